"""A finished game looked through by the strongest bot: winning chances, and what each seat could have done better."""

from __future__ import annotations

from .frame import Frame, crumb, footer, page
from .html import attrs, badge, escape, glyph, sayer
from .model import CostlyLook, Look, ReviewLook, SeatLook
from .pictures import initial
from .sheet import chart


def review_page(frame: Frame, look: Look, found: ReviewLook | None, progress: int | None) -> str:
    """What was found; or how far it is; or the question whether to begin."""
    words = look.words
    say = sayer(words)
    if found is not None:
        body = _found(look, found)
    elif progress is not None:
        body = _under_way(look, progress)
    else:
        body = _question(frame, look)
    title = words("web-review")
    back = f'<a class="btn" href="/t/{look.id}/end">{say("web-to-sheet")}</a>'
    main = (
        f'<main id="main" class="wrap end review"><section class="hero">{initial(title[0])}<div class="tx0">'
        f'<h1 aria-label="{escape(title)}"><span aria-hidden="true">{escape(title[1:])}</span></h1>'
        f'<p class="muted">{say("web-review-line")}</p></div><div class="cta">{back}</div></section>{body}'
        f"{footer(frame)}</main>"
    )
    return page(
        frame, f"{title} · {words('game-title')}", main, styles=("home.css", "sheet.css"),
        scripts=("review.js",), cls="end-page", what=crumb(words("game-title"), title),
    )  # fmt: skip


def _question(frame: Frame, look: Look) -> str:
    say = sayer(look.words)
    if not look.seated and not look.host:
        return f'<section class="panel"><p>{say("web-review-later")}</p></section>'
    start = f'<button class="primary">{glyph("play", 16)}<span>{say("web-review-start")}</span></button>'
    return (
        f'<section class="panel"><p>{say("web-review-ask", count=look.plies)}</p>'
        f"{frame.form(f'/t/{look.id}/review', start)}</section>"
    )


def _under_way(look: Look, done: int) -> str:
    """The page's script moves the bar; without it the link does."""
    say = sayer(look.words)
    bar = attrs(id="progress", max=look.plies, value=done, aria_labelledby="progress-t", data_review=look.id)
    return (
        f'<section class="panel"><p id="progress-t" role="status">{say("web-review-wait")}</p>'
        f"<progress{bar}></progress>"
        f'<p><a href="/t/{look.id}/review">{say("web-review-look")}</a></p></section>'
    )


def _found(look: Look, found: ReviewLook) -> str:
    words = look.words
    say = sayer(words)
    costly = [decision for row in found.costliest for decision in row]
    marks = [(decision.ply, decision.seat, _told(look, decision)) for decision in costly]
    seats = "".join(_seat(look, seat, found) for seat in look.seats)
    return (
        f"{chart(look, found.chances, words, 'web-review-chances', ' %', marks)}"
        f'<section class="panel"><div class="hd"><h2>{say("web-review-costliest")}</h2>'
        f'<small>{say("web-review-costliest-line")}</small></div><div class="sheets">{seats}</div></section>'
    )


def _told(look: Look, decision: CostlyLook) -> str:
    words = look.words
    cost = words("web-review-cost", points=round(decision.points), chance=decision.chance)
    name = look.seats[decision.seat].name
    return f"{name}, {words('web-ply-no', ply=decision.ply + 1)}: {decision.played}. {cost}"


def _seat(look: Look, seat: SeatLook, found: ReviewLook) -> str:
    say = sayer(look.words)
    items = "".join(_costly(look, decision) for decision in found.costliest[seat.seat])
    body = f"<ol>{items}</ol>" if items else f'<p class="muted">{say("web-review-flawless")}</p>'
    title = f"<h3>{badge(seat.colour, 24)}<span>{escape(seat.name)}</span></h3>"
    return f'<section class="sheet costly">{title}{body}</section>'


def _costly(look: Look, decision: CostlyLook) -> str:
    say = sayer(look.words)
    where = f"/t/{look.id}/replay/{decision.ply}?eyes={decision.seat}"
    return (
        f'<li><a href="{where}">{say("web-ply-no", ply=decision.ply + 1)}</a>'
        f"<span>{escape(decision.played)}</span>"
        f'<span class="better">{say("web-review-better", move=decision.better)}</span>'
        f"<b>{say('web-review-cost', points=round(decision.points), chance=decision.chance)}</b></li>"
    )

"""The end of a game: who won, every point with its reason, points over time, once more."""

from __future__ import annotations

from collections.abc import Sequence

from refectory.engine.event import Score

from .frame import Frame, crumb, footer, page
from .html import badge, escape, glyph, link, sayer
from .model import Look
from .pictures import initial
from .sheet import chart, score_sheet
from .table import files
from .walk import rewalk


def end_page(frame: Frame, look: Look, awarded: Sequence[tuple[Score, int]], curve: Sequence[Sequence[int]]) -> str:
    words = look.words
    say = sayer(words)
    assert look.result is not None
    title = words("web-won", names=[look.seats[seat].name for seat in look.result.winners])
    again = ""
    label = "web-rematch" if look.lesson is None else "web-guide-alone-now"
    if look.rematch:
        again = f'<a class="btn primary" href="/t/{look.rematch}">{say("web-to-rematch")}</a>'
    elif look.seated:
        again = frame.form(
            f"/t/{look.id}/rematch",
            f'<button class="primary">{glyph("play", 16)}<span>{say(label)}</span></button>',
            data_plain=True,
        )
    body = (
        f'<main id="main" class="wrap end"><section class="hero">{initial(title[0])}<div class="tx0">'
        f'<h1 aria-label="{escape(title)}"><span aria-hidden="true">{escape(title[1:])}</span></h1>'
        f"{_places(look)}</div>"
        f'<div class="cta">{again}<a class="btn" href="/t/{look.id}">{say("web-see-board")}</a>'
        f'<a class="btn" href="/t/{look.id}/replay/0">{say("web-replay")}</a>'
        f'<a class="btn" href="/t/{look.id}/review">{say("web-review")}</a></div></section>'
        f'<section class="panel"><div class="hd"><h2>{say("web-score-sheet")}</h2>'
        f"<small>{say('web-score-sheet-line')}</small></div>{score_sheet(look, awarded)}{rewalk(look)}</section>"
        f"{chart(look, curve, words)}{_proof(look)}{footer(frame)}</main>"
    )
    return page(
        frame, f"{title} · {words('game-title')}", body, styles=("home.css", "sheet.css"), cls="end-page",
        what=crumb(words("game-title"), words("web-end")),
    )  # fmt: skip


def _places(look: Look) -> str:
    assert look.result is not None
    places = look.result.places
    rows = "".join(
        f"<li>{badge(seat.colour, 26)}<span>{places[seat.seat]}.</span><b>{escape(seat.name)}</b><strong>"
        f"{look.result.scores[seat.seat]}</strong></li>"
        for seat in sorted(look.seats, key=lambda s: places[s.seat])
    )
    rule = ""
    if look.result.rule:
        rule = (
            f'<p class="muted">'
            f"{escape(look.words('web-decided-by'))}"
            f" {link(f'/rules/{look.game.id}#{look.result.rule}', look.result.rule, class_='rule')}</p>"
        )
    return f'<ol class="places">{rows}</ol>{rule}'


def _proof(look: Look) -> str:
    words = look.words
    say = sayer(words)
    return (
        f'<section class="panel proof"><h2>{say("web-proof")}</h2><p>{say("web-proof-line")}</p>'
        f"<p>{say('web-commitment')} <code>{look.commitment}</code><br>{say('web-seed')} <code>"
        f"{escape(look.seed)}</code></p>"
        f"<p>{files(look)}</p></section>"
    )

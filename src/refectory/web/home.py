"""The home page: four arches above one long table, my tables, open seats, a quiet game."""

from __future__ import annotations

from collections.abc import Sequence

from refectory.engine.lesson import load_first
from refectory.engine.registry import game_ids, load_game
from refectory.engine.summary import has_summary
from refectory.words import Catalogue

from .frame import Frame, footer, page
from .html import attrs, badge, escape, glyph, hidden, link, sayer
from .model import TableCard
from .pictures import arch, initial, marks

#: The order of the arcade; games that are not named here follow.
ORDER = ("kardinal", "domus", "monasterium", "monastery")


def games_in_order() -> list[str]:
    known = game_ids()
    return [game for game in ORDER if game in known] + [game for game in known if game not in ORDER]


def home(frame: Frame, mine: Sequence[TableCard], listed: Sequence[TableCard]) -> str:
    arcade = "".join(_bay(frame, game) for game in games_in_order())
    body = (
        f'<main id="main" class="wrap">{_hero(frame, mine)}'
        f'<section class="arcade" aria-label="{escape(frame.words("web-games"))}">{arcade}</section>{marks()}'
        f'<div class="plank" aria-hidden="true"></div>'
        f'<div class="cols">{_mine(frame, mine)}{_open(frame, listed)}{_quiet(frame)}</div>{footer(frame)}</main>'
    )
    return page(frame, f"Refectory · {frame.words('web-home-title')}", body, styles=("home.css",), cls="home")


def _hero(frame: Frame, mine: Sequence[TableCard]) -> str:
    words = frame.words
    say = sayer(words)
    title = words("web-home-title")
    first, _, second = title.partition(", ")
    turn = next((card for card in mine if card.my_turn), None)
    if turn:
        primary = (
            f'<a class="btn primary" href="/t/{turn.id}">{glyph("play", 16)}'
            f"<span>{say('web-your-turn-at', game=_title(frame, turn.game))}</span></a>"
        )
    else:
        start = f'<button class="primary">{glyph("play", 16)}<span>{say("web-play-now")}</span></button>'
        primary = frame.form("/play", hidden(game=games_in_order()[0]) + start)
    return (
        f'<section class="hero">{initial(first[0])}<div class="tx0"><h1 aria-label="{escape(title)}">'
        f'<span aria-hidden="true">{escape(first[1:])},<br>{escape(second)}</span></h1>'
        f"<p>{say('web-home-lead')}</p></div>"
        f'<div class="cta">{primary}<a class="btn" href="/new">{say("web-new-table")}</a></div></section>'
    )


def _title(frame: Frame, game_id: str) -> str:
    return Catalogue(frame.lang, game_id)("game-title")


def facts(frame: Frame, game_id: str) -> str:
    """Seats and length, as on the box."""
    game = load_game(game_id)
    low, high = game.minutes
    minutes = f"{low}" if low == high else f"{low}–{high}"
    seats = f"{game.seats.start}–{game.seats.stop - 1}"
    return frame.words("web-game-facts", seats=seats, minutes=minutes)


def _bay(frame: Frame, game_id: str) -> str:
    words = Catalogue(frame.lang, game_id)
    say = sayer(words)
    title = words("game-title")
    play = (
        f'<button class="primary" aria-label="{say("web-play-now-game", game=title)}">{say("web-play-now")}</button>'
    )
    new = attrs(class_="btn sec", href=f"/new/{game_id}", aria_label=words("web-set-table-game", game=title))
    rules = link(f"/rules/{game_id}", words("web-rules"), aria_label=words("web-rules-of", game=title))
    learn = f'<div class="learn">{learn_form(frame, game_id)}{summary_link(words, game_id)}</div>'
    return (
        f'<article class="bay">{arch(game_id)}<div class="tx"><h2 class="gt">{escape(title)}</h2>'
        f'<p class="idea">{say("game-line")}</p>'
        f'<p class="meta">{escape(facts(frame, game_id))} · {rules}</p>'
        f'<div class="acts">{frame.form("/play", hidden(game=game_id) + play)}'
        f"<a{new}>{say('web-set-table')}</a></div>{learn}</div></article>"
    )


def summary_link(words: Catalogue, game_id: str) -> str:
    if not has_summary(load_game(game_id)):
        return ""
    name = words("web-summary-of", game=words("game-title"))
    return link(f"/rules/{game_id}/summary", words("web-summary"), aria_label=name)


def learn_form(frame: Frame, game_id: str) -> str:
    """The way into a guided first game, where the game has one."""
    if load_first(f"refectory.games.{game_id}") is None:
        return ""
    words = Catalogue(frame.lang, game_id)
    name = escape(words("web-learn-game", game=words("game-title")))
    button = f'<button class="text" aria-label="{name}">{escape(words("web-learn"))}</button>'
    return frame.form(f"/learn/{game_id}", button, class_="learn-form")


def _badges(card: TableCard) -> str:
    return f'<span class="bs">{"".join(badge(colour, 22) for colour in card.colours)}</span>'


def status_line(frame: Frame, card: TableCard) -> str:
    """Where a table stands, in a few words."""
    words = Catalogue(frame.lang, card.game, card.names)
    if card.state == "open":
        return words("web-seated", seated=len(card.kinds) - len(card.open_seats), seats=len(card.kinds))
    if card.state == "over":
        return words("web-won", names=[card.names[seat] for seat in card.winners])
    if card.my_turn:
        return words("web-your-turn-ply", ply=card.ply + 1)
    return words("web-waiting-for", seat=card.actor)


def _row(frame: Frame, card: TableCard, action: str) -> str:
    now = " now" if card.my_turn else ""
    return (
        f'<li class="row{now}">{_badges(card)}<div class="t"><b>{escape(_title(frame, card.game))}</b>'
        f"<span>{escape(status_line(frame, card))}</span></div>{action}</li>"
    )


def _my_row(frame: Frame, card: TableCard) -> str:
    """Where I must move, the button says so."""
    label = frame.words("web-play" if card.my_turn else "web-look-in")
    primary = " primary" if card.my_turn else ""
    return _row(frame, card, f'<a class="btn{primary}" href="/t/{card.id}">{escape(label)}</a>')


def _mine(frame: Frame, mine: Sequence[TableCard]) -> str:
    words = frame.words
    say = sayer(words)
    rows = [_my_row(frame, card) for card in [card for card in mine if card.state != "over"][:2]]
    empty = f'<p class="muted none">{say("web-no-tables")}</p>'
    return _panel("mine", words("web-your-tables"), rows, empty, link("/tables", words("web-all")))


def _open(frame: Frame, listed: Sequence[TableCard]) -> str:
    words = frame.words
    say = sayer(words)
    rows = [open_row(frame, card) for card in listed[:2]]
    empty = f'<p class="muted none">{say("web-no-open")}</p>'
    return _panel("open", words("web-open-seats"), rows, empty, link("/tables#open", words("web-all")))


def open_row(frame: Frame, card: TableCard) -> str:
    return _row(frame, card, f'<a class="btn" href="/t/{card.id}">{escape(frame.words("web-sit-down"))}</a>')


def _quiet(frame: Frame) -> str:
    words = frame.words
    say = sayer(words)
    rows = [
        f'<li class="row"><div class="t"><b>{say(f"web-quiet-{key}")}</b>'
        f"<span>{say(f'web-quiet-{key}-line')}</span></div>"
        f'<a class="btn" href="/new?seats={key}" aria-label="{say(f"web-quiet-{key}")}: {say("web-start")}">'
        f"{say('web-start')}</a></li>"
        for key in ("bots", "here")
    ]
    return _panel("quiet", words("web-quiet"), rows, "", "")


def _panel(cls: str, title: str, rows: list[str], empty: str, more: str) -> str:
    body = f"<ul>{''.join(rows)}</ul>" if rows else empty
    return f'<section class="panel {cls}"><div class="hd"><h2>{escape(title)}</h2>{more}</div>{body}</section>'


def tables(frame: Frame, mine: Sequence[TableCard], listed: Sequence[TableCard]) -> str:
    """All my tables, running and finished, and all open ones."""
    words = frame.words
    say = sayer(words)
    groups = (
        ("running", [card for card in mine if card.state == "running"], words("web-tables-running")),
        ("waiting", [card for card in mine if card.state == "open"], words("web-tables-waiting")),
        ("over", [card for card in mine if card.state == "over"], words("web-tables-over")),
        ("open", list(listed), words("web-open-seats")),
    )
    sections = []
    for key, cards, title in groups:
        rows = [open_row(frame, card) if key == "open" else _my_row(frame, card) for card in cards]
        panel = _panel(key, title, rows, f'<p class="muted none">{say("web-none")}</p>', "")
        sections.append(panel.replace("<section ", f'<section id="{key}" ', 1))
    body = (
        f'<main id="main" class="wrap"><h1 class="page-title">{say("web-nav-tables")}</h1>'
        f'<div class="cols two">{"".join(sections)}</div>{footer(frame)}</main>'
    )
    return page(frame, f"{words('web-nav-tables')} · Refectory", body, styles=("home.css",), cls="home")


def replays(frame: Frame, cards: Sequence[TableCard]) -> str:
    """Finished games that may be looked at."""
    words = frame.words
    say = sayer(words)
    rows = [
        _row(frame, card, f'<a class="btn" href="/t/{card.id}/replay/0">{say("web-replay")}</a>') for card in cards
    ]
    body = (
        f'<main id="main" class="wrap"><h1 class="page-title">{say("web-nav-replays")}</h1>'
        f'<div class="cols one">'
        f'{_panel("over", words("web-finished-games"), rows, f"""<p class="muted none">{say("web-none")}</p>""", "")}'
        f"</div>{footer(frame)}</main>"
    )
    return page(frame, f"{words('web-nav-replays')} · Refectory", body, styles=("home.css",), cls="home")

"""A game looked at again: an address for every ply, any seat's eyes once it is over, and playing on from there."""

from __future__ import annotations

from refectory.engine.event import ALL, SPECTATOR

from .frame import Frame, crumb, page
from .html import attrs, badge, escape, glyph, hidden, link, sayer
from .model import Look
from .motion import ABOVE
from .table import fragment, spoken
from .walk import dialog


def replay_page(frame: Frame, look: Look) -> str:
    words = look.words
    say = sayer(words)
    body = f'<main id="main" class="table-main">{replay_fragment(frame, look)}</main>{dialog(words)}{spoken(look)}'
    title = f"{words('web-replay')} · {words('game-title')}"
    tools = (
        f'<a class="ib" href="/t/{look.id}" aria-label="{say("web-back-to-table")}" title="{say("web-back-to-table")}'
        f'">{glyph("table", 20)}</a>'
    )
    return page(
        frame, title, body, scripts=("client.js", "explain.js"),
        styles=("table.css", "sheet.css", *ABOVE, f"game-{look.game.id}.css"),
        cls="table-page replay-page", what=crumb(words("game-title"), words("web-replay"), "h1"), tools=tools,
        nav=False,
    )  # fmt: skip


def replay_fragment(frame: Frame, look: Look) -> str:
    return f'<div id="replay" class="replay">{_controls(frame, look)}{fragment(look)}</div>'


def address(look: Look, ply: int) -> str:
    eyes = f"?eyes={look.eyes}" if look.state == "over" else ""
    return f"/t/{look.id}/replay/{ply}{eyes}"


def _controls(frame: Frame, look: Look) -> str:
    words = look.words
    say = sayer(words)
    steps = (
        ("first", 0),
        ("prev", max(0, look.ply - 1)),
        ("next", min(look.plies, look.ply + 1)),
        ("last", look.plies),
    )
    links = [
        f'<a class="btn" id="to-{name}" href="{address(look, ply)}" aria-label="{say(f"web-replay-{name}")}'
        f'" title="{say(f"web-replay-{name}")}">{glyph(name)}</a>'
        for name, ply in steps
    ]
    play = (
        f'<button type="button" id="to-play" aria-pressed="false" aria-label="{say("web-replay-play")}'
        f'" title="{say("web-replay-play")}">{glyph("play")}</button>'
    )
    links.insert(2, play)
    slider = attrs(
        id="slider", type="range", min=0, max=look.plies, value=look.ply, aria_label=words("web-replay-ply"),
        aria_valuetext=words("web-ply-of", ply=look.ply, plies=look.plies),
    )  # fmt: skip
    return (
        f'<section id="controls" class="panel controls" aria-label="{say("web-replay")}">'
        f'<div class="step">{"".join(links)}</div><input{slider}>'
        f'<output id="ply">{say("web-ply-of", ply=look.ply, plies=look.plies)}</output>'
        f"{_eyes(look)}{_more(frame, look)}</section>"
    )


def _eyes(look: Look) -> str:
    """Whose view is shown; everybody's cards once the game is over."""
    if look.state != "over":
        return ""
    words = look.words
    say = sayer(words)
    choices = [(ALL, words("web-eyes-all"), ""), (SPECTATOR, words("web-eyes-none"), "")]
    choices += [(seat.seat, seat.name, badge(seat.colour, 18)) for seat in look.seats]
    links = "".join(
        f'<a href="/t/{look.id}/replay/{look.ply}?eyes={eyes}'
        f'"{attrs(aria_current="true" if eyes == look.eyes else None)}>{mark}<span>{escape(name)}</span></a>'
        for eyes, name, mark in choices
    )
    return (
        f'<details class="eyes"><summary>{glyph("help", 16)}<span>{say("web-eyes")}</span></summary>'
        f'<div class="drop">{links}</div></details>'
    )


def _more(frame: Frame, look: Look) -> str:
    words = look.words
    say = sayer(words)
    if look.state != "over":
        story = link(f"/t/{look.id}/log.txt", words("web-log-file"), class_="btn", download=True)
        return f'{story}<span class="muted small-note">{say("web-no-play-on")}</span>'
    play_on = ""
    if look.ply < look.plies:
        play_on = frame.form(
            f"/t/{look.id}/play-on",
            hidden(ply=look.ply, seat=look.eyes if look.eyes >= 0 else look.actor)
            + f"<button>{say('web-play-on')}</button>",
            data_plain=True,
        )
    record = link(f"/t/{look.id}/record.json", words("web-record"), class_="btn", download=True)
    proof = (
        f'<details class="eyes"><summary><span>{say("web-proof")}</span></summary><div class="drop proof">'
        f"<p>{say('web-proof-line')}</p><p>{say('web-commitment')} <code>{look.commitment}</code></p>"
        f"<p>{say('web-seed')} <code>{escape(look.seed)}</code></p></div></details>"
    )
    return f"{play_on}{record}{proof}"

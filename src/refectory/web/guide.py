"""What helps at the first game: the guide's lesson beside the board, and the set-up in one glance."""

from __future__ import annotations

import re

from refectory.engine.event import SPECTATOR
from refectory.engine.summary import has_summary

from .html import attrs, badge, button, escape, glyph, hidden, link, sayer
from .model import LessonLook, Look

STRONG = re.compile(r"\*(.+?)\*")


def spoken(text: str) -> str:
    """A sentence of the catalogues as HTML; what stands between asterisks is stressed."""
    return STRONG.sub(r"<b>\1</b>", escape(text))


def lesson_box(look: Look) -> str:
    """What the guide says, on a leaf that the script lays where there is room; nothing at a table without one."""
    lesson = look.lesson
    if lesson is None:
        return ""
    done = lesson.number >= lesson.total
    inside = _finale(look) if done else _given(look, lesson) if lesson.waits else _between(look, lesson)
    marks = attrs(
        data_lesson=lesson.number, data_key=lesson.key or None, data_look=" ".join(lesson.look) or None,
        data_asks=lesson.move or None, data_waits=int(lesson.waits),
    )  # fmt: skip
    return (
        f'<section id="guide" class="panel guide" aria-labelledby="guide-t"{marks}>{_head(look, lesson)}{inside}'
        f"{'' if done else _footer(look, lesson)}</section>"
    )


def _head(look: Look, lesson: LessonLook) -> str:
    say = sayer(look.words)
    number = min(lesson.number + 1, lesson.total)
    count = look.words("web-guide-count", number=number, total=lesson.total)
    return (
        f'<div class="hd"><h2 id="guide-t">{say("web-guide")}</h2><small>{escape(count)}</small>'
        f'<button type="button" class="ib" data-guide-fold aria-label="{say("web-guide-fold")}" '
        f'title="{say("web-guide-fold")}">{glyph("minus", 16)}</button></div>'
        f'<progress max="{lesson.total}" value="{number}" aria-label="{escape(count)}"></progress>'
    )


def _given(look: Look, lesson: LessonLook) -> str:
    """A lesson: what it says, what it asks for, and its rules."""
    say = sayer(look.words)
    text = spoken(lesson.text)
    rules = " ".join(
        link(f"/rules/{look.game.id}#{rule}", rule, class_="rule", target="_blank") for rule in lesson.rules
    )
    if lesson.move:
        label = dict(look.moves).get(lesson.move, lesson.move)
        step = (
            f'<button type="button" class="text todo" data-guide-show>{glyph("play", 14)}'
            f"<span>{say('web-guide-your-move')} <b>{escape(label)}</b></span></button>"
        )
    else:
        step = ""
    forward = "" if lesson.move else f'<button class="primary">{say("web-guide-next")}</button>'
    return (
        f'<p id="lesson" class="says" role="status">{text} <span class="rules">{rules}</span></p>{step}'
        f"{_form(look, 'next', forward)}"
    )


def _between(look: Look, lesson: LessonLook) -> str:
    """The guide plays on by itself; what happened last is told beside it, and one may hold it."""
    say = sayer(look.words)
    last = f'<p class="last">{look.log[0].html}</p>' if look.log else ""
    label, icon = ("web-guide-on", "play") if lesson.paused else ("web-guide-pause", "pause")
    hold = (
        f'<button formaction="/t/{look.id}/guide/pause" aria-pressed="{str(lesson.paused).lower()}">{glyph(icon)}'
        f"<span>{say(label)}</span></button>"
    )
    return (
        f'<p id="lesson" class="says muted" role="status">{say("web-guide-plays")}</p>{last}'
        f"{_form(look, 'pause', hold)}"
    )


def _finale(look: Look) -> str:
    """After the last lesson: the same once more, and nobody helps."""
    say = sayer(look.words)
    sheet = link(f"/t/{look.id}/end", look.words("web-to-sheet"), class_="btn")
    again = (
        f'<a class="btn primary" href="/t/{look.rematch}">{say("web-guide-alone-now")}</a>'
        if look.rematch
        else f'<form method="post" action="/t/{look.id}/rematch">{hidden(csrf=look.csrf)}'
        f'<button class="primary">{glyph("play", 16)}<span>{say("web-guide-alone-now")}</span></button></form>'
    )
    if look.state != "over":
        return f'<p id="lesson" class="says" role="status">{say("web-guide-plays-out")}</p>'
    return (
        f'<p id="lesson" class="says" role="status">{say("web-guide-done")}</p><div class="acts">{sheet}{again}</div>'
    )


def _form(look: Look, wish: str, buttons: str) -> str:
    if not buttons:
        return ""
    return (
        f'<form method="post" action="/t/{look.id}/guide/{wish}" class="acts">'
        f"{hidden(csrf=look.csrf, stamp=look.stamp)}{buttons}</form>"
    )


def _footer(look: Look, lesson: LessonLook) -> str:
    """Once more, and ways out: nobody has to stay to the end."""
    words = look.words
    wishes = ("back", "alone") if lesson.number else ("alone",)
    buttons = "".join(
        button(
            words(f"web-guide-{wish}"), class_="text", formaction=f"/t/{look.id}/guide/{wish}",
            title=words(f"web-guide-{wish}-line"),
        )
        for wish in wishes
    )  # fmt: skip
    leave = link("/", words("web-guide-leave"), title=words("web-guide-leave-line"))
    return (
        f'<form method="post" action="/t/{look.id}/guide/back" class="ways">'
        f"{hidden(csrf=look.csrf, stamp=look.stamp)}{buttons}{leave}</form>"
    )


# ---- the set-up in one glance ------------------------------------------------------------------------


def has_setup(look: Look) -> bool:
    return look.words.has("setup-goal") and look.first != SPECTATOR


def setup_card(look: Look) -> str:
    """What lies where, who begins and what it is all about. It opens by itself before one's first move."""
    if not has_setup(look):
        return ""
    words = look.words
    say = sayer(words)
    count = len(look.seats)
    order = sorted(look.seats, key=lambda seat: (seat.seat - look.first) % count)
    players = "".join(
        f"<li>{badge(seat.colour, 22)}<b>{escape(seat.name)}</b>"
        f"<span>{say('web-setup-begins') if seat.seat == look.first else ''}</span></li>"
        for seat in order
    )
    lines = "".join(f"<li>{spoken(line)}</li>" for line in words("setup-lines").split("\n"))
    fresh = look.seated and look.untouched and look.lesson is None
    more = link(f"/t/{look.id}/summary", words("web-summary"), target="_blank") if has_summary(look.game) else ""
    return (
        f'<section id="setup-card" class="panel setup-card" popover data-fresh="{int(fresh)}"'
        f' aria-labelledby="setup-t">'
        f'<div class="hd"><h2 id="setup-t">{say("web-setup")}</h2><button type="button" class="ib" '
        f'popovertarget="setup-card" popovertargetaction="hide" aria-label="{say("web-close")}">×</button></div>'
        f'<p class="says">{say("setup-goal")}</p><ol>{players}</ol><ul>{lines}</ul><p>{more}</p></section>'
    )


def setup_button(look: Look) -> str:
    """For the menu: the set-up once more."""
    if not has_setup(look):
        return ""
    return f"<p>{button(look.words('web-setup'), type='button', data_close=True, data_setup=True)}</p>"

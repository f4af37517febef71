"""The table page. Order in the document: prompt, board, moves, own area, opponents, score, log, talk."""

from __future__ import annotations

import re

from refectory.engine.art import Panel, Tab
from refectory.engine.art import icon as symbol
from refectory.engine.event import SPECTATOR
from refectory.engine.registry import ROOMS
from refectory.engine.rules import load_prompts
from refectory.engine.summary import has_summary

from .frame import Frame, crumb, page
from .guide import lesson_box, setup_button, setup_card
from .html import attrs, badge, button, escape, glyph, hidden, link, sayer, symbols
from .model import Look, SeatLook
from .motion import ABOVE
from .pictures import arch, marks
from .setup import clock_words
from .sheet import projection
from .walk import dialog, opener

#: An own area wider than this goes below the board, a narrower one into the rail.
RAIL = 420
#: Room for drawn panels in the rails of the desk layout, and how wide the left one is, in pixels.
RIGHT_ROOM, LEFT_ROOM, LEFT_WIDTH = 500, 834, 240
#: Room for the panels of the right rail and the projection below them, and how high that is, for each seat too.
PROJECTION_ROOM, PROJECTION, PROJECTION_ROW = 640, 86, 23
#: How high a seat is in the left rail; a full table makes itself small.
SEAT_HEIGHT, SMALL_SEAT, FULL = 62, 52, 5

MOVE = re.compile(r'data-move="([^"]*)"')
ENDING = re.compile(r"^(end|done|stop|pass|finish|ready|confirm|keep)$")
#: What ends a turn is at hand beside undo, even where the drawing has a place for it.
CLOSING = re.compile(r"^(end|done|stop|finish)$")


def table_page(frame: Frame, look: Look) -> str:
    words = look.words
    say = sayer(words)
    title = words("game-title")
    tools = (
        f'<a class="ib" href="/rules/{look.game.id}" target="_blank" aria-label="{say("web-rules")}" '
        f'title="{say("web-rules")}">{glyph("book", 20)}</a>'
        f'<button class="ib" data-open="keys" aria-label="{say("web-help")}" title="{say("web-help")}">'
        f"{glyph('help', 20)}</button>"
        f'<button class="ib" data-open="menu" aria-label="{say("web-menu")}" title="{say("web-menu")}">'
        f"{glyph('menu', 20)}</button>"
    )
    body = (
        f'<main id="main" class="table-main">{fragment(look)}</main>{_menu(frame, look)}{_keys(look)}{_advice(look)}'
        f"{dialog(words)}{setup_card(look)}"
        f'<p id="offline" class="offline" role="status" hidden>{say("web-offline")}</p>'
        f'<div id="told" class="vh" role="log" aria-label="{say("web-log")}"></div>{spoken(look)}'
    )
    return page(
        frame, f"{title} · Refectory", body, scripts=("client.js", "explain.js", "guide.js"), cls="table-page",
        styles=("table.css", "sheet.css", *ABOVE, "guide.css", f"game-{look.game.id}.css"),
        what=crumb(title, look.status, "h1"), tools=tools, nav=False,
    )  # fmt: skip


def spoken(look: Look) -> str:
    """The few sentences that the page itself must be able to say."""
    words = look.words
    keys = {"confirm": "confirm", "final": "confirm-line", "lost": "lost-move", "stop": "recap-stop"}
    keys["explore"] = "about-mode"
    return (
        f'<div id="words" hidden{attrs(**{f"data_{name}": words(f"web-{key}") for name, key in keys.items()})}></div>'
    )


def fragment(look: Look) -> str:
    """Everything that changes while a game is played; what the stream keeps fresh."""
    wide = _wide(look)
    your_turn = look.state == "running" and not look.replay and (look.eyes == look.actor or look.curtain != SPECTATOR)
    your_turn = your_turn and (look.lesson is None or bool(look.lesson.move))
    mine = attrs(
        data_table=look.id, data_stamp=look.stamp, data_ply=look.ply, data_turn=int(your_turn), data_state=look.state,
        data_live=int(look.live), data_game=look.game.id, data_title=_tab_title(look, your_turn), data_eyes=look.eyes,
        data_mine=" ".join(f"{seat.seat}{seat.bot}" for seat in look.seats if seat.mine), data_status=look.status,
        data_motion=look.motion, data_movers=",".join(look.game.movers),
        data_anchor=look.game.anchor or None,
        data_walk=max(look.scorings, default=None), data_lead=_lead(look),
        data_tab=_lead(look) or _leaves(look).split()[0],
    )  # fmt: skip
    kinds = {
        "wide": wide,
        "menued": _menus(look),
        "paired": _paired(look),
        "tabbed": _tabs(look),
        "replaying": look.replay,
    }
    cls = " ".join(["table", *(name for name, so in kinds.items() if so), f"seats-{len(look.seats)}"])
    if look.curtain != SPECTATOR:
        inside = _curtain(look)
    elif look.state in ("open", "closed"):
        inside = _waiting(look)
    else:
        inside = _laid(look, wide)
    return f'<div id="table" class="{cls}"{mine}>{inside}{lesson_box(look)}</div>'


def _tab_title(look: Look, your_turn: bool) -> str:
    words = look.words
    state = words("web-tab-turn") + " · " if your_turn else ""
    return f"{state}{words('game-title')} · Refectory"


def _wide(look: Look) -> bool:
    return any(panel.area == "own" and panel.width > RAIL for panel in _desk(look))


def _desk(look: Look) -> list[Panel]:
    return [panel for panel in look.panels if panel.on_desk]


def _menus(look: Look) -> list[Panel]:
    return [panel for panel in _desk(look) if panel.area == "menu"]


def _paired(look: Look) -> list[Panel]:
    """What stands beside the wide own board where there is room, else at the head of the rail."""
    return [panel for panel in _desk(look) if panel.rail == "own"]


# ---- the leaves of a phone -----------------------------------------------------------------------------


def _tabs(look: Look) -> list[Tab]:
    """The leaves that the game itself has."""
    return list(dict.fromkeys(panel.tab for panel in look.panels if panel.tab))


def _leaf(look: Look, tab: Tab) -> str:
    """Leaves are numbered, because a stylesheet must know their names."""
    return f"t{_tabs(look).index(tab) + 1}"


def _leaves(look: Look) -> str:
    """All leaves on which the game is played."""
    return " ".join(_leaf(look, tab) for tab in _tabs(look)) or "table"


def _part(look: Look, panel: Panel) -> str:
    """On which leaves a phone shows a panel; where something can be done it is always at hand."""
    if panel.tab:
        return _leaf(look, panel.tab)
    if _tabs(look) or panel.area in ("own", "menu") or panel.id == "hand":
        return _leaves(look)
    return "table side" if _acting(look, panel) else "side"


def _lead(look: Look) -> str | None:
    """The leaf to turn to: where most can be done now, unless something can be done on all of them."""
    acting = [(len(places), panel) for panel in look.panels if panel.on_phone and (places := _places(look, panel))]
    if not acting or not all(panel.tab for _, panel in acting):
        return None
    return _part(look, max(acting, key=lambda entry: entry[0])[1])


def _places(look: Look, panel: Panel) -> set[str]:
    """The moves that a panel offers; what ends a turn is at hand on every leaf."""
    return {word for word in MOVE.findall(panel.body) if not CLOSING.match(word)} if look.moves else set()


def _acting(look: Look, panel: Panel) -> bool:
    return bool(look.moves) and "data-move=" in panel.body


# ---- the laid table ----------------------------------------------------------------------------------


def _laid(look: Look, wide: bool) -> str:
    boards = [panel for panel in look.panels if panel.area == "board"]
    own = [panel for panel in _desk(look) if panel.area == "own"]
    under = [panel for panel in own if panel.width > RAIL]
    paired = _paired(look)
    right, left = _rails(look, [panel for panel in own if panel.width <= RAIL and panel not in paired], wide)
    small = [panel for panel in look.panels if panel.screen == "phone" and panel.area not in ("board", "bar")]

    def panels(those: list[Panel], more: str = "") -> str:
        return "".join(_panel(look, panel, panel.area + more) for panel in those)

    middle = f"{_prompt(look)}{_board(look, boards)}{_move_list(look)}{panels(under, ' under')}{panels(small)}"
    menu = ""
    if _menus(look):
        menu = f'<div id="beside" class="beside">{panels(_menus(look))}{projection(look, strip=True)}</div>'
    rail = panels(right) + ("" if menu else projection(look, strip=_crowded(look, right)))
    menu += f'<div id="pair" class="pair">{panels(paired)}</div>' if paired else ""
    bottom = _bottom(look)
    return (
        f'<div id="mid" class="mid{_share(boards, under)}">{middle}</div>{menu}'
        f'<div id="right" class="right"><div id="rail" class="rail">{rail}</div>'
        f"{_log(look)}{_chat(look)}</div>"
        f'<div id="left" class="left"{attrs(tabindex=0 if left else None)}>'
        f"{_seats(look)}{_more(look, left or right) if left or _menus(look) else ''}{panels(left)}</div>"
        f"{bottom}{symbols(bottom, *(panel.body for panel in look.panels if _on_screen(look, panel)))}"
    )


def _more(look: Look, folded: list[Panel]) -> str:
    """On smaller desks the left rail, or what a menu displaces, folds away behind this button."""
    label = folded[0].title if folded else look.words("web-tab-side")
    return (
        f'<button type="button" class="more" data-more-button aria-controls="left" title="{escape(label)}">'
        f"{glyph('cards')}<span>{escape(label)}</span></button>"
    )


def _share(boards: list[Panel], under: list[Panel]) -> str:
    """How the height is shared between the board and what lies below it, in steps of five percent."""
    if not under:
        return ""
    above = sum(p.height / p.width for p in boards if p.on_desk)
    below = sum(p.height / p.width for p in under)
    return f" share-{max(20, min(80, round(100 * below / (above + below) / 5) * 5))}"


def _rails(look: Look, own: list[Panel], wide: bool) -> tuple[list[Panel], list[Panel]]:
    """Which narrow panels stand right and which left; the rails scroll if a game has more than fits."""
    rest = [panel for panel in _desk(look) if panel.area in ("side", "rival")]
    if wide:
        return own + rest, []
    right, left = list(own), []
    room = RIGHT_ROOM - sum(_height(panel) for panel in own)
    room_left = LEFT_ROOM - len(look.seats) * (SMALL_SEAT if len(look.seats) >= FULL else SEAT_HEIGHT)
    for panel in rest:
        if panel.rail == "right" or (not panel.rail and _height(panel) <= room):
            right.append(panel)
            room -= _height(panel)
        elif panel.rail == "left" or _height(panel, 212) <= room_left:
            left.append(panel)
            room_left -= _height(panel, 212)
        else:
            right.append(panel)
            room = 0
    return right, left


def _crowded(look: Look, right: list[Panel]) -> bool:
    """Whether a projection with a row for every seat would lie below the edge of the right rail."""
    needed = sum(_height(panel) + 10 for panel in right) + PROJECTION + PROJECTION_ROW * len(look.seats)
    return needed > PROJECTION_ROOM


def _height(panel: Panel, width: int = 292) -> int:
    return round(panel.height * width / panel.width) + 44


def _panel(look: Look, panel: Panel, cls: str) -> str:
    """A drawing in a frame. In the rails it folds; a leaf of a phone has its name on the tab."""
    if not _on_screen(look, panel):
        return ""
    narrow = " narrow" if panel.width <= RAIL else ""
    acting = " acting" if _acting(look, panel) else ""
    title, name = f"<h2>{escape(panel.title)}</h2>", escape(panel.id)
    drawing = f'<div class="drawing{_long(panel)}" id="drawing-{name}"{_scrolls(panel)}>{panel.svg()}</div>'
    if panel.screen == "phone":
        inside = f'<h2 class="vh">{escape(panel.title)}</h2>{drawing}'
    elif "under" in cls:
        inside = f'<div class="hd">{title}</div>{drawing}'
    else:
        inside = f'<details id="fold-{name}" open><summary class="hd">{title}</summary>{drawing}</details>'
    shown = attrs(data_part=_part(look, panel), data_screen=panel.screen or None)
    return f'<section id="box-{name}" class="panel drawn {cls}{narrow}{acting}"{shown}>{inside}</section>'


def _board(look: Look, boards: list[Panel]) -> str:
    parts = " ".join(_board_part(look, panel) for panel in boards if panel.on_phone)
    drawings = "".join(_wrapped(look, panel) for panel in boards if _on_screen(look, panel))
    return f'<section id="board" class="boardbox" data-part="{parts}">{drawings}</section>'


def _on_screen(look: Look, panel: Panel) -> bool:
    """Whether the page may need the drawing: one that has not said how large it is may need all of them."""
    return not look.screen or panel.screen in ("", look.screen)


def _board_part(look: Look, panel: Panel) -> str:
    return _leaf(look, panel.tab) if panel.tab else _leaves(look)


def _wrapped(look: Look, panel: Panel) -> str:
    shown = attrs(data_part=_board_part(look, panel), data_screen=panel.screen or None)
    name, cls = escape(panel.id), f"boardwrap{_long(panel)}"
    return f'<div class="{cls}" id="wrap-{name}"{shown}{_scrolls(panel)}>{panel.svg()}</div>'


def _long(panel: Panel) -> str:
    """A drawing that is much wider than high scrolls sideways on a phone instead of shrinking to nothing."""
    return " long" if panel.scrolls or panel.width > 2 * panel.height else ""


def _scrolls(panel: Panel) -> str:
    """What scrolls must be reachable by key."""
    return attrs(tabindex=0, role="group", aria_label=panel.title) if _long(panel) else ""


def _zoom(look: Look) -> str:
    words = look.words
    buttons = "".join(
        f'<button type="button" data-zoom="{key}" {_named(words(f"web-zoom-{key}"))}>{glyph(icon, 18)}</button>'
        for key, icon in (("in", "plus"), ("out", "minus"), ("fit", "fit"))
    )
    return f'<div class="zoom">{buttons}</div>'


def _named(name: str) -> str:
    """A glyph alone needs a name, for those who hover and for those who listen."""
    return f'aria-label="{escape(name)}" title="{escape(name)}"'


# ---- the prompt and the moves ------------------------------------------------------------------------


def _prompt(look: Look) -> str:
    words = look.words
    say = sayer(words)
    seat = next((s for s in look.seats if s.seat == look.actor), None)
    colour = f" s-{seat.colour}" if seat else ""
    turn = " turn" if look.moves else ""
    recap = ""
    if look.since is not None and not look.replay:
        recap = button(
            words("web-since"), type="button", data_recap=look.since, class_="text", title=words("web-since-line")
        )
    if look.may_ask:
        recap += button(words("web-hint"), type="button", data_ask=True, class_="text", title=words("web-hint-title"))
    hint = f'<span id="hint" data-hint="{escape(look.hint)}">{escape(look.hint)}</span>'
    news = f'<b id="news" role="status">{escape(look.prompt)}</b>'
    if look.replay:
        actions = ""
    elif look.state == "over":
        actions = f'<a class="btn primary" href="/t/{look.id}/end">{say("web-to-sheet")}</a>'
    else:
        actions = _actions(look)
    return (
        f'<section id="prompt" class="panel prompt{turn}{colour}" aria-label="{say("web-now")}">'
        f'<div class="q">{_asked(look)}{news}{hint}{recap}</div><div class="acts">{actions}</div></section>'
    )


def _asked(look: Look) -> str:
    """The rule that the open decision is about."""
    decision = look.view.get("decision")
    if not decision:
        return ""
    rule = load_prompts(f"{ROOMS}.{look.game.id}")[decision["step"]]
    return link(f"/rules/{look.game.id}#{rule}", rule, class_="rule", target="_blank")


def _off_board(look: Look) -> list[tuple[str, str]]:
    """Moves that no place of the drawing offers."""
    drawn = {word for panel in look.panels for word in MOVE.findall(panel.body)}
    return [(word, label) for word, label in look.moves if escape(word) not in drawn]


def _actions(look: Look) -> str:
    """Undo, those moves that have no place on the board, and what ends a turn even where it has one."""
    plain = _off_board(look)
    if len(plain) > 3:
        plain = [move for move in plain if ENDING.match(move[0])][:2]
    plain += [move for move in look.moves if CLOSING.match(move[0]) and move not in plain]
    made = _form(look, _undo(look) + "".join(move_button(word, label, primary=True) for word, label in plain))
    return made + "".join(_stand_in(look, seat) for seat in look.seats if _ours(seat) or seat.turn)


def _ours(seat: SeatLook) -> bool:
    """A seat of the reader's for which the computer stands in."""
    return seat.mine and bool(seat.bot)


def _stand_in(look: Look, seat: SeatLook) -> str:
    """Let the computer stand in for somebody who is away, or play on oneself."""
    if look.state != "running":
        return ""
    if _ours(seat):
        return _small_form(look, f"/t/{look.id}/take-back", seat.seat, look.words("web-take-back"))
    if seat.may_hand_over:
        return _small_form(look, f"/t/{look.id}/hand-over", seat.seat, look.words("web-hand-over"))
    return ""


def _form(look: Look, body: str) -> str:
    if not body:
        return ""
    return f'<form method="post" action="/t/{look.id}/move">{hidden(csrf=look.csrf, stamp=look.stamp)}{body}</form>'


def _undo(look: Look) -> str:
    if not look.may_undo:
        return ""
    why = attrs(aria_disabled="true", data_reason=look.undo) if look.undo is not None else ""
    return (
        f'<button id="undo" class="undo" formaction="/t/{look.id}/undo"{why}>{glyph("undo")}<span>'
        f"{escape(look.words('web-undo'))}</span></button>"
    )


def move_button(word: str, label: str, primary: bool = False) -> str:
    cls = ' class="primary"' if primary else ""
    icon = glyph("check") if primary and ENDING.match(word) else ""
    return (
        f'<button name="move" value="{escape(word)}" data-move="{escape(word)}"{cls}>{icon}<span>'
        f"{escape(label)}</span></button>"
    )


def _move_list(look: Look) -> str:
    """Everything legal as plain buttons, for keyboards, screen readers and thumbs."""
    listed = ""
    if look.moves:
        label = look.words("web-all-moves", count=len(look.moves))
        buttons = _form(look, "".join(move_button(word, label) for word, label in look.moves))
        listed = (
            f'<details id="all-moves"{attrs(open=len(_off_board(look)) > 3)}><summary>{escape(label)}</summary>'
            f'<div class="pick">{buttons}</div></details>'
        )
    return f'<section id="moves" class="panel moves" data-part="{_leaves(look)}">{listed}{_zoom(look)}</section>'


# ---- people ------------------------------------------------------------------------------------------


def _seats(look: Look) -> str:
    order = [*(s for s in look.seats if s.seat == look.eyes), *(s for s in look.seats if s.seat != look.eyes)]
    cards = "".join(_seat(look, seat) for seat in order)
    return (
        f'<div id="seats" class="seats" role="group" aria-label="{escape(look.words("web-players"))}">{cards}</div>'
    )


def _seat(look: Look, seat: SeatLook) -> str:
    words = look.words
    say = sayer(words)
    turn = " turn" if seat.turn else ""
    clock = ""
    if seat.left is not None and look.state == "running" and not seat.bot:
        clock = (
            f' <span class="clock" data-left="{max(0, seat.left)}" data-runs="{int(seat.turn)}">'
            f"{_time(seat.left)}</span>"
        )
    more = "" if seat.turn or seat.mine else _stand_in(look, seat)  # those stand beside the prompt
    winner = (
        ' <span class="crown" aria-hidden="true">♛</span>' if look.result and seat.seat in look.result.winners else ""
    )
    line = next((panel for panel in look.panels if (panel.area, panel.id) == ("seat", f"seat-{seat.seat}")), None)
    counts = f'<div class="counts">{line.svg()}</div>' if line else ""
    return (
        f'<section id="seat-{seat.seat}" class="panel seat{turn}" aria-label="{escape(seat.name)}">'
        f"{badge(seat.colour)}"
        f'<div class="who"><div class="nm">{escape(seat.name)}{winner}</div><div class="st">'
        f"{escape(_seat_state(look, seat))}{clock}</div></div>"
        f'<div class="pts" id="pts-{seat.seat}"><span class="vh">{say("web-points")}: </span>{seat.score}</div>'
        f"{counts}{more}</section>"
    )


def _seat_state(look: Look, seat: SeatLook) -> str:
    words = look.words
    if look.result:
        return words("web-place", place=look.result.places[seat.seat])
    if seat.turn:
        return (
            words("web-you-move")
            if seat.mine and not seat.bot
            else words("web-thinks")
            if seat.bot
            else words("web-to-move")
        )
    if seat.bot:
        return words("web-stand-in") if seat.kind == "person" else words(f"web-level-{seat.bot}")
    if seat.mine:
        return words("web-you")
    return words("web-present") if seat.present else words("web-away")


def _time(left: int) -> str:
    seconds = max(0, left) // 1000
    days, hours, minutes = seconds // 86400, seconds // 3600 % 24, seconds // 60 % 60
    if days:
        return f"{days} d {hours} h"
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def _small_form(look: Look, action: str, seat: int, label: str) -> str:
    return (
        f'<form method="post" action="{action}" class="hand">{hidden(csrf=look.csrf, seat=seat)}'
        f'<button class="small">{escape(label)}</button></form>'
    )


# ---- log and talk ------------------------------------------------------------------------------------


def _log(look: Look) -> str:
    words = look.words
    say = sayer(words)
    colours = {seat.seat: seat.colour for seat in look.seats}
    lines = []
    since = look.since
    walked: set[int] = set()
    for line in look.log:
        if line.ply in look.walks and line.ply not in walked:
            walked.add(line.ply)
            lines.append(opener(words, line.ply))
        if since is not None and line.ply <= since:
            lines.append(f'<li class="sep" id="since">{say("web-your-last-turn")}</li>')
            since = None
        mark = badge(colours[line.seat], 20) if line.seat in colours else '<i class="dot"></i>'
        rule = (
            link(f"/rules/{look.game.id}#{line.rule}", line.rule, class_="rule", target="_blank") if line.rule else ""
        )
        cls = f' class="{line.kind}"' if line.kind else ""
        lines.append(f"<li{cls}>{mark}<span>{line.html} {rule}</span></li>")
    again = ""
    if not look.replay and (look.seated or look.state == "over"):
        again = link(f"/t/{look.id}/replay/{look.ply}", words("web-replay"))
    return (
        f'<section id="log" class="panel log" data-part="log"><div class="hd"><h2>{say("web-log")}</h2>'
        f"{again}</div>"
        f'<ol tabindex="0" aria-label="{say("web-log")}">{"".join(lines)}</ol></section>'
    )


def _chat(look: Look) -> str:
    if look.replay:
        return ""
    words = look.words
    say = sayer(words)
    colours = {seat.seat: seat.colour for seat in look.seats}
    lines = "".join(
        f"<li>{badge(colours[said.seat], 16) if said.seat in colours else ''}<b>{escape(said.name)}</b> <span>"
        f"{escape(said.text)}</span></li>"
        for said in look.chat
    )
    form = ""
    if look.silence:
        form = f'<p class="muted">{escape(look.silence)}</p>'
    elif look.may_chat:
        form = (
            f'<form method="post" action="/t/{look.id}/say" class="say">{hidden(csrf=look.csrf)}'
            f'<label class="vh" for="say">{say("web-say")}</label>'
            f'<input id="say" name="text" maxlength="400" autocomplete="off" placeholder="{say("web-say")}">'
            f'<button class="small">{say("web-send")}</button>{_vow(look)}</form>'
        )
    if look.asides:
        buttons = "".join(move_button(word, label) for word, label in look.asides)
        form += f'<details id="asides" class="pick"><summary>{say("web-asides")}</summary>'
        form += f"{_form(look, buttons)}</details>"
    opened = " open" if look.chat else ""
    return (
        f'<section id="chat" class="panel chat" data-part="log"><details id="chat-d"{opened}><summary><h2>'
        f"{say('web-chat')}</h2>"
        f'<small>{len(look.chat) or ""}</small></summary><ol tabindex="0" aria-label="{say("web-chat")}">{lines}</ol>'
        f"{form}</details></section>"
    )


def _vow(look: Look) -> str:
    """Where words cost something, whoever writes says first that they know."""
    if not look.vow:
        return ""
    text = escape(look.words("web-vow"))
    return f'<label class="vow"><input type="checkbox" name="break" value="1" required> <span>{text}</span></label>'


def _bottom(look: Look) -> str:
    """The bar of the small screens: undo, the moves without a place, and tabs."""
    words = look.words
    say = sayer(words)
    acts = "" if look.replay or look.state == "over" else _actions(look).replace('id="undo"', 'id="undo-s"')
    if look.moves:
        label = escape(words("web-all-moves", count=len(look.moves)))
        acts += (
            f'<button type="button" class="list" data-list aria-controls="moves">{glyph("cards")}'
            f'<span class="vh">{label}</span><b aria-hidden="true">{len(look.moves)}</b></button>'
        )
    return (
        f'<div id="bottom" class="bottom">{_bar(look)}<div class="acts">{acts}</div>'
        f'<nav aria-label="{say("web-parts")}">{_nav(look)}</nav></div>'
    )


def _bar(look: Look) -> str:
    bars = "".join(panel.svg() for panel in look.panels if panel.area == "bar")
    return f'<div id="bar" class="bar" data-part="{_leaves(look)}">{bars}</div>' if bars else ""


def _nav(look: Look) -> str:
    """The game's own leaves, or table and display; then score and log."""
    words = look.words
    house = (("table", "table"), ("side", "cards"), ("score", "sum"), ("log", "scroll"))
    own = [(_leaf(look, tab), tab.label, _symbol(tab.icon)) for tab in _tabs(look)]
    more = [(key, words(f"web-tab-{key}"), glyph(icon, 20)) for key, icon in (house[2:] if own else house)]
    first = _lead(look) or _leaves(look).split()[0]
    return "".join(
        f'<button type="button" data-tab="{key}"{attrs(aria_current="true" if key == first else None)}>'
        f"{drawn}<span>{escape(label)}</span></button>"
        for key, label, drawn in (*own, *more)
    )


def _symbol(name: str) -> str:
    return f'<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">{symbol(name, 0, 0, 24)}</svg>'


# ---- before the game, and between two people -----------------------------------------------------------


def _curtain(look: Look) -> str:
    words = look.words
    say = sayer(words)
    seat = next(s for s in look.seats if s.seat == look.curtain)
    undo = _form(look, _undo(look)) if look.may_undo and look.undo is None else ""
    return (
        f'<section id="curtain" class="curtain s-{seat.colour}"><div class="panel">{badge(seat.colour, 72)}'
        f'<h2><span id="news" role="status">{say("web-curtain", seat=seat.seat)}</span></h2>'
        f'<p class="muted">{say("web-curtain-line")}</p>'
        f'<form method="post" action="/t/{look.id}/here">{hidden(csrf=look.csrf, seat=seat.seat)}'
        f'<button class="primary" id="here" autofocus>{say("web-i-am", seat=seat.seat)}</button></form>{undo}</div>'
        f"</section>"
    )


def _waiting(look: Look) -> str:
    words = look.words
    say = sayer(words)
    rows = "".join(_awaited(look, seat) for seat in look.seats)
    close = ""
    if look.host and look.state == "open":
        close = (
            f'<form method="post" action="/t/{look.id}/close">{hidden(csrf=look.csrf)}<button class="small">'
            f"{say('web-close-table')}</button></form>"
        )
    title = words("web-closed") if look.state == "closed" else words("web-waiting")
    return (
        f'<section class="panel waiting"><div class="scene">{arch(look.game.id)}</div>{marks()}'
        f'<div class="hd"><h2><span id="news" role="status">{escape(title)}</span></h2>'
        f"<small>{escape(clock_words(words, look.clock))}</small></div><ol>{rows}</ol>"
        f'<p class="muted">{say("web-waiting-line")}</p>'
        f'<p class="muted proof">{say("web-commitment")} <code>{look.commitment}</code></p>{close}</section>'
        f"{_chat(look)}"
    )


def _awaited(look: Look, seat: SeatLook) -> str:
    words = look.words
    say = sayer(words)
    if seat.kind != "open":
        state = words("web-you") if seat.mine else _seat_state(look, seat)
        return (
            f'<li>{badge(seat.colour, 28)}<b>{escape(seat.name)}</b><span class="muted">{escape(state)}</span></li>'
        )
    actions = []
    if look.state == "open" and look.host:
        actions.append(
            f'<form method="post" action="/t/{look.id}/invite" data-invite>{hidden(csrf=look.csrf, seat=seat.seat)}'
            f"<button>{glyph('link')}<span>{say('web-invite')}</span></button></form>"
        )
        actions.append(_small_form(look, f"/t/{look.id}/bot", seat.seat, words("web-fill-bot")))
    elif look.state == "open" and look.listed:
        actions.append(
            f'<form method="post" action="/t/{look.id}/sit">{hidden(csrf=look.csrf, seat=seat.seat)}'
            f'<label class="vh" for="n{seat.seat}">{say("web-your-name")}</label>'
            f'<input id="n{seat.seat}" name="name" maxlength="24" placeholder="{say("web-your-name")}">'
            f'<button class="primary">{say("web-sit-down")}</button></form>'
        )
    return (
        f'<li class="free">{badge(seat.colour, 28)}<b>{say("web-free-seat")}</b><span class="acts">'
        f"{''.join(actions)}</span></li>"
    )


# ---- dialogs -----------------------------------------------------------------------------------------


def _menu(frame: Frame, look: Look) -> str:
    words = look.words
    say = sayer(words)
    choices = (
        ("motion", ("calm", "brisk", "off")), ("sound", ("off", "on")), ("symbols", ("normal", "large")),
        ("confirm", ("final", "always", "never")), ("notify", ("off", "on")), ("walk", ("on", "off")),
    )  # fmt: skip
    fields = "".join(
        f'<div class="field"><label for="set-{name}">{say(f"web-set-{name}")}</label>'
        f'<select id="set-{name}" data-setting="{name}">'
        + "".join(f'<option value="{value}">{say(f"web-set-{name}-{value}")}</option>' for value in values)
        + "</select>"
        + (f'<small id="denied" role="status" hidden>{say("web-set-notify-denied")}</small>' * (name == "notify"))
        + "</div>"
        for name, values in choices
    )
    mine = [seat for seat in look.seats if seat.mine]
    device = "".join(
        f'<form method="post" action="/t/{look.id}/invite" data-invite>{hidden(csrf=look.csrf, seat=seat.seat)}'
        f"<button>{badge(seat.colour, 18)}<span>{say('web-move-seat', name=seat.name)}</span></button></form>"
        + (
            ""
            if look.state != "running" or look.lesson is not None or seat.bot
            else _small_form(look, f"/t/{look.id}/hand-over", seat.seat, words("web-leave-to-bot"))
        )
        for seat in mine
    )
    settings = frame.form(
        "/settings",
        hidden(back=frame.path) + f'<div class="acts"><button name="lang" value="de" lang="de">Deutsch</button>'
        f'<button name="lang" value="en" lang="en">English</button>'
        f'<button name="theme" value="light">{say("web-theme-light")}</button><button name="theme" value="dark">'
        f"{say('web-theme-dark')}</button></div>",
        data_plain=True,
    )
    proof = f'<p class="proof muted">{say("web-commitment")} <code>{look.commitment}</code></p>'
    return (
        f'<dialog id="menu" aria-labelledby="menu-t"><div class="hd"><h2 id="menu-t">{say("web-menu")}</h2>'
        f'<button class="ib" data-close aria-label="{say("web-close")}">×</button></div>'
        f'<h3>{say("web-settings")}</h3>{fields}{settings}<div id="menu-table">'
        f'<h3>{say("web-your-seat")}</h3><div class="stack">{device or say("web-you-watch")}</div>'
        f"<h3>{say('web-table-itself')}</h3>{setup_button(look)}{proof}<p>{files(look)}</p></div></dialog>"
        f'<dialog id="share" aria-labelledby="share-t"><div class="hd"><h2 id="share-t">{say("web-share")}</h2>'
        f'<button class="ib" data-close aria-label="{say("web-close")}">×</button></div><div id="share-body"></div>'
        f"</dialog>"
    )


def files(look: Look) -> str:
    """What of the game can be taken along: the log for eyes that may read it, the record once the seed is open."""
    words = look.words
    story = link(f"/t/{look.id}/log.txt", words("web-log-file"), download=True)
    record = link(f"/t/{look.id}/record.json", words("web-record"), download=True)
    if look.state == "over":
        return f"{record} · {story}"
    return story if look.state == "running" and look.seated else ""


def _advice(look: Look) -> str:
    """Where a hint is written: beside the board, which stays in sight and in use."""
    say = sayer(look.words)
    return (
        f'<dialog id="advice" class="advice" aria-labelledby="advice-t"><div class="hd"><h2 id="advice-t">'
        f'{say("web-hint-title")}</h2><button class="ib" data-close aria-label="{say("web-close")}">×</button></div>'
        f'<p class="muted" role="status" data-wait="{say("web-hint-wait")}" data-how="{say("web-hint-how")}"></p>'
        f"<ol></ol></dialog>"
    )


def _keys(look: Look) -> str:
    words = look.words
    summed = has_summary(look.game)
    say = sayer(words)
    keys = (
        ("← ↑ → ↓", "arrows"),
        ("Enter", "enter"),
        ("Home / End", "ends"),
        ("Esc", "esc"),
        ("U", "undo"),
        ("H", "hint"),
        ("M", "moves"),
        ("L", "log"),
        ("+ − 0", "zoom"),
        ("I", "about"),
        ("?", "help"),
    )
    rows = "".join(f"<dt><kbd>{escape(key)}</kbd></dt><dd>{say(f'web-key-{name}')}</dd>" for key, name in keys)
    return (
        f'<dialog id="keys" aria-labelledby="keys-t"><div class="hd"><h2 id="keys-t">{say("web-help")}</h2>'
        f'<button class="ib" data-close aria-label="{say("web-close")}">×</button></div><dl>{rows}</dl>'
        f"<p>{link(f'/rules/{look.game.id}', words('web-rules-of', game=words('game-title')), target='_blank')}"
        f"{' · ' + link(f'/t/{look.id}/summary', words('web-summary'), target='_blank') if summed else ''}</p>"
        f"</dialog>"
    )

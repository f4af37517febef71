"""One monastery in full: three areas, cellarer and boost card, and the rooms."""

from __future__ import annotations

from typing import Any

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .components import AREAS, LAST_STAGE, LAST_STEP, SPECIALS
from .pen import AREA_ICONS, ROMAN, Desk, box, count, fit, halo, icon, plus, slot, write
from .reading import description

WIDTH, HEIGHT = 1000, 400
TRACKS_Y, ROW = 46.0, 56.0
STEP_X, STEP_W, STEP_H = 134.0, 84.0, 50.0
ROOMS_Y, ROOM_H = 220.0, 174.0
ARCH = "M{x:g} {b:g}V{s:g}a{r:g} {r:g} 0 0 1 {w:g} 0V{b:g}z"


def cloister_panel(desk: Desk) -> Panel:
    seat = desk.own
    body = _header(desk, seat)
    body += "".join(_track(desk, seat, area, TRACKS_Y + i * ROW) for i, area in enumerate(AREAS))
    body += _cellarer(desk, seat) + _boost(desk)
    body += (
        _refectory(desk, seat) + _chapel(desk, seat) + _field(desk, seat) + _lender(desk, seat) + _kennels(desk, seat)
    )
    title = desk.say("board-own") if seat == desk.words.reader else desk.say("board-cloister", seat=seat)
    body = f'<g class="s-{desk.colour(seat)}">{body}</g>'
    return Panel("cloister", "own", title, WIDTH, HEIGHT, body, description(desk, seat))


def _header(desk: Desk, seat: int) -> str:
    cloister, view = desk.cloister(seat), desk.view
    drawn = [art.shield(desk.colour(seat), 26, 21, 30), write(48, 28, fit(desk.name(seat), 150, 18), "domus-title")]
    drawn.append(write(244, 27, desk.say("board-card", card=cloister["card"]), "domus-small", "e"))
    x = 250.0
    if view["start"] == seat:
        drawn.append(icon("column", x, 9, 24))
    x = 282.0
    for card in SPECIALS:
        if view["special"][card] == seat:
            drawn.append(_special(desk, card, x))
            x += 120
    where = ("road", desk.field(cloister["place"])) if cloister["placed"] else ("ne", cloister["ne"])
    right = (
        ("taler", cloister["taler"], 650.0),
        ("vegetable", f"{cloister['vegetables']}/{desk.parts.baskets}", 718.0),
        ("indulgence", view["scores"][seat], 808.0),
        (*where, 896.0),
    )
    drawn += [count(name, at, 29, number, 24, "domus-big") for name, number, at in right]
    return "".join(drawn)


def _special(desk: Desk, card: str, x: float) -> str:
    """A special card in hand; where it can be played now it is a button."""
    shape = halo(x, 5, 116, 32) + box(x, 5, 116, 32, "domus-card", 7) + icon(card, x + 6, 9, 24)
    shape += write(x + 35, 26, fit(desk.words.name(card), 84, 11.5), "domus-small domus-ink")
    if card == "drunkard":  # he needs a target, which is chosen on the road
        return f'<g id="special-{card}">{shape}</g>'
    return desk.target(card, desk.words.name(card), f"special-{card}", shape)


# ---- areas -------------------------------------------------------------------------------------------


def _track(desk: Desk, seat: int, area: str, y: float) -> str:
    p, index, cloister = desk.parts, AREAS.index(area), desk.cloister(seat)
    here = cloister[area]
    drawn = icon(AREA_ICONS[area], 14, y + 12, 26)
    drawn += write(48, y + 31, desk.words.name(area).capitalize(), "domus-label")
    for step in range(LAST_STEP + 1):
        drawn += _step(desk, cloister, area, step, STEP_X + step * (STEP_W + 4), y)
    drawn += icon("indulgence", 668, y + 14, 20)
    drawn += write(692, y + 31, p.full[index], "domus-b" if here == LAST_STEP else "domus-soft")
    name = escape(desk.say("read-step", area=area, step=here, ne=p.ne[index][here]))
    return f'<g class="domus-{area}" role="group" aria-label="{name}">{drawn}</g>'


def _step(desk: Desk, cloister: dict[str, Any], area: str, step: int, x: float, y: float) -> str:
    p, index, here = desk.parts, AREAS.index(area), cloister[area]
    state = "past" if step < here else "now" if step == here else "ahead"
    ne = p.ne[index][step]
    shape = halo(x, y, STEP_W, STEP_H) + box(x, y, STEP_W, STEP_H, f"domus-step domus-{state}")
    shape += write(x + STEP_W / 2, y + 40, ne, "domus-ne", "m")
    price = p.cost[index][step]
    if step == here + 1:
        price = cloister["prices"][area]
        shape += plus(x + 12, y + 13)
    if step:
        shape += write(x + STEP_W - 22, y + 17, price, "domus-small", "e") + icon("taler", x + STEP_W - 19, y + 6, 14)
    if step == here:
        shape += f'<path class="enamel" id="marker-{area}" d="M{x + STEP_W / 2 - 8:g} {y - 5:g}h16l-8 10z"/>'
    name = desk.say("read-step", area=area, step=step, ne=ne)
    return desk.spot(f"build:{area}", name, f"step-{area}-{step}", shape, step == here + 1)


# ---- cards -------------------------------------------------------------------------------------------


def _cellarer(desk: Desk, seat: int) -> str:
    x, y, w, h = 730.0, TRACKS_Y - 2, 124.0, 166.0
    number = desk.cloister(seat)["cellarer"]
    shape = halo(x, y, w, h, 8) + box(x, y, w, h, "domus-card", 8)
    shape += write(x + w / 2, y + 20, desk.words.name("cellarer").capitalize(), "domus-small", "m")
    if number is None:
        shape += icon("cellarer", x + 37, y + 52, 50, "spent") + write(x + w / 2, y + 152, "–", "domus-soft", "m")
        return desk.target("keep", desk.words.name("cellarer"), "own-cellarer", shape)
    p, area = desk.parts, desk.area_of(number)
    shape += icon(AREA_ICONS[area], x + 30, y + 31, 28) + write(x + 68, y + 56, number, "domus-huge")
    shape += icon("cellarer", x + 35, y + 70, 54)
    shape += count("ne", x + 14, y + 150, p.cellarer_ne[number], 20)
    if p.cellarer_bonus[number]:
        counts = desk.cloister(seat)["food"]["bonus"] > 0
        look = "domus-b" if counts else "domus-soft"
        shape += write(x + w - 10, y + 150, f"+{p.cellarer_bonus[number]}", look, "e")
    name = desk.say("read-cellarer", number=number, area=area, ne=p.cellarer_ne[number])
    return desk.target("keep", name, "own-cellarer", shape)


def _boost(desk: Desk) -> str:
    """This year's card, and below it which ones are out, gone and still face down."""
    x, y, w, h = 864.0, TRACKS_Y - 2, 124.0, 166.0
    p, boosts = desk.parts, desk.view["boosts"]
    drawn = box(x, y, w, h, "domus-card domus-boost", 8)
    drawn += write(x + w / 2, y + 20, desk.say("board-turn-cards"), "domus-small", "m")
    now = boosts["now"]
    if now is None:
        drawn += write(x + w / 2, y + 78, "?", "domus-huge", "m")
    else:
        ne = p.boost_ne[p.boosts.index(now)]
        drawn += icon(now, x + 20, y + 32, 52) + write(x + 84, y + 66, f"+{ne}", "domus-b")
        drawn += write(x + w / 2, y + 102, desk.words.name(now).capitalize(), "domus-label", "m")
    drawn += write(x + w / 2, y + 126, desk.say("board-left"), "domus-small", "m")
    for i, name in enumerate(p.boosts):
        left = boosts["left"][name]
        cards = count(name, x + 8 + i * 38, y + 152, left, 18, "domus-small domus-ink")
        drawn += cards if left else f'<g class="spent">{cards}</g>'
    return f'<g id="year-boost">{drawn}</g>'


# ---- rooms -------------------------------------------------------------------------------------------


def _room(desk: Desk, place: str, x: float, w: float, inside: str, note: str, alarm: bool = False) -> str:
    drawn = box(x, ROOMS_Y, w, ROOM_H, "domus-sheet", 8)
    drawn += write(x + 10, ROOMS_Y + 22, desk.words.name(place).capitalize(), "domus-room")
    drawn += inside + write(x + 10, ROOMS_Y + ROOM_H - 9, note, "domus-small domus-alarm" if alarm else "domus-small")
    return f'<g id="room-{place}">{drawn}</g>'


def _refectory(desk: Desk, seat: int) -> str:
    p, cloister = desk.parts, desk.cloister(seat)
    x, y = 12.0, ROOMS_Y + 32
    brothers, vegetables = cloister["refectory"], cloister["vegetables"]
    drawn = ""
    for i in range(p.beds):
        drawn += _bed(desk, i, brothers, x + 10 + i * 42, y)
    for i in range(p.baskets):
        drawn += _basket(desk, i, vegetables, x + 10 + i * 31.5, y + 50)
    unfed = max(brothers - vegetables * p.fed, 0)
    short = desk.say("board-feeding-short", leaving=unfed)
    note = "" if desk.view["over"] else short if unfed else desk.say("board-feeding", due=cloister["due"])
    return _room(desk, "refectory", x, 266, drawn, note, unfed > 0)


def _bed(desk: Desk, i: int, brothers: int, x: float, y: float) -> str:
    name = desk.say("read-room", place="refectory", count=brothers)
    if i >= brothers:
        shape = halo(x, y, 38, 38) + slot(x, y, 38) + plus(x + 19, y + 19)
        return desk.spot("recruit", name, f"bed-{i}", shape, i == brothers)
    shape = halo(x, y, 38, 38) + slot(x, y, 38, "brother")
    return desk.spot("pray", name, f"bed-{i}", shape, i == brothers - 1 and desk.legal("pray"))


def _basket(desk: Desk, i: int, vegetables: int, x: float, y: float) -> str:
    name = desk.say("read-room", place="vegetable", count=vegetables)
    if i >= vegetables:
        shape = halo(x, y, 28, 28) + slot(x, y, 28) + plus(x + 14, y + 14, 4)
        return desk.spot("buy", name, f"basket-{i}", shape, i == vegetables)
    shape = halo(x, y, 28, 28) + slot(x, y, 28, "vegetable")
    return desk.spot("vegetable", name, f"basket-{i}", shape, i == vegetables - 1 and desk.step == "road")


def _chapel(desk: Desk, seat: int) -> str:
    cloister = desk.cloister(seat)
    drawn = "".join(_stage(desk, cloister, stage, 288.0 + (stage - 1) * 50) for stage in range(1, LAST_STAGE + 1))
    return _room(desk, "chapel", 286, 210, drawn, desk.say("board-per-prayer", ne=desk.parts.chapel_ne))


def _stage(desk: Desk, cloister: dict[str, Any], stage: int, left: float) -> str:
    """An arch with its stage, its place for a praying brother and its indulgences."""
    p, built, praying = desk.parts, cloister["chapel"], cloister["praying"]
    x, y, w, h = left + 8, ROOMS_Y + 32, 44.0, 112.0
    state = "now" if stage <= built else "ahead"
    shape = halo(x, y, w, h, 20)
    shape += f'<path class="domus-arch domus-{state}" d="{ARCH.format(x=x, b=y + h, s=y + w / 2, r=w / 2, w=w)}"/>'
    shape += write(x + w / 2, y + 26, ROMAN[stage], "domus-stage", "m")
    shape += icon("indulgence", x + 4, y + h - 20, 14)
    shape += write(x + w - 5, y + h - 8, p.chapel_points[stage], "domus-small domus-ink", "e")
    if stage == built + 1:
        shape += plus(x + w / 2, y + 50)
        shape += count("taler", x + 6, y + 80, p.chapel_cost[stage], 15, "domus-small domus-ink")
    drawn = desk.spot("chapel", desk.say("read-stage", stage=stage), f"stage-{stage}", shape, stage == built + 1)
    if p.chapel_places[stage] > p.chapel_places[stage - 1] and stage <= built:
        drawn += _pew(desk, stage, praying, x + 7, y + 40)
    return drawn


def _pew(desk: Desk, stage: int, praying: int, x: float, y: float) -> str:
    name = desk.say("read-stage", stage=stage)
    if stage <= praying:
        shape = halo(x, y, 30, 36) + icon("monkpray", x - 1, y + 1, 32)
        return desk.spot("unpray", name, f"pew-{stage}", shape, stage == praying)
    shape = halo(x, y + 3, 30, 30, 15) + f'<circle class="domus-slot" cx="{x + 15:g}" cy="{y + 18:g}" r="13"/>'
    return desk.spot("pray", name, f"pew-{stage}", shape + plus(x + 15, y + 18, 4), stage == praying + 1)


def _field(desk: Desk, seat: int) -> str:
    p, cloister = desk.parts, desk.cloister(seat)
    x, y, brothers = 504.0, ROOMS_Y + 32, cloister["field"]
    drawn = ""
    for row in range(p.acre // 2):
        top = y + row * 29
        taken = 2 * row < brothers
        brother = "brother" if taken else ""
        pair = halo(x + 10, top, 55, 26) + slot(x + 10, top, 26, brother) + slot(x + 39, top, 26, brother)
        name = desk.say("read-room", place="field", count=brothers)
        pair += plus(x + 37.5, top + 13, 4)
        drawn += desk.spot("field:2-0", name, f"furrow-{row}", pair, 2 * row == brothers)
        mixtures = _mixtures(desk, name, x + 72, top) if 2 * row == brothers else ""
        drawn += mixtures or _harvest(x + 74, top, taken)
    last = desk.view["year"] == p.rounds
    note = desk.say("board-no-harvest" if last else "board-back")
    return _room(desk, "field", x, 158, drawn, note, last and brothers > 0)


def _harvest(x: float, y: float, certain: bool) -> str:
    """What a pair brings next year."""
    drawn = write(x, y + 18, "+1", "domus-b" if certain else "domus-soft")
    return f'<g aria-hidden="true">{drawn}{icon("vegetable", x + 18, y + 4, 18, "" if certain else "spent")}</g>'


def _mixtures(desk: Desk, name: str, x: float, y: float) -> str:
    """Pairs with brothers from the chapel, as small buttons beside the plain pair."""
    drawn = ""
    for i, (word, text) in enumerate((("field:1-1", "1+1"), ("field:0-2", "0+2"))):
        if desk.legal(word):
            left = x + i * 42
            shape = halo(left, y, 36, 26) + box(left, y, 36, 26, "domus-button", 6)
            shape += write(left + 18, y + 18, text, "domus-small domus-ink", "m")
            drawn += desk.target(word, name, f"mixture-{i}", shape)
    return drawn


def _lender(desk: Desk, seat: int) -> str:
    p, cloister = desk.parts, desk.cloister(seat)
    x, y, lent = 670.0, ROOMS_Y + 32, cloister["lent"]
    drawn = ""
    for row in range(p.loan // p.portion):
        top = y + row * 37
        taken = row * p.portion < lent
        coins = "".join(slot(x + 10 + i * 36, top, 32, "taler" if taken else "") for i in range(p.portion))
        name = desk.say("read-room", place="lender", count=lent)
        shape = halo(x + 10, top, p.portion * 36 - 4, 32) + coins + plus(x + 62, top + 16)
        drawn += desk.spot("lend", name, f"loan-{row}", shape, row * p.portion == lent)
    last = desk.view["year"] == p.rounds
    note = desk.say("board-no-interest") if last else desk.say("board-interest", taler=cloister["interest"])
    return _room(desk, "lender", x, 134, drawn, note, last and lent > 0)


def _kennels(desk: Desk, seat: int) -> str:
    p, cloister = desk.parts, desk.cloister(seat)
    x, y, kennels, dogs = 812.0, ROOMS_Y + 30, cloister["kennels"], cloister["dogs"]
    drawn = ""
    for i in range(p.rounds):
        left, top = x + 16 + i % 2 * 78, y + i // 2 * 58
        drawn += _kennel(desk, i, kennels, dogs, left, top)
    note = desk.say("board-dogs", dogs=dogs, kennels=kennels) if kennels else desk.say("board-no-kennel")
    return _room(desk, "kennels", x, 176, drawn, note)


def _kennel(desk: Desk, i: int, kennels: int, dogs: int, x: float, y: float) -> str:
    """A house with or without its dog, or the place where the next one would stand."""
    name = desk.say("read-room", place="kennels", count=kennels)
    house = icon("kennel", x, y, 54, "" if i < kennels else "domus-faint")
    if i < dogs:
        shape = house + halo(x + 28, y + 20, 32, 32) + icon("dog", x + 28, y + 20, 32)
        return desk.spot("dog", name, f"kennel-{i}", shape, desk.step == "defend" and i == dogs - 1)
    shape = halo(x, y, 56, 54) + house
    if i < kennels:
        return desk.spot(
            "dog", name, f"kennel-{i}", shape + plus(x + 48, y + 44), desk.step == "invest" and i == dogs
        )
    return desk.spot("kennel", name, f"kennel-{i}", shape + plus(x + 27, y + 30), i == kennels)

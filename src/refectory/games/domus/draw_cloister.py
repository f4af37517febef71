"""One monastery in full: three areas, cellarer and boost card, and the rooms. On a phone the rooms stand in rows."""

from __future__ import annotations

from typing import Any, NamedTuple

from refectory.engine import art
from refectory.engine.art import Panel, Tab, escape

from .components import AREAS, LAST_STAGE, LAST_STEP, SPECIALS
from .pen import AREA_ICONS, ROMAN, Desk, box, count, fit, halo, icon, plus, slot, write
from .reading import description

ARCH = "M{x:g} {b:g}V{s:g}a{r:g} {r:g} 0 0 1 {w:g} 0V{b:g}z"
ROOM_H = 148.0


class Frame(NamedTuple):
    """Where something is drawn."""

    x: float
    y: float
    w: float
    h: float = ROOM_H


class Plan(NamedTuple):
    """How a monastery is laid out on one kind of screen."""

    width: int
    height: int
    tracks: float  # where the first track begins
    steps: Frame  # the first step: its place beside the name of its area, and its size
    named: bool  # whether the tracks have their names beside their symbols
    cellarer: Frame
    boost: Frame
    rooms: dict[str, Frame]


DESK = Plan(
    760, 346, 42, Frame(98, 0, 66, 44), True, Frame(562, 40, 94, 146), Frame(664, 40, 94, 146),
    {
        "refectory": Frame(2, 196, 190), "chapel": Frame(199, 196, 178), "field": Frame(384, 196, 124),
        "lender": Frame(515, 196, 116), "kennels": Frame(638, 196, 120),
    },
)  # fmt: skip
PHONE = Plan(
    374, 606, 42, Frame(30, 0, 47, 46), False, Frame(2, 198, 182, 66), Frame(190, 198, 182, 66),
    {
        "refectory": Frame(2, 272, 192, 162), "chapel": Frame(200, 272, 172, 162), "field": Frame(2, 442, 124, 162),
        "lender": Frame(132, 442, 116, 162), "kennels": Frame(254, 442, 118, 162),
    },
)  # fmt: skip


def cloister_panel(desk: Desk, tab: Tab) -> Panel:
    phone = bool(desk.leaf)
    plan, seat = PHONE if phone else DESK, desk.own
    body = _purse(desk, seat) if phone else _header(desk, seat)
    for i, area in enumerate(AREAS):
        body += _track(desk, seat, area, plan, plan.tracks + i * (plan.steps.h + 4))
    flat = plan.cellarer.h < plan.cellarer.w
    body += (_cellarer_flat if flat else _cellarer)(desk, seat, plan.cellarer)
    body += (_boost_flat if flat else _boost)(desk, plan.boost)
    for place, room in ROOMS.items():
        body += room(desk, seat, plan.rooms[place])
    title = desk.say("board-own") if seat == desk.words.reader else desk.say("board-cloister", seat=seat)
    body = f'<g class="s-{desk.colour(seat)}">{body}</g>'
    desc, screen = description(desk, seat), "phone" if phone else "desk"
    return Panel(desk.id("cloister"), "own", title, plan.width, plan.height, body, desc, screen, tab)


def _header(desk: Desk, seat: int) -> str:
    cloister, view = desk.cloister(seat), desk.view
    drawn = [art.shield(desk.colour(seat), 18, 18, 30), write(40, 25, fit(desk.name(seat), 134, 19), "domus-title")]
    drawn.append(write(182, 24, desk.say("board-card", card=cloister["card"]), "domus-small"))
    if view["start"] == seat:
        drawn.append(icon("column", 236, 6, 24))
    drawn.append(_hand(desk, seat, 266))
    where = ("road", desk.field(cloister["place"])) if cloister["placed"] else ("ne", cloister["ne"])
    right = (
        ("taler", cloister["taler"], 466.0),
        ("vegetable", f"{cloister['vegetables']}/{desk.parts.baskets}", 530.0),
        ("indulgence", view["scores"][seat], 608.0),
        (*where, 680.0),
    )
    drawn += [count(name, at, 26, number, 24, "domus-big") for name, number, at in right]
    return "".join(drawn)


def _purse(desk: Desk, seat: int) -> str:
    """The head of the monastery on a phone: start player, cards in hand, cloister card, indulgences."""
    cloister, view = desk.cloister(seat), desk.view
    drawn = [art.shield(desk.colour(seat), 18, 18, 28)]
    drawn.append(write(38, 24, desk.say("board-card", card=cloister["card"]), "domus-small"))
    if view["start"] == seat:
        drawn.append(icon("column", 90, 6, 24))
    drawn.append(_hand(desk, seat, 120))
    drawn.append(count("indulgence", 310, 26, view["scores"][seat], 24, "domus-big"))
    return "".join(drawn)


def _hand(desk: Desk, seat: int, x: float) -> str:
    """The special cards in hand; several show their symbols alone."""
    held = [card for card in SPECIALS if desk.view["special"][card] == seat]
    width = 122.0 if len(held) < 2 else 56.0
    return "".join(_special(desk, card, x + i * (width + 6), width) for i, card in enumerate(held))


def _special(desk: Desk, card: str, x: float, width: float) -> str:
    """A special card; where it can be played now it is a button."""
    name = desk.words.name(card)
    shape = halo(x, 3, width, 32) + box(x, 3, width, 32, "domus-card", 7)
    if width < 100:
        shape += icon(card, x + width / 2 - 12, 7, 24)
    else:
        shape += icon(card, x + 6, 7, 24) + write(x + 35, 24, fit(name, 86, 12.2), "domus-small domus-ink")
    if card == "drunkard":  # he needs a target, which is chosen on the road
        return desk.group(f"special-{card}", shape, name=name)
    return desk.target(card, name, f"special-{card}", shape)


# ---- areas -------------------------------------------------------------------------------------------


def _track(desk: Desk, seat: int, area: str, plan: Plan, y: float) -> str:
    p, index, cloister = desk.parts, AREAS.index(area), desk.cloister(seat)
    here, first = cloister[area], plan.steps
    drawn = icon(AREA_ICONS[area], 2, y + first.h / 2 - 12, 24)
    if plan.named:
        drawn += write(30, y + first.h / 2 + 5, desk.words.name(area).capitalize(), "domus-label")
    for step in range(LAST_STEP + 1):
        drawn += _step(desk, cloister, area, step, Frame(first.x + step * (first.w + 3), y, first.w, first.h))
    x = first.x + (LAST_STEP + 1) * (first.w + 3) + 4
    drawn += icon("indulgence", x, y + first.h / 2 - 9, 17)
    drawn += write(x + 19, y + first.h / 2 + 5, p.full[index], "domus-b" if here == LAST_STEP else "domus-soft")
    name = escape(desk.say("read-step", area=area, step=here, ne=p.ne[index][here]))
    return f'<g class="domus-{area}" role="group" aria-label="{name}">{drawn}</g>'


def _step(desk: Desk, cloister: dict[str, Any], area: str, step: int, at: Frame) -> str:
    p, index, here = desk.parts, AREAS.index(area), cloister[area]
    x, y, w, h = at
    state = "past" if step < here else "now" if step == here else "ahead"
    ne = p.ne[index][step]
    shape = halo(x, y, w, h) + box(x, y, w, h, f"domus-step domus-{state}")
    shape += write(x + w / 2, y + h - 7, ne, "domus-ne", "m")
    price = p.cost[index][step]
    if step == here + 1:
        price = cloister["prices"][area]
        shape += plus(x + 10, y + 11)
    if step:
        shape += write(x + w - 20, y + 16, price, "domus-small", "e") + icon("taler", x + w - 18, y + 4, 14)
    if step == here:
        marker = f'<path class="enamel" d="M{x + w / 2 - 8:g} {y - 5:g}h16l-8 10z"/>'
        shape += desk.group(f"marker-{area}", marker)
    name = desk.say("read-step", area=area, step=step, ne=ne)
    return desk.spot(f"build:{area}", name, f"step-{area}-{step}", shape, step == here + 1)


# ---- cards -------------------------------------------------------------------------------------------


def _cellarer(desk: Desk, seat: int, at: Frame) -> str:
    x, y, w, h = at
    number = desk.cloister(seat)["cellarer"]
    shape = halo(x, y, w, h, 8) + box(x, y, w, h, "domus-card", 8)
    shape += write(x + w / 2, y + 19, desk.words.name("cellarer").capitalize(), "domus-small", "m")
    if number is None:
        shape += icon("cellarer", x + w / 2 - 24, y + 46, 48, "spent")
        shape += write(x + w / 2, y + 132, "–", "domus-soft", "m")
        return desk.target("keep", desk.words.name("cellarer"), "own-cellarer", shape)
    p, area = desk.parts, desk.area_of(number)
    shape += icon(AREA_ICONS[area], x + 16, y + 27, 26) + write(x + 50, y + 49, number, "domus-huge")
    shape += icon("cellarer", x + w / 2 - 24, y + 59, 48)
    shape += count("ne", x + 8, y + 133, p.cellarer_ne[number], 19) + _bonus(desk, seat, number, x + w - 8, y + 133)
    return desk.target("keep", _cellarer_name(desk, number), "own-cellarer", shape)


def _cellarer_flat(desk: Desk, seat: int, at: Frame) -> str:
    x, y, w, h = at
    number = desk.cloister(seat)["cellarer"]
    shape = halo(x, y, w, h, 8) + box(x, y, w, h, "domus-card", 8) + icon("cellarer", x + 8, y + 14, 40)
    shape += write(x + 54, y + 22, desk.words.name("cellarer").capitalize(), "domus-small")
    if number is None:
        shape += write(x + 54, y + 50, "–", "domus-soft")
        return desk.target("keep", desk.words.name("cellarer"), "own-cellarer", shape)
    shape += icon(AREA_ICONS[desk.area_of(number)], x + 52, y + 32, 22) + write(x + 78, y + 51, number, "domus-huge")
    shape += count("ne", x + 108, y + 51, desk.parts.cellarer_ne[number], 18)
    shape += _bonus(desk, seat, number, x + w - 6, y + 51)
    return desk.target("keep", _cellarer_name(desk, number), "own-cellarer", shape)


def _cellarer_name(desk: Desk, number: int) -> str:
    return desk.say("read-cellarer", number=number, area=desk.area_of(number), ne=desk.parts.cellarer_ne[number])


def _bonus(desk: Desk, seat: int, number: int, x: float, y: float) -> str:
    """What a master brings beyond his food, bold once it counts."""
    bonus = desk.parts.cellarer_bonus[number]
    if not bonus:
        return ""
    return write(x, y, f"+{bonus}", "domus-b" if desk.cloister(seat)["food"]["bonus"] > 0 else "domus-soft", "e")


def _boost(desk: Desk, at: Frame) -> str:
    """This year's card, and below it which ones are out, gone and still face down."""
    x, y, w, h = at
    p, now = desk.parts, desk.view["boosts"]["now"]
    drawn = box(x, y, w, h, "domus-card domus-boost", 8)
    drawn += write(x + w / 2, y + 19, desk.say("board-turn-cards"), "domus-small", "m")
    if now is None:
        drawn += write(x + w / 2, y + 68, "?", "domus-huge", "m")
    else:
        ne = p.boost_ne[p.boosts.index(now)]
        drawn += icon(now, x + 8, y + 27, 42) + write(x + 54, y + 54, f"+{ne}", "domus-b")
        drawn += write(x + w / 2, y + 88, desk.words.name(now).capitalize(), "domus-label", "m")
    drawn += write(x + w / 2, y + 111, desk.say("board-left"), "domus-small", "m")
    return desk.group("year-boost", drawn + _face_down(desk, x + 4, y + 134, 30))


def _boost_flat(desk: Desk, at: Frame) -> str:
    x, y, w, h = at
    p, now = desk.parts, desk.view["boosts"]["now"]
    drawn = box(x, y, w, h, "domus-card domus-boost", 8)
    if now is None:
        drawn += write(x + 20, y + 42, "?", "domus-huge")
    else:
        ne = p.boost_ne[p.boosts.index(now)]
        drawn += icon(now, x + 8, y + 8, 36) + write(x + 26, y + 59, f"+{ne}", "domus-b", "m")
    drawn += write(x + 54, y + 22, desk.say("board-left"), "domus-small")
    return desk.group("year-boost", drawn + _face_down(desk, x + 54, y + 51, 42))


def _face_down(desk: Desk, x: float, y: float, step: float) -> str:
    drawn = ""
    for i, name in enumerate(desk.parts.boosts):
        left = desk.view["boosts"]["left"][name]
        cards = count(name, x + i * step, y, left, 15, "domus-small domus-ink")
        drawn += cards if left else f'<g class="spent">{cards}</g>'
    return drawn


# ---- rooms -------------------------------------------------------------------------------------------


def _room(desk: Desk, place: str, at: Frame, inside: str, note: str, alarm: bool = False) -> str:
    x, y, w, h = at
    drawn = box(x, y, w, h, "domus-sheet", 8)
    drawn += write(x + 8, y + 19, fit(desk.words.name(place).capitalize(), w - 10, 13.5), "domus-room")
    drawn += inside + write(x + 8, y + h - 8, note, "domus-small domus-alarm" if alarm else "domus-small")
    return desk.group(f"room-{place}", drawn)


def _refectory(desk: Desk, seat: int, at: Frame) -> str:
    """Six beds, and the baskets in two rows: what feeds them."""
    p, cloister = desk.parts, desk.cloister(seat)
    x, y = at.x + 7, at.y + 28
    brothers, vegetables = cloister["refectory"], cloister["vegetables"]
    pitch = (at.w - 14) / p.beds
    drawn = "".join(_bed(desk, i, brothers, x + i * pitch, y, pitch - 3) for i in range(p.beds))
    row = p.baskets // 2
    for i in range(p.baskets):
        drawn += _basket(desk, i, vegetables, x + i % row * pitch, y + 8 + pitch * (1 + i // row), pitch - 3)
    if not desk.view["over"]:
        drawn += _fed(desk, cloister, x + row * pitch + 6, y + 30 + pitch)
    unfed = max(brothers - vegetables * p.fed, 0)
    short = desk.say("board-feeding-short", leaving=unfed)
    note = "" if desk.view["over"] else short if unfed else desk.say("board-feeding", due=cloister["due"])
    return _room(desk, "refectory", at, drawn, note, unfed > 0)


def _fed(desk: Desk, cloister: dict[str, Any], x: float, y: float) -> str:
    """What is left after the feeding, so that nobody has to work it out before spending."""
    after = max(cloister["vegetables"] - cloister["due"], 0)
    return icon("soup", x, y - 13, 20) + write(x + 24, y + 3, f"→ {after}", "domus-small")


def _bed(desk: Desk, i: int, brothers: int, x: float, y: float, size: float) -> str:
    name = desk.say("read-room", place="refectory", count=brothers)
    if i >= brothers:
        shape = halo(x, y, size, size) + slot(x, y, size) + plus(x + size / 2, y + size / 2)
        return desk.spot("recruit", name, f"bed-{i}", shape, i == brothers)
    shape = halo(x, y, size, size) + slot(x, y, size, "brother")
    return desk.spot("pray", name, f"bed-{i}", shape, i == brothers - 1 and desk.legal("pray"))


def _basket(desk: Desk, i: int, vegetables: int, x: float, y: float, size: float) -> str:
    name = desk.say("read-room", place="vegetable", count=vegetables)
    if i >= vegetables:
        shape = halo(x, y, size, size) + slot(x, y, size) + plus(x + size / 2, y + size / 2, 4)
        return desk.spot("buy", name, f"basket-{i}", shape, i == vegetables)
    shape = halo(x, y, size, size) + slot(x, y, size, "vegetable")
    return desk.spot("vegetable", name, f"basket-{i}", shape, i == vegetables - 1 and desk.step == "road")


def _chapel(desk: Desk, seat: int, at: Frame) -> str:
    cloister, pitch = desk.cloister(seat), (at.w - 10) / LAST_STAGE
    drawn = ""
    for stage in range(1, LAST_STAGE + 1):
        arch = Frame(at.x + 6 + (stage - 1) * pitch, at.y + 28, pitch - 3, at.h - 54)
        drawn += _stage(desk, cloister, stage, arch)
    return _room(desk, "chapel", at, drawn, desk.say("board-per-prayer", ne=desk.parts.chapel_ne))


def _stage(desk: Desk, cloister: dict[str, Any], stage: int, at: Frame) -> str:
    """An arch with its stage, its place for a praying brother and its indulgences."""
    p, built, praying = desk.parts, cloister["chapel"], cloister["praying"]
    x, y, w, h = at
    state = "now" if stage <= built else "ahead"
    shape = halo(x, y, w, h, 18)
    shape += f'<path class="domus-arch domus-{state}" d="{ARCH.format(x=x, b=y + h, s=y + w / 2, r=w / 2, w=w)}"/>'
    shape += write(x + w / 2, y + 22, ROMAN[stage], "domus-stage", "m")
    shape += icon("indulgence", x + 3, y + h - 18, 14)
    shape += write(x + w - 3, y + h - 6, p.chapel_points[stage], "domus-small domus-ink", "e")
    if stage == built + 1:
        shape += plus(x + w / 2, y + 36)
        shape += count("taler", x + 4, y + h - 28, p.chapel_cost[stage], 14, "domus-small domus-ink")
    drawn = desk.spot("chapel", desk.say("read-stage", stage=stage), f"stage-{stage}", shape, stage == built + 1)
    if p.chapel_places[stage] > p.chapel_places[stage - 1] and stage <= built:
        drawn += _pew(desk, stage, praying, x + w / 2 - 15, y + 29)
    return drawn


def _pew(desk: Desk, stage: int, praying: int, x: float, y: float) -> str:
    name = desk.say("read-stage", stage=stage)
    if stage <= praying:
        shape = halo(x, y + 3, 30, 36) + icon("monkpray", x - 1, y + 4, 32)
        return desk.spot("unpray", name, f"pew-{stage}", shape, stage == praying)
    shape = halo(x, y + 6, 30, 30, 15) + f'<circle class="domus-slot" cx="{x + 15:g}" cy="{y + 21:g}" r="13"/>'
    return desk.spot("pray", name, f"pew-{stage}", shape + plus(x + 15, y + 21, 4), stage == praying + 1)


def _field(desk: Desk, seat: int, at: Frame) -> str:
    p, cloister = desk.parts, desk.cloister(seat)
    rows = p.acre // 2
    x, pitch, brothers = at.x + 8, (at.h - 50) / rows, cloister["field"]
    size, drawn = pitch - 3, ""
    for row in range(rows):
        top = at.y + 26 + row * pitch
        taken = 2 * row < brothers
        brother = "brother" if taken else ""
        pair = halo(x, top, 2 * size + 3, size) + slot(x, top, size, brother) + slot(x + size + 3, top, size, brother)
        name = desk.say("read-room", place="field", count=brothers)
        pair += plus(x + size + 1.5, top + size / 2, 4)
        drawn += desk.spot("field:2-0", name, f"furrow-{row}", pair, 2 * row == brothers)
        side = x + 2 * size + 10
        mixtures = _mixtures(desk, name, side, top, size) if 2 * row == brothers else ""
        drawn += mixtures or _harvest(side + 4, top + size / 2, taken)
    last = desk.view["year"] == p.rounds
    note = desk.say("board-no-harvest" if last else "board-back")
    return _room(desk, "field", at, drawn, note, last and brothers > 0)


def _harvest(x: float, y: float, certain: bool) -> str:
    """What a pair brings next year."""
    drawn = write(x, y + 5, "+1", "domus-b" if certain else "domus-soft")
    return f'<g aria-hidden="true">{drawn}{icon("vegetable", x + 18, y - 9, 18, "" if certain else "spent")}</g>'


def _mixtures(desk: Desk, name: str, x: float, y: float, size: float) -> str:
    """Pairs with brothers from the chapel, as small buttons beside the plain pair."""
    drawn = ""
    for i, (word, text) in enumerate((("field:1-1", "1+1"), ("field:0-2", "0+2"))):
        if desk.legal(word):
            left = x + i * 32
            shape = halo(left, y, 28, size) + box(left, y, 28, size, "domus-button", 6)
            shape += write(left + 14, y + size / 2 + 4.5, text, "domus-small domus-ink", "m")
            drawn += desk.target(word, name, f"mixture-{i}", shape)
    return drawn


def _lender(desk: Desk, seat: int, at: Frame) -> str:
    p, cloister = desk.parts, desk.cloister(seat)
    x, y, lent = at.x + 8, at.y + 28, cloister["lent"]
    rows = p.loan // p.portion
    pitch = min((at.w - 13) / p.portion, (at.h - 54) / rows)
    size, drawn = pitch - 3, ""
    for row in range(rows):
        top = y + row * pitch
        taken = row * p.portion < lent
        coins = "".join(slot(x + i * pitch, top, size, "taler" if taken else "") for i in range(p.portion))
        name = desk.say("read-room", place="lender", count=lent)
        wide = p.portion * pitch - 3
        shape = halo(x, top, wide, size) + coins + plus(x + wide / 2, top + size / 2)
        drawn += desk.spot("lend", name, f"loan-{row}", shape, row * p.portion == lent)
    last = desk.view["year"] == p.rounds
    note = desk.say("board-no-interest") if last else desk.say("board-interest", taler=cloister["interest"])
    return _room(desk, "lender", at, drawn, note, last and lent > 0)


def _kennels(desk: Desk, seat: int, at: Frame) -> str:
    p, cloister = desk.parts, desk.cloister(seat)
    kennels, dogs = cloister["kennels"], cloister["dogs"]
    drawn = ""
    for i in range(p.rounds):
        drawn += _kennel(desk, i, kennels, dogs, at.x + 6 + i % 2 * 56, at.y + 25 + i // 2 * 48)
    note = desk.say("board-dogs", dogs=dogs, kennels=kennels) if kennels else desk.say("board-no-kennel")
    return _room(desk, "kennels", at, drawn, note)


def _kennel(desk: Desk, i: int, kennels: int, dogs: int, x: float, y: float) -> str:
    """A house with or without its dog, or the place where the next one would stand."""
    name = desk.say("read-room", place="kennels", count=kennels)
    house = icon("kennel", x + 2, y, 44, "" if i < kennels else "domus-faint")
    if i < dogs:
        shape = house + halo(x + 22, y + 16, 28, 28) + icon("dog", x + 22, y + 16, 28)
        return desk.spot("dog", name, f"kennel-{i}", shape, desk.step == "defend" and i == dogs - 1)
    shape = halo(x, y, 48, 44) + house
    if i < kennels:
        return desk.spot(
            "dog", name, f"kennel-{i}", shape + plus(x + 40, y + 36), desk.step == "invest" and i == dogs
        )
    return desk.spot("kennel", name, f"kennel-{i}", shape + plus(x + 24, y + 25), i == kennels)


ROOMS = {
    "refectory": _refectory, "chapel": _chapel, "field": _field, "lender": _lender, "kennels": _kennels,
}  # fmt: skip

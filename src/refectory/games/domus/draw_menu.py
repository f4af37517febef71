"""The price list beside the monastery: what this phase offers, what it costs, what is missing, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from refectory.engine import art
from refectory.engine.art import Panel, Tab

from .components import AREAS, CELLARERS, LAST_STAGE, LAST_STEP, SUPPLY
from .pen import AREA_ICONS, Desk, box, count, fit, halo, icon, write

WIDTH, GAP = 300, 2.5
ENTRY_H = 34.0

FOOD_ICONS = {
    **AREA_ICONS, "cellarer": "cellarer", "bonus": "barrel", "boost": "boost", "chapel": "monkpray",
}  # fmt: skip
SPENT_ICONS = {**AREA_ICONS, "chapel": "chapel", "kennel": "kennel", "lender": "lender"}


class Entry(NamedTuple):
    """A line of the menu. `seat` puts a shield where the symbol would be."""

    word: str
    symbol: str
    title: str
    effect: str
    price: str = ""
    coin: str = ""
    seat: int = -1


def menu_panel(desk: Desk, tab: Tab) -> Panel:
    """The same on every screen; a phone has the running totals at its foot. Turns end by the button of the prompt."""
    phone = bool(desk.leaf)
    parts = [_order(desk)] if phone else [_order(desk), _supply(desk, 49)]
    y = 36.0 if phone else 59.0
    if desk.step == "over":
        y = _ranking(desk, parts, y)
    elif desk.step == "invest" and not (phone and desk.moves):
        y = _running_totals(desk, parts, y)
    elif not desk.moves:
        parts.append(write(2, y + 16, fit(desk.say("board-waiting", seat=desk.actor), WIDTH - 4, 13), "domus-label"))
        y += 26
    if desk.step == "cellarer":
        y = _cellarer_cards(desk, parts, y)
    for entry in _entries(desk):
        parts.append(_entry(desk, entry, y))
        y += ENTRY_H + GAP
    if desk.step not in ("cellarer", "over") and not (desk.step == "invest" and desk.moves):
        y = _cellarer_row(desk, parts, y + 4)
    if phone:
        parts.append(_supply(desk, y + 20))
        y += 30
    title, screen = desk.say(f"board-menu-{desk.step}"), "phone" if phone else "desk"
    return Panel(desk.id("menu"), "menu", title, WIDTH, round(y) + 4, "".join(parts), "", screen, tab)


def _order(desk: Desk) -> str:
    """Who follows whom, from the holder of the column on; a ring around whoever decides."""
    drawn = write(2, 20, desk.say("board-order"), "domus-small") + icon("column", 78, 4, 22)
    for i, seat in enumerate(desk.view["order"]):
        x = 118 + i * 32.0
        if seat == desk.actor:
            drawn += f'<circle class="domus-turn" cx="{x:g}" cy="15.500" r="14.500"/>'
        drawn += art.shield(desk.colour(seat), x, 16, 21)
    names = ", ".join(desk.name(seat) for seat in desk.view["order"])
    return desk.group("menu-order", drawn, name=f"{desk.say('board-order')}: {names}")


def _supply(desk: Desk, y: float) -> str:
    drawn = write(2, y, desk.say("board-supply"), "domus-small")
    for i, piece in enumerate(SUPPLY):
        drawn += count(piece, 62 + i * 60, y + 1, desk.view["supply"][piece], 20)
    return desk.group("menu-supply", drawn)


# ---- lines -------------------------------------------------------------------------------------------


def _entry(desk: Desk, entry: Entry, y: float) -> str:
    """One option: gold where it can be chosen, dashed with the reason where it can't."""
    legal = desk.legal(entry.word)
    reason = desk.view.get("why", {}).get(entry.word)
    effect = desk.say(f"short-{reason['key']}", **reason["args"]) if reason else entry.effect
    shape = box(1, y, WIDTH - 2, ENTRY_H, "domus-entry hit" if legal else "domus-entry-off")
    if entry.seat >= 0:
        shape += art.shield(desk.colour(entry.seat), 20, y + ENTRY_H / 2, 24)
    else:
        shape += icon(entry.symbol, 8, y + 5, 24, "" if legal else "spent")
    shape += write(42, y + (15 if effect else 22), fit(entry.title, 196, 14), "domus-entry-title")
    if effect:
        shape += write(42, y + 28.5, fit(effect, 200, 12.2), "domus-small domus-alarm" if reason else "domus-small")
    if entry.coin:
        shape += write(WIDTH - 34, y + 22.5, entry.price, "domus-b", "e") + icon(entry.coin, WIDTH - 30, y + 7, 20)
    elif entry.price:
        shape += write(WIDTH - 10, y + 22, entry.price, "domus-small", "e")
    return desk.target(entry.word, entry.title, f"menu-{entry.word.replace(':', '-')}", shape)


def _entries(desk: Desk) -> list[Entry]:
    """What the deciding viewer may expect of this phase."""
    if not desk.moves:
        return []
    makers = {
        "start": _start, "cellarer": _leave, "veg": _market, "invest": _investments, "attack": _attacks,
        "defend": _defences, "road": _rides,
    }  # fmt: skip
    return makers[desk.step](desk)


def _start(desk: Desk) -> list[Entry]:
    pot, left = desk.view["pot"], (desk.own + 1) % desk.view["seats"]
    return [
        Entry("accept", "column", desk.say("board-accept-start"), desk.words.name("pot"), f"+{pot}", "taler"),
        Entry("pass", "next", desk.say("board-pass-start"), desk.say("board-next-seat", seat=left),
              f"−{desk.parts.hand_on}", "taler"),
    ]  # fmt: skip


def _leave(desk: Desk) -> list[Entry]:
    number = desk.cloister(desk.own)["cellarer"]
    found = [Entry("keep", "confirm", desk.moves["keep"], "")]
    if number is not None:
        found.append(Entry("dismiss", "cancel", desk.say("board-dismiss"), "", f"+{number}", "taler"))
    return found


def _market(desk: Desk) -> list[Entry]:
    p, cloister = desk.parts, desk.cloister(desk.own)
    room = min(p.market_vegetables, p.baskets - cloister["vegetables"], desk.view["supply"]["vegetable"])
    title = desk.say("board-buy", vegetables=room or p.market_vegetables)
    return [Entry("buy", "vegetable", title, desk.say("board-per-turn"), str(p.market_price), "taler")]


def _investments(desk: Desk) -> list[Entry]:
    """Phase 3: everything with its price; rare ways of brothers only where they are open."""
    return [*_areas(desk), _stage(desk), *_brothers(desk), *_kennels(desk), _loan(desk), *_field(desk)]


def _areas(desk: Desk) -> list[Entry]:
    p, cloister, found = desk.parts, desk.cloister(desk.own), []
    for i, area in enumerate(AREAS):
        step = min(cloister[area] + 1, LAST_STEP)
        title = desk.say("board-step", area=area, step=step)
        gain = desk.say("board-gain", ne=p.ne[i][step] - p.ne[i][step - 1])
        found.append(Entry(f"build:{area}", AREA_ICONS[area], title, gain, _price(cloister["prices"][area]), "taler"))
    return found


def _price(taler: int | None) -> str:
    return "" if taler is None else str(taler)


def _stage(desk: Desk) -> Entry:
    p, cloister = desk.parts, desk.cloister(desk.own)
    stage = min(cloister["chapel"] + 1, LAST_STAGE)
    places = desk.say("board-places", places=p.chapel_places[stage])
    effect = f"{places}, {desk.say('board-end-points', points=p.chapel_points[stage])}"
    title = desk.say("board-stage", stage=stage)
    return Entry("chapel", "chapel", title, effect, _price(cloister["prices"]["chapel"]), "taler")


def _brothers(desk: Desk) -> list[Entry]:
    now, ne, free = desk.cloister(desk.own)["refectory"], desk.parts.chapel_ne, desk.say("board-free")
    bed = desk.say("board-recruit", now=now, then=now + 1)
    found = [
        Entry("recruit", "brother", desk.say("board-recruit-name"), bed, "1", "vegetable"),
        Entry("pray", "monkpray", desk.say("board-pray-name"), desk.say("board-gain", ne=ne), free),
    ]
    if desk.legal("unpray"):
        found.append(Entry("unpray", "brother", desk.say("board-unpray-name"), desk.say("board-loss", ne=ne), free))
    return found


def _kennels(desk: Desk) -> list[Entry]:
    dog, kennel = desk.words.name("dog").capitalize(), desk.words.name("kennel").capitalize()
    return [
        Entry("dog", "dog", dog, desk.say("board-dog"), "1", "vegetable"),
        Entry("kennel", "kennel", kennel, desk.say("board-kennel"), str(desk.parts.kennel_price), "taler"),
    ]


def _loan(desk: Desk) -> Entry:
    portion = desk.parts.portion
    interest = desk.say("board-no-interest") if _last_year(desk) else desk.say("board-lend", taler=1)
    return Entry("lend", "lender", desk.say("board-lend-name", taler=portion), interest, str(portion), "taler")


def _field(desk: Desk) -> list[Entry]:
    harvest = desk.say("board-no-harvest") if _last_year(desk) else desk.say("board-field")
    origins = (("field:2-0", "refectory"), ("field:1-1", "both"), ("field:0-2", "chapel"))
    return [
        Entry(word, "field", desk.say("board-field-name", origin=origin), harvest, desk.say("board-free"))
        for word, origin in origins
        if origin == "refectory" or desk.legal(word)
    ]


def _last_year(desk: Desk) -> bool:
    return bool(desk.view["year"] == desk.parts.rounds)


def _attacks(desk: Desk) -> list[Entry]:
    p, found = desk.parts, []
    gain = f"+{p.attack_points}"
    for seat in desk.view["order"]:
        if seat != desk.own:
            title, fall = desk.say("board-beg", seat=seat), _fall(desk, seat, p.beg)
            found.append(Entry(f"beg:{seat + 1}", "brother", title, fall, gain, "indulgence", seat))
    for seat in desk.view["order"]:
        if desk.legal(f"drunkard:{seat + 1}"):
            key = "board-drunkard-self" if seat == desk.own else "board-drunkard"
            title, fall = desk.say(key, seat=seat), _fall(desk, seat, p.drunkard)
            found.append(Entry(f"drunkard:{seat + 1}", "drunkard", title, fall, gain, "indulgence"))
    return found


def _fall(desk: Desk, seat: int, fields: int) -> str:
    place = desk.cloister(seat)["place"]
    return desk.say("board-fall", old=desk.field(place), field=desk.field(max(place - fields, 0)))


def _defences(desk: Desk) -> list[Entry]:
    stays = desk.say("board-stays", field=desk.field(desk.cloister(desk.own)["place"]))
    return [
        Entry("accept", "confirm", desk.say("board-hit"), _fall(desk, desk.own, desk.view["turn"]["fields"])),
        Entry("dog", "dog", desk.say("board-parry-dog"), stays, "1", "dog"),
        Entry("herdsman", "herdsman", desk.say("board-parry-herdsman"), stays),
    ]


def _rides(desk: Desk) -> list[Entry]:
    p, place = desk.parts, desk.cloister(desk.own)["place"]
    rides = []
    for word, fields in (("vegetable", p.vegetable), ("cart", p.cart)):
        effect = desk.say("board-fall", old=desk.field(place), field=desk.field(min(place + fields, p.cluny)))
        rides.append(Entry(word, word, desk.say(f"board-ride-{word}"), effect, "1", word))
    return rides


# ---- what a turn of phase 3 has come to ---------------------------------------------------------------


def _running_totals(desk: Desk, parts: list[str], y: float) -> float:
    """Taler before and after, and the food units term by term."""
    cloister, turn = desk.cloister(desk.actor), desk.view["turn"]
    if desk.actor != desk.own:
        parts.append(write(2, y + 16, fit(desk.say("board-waiting", seat=desk.actor), WIDTH - 4, 13), "domus-label"))
        y += 24
    spent = [(SPENT_ICONS[kind], f"−{taler}") for kind, taler in turn["spent"].items() if taler]
    food = [(_food_icon(desk, name), ne) for name, ne in cloister["food"].items() if ne or name in AREAS]
    row = 5 if len(food) == 5 and max(cloister["food"].values()) < 100 else 4  # a fifth one need not stand alone
    rows = max(-(-len(spent) // 3), -(-len(food) // row))
    height = 37.0 + 18 * rows
    drawn = box(1, y, WIDTH - 2, height, "domus-sheet")
    drawn += f'<path class="domus-hair" d="M114 {y + 7:g}V{y + height - 7:g}"/>' + icon("taler", 9, y + 6, 24)
    x = 40.0
    if turn["before"] != cloister["taler"]:
        drawn += write(x, y + 26, turn["before"], "domus-struck")
        x += 10 + 10 * len(str(turn["before"]))
    drawn += write(x, y + 28, cloister["taler"], "domus-huge")
    drawn += _terms(spent, 8, y + 47, 3, 35) if spent else write(9, y + 47, desk.words.name("taler"), "domus-small")
    field = desk.say("board-to-field", field=desk.field(cloister["forecast"]))
    drawn += icon("ne", 123, y + 5, 26) + write(154, y + 28, cloister["ne"], "domus-huge")
    drawn += write(WIDTH - 10, y + 26, f"→ {field}", "domus-soft", "e") + _terms(food, 123, y + 47, row, 176 / row)
    parts.append(desk.group("menu-totals", drawn))
    return y + height + 4


def _food_icon(desk: Desk, name: str) -> str:
    return str(desk.view["boosts"]["now"]) if name == "boost" else FOOD_ICONS[name]


def _terms(terms: Sequence[tuple[str, object]], x: float, y: float, row: int, pitch: float) -> str:
    """What a sum is made of, so many in a row."""
    drawn = ""
    for i, (symbol, number) in enumerate(terms):
        left, base = x + i % row * pitch, y + i // row * 18
        drawn += icon(symbol, left, base - 12, 15) + write(left + 17, base, number, "domus-small domus-ink")
    return drawn


def foot_panel(desk: Desk) -> Panel:
    """What a phone always shows above its buttons: Taler, vegetables and the feeding, food and its stone."""
    cloister, turn = desk.cloister(desk.own), desk.view["turn"]
    spending = desk.step == "invest" and desk.actor == desk.own and turn["before"] != cloister["taler"]
    drawn, x = icon("taler", 2, 4, 22), 28.0
    if spending:
        drawn += write(x, 21, turn["before"], "domus-struck")
        x += 8 + 10 * len(str(turn["before"]))
    drawn += write(x, 21, cloister["taler"], "domus-big")
    drawn += icon("vegetable", 84, 4, 22) + write(109, 21, cloister["vegetables"], "domus-big")
    if not desk.view["over"]:
        drawn += icon("soup", 132, 6, 18) + write(153, 21, f"−{cloister['due']}", "domus-soft")
    drawn += icon("indulgence", 184, 4, 22) + write(209, 21, desk.view["scores"][desk.own], "domus-big")
    if cloister["placed"]:
        drawn += icon("road", 256, 4, 22) + write(282, 21, desk.field(cloister["place"]), "domus-big")
    else:
        field = desk.say("board-to-field", field=desk.field(cloister["forecast"]))
        drawn += icon("ne", 246, 4, 22) + write(271, 21, cloister["ne"], "domus-big")
        drawn += write(372, 21, f"→ {field}", "domus-small", "e")
    return Panel(desk.id("foot"), "bar", desk.say("board-own"), 374, 30, drawn, screen="phone")


# ---- cellarers ---------------------------------------------------------------------------------------


def _cellarer_cards(desk: Desk, parts: list[str], y: float) -> float:
    """All eighteen, three in a row: price for whoever chooses, owner where one is taken."""
    w, h = 94.0, 46.0
    for number in range(1, CELLARERS + 1):
        column, row = (number - 1) % 3, (number - 1) // 3
        parts.append(_cellarer_card(desk, number, 3 + column * (w + 6), y + row * (h + 5), w, h))
    return y + 6 * (h + 5) + 4


def _cellarer_card(desk: Desk, number: int, x: float, y: float, w: float, h: float) -> str:
    p, area = desk.parts, desk.area_of(number)
    word, owner = f"take:{number}", _owner(desk, number)
    legal = desk.legal(word)
    shape = halo(x, y, w, h) if legal else ""
    shape += box(x, y, w, h, "domus-card hit" if legal else "domus-card-off")
    shape += icon(AREA_ICONS[area], x + 4, y + 4, 19) + write(x + 25, y + 20, number, "domus-b")
    bonus = f"+{p.cellarer_bonus[number]}" if p.cellarer_bonus[number] else ""
    food = f"{p.cellarer_ne[number]}{bonus}"
    shape += icon("ne", x + 5, y + 26, 15) + write(x + 23, y + 39, food, "domus-small domus-ink")
    if owner is not None:
        shape += art.shield(desk.colour(owner), x + w - 15, y + 16, 20)
    elif desk.moves:
        price = number - (desk.cloister(desk.own)["cellarer"] or 0)
        text = f"−{price}" if price > 0 else f"+{-price}"
        shape += write(x + w - 19, y + 20, text, "domus-small domus-ink" if legal else "domus-small domus-alarm", "e")
        shape += icon("taler", x + w - 17, y + 8, 14)
    name = desk.say("read-cellarer", number=number, area=area, ne=p.cellarer_ne[number])
    return desk.target(word, name, f"cellarer-{number}", shape)


def _cellarer_row(desk: Desk, parts: list[str], y: float) -> float:
    """The same in little, for the other phases: who works where, who is free."""
    parts.append(write(2, y + 15, desk.say("board-menu-cellarer"), "domus-room"))
    y += 22
    for number in range(1, CELLARERS + 1):
        x, top = 1 + (number - 1) % 6 * 50.0, y + (number - 1) // 6 * 32
        owner = _owner(desk, number)
        shape = box(x, top, 46, 28, "domus-card" if owner is None else "domus-card-off", 5)
        if owner is None:
            shape += icon(AREA_ICONS[desk.area_of(number)], x + 4, top + 6, 16)
        else:
            shape += art.shield(desk.colour(owner), x + 13, top + 14, 17)
        parts.append(desk.group(f"cellarer-{number}", shape + write(x + 42, top + 19, number, "domus-b", "e")))
    return y + 3 * 32


def _owner(desk: Desk, number: int) -> int | None:
    return next((seat for seat, c in enumerate(desk.view["cloisters"]) if c["cellarer"] == number), None)


# ---- the end -----------------------------------------------------------------------------------------


def _ranking(desk: Desk, parts: list[str], y: float) -> float:
    result = desk.view["result"]
    for seat in sorted(range(desk.view["seats"]), key=lambda seat: (result["places"][seat], seat)):
        won = seat in result["winners"]
        shape = box(1, y, WIDTH - 2, 34, "domus-entry" if won else "domus-sheet")
        shape += write(10, y + 22, desk.say("board-place", place=result["places"][seat]), "domus-small")
        shape += art.shield(desk.colour(seat), 78, y + 17, 22) + write(
            96, y + 22, fit(desk.name(seat), 96, 13), "domus-entry-title"
        )
        shape += count("taler", 200, y + 22, desk.cloister(seat)["taler"], 16)
        shape += count("indulgence", 246, y + 22, result["scores"][seat], 18)
        parts.append(desk.group(f"rank-{seat}", shape))
        y += 38
    return y + 4

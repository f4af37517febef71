"""What a seat may see. All holdings are open (DD-106); only the order of the face-down boost cards is hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from refectory.engine.event import Arg, Text
from refectory.engine.state import Frame

from .components import AREAS, CELLARERS, LAST_STAGE, LAST_STEP, NOWHERE, SPECIALS, SPENDING, SUPPLY, VEGETABLE
from .scoring import FOOD, feeding_due, food_terms, payouts, result, target_field
from .state import DomusState
from .steps import (
    BEG,
    BOUGHT_KENNEL,
    BUILD,
    BUILT_CHAPEL,
    DEFEND,
    DONE,
    FIELD,
    INVEST,
    LEND,
    PLAY_CART,
    PLAY_DRUNKARD,
    PLAY_VEGETABLE,
    STAGE,
    STEPS,
    TAKE,
    VOCABULARY,
    build_price,
    free_cellarers,
)
from .why import why_not

#: Step → the kinds of moves its menu lists even where they are not legal.
MENUS = {
    "veg": ("buy",),
    "invest": ("build", "chapel", "recruit", "pray", "unpray", "field", "kennel", "dog", "lend"),
    "attack": ("beg",),
    "defend": ("dog", "herdsman"),
    "road": ("vegetable", "cart"),
}

#: What a button's sentence must know.
Args = dict[str, Arg]


def table_view(s: DomusState) -> dict[str, Any]:
    """Everything on the table; the same for all eyes."""
    forecast = [s.road[seat] if s.is_placed(seat) else target_field(s, seat) for seat in range(s.seats)]
    income = payouts(s, forecast)
    return {
        "game": "domus",
        "seats": s.seats,
        "scores": list(s.scores),
        "over": s.over,
        "result": plain_result(s) if s.over else None,
        "year": s.year,
        "phase": s.phase,
        "start": s.start,
        "order": s.turn_order(),
        "pot": s.pot,
        "supply": dict(zip(SUPPLY, s.supply, strict=True)),
        "stock": free_cellarers(s),
        "special": {card: None if (holder := s.special[i]) == NOWHERE else holder for i, card in enumerate(SPECIALS)},
        "boosts": boost_view(s),
        "turn": turn_view(s),
        "cloisters": [cloister_view(s, seat, forecast[seat], income[seat]) for seat in range(s.seats)],
    }


def plain_result(s: DomusState) -> dict[str, Any]:
    found = result(s)
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found._asdict().items()}


def boost_view(s: DomusState) -> dict[str, Any]:
    """This year's card, those of the years before, those out of the game, and how many of each are face down."""
    p = s.parts
    removed = len(p.boost_cards) - p.rounds
    names = [p.boosts[card] for card in s.shown]
    now = s.boost()
    return {
        "now": None if now == NOWHERE else p.boosts[now],
        "removed": names[:removed],
        "years": names[removed:],
        "left": {name: s.pile.count(card) for card, name in enumerate(p.boosts)},
    }


def turn_view(s: DomusState) -> dict[str, Any] | None:
    """What a turn of phase 3 or an attack has come to."""
    if s.over:
        return None
    frame = s.stack[-1]
    if frame[0] == INVEST:
        _, seat, marks, shifts = frame
        return {
            "spent": dict(zip(SPENDING, s.spent, strict=True)),
            "before": s.taler[seat] + sum(s.spent),
            "chapel": bool(marks & BUILT_CHAPEL),
            "kennel": bool(marks & BOUGHT_KENNEL),
            "shifts": s.parts.shifts - shifts,
        }
    if frame[0] == DEFEND:
        _, _, attacker, fields, drunk = frame
        return {"attacker": attacker, "fields": fields, "by": "drunkard" if drunk else "brother"}
    return None


def menu_refusals(s: DomusState, seat: int) -> dict[str, Any]:
    """Why each move of this phase that is not legal is not: for the menu of the seat that decides."""
    kinds = MENUS.get(STEPS[s.stack[-1][0]].name, ())
    found = {}
    for move, word in enumerate(VOCABULARY.words):
        if word.partition(":")[0] in kinds and move not in s.options:
            refusal = why_not(s, seat, word)
            if refusal is not None:
                found[word] = {"key": refusal.key, "args": dict(refusal.args)}
    return found


def cloister_view(s: DomusState, seat: int, forecast: int, income: int) -> dict[str, Any]:
    """One cloister, and what follows from it."""
    p = s.parts
    food = dict(zip(FOOD, food_terms(s, seat), strict=True))
    return {
        "card": s.cards[seat],
        "taler": s.taler[seat],
        "lent": s.lent[seat],
        "interest": s.lent[seat] // p.portion,
        **{area: s.areas[i][seat] for i, area in enumerate(AREAS)},
        "prices": prices(s, seat),
        "cellarer": s.cellarer[seat] or None,
        "chapel": s.chapel[seat],
        "refectory": s.refectory[seat],
        "praying": s.praying[seat],
        "field": s.field[seat],
        "harvest": s.field[seat] // p.harvesters,
        "vegetables": s.vegetables[seat],
        "due": feeding_due(s, s.refectory[seat]),
        "kennels": s.kennels[seat],
        "dogs": s.dogs[seat],
        "food": food,
        "ne": sum(food.values()),
        "place": None if s.road[seat] == NOWHERE else s.road[seat],
        "placed": s.is_placed(seat),
        "forecast": forecast,
        "points": p.points_of(forecast),
        "income": income,
    }


def prices(s: DomusState, seat: int) -> dict[str, int | None]:
    """Taler for the next step of each area and the next stage of the chapel; None where there is none."""
    marks = s.stack[-1][2] if s.stack and s.stack[-1][:2] == (INVEST, seat) else 0
    found: dict[str, int | None] = {
        area: build_price(s, seat, i, marks) if s.areas[i][seat] < LAST_STEP else None for i, area in enumerate(AREAS)
    }
    stage = s.chapel[seat]
    found["chapel"] = s.parts.chapel_cost[stage + 1] if stage < LAST_STAGE else None
    return found


def imagine(s: DomusState, rng: Random) -> DomusState:
    """The face-down boost cards in another order."""
    other = s.copy()
    other.pile.sort()
    rng.shuffle(other.pile)
    other.seed = rng.randbytes(32)
    return other


# ---- moves as buttons ------------------------------------------------------------------------------------


def label(s: DomusState, move: int) -> Text:
    """A legal move with what it costs and brings: `move-<step>-<first word of the move>`."""
    frame = s.stack[-1]
    step = STEPS[frame[0]].name
    kind = VOCABULARY.word(move).partition(":")[0]
    return Text(f"move-{step}-{kind}", LABEL_ARGS[step](s, frame, move))


def start_args(s: DomusState, frame: Frame, move: int) -> Args:
    return {"pot": s.pot, "taler": s.parts.hand_on}


def cellarer_args(s: DomusState, frame: Frame, move: int) -> Args:
    own = s.cellarer[frame[1]]
    if not TAKE < move <= TAKE + CELLARERS:
        return {"number": own}
    number = move - TAKE
    way = "hire" if not own else "pay" if number > own else "get"
    area = AREAS[s.parts.cellarer_area[number]]
    return {"number": number, "taler": abs(number - own), "way": way, "area": area}


def veg_args(s: DomusState, frame: Frame, move: int) -> Args:
    p = s.parts
    room = min(p.baskets - s.vegetables[frame[1]], s.supply[VEGETABLE])
    return {"vegetables": min(p.market_vegetables, room), "taler": p.market_price}


def invest_args(s: DomusState, frame: Frame, move: int) -> Args:
    p, seat = s.parts, frame[1]
    if BUILD <= move < BUILD + len(AREAS):
        area = move - BUILD
        step = s.areas[area][seat] + 1
        gain = p.ne[area][step] - p.ne[area][step - 1]
        return {"area": AREAS[area], "step": step, "taler": build_price(s, seat, area, frame[2]), "ne": gain}
    if move == STAGE:
        return {"stage": s.chapel[seat] + 1, "taler": p.chapel_cost[s.chapel[seat] + 1]}
    if FIELD <= move < FIELD + 3:
        return {"origin": ("refectory", "both", "chapel")[move - FIELD]}
    if move == DONE:
        return {"field": p.field_name(target_field(s, seat))}
    return {"taler": p.portion if move == LEND else p.kennel_price}


def attack_args(s: DomusState, frame: Frame, move: int) -> Args:
    if move == DONE:
        return {}
    p = s.parts
    target, fields = (move - PLAY_DRUNKARD, p.drunkard) if move >= PLAY_DRUNKARD else (move - BEG, p.beg)
    return {"target_seat": target, "field": p.field_name(max(s.road[target] - fields, 0))}


def defend_args(s: DomusState, frame: Frame, move: int) -> Args:
    return {"field": s.parts.field_name(max(s.road[frame[1]] - frame[3], 0))}


def road_args(s: DomusState, frame: Frame, move: int) -> Args:
    p = s.parts
    fields = p.vegetable if move == PLAY_VEGETABLE else p.cart if move == PLAY_CART else 0
    return {"field": p.field_name(min(s.road[frame[1]] + fields, p.cluny))}


LABEL_ARGS: dict[str, Callable[[DomusState, Frame, int], Args]] = {
    "start": start_args,
    "cellarer": cellarer_args,
    "veg": veg_args,
    "invest": invest_args,
    "attack": attack_args,
    "defend": defend_args,
    "road": road_args,
}

"""Why not? The rule against a move that a player would expect to have."""

from __future__ import annotations

from refectory.engine.event import Refusal

from .components import (
    AREAS,
    BROTHER,
    CART,
    CELLARERS,
    DOG,
    DRUNKARD,
    HERDSMAN,
    KENNEL,
    LAST_STAGE,
    LAST_STEP,
    VEGETABLE,
)
from .state import DomusState
from .steps import (
    ATTACK,
    BOUGHT_KENNEL,
    BUILT_CHAPEL,
    CELLARER,
    DEFEND,
    INVEST,
    ROAD,
    START,
    VEG,
    build_price,
)

#: The first words of moves → the steps they belong to, and the phase a player may expect them in.
HOME: dict[str, tuple[tuple[int, ...], int]] = {
    "accept": ((START, DEFEND), 1),
    "pass": ((START,), 1),
    "keep": ((CELLARER,), 2),
    "dismiss": ((CELLARER,), 2),
    "take": ((CELLARER,), 2),
    "buy": ((VEG,), 2),
    "build": ((INVEST,), 3),
    "chapel": ((INVEST,), 3),
    "recruit": ((INVEST,), 3),
    "pray": ((INVEST,), 3),
    "unpray": ((INVEST,), 3),
    "field": ((INVEST,), 3),
    "kennel": ((INVEST,), 3),
    "dog": ((INVEST, DEFEND), 3),
    "lend": ((INVEST,), 3),
    "beg": ((ATTACK,), 4),
    "drunkard": ((ATTACK,), 4),
    "herdsman": ((DEFEND,), 4),
    "vegetable": ((ROAD,), 5),
    "cart": ((ROAD,), 5),
}


def why_not(s: DomusState, seat: int, what: str) -> Refusal | None:
    """For the seat that decides now; None where the game has nothing to say."""
    kind, _, detail = what.partition(":")
    if kind not in HOME:
        return None
    step = s.stack[-1][0]
    steps, phase = HOME[kind]
    if step not in steps:
        return (
            Refusal("DD-301", "later")
            if (kind, step) == ("buy", CELLARER)
            else Refusal("DD-202", "phase", {"phase": phase})
        )
    if step == CELLARER:
        return no_cellarer(s, seat, kind, detail)
    if step == VEG:
        return no_purchase(s, seat)
    if step == INVEST:
        return no_investment(s, seat, kind, detail)
    if step == ATTACK:
        return no_attack(s, seat, kind, detail)
    if step == DEFEND:
        return no_defence(s, seat, kind)
    if step == ROAD:
        return no_ride(s, seat, kind)
    return None


def too_dear(s: DomusState, seat: int, price: int, rule: str = "DD-402") -> Refusal | None:
    missing = price - s.taler[seat]
    return Refusal(rule, "taler", {"missing": missing, "price": price}) if missing > 0 else None


def no_cellarer(s: DomusState, seat: int, kind: str, detail: str) -> Refusal | None:
    own = s.cellarer[seat]
    if kind == "dismiss":
        return None if own else Refusal("DD-306", "none-to-dismiss")
    number = int(detail) if detail.isdigit() else 0
    if not 1 <= number <= CELLARERS:
        return None
    if number == own:
        return Refusal("DD-305", "own-cellarer", {"number": number})
    if number in s.cellarer:
        return Refusal("DD-304", "taken", {"number": number, "owner_seat": s.cellarer.index(number)})
    return too_dear(s, seat, number - own, "DD-307")


def no_purchase(s: DomusState, seat: int) -> Refusal | None:
    if s.vegetables[seat] >= s.parts.baskets:
        return Refusal("DD-309", "no-basket", {"places": s.parts.baskets})
    if not s.supply[VEGETABLE]:
        return Refusal("DD-903", "supply", {"piece": "vegetable"})
    return too_dear(s, seat, s.parts.market_price, "DD-312")


def no_investment(s: DomusState, seat: int, kind: str, detail: str) -> Refusal | None:
    marks, shifts = s.stack[-1][2], s.stack[-1][3]
    if kind == "build":
        return no_building(s, seat, AREAS.index(detail), marks) if detail in AREAS else None
    if kind == "chapel":
        return no_chapel(s, seat, marks)
    if kind in ("recruit", "dog"):
        return no_newcomer(s, seat, kind)
    if kind in ("pray", "unpray"):
        return no_shift(s, seat, kind, shifts)
    if kind == "field":
        return no_field_work(s, seat, detail)
    if kind == "kennel":
        return no_kennel(s, seat, marks)
    return no_loan(s, seat)


def no_building(s: DomusState, seat: int, area: int, marks: int) -> Refusal | None:
    if s.areas[area][seat] == LAST_STEP:
        return Refusal("DD-404", "full-area", {"area": AREAS[area]})
    return too_dear(s, seat, build_price(s, seat, area, marks))


def no_chapel(s: DomusState, seat: int, marks: int) -> Refusal | None:
    if s.chapel[seat] == LAST_STAGE:
        return Refusal("DD-406", "chapel-finished")
    if marks & BUILT_CHAPEL:
        return Refusal("DD-406", "chapel-once")
    return too_dear(s, seat, s.parts.chapel_cost[s.chapel[seat] + 1])


def no_newcomer(s: DomusState, seat: int, kind: str) -> Refusal | None:
    """A brother or a dog, each for a vegetable."""
    if kind == "recruit" and s.refectory[seat] >= s.parts.beds:
        return Refusal("DD-408", "no-bed", {"places": s.parts.beds})
    if kind == "dog" and s.dogs[seat] >= s.kennels[seat]:
        return Refusal("DD-414", "no-kennel")
    piece, rule = (BROTHER, "DD-408") if kind == "recruit" else (DOG, "DD-414")
    if not s.supply[piece]:
        return Refusal("DD-903", "supply", {"piece": "brother" if piece == BROTHER else "dog"})
    return None if s.vegetables[seat] else Refusal(rule, "no-vegetable")


def no_shift(s: DomusState, seat: int, kind: str, shifts: int) -> Refusal | None:
    p = s.parts
    origin, place = ("refectory", "chapel") if kind == "pray" else ("chapel", "refectory")
    here, there = (s.refectory, s.praying) if kind == "pray" else (s.praying, s.refectory)
    places = p.chapel_places[s.chapel[seat]] if kind == "pray" else p.beds
    if kind == "pray" and not s.chapel[seat]:
        return Refusal("DD-407", "no-chapel")
    if not here[seat]:
        return Refusal("DD-409", "nobody-there", {"place": origin})
    if there[seat] >= places:
        return Refusal("DD-409", "no-place", {"place": place})
    return Refusal("DD-409", "shifts", {"moves": p.shifts}) if shifts >= p.shifts else None


def no_field_work(s: DomusState, seat: int, detail: str) -> Refusal | None:
    if s.field[seat] + 2 > s.parts.acre:
        return Refusal("DD-411", "full-field", {"places": s.parts.acre})
    from_refectory, _, from_chapel = detail.partition("-")
    if s.refectory[seat] < int(from_refectory or 0) or s.praying[seat] < int(from_chapel or 0):
        return Refusal("DD-411", "no-pair")
    return None


def no_kennel(s: DomusState, seat: int, marks: int) -> Refusal | None:
    if marks & BOUGHT_KENNEL:
        return Refusal("DD-413", "kennel-once")
    if not s.supply[KENNEL]:
        return Refusal("DD-903", "supply", {"piece": "kennel"})
    return too_dear(s, seat, s.parts.kennel_price)


def no_loan(s: DomusState, seat: int) -> Refusal | None:
    if s.lent[seat] + s.parts.portion > s.parts.loan:
        return Refusal("DD-415", "loan", {"taler": s.parts.loan})
    return too_dear(s, seat, s.parts.portion, "DD-415")


def no_attack(s: DomusState, seat: int, kind: str, detail: str) -> Refusal | None:
    target = int(detail) - 1 if detail.isdigit() else s.seats
    if target >= s.seats:
        return None
    if kind == "drunkard" and s.special[DRUNKARD] != seat:
        return Refusal("DD-507", "not-holder", {"card": "drunkard"})
    if s.road[target] == s.parts.cluny:
        return Refusal("DD-422", "in-cluny", {"target_seat": target})
    if kind == "drunkard":
        return None
    if target == seat:
        return Refusal("DD-502", "beg-self")
    if not s.refectory[seat]:
        return Refusal("DD-502", "no-beggar")
    return Refusal("DD-502", "behind", {"target_seat": target}) if s.road[target] < s.road[seat] else None


def no_defence(s: DomusState, seat: int, kind: str) -> Refusal | None:
    if kind == "dog" and not s.dogs[seat]:
        return Refusal("DD-511", "no-dog")
    if kind == "herdsman" and s.special[HERDSMAN] != seat:
        return Refusal("DD-511", "not-holder", {"card": "herdsman"})
    return None


def no_ride(s: DomusState, seat: int, kind: str) -> Refusal | None:
    if s.road[seat] == s.parts.cluny:
        return Refusal("DD-605", "arrived")
    if kind == "vegetable" and not s.vegetables[seat]:
        return Refusal("DD-602", "no-vegetable")
    if kind == "cart" and s.special[CART] != seat:
        return Refusal("DD-603", "not-holder", {"card": "cart"})
    return None

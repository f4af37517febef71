"""The four years of Domus Domini: seven phases each, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from refectory.engine import chance
from refectory.engine.event import Arg, Score
from refectory.engine.move import Vocabulary
from refectory.engine.state import Frame
from refectory.engine.step import Phase, Step

from .components import (
    AREAS,
    BROTHER,
    CART,
    CELLARERS,
    CHAPEL,
    DAIRY,
    DOG,
    DRUNKARD,
    GARDEN,
    HERDSMAN,
    KENNEL,
    KENNELS,
    LAST_STAGE,
    LAST_STEP,
    LENDER,
    MOST_SEATS,
    NOWHERE,
    SPECIALS,
    VEGETABLE,
)
from .scoring import feeding_due, final_scores, is_dearer, payouts, target_field
from .state import DomusState

# ---- moves -------------------------------------------------------------------------------------------

VOCABULARY: Final = Vocabulary()
ACCEPT: Final = VOCABULARY.add("accept")
PASS: Final = VOCABULARY.add("pass")
KEEP: Final = VOCABULARY.add("keep")
DISMISS: Final = VOCABULARY.add("dismiss")
#: TAKE + 1 to TAKE + 18 are the cellarers.
TAKE: Final = VOCABULARY.add(*(f"take:{number}" for number in range(1, CELLARERS + 1))) - 1
BUY: Final = VOCABULARY.add("buy")
#: BUILD + area, and so on.
BUILD: Final = VOCABULARY.add(*(f"build:{area}" for area in AREAS))
STAGE: Final = VOCABULARY.add("chapel")
RECRUIT: Final = VOCABULARY.add("recruit")
PRAY: Final = VOCABULARY.add("pray")
UNPRAY: Final = VOCABULARY.add("unpray")
#: Two to the field: none, one or both of them from the chapel.
FIELD: Final = VOCABULARY.add("field:2-0", "field:1-1", "field:0-2")
BUY_KENNEL: Final = VOCABULARY.add("kennel")
USE_DOG: Final = VOCABULARY.add("dog")  # to get one in phase 3, to set it on an attacker in phase 4
LEND: Final = VOCABULARY.add("lend")
BEG: Final = VOCABULARY.add(*(f"beg:{seat + 1}" for seat in range(MOST_SEATS)))
PLAY_DRUNKARD: Final = VOCABULARY.add(*(f"drunkard:{seat + 1}" for seat in range(MOST_SEATS)))
USE_HERDSMAN: Final = VOCABULARY.add("herdsman")
PLAY_VEGETABLE: Final = VOCABULARY.add("vegetable")
PLAY_CART: Final = VOCABULARY.add("cart")
DONE: Final = VOCABULARY.add("done")

TURN_OVER: Final = "turn-over"

#: What a turn of phase 3 remembers, as bits.
BUILT_CHAPEL: Final = 1
BOUGHT_KENNEL: Final = 2
USED_REBATE: Final = 4
DECIDED: Final = 8

# ---- set-up ------------------------------------------------------------------------------------------


class SetUp(Phase[DomusState]):
    """Cloister cards are dealt, boost cards shuffled, the highest card takes the column (DD-110 to DD-112)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        p = s.parts
        cards = list(range(1, p.cloister_cards + 1))
        chance.shuffle(s, cards)
        s.cards = cards[: s.seats]
        s.start = s.cards.index(max(s.cards))
        s.pile = list(p.boost_cards)
        chance.shuffle(s, s.pile)
        while len(s.pile) > p.rounds:
            s.shown.append(s.pile.pop())
        if s.log is not None:
            for seat in range(s.seats):
                s.tell("card", seat, "DD-110", card=s.cards[seat])
            s.tell("removed", rule="DD-112", cards=[p.boosts[card] for card in s.shown])
        s.stack.append((NEXT_YEAR,))


# ---- the year ----------------------------------------------------------------------------------------


class Year(Phase[DomusState]):
    """Seven phases, four times; then the final scoring (DD-201, DD-801)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        if s.year == s.parts.rounds:
            s.stack.append((FINAL,))
            return
        if s.year:
            s.start = (s.start + 1) % s.seats  # the column travels on from whoever held it (DD-204)
        s.year += 1
        s.phase = 1
        s.placed = 0
        if s.log is not None:
            s.tell("year", rule="DD-201", year=s.year, start_seat=s.start)
        s.stack.extend(((NEXT_YEAR,), (PAYOUT,), (FEEDING,), (PHASE_5,), (PHASE_4,), (PHASE_3,), (PHASE_2,)))
        s.stack.extend(((INTEREST,), (AWARDS,), (TURN_UP,), (START, s.start)))


# ---- phase 1: start player, boost card, special cards, interest and field work ----------------------------


class Start(Step[DomusState]):
    """Accept the right to start, or pay a Taler and hand it to the left (DD-206)."""

    name = "start"

    def actor(self, s: DomusState, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: DomusState, frame: Frame) -> list[int]:
        return [ACCEPT, PASS] if s.taler[frame[1]] >= s.parts.hand_on else [ACCEPT]

    def apply(self, s: DomusState, frame: Frame, move: int) -> None:
        seat = frame[1]
        if move == PASS:
            s.taler[seat] -= s.parts.hand_on
            s.pot += s.parts.hand_on
            if s.log is not None:
                s.tell("pass", seat, "DD-206", pot=s.pot)
            s.stack.append((START, (seat + 1) % s.seats))
            s.reveal(TURN_OVER)
            return
        s.start = seat
        s.taler[seat] += s.pot
        if s.log is not None:
            s.tell("accept", seat, "DD-208", pot=s.pot)
        s.pot = 0

    def prompt(self, s: DomusState, frame: Frame) -> Mapping[str, Arg]:
        return {"pot": s.pot, "taler": s.parts.hand_on}


class TurnUp(Phase[DomusState]):
    """This year's boost card (DD-211)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        card = s.pile.pop()
        s.shown.append(card)
        s.reveal("boost")
        if s.log is not None:
            s.tell("boost", rule="DD-211", card=s.parts.boosts[card], ne=s.parts.boost_ne[card])


class Awards(Phase[DomusState]):
    """From the second year on the best-developed areas earn the special cards (DD-212 to DD-216)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        if s.year == 1:
            return
        for area in range(len(AREAS)):
            best = best_developed(s, area)
            s.special[area] = best
            if s.log is not None:
                s.tell("award", best, "DD-213", card=SPECIALS[area], area=AREAS[area], step=s.areas[area][best])


def best_developed(s: DomusState, area: int) -> int:
    """The highest step, then the dearest cellarer, then the highest cloister card (DD-214, DD-215)."""
    steps, best = s.areas[area], 0
    for seat in range(1, s.seats):
        if steps[seat] > steps[best] or (steps[seat] == steps[best] and is_dearer(s, seat, best)):
            best = seat
    return best


class Interest(Phase[DomusState]):
    """Interest and loan, vegetables and brothers come back, in turn order (DD-217)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        for seat in s.turn_order():
            if s.lent[seat]:
                collect_loan(s, seat)
            if s.field[seat]:
                bring_in_harvest(s, seat)
                come_home(s, seat)


def collect_loan(s: DomusState, seat: int) -> None:
    """One Taler for each portion lent, then the loan itself (DD-218)."""
    interest = s.lent[seat] // s.parts.portion
    s.bank -= interest
    s.taler[seat] += interest + s.lent[seat]
    if s.log is not None:
        s.tell("interest", seat, "DD-218", interest=interest, lent=s.lent[seat])
    s.lent[seat] = 0


def bring_in_harvest(s: DomusState, seat: int) -> None:
    """A vegetable for every two brothers, as far as room and supply last (DD-219)."""
    due = s.field[seat] // s.parts.harvesters
    gained = take_vegetables(s, seat, due)
    if s.log is not None:
        s.tell("harvest", seat, "DD-219", vegetables=gained, lapsed=due - gained)


def come_home(s: DomusState, seat: int) -> None:
    """From the field into the refectory, then the chapel; who finds no place leaves (DD-220)."""
    p = s.parts
    to_refectory = min(s.field[seat], p.beds - s.refectory[seat])
    to_chapel = min(s.field[seat] - to_refectory, p.chapel_places[s.chapel[seat]] - s.praying[seat])
    leaving = s.field[seat] - to_refectory - to_chapel
    s.refectory[seat] += to_refectory
    s.praying[seat] += to_chapel
    s.supply[BROTHER] += leaving
    s.field[seat] = 0
    if s.log is not None:
        s.tell("home", seat, "DD-220", refectory=to_refectory, chapel=to_chapel, leaving=leaving)


def take_vegetables(s: DomusState, seat: int, wanted: int) -> int:
    """From the supply into the refectory, as many as there are and fit (DD-309, DD-903)."""
    taken = min(min(wanted, s.parts.baskets - s.vegetables[seat]), s.supply[VEGETABLE])
    s.supply[VEGETABLE] -= taken
    s.vegetables[seat] += taken
    return taken


def give_vegetable(s: DomusState, seat: int) -> None:
    s.vegetables[seat] -= 1
    s.supply[VEGETABLE] += 1


def pay(s: DomusState, seat: int, price: int) -> None:
    s.taler[seat] -= price
    s.bank += price


class Turns(Phase[DomusState]):
    """A phase in which everybody has one turn, the start player first (DD-202, DD-203)."""

    def __init__(self, phase: int, step: int, *rest: int) -> None:
        self.number = phase
        #: Everybody's turn; `rest` is what its frame remembers at first.
        self.turns: list[Frame] = [(step, seat, *rest) for seat in range(MOST_SEATS)]

    def run(self, s: DomusState, frame: Frame) -> None:
        s.phase = self.number
        for turn in range(s.seats - 1, -1, -1):
            s.stack.append(self.turns[(s.start + turn) % s.seats])


# ---- phase 2: cellarer and vegetables ---------------------------------------------------------------------


def hired_cellarers(s: DomusState) -> list[bool]:
    """By number, whether somebody has him."""
    hired = [False] * (CELLARERS + 1)
    for number in s.cellarer:
        hired[number] = True
    return hired


def free_cellarers(s: DomusState) -> list[int]:
    hired = hired_cellarers(s)
    return [number for number in range(1, CELLARERS + 1) if not hired[number]]


class Cellarer(Step[DomusState]):
    """2a: keep, hire, swap or dismiss, once (DD-303)."""

    name = "cellarer"

    def actor(self, s: DomusState, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: DomusState, frame: Frame) -> list[int]:
        seat = frame[1]
        own = s.cellarer[seat]
        dearest = min(own + s.taler[seat], CELLARERS)
        hired = hired_cellarers(s)
        options = [TAKE + number for number in range(1, dearest + 1) if not hired[number]]
        if own:
            options.append(DISMISS)
        options.append(KEEP)
        return options

    def apply(self, s: DomusState, frame: Frame, move: int) -> None:
        seat = frame[1]
        old = s.cellarer[seat]
        new = old if move == KEEP else 0 if move == DISMISS else move - TAKE
        pay(s, seat, new - old)  # the bank pays back what the old one is worth (DD-305, DD-306)
        s.cellarer[seat] = new
        if s.log is not None:
            if not new:
                s.tell("dismiss" if old else "no-cellarer", seat, "DD-306" if old else "DD-303", old=old)
            elif new == old:
                s.tell("keep", seat, "DD-303", number=new)
            else:
                kind, rule = ("swap", "DD-305") if old else ("hire", "DD-304")
                s.tell(kind, seat, rule, number=new, old=old, area=AREAS[s.parts.cellarer_area[new]], paid=new - old)
        if s.parts.cellarer_area[new] == GARDEN:
            gained = take_vegetables(s, seat, s.parts.gift)
            if s.log is not None:
                s.tell("gift", seat, "DD-310", vegetables=gained)
        s.stack.append((VEG, seat, int(move != KEEP)))

    def prompt(self, s: DomusState, frame: Frame) -> Mapping[str, Arg]:
        return {"taler": s.taler[frame[1]], "own": s.cellarer[frame[1]]}


def can_buy(s: DomusState, seat: int) -> bool:
    p = s.parts
    return s.taler[seat] >= p.market_price and s.vegetables[seat] < p.baskets and s.supply[VEGETABLE] > 0


class Veg(Step[DomusState]):
    """2b: two vegetables for a Taler, as often as one likes (DD-312 to DD-314). Frame: seat, something decided."""

    name = "veg"

    def actor(self, s: DomusState, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: DomusState, frame: Frame) -> list[int]:
        return [BUY, DONE] if can_buy(s, frame[1]) else [DONE]

    def forced(self, s: DomusState, frame: Frame) -> bool:
        return not frame[2]

    def apply(self, s: DomusState, frame: Frame, move: int) -> None:
        seat = frame[1]
        if move == BUY:
            pay(s, seat, s.parts.market_price)
            gained = take_vegetables(s, seat, s.parts.market_vegetables)
            if s.log is not None:
                s.tell("buy", seat, "DD-312", vegetables=gained, taler=s.parts.market_price)
            s.stack.append((VEG, seat, 1))
        elif frame[2] or can_buy(s, seat):  # said, not played by itself
            s.reveal(TURN_OVER)

    def prompt(self, s: DomusState, frame: Frame) -> Mapping[str, Arg]:
        seat = frame[1]
        return {"taler": s.taler[seat], "free": s.parts.baskets - s.vegetables[seat], "supply": s.supply[VEGETABLE]}


# ---- phase 3: investments, then food units ----------------------------------------------------------------


def build_price(s: DomusState, seat: int, area: int, marks: int) -> int:
    """The next step; a dairy cellarer makes the first dairy step of the turn cheaper (DD-403, DD-405)."""
    price = s.parts.cost[area][s.areas[area][seat] + 1]
    if area == DAIRY and not marks & USED_REBATE and s.cellarer_area(seat) == DAIRY:
        return max(price - s.parts.rebate, 0)
    return price


class Invest(Step[DomusState]):
    """Investments in any order, until done (DD-402). Frame: seat, what the turn remembers, brothers moved."""

    name = "invest"

    def actor(self, s: DomusState, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: DomusState, frame: Frame) -> list[int]:
        seat, marks = frame[1], frame[2]
        options: list[int] = []
        self._for_taler(s, seat, marks, options)
        if s.vegetables[seat]:
            if s.refectory[seat] < s.parts.beds and s.supply[BROTHER]:
                options.append(RECRUIT)
            if s.dogs[seat] < s.kennels[seat] and s.supply[DOG]:
                options.append(USE_DOG)
        self._for_brothers(s, seat, frame[3], options)
        options.append(DONE)
        return options

    def _for_taler(self, s: DomusState, seat: int, marks: int, options: list[int]) -> None:
        p = s.parts
        taler = s.taler[seat]
        for area in range(3):
            if s.areas[area][seat] < LAST_STEP and build_price(s, seat, area, marks) <= taler:
                options.append(BUILD + area)
        stage = s.chapel[seat]
        if stage < LAST_STAGE and not marks & BUILT_CHAPEL and p.chapel_cost[stage + 1] <= taler:
            options.append(STAGE)
        if not marks & BOUGHT_KENNEL and s.supply[KENNEL] and p.kennel_price <= taler:
            options.append(BUY_KENNEL)
        if p.portion <= taler and s.lent[seat] + p.portion <= p.loan:
            options.append(LEND)

    def _for_brothers(self, s: DomusState, seat: int, shifts: int, options: list[int]) -> None:
        p = s.parts
        refectory, praying = s.refectory[seat], s.praying[seat]
        if shifts < p.shifts:
            if refectory and praying < p.chapel_places[s.chapel[seat]]:
                options.append(PRAY)
            if praying and refectory < p.beds:
                options.append(UNPRAY)
        if s.field[seat] + 2 <= p.acre:
            for from_chapel in range(3):
                if refectory >= 2 - from_chapel and praying >= from_chapel:
                    options.append(FIELD + from_chapel)

    def forced(self, s: DomusState, frame: Frame) -> bool:
        return not frame[2] & DECIDED

    def apply(self, s: DomusState, frame: Frame, move: int) -> None:
        seat, marks, shifts = frame[1], frame[2], frame[3]
        if move == DONE:
            place_figure(s, seat)
            s.reveal(TURN_OVER)
            return
        if BUILD <= move < BUILD + len(AREAS):
            area = move - BUILD
            build(s, seat, area, marks)
            if area == DAIRY:
                marks |= USED_REBATE
        elif move == STAGE:
            build_chapel(s, seat)
            marks |= BUILT_CHAPEL
        elif move == BUY_KENNEL:
            buy_kennel(s, seat)
            marks |= BOUGHT_KENNEL
        elif move == LEND:
            lend(s, seat)
        elif move == RECRUIT:
            recruit(s, seat)
        elif move == USE_DOG:
            get_dog(s, seat)
        elif move in (PRAY, UNPRAY):
            shift_brother(s, seat, 1 if move == PRAY else -1)
            shifts += 1
        else:
            send_to_field(s, seat, move - FIELD)
        s.stack.append((INVEST, seat, marks | DECIDED, shifts))

    def prompt(self, s: DomusState, frame: Frame) -> Mapping[str, Arg]:
        return {"field": s.parts.field_name(target_field(s, frame[1])), "taler": s.taler[frame[1]]}


def build(s: DomusState, seat: int, area: int, marks: int) -> None:
    """One step up (DD-403)."""
    price = build_price(s, seat, area, marks)
    pay(s, seat, price)
    s.spent[area] += price
    s.areas[area][seat] += 1
    if s.log is not None:
        step = s.areas[area][seat]
        s.tell("build", seat, "DD-403", area=AREAS[area], step=step, taler=price, ne=s.parts.ne[area][step])


def build_chapel(s: DomusState, seat: int) -> None:
    """One stage a year (DD-406)."""
    s.chapel[seat] += 1
    price = s.parts.chapel_cost[s.chapel[seat]]
    pay(s, seat, price)
    s.spent[CHAPEL] += price
    if s.log is not None:
        s.tell("chapel", seat, "DD-406", stage=s.chapel[seat], taler=price)


def buy_kennel(s: DomusState, seat: int) -> None:
    """One a year (DD-413)."""
    pay(s, seat, s.parts.kennel_price)
    s.spent[KENNELS] += s.parts.kennel_price
    s.supply[KENNEL] -= 1
    s.kennels[seat] += 1
    if s.log is not None:
        s.tell("kennel", seat, "DD-413", taler=s.parts.kennel_price)


def lend(s: DomusState, seat: int) -> None:
    """A portion, out of reach until next year (DD-415)."""
    s.taler[seat] -= s.parts.portion
    s.lent[seat] += s.parts.portion
    s.spent[LENDER] += s.parts.portion
    if s.log is not None:
        s.tell("lend", seat, "DD-415", taler=s.parts.portion, lent=s.lent[seat])


def recruit(s: DomusState, seat: int) -> None:
    """A brother for a vegetable (DD-408)."""
    give_vegetable(s, seat)
    s.supply[BROTHER] -= 1
    s.refectory[seat] += 1
    if s.log is not None:
        s.tell("recruit", seat, "DD-408")


def get_dog(s: DomusState, seat: int) -> None:
    """A dog for a vegetable (DD-414)."""
    give_vegetable(s, seat)
    s.supply[DOG] -= 1
    s.dogs[seat] += 1
    if s.log is not None:
        s.tell("dog", seat, "DD-414")


def shift_brother(s: DomusState, seat: int, to_chapel: int) -> None:
    """One brother into the chapel, or one back (DD-409)."""
    s.refectory[seat] -= to_chapel
    s.praying[seat] += to_chapel
    if s.log is not None:
        s.tell("pray" if to_chapel > 0 else "unpray", seat, "DD-409")


def send_to_field(s: DomusState, seat: int, from_chapel: int) -> None:
    """A pair, from refectory and chapel in any mixture (DD-411)."""
    s.refectory[seat] -= 2 - from_chapel
    s.praying[seat] -= from_chapel
    s.field[seat] += 2
    if s.log is not None:
        s.tell("field", seat, "DD-411", chapel=from_chapel, brothers=s.field[seat])


def place_figure(s: DomusState, seat: int) -> None:
    """Food units are counted, the figure is set (DD-401, DD-420)."""
    s.road[seat] = target_field(s, seat)
    s.placed += 1
    for kind in range(len(s.spent)):
        s.spent[kind] = 0
    if s.log is not None:
        rule = "DD-421" if s.road[seat] == s.parts.cluny else "DD-420"
        s.tell("place", seat, rule, field=s.parts.field_name(s.road[seat]))


# ---- phase 4: lay brothers and drunkard -------------------------------------------------------------------


class Attack(Step[DomusState]):
    """Single attacks, until done (DD-501). Frame: seat, whether the latest attack can still be taken back."""

    name = "attack"

    def actor(self, s: DomusState, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: DomusState, frame: Frame) -> list[int]:
        seat = frame[1]
        options: list[int] = []
        cluny, road = s.parts.cluny, s.road
        if s.refectory[seat]:
            here = road[seat]
            for other in range(s.seats):
                if here <= road[other] < cluny and other != seat:
                    options.append(BEG + other)
        if s.special[DRUNKARD] == seat:
            for other in range(s.seats):
                if road[other] < cluny:
                    options.append(PLAY_DRUNKARD + other)
        options.append(DONE)
        return options

    def forced(self, s: DomusState, frame: Frame) -> bool:
        return not frame[2]

    def apply(self, s: DomusState, frame: Frame, move: int) -> None:
        seat = frame[1]
        if move == DONE:
            s.reveal(TURN_OVER)
            return
        p = s.parts
        drunk = move >= PLAY_DRUNKARD
        if drunk:
            target, fields = move - PLAY_DRUNKARD, p.drunkard
            s.special[DRUNKARD] = NOWHERE
            if s.log is not None:
                s.tell("drunkard", seat, "DD-509", target_seat=target)
            s.award(Score(seat, p.attack_points, "DD-509", "drunkard"))
        else:
            target, fields = move - BEG, p.beg
            s.refectory[seat] -= 1
            s.supply[BROTHER] += 1
            if s.log is not None:
                s.tell("beg", seat, "DD-505", target_seat=target)
            s.award(Score(seat, p.attack_points, "DD-505", "beg"))
        if can_parry(s, target):
            s.stack.append((ATTACK, seat, 0))
            s.stack.append((DEFEND, target, seat, fields, int(drunk)))
            s.reveal("attacked")
        else:
            s.stack.append((ATTACK, seat, 1))
            fall_back(s, target, fields)

    def prompt(self, s: DomusState, frame: Frame) -> Mapping[str, Arg]:
        return {"brothers": s.refectory[frame[1]], "drunkard": int(s.special[DRUNKARD] == frame[1])}


def can_parry(s: DomusState, seat: int) -> bool:
    """Somebody who can't be moved has nothing to prevent (DD-511, DD-515)."""
    return s.road[seat] > 0 and (s.dogs[seat] > 0 or s.special[HERDSMAN] == seat)


def fall_back(s: DomusState, seat: int, fields: int) -> None:
    """Never below field 0 (DD-504, DD-506)."""
    before = s.road[seat]
    s.road[seat] = max(before - fields, 0)
    if s.log is not None:
        rule = "DD-504" if before else "DD-506"
        s.tell("fall", seat, rule, old=s.parts.field_name(before), field=s.parts.field_name(s.road[seat]))


class Defend(Step[DomusState]):
    """The attacked seat answers each single attack (DD-513). Frame: seat, attacker, fields, drunkard or not."""

    name = "defend"

    def actor(self, s: DomusState, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: DomusState, frame: Frame) -> list[int]:
        seat = frame[1]
        options = [ACCEPT]
        if s.dogs[seat]:
            options.append(USE_DOG)
        if s.special[HERDSMAN] == seat:
            options.append(USE_HERDSMAN)
        return options

    def apply(self, s: DomusState, frame: Frame, move: int) -> None:
        seat = frame[1]
        s.reveal("answered")
        if move == ACCEPT:
            fall_back(s, seat, frame[3])
            return
        if move == USE_DOG:
            s.dogs[seat] -= 1
            s.supply[DOG] += 1
        else:
            s.special[HERDSMAN] = NOWHERE
        if s.log is not None:
            by = "dog" if move == USE_DOG else "herdsman"
            s.tell("parry", seat, "DD-512", by=by, attacker_seat=frame[2])

    def prompt(self, s: DomusState, frame: Frame) -> Mapping[str, Arg]:
        p, place = s.parts, s.road[frame[1]]
        return {
            "attacker_seat": frame[2],
            "by": "drunkard" if frame[4] else "brother",
            "old": p.field_name(place),
            "field": p.field_name(max(place - frame[3], 0)),
        }


# ---- phase 5: vegetables and cart -------------------------------------------------------------------------


class Road(Step[DomusState]):
    """Vegetables and the cart push the own figure forward (DD-601). Frame: seat, something decided."""

    name = "road"

    def actor(self, s: DomusState, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: DomusState, frame: Frame) -> list[int]:
        seat = frame[1]
        if s.road[seat] == s.parts.cluny:
            return [DONE]
        options: list[int] = []
        if s.vegetables[seat]:
            options.append(PLAY_VEGETABLE)
        if s.special[CART] == seat:
            options.append(PLAY_CART)
        options.append(DONE)
        return options

    def forced(self, s: DomusState, frame: Frame) -> bool:
        return not frame[2]

    def apply(self, s: DomusState, frame: Frame, move: int) -> None:
        seat, p = frame[1], s.parts
        if move == DONE:
            s.reveal(TURN_OVER)
            return
        if move == PLAY_VEGETABLE:
            give_vegetable(s, seat)
            by, rule, fields = "vegetable", "DD-602", p.vegetable
        else:
            s.special[CART] = NOWHERE
            by, rule, fields = "cart", "DD-603", p.cart
        s.road[seat] = min(s.road[seat] + fields, p.cluny)
        if s.log is not None:
            s.tell("forward", seat, rule, by=by, field=p.field_name(s.road[seat]))
        s.stack.append((ROAD, seat, 1))

    def prompt(self, s: DomusState, frame: Frame) -> Mapping[str, Arg]:
        seat = frame[1]
        return {"field": s.parts.field_name(s.road[seat]), "vegetables": s.vegetables[seat]}


# ---- phase 6: feeding -------------------------------------------------------------------------------------


class Feeding(Phase[DomusState]):
    """One vegetable for up to three brothers in the refectory; the unfed leave (DD-606 to DD-609)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        s.phase = 6
        for seat in s.turn_order():
            brothers = s.refectory[seat]
            if not brothers:
                continue
            eaten = min(feeding_due(s, brothers), s.vegetables[seat])
            leaving = max(brothers - eaten * s.parts.fed, 0)
            s.vegetables[seat] -= eaten
            s.supply[VEGETABLE] += eaten
            s.refectory[seat] -= leaving
            s.supply[BROTHER] += leaving
            if s.log is not None:
                s.tell("feed", seat, "DD-609" if leaving else "DD-607", vegetables=eaten, leaving=leaving)


# ---- phase 7: indulgences, then Taler ---------------------------------------------------------------------


class Payout(Phase[DomusState]):
    """Who delivered most gets the most indulgences, who delivered least the most Taler (DD-701 to DD-705)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        s.phase = 7
        p = s.parts
        for seat in s.turn_order():
            points = p.points_of(s.road[seat])
            if points:
                s.award(Score(seat, points, "DD-702", "road", p.field_name(s.road[seat])))
        paid = payouts(s, s.road)
        for seat in s.turn_order():
            pay(s, seat, -paid[seat])
            if s.log is not None:
                s.tell("payout", seat, "DD-703", taler=paid[seat])


# ---- the end ----------------------------------------------------------------------------------------------


class FinalScoring(Phase[DomusState]):
    """After the last year (DD-801 to DD-807); Taler still lent come back without interest (DD-416)."""

    def run(self, s: DomusState, frame: Frame) -> None:
        for seat in range(s.seats):
            for score in final_scores(s, seat):
                s.award(score)
            if s.lent[seat]:
                s.tell("returned", seat, "DD-416", taler=s.lent[seat])
                s.taler[seat] += s.lent[seat]
                s.lent[seat] = 0


# ---- the table of behaviours ------------------------------------------------------------------------------

SET_UP: Final = 0
NEXT_YEAR: Final = 1
START: Final = 2
TURN_UP: Final = 3
AWARDS: Final = 4
INTEREST: Final = 5
PHASE_2: Final = 6
CELLARER: Final = 7
VEG: Final = 8
PHASE_3: Final = 9
INVEST: Final = 10
PHASE_4: Final = 11
ATTACK: Final = 12
DEFEND: Final = 13
PHASE_5: Final = 14
ROAD: Final = 15
FEEDING: Final = 16
PAYOUT: Final = 17
FINAL: Final = 18

STEPS: Final[tuple[Step[DomusState], ...]] = (
    SetUp(),
    Year(),
    Start(),
    TurnUp(),
    Awards(),
    Interest(),
    Turns(2, CELLARER),
    Cellarer(),
    Veg(),
    Turns(3, INVEST, 0, 0),
    Invest(),
    Turns(4, ATTACK, 0),
    Attack(),
    Defend(),
    Turns(5, ROAD, 0),
    Road(),
    Feeding(),
    Payout(),
    FinalScoring(),
)

"""What a good player looks at: what each cloister will still deliver, and what lies in it ready to be used.

All weights are in indulgences. They were found by letting bots with other weights play against each other.
"""

from __future__ import annotations

from typing import Final

from refectory.engine.state import Frame

from .components import CART, DAIRY, LAST_STAGE, LAST_STEP, NOWHERE
from .scoring import food_terms, food_units, is_dearer
from .state import DomusState
from .steps import (
    ACCEPT,
    ATTACK,
    BEG,
    BUILD,
    BUY,
    BUY_KENNEL,
    CELLARER,
    DEFEND,
    DISMISS,
    DONE,
    FIELD,
    INVEST,
    KEEP,
    LEND,
    PLAY_CART,
    PLAY_DRUNKARD,
    PRAY,
    RECRUIT,
    ROAD,
    STAGE,
    TAKE,
    UNPRAY,
    USE_DOG,
    VEG,
    best_developed,
    build_price,
)

#: A Taler, by the number of productions it can still be spent for.
TALER: Final[tuple[float, ...]] = (0.03, 1.35, 2.1, 2.75, 5.0)
#: What a Taler not yet spent this year will add to the food units.
GROWTH: Final = 7.4
#: By phase, from how many fields apart on an order on the road is taken for granted.
DOUBT: Final[tuple[float, ...]] = (1.0, 20.0, 16.0, 14.0, 8.0, 1.0)
#: Part of a full area's bonus that its steps are worth on the way.
ON_THE_WAY: Final[tuple[float, ...]] = (0.0, 0.12, 0.26, 0.42, 0.62, 1.0)
#: A brother in the refectory after the feeding, by years left.
BROTHER: Final[tuple[float, ...]] = (2.0, 1.45, 1.45, 1.45)
#: What he is worth more before his seat's attacks.
BEGGAR: Final = 0.6
#: A vegetable that grows until next year.
HARVEST: Final = 1.0
#: So many vegetables kept for next year.
KEPT: Final[tuple[float, ...]] = (0.0, 1.3, 2.5, 3.6, 4.6, 5.5, 6.3, 7.0, 7.6)
#: A dog scores or parries; an empty kennel may get one, by years left.
DOG: Final = 2.1
KENNEL: Final[tuple[float, ...]] = (0.65, 1.2, 1.6, 1.8)
#: Cart, herdsman, drunkard in hand; and how sure a lead is to earn one next year.
CARD: Final[tuple[float, ...]] = (2.6, 1.8, 2.0)
LEAD: Final = 0.5
#: What the type of the cellarer brings each year: vegetables, cheaper steps.
ADVANTAGE: Final[tuple[float, ...]] = (1.6, 1.6, 0.0)
#: An empty place in the chapel, as part of what a praying brother there would bring.
PEW: Final = 0.8
#: Each stage on a chapel that can still be finished.
PATIENCE: Final = 1.5
#: How much the best of the others counts, against the mean of them.
BEST: Final = 0.75


def evaluate(s: DomusState, seat: int) -> float:
    """The expected margin over the others, the best of them above all."""
    worth = expectations(s)
    own = worth.pop(seat)
    return own - BEST * max(worth) - (1 - BEST) * sum(worth) / len(worth)


def expectations(s: DomusState) -> list[float]:
    """The final score each seat may expect, but for what all have in common."""
    if s.over:
        return [float(score) + 0.01 * s.taler[i] for i, score in enumerate(s.scores)]
    left = s.parts.rounds - s.year
    steady = [steady_food(s, seat) for seat in range(s.seats)]
    worth = leads(s, left)
    if s.phase > 1:
        add_income(s, likely_places(s, steady), TALER[left], worth)
    for seat in range(s.seats):
        worth[seat] += delivered(s, seat, steady[seat], left) + standing(s, seat, left) + stores(s, seat, left)
    return worth


# ---- deliveries --------------------------------------------------------------------------------------


def steady_food(s: DomusState, seat: int) -> int:
    """What the cloister yields every year, whatever the boost card."""
    garden, dairy, brewery, cellarer, bonus, _, chapel = food_terms(s, seat)
    return garden + dairy + brewery + cellarer + bonus + chapel


def delivered(s: DomusState, seat: int, steady: int, left: int) -> float:
    """Points so far, of this year and of the years to come."""
    if s.is_placed(seat):
        now = float(s.parts.points_of(s.road[seat]))
    else:
        now = (steady if s.phase == 1 else food_units(s, seat)) / 10
    return s.scores[seat] + now + left * steady / 10


def likely_places(s: DomusState, steady: list[int]) -> list[float]:
    """Where the figures stand, or will stand if their seats go on spending, or end the open turn now."""
    places: list[float] = []
    for seat in range(s.seats):
        if s.is_placed(seat):
            places.append(float(s.road[seat]))
        else:
            growth = 0.0 if has_invested(s, seat) else GROWTH * s.taler[seat]
            places.append((steady[seat] + growth) / s.parts.road_step)
    return places


def add_income(s: DomusState, places: list[float], taler: float, worth: list[float]) -> None:
    """Taler of this year's phase 7, by the places as far as they are certain."""
    payout, doubt = s.parts.payout, DOUBT[s.phase]
    unpaid = 0.0 if s.phase == 5 else -1.0  # who stands so far back is not paid; before phase 5 anybody may still be
    for seat in range(s.seats):
        place = places[seat]
        if place <= unpaid:
            continue
        first = 0.0  # how many are likely to be paid before
        for other in range(s.seats):
            there = places[other]
            if other == seat or there <= unpaid:
                continue
            ahead = place - there
            if ahead == 0.0:
                ahead = -0.5 if is_dearer(s, seat, other) else 0.5
            first += min(max(0.5 + ahead / doubt, 0.0), 1.0)
        low = min(int(first), s.seats - 2)
        worth[seat] += taler * (payout[low] + (payout[low + 1] - payout[low]) * (first - low))


# ---- what counts at the end ---------------------------------------------------------------------------


def standing(s: DomusState, seat: int, left: int) -> float:
    """Cellarer, areas and chapel: what they score, what they are on the way to, what they bring besides."""
    p = s.parts
    stage, cellarer = s.chapel[seat], s.cellarer[seat]
    value = float(cellarer + p.chapel_points[stage])
    if stage < LAST_STAGE <= stage + left + (not has_invested(s, seat)):
        value += PATIENCE * stage
    for area in range(3):
        value += p.full[area] * ON_THE_WAY[s.areas[area][seat]]
    if cellarer and left:
        area = p.cellarer_area[cellarer]
        if area != DAIRY or s.areas[DAIRY][seat] < LAST_STEP:
            value += ADVANTAGE[area] * left
        for card in s.pile:  # each of them will be turned up once, whatever their order
            if p.boost_area[card] == area:
                value += p.boost_ne[card] / 10
    return value


def leads(s: DomusState, left: int) -> list[float]:
    """Special cards in hand, and those that the leads in the three areas promise."""
    value = [0.0] * s.seats
    awards = left + (s.phase == 1 and s.year > 1)
    for area in range(3):
        if awards:
            value[best_developed(s, area)] += LEAD * CARD[area] * awards
        holder = s.special[area]
        if holder != NOWHERE and is_useful(s, area, holder):
            value[holder] += CARD[area]
    return value


def is_useful(s: DomusState, card: int, holder: int) -> bool:
    """Whether a special card can still be played this year."""
    if card == CART:
        return s.phase > 1 and not has_ridden(s, holder)
    return 1 < s.phase < 5


# ---- what lies ready -----------------------------------------------------------------------------------


def stores(s: DomusState, seat: int, left: int) -> float:
    """Taler, brothers, vegetables, kennels and dogs."""
    p = s.parts
    spendable = left if has_invested(s, seat) else left + 1
    value = s.taler[seat] * TALER[spendable]
    lent = s.lent[seat]
    if lent:
        value += (lent + lent // p.portion) * TALER[left + (s.phase == 1)]
    brothers, vegetables = s.refectory[seat], s.vegetables[seat]
    eaten = min(-(-brothers // p.fed), vegetables)
    fed = min(brothers, eaten * p.fed)
    value += fed * BROTHER[left]
    if s.phase < 4:
        value += BEGGAR * brothers
    value += spare_vegetables(s, seat, vegetables - eaten, left)
    pews = p.chapel_places[s.chapel[seat]] - s.praying[seat]
    if left and s.field[seat]:
        value += BROTHER[left] * min(s.field[seat], p.beds - fed + pews) + HARVEST * (s.field[seat] // p.harvesters)
    if pews:
        value += PEW * pews * p.chapel_ne / 10 * (spendable - 0.5)
    return value + DOG * s.dogs[seat] + KENNEL[left] * (s.kennels[seat] - s.dogs[seat])


def spare_vegetables(s: DomusState, seat: int, spare: int, left: int) -> float:
    """Vegetables that nobody has to eat: each a field on the road, or kept for next year."""
    if has_ridden(s, seat):
        return KEPT[spare] if left else 0.0
    if not left:
        return float(spare)
    best = KEPT[spare]
    for played in range(1, spare + 1):
        best = max(best, KEPT[spare - played] + played)
    return best


# ---- how far the year has come ---------------------------------------------------------------------------


def has_invested(s: DomusState, seat: int) -> bool:
    """Whether Taler in hand are too late for this year: the figure is placed, or would be if the turn ended now."""
    if s.is_placed(seat):
        return True
    frame = s.stack[-1]
    return frame[0] == INVEST and frame[1] == seat and frame[2] != 0


def has_ridden(s: DomusState, seat: int) -> bool:
    """Whether vegetables in hand are too late for this year: the turn of phase 5 is over, or would be now."""
    if s.phase != 5:
        return False
    turn, now = (seat - s.start) % s.seats, (s.actor - s.start) % s.seats
    return turn < now or (turn == now and s.stack[-1][2] != 0)


# ---- first sight -----------------------------------------------------------------------------------------


def priors(s: DomusState) -> list[float]:
    """What each option brings at first sight, against ending the turn; the search starts from here."""
    if s.over:
        return []
    frame = s.stack[-1]
    left = s.parts.rounds - s.year
    return [first_sight(s, frame, move, left) for move in s.options]


def first_sight(s: DomusState, frame: Frame, move: int, left: int) -> float:
    step = frame[0]
    if step == INVEST:
        return see_investment(s, frame, move, left)
    if step == ATTACK:
        return see_attack(s, frame, move, left)
    if step == ROAD:
        return see_ride(s, frame, move, left)
    if step == VEG:
        return see_market(s, frame, move, left)
    if step == CELLARER:
        return see_cellarer(s, frame, move, left)
    if step == DEFEND:
        return see_defence(s, frame, move, left)
    return see_start(s, move, left)


def see_start(s: DomusState, move: int, left: int) -> float:
    """Whoever hands on pays; it rarely pays off."""
    return TALER[left + 1] * (s.pot + 1) if move == ACCEPT else 0.0


def see_cellarer(s: DomusState, frame: Frame, move: int, left: int) -> float:
    own = s.cellarer[frame[1]]
    new = own if move == KEEP else 0 if move == DISMISS else move - TAKE
    return cellarer_worth(s, new, left) - cellarer_worth(s, own, left) - (new - own) * TALER[left + 1]


def cellarer_worth(s: DomusState, number: int, left: int) -> float:
    """His price at the end, his food every year, and what fits his type."""
    if not number:
        return 0.0
    p = s.parts
    area, boost = p.cellarer_area[number], s.boost()
    matching = p.boost_ne[boost] if boost != NOWHERE and p.boost_area[boost] == area else 0
    for card in s.pile:
        if p.boost_area[card] == area:
            matching += p.boost_ne[card]
    return number + (p.cellarer_ne[number] * (left + 1) + matching) / 10 + ADVANTAGE[area] * (left + 0.5)


def see_market(s: DomusState, frame: Frame, move: int, left: int) -> float:
    have = s.vegetables[frame[1]]
    bought = min(have + s.parts.market_vegetables, s.parts.baskets)
    return KEPT[bought] - KEPT[have] - TALER[left + 1] if move == BUY else 0.0


def see_investment(s: DomusState, frame: Frame, move: int, left: int) -> float:
    p, seat = s.parts, frame[1]
    if BUILD <= move < BUILD + 3:
        area = move - BUILD
        step = s.areas[area][seat]
        food = (p.ne[area][step + 1] - p.ne[area][step]) / 10 * (left + 1)
        share = p.full[area] * (ON_THE_WAY[step + 1] - ON_THE_WAY[step])
        return food + share - build_price(s, seat, area, frame[2]) * TALER[left]
    prayer = p.chapel_ne / 10 * (left + 1)
    if move == STAGE:
        stage = s.chapel[seat] + 1
        points = p.chapel_points[stage] - p.chapel_points[stage - 1]
        pews = p.chapel_places[stage] - p.chapel_places[stage - 1]
        return points + PATIENCE + PEW * pews * prayer - p.chapel_cost[stage] * TALER[left]
    if move in (PRAY, UNPRAY):
        gain = prayer * (1 - PEW) - BROTHER[left]
        return gain if move == PRAY else -gain
    if FIELD <= move < FIELD + 3:
        return HARVEST - 1.0 if left else -2.0 * BROTHER[0]
    vegetable = KEPT[4] - KEPT[3] if left else 1.0
    if move == LEND:
        return TALER[left] if left else -0.1
    if move == BUY_KENNEL:
        return KENNEL[left] - p.kennel_price * TALER[left]
    if move == USE_DOG:
        return DOG - KENNEL[left] - vegetable
    return BROTHER[left] + BEGGAR - vegetable - 0.3 if move == RECRUIT else 0.0


def see_attack(s: DomusState, frame: Frame, move: int, left: int) -> float:
    """The indulgence, and what it takes from the target: more from whoever leads."""
    if move == DONE:
        return 0.0
    seat = frame[1]
    target, cost = (move - PLAY_DRUNKARD, 0.0) if move >= PLAY_DRUNKARD else (move - BEG, BROTHER[left])
    lost = min(s.road[target], s.parts.beg)
    if target == seat:
        return 1.0 - lost
    leader = 0
    for other in range(s.seats):
        if other != seat:
            leader = max(leader, s.scores[other] + s.road[other])
    share = BEST if s.scores[target] + s.road[target] == leader else (1 - BEST)
    return s.parts.attack_points + lost * share - cost


def see_defence(s: DomusState, frame: Frame, move: int, left: int) -> float:
    if move == ACCEPT:
        return 0.0
    return min(s.road[frame[1]], frame[3]) - (DOG - KENNEL[left] if move == USE_DOG else 0.0)


def see_ride(s: DomusState, frame: Frame, move: int, left: int) -> float:
    if move == PLAY_CART:
        return float(s.parts.cart)
    if move == DONE:
        return 0.0
    have = s.vegetables[frame[1]]
    return 1.0 - (KEPT[have] - KEPT[have - 1] if left else 0.0)

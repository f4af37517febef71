"""What a good player looks at: what each cloister will still deliver, and what lies in it ready to be used.

All worths are in indulgences.
"""

from __future__ import annotations

from typing import Final

from refectory.engine.state import Frame
from refectory.engine.weights import Weights

from .components import CART, DAIRY, HERDSMAN, LAST_STAGE, LAST_STEP, NOWHERE
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

#: How much a lead means, by years left: counted in games of Brothers who err.
STAKES: Final[tuple[float, ...]] = (2.2, 4.3, 5.5, 6.5)


def steady_food(s: DomusState, seat: int) -> int:
    """What the cloister yields every year, whatever the boost card."""
    garden, dairy, brewery, cellarer, bonus, _, chapel = food_terms(s, seat)
    return garden + dairy + brewery + cellarer + bonus + chapel


# ---- how far the year has come -----------------------------------------------------------------------


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


def will_beg(s: DomusState, seat: int) -> bool:
    """Whether the seat's turn of phase 4 is still to come, or going on."""
    return s.phase < 4 or any(frame[0] == ATTACK and frame[1] == seat for frame in s.stack)


def is_useful(s: DomusState, card: int, holder: int) -> bool:
    """Whether a special card can still be played this year."""
    if card == CART:
        return s.phase > 1 and not has_ridden(s, holder)
    return 1 < s.phase < 5


def stakes(s: DomusState) -> float:
    """A lead of so many points makes winning three times as likely as losing, by years left."""
    return STAKES[min(s.parts.rounds - s.year, len(STAKES) - 1)]


# ---- what the table will bring -----------------------------------------------------------------------


class Sense:
    """How a table will probably end, by the weights of `weights.toml`."""

    def __init__(self, weights: Weights) -> None:
        #: A Taler, by the number of productions it can still be spent for.
        self.taler = weights.row("taler")
        #: What a Taler not yet spent this year will add to the food units.
        self.growth = weights.number("growth")
        #: By phase, from how many fields apart on an order on the road is taken for granted. Phases 2 to 4 are
        #: weighed: before them no place is judged, and in phase 5 one field decides, which nobody can be surer of.
        doubts = [max(1.0, fields) for fields in weights.row("doubt")]
        self.doubt: tuple[float, ...] = (1.0, 1.0, *doubts, 1.0)
        #: Part of a full area's bonus that its steps are worth on the way; none and all are certain.
        self.on_the_way: tuple[float, ...] = (0.0, *weights.row("on_the_way"), 1.0)
        #: A brother in the refectory after the feeding, by years left.
        self.brother = weights.row("brother")
        #: How sure it is, in the phases 2 to 4, that whoever is ahead will be begged back.
        self.threat: tuple[float, ...] = (0.0, 0.0, *weights.row("threat"))
        #: How much of a lead in food the beggars of the years to come will take.
        self.envy = weights.number("envy")
        #: What he is worth more before his seat's attacks.
        self.beggar = weights.number("beggar")
        #: A vegetable that grows until next year.
        self.harvest = weights.number("harvest")
        #: So many vegetables kept for next year.
        self.kept: tuple[float, ...] = (0.0, *weights.row("kept"))
        #: A dog scores or parries; an empty kennel may get one, by years left.
        self.dog = weights.number("dog")
        self.kennel = weights.row("kennel")
        #: Cart, herdsman, drunkard in hand; and how sure a lead is to earn one next year.
        self.card = weights.row("card")
        self.lead = weights.number("lead")
        #: What the type of the cellarer brings each year: vegetables, cheaper steps.
        self.advantage = weights.row("advantage")
        #: An empty place in the chapel, as part of what a praying brother there would bring; years it stays empty.
        self.pew = weights.number("pew")
        self.vacancy = weights.number("vacancy")
        #: Each stage on a chapel that can still be finished.
        self.patience = weights.number("patience")
        #: How much the best of the others counts, against the mean of them.
        self.best = weights.number("best")
        #: How much will come true of this year's food that is not on the road yet, and of that of the years to come.
        self.production = weights.number("production")
        self.delivery = weights.number("delivery")
        #: How much of the Taler that the places on the road promise.
        self.income = weights.number("income")
        #: How much of what cellarer and chapel score at the end, and of the boost cards that will match him.
        self.cellarer = weights.number("cellarer")
        self.chapel = weights.number("chapel")
        self.boost = weights.number("boost")
        #: Each field that a spare vegetable goes on the road.
        self.ride = weights.number("ride")

    def evaluate(self, s: DomusState, seat: int) -> float:
        """The expected margin over the others, the best of them above all."""
        worth = self.expectations(s)
        own = worth.pop(seat)
        return own - self.best * max(worth) - (1 - self.best) * sum(worth) / len(worth)

    def expectations(self, s: DomusState) -> list[float]:
        """The final score each seat may expect, but for what all have in common."""
        if s.over:
            return [float(score) + 0.01 * s.taler[i] for i, score in enumerate(s.scores)]
        left = s.parts.rounds - s.year
        steady = [steady_food(s, seat) for seat in range(s.seats)]
        worth = self.leads(s, left)
        if s.phase > 1:
            places = self.likely_places(s, steady)
            self.add_income(s, places, self.income * self.taler[left], worth)
            if s.phase < 5:
                self.take_begged(s, places, worth)
        if left:
            self.take_envied(steady, left, worth)
        for seat in range(s.seats):
            food = self.delivered(s, seat, steady[seat], left)
            worth[seat] += food + self.standing(s, seat, left) + self.stores(s, seat, left)
        return worth

    # ---- deliveries ----------------------------------------------------------------------------------

    def delivered(self, s: DomusState, seat: int, steady: int, left: int) -> float:
        """Points so far, of this year and of the years to come."""
        if s.is_placed(seat):
            now = float(s.parts.points_of(s.road[seat]))
        else:
            now = self.production * (steady if s.phase == 1 else food_units(s, seat)) / 10
        return s.scores[seat] + now + self.delivery * left * steady / 10

    def likely_places(self, s: DomusState, steady: list[int]) -> list[float]:
        """Where the figures stand, or will stand if their seats go on spending, or end the open turn now."""
        places: list[float] = []
        for seat in range(s.seats):
            if s.is_placed(seat):
                places.append(float(s.road[seat]))
            else:
                growth = 0.0 if has_invested(s, seat) else self.growth * s.taler[seat]
                places.append((steady[seat] + growth) / s.parts.road_step)
        return places

    def add_income(self, s: DomusState, places: list[float], taler: float, worth: list[float]) -> None:
        """Taler of this year's phase 7, by the places as far as they are certain."""
        payout, doubt = s.parts.payout, self.doubt[s.phase]
        # Who stands so far back is not paid; before phase 5 anybody may still be.
        unpaid = 0.0 if s.phase == 5 else -1.0
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

    # ---- beggars -------------------------------------------------------------------------------------

    def take_begged(self, s: DomusState, places: list[float], worth: list[float]) -> None:
        """What the brothers in the refectories will take from those ahead, unless dogs or the herdsman parry."""
        attacks = [0.0] * s.seats
        for seat in range(s.seats):
            if s.refectory[seat] and will_beg(s, seat):
                self.add_attacks(s, seat, places, attacks)
        for seat in range(s.seats):
            open_to = attacks[seat] - s.dogs[seat] - (s.special[HERDSMAN] == seat)
            if open_to > 0.0:
                worth[seat] -= self.threat[s.phase] * min(s.parts.beg * open_to, places[seat])

    def add_attacks(self, s: DomusState, seat: int, places: list[float], attacks: list[float]) -> None:
        """Spread the seat's brothers over those ahead: as many for each as it takes to get him behind."""
        beg, total = s.parts.beg, 0.0
        needs = [0.0] * s.seats
        for other in range(s.seats):
            if other != seat and places[other] < s.parts.cluny:
                ahead = places[other] - places[seat]
                # As long as figures are still to be placed, a field more or less is a part of an attack.
                need = ahead // beg + 1.0 if s.phase == 4 else ahead / beg + 0.67
                if need > 0.0:
                    needs[other] = need
                    total += need
        if total:
            part = min(1.0, s.refectory[seat] / total)
            for other in range(s.seats):
                attacks[other] += part * needs[other]

    def take_envied(self, steady: list[int], left: int, worth: list[float]) -> None:
        """Who produces more than the others will be begged back, year after year."""
        total, others = sum(steady), len(steady) - 1
        for seat, own in enumerate(steady):
            lead = own - (total - own) / others
            if lead > 0.0:
                worth[seat] -= self.envy * left * lead / 10

    # ---- what counts at the end ----------------------------------------------------------------------

    def standing(self, s: DomusState, seat: int, left: int) -> float:
        """Cellarer, areas and chapel: what they score, what they are on the way to, what they bring besides."""
        p = s.parts
        stage, cellarer = s.chapel[seat], s.cellarer[seat]
        value = self.cellarer * cellarer + self.chapel * p.chapel_points[stage]
        if stage < LAST_STAGE <= stage + left + (not has_invested(s, seat)):
            value += self.patience * stage
        for area in range(3):
            value += p.full[area] * self.on_the_way[s.areas[area][seat]]
        if cellarer and left:
            area = p.cellarer_area[cellarer]
            if area != DAIRY or s.areas[DAIRY][seat] < LAST_STEP:
                value += self.advantage[area] * left
            for card in s.pile:  # each of them will be turned up once, whatever their order
                if p.boost_area[card] == area:
                    value += self.boost * p.boost_ne[card] / 10
        return value

    def leads(self, s: DomusState, left: int) -> list[float]:
        """Special cards in hand, and those that the leads in the three areas promise."""
        value = [0.0] * s.seats
        awards = left + (s.phase == 1 and s.year > 1)
        for area in range(3):
            if awards:
                value[best_developed(s, area)] += self.lead * self.card[area] * awards
            holder = s.special[area]
            if holder != NOWHERE and is_useful(s, area, holder):
                value[holder] += self.card[area]
        return value

    # ---- what lies ready -----------------------------------------------------------------------------

    def stores(self, s: DomusState, seat: int, left: int) -> float:
        """Taler, brothers, vegetables, kennels and dogs."""
        p = s.parts
        spendable = left if has_invested(s, seat) else left + 1
        value = s.taler[seat] * self.taler[spendable]
        lent = s.lent[seat]
        if lent:
            value += (lent + lent // p.portion) * self.taler[left + (s.phase == 1)]
        brothers, vegetables = s.refectory[seat], s.vegetables[seat]
        eaten = min(-(-brothers // p.fed), vegetables)
        fed = min(brothers, eaten * p.fed)
        value += fed * self.brother[left]
        if s.phase < 4:
            value += self.beggar * brothers
        value += self.spare_vegetables(s, seat, vegetables - eaten, left)
        pews = p.chapel_places[s.chapel[seat]] - s.praying[seat]
        if left and s.field[seat]:
            housed, grown = min(s.field[seat], p.beds - fed + pews), s.field[seat] // p.harvesters
            value += self.brother[left] * housed + self.harvest * grown
        if pews:
            value += self.pew * pews * p.chapel_ne / 10 * (spendable - self.vacancy)
        return value + self.dog * s.dogs[seat] + self.kennel[left] * (s.kennels[seat] - s.dogs[seat])

    def spare_vegetables(self, s: DomusState, seat: int, spare: int, left: int) -> float:
        """Vegetables that nobody has to eat: each a field on the road, or kept for next year."""
        if has_ridden(s, seat):
            return self.kept[spare] if left else 0.0
        if not left:
            return self.ride * spare
        best = self.kept[spare]
        for played in range(1, spare + 1):
            best = max(best, self.kept[spare - played] + self.ride * played)
        return best

    # ---- first sight ---------------------------------------------------------------------------------

    def priors(self, s: DomusState) -> list[float]:
        """What each option brings at first sight, against ending the turn; the search starts from here."""
        if s.over:
            return []
        frame = s.stack[-1]
        left = s.parts.rounds - s.year
        return [self.first_sight(s, frame, move, left) for move in s.options]

    def first_sight(self, s: DomusState, frame: Frame, move: int, left: int) -> float:
        step = frame[0]
        if step == INVEST:
            return self.see_investment(s, frame, move, left)
        if step == ATTACK:
            return self.see_attack(s, frame, move, left)
        if step == ROAD:
            return self.see_ride(s, frame, move, left)
        if step == VEG:
            return self.see_market(s, frame, move, left)
        if step == CELLARER:
            return self.see_cellarer(s, frame, move, left)
        if step == DEFEND:
            return self.see_defence(s, frame, move, left)
        return self.see_start(s, move, left)

    def see_start(self, s: DomusState, move: int, left: int) -> float:
        """Whoever hands on pays; it rarely pays off."""
        return self.taler[left + 1] * (s.pot + 1) if move == ACCEPT else 0.0

    def see_cellarer(self, s: DomusState, frame: Frame, move: int, left: int) -> float:
        own = s.cellarer[frame[1]]
        new = own if move == KEEP else 0 if move == DISMISS else move - TAKE
        gain = self.cellarer_worth(s, new, left) - self.cellarer_worth(s, own, left)
        return gain - (new - own) * self.taler[left + 1]

    def cellarer_worth(self, s: DomusState, number: int, left: int) -> float:
        """His price at the end, his food every year, and what fits his type."""
        if not number:
            return 0.0
        p = s.parts
        area, boost = p.cellarer_area[number], s.boost()
        matching = p.boost_ne[boost] if boost != NOWHERE and p.boost_area[boost] == area else 0
        for card in s.pile:
            if p.boost_area[card] == area:
                matching += p.boost_ne[card]
        return number + (p.cellarer_ne[number] * (left + 1) + matching) / 10 + self.advantage[area] * (left + 0.5)

    def see_market(self, s: DomusState, frame: Frame, move: int, left: int) -> float:
        have = s.vegetables[frame[1]]
        bought = min(have + s.parts.market_vegetables, s.parts.baskets)
        return self.kept[bought] - self.kept[have] - self.taler[left + 1] if move == BUY else 0.0

    def see_investment(self, s: DomusState, frame: Frame, move: int, left: int) -> float:
        p, seat = s.parts, frame[1]
        if BUILD <= move < BUILD + 3:
            area = move - BUILD
            step = s.areas[area][seat]
            food = (p.ne[area][step + 1] - p.ne[area][step]) / 10 * (left + 1)
            share = p.full[area] * (self.on_the_way[step + 1] - self.on_the_way[step])
            return food + share - build_price(s, seat, area, frame[2]) * self.taler[left]
        prayer = p.chapel_ne / 10 * (left + 1)
        if move == STAGE:
            stage = s.chapel[seat] + 1
            points = p.chapel_points[stage] - p.chapel_points[stage - 1]
            pews = p.chapel_places[stage] - p.chapel_places[stage - 1]
            return points + self.patience + self.pew * pews * prayer - p.chapel_cost[stage] * self.taler[left]
        if move in (PRAY, UNPRAY):
            gain = prayer * (1 - self.pew) - self.brother[left]
            return gain if move == PRAY else -gain
        if FIELD <= move < FIELD + 3:
            return self.harvest - 1.0 if left else -2.0 * self.brother[0]
        vegetable = self.kept[4] - self.kept[3] if left else 1.0
        if move == LEND:
            return self.taler[left] if left else -0.1
        if move == BUY_KENNEL:
            return self.kennel[left] - p.kennel_price * self.taler[left]
        if move == USE_DOG:
            return self.dog - self.kennel[left] - vegetable
        return self.brother[left] + self.beggar - vegetable - 0.3 if move == RECRUIT else 0.0

    def see_attack(self, s: DomusState, frame: Frame, move: int, left: int) -> float:
        """The indulgence, and what it takes from the target: more from whoever leads."""
        if move == DONE:
            return 0.0
        seat = frame[1]
        target, cost = (move - PLAY_DRUNKARD, 0.0) if move >= PLAY_DRUNKARD else (move - BEG, self.brother[left])
        lost = min(s.road[target], s.parts.beg)
        if target == seat:
            return 1.0 - lost
        leader = 0
        for other in range(s.seats):
            if other != seat:
                leader = max(leader, s.scores[other] + s.road[other])
        share = self.best if s.scores[target] + s.road[target] == leader else (1 - self.best)
        return s.parts.attack_points + lost * share - cost

    def see_defence(self, s: DomusState, frame: Frame, move: int, left: int) -> float:
        if move == ACCEPT:
            return 0.0
        return min(s.road[frame[1]], frame[3]) - (self.dog - self.kennel[left] if move == USE_DOG else 0.0)

    def see_ride(self, s: DomusState, frame: Frame, move: int, left: int) -> float:
        if move == PLAY_CART:
            return float(s.parts.cart)
        if move == DONE:
            return 0.0
        have = s.vegetables[frame[1]]
        return 1.0 - (self.kept[have] - self.kept[have - 1] if left else 0.0)

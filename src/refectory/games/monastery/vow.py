"""The vow of silence: what seats may say beside the open decision, and what it costs (MY-931 to MY-936)."""

from __future__ import annotations

from .components import ACCUSE, ADMIT, AGREE, COLOURS, DENY, DISAGREE, PLAYERS, PRAYER, VOW
from .state import NO_VOW, NONE, PENALTY, Table

#: Why nothing before a penalty or an accusation can be taken back (MY-936).
BARRIER = "vow"


def silent(s: Table) -> bool:
    """Study, work and night rounds of a table that took the vow (MY-931)."""
    started = bool(s.order) and not s.over
    return s.silence != NO_VOW and started and s.parts.round[s.hour] != PRAYER


def asides(s: Table, colour: int) -> list[int]:
    """What a player may say although nobody asked: break the vow, accuse, answer (MY-935)."""
    if s.silence != PENALTY or colour == NONE or s.over:
        return []
    words = []
    if silent(s):
        words.append(VOW + colour)
        if not s.accusers >> colour & 1:
            pairs = [(row[0], row[1]) for row in s.accusations]
            others = [other for other in s.players() if other != colour and (colour, other) not in pairs]
            words += [ACCUSE + colour * PLAYERS + other for other in others]
    for accuser, accused, yes, no in s.accusations:
        if (yes | no) >> colour & 1:
            continue
        if colour == accused:
            words += [ADMIT + colour * PLAYERS + accuser, DENY + colour * PLAYERS + accuser]
        elif s.seats > 2:
            case = (colour * PLAYERS + accuser) * PLAYERS + accused
            words += [AGREE + case, DISAGREE + case]
    return words


def speaker(move: int) -> int:
    """The colour whose aside a move is; NONE for decisions."""
    for first, size in ((VOW, 1), (ACCUSE, PLAYERS), (ADMIT, PLAYERS), (DENY, PLAYERS)):
        if first <= move < first + PLAYERS * size:
            return (move - first) // size
    for first in (AGREE, DISAGREE):
        if first <= move < first + PLAYERS**3:
            return (move - first) // PLAYERS**2
    return NONE


def interject(s: Table, move: int) -> None:
    """An aside takes effect at once, between two decisions."""
    s.barrier = BARRIER
    if move < ACCUSE:
        penalise(s, move - VOW, "MY-933")
    elif move < ADMIT:
        accuser, accused = divmod(move - ACCUSE, PLAYERS)
        s.accusers |= 1 << accuser
        s.accusations.append([accuser, accused, 1 << accuser, 0])
        s.tell("accuse", s.seat_of[accuser], "MY-935", whose_seat=s.seat_of[accused])
    elif move < AGREE:
        first = DENY if move >= DENY else ADMIT
        accused, accuser = divmod(move - first, PLAYERS)
        answer(s, accuser, accused, accused, first == ADMIT)
    else:
        first = DISAGREE if move >= DISAGREE else AGREE
        judge, case = divmod(move - first, PLAYERS**2)
        answer(s, case // PLAYERS, case % PLAYERS, judge, first == AGREE)


def answer(s: Table, accuser: int, accused: int, judge: int, yes: bool) -> None:
    """Yes or no to an accusation; the penalty falls by admission or if all others agree (MY-935)."""
    (row,) = (row for row in s.accusations if row[:2] == [accuser, accused])
    row[2 if yes else 3] |= 1 << judge
    kind = ("admit" if yes else "deny") if judge == accused else ("agree" if yes else "disagree")
    s.tell(kind, s.seat_of[judge], "MY-935", whose_seat=s.seat_of[accused])
    others = sum(1 << colour for colour in s.players() if colour != accused)
    agreed = s.seats > 2 and row[2] & others == others
    hopeless = row[3] >> accused & 1 and (s.seats == 2 or row[3] & others)
    if row[2] >> accused & 1 or agreed or hopeless:
        s.accusations.remove(row)
        if not hopeless:
            penalise(s, accused, "MY-935")


def penalise(s: Table, colour: int, rule: str) -> None:
    """One blessing to the supply, else the leftmost large letter is turned small, else nothing (MY-934)."""
    s.tell("penalty", s.seat_of[colour], rule, paid=f"paid_{s.break_vow(colour)}", colour=COLOURS[colour])

"""The table in words: for terminals, and as descriptions for screen readers."""

from __future__ import annotations

from .components import AREAS, SPECIALS, SUPPLY
from .pen import ROMAN, Desk


def table_lines(desk: Desk) -> list[str]:
    """Everything on the table, the start player's cloister first."""
    view, words = desk.view, desk.words
    boost = view["boosts"]["now"] or "–"
    left = [f"{number}× {words.name(card)}" for card, number in view["boosts"]["left"].items() if number]
    phase = words.name(f"phase{view['phase']}")
    lines = [
        words("text-year", year=view["year"], years=desk.parts.rounds, phase=phase),
        words("text-boost", boost=boost, left=left or ["–"]),
        words("text-supply", row=[f"{view['supply'][piece]} {words.name(f'{piece}s')}" for piece in SUPPLY]),
        words("text-free", row=[str(number) for number in view["stock"]]),
    ]
    if view["pot"]:
        lines.append(words("text-pot", taler=view["pot"]))
    for seat in view["order"]:
        lines += ["", *cloister_lines(desk, seat)]
    return lines


def cloister_lines(desk: Desk, seat: int) -> list[str]:
    """One cloister, its special cards, and what it delivers."""
    cloister, view, words = desk.cloister(seat), desk.view, desk.words
    marks = [words.name("column")] * (view["start"] == seat)
    marks += [words.name(card) for card in SPECIALS if view["special"][card] == seat]
    head = words(
        "text-seat",
        seat=seat,
        points=view["scores"][seat],
        taler=cloister["taler"],
        lent=cloister["lent"],
        card=cloister["card"],
    )
    areas = [words("text-area", area=area, step=cloister[area], ne=cloister["food"][area]) for area in AREAS]
    cellarer = cloister["cellarer"]
    rooms = words(
        "text-rooms", refectory=cloister["refectory"], praying=cloister["praying"], field=cloister["field"],
        vegetables=cloister["vegetables"], dogs=cloister["dogs"], kennels=cloister["kennels"],
        chapel=ROMAN[cloister["chapel"]] or "–", cellarer=str(cellarer or "–"),
    )  # fmt: skip
    if cloister["placed"]:
        where = words(
            "text-place", field=desk.field(cloister["place"]), points=cloister["points"], taler=cloister["income"]
        )
    else:
        where = words("text-ne", ne=cloister["ne"])
    return [head + (f" [{', '.join(marks)}]" if marks else ""), f"  {', '.join(areas)}", f"  {rooms}", f"  {where}"]


def description(desk: Desk, seat: int) -> str:
    """A cloister in one breath."""
    return "; ".join(line.strip() for line in cloister_lines(desk, seat))

"""What the drawn things are and do, by their ids."""

from __future__ import annotations

from refectory.engine.game import View
from refectory.engine.show import About, Kinds, kind_of

from .components import KINDS as BUILDINGS
from .components import MONASTERIES, Parts

KINDS: Kinds = (
    (r"action-II2", "action-cheaper", "MT-432"),
    (r"action-.+", "action", "MT-410"),
    (r"tile-\d", "tile", "MT-316"),
    (r"flip-\d", "flip", "MT-450"),
    (r"novice-.+|row-.+", "novice", "MT-602"),
    (r"end-.+", "end", "MT-651"),
    (r"field-6", "joker", "MT-309"),
    (r"field-\d", "field", "MT-302"),
    (r"rolled-\d+", "rolled", "MT-212"),
    (r"count-\d+", "count", "MT-304"),
    (r"own-dice", "own-dice", "MT-516"),
    (r"reroll-tile", "reroll", "MT-221"),
    (r"goods-(?P<good>.+)", "goods", "MT-816"),
    (r"pane-\d+|window.*", "pane", "MT-705"),
    (r"bonus-(row|column)-\d", "pane-bonus", "MT-707"),
    (r"tiles-\w", "tiles", "MT-701"),
    (r"monastery-\w", "monastery", "MT-603"),
    (r"most-\w", "most", "MT-812"),
    (r"space-\w-c\d", "cloister", "MT-631"),
    (r"space-\w-k", "chapel", "MT-621"),
    (r"path-f12", "path-last", "MT-516"),
    (r"path-.+", "path", "MT-507"),
    (r"messenger-\d", "messenger", "MT-501"),
    (r"order-OC.+", "order-count", "MT-725"),
    (r"order-.+", "order", "MT-724"),
    (r"prices?", "prices", "MT-612"),
    (r"brings|legend.*|kinds?.*", "buildings", "MT-612"),
    (r"year|round|chalice", "year", "MT-806"),
    (r"rival-\d.*", "rival", "MT-301"),
)


def about(parts: Parts, view: View, element: str) -> About | None:
    """Buildings are explained by their kind, which the board tells. Ids of a phone's own drawings end in -s."""
    element = element.removesuffix("-s")
    if element.startswith("space-") and "-b" in element:
        monastery, _, number = element.removeprefix("space-").partition("-b")
        kind = BUILDINGS[parts.kinds[MONASTERIES.index(monastery)][int(number) - 1]]
        return About(f"building-{kind}", {"S": "MT-615", "W": "MT-616", "G": "MT-617"}[kind])
    return kind_of(KINDS, element)

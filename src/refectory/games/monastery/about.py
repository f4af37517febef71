"""What the drawn things are and do, by their ids; tiles are explained by their kind, which the view tells."""

from __future__ import annotations

from refectory.engine.game import View
from refectory.engine.show import About, Kinds, kind_of

from .components import KINDS as TILES
from .components import SORTS, Parts

KINDS: Kinds = (
    (r"monk-.+|brother.*", "monk", "MY-401"),
    (r"colour-.+", "colour", "MY-122"),
    (r"cell-.+", "cell", "MY-304"),
    (r"ghost|turn-\d", "turn", "MY-303"),
    (r"box-.+", "box", "MY-406"),
    (r"change-.+", "change", "MY-408"),
    (r"jail-.+", "jail", "MY-731"),
    (r"group-.+", "group", "MY-310"),
    (r"space-\d+-\d+", "board", "MY-602"),
    (r"strip-.+", "strip", "MY-606"),
    (r"seat-.+", "seat", "MY-721"),
    (r"errand-.+", "errand", "MY-501"),
    (r"purse|blessings?.*", "blessings", "MY-603"),
    (r"testament", "testament", "MY-811"),
    (r"stock|bag", "bag", "MY-331"),
    (r"hours?.*|disc.*|pointer", "hours", "MY-701"),
    (r"outlook.*|forecast.*|score-.*", "outlook", "MY-501"),
    (r"(panel-)?rival-\d.*", "rival", "MY-610"),
    (r"walk|pips|steps", "walk", "MY-401"),
)

#: The rules of the tiles that do something of their own.
SPECIAL = {
    "chapel": "MY-564", "almonry": "MY-561", "farm": "MY-562", "scriptum": "MY-563", "library": "MY-571",
    "workshop": "MY-574", "stables": "MY-575", "abbots_house": "MY-576", "brewhouse": "MY-741",
    "prison_cell": "MY-731", "abbey": "MY-721",
}  # fmt: skip
BY_SORT = {"passage": "MY-421", "animal": "MY-323", "path": "MY-515", "field": "MY-515", "garden": "MY-515"}


def about(parts: Parts, view: View, element: str) -> About | None:
    tile = _tile_of(view, element)
    if not tile:
        return kind_of(KINDS, element)
    sort = SORTS[parts.sort[TILES.index(tile)]]
    simple = not view["options"]["icons"] and sort == "icon"
    if tile in SPECIAL and not simple:
        return About(f"tile-{tile}", SPECIAL[tile])
    return About(f"tile-{sort}", BY_SORT[sort]) if sort in BY_SORT else About("tile-building", "MY-511")


def _tile_of(view: View, element: str) -> str:
    """Which tile an element shows: one on the table, in the hand, or opened to everybody at the end."""
    if element == "tile-abbey":
        return "abbey"
    if element.startswith("tile-"):
        here = element.removeprefix("tile-")
        return next((tile["tile"] for tile in view["tiles"] if f"{tile['x']},{tile['y']}" == here), "")
    known = [tile for tile in TILES if element.startswith(("hand-", "open-")) and element.endswith(f"-{tile}")]
    return max(known, key=len, default="")

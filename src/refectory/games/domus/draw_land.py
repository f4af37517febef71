"""The land between home and Cluny: what a cart passes on its way. Nothing here is counted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

#: From far to near; the last one is the meadow before the road.
RANGES = (
    "M0 92C40 80 76 64 118 70S190 92 236 78 318 48 366 58 452 88 506 74 590 44 648 58 730 92 796 76 884 42 946 58"
    " 1030 86 1094 70 1180 46 1240 60 1330 84 1416 66V190H0z",
    "M0 104C70 82 150 92 214 100S330 76 404 86 520 108 560 104 690 78 770 88 900 108 972 96 1100 78 1176 88 1320 98"
    " 1416 88V190H0z",
    "M0 120C120 102 220 122 340 112S520 124 560 122 760 104 880 114 1080 118 1200 106 1340 112 1416 108V190H0z",
    "M0 150C140 140 260 156 420 150S560 160 640 154 860 142 1000 150 1240 158 1416 146V190H0z",
)
CONTOURS = (
    "M252 82q26-14 54-12M660 66q24-6 50 6M812 78q30-16 62-16M960 66q28 2 50 14M1112 76q30-16 62-14M30 96q30-14 60-14"
)
RIVER = (
    "M578 70c-10 6-24 6-20 14s22 8 14 18-22 10-16 24 4 16-6 28-20 20-30 36h74c-4-16-10-24-6-36s14-18 8-30 4-14 12-22"
    " 0-14-14-18-8-8 2-14z"
)
RIPPLES = "M553 106q5-3 10 0t10 0M548 170q6-3 12 0t12 0M540 180q6-3 12 0t12 0M566 160q5-3 10 0t10 0M558 92q4-2 8 0"
#: Two arches below the road, where the river passes.
ARCHES = "M532 142v12c0 0 4 3 8 3v-6a9 9 0 0 1 18 0v7h6v-7a9 9 0 0 1 18 0v6c4 0 8-3 8-3v-12z"

#: Round trees and slender ones, with their sizes.
TREES = (
    (150, 96, 1.0), (163, 99, 1.2), (177, 95, 1.4), (192, 99, 1.1), (205, 96, 1.3), (219, 100, 0.9), (132, 100, 0.8),
    (456, 94, 0.9), (470, 97, 1.1), (504, 102, 0.8), (620, 100, 1.0), (634, 102, 0.8), (742, 88, 0.8),
    (836, 100, 1.1), (850, 103, 0.9), (936, 104, 0.8), (1104, 92, 0.9), (96, 104, 0.7),
)  # fmt: skip
CYPRESSES = (
    (1136, 104, 0.9), (1158, 105, 1.0), (1180, 106, 1.1), (1202, 106, 1.2), (1224, 107, 1.3), (1246, 108, 1.4),
    (906, 102, 0.8), (112, 100, 0.8), (484, 98, 0.7),
)  # fmt: skip
BUSHES = ((140, 176), (256, 179), (420, 171), (700, 176), (876, 172), (1050, 178), (1190, 172))
TREE = "M0 0c-7 0-8-9-3-12 0-6 7-7 9-2 5 1 5 11-1 13z"
CYPRESS = "M0 1c-5-4-4-15 0-24 4 9 5 20 0 24z"
BUSH = "M-8 4c-2-6 4-9 7-6 1-5 9-4 8 1 5-1 6 5 2 5z"

#: Rows of vines on a slope.
VINES = ((366, 100), (392, 94), (1000, 104), (1032, 98))
VINE = "M0 0h52M4-5h46M9-10h38M15-15h28"
MILL = "M-6 16-4 1q4-5 8 0L6 16z"
SAILS = "M0 3-12-9M0 3 12-9M0 3-12 15M0 3 12 15"
CLOTH = "M-3 1-11-7-8-10 0-2zM4 0 12-8 9-11 1-3zM-4 6-12 14-9 17-1 9zM3 7 11 15 8 18 0 10z"
CHAPEL = "M-14 12V0h8v-12l4-8 4 8V0h14v12z"
CHAPEL_ROOF = "M-6-12l4-8 4 8zM-16 1l4-7h6v7zM2 1v-7h13l3 7z"
HOUSE = "M-8 8V0h16v8z"
HOUSE_ROOF = "M-10 1l3-8H7l3 8z"
TOWER = "M-7 14V-8h3v3h3v-3h3v3h3v-3h3v22z"
RUIN = "M8 14V2l4 3 3-4 4 5v8z"
HAY = "M-6 6c-2-8 2-12 6-12s8 4 6 12z"
WAYSIDE = "M0 14V-10M-5-4H5M-4 14h8"
SHEEP = ((772, 112), (784, 109), (792, 114), (804, 111))
BIRDS = "M684 48q4-4 7 0 3-4 7 0M704 54q3-3 5 0 3-3 5 0M260 46q4-4 7 0 3-4 7 0M1064 44q3-3 6 0 3-3 6 0"


def _at(x: float, y: float, body: str, scale: float = 1) -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{body}</g>'


def _path(look: str, d: str) -> str:
    return f'<path class="domus-{look}" d="{d}"/>'


def tree(x: float, y: float, size: float = 1) -> str:
    return _at(x, y, _path("trunk", "M1.500-6v11") + _path("tree", TREE), size)


def _house() -> str:
    return _path("built", HOUSE) + _path("tiled", HOUSE_ROOF) + _path("dark", "M-2 8V3h4v5z")


def _chapel(x: float, y: float) -> str:
    cross = _path("cross", "M-2-20v-6M-4.500-23.500h5")
    return _at(x, y, _path("built", CHAPEL) + _path("tiled", CHAPEL_ROOF) + cross)


def _village() -> str:
    """Home: a chapel and three houses."""
    return _at(36, 92, _house(), 0.9) + _at(88, 93, _house(), 0.8) + _chapel(60, 90) + _at(18, 99, _house(), 0.75)


def _farm() -> str:
    house = _house()
    hay = _path("hay", HAY)
    sheep = "".join(
        f'<ellipse class="domus-wool" cx="{x}" cy="{y}" rx="3.800" ry="2.600"/>'
        f'<circle class="domus-dark" cx="{x + 4}" cy="{y - 1}" r="1.300"/>'
        for x, y in SHEEP
    )
    return _at(700, 92, house) + _at(718, 94, house, 0.8) + _at(738, 102, hay) + _at(750, 104, hay, 0.8) + sheep


def _mill(x: float, y: float) -> str:
    return _at(x, y, _path("built", MILL) + _path("sails", SAILS) + _path("wool", CLOTH))


def _vines(places: Iterable[tuple[int, int]]) -> str:
    return "".join(_at(x, y, _path("vine", VINE)) for x, y in places)


@cache
def wayside() -> str:
    """What a phone has room for beside its ladder: a mill, a vineyard, and home at the foot."""
    home = _chapel(262, 440) + _at(234, 446, _house(), 0.9) + _at(292, 448, _house(), 0.8)
    return _mill(338, 78) + _vines(((222, 318), (246, 311))) + home


@cache
def scenery(sky: str) -> str:
    """All of it, over the rectangle of the sky; far things first."""
    far, middle, near, meadow = (_path(f"range domus-range-{n}", hill) for n, hill in enumerate(RANGES))
    castle = _at(662, 58, _path("built", TOWER) + _path("built", RUIN), 1.1)
    trees = "".join(tree(*at) for at in TREES)
    cypresses = "".join(_at(x, y, _path("cypress", CYPRESS), size) for x, y, size in CYPRESSES)
    bushes = "".join(_at(x, y, _path("tree", BUSH)) for x, y in BUSHES)
    shrine = _at(884, 96, _path("wayside", WAYSIDE))
    sun = '<circle class="domus-glory" cx="1340" cy="92" r="118"/>'
    return (
        '<linearGradient id="domus-dawn" x2="0" y2="1"><stop class="domus-high"/>'
        '<stop class="domus-low" offset=".75"/></linearGradient>'
        '<radialGradient id="domus-glory"><stop class="domus-blaze"/><stop class="domus-dim" '
        f'offset="1"/></radialGradient>{sky}{sun}{far}{_path("bird", BIRDS)}{castle}{middle}'
        f"{_path('contour', CONTOURS)}{_mill(306, 62)}{_vines(VINES)}{near}{meadow}"
        f"{_path('river', RIVER)}{_path('ripple', RIPPLES)}{_village()}{_farm()}{shrine}{trees}{cypresses}{bushes}"
    )


def bridge() -> str:
    return _path("arches", ARCHES)


# ---- Cluny ---------------------------------------------------------------------------------------------

#: The great church from the south: nave, crossing tower, bell towers, choir, and the wall around the precinct.
NAVE = "M18 92V58h84v34z"
AISLE = "M12 92V72h96v20z"
TRANSEPT = "M66 92V46h22v46z"
CHOIR = "M102 92V64h10q10 4 10 16v12z"
FRONT = "M8 92V40h14v52zM26 92V46h10v46z"
CROSSING = "M69 48V28h16v20z"
WALLS = FRONT + NAVE + AISLE + TRANSEPT + CROSSING + CHOIR
ROOFS = (
    "M6 41 15 20 24 41zM24.500 47 31 32l6.500 15zM65 29 77 4l12 25zM34 59l4-8h30v8zM86 59v-8h14l4 8z"
    "M64 47h26l-5-7H69zM9 73l4-6h92l5 6zM101 65q10-8 22 16-9-9-22-11z"
)
#: Left edge, foot, width and height to the spring of the arch.
WINDOWS = (
    (13, 56, 5, 7), (29, 60, 4, 6), (73, 42, 3.6, 6), (78, 42, 3.6, 6), (42, 67, 3.4, 5), (50, 67, 3.4, 5),
    (58, 67, 3.4, 5), (92, 67, 3.4, 5), (108, 84, 4, 7), (40, 87, 4, 6), (50, 87, 4, 6), (94, 87, 4, 6),
    (10, 92, 10, 10), (72, 92, 10, 10),
)  # fmt: skip
CROSSES = "M15 20v-8M12 15h6M77 4v-8M73.500-.500h7M31 32v-6M29 28.500h4"


def abbey() -> str:
    """About 120 by 96, its feet on y = 92."""
    holes = "".join(f"M{x:g} {y:g}v{-h:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h:g}z" for x, y, w, h in WINDOWS)
    return (
        f"{_path('wall', WALLS)}{_path('roof', ROOFS)}{_path('cross', CROSSES)}{_path('dark', holes)}"
        '<circle class="domus-rose" cx="77" cy="60" r="6"/>'
    )

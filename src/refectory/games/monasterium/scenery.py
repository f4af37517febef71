"""The valley in which the five monasteries lie: hills, woods, a vineyard and a brook, all of it behind the board."""

from __future__ import annotations

#: A page may show more of the country than the board itself.
LAND = (-160, -60, 1412, 508)
HILLS = (
    ("mt-far", "M-160 60Q120 8 260 44T520 30 790 40 1092 30 1252 60V-60H-160z"),
    ("mt-near", "M-160 20Q90 2 190 26T420 18 640 24 880 14 1092 30 1252 18V-60H-160z"),
    ("mt-far", "M-160 346Q150 368 330 344T640 356 900 340 1092 352 1252 340V448H-160z"),
    ("mt-near", "M-160 366Q200 384 420 366T800 374 1092 364 1252 372V448H-160z"),
)
#: From the hills between two monasteries under the road and out of the valley.
BROOK = "M362-60C350-20 350 40 358 70S350 110 358 134S378 176 384 194 462 232 462 262 446 330 462 388 456 420 462 448"
BRIDGE = "M366 175q18-9 36 0M366 219q18 9 36 0"
#: Where trees stand, and how large they are.
TREES = (
    (336, 66, 0.9), (348, 104, 1.0), (378, 52, 0.8), (376, 150, 0.8), (712, 60, 0.9), (734, 92, 1.1), (752, 52, 0.8),
    (718, 140, 0.9), (744, 156, 0.8), (1084, 70, 0.8), (1082, 132, 0.9), (10, 92, 0.8), (8, 148, 0.9),
    (132, 384, 0.9),
    (470, 384, 0.8), (632, 384, 0.9), (956, 384, 0.9), (1080, 384, 0.8), (112, 386, 0.7), (-30, 66, 1.0),
    (-58, 120, 0.9), (-22, 262, 0.9), (-64, 330, 1.0), (-40, 384, 0.8), (1116, 98, 1.0), (1150, 60, 0.9),
    (1128, 260, 0.9), (1112, 330, 1.0), (1150, 372, 0.9), (-100, 82, 0.9), (-110, 280, 1.0), (1190, 128, 0.9),
)  # fmt: skip
CROWN = "m0-7a9 9 0 0 1-8-14 8.500 8.500 0 0 1 16-3 8 8 0 0 1 1 15z"
VINES = "".join(f"M{x} {y}q4-6 8 0t8 0 8 0" for x, y in ((712, 108), (714, 118), (712, 128)))


def valley() -> str:
    """Everything that does not change, once."""
    x, y, width, height = LAND
    drawn = [f'<rect class="mt-valley" x="{x}" y="{y}" width="{width}" height="{height}"/>']
    drawn += [f'<path class="{name}" d="{shape}"/>' for name, shape in HILLS]
    drawn += [f'<path class="mt-{name}" d="{BROOK}"/>' for name in ("bank", "brook")]
    drawn.append(f'<path class="mt-vine" d="{VINES}"/>')
    drawn += [_tree(x, y, size) for x, y, size in TREES]
    return "".join(drawn)


def _tree(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path class="mt-trunk" d="M0 0v-10"/>'
        f'<path class="mt-crown" d="M0 0{CROWN}"/></g>'
    )


def bridge() -> str:
    """Where the road crosses the brook."""
    return f'<path class="mt-bridge" d="{BRIDGE}"/>'

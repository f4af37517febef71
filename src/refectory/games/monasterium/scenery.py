"""The valley in which the five monasteries lie: hills, fields, woods, a vineyard and a brook, behind the board."""

from __future__ import annotations

from refectory.engine.art.country import grown, seeds

#: A page may show more of the country than the board itself.
LAND = (-160, -60, 1412, 508)
HILLS = (
    ("mt-far", "M-160 60Q120 8 260 44T520 30 790 40 1092 30 1252 60V-60H-160z"),
    ("mt-near", "M-160 20Q90 2 190 26T420 18 640 24 880 14 1092 30 1252 18V-60H-160z"),
    ("mt-far", "M-160 346Q150 368 330 344T640 356 900 340 1092 352 1252 340V448H-160z"),
    ("mt-near", "M-160 366Q200 384 420 366T800 374 1092 364 1252 372V448H-160z"),
)
#: Fields along the road, with their furrows: what is sown, its edge, where its rows begin and how they run.
FIELDS = (
    ("mt-corn", "M-160 92L8 84V162L-160 168z", "".join(f"M{x} 89l-8 76" for x in range(-150, 12, 9))),
    ("mt-soil", "M1092 78L1252 70V160L1088 164z", "".join(f"M1090 {y}L1252 {y - 6}" for y in range(86, 164, 9))),
    ("mt-soil", "M-160 250L-6 240V330L-160 336z", "".join(f"M-160 {y + 6}L-6 {y}" for y in range(250, 330, 9))),
    ("mt-corn", "M1104 262L1252 256V346L1096 350z", "".join(f"M{x} 261l-6 86" for x in range(1112, 1256, 9))),
    ("mt-corn", "M492 286H612L618 390H482z", "".join(f"M{x} 288l-3 100" for x in range(500, 614, 9))),
)
#: From the hills between two monasteries under the road and out of the valley.
BROOK = "M362-60C350-20 350 40 358 70S350 110 358 134S378 176 384 194 462 232 462 262 446 330 462 388 456 420 462 448"
BRIDGE = "M366 175q18-9 36 0M366 219q18 9 36 0"
VINES = "".join(
    f"M{x} {y}q4-6 8 0t8 0 8 0 8 0M{x + 2} {y}v5m8-5v5m8-5v5m8-5v5" for x, y in ((714, 82), (713, 98), (714, 114))
)
#: What grows and lives between the monasteries: its kind, where it stands and how large it is. Further ones first.
COUNTRY = (
    ("copse", 742, 44, 0.62), ("fir", 338, 42, 0.62), ("tree", 384, 56, 0.6), ("copse", 344, 100, 0.5),
    ("tree", 384, 118, 0.6), ("fir", 340, 148, 0.62), ("tree", 376, 160, 0.6), ("tree", 718, 60, 0.66),
    ("fir", 752, 76, 0.6), ("sheep", 722, 146, 0.62), ("tree", 750, 166, 0.7), ("fir", 714, 168, 0.5),
    ("fir", 1086, 48, 0.7), ("tree", 1084, 150, 0.66), ("fir", 8, 56, 0.7), ("tree", 10, 168, 0.6),
    ("tree", 630, 258, 0.6), ("fir", 636, 300, 0.62), ("tree", 628, 340, 0.66), ("fir", 638, 386, 0.7),
    ("hay", 474, 384, 0.6), ("hay", 622, 386, 0.5),
    ("copse", -60, 60, 1.0), ("grove", -124, 50, 1.0), ("tree", -34, 224, 0.9), ("sheep", -70, 232, 0.9),
    ("copse", -30, 372, 1.0), ("grove", -100, 400, 1.0), ("fir", 6, 396, 0.7), ("tree", 132, 394, 0.6),
    ("copse", 1130, 44, 1.0), ("grove", 1200, 40, 1.0), ("sheep", 1128, 236, 0.9), ("tree", 1180, 240, 0.9),
    ("hay", 1150, 256, 0.8), ("copse", 1128, 392, 1.0), ("grove", 1200, 400, 1.0), ("fir", 1084, 396, 0.7),
    ("tree", 956, 392, 0.6), ("grove", 200, 440, 0.9), ("grove", 330, 436, 0.9), ("grove", 560, 440, 0.9),
    ("grove", 700, 442, 0.9), ("grove", 880, 438, 0.9), ("copse", 60, 440, 0.9), ("copse", 1010, 440, 0.9),
)  # fmt: skip


def valley() -> str:
    """Everything that does not change, once."""
    x, y, width, height = LAND
    drawn = [seeds(), f'<rect class="mt-valley" x="{x}" y="{y}" width="{width}" height="{height}"/>']
    drawn += [f'<path class="{name}" d="{shape}"/>' for name, shape in HILLS]
    drawn += [f'<path class="{name}" d="{edge}"/><path class="mt-furrow" d="{rows}"/>' for name, edge, rows in FIELDS]
    drawn += [f'<path class="mt-{name}" d="{BROOK}"/>' for name in ("bank", "brook", "glint")]
    drawn.append(f'<path class="mt-vine" d="{VINES}"/>')
    growth = "".join(grown(*thing) for thing in COUNTRY)
    return "".join([*drawn, f'<g class="la-growth">{growth}</g>'])


def bridge() -> str:
    """Where the road crosses the brook."""
    return f'<path class="mt-bridge" d="{BRIDGE}"/>'

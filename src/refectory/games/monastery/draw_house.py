"""The buildings of the monastery seen from the front: each has a roof of its own, also while it is only a frame."""

from __future__ import annotations

from typing import NamedTuple

from .components import HUES, KINDS, Parts


class Roof(NamedTuple):
    """The outline of a roof, the courses of its tiles, and the wall below it."""

    outline: str
    courses: str
    wall: str = "M22 37H68V69H22z"


HIP = Roof("M16 39L27 18H63L74 39z", "M24.500 24H65.500M21.500 29.500H68.500M18.500 34.500H71.500")
GABLE = Roof("M15 40L45 12L75 40L68 40L45 19L22 40z", "", "M22 39L45 18L68 39V69H22z")
BARN = Roof("M16 39L21 26L35 15H55L69 26L74 39z", "M29 20H61M23 25H67M20 32H70")
SHED = Roof("M16 39L22 21H74V39z", "M21 26.500H74M19.500 33H74")
KEEP = Roof("M24 38V21H32V27H37.500V21H45.500V27H52.500V21H58V27H58V21H66V38z", "M24 33H66", "M27 37H63V69H27z")
SPIRE = Roof("M24 37L45 6L66 37z", "M39 15H51M34.500 22H55.500M29.500 29.500H60.500", "M28 36H62V69H28z")

#: What rises over a roof, drawn behind it.
CHIMNEY = '<path class="my-stack" d="M57 10H64V30H57z"/><path class="my-smoke" d="M60 8C56 5 63 4 60 1"/>'
CHIMNEYS = '<path class="my-stack" d="M26 11H33V32H26z"/>' + CHIMNEY
BELL = '<path class="my-stack" d="M39 22V11L45 4L51 11V22z"/><path class="my-knell" d="M45 11V18"/>'
CROSS = '<path class="my-finial" d="M45 16V3M41 7H49"/>'
#: And what is set into it or leans on the wall, drawn before it.
DORMERS = '<path class="my-dormer" d="M29 35V29L34 24L39 29V35zM51 35V29L56 24L61 29V35z"/>'
EYE = '<circle class="my-dormer" cx="45" cy="30" r="4"/>'
WHEEL = (
    '<circle class="my-wheel" cx="72" cy="57" r="11"/>'
    '<path class="my-wheel" d="M72 46V68M61 57H83M64.200 49.200L79.800 64.800M64.200 64.800L79.800 49.200"/>'
)

#: Roof, what rises over it, what lies before it.
HOUSES: dict[str, tuple[Roof, str, str]] = {
    "chapter_house": (SPIRE, "", ""), "dormitory": (HIP, "", DORMERS), "guest_house": (GABLE, CHIMNEY, ""),
    "bursary": (KEEP, "", ""), "calefactory": (HIP, CHIMNEYS, ""), "locutory": (BARN, "", EYE),
    "cemetery": (GABLE, CROSS, ""), "prison_cell": (KEEP, "", ""), "chapel": (HIP, BELL, ""),
    "library": (BARN, "", DORMERS), "abbots_house": (GABLE, CROSS + CHIMNEY, ""), "scriptum": (HIP, CHIMNEY, DORMERS),
    "almonry": (GABLE, "", ""), "farm": (BARN, "", ""), "brewhouse": (BARN, CHIMNEYS, ""), "stables": (SHED, "", ""),
    "workshop": (SHED, CHIMNEY, ""), "kitchen": (HIP, CHIMNEYS, EYE), "corn_mill": (GABLE, "", WHEEL),
    "bakehouse": (SHED, CHIMNEYS, ""), "buttery": (BARN, "", EYE), "piggery": (SHED, "", ""),
    "smithy": (GABLE, CHIMNEYS, ""), "refectory": (HIP, BELL, DORMERS), "infirmary": (HIP, CROSS, ""),
    "garderober": (SPIRE, "", ""), "passage_red": (KEEP, "", ""), "passage_blue": (KEEP, "", ""),
    "passage_green": (KEEP, "", ""), "passage_yellow": (KEEP, "", ""),
}  # fmt: skip
SHADE = "M68 42L77 48V73H32L24 69H68z"
#: Posts and planks of a scaffold.
SCAFFOLD = "M17 71V26M73 71V26M13 46H77"


def house(parts: Parts, kind: int) -> str:
    """A finished building without its sign."""
    roof, behind, before = HOUSES[KINDS[kind]]
    hue = HUES[parts.hue[kind]]
    return (
        f'<path class="my-shade" d="{SHADE}"/>{behind}<path class="my-wall" d="{roof.wall}"/>'
        f'<path class="my-roof my-roof-{hue}" d="{roof.outline}"/>'
        f'<path class="my-course" d="{roof.courses}"/>{before}'
    )


def frame(kind: int) -> str:
    """The same building as its carpenters see it: posts, planks, and the outline that the roof will have."""
    roof = HOUSES[KINDS[kind]][0]
    return f'<path class="my-frame" d="{roof.wall}{roof.outline}"/><path class="my-scaffold" d="{SCAFFOLD}"/>'

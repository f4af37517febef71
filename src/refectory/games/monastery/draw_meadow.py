"""The meadow on which the monastery grows: the piece of it in view, and what grows where nothing is built."""

from __future__ import annotations

from math import ceil, floor

from .draw_tile import FIGURES, SIZE

MARGIN = 8
#: The smallest meadow, in cells: an opening is not to look lost, nor its tiles larger than a hand.
FEWEST_COLUMNS, FEWEST_ROWS = 8, 6
#: The shapes of the places in which a page may show the meadow.
BROADEST, SLIMMEST = 1.6, 0.9
#: The room a large desk has for the meadow, in pixels, and how large letters on it should be.
ROOM_WIDTH, ROOM_HEIGHT, LETTERS = 800, 640, 11.4
#: Letters on a tile of 90.
SMALLEST, LARGEST = 15.0, 22.0

Cell = tuple[int, int]


class Frame:
    """The piece of meadow in view. Cells have fixed places on it: only the frame moves when the monastery grows."""

    def __init__(self, cells: set[Cell]) -> None:
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        self.columns = max(FEWEST_COLUMNS, max(xs) - min(xs) + 3)
        self.rows = max(FEWEST_ROWS, max(ys) - min(ys) + 3)
        self.left = (min(xs) + max(xs) + 1 - self.columns) / 2
        self.top = (min(ys) + max(ys) + 1 - self.rows) / 2
        self.width = self.columns * SIZE + 2 * MARGIN
        self.height = self.rows * SIZE + 2 * MARGIN
        scale = min(ROOM_WIDTH / self.width, ROOM_HEIGHT / self.height)
        #: The size of names and by how much numbers are enlarged, so that both stay legible on small tiles.
        self.letters = round(min(LARGEST, max(SMALLEST, LETTERS / scale)), 1)
        self.loud = round(self.letters / FIGURES, 2)

    def placed(self, body: str) -> str:
        """The drawing of all cells, moved into the frame."""
        x, y = MARGIN - self.left * SIZE, MARGIN - self.top * SIZE
        return f'<g transform="translate({x:g} {y:g})">{body}</g>'

    def at(self, x: int, y: int) -> str:
        """The transform that puts a drawing of 90 by 90 onto a cell."""
        return f"translate({x * SIZE} {y * SIZE})"

    def land(self) -> tuple[int, int, int, int]:
        """The cells of the country around, left, top, right and bottom: a page may have more room than the frame."""
        wide = max(0, ceil((self.rows * BROADEST - self.columns) / 2))
        high = max(0, ceil((self.columns / SLIMMEST - self.rows) / 2))
        left, top = floor(self.left) - wide, floor(self.top) - high
        return left, top, ceil(self.left + self.columns) + wide, ceil(self.top + self.rows) + high


#: What grows and lives there, each around the middle of its foot. The light comes from the upper left.
TREE = (
    '<path class="my-trunk" d="M0 2V-16"/><path class="my-crown" d="M-15-22A11 11 0 0 1-7-39 11 11 0 0 1 10-36 10 10 '
    '0 0 1 13-18 10 10 0 0 1-4-13 9 9 0 0 1-15-22z"/><path class="my-light" d="M-9-27A8 8 0 0 1-2-36M4-33A7 7 0 0 1 '
    '10-29"/>'
)
FIR = (
    '<path class="my-trunk" d="M0 2V-8"/><path class="my-fir" d="M0-42L8-28H4.500L11-16H6.500L14-4H-14L-6.500-16H-11'
    'L-4.500-28H-8z"/>'
)
BUSH = '<path class="my-bush" d="M-11-1A6 6 0 0 1-8-11 8 8 0 0 1 6-10 6 6 0 0 1 10-1z"/>'
SHEEP = (
    '<path class="my-leg" d="M-6 0V-5M-2 0V-5M4 0V-5M8 0V-5"/><path class="my-wool" d="M-9-6A5 5 0 0 1-4-14 6 6 0 0 '
    '1 6-14 5 5 0 0 1 9-5 6 6 0 0 1-9-6z"/><circle class="my-snout" cx="-10" cy="-10" r="3.200"/>'
)
STACK = (
    '<path class="my-hay" d="M-13 0Q-13-22 0-26 13-22 13 0z"/><path class="my-straw" d="M-8-1Q-7-14-2-22M0-1V-18M8-1'
    'Q7-14 2-22"/>'
)
STONES = '<path class="my-stone" d="M-11 0L-8-8-1-10 3-4 4 0zM2 0L5-6 10-7 13 0z"/>'
POND = (
    '<path class="my-pond" d="M-30-12C-26-26-4-30 14-26S34-12 26-4-6 6-20 2-33-4-30-12z"/><path class="my-ripple" '
    'd="M-16-14Q-10-18-4-14T8-14M0-6Q5-9 10-6T20-6"/>'
)
GROVE = "".join(
    f'<g transform="translate({x} {y}) scale({size})">{shape}</g>'
    for x, y, size, shape in (
        (-24, -14, 0.95, FIR), (6, -18, 1.0, TREE), (30, -10, 0.9, FIR), (-10, 4, 0.85, TREE), (22, 12, 0.95, TREE),
        (-30, 16, 0.9, TREE), (2, 20, 0.8, FIR),
    )
)  # fmt: skip
COPSE = "".join(
    f'<g transform="translate({x} {y}) scale({size})">{shape}</g>'
    for x, y, size, shape in ((-20, -4, 0.9, TREE), (12, -8, 0.9, FIR), (18, 14, 1.0, TREE), (-12, 16, 0.7, FIR))
)
GROWTH = {
    "tree": TREE, "bush": BUSH, "sheep": SHEEP + f'<g transform="translate(22 9) scale(.85)">{SHEEP}</g>',
    "stack": STACK, "stones": STONES, "pond": POND, "grove": GROVE, "copse": COPSE,
}  # fmt: skip
TUFT = "c1-3 1-3 0-7m2 7c0-3 2-5 3-6m-8 6c0-2-1-3-2-4"
FLOWER = "m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
#: So many cells around the Abbey are a clearing; then come single trees, and then the woods.
CLEARING, WOODS = 2, 4
#: What stands in a cell of the clearing and of its edge, by lot.
NEAR = ("sheep", "tree", "", "bush", "", "stack", "", "tree", "stones", "", "bush", "", "tree", "")
EDGE = ("copse", "tree", "grove", "copse", "bush", "copse", "grove", "stones", "tree", "sheep", "copse")
#: One cell in so many is a pond instead.
PONDS = 29


def meadow(frame: Frame, taken: set[Cell]) -> str:
    """A clearing in the woods: each cell has its own growth, the same every time, until something is built there."""
    tufts, flowers, growth = [], [], []
    first, top, last, bottom = frame.land()
    for x, y in [(x, y) for y in range(top, bottom) for x in range(first, last) if (x, y) not in taken]:
        lot = (x * 7919 + y * 104729 + x * y * 31) % 997
        for n in range(2):
            tufts.append(
                f"M{x * SIZE + 12 + (lot * 13 + n * 31) % 68} {y * SIZE + 16 + (lot * 7 + n * 37) % 66}{TUFT}"
            )
        if lot % 6 == 2:
            flowers.append(f"M{x * SIZE + 22 + lot % 43} {y * SIZE + 60}{FLOWER}m7 6{FLOWER}m-12 3{FLOWER}")
        if name := growing(x, y, lot):
            growth.append(f'<use href="#my-{name}" x="{x * SIZE + 36 + lot % 19}" y="{y * SIZE + 52 + lot % 13}"/>')
    grass = f'<rect class="my-grass" x="{first * SIZE}" y="{top * SIZE}" width="{(last - first) * SIZE}"'
    grass += f' height="{(bottom - top) * SIZE}"/>'
    defs = "".join(f'<g id="my-{name}">{shape}</g>' for name, shape in GROWTH.items())
    small = f'<path class="my-tuft" d="{"".join(tufts)}"/><path class="my-flower" d="{"".join(flowers)}"/>'
    return f'<defs>{defs}</defs>{grass}{small}<g class="my-growth">{"".join(growth)}</g>'


def growing(x: int, y: int, lot: int) -> str:
    """The growth of a cell: the further from the Abbey, the thicker the woods."""
    far = max(-x, x - 2, -y, y - 1)
    if far > 1 and lot % PONDS == 0:
        return "pond"
    if far <= CLEARING:
        return NEAR[lot % len(NEAR)]
    return EDGE[lot % len(EDGE)] if far <= WOODS else ("grove", "copse", "grove")[lot % 3]

"""The meadow on which the monastery grows: the piece of it in view, and what grows where nothing is built."""

from __future__ import annotations

from math import ceil, floor

from refectory.engine.art.country import grown, seeds

from .draw_tile import FIGURES, SIZE

MARGIN = 8
#: The smallest meadow, in cells: an opening is not to look lost, nor its tiles larger than a hand.
FEWEST_COLUMNS, FEWEST_ROWS = 7, 5
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


TUFT = "c1-3 1-3 0-7m2 7c0-3 2-5 3-6m-8 6c0-2-1-3-2-4"
FLOWER = "m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
#: So many cells around the Abbey are a clearing; then come single trees, and then the woods.
CLEARING, WOODS = 2, 4
#: What stands in a cell of the clearing and of its edge, by lot.
NEAR = ("sheep", "tree", "", "bush", "", "hay", "", "tree", "stones", "", "bush", "", "tree", "")
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
            growth.append(grown(name, x * SIZE + 36 + lot % 19, y * SIZE + 52 + lot % 13))
    grass = f'<rect class="my-grass" x="{first * SIZE}" y="{top * SIZE}" width="{(last - first) * SIZE}"'
    grass += f' height="{(bottom - top) * SIZE}"/>'
    small = f'<path class="my-tuft" d="{"".join(tufts)}"/><path class="my-flower" d="{"".join(flowers)}"/>'
    return f'{seeds()}{grass}{small}<g class="la-growth">{"".join(growth)}</g>'


def growing(x: int, y: int, lot: int) -> str:
    """The growth of a cell: the further from the Abbey, the thicker the woods."""
    far = max(-x, x - 2, -y, y - 1)
    if far > 1 and lot % PONDS == 0:
        return "pond"
    if far <= CLEARING:
        return NEAR[lot % len(NEAR)]
    return EDGE[lot % len(EDGE)] if far <= WOODS else ("grove", "copse", "grove")[lot % 3]

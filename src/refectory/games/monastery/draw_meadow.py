"""The meadow on which the monastery grows: the piece of it in view, and what grows where nothing is built."""

from __future__ import annotations

from math import ceil, floor

from .draw_tile import SIZE

MARGIN = 8
#: The smallest meadow, in cells: an opening is not to look lost, nor its tiles larger than a hand.
FEWEST_COLUMNS, FEWEST_ROWS = 8, 6
#: The shapes of the places in which a page may show the meadow.
BROADEST, SLIMMEST = 1.6, 0.9
#: The room a large desk has for the meadow, in pixels, and how large letters on it should be.
ROOM_WIDTH, ROOM_HEIGHT, LETTERS = 800, 640, 11.4
#: Letters on a tile of 90, and the figures of its numbers before they are enlarged.
SMALLEST, LARGEST, FIGURES = 18.5, 22.0, 12.5

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


#: A tree by its crown, a bush, a tuft and a flower, each from the middle of its foot.
CROWN = "m-15-24a11 11 0 0 1 8-17 11 11 0 0 1 17 3 10 10 0 0 1 3 18 10 10 0 0 1-17 5 9 9 0 0 1-11-9z"
BUSH = "m-11-1a6 6 0 0 1 3-10 8 8 0 0 1 14 1 6 6 0 0 1 4 9z"
TUFT = "c1-3 1-3 0-7m2 7c0-3 2-5 3-6m-8 6c0-2-1-3-2-4"
FLOWER = "m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"


def meadow(frame: Frame, taken: set[Cell]) -> str:
    """Trees, bushes, grass and flowers where nothing is built. Each cell has its own, the same every time."""
    trunks, crowns, bushes, tufts, flowers = [], [], [], [], []
    first, top, last, bottom = frame.land()
    for x, y in [(x, y) for y in range(top, bottom) for x in range(first, last) if (x, y) not in taken]:
        lot = (x * 7919 + y * 104729 + x * y * 31) % 997
        for n in range(2):
            tufts.append(
                f"M{x * SIZE + 12 + (lot * 13 + n * 31) % 68} {y * SIZE + 16 + (lot * 7 + n * 37) % 66}{TUFT}"
            )
        at = f"M{x * SIZE + 22 + lot % 43} {y * SIZE + 36 + lot % 41}"
        if lot % 5 == 0:
            trunks.append(f"{at}v-18")
            crowns.append(f"{at}{CROWN}")
        elif lot % 4 == 1:
            bushes.append(f"{at}{BUSH}")
        elif lot % 6 == 2:
            flowers.append(f"{at}{FLOWER}m7 6{FLOWER}m-12 3{FLOWER}")
    grass = f'<rect class="my-grass" x="{first * SIZE}" y="{top * SIZE}" width="{(last - first) * SIZE}"'
    grass += f' height="{(bottom - top) * SIZE}"/>'
    kinds = {"tuft": tufts, "flower": flowers, "bush": bushes, "trunk": trunks, "crown": crowns}
    growth = [f'<path class="my-{name}" d="{"".join(found)}"/>' for name, found in kinds.items() if found]
    return "".join([grass, *growth])

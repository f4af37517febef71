"""The words of all moves, by the ids of the rules' names."""

from __future__ import annotations

from typing import Final

from refectory.engine.move import Vocabulary

from .components import ACTIONS, AREAS, COLUMNS, FIRST_EXTRA, GOODS, MONASTERIES, NOVICES, SPACES

VOCABULARY: Final = Vocabulary()

PLACE: Final = VOCABULARY.add(*(f"place:{face + 1}" for face in range(6)))
REROLL: Final = VOCABULARY.add("reroll")
#: Six neutral faces, then six personal ones, as in `Table.rolled`.
DICE_KINDS: Final = ("neutral", "personal")
PICK: Final = VOCABULARY.add(*(f"pick:{kind}:{face + 1}" for kind in DICE_KINDS for face in range(6)))
ROLL: Final = VOCABULARY.add("roll")
FIELD: Final = VOCABULARY.add(*(f"field:{face + 1}" for face in range(6)))
#: `COUNT + n` takes n dice.
COUNT: Final = VOCABULARY.add(*(f"count:{n + 1}" for n in range(20))) - 1
COLUMN: Final = VOCABULARY.add(*(f"column:{column + 1}" for column in range(COLUMNS)))
ACTION: Final = VOCABULARY.add(*(f"action:{action}" for action in ACTIONS))
NOVICE: Final = VOCABULARY.add(*(f"novice:{novice}" for novice in NOVICES[:FIRST_EXTRA]))
MONASTERY: Final = VOCABULARY.add(*(f"monastery:{monastery}" for monastery in MONASTERIES))
SPACE: Final = VOCABULARY.add(*(f"space:{space}" for space in SPACES))
TRADE_SOUP: Final = VOCABULARY.add("trade:soup")
TRADE_TOOL: Final = VOCABULARY.add("trade:tool")
TAKE: Final = VOCABULARY.add(*(f"take:{good}" for good in GOODS))
WINDOW: Final = VOCABULARY.add(*(f"window:{monastery}" for monastery in MONASTERIES))
DECLINE: Final = VOCABULARY.add("decline")
ROW: Final = VOCABULARY.add("row:1", "row:2", "row:3")
ROW_BONUS: Final = VOCABULARY.add("bonus:row")
COLUMN_BONUS: Final = VOCABULARY.add("bonus:column")
DIE: Final = VOCABULARY.add("die")
FIVE: Final = VOCABULARY.add("five")
KEEP: Final = VOCABULARY.add("keep")
SEND: Final = VOCABULARY.add("send")
AREA: Final = VOCABULARY.add(*(f"area:{area}" for area in AREAS))

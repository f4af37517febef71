"""The words of all moves, by the ids of the rules' names."""

from __future__ import annotations

from refectory.engine.move import Vocabulary

from .components import ACTIONS, AREAS, COLUMNS, FIRST_EXTRA, GOODS, MONASTERIES, NOVICES, SPACES

VOCABULARY = Vocabulary()

PLACE = VOCABULARY.add(*(f"place:{face + 1}" for face in range(6)))
REROLL = VOCABULARY.add("reroll")
#: Six neutral faces, then six personal ones, as in `Table.rolled`.
DICE_KINDS = ("neutral", "personal")
PICK = VOCABULARY.add(*(f"pick:{kind}:{face + 1}" for kind in DICE_KINDS for face in range(6)))
ROLL = VOCABULARY.add("roll")
FIELD = VOCABULARY.add(*(f"field:{face + 1}" for face in range(6)))
#: `COUNT + n` takes n dice.
COUNT = VOCABULARY.add(*(f"count:{n + 1}" for n in range(20))) - 1
COLUMN = VOCABULARY.add(*(f"column:{column + 1}" for column in range(COLUMNS)))
ACTION = VOCABULARY.add(*(f"action:{action}" for action in ACTIONS))
NOVICE = VOCABULARY.add(*(f"novice:{novice}" for novice in NOVICES[:FIRST_EXTRA]))
MONASTERY = VOCABULARY.add(*(f"monastery:{monastery}" for monastery in MONASTERIES))
SPACE = VOCABULARY.add(*(f"space:{space}" for space in SPACES))
TRADE_SOUP, TRADE_TOOL = VOCABULARY.add("trade:soup"), VOCABULARY.add("trade:tool")
TAKE = VOCABULARY.add(*(f"take:{good}" for good in GOODS))
WINDOW = VOCABULARY.add(*(f"window:{monastery}" for monastery in MONASTERIES))
DECLINE = VOCABULARY.add("decline")
ROW = VOCABULARY.add("row:1", "row:2", "row:3")
ROW_BONUS, COLUMN_BONUS = VOCABULARY.add("bonus:row"), VOCABULARY.add("bonus:column")
DIE, FIVE = VOCABULARY.add("die"), VOCABULARY.add("five")
KEEP = VOCABULARY.add("keep")
SEND = VOCABULARY.add("send")
AREA = VOCABULARY.add(*(f"area:{area}" for area in AREAS))

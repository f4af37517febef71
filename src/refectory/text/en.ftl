# Words of the house, English. A game's own words are in its room.
and = and
undo-nothing = There is nothing to take back.
undo-other-seat = No longer undoable: somebody else has decided since.
undo-chance = No longer undoable: chance has spoken.
undo-hidden = No longer undoable: you have seen something hidden.
undo-turn-over = No longer undoable: your turn is over.

# Words of the house, German. A game's own words are in its room.
and = und
undo-nothing = Hier gibt es nichts zurückzunehmen.
undo-other-seat = Nicht mehr zurückzunehmen: inzwischen hat jemand anderes entschieden.
undo-chance = Nicht mehr zurückzunehmen: der Zufall hat gesprochen.
undo-hidden = Nicht mehr zurückzunehmen: du hast etwas Verdecktes gesehen.
undo-turn-over = Nicht mehr zurückzunehmen: dein Zug ist zu Ende.

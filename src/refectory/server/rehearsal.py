"""What a page will be told when its turn comes, told in advance: the compressor then finds it in what it has sent.

The first light on a whole board is the largest change of a game. A game of the same kind, with a seed that is no
secret and names that are nobody's, shows how it will look.
"""

from __future__ import annotations

from functools import lru_cache

from refectory.engine import art
from refectory.engine.match import Match
from refectory.engine.registry import load_game
from refectory.web.table import move_button
from refectory.words import Catalogue

from .streams import LINE_END
from .table import Table

#: Decisions after which somebody whose turn has not come is left to learn it in the game itself.
PATIENCE = 80


def rehearsal(table: Table, eyes: int, lang: str, screen: str) -> bytes:
    """A comment for the stream of a seat that waits for its turn; nothing for everybody else."""
    if table.match is None or eyes < 0 or table.actor() == eyes or table.overlay is not None:
        return b""
    options = tuple(sorted(table.options.items()))
    return f": {_first_light(table.game_id, len(table.seats), options, eyes, lang, screen)}\n\n".encode()


@lru_cache(maxsize=128)
def _first_light(
    game_id: str, seats: int, options: tuple[tuple[str, str], ...], eyes: int, lang: str, screen: str
) -> str:
    """The drawings and the list of moves at a seat's first decision, if everybody takes the first option."""
    match = Match(load_game(game_id), [str(seat + 1) for seat in range(seats)], dict(options), "rehearsal")
    for _ in range(PATIENCE):
        if match.state.over or match.state.actor == eyes:
            break
        match.play(match.state.actor, match.game.vocabulary.word(match.state.options[0]))
    words = Catalogue(lang, game_id, match.names, eyes)
    view = match.game.view(match.state, eyes)
    drawn = [panel.svg() for panel in match.game.draw(view, words) if panel.screen in ("", screen)]
    listed = [move_button(word, label) for word, label in art.offers(view, words).items()]
    return LINE_END.sub(" ", "".join(drawn + listed))

"""What was wrong, and what would be right: every refusal as a status and a sentence."""

from __future__ import annotations

from starlette.responses import Response

from refectory.engine import errors as engine
from refectory.web import books
from refectory.words import Catalogue

from .errors import HouseError
from .requests import Asker

#: Refusals of the engine: status and sentence.
ENGINE: dict[type[engine.RefectoryError], tuple[int, str]] = {
    engine.StaleMove: (409, "stale"),
    engine.NotYourTurn: (409, "not-your-turn"),
    engine.IllegalMove: (422, "illegal"),
    engine.NoUndo: (409, "no-undo"),
    engine.BadSeats: (400, "bad-seats"),
    engine.BadOption: (400, "bad-option"),
    engine.BadData: (400, "bad-data"),
    engine.BadRecord: (400, "bad-record"),
}


def refused(asker: Asker, error: engine.RefectoryError) -> Response:
    """A typed refusal as a clear page, or as data for a script. Never more than the sentence."""
    words = asker.frame.words
    status, text = explain(words, error)
    if asker.wants_json:
        key = error.key if isinstance(error, HouseError) else type(error).__name__
        return asker.json({"error": key, "text": text}, status)
    return asker.html(books.notice(asker.frame, words("web-error-title", status=status), text), status)


def explain(words: Catalogue, error: engine.RefectoryError) -> tuple[int, str]:
    if isinstance(error, HouseError):
        return error.status, words(f"web-error-{error.key}", **error.args_for_text)
    if isinstance(error, engine.NoUndo) and words.has(f"undo-{error.reason}"):
        return 409, words(f"undo-{error.reason}")
    status, key = next((found for kind, found in ENGINE.items() if isinstance(error, kind)), (400, "request"))
    detail = f" ({error})" if isinstance(error, engine.BadData) else ""
    return status, words(f"web-error-{key}") + detail

"""`refectory verify`: did these games happen as their records say?"""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from refectory.engine.errors import RefectoryError
from refectory.engine.record import Record
from refectory.words import Catalogue

from ._output import out, out_json
from ._parser import Parser, add_json


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("records", metavar=words("cli-metavar-record"), nargs="+", help=words("cli-help-records"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    found = [check(path) for path in arguments.records]
    if arguments.json:
        out_json(found)
    else:
        words = Catalogue(arguments.lang)
        for result in found:
            out(_line(words, result))
    return 0 if all(result["ok"] for result in found) else 1


def check(path: str) -> dict[str, Any]:
    """Replay one record: every move, the result and the seed's commitment."""
    try:
        record = Record.load(path)
        match = record.verify()
    except RefectoryError as error:
        return {"file": path, "ok": False, "error": str(error)}
    except Exception as error:  # noqa: BLE001 - a record may show a bug of the rules; that is an answer too
        return {"file": path, "ok": False, "error": f"The game breaks: {type(error).__name__}: {error}"}
    return {
        "file": path, "ok": True, "game": record.game, "players": len(record.names), "moves": match.ply,
        "over": match.state.over, "result": record.result, "commitment": record.commitment,
    }  # fmt: skip


def _line(words: Catalogue, result: dict[str, Any]) -> str:
    if not result["ok"]:
        return words("cli-verify-bad", file=result["file"], error=result["error"])
    state = "over" if result["over"] else "open"
    facts = {name: result[name] for name in ("file", "game", "players", "moves")}
    return words("cli-verify-good", state=state, **facts)

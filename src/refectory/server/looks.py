"""A table as one person may see it now: the one place where views become pages. Every page asks for eyes first."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any

from refectory.engine import art
from refectory.engine.art import escape
from refectory.engine.event import SPECTATOR, Arg, Event, Score
from refectory.engine.game import Game
from refectory.engine.match import Match
from refectory.engine.registry import load_game
from refectory.engine.state import State
from refectory.web import motion
from refectory.web.model import CostlyLook, LogLine, Look, ReviewLook, Said, SeatLook, TableCard
from refectory.web.walk import is_scoring, scorings, walk, walks
from refectory.words import Catalogue

from .chronicle import PERSON
from .errors import Forbidden, NotFound
from .guide import lesson_look
from .store import Card, now
from .table import ABSENT, Table
from .thinkers import Advice

#: Lines of the log on the table page; all of them are in the replay.
LOG_LINES = 60
CHAT_LINES = 50


class Remembering(Catalogue):
    """A catalogue that forms each sentence once. A page has hundreds of them, and most stay as they are."""

    ROOM = 20_000

    def __init__(self, lang: str, game_id: str, names: Sequence[str], reader: int) -> None:
        super().__init__(lang, game_id, names, reader)
        self._said: dict[Hashable, str] = {}

    def __call__(self, key: str, /, **args: Arg) -> str:
        plain = ((name, value if isinstance(value, str | int) else tuple(value)) for name, value in args.items())
        asked = (key, *plain)
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= self.ROOM:
                self._said.clear()
            said = self._said[asked] = super().__call__(key, **args)
        return said


def words_of(table: Table, lang: str, eyes: int) -> Catalogue:
    """The catalogue of a table for one language and one pair of eyes; new names make new catalogues."""
    kept = table.catalogues.get((lang, eyes))
    if kept is None or list(kept.names) != table.names:
        kept = table.catalogues[lang, eyes] = Remembering(lang, table.game_id, table.names, eyes)
    return kept


def look_of(
    table: Table, person: str, lang: str, csrf: str, ply: int | None = None, eyes: int | None = None, screen: str = ""
) -> Look:
    """The table through a person's own eyes, now; or, in a replay, at an earlier ply and through other eyes."""
    eyes = table.eyes(person) if eyes is None else eyes
    curtain = table.curtain(person) if ply is None else SPECTATOR
    words = words_of(table, lang, eyes)
    game = table.match.game if table.match else load_game(table.game_id, table.overlay)
    match = table.match if ply is None or table.match is None else table.past(ply)
    common: dict[str, Any] = {
        "id": table.id, "state": table.state, "game": game, "words": words, "csrf": csrf, "stamp": table.stamp,
        "seats": _seats(table, person, match, ply is not None), "eyes": eyes, "curtain": curtain,
        "chat": [Said(line.at, line.seat, line.name, line.text) for line in table.chat[-CHAT_LINES:]],
        "may_chat": bool(table.owned(person)) or table.listed, "rematch": table.rematch, "host": person == table.host,
        "listed": table.listed, "seated": bool(table.owned(person)), "clock": table.clock.spec,
        "commitment": table.commitment, "seed": table.seed if table.state == "over" else "",
        "watchers": len(table.watchers), "plies": table.match.ply if table.match else 0, "replay": ply is not None,
        "may_ask": ply is None and table.may_ask(person), "screen": screen,
    }  # fmt: skip
    if match is None:
        return Look(ply=0, **common)
    common.update(_undo(table, person, match, words))
    if curtain != SPECTATOR:
        return Look(ply=match.ply, actor=match.state.actor, **common)
    return Look(**common, **_laid(table, match, words, eyes, ply is not None))


def _laid(table: Table, match: Match, words: Catalogue, eyes: int, replay: bool) -> dict[str, Any]:
    game, state = match.game, match.state
    view = game.view(state, eyes)
    guide = None if replay else table.guide
    waits = (eyes >= 0 and bool(table.seats[eyes].bot)) or (guide is not None and not guide.asks(match.ply))
    moves = {} if replay or waits else art.offers(view, words)
    if not moves and view.get("decision"):
        view["decision"].pop("moves", None)
        view["decision"].pop("labels", None)
    result = game.result(state) if state.over else None
    return {
        "lesson": lesson_look(guide, match, view, words) if guide is not None and eyes >= 0 else None,
        "first": match.actors[0] if match.actors else state.actor, "untouched": eyes not in match.actors,
        "ply": match.ply, "actor": state.actor, "view": view, "panels": game.draw(view, words),
        "prompt": _prompt(view, words, eyes, match), "hint": _hint(view, words, eyes), "moves": list(moves.items()),
        "log": _log(table, match, words, eyes), "since": None if replay else _since(match, eyes),
        "projection": [] if state.over else game.projection(state, eyes), "result": result,
        "motion": motion.recent(game, view, eyes, match.events), "scorings": scorings(match.events),
        "walks": walks(match.events),
        "status": _status(view, words), "silence": _silence(game, state, words),
        "vow": not replay and eyes >= 0 and not state.over and bool(game.spoken(state, eyes)),
        "asides": [] if replay or eyes < 0 or state.over else _asides(game, state, view, eyes, words),
    }  # fmt: skip


def _asides(game: Game, state: State, view: Mapping[str, Any], eyes: int, words: Catalogue) -> list[tuple[str, str]]:
    """What the reader may do beside the open decision; a view lists it where the game keeps it, as word and label."""
    listed: list[Any] = next(
        (part["asides"] for part in view.values() if isinstance(part, dict) and "asides" in part), []
    )
    spoken = game.spoken(state, eyes)  # that one is made by writing
    return [(a["word"], words(a["label"]["key"], **a["label"]["args"])) for a in listed if a["word"] != spoken]


def _status(view: Mapping[str, Any], words: Catalogue) -> str:
    """Where the game stands ("round 16"), where its catalogue has a sentence for it."""
    if not words.has("game-status"):
        return ""
    plain = {key: int(value) if isinstance(value, bool) else value for key, value in view.items()}
    return words("game-status", **{key: value for key, value in plain.items() if isinstance(value, int | str)})


def _silence(game: Game, state: State, words: Catalogue) -> str:
    """Why nobody may speak now, if the game asks for silence."""
    refusal = game.silence(state)
    return words(f"why-{refusal.key}", **refusal.args) if refusal else ""


def _seats(table: Table, person: str, match: Match | None, replay: bool) -> list[SeatLook]:
    shades = table.colours or load_game(table.game_id).colours
    actor = match.state.actor if match else SPECTATOR
    owned = table.owned(person)
    at = now()
    return [
        SeatLook(
            seat=number, name=seat.name, colour=shades[number], kind=seat.kind, bot=seat.bot,
            score=match.state.scores[number] if match else 0, mine=number in owned, turn=number == actor,
            present=seat.kind == PERSON and table.present(number),
            may_hand_over=not replay and bool(owned) and number not in owned and table.state == "running"
            and seat.kind == PERSON and not seat.bot and table.absent_for(number) >= ABSENT,
            left=table.clock.left(number, at, number == actor and not seat.bot) if match else None,
        )
        for number, seat in enumerate(table.seats)
    ]  # fmt: skip


def _prompt(view: Mapping[str, Any], words: Catalogue, eyes: int, match: Match) -> str:
    decision = view.get("decision")
    if decision is None:
        return words("web-won", names=[match.names[seat] for seat in match.game.result(match.state).winners])
    if decision["actor"] == eyes:
        return words(f"prompt-{decision['step']}", **decision["prompt"])
    return words(f"wait-{decision['step']}", **{"seat": decision["actor"], **decision["prompt"]})


def _hint(view: Mapping[str, Any], words: Catalogue, eyes: int) -> str:
    decision = view.get("decision")
    if decision is None or decision["actor"] != eyes or not words.has(f"hint-{decision['step']}"):
        return ""
    return words(f"hint-{decision['step']}", **decision["prompt"])


def _undo(table: Table, person: str, match: Match, words: Catalogue) -> dict[str, Any]:
    """Whether the latest move can be taken back by this person, or why not."""
    owned = table.owned(person)
    last = match.actors[-1] if match.actors else SPECTATOR
    if not owned or table.state != "running":
        return {"may_undo": False}
    seat = last if last in owned else match.state.actor
    if seat not in owned or table.seats[seat].bot:
        return {"may_undo": False}
    barrier = match.undo_barrier(seat)
    return {"may_undo": True, "undo": None if barrier is None else words(f"undo-{barrier}")}


def _since(match: Match, eyes: int) -> int | None:
    """The ply after the viewer's own latest decision, if others have decided since."""
    own = [ply for ply, seat in enumerate(match.actors, 1) if seat == eyes]
    return own[-1] if own and own[-1] < match.ply and any(seat != eyes for seat in match.actors[own[-1] :]) else None


# ---- the log -----------------------------------------------------------------------------------------


def _log(table: Table, match: Match, words: Catalogue, eyes: int) -> list[LogLine]:
    """The latest lines first. Lines are kept per language and eyes: the past does not change, except by undo."""
    kept = table.lines.setdefault((words.lang, eyes), [])
    for ply in range(len(kept), match.ply + 1):
        kept.append([_line(words, event, ply, eyes) for event in match.events[ply]])
    notes: dict[int, list[LogLine]] = {}
    for note in table.notes:
        args = {key: value for key, value in note.args.items() if key != "bot"}
        if note.args.get("bot"):
            args["bot"] = words(f"web-level-{note.args['bot']}")
        line = LogLine(
            note.after, note.args.get("seat", SPECTATOR), escape(words(f"web-note-{note.key}", **args)), kind="note"
        )
        notes.setdefault(note.after, []).append(line)
    lines: list[LogLine] = []
    for ply in range(match.ply, -1, -1):
        lines.extend(reversed(notes.get(ply, ())))
        lines.extend(reversed(kept[ply]))
        if len(lines) >= LOG_LINES:
            break
    return lines[:LOG_LINES]


def _line(words: Catalogue, event: Event, ply: int, eyes: int) -> LogLine:
    text = escape(words.event(event))
    for value in event.seen_by(eyes).values():
        for item in value if isinstance(value, list | tuple) else (value,):
            if isinstance(item, str) and words.has(f"name-{item}"):
                name = escape(words.name(item))
                if name and f">{name}<" not in text:
                    text = text.replace(
                        name, f'<u data-ref="{escape(item)}" role="button" tabindex="-1">{name}</u>', 1
                    )
    return LogLine(ply, event.seat, text, event.rule, "score" if event.kind == "score" else "")


def story(table: Table, lang: str, eyes: int) -> str:
    """The whole game as plain text through one pair of eyes: who played, the fingerprint, every line of the log."""
    match = table.match
    if match is None:
        raise NotFound()
    words = words_of(table, lang, eyes)
    players = (f"{words('web-seat-no', no=number + 1)}: {name}" for number, name in enumerate(table.names))
    head = [words("game-title"), *players, f"{words('web-commitment')} {table.commitment}", ""]
    told = [
        f"{ply:4}  {words.event(event)}" + (f" ({event.rule})" if event.rule else "")
        for ply, events in enumerate(match.events)
        for event in events
    ]
    return "\n".join([*head, *told, ""])


# ---- what a move would do, and why something is impossible ----------------------------------------------


def preview(table: Table, person: str, lang: str, word: str) -> dict[str, Any]:
    """What a move certainly does: what happens alike in two imagined tables. Chance and hidden things stay hidden."""
    match = table.match
    eyes = table.eyes(person)
    if match is None or eyes == SPECTATOR or match.state.actor != eyes:
        raise Forbidden("not-your-turn")
    game = match.game
    number = game.check(match.state, word)
    words = words_of(table, lang, eyes)
    told: list[list[str]] = []
    ends: list[State] = []
    for attempt in (1, 2):
        imagined = game.imagine(match.state, eyes, Random(f"{table.id}/{table.stamp}/{attempt}"))
        happened: list[Event] = []
        imagined.log = happened
        game.play(imagined, number)
        told.append([words.event(event) for event in happened])
        ends.append(imagined)
    lines = [a for a, b in zip(*told, strict=False) if a == b]
    certain = lines == told[0] == told[1]
    final = any(end.barrier or end.actor != eyes for end in ends)
    gains = _gains(game, match.state, ends, eyes) if certain else {}
    parts = [words(f"web-preview-{key}", points=points) for key, points in gains.items() if points]
    return {"text": " ".join(lines[:4]), "points": " · ".join(parts), "final": final}


def _gains(game: Game, before: State, ends: list[State], seat: int) -> dict[str, int]:
    """Points now, and points if the game ended then, where both imagined tables agree."""
    now_points = {end.scores[seat] - before.scores[seat] for end in ends}
    then = [
        end.scores[seat] + sum(s.points for s in game.projection(end, seat) if s.seat == seat)
        for end in ends
        if not end.over
    ]
    held = before.scores[seat] + sum(s.points for s in game.projection(before, seat) if s.seat == seat)
    gains = {}
    if len(now_points) == 1:
        gains["now"] = now_points.pop()
    if len(then) == len(ends) and len(set(then)) == 1:
        gains["end"] = then[0] - held
    return gains


def advised(table: Table, person: str, lang: str, found: Sequence[Advice]) -> list[dict[str, str]]:
    """A hint in words: the moves as the list of moves names them, and what to expect of each."""
    assert table.match is not None
    words = words_of(table, lang, table.eyes(person))
    labels = art.offers(table.match.game.view(table.match.state, table.eyes(person)), words)
    return [
        {
            "move": advice.word, "text": labels[advice.word],
            "line": words("web-hint-line", points=round(advice.points), chance=round(100 * advice.chance)),
        }
        for advice in found
    ]  # fmt: skip


def why_not(table: Table, person: str, lang: str, what: str) -> dict[str, str]:
    """The rule against a move or a place, as a sentence and a rule id."""
    words = words_of(table, lang, table.eyes(person))
    eyes = table.eyes(person)
    if table.match is None or eyes == SPECTATOR or table.match.state.actor != eyes:
        return {"text": words("web-error-not-your-turn"), "rule": ""}
    refusal = table.match.why_not(eyes, what)
    if refusal is None:
        return {"text": words("web-why-nothing"), "rule": ""}
    return {"text": words(f"why-{refusal.key}", **refusal.args), "rule": refusal.rule}


def explained(table: Table, lang: str, what: str, ply: int | None, eyes: int) -> dict[str, str]:
    """What a drawn element is and by which rule: the first of `what`, ids from inside out, that the game knows."""
    match = table.match if ply is None or table.match is None else table.past(ply)
    if match is None:
        raise NotFound()
    words = words_of(table, lang, eyes)
    view = match.game.view(match.state, eyes)
    for element in what.split("|"):
        about = match.game.about(view, element)
        if about is not None:
            return {"element": element, "text": words(f"about-{about.key}", **about.args), "rule": about.rule}
    return {"element": "", "text": "", "rule": ""}


# ---- a scoring, place by place ---------------------------------------------------------------------------


def walk_of(look: Look, match: Match, ply: int) -> dict[str, Any]:
    """The scoring of one ply through the eyes of a look, with the points everybody had before it."""
    if ply not in look.walks:
        raise NotFound()
    before = [0] * len(match.names)
    for score, at in awarded(match) if is_scoring(match.events[ply]) else ():
        if at < ply:
            before[score.seat] += score.points
    return walk(look, ply, before, match.events[ply])


# ---- looking back ----------------------------------------------------------------------------------------


def review_of(table: Table, lang: str) -> ReviewLook | None:
    """What a review has found, in words; a move is named as its seat read it."""
    if table.review is None:
        return None
    percent = [[round(100 * chance) for chance in row] for row in table.review["chances"]]
    return ReviewLook(
        percent,
        [
            [
                CostlyLook(
                    ply=found["ply"], seat=seat, points=found["points"], chance=round(100 * found["chance"]),
                    played=_named(table, lang, seat, found["played"]),
                    better=_named(table, lang, seat, found["better"]),
                )
                for found in row
            ]
            for seat, row in enumerate(table.review["costliest"])
        ],
    )  # fmt: skip


def _named(table: Table, lang: str, seat: int, move: Mapping[str, Any]) -> str:
    return words_of(table, lang, seat)(move["key"], **move["args"])


# ---- the end -----------------------------------------------------------------------------------------


def awarded(match: Match) -> list[tuple[Score, int]]:
    """Every point of the game with the ply at which it was given."""
    found = []
    for ply, events in enumerate(match.events):
        for event in events:
            if event.kind == "score":
                data: Mapping[str, Any] = event.data
                pieces = tuple(data["pieces"])
                found.append(
                    (Score(event.seat, data["points"], event.rule, data["source"], data["place"], pieces), ply)
                )
    return found


def curve(match: Match) -> list[list[int]]:
    """Everybody's points after every ply."""
    points = [0] * len(match.names)
    rows = [list(points)]
    gained = awarded(match)
    for ply in range(match.ply + 1):
        for score, at in gained:
            if at == ply:
                points[score.seat] += score.points
        if ply:
            rows.append(list(points))
        else:
            rows[0] = list(points)
    return rows


def table_card(card: Card, person: str) -> TableCard:
    body = card.body
    seats = body["seats"]
    actor = body["actor"]
    game = load_game(body["game"])
    mine = (
        card.state == "running"
        and 0 <= actor < len(seats)
        and seats[actor]["person"] == person
        and not seats[actor]["bot"]
    )
    return TableCard(
        id=card.id, game=body["game"], state=card.state, names=[seat["name"] for seat in seats],
        colours=body.get("colours") or game.colours[: len(seats)], kinds=[seat["kind"] for seat in seats],
        actor=actor, my_turn=mine, ply=body["ply"], clock=body["clock"], winners=body.get("winners", ()),
    )  # fmt: skip

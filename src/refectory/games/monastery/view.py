"""What one pair of eyes sees of the table, and how moves are called.

The view, for drawing, bots and programs; a *colour* is a player's, a *tile* an id like `kitchen`, `x` grows to the
east and `y` to the south (the Abbey covers x 0 to 2, y 0 to 1):

    game, seats, colours, scores, over, result     as in every game; `colours` by seat
    decision    the open decision (see `Game.decision`)
    options     {icons, teams, silence, deal, open_blessings}
    day, hour   1 or 2, and the id of the hour; `round` is its kind: prayer, study, work or night
    phase       set_up, prayer, lay, score, night or over
    abbot       the seat with the hour disc; `order` the seats in this round's turn order; `due` those of them that
                are still to take their step or scoring in this phase
    tiles       the monastery, Abbey first, in the order of laying: {tile, x, y, turn, edges: "P.P." as it lies,
                finished, fresh: just finished, staffed: fully, blessings, monks: [{colour, no: 1 to 5, praying,
                box}]}, sites with `boxes`, finished tiles with `circle` (a site hides its other side, MY-312)
    carried     the tile that is being laid: {tile, x, y}, without a cell as long as none is chosen; else None
    picked      the tile whose monk, boxes or blessings are being decided on: {x, y, monk: his number or 0}, else None
    players     by seat: {colour, partner, tiles: number behind the screen, swapped: whether he ever put one back
                unseen, hand: [tile] or None, blessings: number or None, upright, praying, at_board: monks, votes: of
                them in the Abbey, strip: [{letter, size: large, small or None}], complete, testament: {letters,
                blessings, tiles, total} with None for what these eyes may not know}
    board       the prayer board: [{colour, spaces: [{piece: letter, monk or None, small, cost, cross}]}], rows in
                play; `cost` is what the viewer would pay, else the top cost
    bag, supply numbers of tiles and blessings
    walk        {seat, left, of, laid} in a lay-and-move step, else None
    scoring     {seat, points, spend (None if hidden), prayed, used: [tile]} in a scoring, else None
    forecast    by seat: what the scoring of this round would bring as the table stands, [{source: build, strain or
                pray, points, place, x, y}]; of several prayers only one can be said
    brings      for the viewer's own open moves: word → {cost}, {points}, {blessings} or {letter: testament points}
    vow         {mode, silent, accusations: [{accuser, accused, yes, no}] by seat, asides: [{word, label}]}
"""

from __future__ import annotations

from typing import Any

from refectory.engine.event import ALL, Arg, Event, Text
from refectory.engine.state import Frame

from . import scoring, vow
from .components import (
    ABBEY,
    ABBOT,
    ACCUSE,
    ADMIT,
    AGREE,
    AT,
    BOX,
    BUY,
    CELL,
    CHANGE,
    COLOUR,
    COLOURS,
    COLUMNS,
    COUNT,
    DENY,
    DISAGREE,
    DONE,
    EDGES,
    FROM,
    GO_ON,
    JAIL,
    KINDS,
    LAY,
    LETTERS,
    MONK,
    MONKS,
    MOST_BOXES,
    MOVE,
    NIGHT,
    PATH,
    PLAYERS,
    PRAY,
    PRAYER,
    RETURN,
    ROUNDS,
    S_ANIMAL,
    SHIFT,
    STRIP,
    SWAP,
    TO,
    TURN,
    USE,
    VOCABULARY,
    XY,
)
from .state import NONE, Table
from .steps import (
    BUILD,
    CALL_TO_PRAYER,
    CHANGE_BOX,
    CHOOSE_BOX,
    CHOOSE_CELL,
    CHOOSE_STRIP,
    CHOOSE_TURN,
    COLLECT,
    ENC_COUNT,
    FROM_BOX,
    GO_TO,
    LAY_AND_MOVE,
    PRAYED,
    SCORE,
    STEPS,
    STRAIN,
    walking_cost,
)

DEALS = ("standard", "six_keep_three", "balanced")
VOWS = ("off", "closed", "penalty")
SIDES = ("north", "east", "south", "west")


# ---- the view ----------------------------------------------------------------------------------------


def look(s: Table, seat: int) -> dict[str, Any]:
    """Everything but the decision and the result, which are the engine's."""
    ready = bool(s.order)
    return {
        "game": "monastery",
        "seats": s.seats,
        "colours": colours(s),
        "scores": s.scores[:],
        "over": s.over,
        "options": {
            "icons": s.icons, "teams": s.teams, "silence": VOWS[s.silence], "deal": DEALS[s.deal],
            "open_blessings": s.open_blessings,
        },
        "day": s.day,
        "hour": s.parts.hours[s.hour],
        "round": ROUNDS[s.parts.round[s.hour]],
        "phase": phase(s),
        "abbot": s.seat_of[s.abbot] if ready else None,
        "order": [s.seat_of[colour] for colour in s.order],
        "due": due(s),
        "tiles": [_tile(s, place) for place in range(len(s.kind))],
        "carried": _carried(s),
        "picked": _picked(s),
        "players": [_player(s, other, seat) for other in range(s.seats)],
        "board": [_row(s, colour, s.player_at(seat)) for colour in s.players()] if ready else [],
        "bag": len(s.bag),
        "supply": s.supply,
        "walk": _walk(s),
        "scoring": _scoring(s, seat),
        "forecast": [forecast(s, s.player_at(other)) if ready else [] for other in range(s.seats)],
        "brings": brings(s) if seat == s.actor and not s.over else {},
        "vow": _vow(s, seat),
    }  # fmt: skip


def colours(s: Table) -> list[str]:
    """By seat; whoever has not chosen yet borrows a free one."""
    free = [colour for colour in range(PLAYERS) if s.seat_of[colour] == NONE]
    found = []
    for seat in range(s.seats):
        colour = s.player_at(seat)
        found.append(COLOURS[free.pop(0) if colour == NONE else colour])
    return found


def phase(s: Table) -> str:
    if s.over:
        return "over"
    if not s.order:
        return "set_up"
    kind = s.parts.round[s.hour]
    if kind in (PRAYER, NIGHT):
        return ROUNDS[kind]
    return "lay" if s.scorer == NONE else "score"


def due(s: Table) -> list[int]:
    """Who is still to take his step or scoring in this phase, first the one at it.

    In a scoring that is not always who decides: an election from the Abbot's House asks others in between.
    """
    if phase(s) == "lay":
        at_it, ahead = s.actor, LAY_AND_MOVE
    elif phase(s) == "score":
        at_it, ahead = s.seat_of[s.scorer], BUILD
    else:
        return []
    return [at_it, *(s.seat_of[colour] for colour in s.order if (ahead, colour) in s.stack)]


def _tile(s: Table, place: int) -> dict[str, Any]:
    kind = s.kind[place]
    finished = bool(s.done >> place & 1)
    tile: dict[str, Any] = {
        "tile": KINDS[kind],
        "x": s.x(place),
        "y": s.y(place),
        "turn": s.turn[place],
        "edges": "".join(EDGES[side] for side in s.parts.sides[kind * 4 + s.turn[place]]),
        "finished": finished,
        "fresh": bool(s.fresh >> place & 1),
        "staffed": not finished and bool(s.solid >> place & 1),
        "blessings": s.alms[place],
        "monks": [
            {
                "colour": COLOURS[monk // MONKS],
                "no": monk % MONKS + 1,
                "praying": bool(s.praying[monk]),
                "box": s.box[monk],
            }
            for monk, where in enumerate(s.where)
            if where == place
        ],
    }
    if finished:
        tile["circle"] = s.parts.circle[kind] if place else None
    else:
        tile["boxes"] = list(s.parts.boxes[kind])
    return tile


def _carried(s: Table) -> dict[str, Any] | None:
    if s.carried == NONE:
        return None
    frame = s.stack[-1]
    x, y = XY[frame[3]] if frame[0] == CHOOSE_TURN else (None, None)
    return {"tile": KINDS[s.carried], "x": x, "y": y}


def _picked(s: Table) -> dict[str, int] | None:
    if s.over:
        return None
    frame = s.stack[-1]
    if frame[0] in (GO_TO, CHOOSE_BOX):
        place, monk = s.where[frame[2]], frame[2] % MONKS + 1
    elif frame[0] in (FROM_BOX, CHANGE_BOX, ENC_COUNT):
        place, monk = frame[2], 0
    else:
        return None
    return {"x": s.x(place), "y": s.y(place), "monk": monk}


def _player(s: Table, seat: int, eyes: int) -> dict[str, Any]:
    colour = s.player_at(seat)
    if colour == NONE:
        return {"colour": None, "tiles": 0}
    own = eyes in (seat, ALL) or s.over
    monks = range(colour * MONKS, colour * MONKS + MONKS)
    partner = s.partner(colour)
    return {
        "colour": COLOURS[colour],
        "partner": s.seat_of[partner] if partner != NONE else None,
        "tiles": len(s.hands[colour]),
        "swapped": bool(s.swapped >> colour & 1),
        "hand": [KINDS[kind] for kind in s.hands[colour]] if own else None,
        "blessings": s.blessings[colour] if own or s.open_blessings else None,
        "upright": s.upright(colour),
        "praying": sum(s.praying[monk] for monk in monks),
        "at_board": sum(s.where[monk] == NONE for monk in monks),
        "votes": sum(s.where[monk] == ABBEY for monk in monks),
        "strip": _strip(s, colour),
        "complete": s.phrase_complete(colour),
        "testament": _testament(s, colour, own),
    }


def _strip(s: Table, colour: int) -> list[dict[str, Any]]:
    sizes = (None, "large", "small")
    return [
        {"letter": chr(64 + letter), "size": sizes[s.strips[i]]}
        for i, letter in enumerate(s.parts.phrases[colour], colour * LETTERS)
    ]


def _testament(s: Table, colour: int, own: bool) -> dict[str, int | None]:
    letters = s.large_letters(colour) * s.parts.letter_points
    blessings = s.blessings[colour] * s.parts.blessing_points
    tiles = -sum(s.parts.circle[kind] for kind in s.hands[colour])
    return {
        "letters": letters,
        "blessings": blessings if own or s.open_blessings else None,
        "tiles": tiles if own else None,
        "total": letters + blessings + tiles if own else None,
    }


def _row(s: Table, colour: int, buyer: int) -> dict[str, Any]:
    cost = s.parts.cost[buyer != NONE and s.phrase_complete(buyer)]
    spaces = []
    for space in range(colour * COLUMNS, colour * COLUMNS + COLUMNS):
        piece = s.board[space]
        name = None if not piece else "monk" if piece == MONK else chr(64 + piece)
        cross = s.parts.spaces[space] == MONK
        spaces.append({"piece": name, "small": bool(s.locked >> space & 1), "cost": cost[space], "cross": cross})
    return {"colour": COLOURS[colour], "spaces": spaces}


def _walk(s: Table) -> dict[str, Any] | None:
    if phase(s) != "lay":
        return None
    upright = s.upright(s.player_at(s.actor))
    return {"seat": s.actor, "left": s.walk, "of": s.parts.movement * upright, "laid": s.laid}


def _scoring(s: Table, eyes: int) -> dict[str, Any] | None:
    if s.scorer == NONE or s.over:
        return None
    seat = s.seat_of[s.scorer]
    own = eyes in (seat, ALL) or s.open_blessings
    return {
        "seat": seat,
        "points": s.points,
        "spend": s.spend if own else None,
        "prayed": bool(s.used & 1),
        "used": [kind for number, kind in enumerate(KINDS) if number and s.used >> number & 1],
    }


def _vow(s: Table, seat: int) -> dict[str, Any]:
    asides = vow.asides(s, s.player_at(seat)) if seat >= 0 else []
    return {
        "mode": VOWS[s.silence],
        "silent": vow.silent(s),
        "accusations": [
            {
                "accuser": s.seat_of[accuser],
                "accused": s.seat_of[accused],
                "yes": [s.seat_of[colour] for colour in s.players() if yes >> colour & 1],
                "no": [s.seat_of[colour] for colour in s.players() if no >> colour & 1],
            }
            for accuser, accused, yes, no in s.accusations
        ],
        "asides": [{"word": VOCABULARY.word(move), "label": aside_label(s, move)._asdict()} for move in asides],
    }


# ---- what would come of it ---------------------------------------------------------------------------


def forecast(s: Table, colour: int) -> list[dict[str, Any]]:
    """What the player's scoring of this round would bring as the table stands; empty once he has scored."""
    if colour != s.scorer and (BUILD, colour) not in s.stack:
        return []
    after = s.copy()
    log: list[Event] = []
    after.log = log
    if colour != s.scorer:
        scoring.build(after, colour)
    found: list[dict[str, Any]] = [
        {"source": "build", "points": e.data["points"], "place": e.data["place"], "x": e.data["x"], "y": e.data["y"]}
        for e in log
        if e.kind == "build"
    ]
    gains: list[scoring.Gain] = []
    if (STRAIN, colour) in s.stack:
        gains += scoring.strain(after, colour)
        if colour != s.scorer or not s.used & PRAYED:
            gains += scoring.prayers(after, colour)
    for gain in gains:
        place: dict[str, Any] = {"place": KINDS[s.kind[gain.place]], "x": s.x(gain.place), "y": s.y(gain.place)}
        found.append({"source": gain.source, "points": gain.points, **place})
    return found


def brings(s: Table) -> dict[str, dict[str, int]]:
    """What each open move would cost or bring, where that is a number."""
    frame = s.stack[-1]
    found: dict[str, dict[str, int]] = {}
    for move in s.options:
        number = _worth(s, frame, move)
        if number is not None:
            found[VOCABULARY.word(move)] = number
    return found


def _worth(s: Table, frame: Frame, move: int) -> dict[str, int] | None:
    step = frame[0]
    if step == GO_TO:
        place = s.cell.index(move - TO)
        cost = {"cost": walking_cost(s, frame[1], s.where[frame[2]], place)}
        return {**cost, "blessings": s.alms[place]} if s.alms[place] else cost
    if step == CHOOSE_CELL:
        animal = s.parts.sort[s.carried] == S_ANIMAL
        return {"blessings": s.rim_touch[s.rim_cell.index(move - CELL)].bit_count()} if animal else None
    if step == CALL_TO_PRAYER:
        return {"points": _prayer(s, frame[1], move - AT)}
    if step == SCORE and move == PRAY:
        return {"points": max(found.points for found in scoring.prayers(s, frame[1]))}
    if step == SCORE and move == GO_ON:
        return {"points": sum(found.points for found in scoring.strain(s, frame[1]))}
    if step == COLLECT:
        if move == DONE:
            return {"blessings": scoring.unused(s)}
        return {"cost": s.parts.cost[s.phrase_complete(frame[1])][move - BUY]}
    if step == CHOOSE_STRIP:
        friend = move - STRIP in (frame[1], s.partner(frame[1]))
        return {"letter": s.parts.letter_points} if friend else {"blessings": 1}
    return None


def _prayer(s: Table, colour: int, cell: int) -> int:
    return next(found.points for found in scoring.prayers(s, colour) if s.cell[found.place] == cell)


# ---- moves as buttons --------------------------------------------------------------------------------


def label(s: Table, move: int) -> Text:
    """A legal move as a button names it."""
    frame = s.stack[-1]
    for first, name in ((AT, "at"), (TO, "to"), (CELL, "cell"), (CHANGE, "change"), (MOVE, "move")):
        if move >= first:
            return _place_label(s, frame, name, move - first)
    if move >= BUY:
        return _letter_label(s, frame, move)
    if move >= COUNT:
        return Text("do-count", {"count": move - COUNT})
    if move >= SHIFT:
        old, new = divmod(move - SHIFT, MOST_BOXES + 1)
        return Text("do-shift", {"old": old, "new": new})
    if move >= BOX:
        name = "do-from" if move >= FROM else "do-box"
        return Text(name, {"box": move - (FROM if move >= FROM else BOX)})
    if move >= TURN:
        return _turn_label(s, move - TURN)
    if move >= USE:
        return _tile_label(s, move)
    if move >= COLOUR:
        return _colour_label(s, frame, move)
    return Text(f"do-{VOCABULARY.word(move)}")


def _place_label(s: Table, frame: Frame, name: str, cell: int) -> Text:
    x, y = XY[cell]
    if name == "cell":
        return Text("do-cell", {"x": x, "y": y})
    place = s.cell.index(cell)
    kind = s.kind[place]
    args: dict[str, Arg] = {"place": KINDS[kind], "x": x, "y": y}
    if name == "to":
        args["cost"] = walking_cost(s, frame[1], s.where[frame[2]], place)
    if name == "at":
        name = STEPS[frame[0]].name
        if name == "pray":
            name = "kneel"
            args["points"] = _prayer(s, frame[1], cell)
    where = "-at" if s.parts.grouped[kind] else ""
    return Text(f"do-{name}{where}", args)


def _letter_label(s: Table, frame: Frame, move: int) -> Text:
    space = move - (SWAP if move >= SWAP else BUY)
    row, column = divmod(space, COLUMNS)
    args: dict[str, Arg] = {"row": COLOURS[row], "column": column + 1}
    piece = s.board[space]
    if move >= SWAP:
        return Text("do-swap", {**args, "letter": chr(64 + piece)})
    args["cost"] = s.parts.cost[s.phrase_complete(frame[1])][space]
    if piece == MONK:
        return Text("do-buy-monk", {**args, "seat": s.seat_of[row]})
    return Text("do-buy-letter", {**args, "letter": chr(64 + piece)})


def _turn_label(s: Table, turn: int) -> Text:
    look = s.parts.sides[s.carried * 4 + turn]
    return Text("do-turn", {"sides": [SIDES[d] for d in range(4) if look[d] >= PATH]})


def _tile_label(s: Table, move: int) -> Text:
    if move >= RETURN:
        return Text("do-return", {"tile": KINDS[move - RETURN]})
    if move >= LAY:
        return Text("do-lay", {"tile": KINDS[move - LAY]})
    return Text(f"do-use-{KINDS[move - USE]}")


def _colour_label(s: Table, frame: Frame, move: int) -> Text:
    if move >= STRIP:
        owner = move - STRIP
        friend = "own" if owner == frame[1] else "partner" if owner == s.partner(frame[1]) else "rival"
        return Text(f"do-strip-{friend}", {"seat": s.seat_of[owner], "colour": COLOURS[owner]})
    for first, name in ((JAIL, "jail"), (ABBOT, "abbot")):
        if move >= first:
            return Text(f"do-{name}", {"seat": s.seat_of[move - first], "colour": COLOURS[move - first]})
    return Text("do-colour", {"colour": COLOURS[move - COLOUR]})


def aside_label(s: Table, move: int) -> Text:
    """What a seat may say beside the decisions."""
    if move < ACCUSE:
        return Text("aside-vow")
    for first, name in ((DISAGREE, "disagree"), (AGREE, "agree")):
        if move >= first:
            accuser, accused = divmod((move - first) % PLAYERS**2, PLAYERS)
            return Text(f"aside-{name}", {"seat": s.seat_of[accuser], "accused_seat": s.seat_of[accused]})
    for first, name in ((DENY, "deny"), (ADMIT, "admit")):
        if move >= first:
            return Text(f"aside-{name}", {"seat": s.seat_of[(move - first) % PLAYERS]})
    return Text("aside-accuse", {"seat": s.seat_of[(move - ACCUSE) % PLAYERS]})

"""Cards: the hand, the display with pile and discards, and what is kept and held in Das Duell."""

from __future__ import annotations

from typing import Any

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .components import CARD_IDS, SPECIALS
from .draw_scene import SIDE, Box, Scene, boxed, plus, rect, supply_left, use, write


def lands_of(scene: Scene, card: str) -> list[str]:
    """The countries on a card, from top to bottom."""
    return [name for name in scene.chart.rows if scene.chart.hues[name] == card]


def card_face(scene: Scene, card: str, width: float, height: float) -> str:
    """A card with its upper left corner at 0, 0; large ones carry the names of their countries."""
    lands = lands_of(scene, card)
    corner = min(8, width / 8)
    drawn = [
        rect("kk-card", 0, 0, width, height, corner),
        rect("kk-card-wash", 0, 0, width, height, corner),
        rect("kk-card-line", width / 22, width / 22, width * 10 / 11, height - width / 11, corner * 0.65),
    ]
    drawn += _named_arms(scene, lands, width, height) if width > 80 else _stacked_arms(lands, width, height)
    return f'<g class="kk-{card}">{"".join(drawn)}</g>'


def _named_arms(scene: Scene, lands: list[str], width: float, height: float) -> list[str]:
    """Arms side by side, their names one below the other."""
    middle = height * (0.36 if len(lands) > 1 else 0.42)
    step = 19.0 if len(lands) > 1 else 0.0
    drawn = [use(f"arms-{land}", width / 2 - step + 2 * step * i, middle) for i, land in enumerate(lands)]
    for i, land in enumerate(reversed(lands)):
        drawn.append(write(width / 2, height - 11 - 16 * i, scene.legend.names[land], "kk-card-name"))
    return drawn


def _stacked_arms(lands: list[str], width: float, height: float) -> list[str]:
    part = (height - 8) / len(lands)
    scale = min((width - 16) / 34, (part - 4) / 38)
    return [use(f"arms-{land}", width / 2, 4 + part * (i + 0.5) - scale, scale) for i, land in enumerate(lands)]


def _dealt(scene: Scene, word: str, element: str, card: str, box: Box) -> str:
    """A card on the table, a button if the move is legal; without a word it is only to be looked at."""
    x, y, width, height = box
    face = card_face(scene, card, width, height)
    shape = f'<g transform="translate({x:g} {y:g})">{_held(scene, word, width, height, face)}</g>'
    return art.target(scene.moves, word, scene.legend.cards[card], element, shape)


def _held(scene: Scene, word: str, width: float, height: float, face: str) -> str:
    """A card or pile with its upper left corner at 0, 0, and what shows that it can be taken."""
    around = (-3.5, -3.5, width + 7, height + 7, 11)
    if word in scene.moves:
        return f"{rect('hit', *around)}{rect('halo', *around)}{face}{plus(width - 9, 9)}"
    return rect("hit", *around) + face


def _slot(x: float, y: float, width: float, height: float) -> str:
    return rect("kk-slot", x, y, width, height, 8)


def _chip(scene: Scene, word: str, box: Box, inside: str) -> str:
    """A move that belongs to no place of its own; where it can't be made now, it keeps its room."""
    x, y, width, height = box
    parts = (("hit", 5), ("halo", 3), ("ring", 0)) if word in scene.moves else (("hit", 5), ("kk-slot", 0))
    rects = "".join(rect(part, x - gap, y - gap, width + 2 * gap, height + 2 * gap, 6 + gap) for part, gap in parts)
    return art.target(scene.moves, word, scene.say("board-move"), f"m-{word.replace(':', '-')}", rects + inside)


def hand_panel(scene: Scene) -> Panel:
    """The viewer's own cards; everybody's for who may see all; only their numbers for a spectator."""
    hands, reader = scene.view["hands"], scene.words.reader
    if _plays(scene, reader):
        title, (body, height) = "board-hand", _own_hand(scene, hands[reader]["cards"])
    else:
        title, (body, height) = "board-hands", _all_hands(scene, hands)
    return Panel("hand", "side", scene.say(title), SIDE, height, body, rail="right")


def _plays(scene: Scene, seat: int) -> bool:
    """Whether the viewer sits there and sees the hand."""
    hands = scene.view["hands"]
    return scene.words.reader == seat and 0 <= seat < len(hands) and hands[seat]["cards"] is not None


def _own_hand(scene: Scene, cards: list[str]) -> tuple[str, int]:
    size = scene.parts.hand
    width, height, gap = 90.0, 92.0, 10.0
    left = (SIDE - size * width - (size - 1) * gap) / 2
    drawn = []
    for number in range(size):
        box = (left + number * (width + gap), 8.0, width, height)
        if number < len(cards):
            word = _hand_word(scene, cards[number])
            drawn.append(_dealt(scene, word, f"h-{number + 1}", cards[number], box))
        else:
            drawn.append(_slot(*box))
    top = 116
    if scene.king:
        drawn.append(_specials(scene, scene.words.reader, 9, top, 97))
        top += 38
    chips, bottom = _hand_chips(scene, top)
    return "".join(drawn) + chips, bottom


def _pay_word(scene: Scene, card: str) -> str:
    """A card pays by itself or together with its twin, never both ways."""
    pair = f"pay:{card}-{card}"
    return pair if pair in scene.moves else f"pay:{card}"


def _hand_word(scene: Scene, card: str) -> str:
    """What a click on a hand card means now."""
    if scene.step == "exchange":
        return f"discard:{card}"
    return "" if scene.step == "king-pay" else _pay_word(scene, card)


def _hand_chips(scene: Scene, top: int) -> tuple[str, int]:
    """Moves with cards that are no single card of the hand: exchange, swap with the display, keep."""
    wide = [word for word in scene.moves if word in ("exchange", "pass")]
    pairs = [word for word in scene.moves if word.startswith(("swap:", "keep:"))]
    if not wide and not pairs and not scene.view["over"]:
        wide = ["exchange"]
    drawn = []
    for number, word in enumerate(wide):
        box = (8.0, top + 42.0 * number, SIDE - 16.0, 32.0)
        look = "kk-t kk-b kk-mid" if word in scene.moves else "kk-t kk-mid kk-soft"
        drawn.append(_chip(scene, word, box, write(SIDE / 2, box[1] + 21, scene.say(f"move-{word}"), look)))
    for number, word in enumerate(pairs):
        box = (8 + 98.0 * (number % 3), top + 50.0 * (number // 3), 88.0, 40.0)
        drawn.append(_chip(scene, word, box, _pair(scene, word.partition(":")[2].split("-"), box)))
    rows = 42 * len(wide) + 50 * -(-len(pairs) // 3)
    return "".join(drawn), (top + rows if rows else top - 8)


def _pair(scene: Scene, cards: list[str], box: Box) -> str:
    """Small cards on a chip: the one to keep, or what is given and what is taken."""
    x, y, width, height = box
    if len(cards) == 1:
        return small_card(scene, cards[0], x + width / 2 - 23, y + height / 2 - 15, 46)
    arrow = f'<path class="kk-arrow" d="M{x + 40.5:g} {y + height / 2:g}h7m-3-3 3 3-3 3"/>'
    shown = (small_card(scene, card, x + 4 + 46 * i, y + height / 2 - 13, 34) for i, card in enumerate(cards))
    return arrow.join(shown)


def small_card(scene: Scene, card: str, x: float, y: float, width: float) -> str:
    """A card too small for names: its arms side by side."""
    lands = lands_of(scene, card)
    height = width * 0.75
    drawn = rect("kk-card", x, y, width, height, 3) + rect("kk-card-wash", x, y, width, height, 3)
    for number, land in enumerate(lands):
        middle = x + width * (number + 0.5) / len(lands) + (1 - 2 * number if len(lands) > 1 else 0)
        drawn += use(f"arms-{land}", middle, y + height / 2 - 0.5, height * 0.75 / 38)
    return f'<g class="kk-{card}">{drawn}</g>'


def _all_hands(scene: Scene, hands: list[dict[str, Any]]) -> tuple[str, int]:
    hidden = all(hand["cards"] is None for hand in hands)
    drawn = [write(8, 18, scene.say("board-hidden"), "kk-s")] if hidden else []
    top = 30 if hidden else 8
    for seat, hand in enumerate(hands):
        y = top + 44 * seat
        colour = scene.view["colours"][seat]
        row = art.shield(colour, 20, y + 20, 22) + boxed(38, y + 25, 120, scene.who[colour], "kk-n")
        for number in range(hand["count"]):
            x = 162 + 46 * number
            open_card = hand["cards"] is not None
            row += small_card(scene, hand["cards"][number], x, y + 4, 42) if open_card else _back(x, y, 30, 38)
        name = scene.words("board-hand-of", seat=seat, count=hand["count"], cards=hand["cards"] or [])
        drawn.append(f'<g role="img" aria-label="{escape(name)}">{row}</g>')
    return "".join(drawn), top + 44 * len(hands)


def _back(x: float, y: float, width: float, height: float) -> str:
    """A card face down."""
    lattice = _lattice(x + 3, y + 3, width - 6, height - 6)
    return (
        f'{rect("kk-back", x, y, width, height, width / 8)}<path class="kk-lattice" d="{lattice}"/>'
        f"{rect('kk-gold', x + 3.5, y + 3.5, width - 7, height - 7, width / 12)}"
    )


def _lattice(x: float, y: float, width: float, height: float) -> str:
    """Slanting lines that end at the edges of a rectangle."""
    lines = []
    for start in range(-int(height), int(width), 10):
        left, right = max(start, 0), min(start + height, width)
        lines.append(f"M{x + left:g} {y + left - start:g}L{x + right:g} {y + right - start:g}")
    return "".join(lines)


def display_panel(scene: Scene) -> Panel:
    """Open cards, the pile, the discard pile with what is in it; in Das Duell the King's cards."""
    bottom = 154
    body = _open_cards(scene) + _pile(scene, 160) + _discard_pile(scene, 236) + _discards(scene, 115)
    if scene.king:
        body += _kings_cards(scene, bottom)
        bottom += 72
    return Panel("display", "side", scene.say("board-display"), SIDE, bottom, body, rail="right")


def _open_cards(scene: Scene) -> str:
    cards = scene.view["display"]
    slots = max(scene.parts.display, len(cards))
    step = 144 / slots
    drawn = []
    for number in range(slots):
        box = (8 + number * step, 8.0, step - 9, 78.0)
        if number < len(cards):
            drawn.append(_dealt(scene, f"draw:{cards[number]}", f"d-{number + 1}", cards[number], box))
        else:
            drawn.append(_slot(*box))
    return "".join(drawn) + write(76, 103, scene.say("board-open"), "kk-s kk-mid")


def _discard_pile(scene: Scene, x: float) -> str:
    count = write(x + 28, 52, sum(scene.view["discards"].values()), "kk-n kk-b kk-mid kk-soft")
    title = scene.say("board-discard")
    shape = _slot(x, 8, 56, 78) + count + write(x + 28, 103, title, "kk-s kk-mid")
    name = escape(f"{title}: {sum(scene.view['discards'].values())}")
    return f'<g id="d-discard" role="img" aria-label="{name}">{shape}</g>'


def _pile(scene: Scene, x: float) -> str:
    count = scene.view["pile"]
    under = "".join(rect("kk-back", 2.5 * i, 2.5 * i, 60, 76, 7) for i in range(min(2, count - 1), 0, -1))
    face = f"{under}{_back(0, 0, 60, 76)}" if count else _slot(0, 0, 60, 76)
    face += write(30, 45, count, "kk-pips" if count else "kk-n kk-b kk-mid kk-soft")
    name = scene.say("board-pile-cards", count=count)
    shape = f'<g transform="translate({x:g} 8)">{_held(scene, "pile", 60, 76, face)}</g>'
    pile = art.target(scene.moves, "pile", name, "d-pile", shape)
    return pile + write(x + 30, 103, scene.say("board-pile"), "kk-s kk-mid")


def _discards(scene: Scene, top: float) -> str:
    """How many cards of each colour were discarded, of how many in the whole game."""
    drawn = []
    for number, card in enumerate(CARD_IDS):
        x = 6 + number * 58.0
        lands = lands_of(scene, card)
        arms = "".join(use(f"arms-{land}", x + 11 + 11 * i, top + 15, 0.36) for i, land in enumerate(lands))
        count, deck = scene.view["discards"][card], scene.view["deck"][card]
        name = scene.say("board-discards", card=card, count=count, deck=deck)
        cell = rect("kk-cell", x, top, 54, 30, 4) + arms + write(x + 50, top + 20, count, "kk-t kk-b kk-end")
        drawn.append(f'<g role="img" aria-label="{escape(name)}">{cell}</g>')
    return "".join(drawn)


def _kings_cards(scene: Scene, top: float) -> str:
    cards = scene.view["king"]["cards"]
    drawn = [art.shield(scene.king, 24, top + 22, 28), write(6, top + 56, scene.say("board-king-cards"), "kk-fine")]
    for number in range(scene.parts.hand):
        box = (137 + number * 54.0, top + 3.0, 46.0, 62.0)
        if number < len(cards):
            word = _pay_word(scene, cards[number]) if scene.step == "king-pay" else ""
            drawn.append(_dealt(scene, word, f"k-{number + 1}", cards[number], box))
        else:
            drawn.append(_slot(*box))
    return "".join(drawn)


def duel_panel(scene: Scene) -> Panel:
    """Das Duell: influence and kept cards by colour, the others' special actions, the King's supply."""
    view = scene.view
    columns = [96 + 42 * number for number in range(len(CARD_IDS))]
    drawn = []
    for x, card in zip(columns, CARD_IDS, strict=True):
        lands = lands_of(scene, card)
        gap = 10 if len(lands) > 1 else 0
        drawn += [use(f"arms-{land}", x + 12 - gap + 2 * gap * i, 14, 0.5) for i, land in enumerate(lands)]
        drawn.append(_influence(scene, card, x + 12, 46))
    drawn.append(write(8, 50, scene.say("board-influence"), "kk-s"))
    seats = view["seats"]
    drawn += [_kept(scene, seat, columns, 82 + 25 * seat) for seat in range(seats)]
    bottom = 74 + 25 * seats
    for seat in range(seats):
        if not _plays(scene, seat):  # one's own lie with the hand
            shield = art.shield(view["colours"][seat], 18, bottom + 14, 18)
            drawn.append(shield + _specials(scene, seat, 34, bottom, 90))
            bottom += 34
    drawn.append(_kings_supply(scene, bottom))
    return Panel("duel", "side", scene.say("board-duel"), SIDE, bottom + 30, "".join(drawn))


def _kept(scene: Scene, seat: int, columns: list[int], y: float) -> str:
    """How many cards of each colour a seat has kept."""
    colour, kept = scene.view["colours"][seat], scene.view["kept"][seat]
    row = f'<path class="kk-hair" d="M8 {y - 17:g}H292"/>{art.shield(colour, 18, y - 4, 18)}'
    row += boxed(30, y, 74, _short(scene.who[colour]), "kk-n")
    for x, count in zip(columns, kept.values(), strict=True):
        row += write(x + 12, y, count or "·", "kk-t kk-b kk-mid" if count else "kk-t kk-mid kk-soft")
    name = scene.words("board-kept", who=scene.who[colour], kept=kept_cards(scene, seat))
    return f'<g role="img" aria-label="{escape(name)}">{row}</g>'


def _short(name: str) -> str:
    """As much of a name as a narrow column has room for."""
    return name if len(name) <= 7 else f"{name[:6]}…"


def kept_cards(scene: Scene, seat: int) -> str:
    """Bayern/Burgund 2, Frankreich 1."""
    kept = scene.view["kept"][seat]
    return ", ".join(f"{scene.legend.names[card]} {count}" for card, count in kept.items() if count) or "–"


def _kings_supply(scene: Scene, top: float) -> str:
    supply = scene.view["supply"][scene.king]
    state = scene.say("board-king-moved") if scene.view["king"]["moved"] else ""
    row = f'<path class="kk-hair" d="M8 {top:g}H292"/>{art.shield(scene.king, 18, top + 17, 20)}'
    row += write(34, top + 21, scene.say("board-king"), "kk-n") + supply_left(scene.king, supply, 104, top + 17)
    row += write(292, top + 21, state, "kk-s kk-end")
    name = scene.say("board-king-supply", cloisters=supply["cloister"], advisors=supply["advisor"])
    return f'<g role="img" aria-label="{escape(name)}">{row}</g>'


def _influence(scene: Scene, card: str, x: float, y: float) -> str:
    holder = scene.view["influence"][card]
    if holder is None:
        name, shape = scene.say("board-influence-free", card=card), write(x, y + 4, "–", "kk-t kk-mid kk-soft")
    else:
        name = scene.tell("board-influence-of", card=card, seat=holder)
        shape = art.shield(scene.view["colours"][holder], x, y, 24)
    return f'<g id="i-{card}" role="img" aria-label="{escape(name)}">{shape}</g>'


def _specials(scene: Scene, seat: int, left: float, top: float, step: float) -> str:
    """A seat's special actions in a row; used ones are veiled and struck out."""
    colour, width = scene.view["colours"][seat], step - 9
    own = seat == scene.view["turn"]
    drawn = []
    for number, special in enumerate(SPECIALS):
        x, unused = left + step * number, special in scene.view["specials"][seat]
        state = scene.say("board-special" if unused else "board-special-used", special=special)
        label = write(x + width / 2, top + 18, scene.say(f"board-{special}"), "kk-tag kk-mid")
        shape = rect("kk-cell", x, top, width, 27, 5) + label
        if not unused:
            shape = (
                f'<g class="spent">{shape}<path class="kk-strike" d="M{x + 6:g} {top + 13:g}h{width - 12:g}"/></g>'
            )
        elif own and special in scene.moves:
            around = (x - 3, top - 3, width + 6, 33, 8)
            shape = f"{rect('hit', *around)}{rect('halo', *around)}{rect('ring', x, top, width, 27, 5)}{label}"
        drawn.append(art.target(scene.moves if own else {}, special, state, f"x-{colour}-{special}", shape))
    return "".join(drawn)

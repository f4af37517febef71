"""What a page tells beside the drawing: how pieces got where they are, where named things lie, what they are.

Everything here points at the drawing by CSS selectors. ` || ` separates alternatives, the first that is drawn counts.
Of several elements the first is meant, with `:last` the last, with `:all` all of them, with `:moved` those that the
latest event has moved.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .event import Arg

#: How something travels; the page knows what each looks like.
WAYS = ("fly", "walk", "fall", "tumble", "turn", "spin", "flip", "swing", "light", "drop", "points")


#: Ids that a selector can name without quotes.
SIMPLE = re.compile(r"[a-zA-Z][\w-]*")


class Journey(NamedTuple):
    """How a piece gets where an event puts it.

    `what` travels from `start` (else from where it was drawn before) to where it is drawn now. With an `end` it is
    the other way round: what was drawn before goes there and is gone. `way` names the places it passes. Points are
    not drawn: they are `text`.
    """

    what: str
    start: str = ""
    end: str = ""
    way: tuple[str, ...] = ()
    how: str = "fly"
    text: str = ""


class About(NamedTuple):
    """What a drawn element is and does: the sentence `about-<key>` and the rule it follows."""

    key: str
    rule: str
    args: Mapping[str, Arg] = {}


#: Rows of a pattern for ids, the key of the sentence and the rule; named groups of the pattern fill the sentence.
Kinds = Sequence[tuple[str, str, str]]


def kind_of(kinds: Kinds, element: str) -> About | None:
    """The first row whose pattern is the whole id."""
    for pattern, key, rule in kinds:
        found = re.fullmatch(pattern, element)
        if found:
            return About(key, rule, found.groupdict())
    return None


def at(element: str, inside: str = "") -> str:
    """The selector of an element by its id, or of something inside it."""
    own = f"#{element}" if SIMPLE.fullmatch(element) else f"[id='{element}']"
    return f"{own} {inside}" if inside else own


def seat_card(seat: int) -> str:
    """Where the page shows a seat's name and points."""
    return at(f"seat-{seat}", ".badge")

"""Small helpers for pages: escaping, attributes, symbols of the sheet, seats' badges."""

from __future__ import annotations

from collections.abc import Callable

from refectory.engine import art
from refectory.engine.art import MARKS, SEATS, SHIELD, escape
from refectory.engine.event import Arg

__all__ = ["attrs", "badge", "button", "escape", "glyph", "hidden", "link", "sayer", "symbols"]

#: Interface glyphs on a 24-grid that the boards' sheet does not have.
GLYPHS = {
    "moon": "M19 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9 10z",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "help": "M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.2",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "fit": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    "undo": "M9 7 5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3",
    "check": "M5 12.5 10 17.5 19.5 7",
    "play": "M8 5.5v13l10.5-6.5z",
    "pause": "M8.5 5.5v13M15.5 5.5v13",
    "first": "M17 5.5 10.5 12l6.5 6.5M7 5.5v13",
    "prev": "M14.5 5.5 8 12l6.5 6.5",
    "next": "M9.5 5.5 16 12l-6.5 6.5",
    "last": "M7 5.5l6.5 6.5L7 18.5M17 5.5v13",
    "scroll": "M7 4h11a2 2 0 0 1 2 2v2h-4M7 4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-2H9v2a2 2 0 0 1-2 2"
    "M9 9h5M9 12h5",
    "table": "M3 10h18M5 10v8M19 10v8M3 7h18v3H3z",
    "cards": "M8 6.5 17 4.5l3 13-9 2zM8 6.5 4.5 7.6l3.3 12.2 3.2-.3",
    "sum": "M17 5H7l6 7-6 7h10",
    "chat": "M4 5h16v11H10l-4 4v-4H4z",
    "book": "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
    "bell": "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4",
    "link": "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "gear": "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3.5v2.3M12 18.2v2.3M3.5 12h2.3M18.2 12h2.3M6 6l1.6 1.6"
    "M16.4 16.4 18 18M6 18l1.6-1.6M16.4 7.6 18 6",
}  # fmt: skip


def glyph(name: str, size: int = 18) -> str:
    """An interface glyph; whoever shows it gives the button around it a name."""
    return (
        f'<svg class="g" width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<path d="{GLYPHS[name]}"/></svg>'
    )


def badge(colour: str, size: int = 30) -> str:
    """A seat's shield with its mark."""
    mark = MARKS[SEATS[colour][2]]
    return (
        f'<svg class="badge s-{colour}" width="{size}" height="{size}" viewBox="-12 -12 24 24" aria-hidden="true">'
        f'<path class="enamel" d="{SHIELD}"/><path class="charge" d="{mark}" transform="translate(0 -.6)"/></svg>'
    )


def sayer(words: Callable[..., str]) -> Callable[..., str]:
    """The catalogue for pages: every sentence comes out escaped."""

    def say(key: str, /, **args: Arg) -> str:
        return escape(words(key, **args))

    return say


def attrs(**values: object) -> str:
    """Attributes; None and False are left out, True stands alone, `_` becomes `-`."""
    parts = []
    for name, value in values.items():
        name = name.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(f" {name}")
        elif value is not None and value is not False:
            parts.append(f' {name}="{escape(value)}"')
    return "".join(parts)


def link(href: str, text: str, **more: object) -> str:
    return f"<a{attrs(href=href, **more)}>{escape(text)}</a>"


def button(text: str, **more: object) -> str:
    return f"<button{attrs(**more)}>{escape(text)}</button>"


def hidden(**values: object) -> str:
    return "".join(f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in values.items())


def symbols(*bodies: str) -> str:
    """The common symbols these drawings use, once per page."""
    return f'<svg id="symbols" class="vh" width="0" height="0" aria-hidden="true">{art.symbols(*bodies)}</svg>'

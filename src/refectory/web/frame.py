"""What every page has around it: head, bar, footer; language and theme."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from refectory import __version__
from refectory.engine.rules import LANGUAGES
from refectory.words import Catalogue

from .assets import imports, url
from .html import attrs, escape, glyph, hidden, link

THEMES = ("auto", "light", "dark")

LOGO = (
    '<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><rect x=".7" y=".7" width="24.6" '
    'height="24.6" rx="4" fill="#7c2115" stroke="#d9ab3c" stroke-width="1.4"/><path d="M6 20V12a3.5 3.5 0 0 1 7 0v8'
    'M13 20v-8a3.5 3.5 0 0 1 7 0v8M4 20h18" fill="none" stroke="#fbe6a6" stroke-width="1.7" stroke-linecap="round"/>'
    "</svg>"
)


@dataclass(frozen=True)
class Frame:
    """Who asks for a page, and how it should speak and look."""

    lang: str
    theme: str
    name: str
    csrf: str
    path: str

    @property
    def words(self) -> Catalogue:
        return Catalogue(self.lang)

    def form(self, action: str, body: str, **more: object) -> str:
        """A form that the house will trust."""
        return f'<form method="post"{attrs(action=action, **more)}>{hidden(csrf=self.csrf)}{body}</form>'


def page(
    frame: Frame,
    title: str,
    body: str,
    *,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    cls: str = "",
    what: str = "",
    tools: str = "",
    nav: bool = True,
) -> str:
    sheets = "".join(f'<link rel="stylesheet" href="{url(name)}">' for name in ("tokens.css", "base.css", *styles))
    early = dict.fromkeys(needed for name in scripts for needed in imports(name))
    preloads = "".join(f'<link rel="modulepreload" href="{url(name)}">' for name in early)
    modules = "".join(f'<script type="module" src="{url(name)}"></script>' for name in ("house.js", *scripts))
    theme = f' data-theme="{frame.theme}"' if frame.theme != "auto" else ""
    return (
        f'<!doctype html><html lang="{frame.lang}"{theme}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">'
        f"<title>{escape(title)}</title>"
        f'<meta name="description" content="{escape(frame.words("web-home-lead"))}">'
        '<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" id="favicon" href="{url("icon.svg")}" data-turn="{url("icon-turn.svg")}'
        f'" type="image/svg+xml">'
        f'<link rel="manifest" href="{url("refectory.webmanifest")}">{sheets}{preloads}{modules}</head>'
        f'<body class="{cls}" data-csrf="{frame.csrf}">'
        f'<a class="skip" href="#main">{escape(frame.words("web-skip"))}</a>'
        f"{_bar(frame, what, tools, nav)}{body}</body></html>"
    )


def _bar(frame: Frame, what: str, tools: str, nav: bool) -> str:
    words = frame.words
    places = (
        ("/tables", "web-nav-tables"),
        ("/rules", "web-nav-rules"),
        ("/replays", "web-nav-replays"),
        ("/about", "web-nav-about"),
    )
    links = "".join(
        link(href, words(key), aria_current="page" if frame.path == href else None) for href, key in places
    )
    menu = f'<nav aria-label="{escape(words("web-nav"))}">{links}</nav>' if nav else ""
    return (
        f'<header class="top"><a class="brand" href="/" aria-label="Refectory">{LOGO}<span>Refectory</span></a>'
        f'{what}{menu}<div class="sp"></div>{tools}{_language(frame)}{_theme(frame)}</header>'
    )


def _language(frame: Frame) -> str:
    other = next(lang for lang in LANGUAGES if lang != frame.lang)
    label = frame.words("web-language-to", to=other)
    button = (
        f'<button class="ib" name="lang" value="{other}" lang="{other}" aria-label="{escape(label)}" '
        f'title="{escape(label)}">{other.upper()}</button>'
    )
    return frame.form("/settings", hidden(back=frame.path) + button, class_="inline hide-s", data_plain=True)


def _theme(frame: Frame) -> str:
    target = {"auto": "dark", "light": "dark", "dark": "light"}[frame.theme]
    label = frame.words("web-theme")
    button = (
        f'<button class="ib" name="theme" value="{target}" id="theme" aria-label="{escape(label)}" '
        f'title="{escape(label)}">{glyph("moon")}</button>'
    )
    return frame.form("/settings", hidden(back=frame.path) + button, class_="inline hide-s")


def footer(frame: Frame) -> str:
    words = frame.words
    return (
        f"<footer><span>Refectory {__version__}</span>{link('/about#proof', words('web-footer-proof'))}"
        f"{link('/about#figures', words('web-footer-figures'))}{link('/about', words('web-footer-about'))}</footer>"
    )


def crumb(game_title: str, rest: str, tag: str = "div") -> str:
    """The game's name in the bar; on a table it is the heading of the page."""
    more = f'<span id="where" class="muted">{escape(rest)}</span>'  # a table that waits will have more to say
    return f'<{tag} class="what"><b>{escape(game_title)}</b> {more}</{tag}>'

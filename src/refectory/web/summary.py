"""The rules of a game on one page, for the screen and for one sheet of paper."""

from __future__ import annotations

from refectory.engine import art
from refectory.engine.game import Game
from refectory.engine.summary import Block, Line, summary
from refectory.words import Catalogue

from .frame import Frame, crumb, footer, page
from .guide import spoken
from .home import facts, learn_form
from .html import escape, glyph, link, sayer, symbols
from .pictures import initial


def summary_page(frame: Frame, game: Game) -> str:
    words = Catalogue(frame.lang, game.id)
    say = sayer(words)
    title = words("game-title")
    blocks = "".join(_block(words, block) for block in summary(game))
    body = (
        f'<main id="main" class="wrap one-page"><header class="hero">{initial(title[0])}<div class="tx0">'
        f"<h1>{escape(title)}</h1><p>{say('web-summary')} · {escape(facts(frame, game.id))}</p></div>"
        f'<div class="cta no-print"><button type="button" class="primary" data-print>{glyph("scroll")}'
        f"<span>{say('web-print')}</span></button>"
        f"{link(f'/rules/{game.id}', words('web-rules-whole'), class_='btn')}"
        f"{learn_form(frame, game.id)}</div></header>"
        f'<div class="blocks">{blocks}</div>{symbols(blocks)}'
        f'<p class="print-only muted">Refectory · {say("web-summary-print")}</p>{footer(frame)}</main>'
    )
    return page(
        frame, f"{title} · {words('web-summary')}", body, styles=("home.css", "summary.css"),
        cls="summary-page", what=crumb(title, words("web-summary")),
    )  # fmt: skip


def _icon(name: str, size: int = 20) -> str:
    if not name:
        return ""
    return (
        f'<svg class="sym" width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true">'
        f"{art.icon(name, 0, 0, 24)}</svg>"
    )


def _block(words: Catalogue, block: Block) -> str:
    lines = words(f"summary-{block.key}", **block.args).split("\n")
    items = "".join(f"<li>{spoken(line)}</li>" for line in lines)
    title = escape(words(f"summary-{block.key}-title"))
    return (
        f'<section class="panel block" id="s-{block.key}"><h2>{_icon(block.icon, 22)}<span>{title}</span></h2>'
        f"<ul>{items}</ul>{_table(words, block)}</section>"
    )


def _table(words: Catalogue, block: Block) -> str:
    if not block.rows:
        return ""
    rows = "".join(_row(words, line) for line in block.rows)
    return f"<table><tbody>{rows}</tbody></table>"


def _row(words: Catalogue, line: Line) -> str:
    cells = "".join(f"<td>{escape(_named(words, cell))}</td>" for cell in line.cells)
    return (
        f'<tr><th scope="row">{_icon(line.icon, 18)}<span>{escape(_named(words, line.name))}</span></th>{cells}</tr>'
    )


def _named(words: Catalogue, what: int | str) -> str:
    """A figure, or a word: the summary's own, else the name the game has for it."""
    if isinstance(what, str) and words.has(f"summary-row-{what}"):
        return words(f"summary-row-{what}")
    return words.name(what) if isinstance(what, str) else str(what)

"""The rules of each game by id, searchable, with where each figure comes from; and what this house is."""

from __future__ import annotations

from refectory import __version__
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.rules import load_chapters
from refectory.engine.summary import has_summary
from refectory.words import Catalogue

from .frame import Frame, crumb, footer, page
from .home import facts, games_in_order, learn_form
from .html import attrs, escape, glyph, link, sayer
from .pictures import arch, initial, marks

SHOWN = 60  # characters of a figure's value


def shelf(frame: Frame) -> str:
    words = frame.words
    say = sayer(words)
    cards = []
    for game_id in games_in_order():
        game = Catalogue(frame.lang, game_id)
        cards.append(
            f'<a class="pick-game" href="/rules/{game_id}">{arch(game_id)}<span>{escape(game("game-title"))}</span>'
            f"<small>{escape(facts(frame, game_id))}</small></a>"
        )
    body = (
        f'<main id="main" class="wrap"><h1 class="page-title">{say("web-nav-rules")}</h1>'
        f'<nav class="pick-games large" aria-label="{say("web-games")}">{"".join(cards)}</nav>'
        f"{marks()}{footer(frame)}</main>"
    )
    return page(frame, f"{words('web-nav-rules')} · Refectory", body, styles=("home.css", "forms.css"), cls="shelf")


def rules_page(frame: Frame, game_id: str, find: str = "") -> str:
    game = load_game(game_id)
    words = Catalogue(frame.lang, game_id)
    say = sayer(words)
    chapters = load_chapters(f"refectory.games.{game_id}")
    wanted = find.casefold().split()
    parts, contents = [], []
    for chapter, titles in chapters.items():
        rules = [rule for rule in game.rules.values() if rule.chapter == chapter]
        rules = [rule for rule in rules if all(w in f"{rule.id} {rule.text(frame.lang)}".casefold() for w in wanted)]
        if not rules:
            continue
        title = titles[frame.lang]
        contents.append(f"<li>{link(f'#c-{chapter}', title)}</li>")
        parts.append(
            f'<section class="chapter" id="c-{escape(chapter)}"><h2>{escape(title)}</h2>'
            + "".join(_rule(frame, rule.id, rule.text(frame.lang), rule.mark) for rule in rules)
            + "</section>"
        )
    title = words("web-rules-of", game=words("game-title"))
    none = f'<p class="muted none">{say("web-no-rule")}</p>'
    body = (
        f'<main id="main" class="wrap book"><header class="hero">{initial(words("game-title")[0])}<div class="tx0">'
        f"<h1>{escape(title)}</h1>"
        f"<p>{say('game-line')}</p></div>{_shorter(frame, game)}</header>"
        f'<form class="find" role="search"><label class="vh" for="find">{say("web-find-rule")}</label>'
        f'<input id="find" name="find" type="search" value="{escape(find)}" placeholder="{say("web-find-rule")}">'
        f"<button>{say('web-find')}</button></form>"
        f'<div class="book-cols"><nav class="panel contents" aria-label="{say("web-contents")}"><h2>'
        f"{say('web-contents')}</h2>"
        f"<ol>{''.join(contents)}<li>{link('#figures', words('web-figures'))}</li></ol></nav>"
        f'<div class="panel pages">{"".join(parts) or none}{_figures(game, words)}</div></div>{footer(frame)}</main>'
    )
    return page(
        frame,
        f"{title} · Refectory",
        body,
        styles=("home.css", "book.css"),
        cls="book-page",
        what=crumb(words("game-title"), words("web-rules")),
    )


def _shorter(frame: Frame, game: Game) -> str:
    """For whoever would rather read one page, or learn by playing."""
    page = f"/rules/{game.id}/summary"
    short = link(page, frame.words("web-summary"), class_="btn") if has_summary(game) else ""
    return f'<div class="cta">{short}{learn_form(frame, game.id)}</div>'


def _rule(frame: Frame, rule_id: str, text: str, mark: str) -> str:
    source = "" if mark == "seed" else f'<span class="mark m-{mark}">{escape(frame.words(f"web-mark-{mark}"))}</span>'
    paragraphs = "".join(f"<p>{escape(part)}</p>" for part in text.split("\n\n"))
    return (
        f'<article class="rule-text" id="{escape(rule_id)}"><a class="rule" href="#{escape(rule_id)}">'
        f"{escape(rule_id)}</a><div>{paragraphs}{source}</div></article>"
    )


def _figures(game: Game, words: Catalogue) -> str:
    """Every printed figure with its provenance: stated, derived, public, or reconstructed by us."""
    say = sayer(words)
    found = game.data.figures()
    rows = "".join(
        f'<tr><th scope="row"><code>{escape(figure.path)}</code></th><td>{escape(_short(figure.value))}</td>'
        f'<td><span class="mark m-{figure.mark}">{say(f"web-mark-{figure.mark}")}</span> {escape(figure.note)}</td>'
        f"</tr>"
        for figure in found
    )
    return (
        f'<section class="chapter" id="figures"><h2>{say("web-figures")}</h2><p>{say("web-figures-line")}</p>'
        f"<details><summary>{say('web-figures-count', count=len(found))}</summary>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{say("web-figures")}"><table class="figures">'
        f'<thead><tr><th scope="col">{say("web-figure")}</th><th scope="col">{say("web-value")}</th>'
        f'<th scope="col">{say("web-source")}</th></tr></thead><tbody>{rows}</tbody></table></div></details>'
        f"</section>"
    )


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def about(frame: Frame) -> str:
    words = frame.words
    say = sayer(words)
    credit = []
    for game_id in games_in_order():
        game = load_game(game_id)
        title = Catalogue(frame.lang, game_id)("game-title")
        who = words(
            "web-credit", designers=words.row(list(game.designers)), publisher=game.publisher, year=str(game.year)
        )
        credit.append(f"<dt>{link(f'/rules/{game_id}', title)}</dt><dd>{escape(who)}</dd>")
    sections = "".join(
        f'<section class="chapter" id="{key}"><h2>{say(f"web-about-{key}")}</h2>'
        + "".join(f"<p>{escape(part)}</p>" for part in words(f"web-about-{key}-text").split("\n"))
        + (f'<dl class="credits">{"".join(credit)}</dl>' if key == "games" else "")
        + "</section>"
        for key in ("house", "games", "figures", "proof", "privacy")
    )
    title = words("web-nav-about")
    body = (
        f'<main id="main" class="wrap book"><header class="hero">{initial("R")}<div class="tx0"><h1>Refectory</h1>'
        f"<p>{say('web-about-line', version=__version__)}</p></div></header>"
        f'<div class="panel pages">{sections}</div>{footer(frame)}</main>'
    )
    return page(frame, f"{title} · Refectory", body, styles=("home.css", "book.css"), cls="book-page")


def notice(frame: Frame, title: str, text: str, more: str = "") -> str:
    """One clear sentence, and a way on."""
    words = frame.words
    say = sayer(words)
    body = (
        f'<main id="main" class="wrap notice"><section class="panel"><h1>{escape(title)}</h1><p>{escape(text)}</p>'
        f"{more}"
        f'<div class="acts"><a class="btn primary" href="/">{say("web-to-home")}</a></div></section></main>'
    )
    return page(frame, f"{title} · Refectory", body, styles=("home.css", "forms.css"), cls="notice-page")


def join_page(frame: Frame, table_id: str, game_id: str, names: list[str], moving: bool) -> str:
    """Where an invitation leads: the token is in the address's fragment and is put into the form by the page.

    `moving` says that all seats are taken: then a link can only bring a seat from another device, with its name.
    """
    words = Catalogue(frame.lang, game_id)
    say = sayer(words)
    control = attrs(id="name", name="name", maxlength=24, required=True, value=frame.name, autocomplete="nickname")
    asked = f'<div class="field"><label for="name">{say("web-your-name")}</label><input{control}></div>'
    form = frame.form(
        f"/t/{table_id}/claim",
        f"{'' if moving else asked}"
        f'<div class="field token"><label for="token">{say("web-token")}</label>'
        f'<input id="token" name="token" required autocomplete="off" data-token></div>'
        f'<button class="primary">{say("web-move-take" if moving else "web-take-seat")}</button>',
        data_plain=True,
    )
    title = words("web-move-here" if moving else "web-join", game=words("game-title"))
    line = words("web-move-here-line") if moving else words("web-join-line", names=names)
    body = (
        f'<main id="main" class="wrap notice"><section class="panel join">{glyph("table", 28)}<h1>'
        f'{escape(title)}</h1><p class="muted">{escape(line)}</p>{form}</section></main>'
    )
    return page(
        frame, f"{words('game-title')} · Refectory", body, styles=("home.css", "forms.css"), cls="notice-page"
    )

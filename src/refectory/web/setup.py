"""A new table: who sits where, which variants, which clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.words import Catalogue

from .frame import Frame, crumb, footer, page
from .home import facts, games_in_order
from .html import attrs, badge, escape, sayer
from .pictures import arch, marks

#: Names of bots, one for each seat of the largest game.
BOT_NAMES = ("Anselm", "Beatrix", "Cuno", "Dorothea", "Egbert", "Frieda")


def new_table(
    frame: Frame,
    game_id: str,
    preset: str,
    bots: Sequence[str],
    clocks: Sequence[str],
    overlays: bool,
    wrong: str = "",
    given: Mapping[str, str] | None = None,
) -> str:
    game = load_game(game_id)
    words = Catalogue(frame.lang, game_id)
    say = sayer(words)
    given = given or {}
    alert = f'<p class="alert" role="alert">{escape(wrong)}</p>' if wrong else ""
    form = (
        _seats(game, words, frame, preset, bots, given)
        + _options(game, words, given)
        + _clock(words, clocks, given)
        + (_overlay(words, given) if overlays else "")
        + f'<div class="acts"><button class="primary">{say("web-open-table")}</button>'
        f'<a class="btn" href="/">{say("web-cancel")}</a></div>'
    )
    body = (
        f'<main id="main" class="wrap narrow"><h1 class="page-title">{say("web-new-table")}</h1>'
        f"{_choice(frame, game_id, preset)}{alert}"
        f'<div class="panel setup"><div class="hd"><h2>{say("game-title")}</h2>'
        f"<small>{escape(facts(frame, game_id))}</small></div>"
        f'<p class="muted">{say("game-line")}</p>'
        f"{frame.form(f'/new/{game_id}', form, id='setup', data_plain=True)}</div>{footer(frame)}</main>"
    )
    title = f"{words('web-new-table')} · {words('game-title')}"
    return page(
        frame, title, body, styles=("home.css", "forms.css"), cls="setup-page", what=crumb(words("game-title"), "")
    )


def _choice(frame: Frame, chosen: str, preset: str) -> str:
    links = []
    for game_id in games_in_order():
        title = Catalogue(frame.lang, game_id)("game-title")
        current = attrs(aria_current="true" if game_id == chosen else None)
        links.append(
            f'<a class="pick-game" href="/new/{game_id}?seats={preset}"{current}>{arch(game_id)}<span>'
            f"{escape(title)}</span></a>"
        )
    return f'<nav class="pick-games" aria-label="{escape(frame.words("web-games"))}">{"".join(links)}</nav>{marks()}'


def _default(preset: str, seat: int, seats: int, bots: Sequence[str]) -> str:
    if seat == 0:
        return "me"
    if seat >= seats:
        return "none"
    return {"here": "here", "invite": "invite"}.get(preset, f"bot:{bots[min(1, len(bots) - 1)]}")


def _seats(
    game: Game, words: Catalogue, frame: Frame, preset: str, bots: Sequence[str], given: Mapping[str, str]
) -> str:
    say = sayer(words)
    least, most = game.seats.start, game.seats.stop - 1
    usual = min(most, max(least, 3 if preset == "bots" else 2))
    rows = []
    for seat in range(most):
        choices = ["me", "here", "invite", *(f"bot:{bot}" for bot in bots)]
        if seat >= least:
            choices.append("none")
        chosen = given.get(f"seat{seat}", _default(preset, seat, usual, bots))
        options = "".join(
            f"<option{attrs(value=choice, selected=choice == chosen)}>{escape(_choice_words(words, choice))}</option>"
            for choice in choices
        )
        name = given.get(f"name{seat}", frame.name if seat == 0 else "")
        label = words("web-seat-no", no=seat + 1)
        rows.append(
            f'<li class="seat-row">{badge(game.colours[seat], 26)}'
            f'<label><span class="vh">{escape(label)}</span><select name="seat{seat}">{options}</select></label>'
            f'<label><span class="vh">{say("web-name-of-seat", no=seat + 1)}</span>'
            f'<input name="name{seat}" maxlength="24" autocomplete="{"nickname" if seat == 0 else "off"}" '
            f'placeholder="{say("web-name")}" value="{escape(name)}"></label></li>'
        )
    return f'<fieldset><legend>{say("web-seats")}</legend><ol class="seat-rows">{"".join(rows)}</ol></fieldset>'


def _choice_words(words: Catalogue, choice: str) -> str:
    kind, _, level = choice.partition(":")
    return words(f"web-level-{level}") if kind == "bot" else words(f"web-seat-{kind}")


def _options(game: Game, words: Catalogue, given: Mapping[str, str]) -> str:
    say = sayer(words)
    if not game.options:
        return ""
    fields = []
    for option in game.options:
        chosen = given.get(f"option-{option.id}", option.values[0])
        values = "".join(
            f"<option{attrs(value=value, selected=value == chosen)}>{say(f'option-{option.id}-{value}')}</option>"
            for value in option.values
        )
        rule = (
            f'<a class="rule" href="/rules/{game.id}#{option.rule}" target="_blank">{escape(option.rule)}</a>'
            if option.rule
            else ""
        )
        fields.append(
            f'<div class="field"><label for="o-{option.id}">{say(f"option-{option.id}")}</label>'
            f'<select id="o-{option.id}" name="option-{option.id}">{values}</select>{rule}</div>'
        )
    return f"<fieldset><legend>{say('web-options')}</legend>{''.join(fields)}</fieldset>"


def _clock(words: Catalogue, clocks: Sequence[str], given: Mapping[str, str]) -> str:
    say = sayer(words)
    chosen = given.get("clock", "none")
    options = "".join(
        f"<option{attrs(value=clock, selected=clock == chosen)}>{escape(clock_words(words, clock))}</option>"
        for clock in clocks
    )
    listed = attrs(type="checkbox", name="listed", value="1", checked=bool(given.get("listed")))
    return (
        f"<fieldset><legend>{say('web-table-itself')}</legend>"
        f'<div class="field"><label for="clock">{say("web-clock")}</label><select id="clock" name="clock">'
        f"{options}</select></div>"
        f'<label class="check"><input{listed}> <span>{say("web-listed")}</span></label></fieldset>'
    )


def clock_words(words: Catalogue, clock: str) -> str:
    kind, _, amount = clock.partition(":")
    return words(f"web-clock-{kind}", amount=int(amount or 0))


def _overlay(words: Catalogue, given: Mapping[str, str]) -> str:
    """For the few who own the printed game: folded away, unless there is something in it."""
    say = sayer(words)
    shown = attrs(open=bool(given.get("overlay")))
    return (
        f'<details class="figures"{shown}><summary><span class="legend">{say("web-overlay")}</span></summary>'
        f'<p class="muted">{say("web-overlay-line")}</p>'
        f'<label class="field" data-file hidden><span>{say("web-overlay-file")}</span>'
        f'<input type="file" accept=".toml,text/plain"></label>'
        f'<label class="field"><span class="vh">{say("web-overlay")}</span>'
        f'<textarea name="overlay" rows="4" spellcheck="false" placeholder="[…]">'
        f"{escape(given.get('overlay', ''))}</textarea></label></details>"
    )

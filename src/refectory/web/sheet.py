"""Points and their reasons: the projection, the score sheet that opens down to rule, place and pieces, the chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from refectory.engine.event import Score
from refectory.words import Catalogue

from .html import badge, escape, link, sayer
from .model import Look, SeatLook

#: More kinds of points than this, or more letters in their names, do not fit beside each other in a rail.
COLUMNS, LETTERS = 4, 30


def sources(scores: Sequence[Score]) -> list[str]:
    """The kinds of points, in the order in which they first appear."""
    return list(dict.fromkeys(score.source for score in scores))


def _sum(scores: Sequence[Score], seat: int, source: str | None = None) -> int:
    return sum(s.points for s in scores if s.seat == seat and (source is None or s.source == source))


def projection(look: Look, strip: bool = False) -> str:
    """What everybody would have if the game ended now; on a desk with little room as a strip of badges and sums."""
    words, scores = look.words, look.projection
    say = sayer(words)
    kinds = sources(scores)
    letters = sum(len(words(f"source-{kind}")) for kind in kinds)
    narrow = kinds if len(kinds) <= COLUMNS and letters <= LETTERS and not strip else []
    head = "".join(f'<th scope="col">{say(f"source-{kind}")}</th>' for kind in narrow)
    if not narrow:
        head = f'<th scope="col">{say("web-still")}</th>'
    title = words("web-final" if look.result else "web-if-over-now")
    more = f'<button class="text" data-open="derivation">{say("web-derivation")} ›</button>'
    if look.result:
        more = link(f"/t/{look.id}/end", words("web-derivation"))
    rows = []
    for seat in sorted(look.seats, key=lambda s: -(s.score + _sum(scores, s.seat))):
        cells = [_sum(scores, seat.seat, kind) for kind in narrow] if narrow else [_sum(scores, seat.seat)]
        total = seat.score + _sum(scores, seat.seat)
        name = escape(seat.name)
        rows.append(
            f'<tr id="proj-{seat.seat}"{" class=me" if seat.seat == look.eyes else ""}>'
            f'<th scope="row" title="{name}"><span>{badge(seat.colour, 18)}{name}</span></th>'
            f"<td>{seat.score}</td>"
            + "".join(f"<td>{f'{cell:+d}' if strip else cell or '–'}</td>" for cell in cells)
            + f"<td>{total}</td></tr>"
        )
    cls = f"panel proj{' strip' if strip else ''}{' done' if look.result else ''}"
    return (
        f'<section id="proj" class="{cls}" data-part="score"><div class="hd"><h2>{escape(title)}</h2>'
        f"{more}</div>"
        f'<table><thead><tr><th scope="col"><span class="vh">{say("web-player")}</span></th>'
        f'<th scope="col">{say("web-so-far")}</th>{head}'
        f'<th scope="col">{say("web-sum")}</th></tr></thead><tbody>{"".join(rows)}</tbody></table>'
        f"{derivation(look)}</section>"
    )


def derivation(look: Look) -> str:
    """Every projected point with its reason, in a dialog."""
    words = look.words
    say = sayer(words)
    parts = [
        _seat_sheet(look, seat, [(score, None) for score in look.projection if score.seat == seat.seat], seat.score)
        for seat in look.seats
    ]
    return (
        f'<dialog id="derivation" aria-labelledby="derivation-t"><div class="hd"><h2 id="derivation-t">'
        f'{say("web-if-over-now")}</h2><button class="ib" data-close aria-label="{say("web-close")}">×</button></div>'
        f'<div class="sheets">{"".join(parts)}</div></dialog>'
    )


def _seat_sheet(look: Look, seat: SeatLook, scores: list[tuple[Score, int | None]], so_far: int | None) -> str:
    words = look.words
    say = sayer(words)
    total = sum(score.points for score, _ in scores) + (so_far or 0)
    parts = []
    if so_far is not None:
        parts.append(f'<p class="src"><span>{say("web-so-far")}</span><b>{so_far}</b></p>')
    for kind in sources([score for score, _ in scores]):
        of_kind = [(score, ply) for score, ply in scores if score.source == kind]
        lines = "".join(_point(look, score, ply) for score, ply in of_kind)
        parts.append(
            f"<details><summary><span>{say(f'source-{kind}')}</span>"
            f"<b>{sum(score.points for score, _ in of_kind)}</b></summary><ul>{lines}</ul></details>"
        )
    return (
        f'<section class="sheet s-{seat.colour}"><h3>{badge(seat.colour, 22)}<span>{escape(seat.name)}</span>'
        f"<b>{total}</b></h3>{''.join(parts)}</section>"
    )


def _point(look: Look, score: Score, ply: int | None) -> str:
    """Points, place, pieces, rule; and the moment, where there was one."""
    words = look.words
    say = sayer(words)
    place = escape(words.name(score.place)) if score.place else ""
    pieces = escape(words.row([words.name(piece) for piece in score.pieces]))
    what = ": ".join(part for part in (place, pieces) if part) or say(f"source-{score.source}")
    rule = link(f"/rules/{look.game.id}#{score.rule}", score.rule, class_="rule") if score.rule else ""
    when = link(f"/t/{look.id}/replay/{ply}", words("web-ply-no", ply=ply), class_="when") if ply is not None else ""
    return f"<li><b>{score.points:+d}</b><span>{what}</span>{rule}{when}</li>"


def score_sheet(look: Look, awarded: Sequence[tuple[Score, int]]) -> str:
    """All points of a finished game; everything opens down to rule, place and pieces."""
    order = sorted(look.seats, key=lambda seat: look.result.places[seat.seat] if look.result else 0)
    parts = [_seat_sheet(look, seat, [(s, ply) for s, ply in awarded if s.seat == seat.seat], None) for seat in order]
    return f'<div class="sheets">{"".join(parts)}</div>'


class Paper(NamedTuple):
    """A sheet for a chart: its size, its margins, how high a line is and how many letters of a name are on it."""

    screen: str
    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    line: int
    letters: int


PAPERS = (Paper("desk", 1200, 300, 48, 176, 14, 26, 21, 11), Paper("phone", 620, 440, 76, 210, 22, 40, 32, 8))

#: Lines that run together are drawn beside each other, so that none hides another.
BESIDE = 4


def chart(
    look: Look,
    curve: Sequence[Sequence[int]],
    words: Catalogue,
    title: str = "web-points-over-time",
    unit: str = "",
    marks: Sequence[tuple[int, int, str]] = (),
) -> str:
    """Something over time: one stepped line per seat, its mark and name at its end, and the same as a table.

    `marks` are moments worth a look: ply, seat and what to say of them; each leads to its place in the replay.
    """
    drawn = "".join(_drawn(look, curve, words, unit, marks, paper) for paper in PAPERS)
    return (
        f'<figure class="panel chart"><h2 id="chart-t">{sayer(words)(title)}</h2>{drawn}'
        f"{_as_table(look, curve, words, unit)}</figure>"
    )


def _drawn(
    look: Look,
    curve: Sequence[Sequence[int]],
    words: Catalogue,
    unit: str,
    marks: Sequence[tuple[int, int, str]],
    paper: Paper,
) -> str:
    plies = len(curve) - 1
    high = max(1, *(max(scores) for scores in curve))
    low = min(0, *(min(scores) for scores in curve))
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 10**6) if (high - low) / s <= 6)

    def at(ply: int, points: int) -> tuple[float, float]:
        x = paper.left + (paper.width - paper.left - paper.right) * ply / max(1, plies)
        room = paper.height - paper.top - paper.bottom
        return x, paper.height - paper.bottom - room * (points - low) / (high - low)

    end = paper.width - paper.right
    grid = "".join(
        f'<path class="grid" d="M{paper.left} {at(0, value)[1]:.1f}H{end}"/>'
        f'<text class="tick" x="{paper.left - 6}" y="{at(0, value)[1] + paper.line / 5:.1f}" text-anchor="end">'
        f"{value}{unit}</text>"
        for value in range(low - low % step, high + 1, step)
    )
    lines = "".join(_curve(seat, [scores[seat.seat] for scores in curve], at) for seat in look.seats)
    lines += "".join(_mark(look, ply, seat, text, at(ply, curve[ply][seat])) for ply, seat, text in marks)
    role = "group" if marks else "img"  # what has links inside is no picture
    text = words.row([f"{seat.name} {curve[-1][seat.seat]}{unit}" for seat in look.seats])
    name = f"chart-{paper.screen}"
    return (
        f'<svg viewBox="0 0 {paper.width} {paper.height}" role="{role}" data-paper="{paper.screen}" '
        f'aria-labelledby="chart-t {name}"><desc id="{name}">{escape(text)}</desc>'
        f"{grid}{lines}{_ends(look, curve[-1], at, unit, paper)}"
        f'<text class="tick" x="{end - 10}" y="{paper.height - 6}" text-anchor="end">'
        f"{escape(words('web-ply-no', ply=plies))}</text></svg>"
    )


def _curve(seat: SeatLook, points: list[int], at: object) -> str:
    """A step at every ply at which the points changed."""
    assert callable(at)
    x, y = at(0, points[0])
    path = f"M{x:.1f} {y:.1f}"
    for ply in range(1, len(points)):
        if points[ply] != points[ply - 1] or ply == len(points) - 1:
            x, y = at(ply, points[ply])
            path += f"H{x:.1f}V{y:.1f}"
    shift = f"translate({seat.seat * BESIDE} {-seat.seat * BESIDE})"
    return (
        f'<g class="s-{seat.colour}" transform="{shift}"><path class="curve-edge" d="{path}"/>'
        f'<path class="curve" d="{path}"/></g>'
    )


def _mark(look: Look, ply: int, seat: int, text: str, where: tuple[float, float]) -> str:
    """A moment on a seat's line, as a link into the replay through that seat's eyes."""
    x, y = where[0] + seat * BESIDE, where[1] - seat * BESIDE
    address, name = f"/t/{look.id}/replay/{ply}?eyes={seat}", escape(text)
    return (
        f'<a href="{address}" class="s-{look.seats[seat].colour}" aria-label="{name}"><title>{name}</title>'
        f'<circle class="moment" cx="{x:.1f}" cy="{y:.1f}" r="6"/></a>'
    )


def _ends(look: Look, final: Sequence[int], at: object, unit: str, paper: Paper) -> str:
    """Marks and names at the right, pushed apart where they would touch."""
    assert callable(at)
    placed: list[str] = []
    ranked = sorted(look.seats, key=lambda s: -final[s.seat])
    below = -99.0
    for number, seat in enumerate(ranked, 1):
        lowest = paper.height - 12 - paper.line * (len(ranked) - number)  # whoever comes later needs room too
        y = max(min(at(0, final[seat.seat])[1], lowest), below + paper.line)
        below = y
        x, size = paper.width - paper.right + 16, paper.line - 1
        mark = badge(seat.colour, size).replace("<svg ", f'<svg x="{x - size / 2:g}" y="{y - size / 2:.1f}" ', 1)
        label = f"{escape(shortened(seat.name, paper.letters - len(unit)))} {final[seat.seat]}{unit}"
        placed.append(f'{mark}<text class="end" x="{x + size * 0.75:g}" y="{y + size / 5:.1f}">{label}</text>')
    return "".join(placed)


def shortened(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip()}…"


def _as_table(look: Look, curve: Sequence[Sequence[int]], words: Catalogue, unit: str) -> str:
    say = sayer(words)
    every = max(1, (len(curve) - 1) // 12)
    plies = [*range(0, len(curve) - 1, every), len(curve) - 1]
    head = "".join(f'<th scope="col">{escape(seat.name)}</th>' for seat in look.seats)
    rows = "".join(
        f'<tr><th scope="row">{say("web-ply-no", ply=ply)}</th>'
        + "".join(f"<td>{curve[ply][seat.seat]}{unit}</td>" for seat in look.seats) + "</tr>"
        for ply in plies
    )  # fmt: skip
    return (
        f"<details><summary>{say('web-as-table')}</summary><table><thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></details>"
    )

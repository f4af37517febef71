"""The drawing: every place is there, every legal move is on its place, and what would score can be seen."""

from __future__ import annotations

import gc
import re
import weakref
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest

from refectory.engine.art import Panel
from refectory.engine.errors import BadData
from refectory.engine.event import ALL, SPECTATOR
from refectory.engine.rules import LANGUAGES
from refectory.games.kardinal import Kardinal, draw
from refectory.games.kardinal.components import Parts
from refectory.games.kardinal.draw_chart import Chart, Legend, chart_of, drawing
from refectory.games.kardinal.draw_map import REACH
from refectory.games.kardinal.draw_track import ACROSS, AWAY, DOWN, track_of
from refectory.games.kardinal.state import Table
from refectory.words import Catalogue
from tests.marks import rule

from .position import GAME, KING, PARTS, A, B, C, D, options, play, position, spaces_of, step

NAMES = ("Andreas", "Barbara", "Chris", "Doris", "Yvonne")

#: Moves that are no place on the table: the page's buttons are enough for them.
BUTTONS = {"stop", "none"}


def words_for(s: Table, eyes: int, lang: str = "de") -> Catalogue:
    return Catalogue(lang, "kardinal", NAMES[: s.seats], eyes)


def panels_of(s: Table, eyes: int, lang: str = "de") -> dict[str, Panel]:
    found = draw.panels(PARTS, GAME.view(s, eyes), words_for(s, eyes, lang))
    return {panel.id: panel for panel in found}


def tree_of(*panels: Panel) -> ET.Element:
    return ET.fromstring(f"<page>{''.join(panel.svg() for panel in panels)}</page>")


def find(tree: ET.Element, element: str) -> ET.Element:
    node = next((node for node in tree.iter() if node.get("id") == element), None)
    assert node is not None, element
    return node


def inside(node: ET.Element, name: str) -> list[ET.Element]:
    """What carries the class within a node."""
    return [child for child in node.iter() if name in (child.get("class") or "").split()]


def references(node: ET.Element) -> list[str]:
    return [child.get("href", "").removeprefix("#kk-") for child in node.iter("use")]


# ---- what is there -----------------------------------------------------------------------------------


def test_a_game_of_four_has_these_panels() -> None:
    panels = panels_of(position(), A)
    around, seats = ["hand", "display", "lands", "alliances"], [f"seat-{seat}" for seat in range(4)]
    assert list(panels) == ["map", *around, *seats]
    assert (panels["map"].area, panels["map"].width, panels["map"].height) == ("board", 1086, 986)
    assert {(panels[name].area, panels[name].width) for name in around} == {("side", 300)}
    assert {(panels[name].area, panels[name].width) for name in seats} == {("seat", 240)}


@rule("KK-903")
def test_das_duell_has_one_more() -> None:
    assert "duel" in panels_of(position(2), A)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_and_crest_has_its_full_name(lang: str) -> None:
    s = position(board={A: "fulda", B: "worms advisor:franken"})
    tree, words = tree_of(panels_of(s, C, lang)["map"]), words_for(s, C, lang)
    for space in PARTS.spaces:
        country = PARTS.countries[space.country].id
        label = find(tree, f"p-{space.id}").get("aria-label", "")
        assert label.startswith(f"{words.name(space.id)}, {words.name(country)}: ")
    for country in (country.id for country in PARTS.countries):
        assert words.name(country) in find(tree, f"crest-{country}").get("aria-label", "")


def test_a_place_says_whose_cloister_stands_there() -> None:
    s = position(board={A: "fulda", B: "worms advisor:franken"})
    tree = tree_of(panels_of(s, B)["map"])
    assert find(tree, "p-fulda").get("aria-label") == "Fulda, Franken: Kloster von Andreas"
    assert find(tree, "p-worms").get("aria-label") == "Worms, Franken: dein Kloster"
    assert find(tree, "p-mainz").get("aria-label") == "Mainz, Franken: frei"
    assert "Barbara 1" in find(tree, "crest-franken").get("aria-label", "")
    assert references(find(tree, "p-fulda")) == ["cloister-green"]
    assert "seal-red" in references(find(tree, "crest-franken"))


def test_scenery_is_silent_and_text_is_text() -> None:
    tree = tree_of(panels_of(position(), A)["map"])
    hidden = [node for node in tree.iter() if node.get("aria-hidden") == "true"]
    written = {text.text for node in hidden for text in node.iter("text")}
    assert {"Oceanus", "Franken", "Mont-Saint-Michel"} <= written


# ---- moves -------------------------------------------------------------------------------------------


def test_every_target_of_a_turn_is_a_button_on_its_place() -> None:
    s = position(board={A: "fulda"}, hands={A: "fr fr fr"})
    tree = tree_of(panels_of(s, A)["map"])
    for word in (space.id for space in PARTS.spaces):
        node = find(tree, f"p-{word}")
        legal = word in options(s)
        assert node.get("data-move") == (word if legal else None)
        assert node.get("data-why") == (None if legal else word)
        assert node.get("role") == ("button" if legal else "img")
    assert find(tree, "crest-franken").get("data-move") == "advisor:franken"
    assert find(tree, "crest-england").get("data-why") == "advisor:england"


def reached(s: Table, name: str) -> Table:
    assert step(s) == name
    return s


def the_steps() -> dict[str, Callable[[], Table]]:
    """A position for every decision of the game."""

    def second() -> Table:
        s = position(board={A: "fulda"}, hands={A: "fa bb bb"})
        play(s, "worms")
        return s

    def pay() -> Table:
        s = second()
        play(s, "stop")
        return s

    def exchange() -> Table:
        s = position()
        play(s, "exchange")
        return s

    def taking() -> Table:
        s = exchange()
        play(s, "discard:fa")
        return s

    def swap() -> Table:
        s = position(2)
        play(s, "swap")
        return s

    def keep() -> Table:
        s = position(2, board={A: "fulda"}, hands={A: "fa bb bb"})
        play(s, "worms", "mainz")
        return s

    def king() -> Table:
        s = position(2)
        play(s, "king-first")
        return s

    def king_pay() -> Table:
        s = position(2, board={A: "fulda"}, hands={A: "fa bb li", KING: "fa bb bb"})
        play(s, "king-first", "worms")
        return s

    return {
        "turn": position, "second": second, "pay": pay, "exchange": exchange, "draw": taking, "swap": swap,
        "keep": keep, "king": king, "king-pay": king_pay,
    }  # fmt: skip


@pytest.mark.parametrize("name", the_steps())
def test_every_move_of_every_step_is_drawn(name: str) -> None:
    s = reached(the_steps()[name](), name)
    tree = tree_of(*panels_of(s, s.actor).values())
    offered = {node.get("data-move") for node in tree.iter()} - {None}
    assert offered == set(options(s)) - BUTTONS


@pytest.mark.parametrize("name", the_steps())
def test_who_does_not_decide_has_no_buttons(name: str) -> None:
    s = the_steps()[name]()
    for eyes in (SPECTATOR, (s.actor + 1) % s.seats):
        tree = tree_of(*panels_of(s, eyes).values())
        assert not [node for node in tree.iter() if node.get("data-move")]


def test_the_kings_payment_lies_on_his_own_cards() -> None:
    panels = panels_of(the_steps()["king-pay"](), A)
    assert "data-move" not in panels["hand"].body
    assert {node.get("data-move") for node in tree_of(panels["display"]).iter()} == {None, "pay:fa", "pay:bb-bb"}


def test_both_cards_of_a_joker_pair_mean_the_pair() -> None:
    tree = tree_of(panels_of(the_steps()["pay"](), A)["hand"])
    assert [find(tree, f"h-{i}").get("data-move") for i in (1, 2, 3)] == ["pay:fa", "pay:bb-bb", "pay:bb-bb"]


def test_only_countries_with_a_target_are_lit() -> None:
    tree = tree_of(panels_of(the_steps()["second"](), A)["map"])
    assert [node.get("href") for node in inside(tree, "kk-lit")] == ["#kk-land-franken"]
    everywhere = position(hands={A: "fr fa fa"})
    assert not inside(tree_of(panels_of(everywhere, A)["map"]), "kk-lit")


def test_a_ghost_of_the_piece_that_would_be_placed() -> None:
    def ghosts(s: Table) -> set[str]:
        return {node.get("href", "") for node in inside(tree_of(panels_of(s, A)["map"]), "kk-ghost")}

    assert ghosts(position()) == {"#kk-cloister-green"}
    assert ghosts(the_steps()["king"]()) == {"#kk-cloister-purple"}


def test_pieces_of_this_turn_stand_out() -> None:
    s = the_steps()["second"]()
    tree = tree_of(panels_of(s, A)["map"])
    assert inside(find(tree, "p-worms"), "ring-sel")
    assert not inside(find(tree, "p-fulda"), "ring-sel")
    assert find(tree, "p-worms").get("aria-label") == "Worms, Franken: dein Kloster, eben gesetzt"
    play(s, "advisor:franken")
    assert len(inside(find(tree_of(panels_of(s, A)["map"]), "crest-franken"), "ring-sel")) == 1


def test_pieces_of_the_turn_before_have_a_dotted_ring() -> None:
    s = position(board={A: "fulda", B: "worms advisor:franken"})
    view = GAME.view(s, A) | {"last": ["worms", "advisor:franken"]}
    tree = tree_of(*draw.panels(PARTS, view, words_for(s, A)))
    assert inside(find(tree, "p-worms"), "ring-last")
    assert inside(find(tree, "crest-franken"), "ring-last")
    assert not inside(find(tree, "p-fulda"), "ring-last")


def test_a_hit_area_is_large_enough_on_a_phone() -> None:
    assert 2 * REACH * 390 / 1032 >= 24
    map_panel = panels_of(position(), A)["map"]
    places = [node for node in tree_of(map_panel).iter() if (node.get("id") or "").startswith(("p-", "crest-"))]
    assert len(places) == len(PARTS.spaces) + len(PARTS.countries)
    assert all(inside(node, "hit")[0].get("r") == str(REACH) for node in places)


# ---- hidden things -----------------------------------------------------------------------------------


def test_a_spectator_sees_backs_and_numbers() -> None:
    hand = panels_of(position(hands={A: "fr fr fr"}), SPECTATOR)["hand"]
    assert "arms" not in hand.body
    assert len(inside(tree_of(hand), "kk-back")) == 12
    assert "Andreas: 3 Handkarten" in hand.body


def test_who_may_see_all_sees_all_hands() -> None:
    hand = panels_of(position(hands={A: "fr fr fr"}), ALL)["hand"]
    assert hand.body.count("#kk-arms-frankreich") == 3
    assert not inside(tree_of(hand), "kk-back")


def test_names_are_escaped_and_control_characters_dropped() -> None:
    s = position(board={B: "fulda"})
    names = ["A", '<b onload="x">\x1b[31m', "C", "D"]
    view = GAME.view(s, SPECTATOR)
    page = "".join(panel.svg() for panel in draw.panels(PARTS, view, Catalogue("en", "kardinal", names)))
    assert "<b onload" not in page
    assert "\x1b" not in draw.text(PARTS, view, Catalogue("en", "kardinal", names))


# ---- what would score --------------------------------------------------------------------------------


@rule("KK-821")
def test_a_chain_takes_the_colour_of_its_seat() -> None:
    s = position(board={C: "chartreuse mailand verona vallombrosa rom tegernsee", B: "regensburg freising passau"})
    tree = tree_of(panels_of(s, A)["map"])
    chains = [node for node in tree.iter() if (node.get("id") or "").startswith("kk-chain-")]
    assert [node.get("id") for node in chains] == ["kk-chain-purple"]
    chart = chart_of(PARTS)
    ends = [("chartreuse", "mailand"), ("mailand", "verona"), ("verona", "vallombrosa"), ("vallombrosa", "rom")]
    drawn = chains[0].get("d", "")
    assert sorted(drawn.split("M")) == sorted("".join(chart.road(a, b) for a, b in ends).split("M"))


@rule("KK-814")
def test_an_alliance_shows_who_would_score_it() -> None:
    board = {A: "fulda mainz utrecht advisor:franken advisor:lothringen", B: "aachen advisor:england york"}
    panels = panels_of(position(board=board), A)
    assert references(find(tree_of(panels["map"]), "ribbon-9")) == ["seal-green"]
    assert references(find(tree_of(panels["map"]), "ribbon-1")) == []
    cell = find(tree_of(panels["alliances"]), "b-9")
    assert cell.get("aria-label") == "Bündnis 9 (Lothringen–Franken): 2 Punkte für Andreas"
    assert [text.text for text in cell.iter("text")] == ["9", "2"]


@rule("KK-815")
def test_an_alliance_can_have_several() -> None:
    advisors = "advisor:franken advisor:lothringen"
    board = {A: f"fulda mainz utrecht aachen {advisors}", B: advisors}
    panels = panels_of(position(board=board), A)
    assert references(find(tree_of(panels["map"]), "ribbon-9")) == ["seal-red", "seal-green"]
    assert "4 Punkte für Andreas und Barbara" in find(tree_of(panels["alliances"]), "b-9").get("aria-label", "")


@rule("KK-802")
def test_the_lands_show_who_leads() -> None:
    board = {A: "fulda mainz", B: "worms advisor:franken", C: "banz hersfeld", D: "york"}
    lands = tree_of(panels_of(position(board=board), A)["lands"])
    row = next(node for node in lands.iter() if (node.get("aria-label") or "").startswith("Franken:"))
    leaders = [node.get("class") for node in row.iter("g") if inside(node, "kk-lead") and node is not row]
    assert leaders == ["s-green", "s-purple", "s-red"]
    assert "Andreas 2, Barbara 1, Chris 2" in row.get("aria-label", "")
    assert "1/2" in [text.text for text in row.iter("text")]


@rule("KK-806")
def test_beyond_99_the_marker_runs_on_and_the_score_is_shown_in_full() -> None:
    s = position()
    s.scores = [7, 107, 99, 0]
    tree = tree_of(panels_of(s, A)["map"])

    def place(colour: str) -> str | None:
        return find(tree, f"z-{colour}")[0].get("transform")

    assert place("green") == "translate(256.769 -27) scale(1.15)"
    assert place("red") == "translate(256.769 -14) scale(1.15)"  # the same stone, one step inward
    assert place("purple") == "translate(-27 12.75) scale(1.15)"
    assert find(tree, "z-red").get("aria-label") == "Zählstein von Barbara: 107"


def test_the_track_has_a_hundred_stones_around_the_map() -> None:
    way = track_of(1000, 900)
    stones = [way.stone(number) for number in range(100)]
    assert len(set(stones)) == 100
    assert [stones[n] for n in (0, ACROSS, ACROSS + DOWN, 2 * ACROSS + DOWN)] == [
        (-AWAY, -AWAY), (1000 + AWAY, -AWAY), (1000 + AWAY, 900 + AWAY), (-AWAY, 900 + AWAY),
    ]  # fmt: skip
    boxes = [way.box(number) for number in range(100)]
    for (left, top, width, height), (x, y, w, h) in pairwise([*boxes, boxes[0]]):
        assert left + width <= x or x + w <= left or top + height <= y or y + h <= top, "no stone lies on the next"


def test_a_seat_shows_what_it_has_left() -> None:
    s = position(board={A: "utrecht aachen echternach metz", B: "york"}, hands={A: "fa bb", B: "fa bb li"})
    panels = panels_of(s, A)
    supply = GAME.view(s, A)["supply"]
    for seat, colour, cards, chain in ((A, "green", 2, "4"), (B, "red", 3, "–")):
        tree = tree_of(panels[f"seat-{seat}"])
        written = [text.text for text in tree.iter("text")]
        assert written == [str(supply[colour]["cloister"]), str(supply[colour]["advisor"]), chain]
        assert len([node for node in tree.iter("rect") if node.get("class") == "kk-mini"]) == cards


@rule("KK-602")
def test_a_seat_shows_what_everybody_knows_of_its_hand() -> None:
    s = position(board={B: "tours"}, hands={A: "fr fr es"})
    play(s, "reims", "fleury", "pile", "draw:fr")
    for eyes in (A, B, SPECTATOR):
        tree = tree_of(panels_of(s, eyes)["seat-0"])
        shown = [node.get("class") for node in tree.iter() if node.get("class") in ("kk-mini", "kk-fr", "kk-es")]
        assert shown == ["kk-fr", "kk-mini", "kk-mini"]
        assert "davon bekannt: Frankreich" in (find(tree, "s-green").get("aria-label") or "")


@rule("KK-906", "KK-913")
def test_das_duell_shows_influence_kept_cards_and_what_is_used_up() -> None:
    s = position(2, hands={A: "fa bb li"})
    play(s, "king-first", "none", "fulda", "stop")
    panels = panels_of(s, A)
    tree = tree_of(panels["duel"])
    assert find(tree, "i-fa").get("aria-label") == "Einflusskarte Franken/Aragon: liegt bei dir"
    assert find(tree, "i-bb").get("aria-label") == "Einflusskarte Bayern/Burgund: noch frei"
    assert inside(find(tree_of(panels["hand"]), "x-green-king-first"), "spent"), "one's own lie with the hand"
    assert not inside(find(tree, "x-red-king-first"), "spent")
    labels = [node.get("aria-label") for node in tree.iter() if node.get("aria-label")]
    assert "Andreas: behalten Franken/Aragon 1" in labels


# ---- the map -----------------------------------------------------------------------------------------


def outline(land: str) -> list[tuple[int, int]]:
    data = drawing()
    points: list[tuple[int, int]] = []
    for name in data.table("lands").words(land):
        numbers = iter(map(int, data.table("arcs").word(name.removeprefix("-")).split()))
        arc = list(zip(numbers, numbers, strict=True))
        arc = arc[::-1] if name.startswith("-") else arc
        assert not points or points[-1] == arc[0], f"{land} is torn at {name}"
        points += arc if not points else arc[1:]
    assert points[0] == points[-1], f"{land} is open"
    return points


def within(x: int, y: int, points: list[tuple[int, int]]) -> bool:
    crossings = 0
    for (ax, ay), (bx, by) in pairwise(points):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def test_every_space_and_crest_lies_in_its_country() -> None:
    for country in PARTS.countries:
        ring = outline(country.id)
        assert within(country.crest[0], country.crest[1], ring)
        for number in country.spaces:
            assert within(PARTS.spaces[number].x, PARTS.spaces[number].y, ring), PARTS.spaces[number].id


def test_scenery_is_closed_too() -> None:
    for land in drawing().table("lands").tables:
        outline(land)


def test_coasts_are_stroked_in_stretches_without_a_gap() -> None:
    """A browser paints tile by tile and strokes all of a path for each: long ones made the map slow."""
    shore = find(tree_of(panels_of(position(), A)["map"]), "kk-shore")
    lines = []
    for path in shore:
        numbers = list(map(int, re.findall(r"-?\d+", path.get("d", ""))))
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        assert 2 <= len(points) <= 31
        lines.append((points[0], (sum(x for x, _ in points), sum(y for _, y in points))))
    joined = sum(end == start for (_, end), (start, _) in pairwise(lines))
    arcs = [arc for ring in drawing().table("lands").tables.values() for arc in (name.lstrip("-") for name in ring)]
    coasts = sum(arcs.count(arc) == 1 for arc in set(arcs))
    assert len(lines) - joined <= coasts, "every stretch begins where the one before it ended"


def test_every_space_has_a_label_and_every_advisor_a_place() -> None:
    data = drawing()
    assert set(data.tables["labels"]) == {space.id for space in PARTS.spaces}
    for row in data.rows("country"):
        assert len(row.tables["seals"]) >= len(spaces_of(row.word("id")))


def test_the_drawing_is_marked_as_our_own() -> None:
    marks = {figure.mark for figure in GAME.data.figures() if figure.path.startswith("map.")}
    assert marks == {"reconstructed"}


def test_a_corrected_board_is_drawn_as_corrected() -> None:
    spaces = [list(entry) for entry in GAME.data.rows("country")[0].tables["spaces"]]
    spaces[0] = ["lindisfarne", 240, 60]
    game = Kardinal({"country": [{"id": "england", "spaces": spaces}], "roads": [["lindisfarne", "york"]]})
    words = Catalogue("en", "kardinal", NAMES[:3], 0)
    map_panel = game.draw(game.view(game.new(3), 0), words)[0]
    tree = tree_of(map_panel)
    assert find(tree, "p-lindisfarne")[0].get("transform") == "translate(240 60)"
    assert find(tree, "kk-roads").get("d", "").count("M") == 1
    assert "lindisfarne" in {text.text for text in tree.iter("text")}


def test_a_corrected_drawing_is_drawn_as_corrected() -> None:
    corrected = {
        "arcs": {"korsika": "700 800 720 800 710 830"},
        "country": [{"id": "england", "arms": "M-9-9h18v18h-18z", "seals": [[-30, 4]]}],
        "labels": {"york": [-20, 4, "end"]},
        "ornaments": {"compass": [70, 500]},
        "sea": [{"id": "hadria", "name": [890, 700, 40]}],
    }
    game = Kardinal({"map": corrected})
    tree = tree_of(game.draw(game.view(game.new(3), 0), Catalogue("en", "kardinal", NAMES[:3], 0))[0])
    assert "M700 800l20 0-10 30" in {node.get("d") for node in find(tree, "kk-shore")}
    assert find(tree, "kk-arms-england")[1].get("d") == "M-9-9h18v18h-18z"
    york = next(text for text in tree.iter("text") if text.text == "York")
    assert york.get("text-anchor") == "end"
    places = {node.get("transform") for node in tree.iter()}
    assert {"translate(70 500)", "translate(890 700) rotate(40)"} <= places
    assert game.draw(game.view(game.new(3), 0), Catalogue("de", "kardinal", NAMES[:3], 0)) != GAME.draw(
        GAME.view(GAME.new(3), 0), Catalogue("de", "kardinal", NAMES[:3], 0)
    )


@pytest.mark.parametrize(
    ("corrected", "complaint"),
    [
        ({"arcs": {"korsika": "1 2 3"}}, "map.arcs.korsika"),
        ({"arcs": {"korsika": "1 2 3 x"}}, "map.arcs.korsika"),
        ({"lands": {"korsika": ["atlantis"]}}, "atlantis"),
        ({"labels": {"york": [1, 2]}}, "map.labels.york"),
        ({"labels": {"york": [1, 2, 'end" class="x']}}, "map.labels.york"),
        ({"country": [{"id": "england", "seals": [[1]]}]}, "map.country.england.seals"),
        ({"country": [{"id": "england", "seals": []}]}, "map.country.england.seals"),
        ({"country": [{"id": "england", "arms": 'M0 0"/><script>'}]}, "map.country.england.arms"),
        ({"ornaments": {"compass": [1]}}, "map.ornaments.compass"),
        ({"sea": [{"id": "hadria", "nome": [1, 2, 3]}]}, "Did you mean 'name'"),
    ],
)
def test_what_cant_be_drawn_is_refused(corrected: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        Kardinal({"map": corrected})


def test_a_chart_is_drawn_once_and_forgotten_with_its_board() -> None:
    parts = Parts(GAME.data)
    chart = weakref.ref(chart_of(parts))
    assert chart_of(parts) is chart()
    assert isinstance(chart(), Chart)
    del parts
    gc.collect()
    assert chart() is None


# ---- weight and style --------------------------------------------------------------------------------


def test_the_map_is_light() -> None:
    board = {seat: " ".join(spaces_of(country)) for seat, country in enumerate(("franken", "frankreich", "italien"))}
    panels = panels_of(position(board=board, hands={A: "fr fa fa"}), A)
    assert len(panels["map"].svg().encode()) < 90_000
    assert sum(len(panel.svg().encode()) for panel in panels.values()) < 130_000


def test_colours_are_tokens_and_classes_carry_the_prefix() -> None:
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|\brgb|\bhsl", draw.STYLE)
    own = {name for name in re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^}]*\}", "", draw.STYLE)) if name != "css"}
    shared = {"halo", "hit", "legal", "zoomed", "walk-place", "walk-piece"}
    assert {name for name in own if not name.startswith("kk-")} == shared
    bodies = "".join(panel.body for panel in panels_of(position(), A).values())
    assert not re.search(r'(fill|stroke)="#', bodies)


# ---- the terminal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_names_every_space_and_the_own_hand(lang: str) -> None:
    s = position(board={A: "fulda", B: "worms advisor:franken"}, hands={A: "fr fa fa"})
    words = words_for(s, A, lang)
    shown = draw.text(PARTS, GAME.view(s, A), words)
    assert all(words.name(space.id) in shown for space in PARTS.spaces)
    assert f"{words.name('fulda')} [Andreas]" in shown
    assert shown.splitlines()[-1].endswith(words("board-text-hand", seat=A, who="", cards=["fa", "fa", "fr"]))


def test_the_text_of_das_duell_has_the_king() -> None:
    s = position(2, hands={KING: "es es fr"})
    shown = draw.text(PARTS, GAME.view(s, SPECTATOR), words_for(s, SPECTATOR))
    assert "König (Lila): Karten England/Schwaben, England/Schwaben und Frankreich" in shown
    assert not any("Hand von" in line or "Deine Hand" in line for line in shown.splitlines())


@rule("KK-821")
def test_the_length_of_a_chain_stands_where_nothing_is_written() -> None:
    """A chain has three roads or more; of any two that meet, one has room for the number."""
    s = position(4, board={A: "hersfeld banz bamberg regensburg"})
    lengths = inside(tree_of(panels_of(s, A)["map"]), "kk-length")
    assert [text.text for group in lengths for text in group.iter("text")] == ["4"]
    for lang in LANGUAGES:
        free = Legend(chart_of(PARTS), PARTS, words_for(s, A, lang)).free
        tight = [set(road) for road, (room, _, _) in free.items() if room < 6]
        assert all(one.isdisjoint(other) for one, other in combinations(tight, 2))

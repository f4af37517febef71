"""The board and the cards as data, and an owner's corrections."""

from __future__ import annotations

from typing import Any

import pytest

from refectory.engine.errors import BadData
from refectory.games.kardinal import Kardinal
from refectory.games.kardinal.components import Parts
from tests.marks import rule

from .position import COUNTRIES, GAME, PARTS, spaces_of


def test_the_board_as_the_specification_counts_it() -> None:
    sizes = [len(spaces_of(country)) for country in COUNTRIES]
    assert dict(zip(COUNTRIES, sizes, strict=True)) == {
        "england": 5, "franken": 7, "bayern": 6, "italien": 6, "aragon": 5,
        "frankreich": 8, "lothringen": 5, "schwaben": 4, "burgund": 6,
    }  # fmt: skip
    assert len(PARTS.roads) == len({frozenset(road) for road in PARTS.roads}) == 68
    across = [road for road in PARTS.roads if PARTS.spaces[road[0]].country != PARTS.spaces[road[1]].country]
    assert len(across) == 18
    assert max(mask.bit_count() for mask in PARTS.chains.neighbours) == 4


@rule("KK-817")
def test_england_has_no_road_to_the_continent() -> None:
    england = PARTS.masks[COUNTRIES.index("england")]
    assert PARTS.chains.group(england) == england
    assert PARTS.chains.group(PARTS.board & ~england) == PARTS.board & ~england
    assert PARTS.chains.group(PARTS.board) == england


def test_every_country_is_connected_by_its_own_roads() -> None:
    for mask in PARTS.masks:
        assert PARTS.chains.group(mask) == mask


@rule("KK-812", "KK-817")
def test_the_alliances() -> None:
    assert [alliance.no for alliance in PARTS.alliances] == list(range(1, 16))
    assert [alliance.no for alliance in PARTS.alliances if alliance.sea] == [1, 2, 3, 5, 6, 15]
    ends = [end for alliance in PARTS.alliances for end in (alliance.a, alliance.b)]
    assert [ends.count(COUNTRIES.index(name)) for name in COUNTRIES] == [4, 3, 3, 3, 3, 4, 4, 3, 3]
    for alliance in PARTS.alliances:
        roads = [{PARTS.spaces[a].country, PARTS.spaces[b].country} for a, b in PARTS.roads]
        assert alliance.sea or {alliance.a, alliance.b} in roads


def test_an_owner_can_lay_the_printed_board_over_ours() -> None:
    aragon = {"id": "aragon", "spaces": [["burgos", 60, 710], ["leyre", 155, 695]]}
    game = Kardinal({"country": [aragon], "roads": [["burgos", "leyre"]], "pieces": {"cloisters": 15}})
    s = game.new(3, {}, "owner")
    assert "burgos" in game.vocabulary.words
    while not s.over:
        game.play(s, s.options[0])
    view = game.view(s, 0)
    assert len(view["spaces"]) == 49
    assert "burgos" in view["spaces"]
    assert {figure.path for figure in game.data.figures() if figure.mark == "owner"} == {
        "country.aragon.id", "country.aragon.spaces", "roads", "pieces.cloisters",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"roads": [["fulda", "fulda"]]}, "two different spaces"),
        ({"roads": [["fulda", "timbuktu"]]}, "fulda and timbuktu"),
        ({"roads": ["fulda"]}, "list of"),
        ({"country": [{"id": "aragon", "spaces": [["leyre", "x", 1]]}]}, "leyre"),
        ({"country": [{"id": "aragon", "spaces": [['a"b', 1, 1]]}]}, "small letters"),
        ({"country": [{"id": "aragon", "spaces": []}]}, "1 to 12"),
        ({"country": [{"id": "aragon", "spaces": [["fulda", 1, 1]]}]}, "more than once: fulda"),
        ({"country": [{"id": "aragon", "colour": "xx"}]}, "one of fa, bb"),
        ({"colour": [{"id": "fa", "cards": 0}]}, "colour.fa.cards"),
        ({"alliance": [{"no": 1, "countries": ["england", "england"]}]}, "two different countries"),
        ({"cards": {"removed": [1, 1]}}, "4 entries"),
    ],
)
def test_impossible_figures_are_refused_with_a_clear_sentence(overlay: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        Kardinal(overlay)


def test_parts_belong_to_their_game() -> None:
    assert isinstance(GAME.parts, Parts)
    assert Kardinal({"pieces": {"advisors": 9}}).parts.advisors == 9
    assert GAME.parts.advisors == 8

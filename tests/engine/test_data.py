"""Data files: provenance for every value, and corrections that are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from refectory.engine.data import Data, leaves, read_overlay
from refectory.engine.errors import BadData

TABLES = {
    "cards": {"p3": 11, "p4": 12},
    "sea": True,
    "country": [{"id": "aragon", "spaces": 5}, {"id": "franken", "spaces": 7}],
    "provenance": {"cards": "seed", "sea": "seed", "country.*": "reconstructed", "country.franken": "public: a page"},
}


def laid_over(overlay: dict[str, object]) -> Data:
    from refectory.engine.data import _lay_over

    return Data(_lay_over(TABLES, overlay, ""))


def test_paths_name_rows_by_id() -> None:
    paths = [path for path, _ in leaves({k: v for k, v in TABLES.items() if k != "provenance"})]
    assert paths[:3] == ["cards.p3", "cards.p4", "sea"]
    assert "country.aragon.spaces" in paths


def test_the_longest_pattern_decides() -> None:
    marks = {figure.path: (figure.mark, figure.note) for figure in Data(TABLES).figures()}
    assert marks["country.aragon.spaces"] == ("reconstructed", "")
    assert marks["country.franken.spaces"] == ("public", "a page")


def test_a_value_without_provenance_is_an_error() -> None:
    with pytest.raises(BadData, match="'new' has no provenance"):
        Data({**TABLES, "new": 1}).figures()
    with pytest.raises(BadData, match="unknown provenance 'rumour'"):
        Data({"a": 1, "provenance": {"a": "rumour"}}).figures()


def test_an_overlay_changes_just_what_it_names() -> None:
    data = laid_over({"country": [{"id": "franken", "spaces": 8}], "cards": {"p4": 10}})
    assert [row.number("spaces") for row in data.rows("country")] == [5, 8]
    assert data.table("cards").number("p3") == 11
    assert data.table("cards").number("p4") == 10


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"crads": {"p4": 1}}, "no key 'crads'. Did you mean 'cards'"),
        ({"cards": {"p7": 1}}, "no key 'cards.p7'"),
        ({"cards": 3}, "'cards' must be a table"),
        ({"sea": 1}, "'sea' must be like True"),
        ({"cards": {"p3": "many"}}, "'cards.p3' must be like 11"),
        ({"country": [{"id": "frankn", "spaces": 8}]}, "called 'frankn'. Did you mean 'franken'"),
        ({"country": [3]}, "'country' must be a list of tables"),
        ({"provenance": {"cards": "seed"}}, "no key 'provenance'"),
    ],
)
def test_wrong_corrections_are_refused(overlay: dict[str, object], message: str) -> None:
    with pytest.raises(BadData, match=message.replace("'", ".")):
        laid_over(overlay)


def test_figures_are_checked_where_they_are_read() -> None:
    data = Data({"a": 5, "b": [1, 2], "c": "x", "d": [{"id": "e"}]})
    assert data.number("a", 1, 5) == 5
    assert data.numbers("b", length=2) == (1, 2)
    for read in (
        lambda: data.number("a", 6, 9),
        lambda: data.number("c"),
        lambda: data.numbers("b", length=3),
        lambda: data.numbers("a"),
        lambda: data.flag("a"),
        lambda: data.word("c", ("y", "z")),
        lambda: data.words("b"),
        lambda: data.table("a"),
        lambda: data.rows("b"),
        lambda: data.number("missing"),
        lambda: data.rows("d")[0].number("f"),
    ):
        with pytest.raises(BadData):
            read()


def test_an_unreadable_file_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="Can't read"):
        read_overlay(tmp_path / "none.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("a = = 1")
    with pytest.raises(BadData, match="not valid TOML"):
        read_overlay(bad)

"""The window: MT-701 to MT-709."""

from __future__ import annotations

import pytest

from refectory.games.monasterium.components import MONASTERIES
from refectory.games.monasterium.possible import fitting_rows
from tests.marks import example, rule

from .table import (
    RED,
    bare,
    field_of,
    glaze,
    goods,
    have,
    heard,
    lay,
    offered,
    play,
    put,
    stand,
    step_name,
    step_now,
    turn,
    window,
)


def rows_for(s_window: list[int], monastery: str) -> list[int]:
    return [row + 1 for row in fitting_rows(s_window, MONASTERIES.index(monastery))]


@rule("MT-703", "MT-705")
@example("E-15")
def test_e15_window_legality() -> None:
    s = bare()
    glaze(s, RED, "AB", "C", "D")
    fitting = {monastery: rows_for(s.windows[RED], monastery) for monastery in MONASTERIES}
    assert fitting == {"A": [2, 3], "B": [], "C": [1, 3], "D": [1, 2], "E": [1, 2, 3]}
    stand(s, "f5")
    step_now(s)
    assert offered(s) == ["window:A", "window:C", "window:D", "window:E", "decline"]


@rule("MT-705", "MT-707", "MT-709")
@example("E-5")
@pytest.mark.parametrize("bonus", ["row", "column"])
def test_e5_ninth_tile(bonus: str) -> None:
    s = bare()
    goods(s)
    glaze(s, RED, "ABC", "BCA", "CA")
    stand(s, "f5")
    step_now(s)
    assert offered(s, "window") == ["B", "D", "E"]
    play(s, "window:E")
    assert s.scores[RED] == 9
    assert offered(s) == ["bonus:row", "bonus:column"]
    play(s, f"bonus:{bonus}")
    if bonus == "row":
        assert field_of(s) == "f8"
        assert have(s) == {}
    else:
        assert field_of(s) == "f6"
        assert have(s) == {"book": 1}


@rule("MT-702")
def test_no_tile_no_action() -> None:
    s = bare()
    put(s, RED, III_3="A.k")
    s.tiles[0] = 0
    lay(s, 3, neutral=1)
    turn(s)  # S3 is the only possible action
    assert heard(s, "gain")[0].data["cause"] == "S3"


@rule("MT-703", "MT-704")
def test_the_leftmost_free_cell_of_the_chosen_row() -> None:
    s = bare()
    glaze(s, RED, "A", "", "BC")
    stand(s, "f5")
    step_now(s)
    play(s, "window:E")
    assert offered(s) == ["row:1", "row:2", "row:3"]
    play(s, "row:3")
    assert window(s) == ["A--", "---", "BCE"]


@rule("MT-704")
def test_a_full_row_takes_no_more() -> None:
    s = bare()
    glaze(s, RED, "ABC", "", "")
    assert rows_for(s.windows[RED], "D") == [2, 3]


@rule("MT-707")
@pytest.mark.parametrize(
    ("row", "bonus", "gain"),
    [(1, "row", {"influence": 1}), (2, "row", {"rosary": 1}), (1, "column", {"soup": 1})],
)
def test_row_or_column_bonus(row: int, bonus: str, gain: dict[str, int]) -> None:
    s = bare()
    goods(s)
    stand(s, "f5")
    step_now(s)
    play(s, "window:E", f"row:{row}", f"bonus:{bonus}")
    assert have(s) == gain


@rule("MT-707")
def test_bonuses_of_the_other_columns_and_the_bottom_row() -> None:
    for before, gain in (("A", {"tool": 1}), ("AB", {"book": 1})):
        s = bare()
        goods(s)
        glaze(s, RED, before, "", "")
        stand(s, "f5")
        step_now(s)
        play(s, "window:E", "row:1", "bonus:column")
        assert have(s) == gain
    s = bare()
    stand(s, "f5")
    step_now(s)
    play(s, "window:E", "row:3", "bonus:row")
    assert field_of(s) == "f8"
    assert step_name(s) == "free"


@rule("MT-709")
def test_complete_lines() -> None:
    s = bare()
    glaze(s, RED, "AB", "B", "")
    stand(s, "f5")
    step_now(s)
    play(s, "window:E", "row:1")
    assert s.scores[RED] == 5
    assert heard(s, "score")[0].data["place"] == "window-row-1"
    play(s, "bonus:column")
    s.scores[RED] = 0
    s.log = []
    stand(s, "f5")
    step_now(s)
    play(s, "window:D", "row:3")
    assert s.scores[RED] == 4
    assert heard(s, "score")[0].data["place"] == "window-column-1"

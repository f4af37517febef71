"""`make rules`: which numbered rules have no test. Exit code 1 if there are any."""

from __future__ import annotations

import contextlib
import io
import sys

import pytest

from refectory.engine.registry import game_ids, load_game


class Collector:
    """Notes the rule ids of all tests while pytest collects them."""

    def __init__(self) -> None:
        self.tested: set[str] = set()
        self.broken: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for marker in item.iter_markers("rule"):
                self.tested.update(marker.args)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid}: {report.longreprtext}")


def collect() -> Collector:
    found = Collector()
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/games"], plugins=[found]
        )
    return found


def main() -> int:
    found = collect()
    for trouble in found.broken:
        sys.stdout.write(f"can't be collected: {trouble}\n")
    known = {rule: game_id for game_id in game_ids() for rule in load_game(game_id).rules}
    unknown = sorted(found.tested - known.keys())
    for game_id in game_ids():
        rules = load_game(game_id).rules
        missing = [rule for rule in rules if rule not in found.tested]
        sys.stdout.write(f"{game_id}: {len(rules)} rules, {len(missing)} without a test\n")
        for rule in missing:
            sys.stdout.write(f"  {rule}  {rules[rule].en}\n")
    for rule in unknown:
        sys.stdout.write(f"tested but not in any rules.toml: {rule}\n")
    return 1 if found.broken or unknown or known.keys() - found.tested else 0


if __name__ == "__main__":
    sys.exit(main())

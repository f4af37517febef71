"""Every numbered rule has a test that carries its id."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_no_rule_is_without_a_test() -> None:
    root = Path(__file__).parent.parent
    report = subprocess.run(
        [sys.executable, "-m", "tests.rules_report"], cwd=root, capture_output=True, text=True, check=False
    )
    assert report.returncode == 0, report.stdout + report.stderr

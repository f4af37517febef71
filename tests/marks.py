"""Marks for tests of the rulebook: which rule or which worked example a test proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test fails when one of these rules is broken."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The test plays these worked examples of the specification."""
    return pytest.mark.example(*ids)

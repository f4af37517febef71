"""Fixtures."""

from tests.toy import toy as toy

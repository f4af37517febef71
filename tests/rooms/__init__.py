"""Rooms that exist for the tests only; `tests.toy` seats them among the games of the house."""

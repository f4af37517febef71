"""Monastery by its rules: each test carries the id of the rule or the worked example that it proves."""

"""Studies of the games: simulate, fuzz, measure, verify."""

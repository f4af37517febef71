"""One room per game, the same file names in each room."""

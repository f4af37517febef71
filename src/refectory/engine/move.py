"""Moves are small whole numbers with a word for each: fast in the rules, readable in records."""

from __future__ import annotations

from .errors import UnknownName


class Vocabulary:
    """All moves a game knows, in a fixed order. `parse(word(m)) == m` for every move `m`.

    >>> v = Vocabulary()
    >>> first = v.add("stop", "pass")
    >>> v.word(first), v.parse("pass")
    ('stop', 1)
    """

    def __init__(self) -> None:
        self.words: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(self, *words: str) -> int:
        """Append words; the number of the first is returned, the others follow it."""
        first = len(self.words)
        for word in words:
            if word in self.numbers:
                raise ValueError(f"the move '{word}' is there already")
            self.numbers[word] = len(self.words)
            self.words.append(word)
        return first

    def word(self, move: int) -> str:
        return self.words[move]

    def parse(self, word: str) -> int:
        number = self.numbers.get(word)
        if number is None:
            raise UnknownName("move", word, self.numbers)
        return number

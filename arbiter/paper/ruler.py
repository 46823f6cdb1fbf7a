"""How wide a text is. The one thing that a layout asks of a font."""

from __future__ import annotations

from collections.abc import Callable

Measure = Callable[[str, float, bool], float]
"""``measure(text, size, bold)`` in points."""

CAPITAL = 0.7
"""Height of a capital letter, in sizes: text is centred on it, not on ascent and descent."""

ASCENT = 0.9
TIMES = "×"


class Ruler:
    """Measures each text once, at one point, because widths grow with the size."""

    def __init__(self, measure: Measure) -> None:
        self._measure = measure
        self._plain: dict[str, float] = {}
        self._bold: dict[str, float] = {}

    def width(self, text: str, size: float = 1.0, bold: bool = False) -> float:
        """Width of *text* in points."""
        known = self._bold if bold else self._plain
        width = known.get(text)
        if width is None:
            width = known[text] = self._measure(text, 1.0, bold)
        return width * size

    def wrap(self, text: str, size: float, room: float, bold: bool = False) -> list[str]:
        """*text* in lines no wider than *room*, broken between words, and only in a word that
        is wider than *room* between letters. A number goes with the word after it: the player
        whose number it is, or the month; a sum with the sign before it; a product stays whole."""
        lines: list[list[str]] = [[]]
        pieces = (piece for word in text.split(" ") for piece in self._cut(word, size, room, bold))
        for word in pieces:
            if lines[-1] and self.width(" ".join([*lines[-1], word]), size, bold) > room:
                carried = _carried(lines[-1], word)
                if self.width(" ".join([*carried, word]), size, bold) > room:
                    carried = []
                del lines[-1][len(lines[-1]) - len(carried) :]
                lines.append(carried)
            lines[-1].append(word)
        return [" ".join(line) for line in lines]

    def _cut(self, word: str, size: float, room: float, bold: bool) -> list[str]:
        """*word*, in pieces if it is wider than *room*."""
        pieces = [word]
        while len(pieces[-1]) > 1 and self.width(pieces[-1], size, bold) > room:
            rest = pieces.pop()
            count = max(1, int(len(rest) * room / self.width(rest, size, bold)))
            while count > 1 and self.width(rest[:count], size, bold) > room:
                count -= 1
            pieces += [rest[:count], rest[count:]]
        return pieces


def baseline(centre: float, size: float) -> float:
    """Where a line of *size* stands so that its capitals are centred on *centre*."""
    return centre + CAPITAL * size / 2


def _carried(words: list[str], following: str) -> list[str]:
    """The last of *words* that go to the next line with the one *following*; the first stays."""
    first = len(words)
    while first > 1 and _bound(words[first - 1], following):
        first -= 1
        following = words[first]
    return words[first:]


def _bound(word: str, following: str) -> bool:
    if word in ("=", TIMES):
        return True
    return word.isnumeric() and (following == TIMES or following[:1].isalpha())

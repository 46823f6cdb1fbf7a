"""How wide a text is. The one thing that a layout asks of a font."""

from __future__ import annotations

from collections.abc import Callable

Measure = Callable[[str, float, bool], float]
"""``measure(text, size, bold)`` in points."""

CAPITAL = 0.7
"""Height of a capital letter, in sizes: text is centred on it, not on ascent and descent."""

ASCENT = 0.9


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
        """*text* in lines no wider than *room*, broken between words; a word that is wider
        than *room* has a line of its own. A number goes with the word after it: the player
        whose number it is, or the month."""
        lines: list[list[str]] = [[]]
        for word in text.split(" "):
            if lines[-1] and self.width(" ".join([*lines[-1], word]), size, bold) > room:
                carried = [lines[-1].pop()] if _ends_in_number(lines[-1]) else []
                lines.append(carried)
            lines[-1].append(word)
        return [" ".join(line) for line in lines]


def baseline(centre: float, size: float) -> float:
    """Where a line of *size* stands so that its capitals are centred on *centre*."""
    return centre + CAPITAL * size / 2


def _ends_in_number(words: list[str]) -> bool:
    return len(words) > 1 and words[-1].isdigit()

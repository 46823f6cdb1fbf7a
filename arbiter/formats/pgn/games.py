"""The games of a PGN as they were found: their tags, and how their moves end.

A file of a thousand games must not be lost for a slip in the seventh: headings without their
closing marks are read as far as they go, and a comment or a variation that nobody closed ends
where the next game begins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

LONGEST_VALUE = 500
"""Characters that are kept of a tag."""
_LONGEST_HEADING = 10_000
_MOST_TAGS = 100

_HEADING = re.compile(r"\[\s*\w")
_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_BROKEN_TAG = re.compile(r'\[\s*(\w+)[\s:="“]+(.*)')
"""Without a quotation mark or a bracket, or with others than the standard's."""
_ESCAPED = re.compile(r'\\(["\\])')
_BEGINS = re.compile(r"\[\s*Event\b", re.IGNORECASE)
_SIGNS = re.compile(r"[{}();]")
_MOVE = re.compile(r"(?:\d+\.+)?(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]|[O0]-[O0])")
_DASHES = str.maketrans("–—−", "---")
_ENDINGS = {
    "1-0": "1-0",
    "0-1": "0-1",
    "1/2-1/2": "1/2-1/2",
    "1/2": "1/2-1/2",
    "½-½": "1/2-1/2",
    "*": "*",
}


@dataclass(frozen=True, slots=True)
class FoundGame:
    """One game: its tags by name in small letters, the sign with which its moves end (or
    nothing), and whether there are moves at all. ``line`` is where it begins, from 1."""

    tags: Mapping[str, str]
    ending: str
    moved: bool
    line: int

    def tag(self, name: str) -> str:
        """The value of a tag; nothing for one that isn't there, or says that it isn't known."""
        value = self.tags.get(name.lower(), "")
        return value if value.strip("?-. ") else ""

    @property
    def result(self) -> str:
        """The result by its tag, in the form of the standard; as it is written where it is no
        result of the standard, and nothing where there is no such tag."""
        said = self.tag("Result").translate(_DASHES).replace(" ", "")
        return _ENDINGS.get(said, self.tag("Result"))


def games_in(text: str) -> Iterator[FoundGame]:
    """The games of *text*, one after the other."""
    game = _Game(1)
    for number, line in enumerate(_lines(text), 1):
        if not _HEADING.match(line) or (game.inside and not _BEGINS.match(line)):
            if not line.startswith("%"):
                game.take_text(line)
            continue
        tags = _tags(line)
        if game.text_begun or game.repeats(tags):
            yield from game.found()
            game = _Game(number)
        game.take_tags(tags)
    yield from game.found()


def _lines(text: str) -> Iterator[str]:
    start = 0
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield text[start:end].strip()
        start = end + 1


def _tags(line: str) -> list[tuple[str, str]]:
    line = line[:_LONGEST_HEADING]
    found = [(name, _ESCAPED.sub(r"\1", value)) for name, value in _TAG.findall(line)]
    if not found:
        broken = _BROKEN_TAG.match(line)
        found = [(broken[1], broken[2].rstrip('"”] '))] if broken else []
    return [(name.lower(), value[:LONGEST_VALUE].strip()) for name, value in found]


class _Game:
    """A game on its way: its tags first, then its moves up to the sign that ends them."""

    def __init__(self, line: int) -> None:
        self._line = line
        self._tags: dict[str, str] = {}
        self._ending = ""
        self._moved = False
        self._comment = False
        self._depth = 0
        self._blank = False
        self.text_begun = False

    @property
    def inside(self) -> bool:
        """Whether a comment or a variation is open."""
        return self._comment or self._depth > 0

    def repeats(self, tags: list[tuple[str, str]]) -> bool:
        """Whether *tags* are those of another game: some programs write none but tags."""
        names = {name for name, _ in tags} & self._tags.keys()
        return "event" in names or (self._blank and bool(names))

    def take_tags(self, tags: list[tuple[str, str]]) -> None:
        """Headings; the first of a name counts."""
        for name, value in tags[: _MOST_TAGS - len(self._tags)]:
            self._tags.setdefault(name, value)

    def take_text(self, line: str) -> None:
        """Moves, with whatever stands between them."""
        if not line:
            self._blank = True
            return
        self.text_begun = True
        place = 0
        while place < len(line):
            if self._comment:
                place = line.find("}", place) + 1
                if not place:
                    return
                self._comment = False
            sign = _SIGNS.search(line, place)
            if not self._depth:
                self._take_moves(line[place : sign.start() if sign else None])
            if sign is None or sign[0] == ";":
                return
            place = sign.end()
            self._comment = sign[0] == "{"
            self._depth = max(0, self._depth + (sign[0] == "(") - (sign[0] == ")"))

    def _take_moves(self, text: str) -> None:
        for word in text.translate(_DASHES).split():
            if word in _ENDINGS:
                self._ending = _ENDINGS[word]
            elif not self._moved and _MOVE.match(word):
                self._moved = True

    def found(self) -> Iterator[FoundGame]:
        """The game, if there is one."""
        if self._tags:
            yield FoundGame(self._tags, self._ending, self._moved, self._line)

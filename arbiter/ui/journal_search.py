"""What is looked for in the journal: words, a player's number, a round, a kind of line."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from arbiter.domain.tournament import Tournament
from arbiter.storage.journal import JournalRow
from arbiter.ui.journal_places import JournalPlace, journal_place
from arbiter.ui.journal_texts import journal_line
from arbiter.ui.journal_values import moment_text
from arbiter.ui.languages import translate

_ALIKE = str.maketrans({"ё": "е", "-": "–", "−": "–", "’": "'"})


class Kinds(Enum):
    """Which lines are shown."""

    ALL = "all"
    EDITS = "edits"
    UNDONE = "undone"
    """What was taken back, and what was done again."""


def fold(text: str) -> str:
    """*text* as it is compared: without regard to case, ё and the length of a dash.

    >>> fold("Ёлкин 1-0") == fold("ЕЛКИН 1–0")
    True
    """
    return text.casefold().translate(_ALIKE)


@dataclass(frozen=True)
class Query:
    """Every one of ``words`` stands in the line, every one of ``numbers`` is a player or a
    round of it, every one of ``rounds`` a round."""

    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    rounds: tuple[int, ...] = ()
    kinds: Kinds = Kinds.ALL

    @property
    def everything(self) -> bool:
        """Whether nothing is looked for."""
        return self == Query()

    def takes_kind(self, row: JournalRow) -> bool:
        """Whether lines of the kind of *row* are shown."""
        return self.kinds is Kinds.ALL or (row.kind == "edit") is (self.kinds is Kinds.EDITS)

    def takes_place(self, place: JournalPlace) -> bool:
        """Whether the numbers fit."""
        return all(n in place.players or n in place.rounds for n in self.numbers) and all(
            round in place.rounds for round in self.rounds
        )

    def takes_text(self, *texts: str) -> bool:
        """Whether the words stand in *texts*."""
        whole = fold(" ".join(texts))
        return all(word in whole for word in self.words)


def parse_query(text: str, kinds: Kinds = Kinds.ALL) -> Query:
    """What *text* looks for: ``berg``, ``7``, ``round 3``, ``3 berg 1-0``."""
    words: list[str] = []
    numbers: list[int] = []
    rounds: list[int] = []
    round_words = {fold(translate("Journal", "round", "typed before its number")), "round"}
    for token in fold(text).split():
        if not token.isdecimal():
            words.append(token)
        elif words and words[-1] in round_words:
            words.pop()
            rounds.append(int(token))
        else:
            numbers.append(int(token))
    return Query(tuple(words), tuple(numbers), tuple(rounds), kinds)


def takes(query: Query, row: JournalRow, tournament: Tournament) -> bool:
    """Whether *query* finds *row*; names and rounds are those of the present *tournament*."""
    if not query.takes_kind(row):
        return False
    if query.numbers or query.rounds:
        place = journal_place(row.edit, tournament)
        if not query.takes_place(place):
            return False
    if not query.words:
        return True
    line = journal_line(row, tournament)
    when = moment_text(row.at, None)
    return query.takes_text(when, row.user, line.what, line.change, line.reason)

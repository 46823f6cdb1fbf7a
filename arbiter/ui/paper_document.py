"""One document that can be printed: its words on the screen, its choices, how it is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.wall import for_the_wall
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import Words
from arbiter.ui.languages import translate

if TYPE_CHECKING:
    from arbiter.ui.journal_search import Query


@dataclass(frozen=True, slots=True)
class PaperOption:
    """A choice beside a document. ``values`` are keys with their words on the screen; ``first``
    is the key that is chosen to begin with, or nothing for the first of them."""

    key: str
    name: str
    values: tuple[tuple[str, str], ...]
    first: str = ""

    @property
    def usual(self) -> str:
        """The key of the value that is chosen to begin with."""
        return self.first or self.values[0][0]


@dataclass(frozen=True, slots=True)
class Wanted:
    """One document as somebody wants it: ``chosen`` holds the value of each option by its key.

    A worksheet is that of the players with ``numbers`` (of all who are level if there are
    none) and opens the tie-break ``code``. Of the journal ``query`` takes the lines, and
    ``typed`` says what was looked for.
    """

    document: Document
    words: Words
    chosen: Mapping[str, str] = field(default_factory=dict)
    numbers: tuple[int, ...] = ()
    code: str = ""
    query: Query | None = None
    typed: str = ""

    @property
    def tournament(self) -> Tournament:
        """The state that is printed."""
        return self.document.tournament

    @property
    def round(self) -> int:
        """The round that is chosen, from 1."""
        return int(self.chosen["round"])


@dataclass(frozen=True, slots=True)
class PaperDocument:
    """One document. ``group`` keeps those together that belong to one moment of an event;
    ``build`` raises ArbiterError if the tournament doesn't have what is printed. ``local`` is
    written in the language of the screen, whatever language the paper has."""

    key: str
    group: str
    name: str
    build: Callable[[Wanted], Sheet]
    options: tuple[PaperOption, ...] = ()
    local: bool = False

    @property
    def usual(self) -> dict[str, str]:
        """Its options as they are to begin with."""
        return {option.key: option.usual for option in self.options}


def round_option(tournament: Tournament, round: int) -> PaperOption:
    """One of the rounds, *round* to begin with."""
    last = max(tournament.rounds, 1)
    rounds = tuple((str(number), str(number)) for number in range(1, last + 1))
    return PaperOption(
        "round", translate("PrintDialog", "Round"), rounds, str(min(max(round, 1), last))
    )


def order_option(first: str = "number") -> PaperOption:
    """The orders of a list of players, *first* to begin with."""
    return PaperOption(
        "order",
        translate("PrintDialog", "Order"),
        (
            ("number", translate("PrintDialog", "by number")),
            ("name", translate("PrintDialog", "by name")),
            ("rating", translate("PrintDialog", "by rating")),
            ("federation", translate("PrintDialog", "by federation")),
        ),
        first,
    )


WALL = "wall"


def size_option() -> PaperOption:
    """Everything for the desk, or what is looked for in large type."""
    return PaperOption(
        "size",
        translate("PrintDialog", "Type"),
        (
            ("", translate("PrintDialog", "for the desk")),
            (WALL, translate("PrintDialog", "large, for the wall")),
        ),
    )


def sized(sheet: Sheet, wanted: Wanted) -> Sheet:
    """*sheet* as it is, or as it is posted, if that is *wanted*."""
    return for_the_wall(sheet) if wanted.chosen["size"] == WALL else sheet

"""Bundles: what an arbiter prints together at one moment of an event, in his order and number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from arbiter.document.document import Document
from arbiter.domain.progress import progress, round_to_come
from arbiter.domain.tournament import Tournament
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import Words
from arbiter.paper.job import Piece
from arbiter.ui.languages import translate
from arbiter.ui.paper_documents import PaperDocument, Wanted, paper_documents

FIRST_DAY, AFTER_ROUND, CLOSING = "first_day", "after_round", "closing"
RESULTS = "results"
"""The round sheet of the round that was played, beside that of the round to come."""

_CONTENTS: Mapping[str, Sequence[str]] = {
    FIRST_DAY: (
        "starting_list",
        "lots_protocol",
        "all_rounds",
        "wall_chart",
        "calendars",
        "place_cards",
        "board_numbers",
        "round",
        "slips",
    ),
    AFTER_ROUND: (RESULTS, "crosstable", "round", "slips"),
    CLOSING: ("crosstable_by_place", "standings", "worksheet", "prizes", "report", "diplomas"),
}
"""What each bundle holds until the arbiter chooses otherwise, in this order."""

MOST_COPIES = 99


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a bundle: a document, whether it is printed, and how often."""

    key: str
    ticked: bool = True
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Item:
    """One document as a bundle has it: ``name`` says of which round, ``chosen`` are its
    options."""

    key: str
    name: str
    document: PaperDocument
    chosen: Mapping[str, str]


def bundle_names() -> dict[str, str]:
    """The bundles by key, in the words of the screen and the order of an event."""
    return {
        FIRST_DAY: translate("Bundles", "First day"),
        AFTER_ROUND: translate("Bundles", "After a round"),
        CLOSING: translate("Bundles", "Closing"),
    }


def proposed(tournament: Tournament) -> str:
    """The bundle that fits the moment: before the first result, after the last, or between."""
    if not tournament.started:
        return FIRST_DAY
    return CLOSING if progress(tournament).final else AFTER_ROUND


def file_title(bundle: str, tournament: Tournament) -> str:
    """What the file of *bundle* is called after the name of the event."""
    if bundle == AFTER_ROUND and (played := round_played(tournament)):
        return translate("Bundles", "After round {0}").format(played)
    return bundle_names()[bundle]


def round_played(tournament: Tournament) -> int:
    """The last round that has begun, from 1; 0 before the first, and where rounds are not
    known."""
    if not tournament.rounds_known or not tournament.started:
        return 0
    coming = round_to_come(tournament)
    return coming - 1 if coming else tournament.rounds


def items(tournament: Tournament) -> dict[str, Item]:
    """Every document by its key as a bundle has it now: of a round, the one to come; and the
    results of the round that was played. What is of a round to come is missing after the last.
    """
    coming, played = round_to_come(tournament), round_played(tournament)
    found: dict[str, Item] = {}
    for document in paper_documents(tournament, coming or 1):
        of_a_round = "round" in document.usual
        if document.key == "round" and played:
            found[RESULTS] = Item(
                RESULTS,
                translate("Bundles", "Results of round {0}, standings").format(played),
                document,
                {**document.usual, "round": str(played)},
            )
        if of_a_round and tournament.rounds_known and tournament.drawn and not coming:
            continue
        name = document.name
        if of_a_round and coming:
            name = translate("Bundles", "{0}: round {1}", "a document").format(name, coming)
        found[document.key] = Item(document.key, name, document, document.usual)
    return found


def entries(bundle: str, kept: str, offered: Mapping[str, Item]) -> list[Entry]:
    """The lines of *bundle* in their order: as they were *kept* in the settings, or as is
    usual; then all other documents that are *offered*, not ticked."""
    listed = [_entry(word) for word in kept.split()]
    found = {entry.key: entry for entry in listed if entry is not None}
    for key in _CONTENTS[bundle] if not found else ():
        found[key] = Entry(key)
    for key in offered:
        found.setdefault(key, Entry(key, ticked=False))
    return [entry for entry in found.values() if entry.key in offered]


def kept_text(lines: Sequence[Entry], before: str = "") -> str:
    """*lines* as the settings keep them: ``round:2 -slips:1``. What *before* held and is not
    offered at this moment stays at its end."""
    words = [f"{'' if line.ticked else '-'}{line.key}:{line.copies}" for line in lines]
    keys = {line.key for line in lines}
    others = [word for word in before.split() if (old := _entry(word)) and old.key not in keys]
    return " ".join(words + others)


def with_copies(entry: Entry, copies: int) -> Entry:
    """*entry* with so many copies, one at least."""
    return replace(entry, copies=min(max(copies, 1), MOST_COPIES))


def pieces(
    lines: Sequence[Entry], offered: Mapping[str, Item], document: Document, words: Words
) -> list[Piece]:
    """What is to be printed of *lines*."""
    return [
        Piece(item.name, _builder(item, document, words), line.copies)
        for line in lines
        if line.ticked and (item := offered.get(line.key)) is not None
    ]


def _builder(item: Item, document: Document, words: Words) -> Callable[[], Sheet]:
    def build() -> Sheet:
        return item.document.build(Wanted(document, words, item.chosen))

    return build


def _entry(word: str) -> Entry | None:
    """One line as the settings keep it; None for what makes no sense."""
    key, _, copies = word.removeprefix("-").partition(":")
    if not key or not copies.isdecimal() or len(copies) > 2:
        return None
    return with_copies(Entry(key, not word.startswith("-")), int(copies))

"""Every sheet as a picture of each of its pages, in ``pictures/sheets``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    crosstable_sheet,
    round_sheet,
    standings_sheet,
    starting_list_sheet,
    worksheet_sheet,
)
from arbiter.formats.documents.starting_list import ORDERS
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.paper.pdf import page_pictures
from tests import demo
from tests.boards import drawn
from tests.events import complete
from tests.paper.every_document import FIELDS, KEYS, sheet_of

DPI = 80


def main(folder: Path) -> int:
    """Paint all of them, on A4 and the first ones on other formats and in other languages."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet, paper in chain(_sheets(), _every_document()):
        pictures = page_pictures([sheet], paper, DPI)
        for number, picture in enumerate(pictures, 1):
            file = folder / (f"{name}.png" if len(pictures) == 1 else f"{name}-{number}.png")
            if not picture.save(str(file)):
                sys.exit(f"{file} could not be written")
    return 0


def _every_document() -> Iterator[tuple[str, Sheet, str]]:
    """Each document that the print dialog offers, for each field that the tests measure."""
    for size in FIELDS:
        for key in KEYS:
            yield f"every-{key}-{size.replace(' ', '-')}", sheet_of(size, key), "A4"


def _sheets() -> Iterator[tuple[str, Sheet, str]]:
    """Name, sheet and format of paper."""
    english = words("en")
    sixteen, twice, twelve = demo.sixteen(), demo.eight_twice(), demo.twelve_long_names()
    for number in (1, 9, 10):
        yield f"round-{number}-of-16", round_sheet(sixteen, number, english), "A4"
    yield "round-9-of-16-for-the-wall", round_sheet(sixteen, 9, english, results=False), "A4"
    for name, tournament in (
        ("16", sixteen),
        ("8-twice", twice),
        ("7-final", seven()),
        ("4", drawn(["Adams", "Berg", "Çelik", "Dahl"])),
        ("24", _named(complete(24, seed=5, forfeits=0.03))),
        ("24-twice", _named(complete(24, seed=6, cycles=2))),
        ("60", _named(complete(60, seed=7))),
    ):
        yield f"crosstable-{name}", crosstable_sheet(tournament, english), "A4"
        yield f"standings-{name}", standings_sheet(tournament, english), "A4"
    for name, tournament in (
        ("16", Withdraw(7, annul=True, reason="illness")(sixteen)),
        ("8-twice", Withdraw(3, annul=True)(twice)),
    ):
        yield f"withdrawn-crosstable-{name}", crosstable_sheet(tournament, english), "A4"
        yield f"withdrawn-standings-{name}", standings_sheet(tournament, english), "A4"
    yield "crosstable-16-by-place", crosstable_sheet(sixteen, english, by_rank=True), "A4"
    yield "crosstable-16-Letter", crosstable_sheet(sixteen, english), "Letter"
    yield "crosstable-16-A3", crosstable_sheet(sixteen, english), "A3"
    yield "standings-16-A5", standings_sheet(sixteen, english), "A5"
    yield "round-9-of-16-A5", round_sheet(sixteen, 9, english), "A5"
    yield "round-1-of-7-one-free", round_sheet(drawn(7), 1, english), "A4"
    yield "round-1-of-60", round_sheet(_named(drawn(60)), 1, english), "A4"
    yield "crosstable-marks", crosstable_sheet(_every_mark(), english), "A4"
    for name, tournament in (
        ("16", sixteen),
        ("8-twice", twice),
        ("7-final", seven()),
        ("5", drawn(["Adams", "Berg", "Çelik", "Dahl", "Eriksen"])),
        ("24-twice", _named(complete(24, seed=6, cycles=2))),
    ):
        yield f"all-rounds-{name}", all_rounds_sheet(tournament, english), "A4"
        yield f"calendars-{name}", calendars_sheet(tournament, english), "A4"
        yield f"worksheet-{name}", worksheet_sheet(tournament, english), "A4"
    yield "calendars-16-A5", calendars_sheet(sixteen, english), "A5"
    for order in ORDERS:
        list_of_16 = starting_list_sheet(sixteen, english, order)
        yield f"starting-list-16-by-{order}", list_of_16, "A4"
    yield "empty", crosstable_sheet(Tournament(), english), "A4"
    for language in ("ru", "sv", "tr"):
        local = words(language)
        yield f"{language}-round-8", round_sheet(twelve, 8, local), "A4"
        yield f"{language}-round-9", round_sheet(twelve, 9, local), "A4"
        yield f"{language}-crosstable", crosstable_sheet(twelve, local), "A4"
        yield f"{language}-standings", standings_sheet(twelve, local), "A4"
        yield f"{language}-crosstable-seven", crosstable_sheet(seven(language), local), "A4"
        tie = worksheet_sheet(seven(language), local, (3, 4))
        yield f"{language}-worksheet-seven", tie, "A4"
        yield f"{language}-all-rounds", all_rounds_sheet(twelve, local), "A4"
        yield f"{language}-calendars", calendars_sheet(twelve, local), "A4"
        yield f"{language}-starting-list", starting_list_sheet(twelve, local, "name"), "A4"


def _named(tournament: Tournament) -> Tournament:
    """With names of the length that occurs."""
    families = [player.family for player in demo.sixteen().players]
    players = tuple(
        Player(f"{families[place % 16]}, {chr(65 + place // 16)}nna", rating_fide=2400 - 7 * place)
        for place in range(tournament.size)
    )
    return replace(tournament, players=players)


def _every_mark() -> Tournament:
    """Each kind of result once."""
    tournament = _named(drawn(6))
    results = [*Result, None, None, None]
    games = tuple(replace(game, result=result) for game, result in zip(tournament.games, results))
    return replace(tournament, games=games)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

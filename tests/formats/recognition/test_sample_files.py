"""The sample files of every kind, through the reader and through the one door."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from arbiter.domain.crosstable import cell_text
from arbiter.domain.errors import ArbiterError
from arbiter.domain.import_findings import Doubtful
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import Recognised
from arbiter.formats.source.book import SourceKind
from arbiter.formats.source.reading import read_book

FILES = Path(__file__).parents[2] / "data" / "files"
EXPECTED = {
    name: expected
    for name, expected in json.loads((FILES / "expected.json").read_text("utf-8")).items()
    if name.endswith((".xlsx", ".csv", ".pgn", ".trf"))
}
FIELDS = ("birth", "fide_id", "national_id", "sex", "rating_national", "rating_fide")


def read(name: str) -> Recognised:
    return recognise(read_book(FILES / name))


def in_file_order(recognised: Recognised) -> list[int]:
    """The numbers of the players from the top of the sheet to its bottom."""
    rows = recognised.rows
    if recognised.kind.value == "pairings":
        return list(recognised.tournament.numbers)
    return sorted(recognised.tournament.numbers, key=lambda number: rows[number - 1])


def matrix(tournament: Tournament, order: list[int]) -> list[list[str]]:
    return [
        [
            "*"
            if own == other
            else cell_text(tournament.meetings(own, other), own).replace("−", "-")
            for other in order
        ]
        for own in order
    ]


@pytest.mark.parametrize("name", [n for n, e in EXPECTED.items() if "refuse" in e["verdict"]])
def test_a_file_to_be_refused_is_refused_or_read_rightly(name):
    expected = EXPECTED[name]
    try:
        recognised = read(name)
    except ArbiterError:
        return
    assert expected["verdict"] == "ok-or-refuse"
    check(recognised, expected)


@pytest.mark.parametrize("name", [n for n, e in EXPECTED.items() if e["verdict"] == "ok"])
def test_a_good_file_is_read_without_complaint(name):
    recognised = read(name)

    assert recognised.complaints == ()
    check(recognised, EXPECTED[name])


@pytest.mark.parametrize("name", [n for n, e in EXPECTED.items() if e["verdict"] == "warn"])
def test_a_damaged_file_is_read_with_its_doubts_named(name):
    recognised = read(name)

    check(recognised, EXPECTED[name])
    assert {
        Doubtful.DATE_AS_RESULT,
        Doubtful.TIME_AS_RESULT,
        Doubtful.LOOKALIKE,
        Doubtful.POINTS_AS_DATE,
    } <= {finding.about for finding in recognised.complaints}


def check(recognised: Recognised, expected: dict) -> None:
    tournament = recognised.tournament
    order = in_file_order(recognised)
    players = [tournament.player(number) for number in order]
    if recognised.book.kind is SourceKind.PGN:  # whose games are shown as a list of pairings
        assert (recognised.kind.value, expected["kind"]) == ("pairings", "pgn")
    else:
        assert recognised.kind.value == expected["kind"]
    if "players" in expected:
        assert [player.name for player in players] == expected["players"]
    if "language" in expected:
        assert recognised.language == expected["language"]
    if "cycles" in expected:
        assert tournament.regulations.cycles == expected["cycles"]
    if "matrix" in expected:
        assert matrix(tournament, order) == expected["matrix"]
        assert [Fraction(tournament.score(n), 2) for n in order] == expected["points"]
    if "sonneborn_berger" in expected:
        ranking = standings(tournament, ("SB",))
        shown = [ranking.of(number).values["SB"] or 0 for number in order]
        assert [Fraction(value, 4) for value in shown] == expected["sonneborn_berger"]
    if "rounds" in expected:
        assert [
            [[game.white, game.black] for game in tournament.boards(round)]
            for round in range(1, tournament.rounds + 1)
        ] == expected["rounds"]
    for field in FIELDS:
        if field in expected:
            found = [getattr(player, field) or None for player in players]
            assert found == expected[field], field
    if "fed" in expected:
        assert [player.federation for player in players] == expected["fed"]

"""The chief arbiter's report."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.event import Official, OfficialRole
from arbiter.domain.result import Outcome, Result
from arbiter.domain.tournament import Closing, Event, Player, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import report_sheet, standings_sheet
from arbiter.formats.sheets import Fields, Lines, Notes, Sheet, Signatures, Table
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f6, without_rounds

EN = words("en")
EVENT = Event(
    "Spring Cup",
    "Perm",
    "RUS",
    "2026-05-01",
    "2026-05-11",
    "Lebedev, Sergei",
    organiser="Perm Chess Federation",
    rate_of_play="90 min + 30 s a move",
    officials=(Official("Gromova, Olga", OfficialRole.DEPUTY), Official("Berg, Anna")),
)


def fields(sheet: Sheet, place: int) -> dict[str, str]:
    """What form *place* (from 0) says, by its labels."""
    forms = [part for part in sheet.parts if isinstance(part, Fields)]
    return dict(forms[place].fields)


def test_what_is_known_of_the_event() -> None:
    """Everybody's office, the chief arbiter first."""
    said = fields(report_sheet(replace(f6(), event=EVENT), EN), 0)

    assert said == {
        "Event": "Spring Cup",
        "Place and dates": "Perm, 1–11 May 2026",
        "Organiser": "Perm Chess Federation",
        "System": "round robin, 6 players, 5 rounds",
        "Rate of play": "90 min + 30 s a move",
        "Level on points": "Direct encounter (DE); Sonneborn-Berger (SB); Number of wins (WIN); "
        "Koya (KS)",
        "Drawing of lots": "as listed",
        "Arbiters": "Lebedev, Sergei (chief arbiter); Gromova, Olga (deputy chief arbiter); "
        "Berg, Anna (arbiter)",
    }


def test_what_is_not_known_is_left_to_the_pen() -> None:
    """Nothing is invented; as plain text a line."""
    sheet = report_sheet(drawn(4), EN)
    said = fields(sheet, 0)

    assert [said[label] for label in ("Event", "Organiser", "Arbiters")] == ["", "", ""]
    assert "Organiser" in sheet_text(sheet)
    assert "____" in sheet_text(sheet)


def test_games_are_counted() -> None:
    """Forfeits are not played, and no win of a colour."""
    tournament = SetResult(1, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    tournament = SetResult(2, 5, 1, None)(tournament)
    played = [g.result for g in tournament.games if g.result and g.result.played]
    counted = fields(report_sheet(tournament, EN), 1)

    assert [
        counted[label] for label in ("Games scheduled", "Played", "Forfeits", "Not played")
    ] == [
        "15",
        "13",
        "1",
        "1",
    ]
    assert counted["White won"] == str(sum(r.white is Outcome.WIN for r in played))
    assert counted["Black won"] == str(sum(r.black is Outcome.WIN for r in played))
    assert counted["Draws"] == str(sum(r.white is Outcome.DRAW for r in played))
    wins = sum(int(counted[label]) for label in ("White won", "Draws", "Black won"))
    assert wins == int(counted["Played"])


def test_colours_that_nobody_knows_are_not_counted() -> None:
    """The draws are."""
    counted = fields(report_sheet(without_rounds(f6()), EN), 1)

    assert (counted["White won"], counted["Black won"]) == ("", "")
    assert counted["Draws"] == fields(report_sheet(f6(), EN), 1)["Draws"]


@pytest.mark.parametrize(
    ("ratings", "text"),
    [((2001, 2000, 0), "2001 (2 of 3 rated)"), ((0, 0, 0), ""), ((1, 2, 4), "2")],
)
def test_mean_rating(ratings: tuple[int, ...], text: str) -> None:
    """A half goes up; nothing where nobody has one."""
    players = tuple(Player(f"P{n}", rating_fide=rating) for n, rating in enumerate(ratings))
    counted = fields(report_sheet(replace(drawn(3), players=players), EN), 1)

    assert counted["Mean rating"] == text


def test_the_table_is_that_of_the_standings() -> None:
    """Places, points and tie-breaks, row by row."""
    (table,) = [part for part in report_sheet(f6(), EN).parts if isinstance(part, Table)]

    assert table == standings_sheet(f6(), EN).parts[0]


def test_what_happened_stands_with_its_label() -> None:
    """Who left, and what was corrected; the rest is written by hand, and all is signed."""
    left = Withdraw(6, annul=True, reason="illness")(f6().after_round(2))
    closing = Closing(False, 2, "2026-05-08", ("board 3 was wrong",))
    sheet = report_sheet(replace(left, closing=closing), EN)
    lines = [part for part in sheet.parts if isinstance(part, Lines)]

    assert "illness" in lines[0].label
    assert [line.count for line in lines] == [1, 2, 2, 1]
    assert lines[3].label == "Corrections: Version 2: board 3 was wrong"
    assert isinstance(sheet.parts[-1], Signatures)
    assert len(sheet.parts[-1].names) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_without_players_there_is_a_sentence(language: str) -> None:
    """In place of the table."""
    sheet = report_sheet(Tournament(), words(language))

    assert any(isinstance(part, Notes) for part in sheet.parts)
    assert not any(isinstance(part, Table) for part in sheet.parts)

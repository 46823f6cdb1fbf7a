"""The tag pairs of a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetEvent, SetPlayer, SetRoundStarts
from arbiter.domain.event import Event
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player, Tournament
from arbiter.formats.pgn.tags import game_tags, result_token
from tests.boards import drawn

ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"]


@pytest.fixture
def cup() -> Tournament:
    tournament = drawn(["Moreau, Étienne", "Berg", "Ayşe Kaya", "Жуков Роман"])
    event = Event("Cup", "Lund", "SWE", "2026-05-01", "2026-05-03", time_control="5400+30")
    for edit in (
        SetEvent(event),
        SetPlayer(1, Player("Moreau, Étienne", "IM", fide_id="0600123", rating_fide=2441)),
        SetPlayer(4, Player("Жуков Роман", "КМС", rating_national=2100)),
        SetRoundStarts(("2026-05-01T10:00", "2026-05-02")),
    ):
        tournament = edit(tournament)
    return tournament


def test_the_roster_comes_first_and_in_its_order(cup: Tournament) -> None:
    """Then the rest by name; a board of its own, for Lichess takes 1.1 for a round's name."""
    tags = game_tags(cup, cup.boards(1)[0])

    assert list(tags)[:7] == ROSTER
    assert list(tags)[7:] == sorted(list(tags)[7:])
    assert tags == {
        "Event": "Cup",
        "Site": "Lund SWE",
        "Date": "2026.05.01",
        "Round": "1",
        "White": "Moreau, Étienne",
        "Black": "Жуков Роман",
        "Result": "*",
        "Board": "1",
        "EventDate": "2026.05.01",
        "EventRounds": "3",
        "EventType": "tourn",
        "TimeControl": "5400+30",
        "WhiteElo": "2441",
        "WhiteFideId": "600123",
        "WhiteTitle": "IM",
    }


def test_round_and_board_can_be_one(cup: Tournament) -> None:
    """For programs that sort games by it."""
    tags = game_tags(cup, cup.boards(2)[1], joined=True)

    assert tags["Round"] == "2.2"
    assert "Board" not in tags


def test_what_is_not_known_is_left_out_or_a_question_mark() -> None:
    """Never a zero, never empty."""
    bare = drawn(4)
    tags = game_tags(bare, bare.games[0])

    assert tags["Event"] == tags["Site"] == "?"
    assert tags["Date"] == "????.??.??"
    assert list(tags) == [*ROSTER, "Board", "EventRounds", "EventType"]
    assert all(value not in ("", "0") for value in tags.values())


@pytest.mark.parametrize(
    ("start", "end", "day"),
    [
        ("2026-05-01", "2026-05-01", "2026.05.01"),
        ("2026-05-01", "2026-05-03", "2026.05.??"),
        ("2026-05-30", "2026-06-03", "2026.??.??"),
        ("2026-12-30", "2027-01-03", "????.??.??"),
        ("2026-05-01", "", "????.??.??"),
    ],
)
def test_a_round_without_a_date_has_what_the_event_tells(start: str, end: str, day: str) -> None:
    """No day is made up."""
    tournament = SetEvent(Event("Cup", start=start, end=end))(drawn(4))

    assert game_tags(tournament, tournament.games[0])["Date"] == day


def test_a_game_put_off_has_the_day_it_was_put_off_to(cup: Tournament) -> None:
    """It is not over."""
    game = replace(cup.games[0], pending=Pending.POSTPONED, until="2026-05-09T18:00")
    tags = game_tags(cup.with_game(game), game)

    assert (tags["Date"], tags["Result"]) == ("2026.05.09", "*")
    assert "Termination" not in tags


@pytest.mark.parametrize(
    ("result", "token", "termination"),
    [
        (Result.WHITE_WINS, "1-0", None),
        (Result.DRAW_UNRATED, "1/2-1/2", None),
        (Result.WHITE_WINS_BY_FORFEIT, "1-0", "unplayed"),
        (Result.BLACK_WINS_BY_FORFEIT, "0-1", "unplayed"),
        (Result.DOUBLE_FORFEIT, "*", "unplayed"),
        (Result.BOTH_LOSE, "*", "adjudication"),
        (Result.WHITE_DRAWS_BLACK_LOSES, "*", "adjudication"),
        (None, "*", None),
    ],
)
def test_results(cup: Tournament, result: Result | None, token: str, termination: str) -> None:
    """A forfeit is told from a game, and nothing but four signs is a result."""
    game = replace(cup.games[0], result=result)
    tags = game_tags(cup.with_game(game), game)

    assert tags["Result"] == result_token(result) == token
    assert tags.get("Termination") == termination


def test_a_clock_for_each_side_has_no_form_in_pgn(cup: Tournament) -> None:
    """It is left out rather than written as what it isn't."""
    event = replace(cup.event, time_control="W300-B240")

    assert "TimeControl" not in game_tags(SetEvent(event)(cup), cup.games[0])

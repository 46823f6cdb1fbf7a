"""How far a tournament has come, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.import_edits import AssumeRounds
from arbiter.domain.result import Result
from arbiter.domain.tournament import Closing, Pending, Tournament
from arbiter.formats.status import assumptions, standings_title, status, version_text
from arbiter.formats.words import words
from tests.boards import drawn, seed, without_rounds


def played(tournament: Tournament, rounds: int, beyond: int = 0) -> Tournament:
    """Everything drawn in the first *rounds*, and *beyond* games of the next."""
    for round in range(1, rounds + 2):
        boards = tournament.boards(round) if round <= tournament.rounds else ()
        for game in boards if round <= rounds else boards[:beyond]:
            tournament = SetResult(*game.name, Result.DRAW)(tournament)
    return tournament


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "after round 6 of 9 + 3 games · provisional"),
        ("ru", "после 6-го тура из 9 + 3 партии · предварительно"),
        ("sv", "efter rond 6 av 9 + 3 partier · preliminär"),
        ("tr", "6. tur sonunda (9 tur) + 3 oyun · geçici"),
    ],
)
def test_between_two_rounds(language: str, text: str) -> None:
    """The last complete round, the games beyond it, and that it is provisional."""
    assert status(played(drawn(10), 6, 3), words(language)) == text


def test_at_a_round_s_end_no_games_are_beyond() -> None:
    """A complete round is named alone."""
    assert status(played(drawn(10), 6), words("en")) == "after round 6 of 9 · provisional"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "after round 7 of 7 · final"),
        ("ru", "после 7-го тура из 7 · окончательно"),
        ("sv", "efter rond 7 av 7 · slutlig"),
        ("tr", "7. tur sonunda (7 tur) · kesin"),
    ],
)
def test_final(language: str, text: str) -> None:
    """When no game is open it is final."""
    assert status(seed(), words(language)) == text


def test_one_open_game_makes_it_provisional() -> None:
    """A postponed game of round 1 holds everything at the beginning."""
    postponed = SetPending(2, 7, 1, Pending.POSTPONED)(seed())

    assert status(postponed, words("en")) == "after 20 games · provisional"
    assert status(postponed, words("ru")) == "после 20 партий · предварительно"


def test_before_the_first_result() -> None:
    """Nothing is provisional while nothing is there."""
    assert status(drawn(6), words("en")) == "before round 1 of 5"
    assert status(Tournament(), words("en")) == "before the drawing of lots"


def test_title_of_the_standings() -> None:
    """The same text behind the word."""
    assert (
        standings_title(seed(), words("ru"))
        == "Положение участников после 7-го тура из 7 · окончательно"
    )


def test_a_version_says_that_it_is_one() -> None:
    """From the first reopening on, with its day; the first version says nothing."""
    closed = CloseTournament()(seed())
    again = ReopenTournament("an appeal", "2026-05-08")(closed)

    assert version_text(closed, words("en")) == ""
    assert status(again, words("en")) == (
        "after round 7 of 7 · final · version 2, corrected 8 May 2026"
    )
    assert version_text(again, words("ru")) == "версия 2, исправлено 08.05.2026"
    assert version_text(replace(again, closing=Closing(version=4)), words("sv")) == "version 4"


def test_what_was_not_played_or_drawn_is_admitted() -> None:
    """A crosstable without numbers, and the rounds that were made up for it."""
    table = without_rounds(seed())

    assert assumptions(seed(), words("en")) == ()
    assert assumptions(table, words("en")) == ("numbers not drawn",)
    assert assumptions(AssumeRounds()(table), words("sv")) == (
        "ronder och färger antagna",
        "nummer ej lottade",
    )

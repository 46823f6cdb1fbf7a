"""What one cell shows and says."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetPending, SetPlayer, SetResult, SetResults
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.ui.crosstable_cells import Face, Weight, face, games_named, spoken
from tests.boards import drawn


def _game(result: Result | None = None, pending: Pending | None = None, until: str = "") -> object:
    """Players 1 and 4 of four, round 1; 1 has White."""
    tournament = drawn(4)
    if pending:
        tournament = SetPending(1, 4, 1, pending, until)(tournament)
    return SetResult(1, 4, 1, result)(tournament).game(1, 4) if result else tournament.game(1, 4)


def test_an_open_game_shows_round_and_colour() -> None:
    """White's row and Black's row differ, and the round in view is marked."""
    game = _game()

    assert face(game, 1, round=1, last=False) == Face("1", Weight.OPEN, white=True, now=True)
    assert face(game, 4, round=2, last=False) == Face("1", Weight.OPEN, white=False)


@pytest.mark.parametrize(
    ("result", "own", "other"),
    [
        (Result.WHITE_WINS, ("1", Weight.WIN), ("0", Weight.LOSS)),
        (Result.DRAW, ("½", Weight.DRAW), ("½", Weight.DRAW)),
        (Result.BLACK_WINS_BY_FORFEIT, ("−", Weight.LOSS), ("+", Weight.WIN)),
        (Result.DOUBLE_FORFEIT, ("−", Weight.LOSS), ("−", Weight.LOSS)),
        (Result.WHITE_DRAWS_BLACK_LOSES, ("½", Weight.DRAW), ("0", Weight.LOSS)),
    ],
)
def test_a_result_is_seen_from_the_row(
    result: Result, own: tuple[str, Weight], other: tuple[str, Weight]
) -> None:
    """The mark and how strongly it is written, in White's and in Black's row."""
    game = _game(result)

    for number, wanted in ((1, own), (4, other)):
        shown = face(game, number, round=1, last=False)
        assert (shown.text, shown.weight) == wanted


def test_adjourned_and_postponed_differ() -> None:
    """An adjourned game counts as a draw for now; a postponed one stays open."""
    adjourned = face(_game(pending=Pending.ADJOURNED), 1, round=1, last=False)
    postponed = face(_game(pending=Pending.POSTPONED), 1, round=1, last=True)

    assert (adjourned.text, adjourned.weight) == ("½?", Weight.DRAW)
    assert (postponed.weight, postponed.postponed, postponed.last) == (Weight.OPEN, True, True)


@pytest.mark.parametrize(
    ("result", "pending", "words"),
    [
        (None, None, "open"),
        (None, Pending.POSTPONED, "postponed to Sat 16 May"),
        (None, Pending.ADJOURNED, "adjourned, counts as a draw for now"),
        (Result.WHITE_WINS, None, "Szabó won"),
        (Result.BLACK_WINS_BY_FORFEIT, None, "Szabó lost by forfeit"),
        (Result.BOTH_LOSE, None, "0–0"),
    ],
)
def test_a_cell_speaks(result: Result | None, pending: Pending | None, words: str) -> None:
    """Who, which round, which colour, and how it stands."""
    tournament = SetPlayer(1, Player("Szabó, Márton"))(drawn(4))
    tournament = SetPlayer(4, Player("Moreau, Étienne"))(tournament)
    until = "2026-05-16" if pending is Pending.POSTPONED else ""
    if pending:
        tournament = SetPending(1, 4, 1, pending, until)(tournament)
    if result:
        tournament = SetResult(1, 4, 1, result)(tournament)

    said = spoken(tournament, tournament.meetings(1, 4), 1)
    assert said == f"Szabó – Moreau, round 1, Szabó has White, {words}"


def test_black_is_said_too() -> None:
    """From the other row."""
    tournament = drawn(["Adams", "Berg", "Cruz", "Dahl"])

    assert (
        spoken(tournament, tournament.meetings(4, 1), 4)
        == "Dahl – Adams, round 1, Dahl has Black, open"
    )


def test_an_edit_names_its_games() -> None:
    """By pair and cycle, the lower number first; edits of players name none."""
    both = SetResults((SetResult(1, 2, 1, None), SetResult(2, 1, 2, None)))

    assert games_named(SetResult(4, 2, 1, None)) == {(2, 4, 1)}
    assert games_named(SetPending(2, 4, 1, None)) == {(2, 4, 1)}
    assert games_named(both) == {(1, 2, 1), (1, 2, 2)}
    assert games_named(SetPlayer(1, Player("Adams"))) == frozenset()


def test_early_games_and_home_and_away_in_words(qapp) -> None:
    """Whoever can't see the table hears what it shows."""
    tournament = SetPending(1, 4, 1, Pending.EARLY, "2026-05-03")(drawn(4, home_and_away=True))
    games = tournament.meetings(1, 4)

    assert "Player 1 is at home, to be played early, " in spoken(tournament, games, 1)
    assert "Player 4 is away" in spoken(tournament, games, 4)
    assert face(games[0], 1, round=1, last=False).postponed
    bare = SetPending(1, 4, 1, Pending.EARLY)(tournament)
    assert spoken(bare, bare.meetings(1, 4), 1).endswith("to be played early")


def test_what_does_not_count_stands_in_parentheses() -> None:
    """What was played; a forfeit and an open game leave the hatched cell empty."""
    played = face(_game(Result.WHITE_WINS), 1, round=1, last=False, counts=False)
    forfeit = face(_game(Result.WHITE_WINS_BY_FORFEIT), 4, round=1, last=True, counts=False)

    assert (played.text, played.soft) == ("(1)", True)
    assert (forfeit.text, forfeit.soft, forfeit.last) == ("", True, True)
    assert face(_game(), 1, round=1, last=False, counts=False).text == ""
    left = Withdraw(4, annul=True)(SetResult(1, 4, 1, Result.DRAW)(drawn(4)))
    assert spoken(left, (left.game(1, 4),), 1).endswith("drawn, does not count")

"""What the hall sees: the right round, the right pages, nothing that is nobody's business."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, Player, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.ui.hall_pages import HallPage, HallView, hall_pages, next_round, round_in_hall
from tests.boards import drawn, f5, f6, without_rounds


def pages(tournament: Tournament, view: HallView = HallView.ROTATING) -> tuple[HallPage, ...]:
    """The pages of *tournament*."""
    return hall_pages(standings(tournament), view)


def played(tournament: Tournament, *rounds: int) -> Tournament:
    """*tournament* with every game of *rounds* won by White."""
    for round in rounds:
        for game in tournament.boards(round):
            tournament = SetResult(*game.name, Result.WHITE_WINS)(tournament)
    return tournament


def test_the_round_people_look_for() -> None:
    """The one being played; between two rounds the one whose results are news."""
    fresh = drawn(6)
    assert (round_in_hall(fresh), next_round(fresh)) == (1, 2)
    first = played(fresh, 1)
    assert (round_in_hall(first), next_round(first)) == (1, 2)
    game = first.boards(2)[1]
    second = SetResult(*game.name, Result.DRAW)(first)
    assert (round_in_hall(second), next_round(second)) == (2, 3)
    assert (round_in_hall(f6()), next_round(f6())) == (5, 0)
    assert (round_in_hall(Tournament()), next_round(Tournament())) == (0, 0)


def test_a_game_put_off_holds_nobody_up() -> None:
    """Its round is over for the hall when all others of it are."""
    tournament = played(drawn(6), 1)
    first, *others = tournament.boards(2)
    tournament = SetPending(*first.name, Pending.POSTPONED)(tournament)
    for game in others:
        tournament = SetResult(*game.name, Result.DRAW)(tournament)

    assert round_in_hall(tournament) == 2
    assert pages(tournament)[0].boards[0].word == "postponed"
    assert pages(tournament)[-1].heading == "Round 3"


def test_in_turn() -> None:
    """Boards with the standings beside them, the crosstable, and once it is over the next round."""
    between = pages(played(drawn(6), 1))
    assert [page.heading for page in between] == ["Round 1", "Crosstable", "Round 2"]
    assert between[0].beside
    assert not between[2].beside
    at_work = SetResult(*played(drawn(6), 1).boards(2)[0].name, Result.DRAW)(played(drawn(6), 1))
    assert [page.heading for page in pages(at_work)] == ["Round 2", "Crosstable"]
    assert [page.heading for page in pages(drawn(6))] == ["Round 1"]


def test_many_boards() -> None:
    """Sixteen boards stand on a page of their own, the standings on the next; more are cut."""
    thirty_two = played(drawn(32), 1)
    found = pages(thirty_two)
    assert [page.heading for page in found] == ["Round 1", "Standings", "Round 2"]
    assert not found[0].beside
    assert len(found[1].lines) == 32
    sixty = pages(played(drawn(60), 1))
    assert [len(page.boards) for page in sixty if page.heading == "Round 1"] == [15, 15]
    assert [page.subject for page in sixty][:2] == ["Round 1, boards 1–15", "Round 1, boards 16–30"]


@pytest.mark.parametrize("size", [3, 5, 16, 17, 18, 19, 33, 60])
def test_every_board_and_player_is_shown_once(size: int) -> None:
    """However many pages it takes."""
    tournament = played(drawn(size), 1)
    boards = [board for page in pages(tournament, HallView.BOARDS) for board in page.boards]
    assert [board.number for board in boards] == [g.board for g in tournament.boards(1)]
    lines = [line for page in pages(tournament, HallView.STANDINGS) for line in page.lines]
    assert len(lines) == size
    cells = [
        cell
        for page in pages(tournament, HallView.CROSSTABLE)
        for row in page.rows
        for cell in row.cells
    ]
    assert len(cells) == size * size
    assert cells.count(None) == size


def test_a_board() -> None:
    """Names, points before the round, signs, who won."""
    tournament = f6()
    board = pages(tournament, HallView.BOARDS)[0].boards[0]
    game = tournament.boards(5)[0]

    assert (board.white, board.black) == tuple(
        tournament.player(number).name for number in (game.white, game.black)
    )
    assert (board.left, board.right, board.won, board.lost) == ("1", "0", "w", "b")
    assert (board.white_points, board.black_points) == ("2½", "3")


def test_forfeits_and_adjourned() -> None:
    """Plus and minus; the word for a game that is not over."""
    tournament = drawn(6)
    one, two, three = tournament.boards(1)
    tournament = SetResult(*one.name, Result.WHITE_WINS_BY_FORFEIT)(tournament)
    tournament = SetResult(*two.name, Result.DOUBLE_FORFEIT)(tournament)
    tournament = SetPending(*three.name, Pending.ADJOURNED)(tournament)
    first, second, third = pages(tournament, HallView.BOARDS)[0].boards

    assert (first.left, first.right, first.forfeit, first.won) == ("+", "−", True, "w")
    assert (second.left, second.right, second.forfeit, second.won) == ("−", "−", True, "")
    assert (third.left, third.word) == ("", "adjourned")


def test_who_is_free_and_who_left() -> None:
    """Named under the boards; whose results don't count has his points in brackets."""
    assert pages(f5(), HallView.BOARDS)[0].free.startswith("Free this round: ")
    left = Withdraw(4, False, "", True)(played(drawn(6), 1))
    line = pages(left, HallView.STANDINGS)[0].lines[-1]
    assert line.left
    assert line.points.startswith("(")


def test_long_names_take_the_whole_width() -> None:
    """Where a surname would be cut the standings have a page of their own."""
    tournament = played(drawn(6), 1)
    longest = Player("Константиновский-Преображенский, Александр")
    tournament = replace(tournament, players=(longest, *tournament.players[1:]))

    assert [page.heading for page in pages(tournament)][:2] == ["Round 1", "Standings"]


def test_nothing_to_show_is_a_sentence() -> None:
    """Before the players, without rounds, after the last round."""
    assert pages(Tournament())[0].sentence
    assert pages(without_rounds(f6()), HallView.BOARDS)[0].sentence
    assert pages(f6(), HallView.NEXT_ROUND)[0].sentence
    assert len(pages(Tournament(players=f6().players))[0].lines) == 6


def test_nothing_private() -> None:
    """No ids, no dates of birth on any page."""
    secret = [
        replace(player, fide_id="1503014", national_id="12345678901", birth="1990-11-30")
        for player in f6().players
    ]
    tournament = replace(f6(), players=tuple(secret))
    shown = str([pages(tournament, view) for view in HallView])
    for text in ("1503014", "12345678901", "1990"):
        assert text not in shown

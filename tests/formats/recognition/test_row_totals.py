"""Points that say which reading of a cell is right."""

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.domain.scoring import STANDARD
from arbiter.formats.recognition.agreeing import ways_of
from arbiter.formats.recognition.mirror import Meeting
from arbiter.formats.recognition.result_cells import read_mark
from arbiter.formats.recognition.row_totals import settle, total_of
from tests.formats.recognition.foreign_crosstables import cell


def meeting(lines, one, other, games=1, totals=False) -> Meeting:
    cells = cell(one), cell(other)
    readings = tuple(read_mark(c, "", games, totals=totals) for c in cells)
    found = Meeting(lines, 0, games, ((1, 1), (2, 2)), cells, readings)
    found.ways = ways_of(*readings)
    if len({way.results for way in found.ways}) == 1:
        found.chosen = found.ways[0]
    return found


def test_totals_tell_two_draws_from_a_win_each():
    """A sum of 1 against 1 in a double round, and the draws that only one of them had."""
    games = [meeting((0, 1), 1, 1, 2, True), meeting((0, 2), 1.5, 0.5, 2, True)]

    settle(games, {}, STANDARD)

    assert games[0].chosen is None
    assert games[0].trouble is Doubtful.PAIR_TOTAL
    assert games[1].results == (Result.WHITE_WINS, Result.DRAW)


def test_a_dash_is_told_by_the_totals_where_they_differ():
    lone = meeting((0, 1), "-", "-")

    settle([lone], {0: 0, 1: 0}, STANDARD)

    assert lone.chosen is None  # a double forfeit and a game not played are worth the same
    assert lone.trouble is Doubtful.NO_RESULT


def test_an_ending_by_decision_needs_both_totals():
    def settled(totals):
        games = [meeting((0, 1), "0", "0"), meeting((0, 2), "1", "0"), meeting((1, 2), "1", "0")]
        settle(games, totals, STANDARD)
        return games[0]

    assert settled({0: 2, 1: 2, 2: 0}).results == (Result.BOTH_LOSE,)
    assert settled({0: 2}).results == (None,)
    assert settled({0: 4, 1: 2, 2: 0}).trouble is Doubtful.MIRROR_DIFFERS
    assert settled({}).trouble is Doubtful.MIRROR_DIFFERS


def test_many_pairs_of_noughts_are_games_not_played_and_not_lost_by_both():
    games = [meeting(lines, 0, 0) for lines in ((0, 1), (0, 2), (1, 2))]

    settle(games, {0: 0, 1: 0, 2: 0}, STANDARD)

    assert all(game.chosen is None for game in games)


def test_a_row_with_an_open_question_has_no_total():
    games = [meeting((0, 1), "1", "0"), meeting((0, 2), "1", "1")]

    assert total_of(1, games, STANDARD) == 0
    assert total_of(0, games, STANDARD) is None

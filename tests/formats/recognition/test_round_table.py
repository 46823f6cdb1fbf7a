"""Tables by rounds: an all-play-all where everybody met everybody, else a Swiss."""

import pytest

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.matrix import find_matrix
from arbiter.formats.recognition.recognised import CellState, Choices, Recognised
from arbiter.formats.recognition.round_table import recognise_round_table
from tests.formats.recognition import drawn

ROUNDS = """
    No. | Name   | 1.Rd | 2.Rd | 3.Rd | Pts
    1   | Adams  | 4w1  | 3b½  | 2w1  | 2½
    2   | Baker  | 3w1  | 4b0  | 1b0  | 1
    3   | Clark  | 2b0  | 1w½  | 4w+  | 1½
    4   | Davies | 1b0  | 2w1  | 3b-  | 1
"""


def read(drawing: str, choices: Choices | None = None) -> Recognised:
    sheet = drawn.sheet(drawing)
    choices = choices or Choices()
    layout = find_layout(sheet, choices)
    matrix = find_matrix(layout)
    assert matrix is not None
    assert matrix.by_round
    return recognise_round_table(drawn.book(sheet), 0, layout, matrix, choices)


def test_rounds_colours_and_results_are_all_there():
    read_in = read(ROUNDS)
    tournament = read_in.tournament

    assert [player.name for player in tournament.players] == ["Adams", "Baker", "Clark", "Davies"]
    assert [(g.white, g.black, g.result) for g in tournament.boards(2)] == [
        (3, 1, Result.DRAW),
        (4, 2, Result.WHITE_WINS),
    ]
    assert tournament.game(3, 4).result is Result.WHITE_WINS_BY_FORFEIT
    assert tournament.rounds_known
    assert read_in.findings == ()
    assert read_in.states[2, 3] is CellState.SURE
    assert read_in.fields[2] == "round"


def test_numbers_may_be_places_in_the_table_or_starting_numbers():
    by_number = ROUNDS.replace("1   | Adams", "3   | Adams").replace("3   | Clark", "1   | Clark")
    by_number = by_number.replace("3b½", "x").replace("1w½", "3w½").replace("x", "1b½")
    by_number = by_number.replace("1b0  | 1\n", "3b0  | 1\n").replace("1b0  | 2w1", "3b0  | 2w1")
    by_number = by_number.replace("3w1  | 4b0", "1w1  | 4b0").replace("3b-", "1b-")
    tournament = read(by_number).tournament

    assert [player.name for player in tournament.players] == ["Clark", "Baker", "Adams", "Davies"]
    assert tournament.game(1, 3).result is Result.DRAW
    assert tournament.scores == (3, 2, 5, 2)


def test_turkish_letters_have_white_as_b():
    drawing = ROUNDS.replace("b", "x").replace("w", "b").replace("x", "s")
    tournament = read(drawing).tournament

    assert [(game.white, game.black) for game in tournament.boards(2)] == [(3, 1), (4, 2)]


def test_without_colours_there_are_no_rounds_either():
    drawing = ROUNDS.replace("w", ":").replace("b", ":").replace("4:+", "+4").replace("3:-", "-3")
    tournament = read(drawing).tournament

    assert not tournament.rounds_known
    assert not any(game.colours_known for game in tournament.games)
    assert tournament.scores == (5, 2, 3, 2)


@pytest.mark.parametrize(
    "drawing",
    [
        ROUNDS.replace(" 3.Rd |", " x |"),
        ROUNDS + "5 | Evans | -1 | -1 | -1 | 3",
        ROUNDS.replace("2w1  | 2½", "2b1  | 2½").replace("1b0  | 1\n", "1b1  | 1\n"),
        ROUNDS.replace("4w1", "3w1"),
        "No.|Name|1.Rd|2.Rd|Pts\n1|Adams|1|½|1½\n2|Baker|0|1|1\n3|Clark|½|½|1",
    ],
)
def test_what_is_no_all_play_all_is_refused(drawing):
    with pytest.raises(NotImported) as refused:
        read(drawing)

    assert refused.value.why is Refusal.SWISS


def test_two_are_too_few():
    with pytest.raises(TooFewPlayers):
        read("No.|Name|1.Rd|2.Rd|Pts\n1|Adams|2w1|2b1|2\n2|Baker|1b0|1w0|0")


def test_points_that_differ_are_listed():
    (finding,) = read(ROUNDS.replace("| 1½", "| 2")).findings

    assert finding.about is Doubtful.POINTS_DIFFER
    assert (finding.place, finding.found, finding.meant) == ("F4", "2", "1½")


def test_a_free_round_is_no_game():
    tournament = read("""
        Rk. | Name  | 1.Rd | 2.Rd | 3.Rd | Pts
        1   | Adams | 2w1  | 3b½  | bye  | 1½
        2   | Baker | 1b0  | bye  | 3w1  | 1
        3   | Clark | bye  | 1w½  | 2b0  | ½""").tournament

    assert len(tournament.games) == 3
    assert tournament.lots is None
    assert [tournament.free(n) for n in (1, 2, 3)] == [(3,), (2,), (1,)]

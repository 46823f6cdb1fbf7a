"""Two readings of one game: how they can both be right."""

from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD
from arbiter.formats.recognition.agreeing import read_way, ways_of
from arbiter.formats.recognition.marks import Agreement
from arbiter.formats.recognition.result_cells import read_mark
from tests.formats.recognition.foreign_crosstables import cell


def ways(one, other, language="", cycles=1, **how):
    sides = [read_mark(cell(value), language, cycles, **how) for value in (one, other)]
    return ways_of(*sides)


def test_a_cell_and_its_mirror():
    (way,) = ways("1", 0)

    assert way.results == (Result.WHITE_WINS,)
    assert way.agreement is Agreement.WHOLE
    assert [way.points(side, STANDARD) for side in (0, 1)] == [2, 0]
    assert [way.points(side, FOOTBALL) for side in (0, 1)] == [6, 0]
    assert [way.text(side) for side in (0, 1)] == ["1", "0"]


def test_contradictions_have_no_way():
    assert ways("1", "1") == []
    assert ways("1", "½") == []
    assert ways("1 0", "1 0", cycles=2) == []


def test_a_whole_result_holds_the_mirror_to_its_word():
    assert ways("1-0", "0") != []
    assert ways("1-0", "½") == []
    assert [way.results for way in ways("0-0", "0")] == [(Result.BOTH_LOSE,)]
    assert ways("½-0", "½-0") == []
    assert ways("½-0", "0-½")[0].agreement is Agreement.WHOLE


def test_the_same_letters_on_both_sides():
    assert [way.results for way in ways("N", "S", "de")] == [(Result.BLACK_WINS,)]
    assert [way.results for way in ways("H", "Н", "ru")] == [(Result.DRAW,)]


def test_a_lost_nought_is_told_by_the_mirror():
    assert [way.text(1) for way in ways(10, 1, cycles=2)] == ["0 1"]
    assert [way.text(1) for way in ways(11, 0, cycles=2)] == ["0 0"]
    assert [way.text(0) for way in ways(1, 0, cycles=2)] == ["1 ·"]


def test_sums_go_with_sums_only():
    assert len(ways(1.5, 0.5, cycles=2, totals=True)) == 2
    assert len(ways(1, 1, cycles=2, totals=True)) == 3
    (tokens,) = read_mark(cell("1½"), cycles=2)
    total = read_mark(cell(0.5), cycles=2, totals=True)[1]
    assert read_way(tokens, total) is None


def test_what_to_write_for_an_ending_by_decision():
    (way,) = ways("½", "0")

    assert way.agreement is Agreement.DECIDED
    assert [way.text(side) for side in (0, 1)] == ["½-0", "0-½"]
    assert ways("-", "-")[0].text(0) == "-/-"
    assert ways("+", "-")[0].text(1) == "-"


def test_what_agrees_better_comes_alone():
    assert {way.agreement for way in ways("H", "½", "ru")} == {Agreement.WHOLE}

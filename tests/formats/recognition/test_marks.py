"""Marks of one game from both rows."""

import pytest

from arbiter.domain.result import Result
from arbiter.formats.recognition.marks import Agreement, Mark, ending, format_marks, mirrored


def test_every_result_is_told_by_the_marks_of_both_rows():
    found = {ended[0] for one in Mark for other in Mark if (ended := ending(one, other))}

    assert found == {None, *Result}


@pytest.mark.parametrize("one", list(Mark))
def test_a_mark_and_its_mirror_agree(one):
    result, agreement = ending(one, mirrored(one))

    assert agreement is Agreement.WHOLE
    assert ending(mirrored(one), one)[0] == (result.reversed if result else None)


def test_two_winners_contradict_each_other():
    assert ending(Mark.WIN, Mark.WIN) is None
    assert ending(Mark.WIN, Mark.DRAW) is None
    assert ending(Mark.WIN, Mark.OPEN) is None
    assert ending(Mark.LOSS, Mark.FORFEIT_LOSS) is None


def test_a_forfeit_that_one_side_calls_so_and_endings_by_decision():
    assert ending(Mark.FORFEIT_WIN, Mark.LOSS) == (
        Result.WHITE_WINS_BY_FORFEIT,
        Agreement.ONE_SIDED,
    )
    assert ending(Mark.DRAW_UNRATED, Mark.DRAW) == (Result.DRAW_UNRATED, Agreement.ONE_SIDED)
    assert ending(Mark.LOSS, Mark.LOSS) == (Result.BOTH_LOSE, Agreement.DECIDED)


def test_marks_as_the_text_of_a_cell():
    assert format_marks((Mark.WIN, Mark.DRAW)) == "1 ½"
    assert format_marks((Mark.OPEN, Mark.DRAW)) == "· ½"
    assert format_marks((Mark.OPEN, Mark.OPEN)) == ""

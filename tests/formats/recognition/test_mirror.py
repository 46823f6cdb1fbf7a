"""Each game from both its cells."""

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.matrix import find_matrix
from arbiter.formats.recognition.mirror import Meeting, meetings
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.source.book import SourceCell
from tests.formats.recognition import drawn


def met(ours: str, theirs: str, by_hand=None, language: str = "") -> Meeting:
    """The first game of a table of three, from its cells D2 and C3."""
    sheet = drawn.sheet(f"""
        No. | Name  | 1        | 2      | 3 | Pts.
        1   | Adams | *        | {ours} | 1 |
        2   | Baker | {theirs} | *      | 1 |
        3   | Clark | 0        | 0      | * | """)
    layout = find_layout(sheet, Choices())
    matrix = find_matrix(layout)
    if by_hand:
        rows = [list(row) for row in sheet.rows]
        for (row, column), text in by_hand.items():
            rows[row - 1][column - 1] = SourceCell(text or None, text)
        sheet = type(sheet)(sheet.name, tuple(map(tuple, rows)))
    return meetings(sheet, matrix, language, by_hand or {})[0]


def test_two_cells_that_agree_are_settled():
    meeting = met("1", "0")

    assert meeting.places == ((2, 4), (3, 3))
    assert meeting.results == (Result.WHITE_WINS,)
    assert meeting.trouble is None


def test_an_unreadable_cell_leaves_the_game_open():
    meeting = met("15,1", "0")

    assert meeting.trouble is Doubtful.NO_RESULT
    assert meeting.results == (None,)


def test_contradictions_and_empty_mirrors_leave_the_game_open():
    assert met("1", "1").trouble is Doubtful.MIRROR_DIFFERS
    assert met("1", "½").trouble is Doubtful.MIRROR_DIFFERS
    assert met("1", "").trouble is Doubtful.MIRROR_MISSING
    assert met("", "½").trouble is Doubtful.MIRROR_MISSING
    assert met("1", "").results == (None,)


def test_both_cells_empty_are_a_game_not_played():
    meeting = met("", "·")

    assert meeting.chosen is not None
    assert meeting.results == (None,)


def test_the_word_of_the_arbiter_holds_against_the_mirror():
    assert met("1", "1", {(2, 4): "½"}).results == (Result.DRAW,)
    assert met("1", "1", {(3, 3): "1"}).results == (Result.BLACK_WINS,)
    assert met("1", "0", {(2, 4): "0-0"}).results == (Result.BOTH_LOSE,)
    assert met("1", "0", {(2, 4): "-/-"}).results == (Result.DOUBLE_FORFEIT,)


def test_the_arbiter_may_leave_a_game_open():
    meeting = met("1", "0", {(2, 4): ""})

    assert meeting.results == (None,)
    assert meeting.trouble is None


def test_what_the_arbiter_writes_has_to_be_a_result_too():
    assert met("1", "0", {(2, 4): "7"}).trouble is Doubtful.NO_RESULT
    both = met("1", "0", {(2, 4): "1", (3, 3): "1"})
    assert both.trouble is Doubtful.MIRROR_DIFFERS
    assert both.results == (None,)

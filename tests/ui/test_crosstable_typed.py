from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui.crosstable_typed import JustTyped
from tests.boards import drawn


def test_steps_are_taken_back_as_far_as_nothing_else_came_after_them():
    document = Document(drawn(4))
    typed = JustTyped("0", [])
    for result in (Result.DRAW, Result.WHITE_WINS):
        document.apply(SetResult(1, 2, 1, result))
        typed.entries.append(document.last)
    typed.take_back(document)
    assert document.tournament.game(1, 2).result is None

    document.apply(SetResult(3, 4, 1, Result.DRAW))
    typed.take_back(document)
    assert document.tournament.game(3, 4).result is Result.DRAW

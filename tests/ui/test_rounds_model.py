from dataclasses import replace

from arbiter.document.document import Document
from arbiter.domain.edits import CancelLots, SetPending, SetResult, SetRoundStarts
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending
from arbiter.ui.rounds_model import RoundsModel, Tick
from tests.boards import drawn


def test_the_model_keeps_qts_rules(qtmodeltester, qapp):
    document = Document(drawn(7))
    model = RoundsModel(document)
    qtmodeltester.check(model)
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    qtmodeltester.check(model)


def test_a_round_shows_day_ticks_and_count(qapp):
    document = Document(replace(drawn(6), round_starts=("2026-05-06T10:00",)))
    model = RoundsModel(document)
    document.apply(SetResult(1, 6, 1, Result.WHITE_WINS))
    document.apply(SetPending(3, 4, 1, Pending.POSTPONED))

    face = model.face(0)
    assert face.day == "Wed 6 May"
    assert face.ticks == (Tick.REPORTED, Tick.OPEN, Tick.PUT_OFF)
    assert face.reported == 1
    assert model.data(model.index(0)) == "Round 1: 1 of 3 reported, Wed 6 May"
    assert not model.face(1).begun


def test_b02_a_round_of_an_odd_field_is_complete_when_its_boards_are(qapp):
    document = Document(drawn(5))
    model = RoundsModel(document)
    for game in document.tournament.boards(1):
        document.apply(SetResult(*game.name, Result.DRAW))

    assert model.face(0).reported == len(model.face(0).ticks) == 2


def test_only_the_round_of_a_result_is_repainted(qapp):
    document = Document(drawn(6))
    model = RoundsModel(document)
    seen = []
    model.dataChanged.connect(lambda first, last: seen.append(first.row()))

    document.apply(SetResult(2, 6, 1, Result.DRAW))
    document.apply(SetRoundStarts(("2026-05-06",)))
    assert seen == [2, 0]


def test_without_pairings_there_are_no_rounds(qapp):
    document = Document(drawn(6))
    model = RoundsModel(document)
    document.apply(CancelLots())
    assert model.rowCount() == 0

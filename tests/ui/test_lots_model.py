import pytest

from arbiter.document.document import Document
from arbiter.domain import lots
from arbiter.domain.edits import (
    AddPlayers,
    DrawLots,
    MovePlayer,
    RemovePlayer,
    SetPlayer,
    SetResult,
)
from arbiter.domain.errors import NumbersWrong
from arbiter.domain.result import Result
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.lots_draft import LotsDraft
from arbiter.ui.lots_listing import listed
from arbiter.ui.lots_model import LotColumn, LotsModel


def made(size: int = 4):
    players = tuple(Player(f"P{n}", rating_fide=2000 + n) for n in range(size))
    document = Document(Tournament(players=players))
    return document, LotsModel(document)


def type_in(model, row, text):
    return model.setData(model.index(row, LotColumn.NUMBER), text)


def test_the_model_keeps_qts_rules(qtmodeltester, qapp):
    document, model = made()
    qtmodeltester.check(model)
    model.choose(LotMethod.BY_HAND, "")
    type_in(model, 0, "3")
    qtmodeltester.check(model)
    document.apply(AddPlayers((Player("Late"),)))
    qtmodeltester.check(model)


def test_each_way_gives_its_numbers(qapp):
    _, model = made()
    model.choose(LotMethod.AS_LISTED, "")
    assert model.numbers == [1, 2, 3, 4]
    model.choose(LotMethod.BY_RATING, "")
    assert model.numbers == [4, 3, 2, 1]
    model.choose(LotMethod.AT_RANDOM, "2026")
    assert model.order() == lots.at_random(4, "2026")


def test_b10_numbers_by_hand_are_checked_while_they_are_typed(qapp):
    _, model = made()
    model.choose(LotMethod.BY_HAND, "")
    for row, text in enumerate("1123"):
        assert type_in(model, row, text)
    problem = model.problem()
    assert (problem.doubled, problem.missing) == ((1,), (4,))
    with pytest.raises(NumbersWrong):
        model.order()

    for row, text in enumerate("4132"):
        type_in(model, row, text)
    assert model.problem() is None
    assert model.order() == (2, 4, 3, 1)
    assert model.player_with(4).name == "P0"


@pytest.mark.parametrize("text", ["0", "5", "x", "-1", "²"])
def test_a_number_outside_the_field_is_not_taken(qapp, text):
    _, model = made()
    model.choose(LotMethod.BY_HAND, "")
    assert not type_in(model, 0, text)
    assert list(model.numbers) == [0, 0, 0, 0]


def test_after_the_draw_the_list_keeps_its_order_from_before(qapp):
    document, model = made()
    document.apply(DrawLots(LotMethod.BY_HAND, (2, 4, 3, 1)))
    assert [player.name for player in listed(document.tournament)] == ["P0", "P1", "P2", "P3"]
    model = LotsModel(document)
    assert model.method is LotMethod.BY_HAND
    assert model.numbers == [4, 1, 3, 2]

    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert not model.typing


def test_numbers_follow_their_players(qapp):
    document, model = made()
    model.choose(LotMethod.BY_HAND, "")
    for row, text in enumerate("4130"[:3]):
        type_in(model, row, text)
    document.apply(MovePlayer(1, 3))
    assert list(model.numbers) == [1, 3, 4, 0]
    document.apply(AddPlayers((Player("Late"),)))
    assert list(model.numbers) == [1, 3, 4, 0, 0]
    document.apply(RemovePlayer(2))
    assert list(model.numbers) == [1, 4, 0, 0]
    document.apply(SetPlayer(1, Player("Corrected")))
    assert list(model.numbers) == [1, 4, 0, 0]


def test_numbers_that_were_given_are_no_draft(qapp):
    draft = LotsDraft()
    document, _ = made()
    model = LotsModel(document, draft)
    model.choose(LotMethod.BY_HAND, "")
    for row, text in enumerate("4132"):
        type_in(model, row, text)
    assert draft.numbers == (4, 1, 3, 2)
    document.apply(DrawLots(LotMethod.BY_HAND, model.order()))
    assert draft.numbers == ()
    assert list(model.numbers) == [4, 1, 3, 2]
    document.undo()
    assert list(model.numbers) == [4, 1, 3, 2]
    assert draft.numbers == (4, 1, 3, 2)


def test_restricted_rows_stand_in_the_order_of_drawing(qapp):
    """And a correction of a federation makes another order."""
    codes = ["NOR", "SWE", "SWE", "SWE", "FIN", "FIN", "TUR", "TUR", "CZE"]
    players = tuple(Player(f"P{n}", federation=code) for n, code in enumerate(codes))
    document = Document(Tournament(players=players))
    model = LotsModel(document)
    model.choose(LotMethod.RESTRICTED, "7")
    shown = [model.data(model.index(row, LotColumn.NAME)) for row in range(9)]
    assert shown == ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P0"]
    assert [row for row in range(9) if model.ends_contingent(row)] == [2, 4, 6, 7, 8]
    assert model.data(model.index(0, LotColumn.NUMBER)) == ""
    model.draw_all()
    numbers = [int(model.data(model.index(row, LotColumn.NUMBER))) for row in range(9)]
    assert numbers == [step.number for step in model.restricted.steps]
    assert sorted(model.order()) == list(range(1, 10))

    document.apply(SetPlayer(1, Player("P0", federation="SWE")))
    assert model.data(model.index(0, LotColumn.NAME)) == "P0"


def test_a_draw_that_was_given_is_known_again(qapp):
    """All numbers stand there, and none is taken back."""
    codes = ["SWE"] * 3 + ["FIN"] * 3 + ["NOR", "NOR", "TUR", "TUR"]
    players = tuple(Player(f"P{n}", federation=code) for n, code in enumerate(codes))
    document = Document(Tournament(players=players))
    model = LotsModel(document)
    model.choose(LotMethod.RESTRICTED, "7")
    assert not model.given
    document.apply(DrawLots(LotMethod.RESTRICTED, model.order(), "7"))
    assert model.given
    assert model.drawn == 10
    assert not model.take_last_back()
    model.choose(LotMethod.RESTRICTED, "8")
    assert not model.given
    assert model.drawn == 0

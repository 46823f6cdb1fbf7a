from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers
from arbiter.domain.tournament import LotMethod, Player, Regulations, Tournament
from arbiter.ui.first_round import FirstRound
from arbiter.ui.lots_model import LotsModel


def test_the_pairs_of_the_first_round_follow_the_numbers(qtbot):
    document = Document(Tournament())
    document.apply(AddPlayers(tuple(Player(f"{name}, Xy") for name in ("A", "B", "C", "D"))))
    model = LotsModel(document)
    model.choose(LotMethod.AS_LISTED, "")
    pairs = FirstRound()
    qtbot.addWidget(pairs)
    pairs.show_pairs(model, Regulations())
    assert pairs.pairs == [("1", "A, X.", "4", "D, X."), ("2", "B, X.", "3", "C, X.")]

    model.choose(LotMethod.BY_HAND, "")
    pairs.show_pairs(model, Regulations())
    assert pairs.pairs[0] == ("1", "", "4", "")
    pairs.resize(300, 60)
    assert not pairs.grab().isNull()


def test_in_an_odd_field_who_is_free_is_named(qtbot):
    document = Document(Tournament())
    document.apply(AddPlayers(tuple(Player(f"{name}, Xy") for name in ("A", "B", "C"))))
    model = LotsModel(document)
    model.choose(LotMethod.AS_LISTED, "")
    pairs = FirstRound()
    qtbot.addWidget(pairs)
    pairs.resize(300, 200)
    pairs.show_pairs(model, Regulations())
    assert pairs.free == "1  A, X."
    shown = pairs.grab().toImage()

    document.apply(AddPlayers((Player("D, Xy"),)))
    model.choose(LotMethod.AS_LISTED, "")
    pairs.show_pairs(model, Regulations())
    assert pairs.free == ""
    assert pairs.grab().toImage() != shown

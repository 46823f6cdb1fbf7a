"""Countrymen in the last three rounds, said where somebody cares."""

from arbiter.document.document import Document
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.lots_check import LotsCheck
from arbiter.ui.lots_model import LotsModel


def over(qtbot, codes, method, seed="2"):
    players = tuple(Player(f"P{n:02}", federation=code) for n, code in enumerate(codes))
    model = LotsModel(Document(Tournament(players=players)))
    model.choose(method, seed)
    check = LotsCheck(model, repaired=False)
    qtbot.addWidget(check)
    check.refresh()
    return model, check


def test_restricted_draw_is_judged_when_everybody_has_drawn(qtbot):
    """Before, it would tell what is still in the envelopes."""
    model, check = over(
        qtbot, ["AUT"] * 3 + ["BEL"] * 3 + ["CZE"] * 2 + ["DEN"] * 2, LotMethod.RESTRICTED
    )
    assert check.met.text == ""
    assert check.isHidden()
    model.draw_all()
    check.refresh()
    assert check.met.text == "No countrymen meet in the last three rounds."
    assert check.repaired.isHidden()


def test_other_ways_are_not_judged(qtbot):
    """Nobody asked that countrymen keep apart."""
    _, check = over(qtbot, ["AUT"] * 2 + ["BEL"] * 2, LotMethod.AT_RANDOM)
    assert check.isHidden()


def test_one_federation_by_hand_is_not_judged(qtbot):
    """All are countrymen, and all meet."""
    model, check = over(qtbot, ["AUT"] * 4, LotMethod.BY_HAND)
    for number in (1, 2, 3, 4):
        model.draw_next(number)
    check.refresh()
    assert check.isHidden()

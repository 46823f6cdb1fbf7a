"""Beside a restricted draw: who draws, who is next, what is left."""

import pytest

from arbiter.document.document import Document
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.lots_model import LotsModel
from arbiter.ui.lots_sets import LotsSets, tiles_of
from arbiter.ui.lots_tiles import TileState

CODES = ["SWE"] * 5 + ["NOR"] * 3 + ["FIN", "FIN", "TUR", "TUR", "CZE", "HUN", "IRL", ""]


def model_of(codes, seed="483920117"):
    players = tuple(Player(f"P{n:02}", federation=code) for n, code in enumerate(codes))
    model = LotsModel(Document(Tournament(players=players)))
    model.choose(LotMethod.RESTRICTED, seed)
    return model


@pytest.fixture
def sets(qtbot):
    model = model_of(CODES)
    widget = LotsSets(model)
    qtbot.addWidget(widget)
    model.preview_changed.connect(widget.refresh)
    widget.refresh()
    return model, widget


def test_nobody_has_drawn(sets):
    model, widget = sets
    assert widget.said == ("", "", "Next: P00 (SWE)")
    states = {tile.state for _, tiles in tiles_of(model) for tile in tiles}
    assert states == {TileState.FREE}


def test_second_of_a_contingent_draws_from_the_same_set(sets):
    """What is left in it is named; the first of the next contingent opens a set unseen."""
    model, widget = sets
    model.draw_next()
    step = model.restricted.steps[0]
    own = dict(tiles_of(model))[step.envelope]
    left = ", ".join(str(tile.number) for tile in own if tile.number != step.number)
    assert widget.said == (
        "P00 draws number",
        str(step.number),
        f"Next: P01 (SWE, set {step.envelope}, {left} left)",
    )
    for _ in range(4):
        model.draw_next()
    assert widget.said[2] == "Next: P05 (NOR)"
    assert f"draws number {model.restricted.steps[4].number}" in widget.accessibleName()


def test_tiles_are_taken_one_after_the_other(sets):
    model, widget = sets
    for drawn in range(1, 17):
        assert model.draw_next()
        tiles = [tile for _, own in tiles_of(model) for tile in own]
        assert sum(tile.state is TileState.NOW for tile in tiles) == 1
        assert sum(tile.state is TileState.TAKEN for tile in tiles) == drawn - 1
    assert not model.draw_next()
    assert widget.said[2] == ""


def test_who_has_no_federation_is_named_alone(sets):
    model, widget = sets
    for _ in range(15):
        model.draw_next()
    assert widget.said[2] == "Next: P15"


@pytest.mark.parametrize("height", [150, 500])
def test_it_is_painted_at_every_height(sets, height):
    model, widget = sets
    model.draw_next()
    widget.resize(260, height)
    assert not widget.grab().isNull()


def test_computed_numbers_lie_in_one_heap(qtbot):
    model = model_of(["SWE"] * 4 + ["NOR"] * 4)
    assert [letter for letter, _ in tiles_of(model)] == [""]
    widget = LotsSets(model)
    qtbot.addWidget(widget)
    widget.resize(200, 400)
    assert not widget.grab().isNull()

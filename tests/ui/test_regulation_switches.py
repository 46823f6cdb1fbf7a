"""Choices of the regulations are there where a tie-break depends on them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.scoring import FOOTBALL, STANDARD
from arbiter.domain.tournament import UNRATED_LEFT_OUT, Regulations
from arbiter.ui.regulation_switches import RegulationSwitches

RULES = Regulations()


@pytest.fixture
def opened(qtbot):
    """Builds the choices of some regulations."""

    def build(rules: Regulations = RULES) -> RegulationSwitches:
        switches = RegulationSwitches(rules)
        qtbot.addWidget(switches)
        switches.show()
        return switches

    return build


def _shown(switches: RegulationSwitches) -> list[str]:
    widgets = (switches.unrated, switches.rating, switches.forfeits, switches.draws)
    return [widget.objectName() for widget in widgets if not widget.isHidden()]


@pytest.mark.parametrize(
    ("codes", "names"),
    [
        (("DE", "SB", "WIN", "KS", "LOT", "XYZ"), []),
        (("SB", "ARO/C1"), ["unrated"]),
        (("RTNG",), ["unrated"]),
        (("BPG",), ["forfeit_wins_played"]),
        (("KS/L+1",), ["koya_by_draws"]),
        (("KS/L2", "WON", "TPR"), ["unrated", "forfeit_wins_played", "koya_by_draws"]),
        (("KS/L60",), []),
    ],
)
def test_only_what_matters_is_asked(opened, codes, names) -> None:
    """By the tie-breaks of the list, under 3-1-0."""
    switches = opened()
    switches.show_for(codes, FOOTBALL)

    assert _shown(switches) == names
    assert switches.isHidden() is not bool(names)


def test_under_the_usual_points_a_step_is_half_a_point(opened) -> None:
    """A draw is worth that, so there is no choice."""
    switches = opened()
    switches.show_for(("KS/L+1",), STANDARD)
    assert _shown(switches) == []


@pytest.mark.parametrize("unrated", [0, UNRATED_LEFT_OUT, 1400, 1850])
def test_what_was_chosen_is_shown_and_kept(opened, unrated: int) -> None:
    """Also while it is not asked about."""
    rules = replace(RULES, unrated=unrated, forfeit_wins_played=True, koya_by_draws=True)
    switches = opened(rules)
    switches.show_for(("SB",), STANDARD)

    assert switches.applied(RULES) == rules


def test_choosing(qtbot, opened) -> None:
    """An assumed rating has a field for it, and everything is said to have changed."""
    switches = opened()
    switches.show_for(("ARO", "WON", "KS/L-1"), FOOTBALL)
    with qtbot.waitSignal(switches.changed):
        switches.unrated.setCurrentIndex(1)
    assert "assumed_rating" in _shown(switches)
    with qtbot.waitSignal(switches.changed):
        switches.rating.setValue(1500)
    with qtbot.waitSignal(switches.changed):
        switches.forfeits.setChecked(True)
    with qtbot.waitSignal(switches.changed):
        switches.draws.setChecked(True)

    assert switches.applied(RULES) == replace(
        RULES, unrated=1500, forfeit_wins_played=True, koya_by_draws=True
    )
    switches.unrated.setCurrentIndex(2)
    assert switches.applied(RULES).unrated == UNRATED_LEFT_OUT
    assert "assumed_rating" not in _shown(switches)

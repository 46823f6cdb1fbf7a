"""What another order of tie-breaks would change."""

from __future__ import annotations

from dataclasses import replace

from arbiter.ui.consequences import changed_places, order_dialog, order_sentence
from tests.boards import f6


def test_b21_two_places_change_with_the_order() -> None:
    """SB puts 3 before 1, direct encounter 1 before 3."""
    tournament = f6(tie_breaks=("SB", "DE"))
    changed = changed_places(tournament, replace(tournament.regulations, tie_breaks=("DE", "SB")))

    assert changed == [("Player 1", "1"), ("Player 3", "2")]
    assert order_sentence(changed) == "With this order 2 places change: Player 1 1, Player 3 2."


def test_without_tie_breaks_places_are_shared() -> None:
    """A shared place is another place."""
    tournament = f6(tie_breaks=("SB",))
    changed = changed_places(tournament, replace(tournament.regulations, tie_breaks=()))

    assert ("Player 3", "1–2") in changed


def test_nothing_changes() -> None:
    """The same order: a sentence all the same."""
    tournament = f6()

    assert changed_places(tournament, tournament.regulations) == []
    assert order_sentence([]) == "With this order no place changes."


def test_many_changes_are_not_all_named() -> None:
    """Four names, then an ellipsis."""
    many = [(f"Player {n}", str(n)) for n in range(1, 8)]

    assert order_sentence(many).endswith("Player 4 4 …")


def test_an_order_that_changes_nothing_yet() -> None:
    """With open games it may do so in the end, and that is said."""
    assert "no place changes now" in order_sentence([], 3)
    assert "3 games open" in order_sentence([], 3)
    assert order_sentence([("Berg", "2")], 3) == "With this order 1 place changes: Berg 2."


def test_the_question_names_the_consequence(qtbot) -> None:
    """And says where the reason will stand."""
    dialog = order_dialog("With this order 2 places change.", None)
    qtbot.addWidget(dialog)

    assert dialog.field.accessibleDescription().startswith("With this order 2 places change.")
    assert "journal" in dialog.field.accessibleDescription()
    assert dialog.keep_button.text() == "Keep the old order"

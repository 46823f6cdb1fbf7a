"""What another order of tie-breaks would change, said before it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from arbiter.domain.notation import format_place
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.ui.languages import translate
from arbiter.ui.reason_dialog import ReasonDialog

NAMED = 4
"""So many players are named with their new places."""


def changed_places(tournament: Tournament, regulations: Regulations) -> list[tuple[str, str]]:
    """Surname and new place of everybody whose place *regulations* change, the best first."""
    before = standings(tournament)
    after = standings(replace(tournament, regulations=regulations))
    places = {row.number: (row.rank, row.last) for row in before.rows}
    return [
        (tournament.player(row.number).family, format_place(row.rank, row.last))
        for row in after.rows
        if places[row.number] != (row.rank, row.last)
    ]


def order_sentence(changed: Sequence[tuple[str, str]], open_games: int = 0) -> str:
    """``With this order four places change: Szabó 6, Halvorsen 7 …``

    While games are open, an order that changes nothing now may do so in the end.
    """
    if not changed and open_games:
        return translate(
            "Consequences",
            "With this order no place changes now; with %n game(s) open it may in the end.",
            "",
            open_games,
        )
    if not changed:
        return translate("Consequences", "With this order no place changes.")
    named = ", ".join(f"{name} {place}" for name, place in changed[:NAMED])
    if len(changed) > NAMED:
        named += " …"
    text = translate("Consequences", "With this order %n place(s) change: {0}.", "", len(changed))
    return text.format(named).replace("….", "…")


def order_dialog(consequence: str, parent: QWidget | None) -> ReasonDialog:
    """The question before another order after the start; *consequence* is what it changes."""
    return ReasonDialog(
        translate("Consequences", "Order of tie-breaks"),
        consequence,
        translate(
            "Consequences",
            "The regulations should have named the order before the first round. The reason "
            "will stand in the journal and under the final table.",
        ),
        translate("Consequences", "Change"),
        translate("Consequences", "Keep the old order"),
        parent,
    )


def ask_order_reason(consequence: str, parent: QWidget) -> str:
    """Why the arbiter, who has read *consequence*, wants another order after the start; nothing
    if the old one is kept."""
    return order_dialog(consequence, parent).ask()

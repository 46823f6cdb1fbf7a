"""What another order of tie-breaks would change, said before it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbiter.domain.notation import format_place
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.ui.languages import translate

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


def order_sentence(changed: Sequence[tuple[str, str]]) -> str:
    """``With this order four places change: Szabó 6, Halvorsen 7 …``"""
    if not changed:
        return translate("Consequences", "With this order no place changes.")
    named = ", ".join(f"{name} {place}" for name, place in changed[:NAMED])
    if len(changed) > NAMED:
        named += " …"
    text = translate("Consequences", "With this order %n place(s) change: {0}.", "", len(changed))
    return text.format(named)

"""Whether a list of games is about the tournament that is open."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.reimport import same_players
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.layout import Layout


def mostly_known(layout: Layout, listed: Sequence[Player]) -> bool:
    """Whether three quarters of those who play in the table at *layout* are among *listed*.

    Such a table may be as short as it likes: a round, or a single game of it.
    """
    names = _names(layout, "white") | _names(layout, "black") if listed else set()
    return are_known([Player(name) for name in sorted(names)], listed)


def are_known(players: Sequence[Player], listed: Sequence[Player]) -> bool:
    """Whether three quarters of *players*, and two at least, are among *listed*."""
    known = same_players(players, listed) if listed else {}
    return len(known) >= 2 and len(known) * 4 >= len(players) * 3


def _names(layout: Layout, field: str) -> set[str]:
    column = layout.column(field)
    if not column:
        return set()
    texts = {layout.sheet.cell(row, column).text.strip() for row in layout.rows}
    return {text for text in texts if any(map(str.isalpha, text))}

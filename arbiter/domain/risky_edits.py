"""The edits that change much at once: before each of them the present state is kept."""

from __future__ import annotations


def risky_edits() -> tuple[type, ...]:
    """The kinds that take in a table or a list, or put a state back."""
    from arbiter.domain.import_edits import ImportTournament, TakeInPlayers  # not at the start
    from arbiter.domain.import_updates import TakeInResults, UpdatePlayers
    from arbiter.domain.restore_edits import RestoreState

    return ImportTournament, TakeInPlayers, TakeInResults, UpdatePlayers, RestoreState

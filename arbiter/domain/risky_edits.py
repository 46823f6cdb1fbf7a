"""The edits that change much at once: before each of them the present state is kept."""

from __future__ import annotations

from arbiter.domain.import_edits import ImportTournament, TakeInPlayers
from arbiter.domain.import_updates import TakeInResults, UpdatePlayers
from arbiter.domain.restore_edits import RestoreState

RISKY = (ImportTournament, TakeInPlayers, TakeInResults, UpdatePlayers, RestoreState)

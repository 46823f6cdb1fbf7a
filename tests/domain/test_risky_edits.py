"""Every edit that takes something in from elsewhere is one before which a state is kept."""

from __future__ import annotations

from arbiter.domain import import_edits, import_updates, restore_edits
from arbiter.domain.import_edits import AssumeRounds
from arbiter.domain.risky_edits import risky_edits


def test_whatever_comes_from_elsewhere_is_risky():
    edits = {
        kind
        for module in (import_edits, import_updates, restore_edits)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    }

    assert set(risky_edits()) == edits - {AssumeRounds}

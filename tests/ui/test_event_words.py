"""Paces and offices have a name each."""

from __future__ import annotations

from arbiter.domain.event import OfficialRole, Pace
from arbiter.ui.event_words import pace_name, role_name


def test_every_one_has_its_own_name() -> None:
    """No two paces, and no two offices, are called alike."""
    assert len({pace_name(pace) for pace in Pace}) == len(Pace)
    assert len({role_name(role) for role in OfficialRole}) == len(OfficialRole)

"""The words of the screen for the paces of play and the offices at an event."""

from __future__ import annotations

from arbiter.domain.event import OfficialRole, Pace
from arbiter.ui.languages import translate


def pace_name(pace: Pace) -> str:
    """*pace* as it stands in a list of choices."""
    match pace:
        case Pace.UNKNOWN:
            return translate("EventWords", "not said", "a pace of play")
        case Pace.STANDARD:
            return translate("EventWords", "Standard", "a pace of play")
        case Pace.RAPID:
            return translate("EventWords", "Rapid", "a pace of play")
        case Pace.BLITZ:
            return translate("EventWords", "Blitz", "a pace of play")


def role_name(role: OfficialRole) -> str:
    """What an official of *role* is called."""
    match role:
        case OfficialRole.DEPUTY:
            return translate("EventWords", "Deputy chief arbiter")
        case OfficialRole.ARBITER:
            return translate("EventWords", "Arbiter", "an office")
        case OfficialRole.PAIRINGS:
            return translate("EventWords", "Pairings officer")
        case OfficialRole.FAIR_PLAY:
            return translate("EventWords", "Fair play officer")
        case OfficialRole.SECRETARY:
            return translate("EventWords", "Chief secretary")

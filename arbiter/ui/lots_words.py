"""What the lots page says of a way of drawing: its rule in a sentence, and what it led to."""

from __future__ import annotations

from arbiter.domain.late_meetings import Meeting
from arbiter.domain.restricted_lots import RestrictedDraw, Source
from arbiter.domain.tournament import LotMethod
from arbiter.domain.varma import table_flawed
from arbiter.ui.languages import translate

MOST_NAMED = 6
"""So many pairs are named; of more it is said how many there are."""


def rule_text(method: LotMethod, draw: RestrictedDraw | None = None) -> str:
    """How the numbers come about; of a restricted *draw* why it is computed, if it is."""
    match method:
        case LotMethod.AT_RANDOM:
            return translate(
                "Lots",
                "Number 1 goes to the place with the lowest SHA-256 of the seed, a newline and "
                "the place in the list, and so on upwards. Whoever repeats the draw with this "
                "seed gets the same numbers.",
            )
        case LotMethod.BY_HAND:
            return translate("Lots", "Type the number that each player drew and go on with Enter.")
        case LotMethod.BY_RATING:
            return translate(
                "Lots", "Equal ratings keep the order of the list; no rating comes last."
            )
        case LotMethod.FROM_FILE:
            return translate("Lots", "Everybody keeps the number that he had in the file.")
        case LotMethod.FROM_STANDINGS:
            return translate(
                "Lots", "Everybody’s number is his place in the standings of the other tournament."
            )
        case LotMethod.RESTRICTED if draw is not None:
            return _restricted_rule(draw)
    return translate("Lots", "Everybody keeps his place in the list as his number.")


def _restricted_rule(draw: RestrictedDraw) -> str:
    match draw.source:
        case Source.NO_TABLE:
            return translate(
                "Lots",
                "There are Varma sets for 9 to 24 players; for this field numbers are computed "
                "from the seed, so that countrymen don’t meet in the last three rounds.",
            )
        case Source.OTHER_CALENDAR:
            return translate(
                "Lots",
                "The Varma sets belong to another calendar; numbers are computed from the seed, "
                "so that countrymen don’t meet in the last three rounds.",
            )
        case Source.DOES_NOT_FIT:
            return translate(
                "Lots",
                "The federations don’t fit into the Varma sets; numbers are computed from the "
                "seed, so that as few countrymen as possible meet in the last three rounds.",
            )
    return translate(
        "Lots",
        "The largest federation draws first. Each takes the first set with enough numbers, and "
        "enough left for the others; sets and numbers lie in the order of the SHA-256 of the "
        "seed, a newline and letter or number.",
    )


def flaw_text(players: int, *, repaired: bool) -> str:
    """What is wrong with the official sets for so many *players*; nothing, but for twelve."""
    if not table_flawed(players):
        return ""
    if repaired:
        return translate(
            "Lots", "Mended sets: C is 6 8 11 and D is 3 12. The protocol says that they were used."
        )
    return translate(
        "Lots",
        "The official sets for 12 players have a flaw: 6 and 12 are both in set C and meet in "
        "the last round.",
    )


def check_text(meetings: tuple[Meeting, ...], draw: RestrictedDraw | None) -> str:
    """Which countrymen meet in the last three rounds, and whether that can't be helped."""
    if not meetings:
        return translate("Lots", "No countrymen meet in the last three rounds.")
    if len(meetings) > MOST_NAMED:
        text = translate(
            "Lots", "%n pair(s) of countrymen meet in the last three rounds.", "", len(meetings)
        )
    else:
        pairs = ", ".join(
            translate("Lots", "{0}–{1} ({2}, round {3})").format(
                meeting.first, meeting.second, meeting.federation, meeting.round
            )
            for meeting in meetings
        )
        text = translate("Lots", "Countrymen in the last three rounds: {0}.").format(pairs)
    if draw is not None and draw.source is not Source.VARMA and draw.fewest:
        text += " " + translate("Lots", "No draw has fewer.")
    return text

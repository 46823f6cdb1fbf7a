"""The event itself, besides its players and games: name, place, days, pace, officials."""

from __future__ import annotations

import re
from enum import Enum

from arbiter.domain.value import Value, value


class Pace(Enum):
    """Which of a player's ratings an event is played for."""

    UNKNOWN = "unknown"
    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


class OfficialRole(Enum):
    """What an official does, apart from the chief arbiter, who stands in the event itself."""

    DEPUTY = "deputy"
    """Deputy of the chief arbiter."""
    ARBITER = "arbiter"
    PAIRINGS = "pairings"
    """Pairings officer."""
    FAIR_PLAY = "fair play"
    SECRETARY = "secretary"


@value
class Official(Value):
    """One official of the event; the FIDE id is empty where it is not known."""

    name: str
    role: OfficialRole = OfficialRole.ARBITER
    fide_id: str = ""


@value
class Event(Value):
    """What the event is called, where and when it is held, at which rate, and who is responsible.

    ``start`` and ``end`` are ISO dates or empty; ``federation`` is a three-letter code and
    ``code`` the number under which the event is registered with FIDE. ``rate_of_play`` says in
    words how long the players have to think, ``time_control`` in the code of FIDE's report
    (``40/5400+30:1800+30``: moves, seconds, seconds more for each move). ``arbiter`` is the
    chief arbiter, ``officials`` are all others, in the order of the report.
    """

    name: str = ""
    place: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    arbiter: str = ""
    code: str = ""
    organiser: str = ""
    rate_of_play: str = ""
    time_control: str = ""
    pace: Pace = Pace.UNKNOWN
    arbiter_id: str = ""
    officials: tuple[Official, ...] = ()


UNKNOWN_EVENT = Event()
"""Nothing is known of it yet."""

_PERIOD = r"(?:([0-9]{1,3})/)?([0-9]{1,6})(?:\+([0-9]{1,4}))?"
_MOVES = 60
"""So many moves of a game are reckoned with where its pace is told."""
_BLITZ, _RAPID = 10 * 60, 60 * 60


def pace_of(time_control: str) -> Pace:
    """The pace that *time_control*, in the code of FIDE's report, amounts to.

    The time for a game of sixty moves decides: up to ten minutes for each player is blitz, less
    than sixty minutes rapid (FIDE Laws of Chess, 2023, articles A.1 and B.1).

    >>> pace_of("180+2"), pace_of("900+10"), pace_of("40/5400+30:1800+30"), pace_of("G/15")
    (<Pace.BLITZ: 'blitz'>, <Pace.RAPID: 'rapid'>, <Pace.STANDARD: 'standard'>, \
<Pace.UNKNOWN: 'unknown'>)
    """
    seconds, moves = 0, 0
    for period in time_control.split(":"):
        found = re.fullmatch(_PERIOD, period.strip())
        if found is None or moves >= _MOVES:
            return Pace.UNKNOWN
        last = found[1] is None
        played = _MOVES - moves if last else min(int(found[1]), _MOVES - moves)
        seconds += int(found[2]) + int(found[3] or 0) * played
        moves += played
    if moves < _MOVES:
        return Pace.UNKNOWN  # nothing is said of the moves after the last control
    if seconds <= _BLITZ:
        return Pace.BLITZ
    return Pace.RAPID if seconds < _RAPID else Pace.STANDARD


_WORDS = (
    r"(?i)\s*([0-9]{1,3})\s*(?:min(?:utes|uter|\.)?|мин(?:ут|уты|\.)?|dk\.?|dakika|['’′m])?"
    r"\s*(?:[+,&]\s*([0-9]{1,3})\s*(?:s(?:ec|ek|n)?\b|сек|с\b|saniye|[\"”″]|$).*)?"
)


def control_in_code(rate_of_play: str) -> str:
    """The code for a rate of play of one period that is written as people do; else nothing.

    >>> control_in_code("90 min + 30 s per move"), control_in_code("3+2"), control_in_code("G/15")
    ('5400+30', '180+2', '')
    """
    found = re.fullmatch(_WORDS, rate_of_play)
    if found is None or not int(found[1]):
        return ""
    seconds = str(int(found[1]) * 60)
    return f"{seconds}+{int(found[2])}" if found[2] and int(found[2]) else seconds


def is_control(code: str) -> bool:
    """Whether *code* is a time control in the code of FIDE's report; also one with another time
    for each side, ``W300-B240``."""
    sides = re.fullmatch(r"W(.+)-B(.+)", code)
    parts = sides.groups() if sides else (code,)
    return all(re.fullmatch(_PERIOD, period) for part in parts for period in part.split(":"))

"""Regulations in the codes of FIDE's report: kind of event (192, 092), scoring (162),
tie-breaks (202, 212)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum

from arbiter.domain.scoring import STANDARD, HalfPoints, Scoring
from arbiter.domain.tiebreaks import is_known
from arbiter.domain.tournament import Regulations
from arbiter.formats.trf.player_line import half_points


class Kind(Enum):
    """What sort of event a report calls itself."""

    UNSAID = "unsaid"
    ROUND_ROBIN = "round robin"
    DOUBLE = "double round robin"
    SWISS = "Swiss"
    TEAMS = "teams"


_OF_TEAMS = re.compile(r"team|mannschaft|команд|équipe|equipo|squadre|lag\b|lagt|takım", re.I)
_SWISS = re.compile(
    r"swiss|schweiz|швейцар|suisse|suizo|svizzer|isviçre|dutch|dubov|burstein", re.I
)
_ROBIN = re.compile(
    r"robin|berger|all.?play.?all|rundenturnier|jeder gegen jeden|кругов|toutes.?rondes|italiana|"
    r"alla.?m[öo]ter.?alla|döner|lig usul|\brr\b",
    re.I,
)
_DOUBLE = re.compile(r"double|doppel|двухкругов|dubbel|çift|\bdrr\b", re.I)


def kind_of(code: str, description: str) -> Kind:
    """What record 192, or where there is none record 092, says of the event."""
    said = code.strip().upper().replace("_", " ") or description
    without_individual = re.sub(r"individual|single players", "", said, flags=re.I)
    if re.search(r"\bTEAM\b|SCHEVENINGEN|SCHILLER", said.upper()) or _OF_TEAMS.search(
        without_individual
    ):
        return Kind.TEAMS
    if _ROBIN.search(said):
        return Kind.DOUBLE if _DOUBLE.search(said) else Kind.ROUND_ROBIN
    return Kind.SWISS if _SWISS.search(said) else Kind.UNSAID


def kind_code(regulations: Regulations, exchange: bool | None) -> str:
    """Record 192 of an event whose games follow the Berger table: with *exchange* its last
    rounds changed, or not; None: they don't follow it."""
    if exchange is None or regulations.cycles > 2:
        return "CUSTOM_ROUNDROBIN"
    if regulations.cycles == 1:
        return "FIDE_ROUNDROBIN"
    return "FIDE_DOUBLEROUNDROBIN" if exchange else "BERGER_DOUBLEROUNDROBIN"


def kind_words(regulations: Regulations) -> str:
    """Record 092."""
    match regulations.cycles:
        case 1:
            return "Individual: Round-Robin"
        case 2:
            return "Individual: Double Round-Robin"
    return f"Individual: Round-Robin, {regulations.cycles} cycles"


# Scoring

_WORTH = re.compile(r"([WDLAPX])\s*=?\s*(-?\d{1,3}(?:[.,]\d{1,2})?)", re.I)
_MOST = 199
"""Half points that four columns hold: 99.5."""


def read_scoring(texts: Iterable[str]) -> Scoring:
    """The scoring of records 162 (or XXS).

    :raises ValueError: there is none in them.
    :raises WrongScoring: it turns games upside down.
    """
    worth = {
        sign.upper(): half_points(value) for text in texts for sign, value in _WORTH.findall(text)
    }
    if not worth:
        raise ValueError("no scoring")
    loss = worth.get("L", STANDARD.loss)
    return Scoring(
        worth.get("W", STANDARD.win),
        worth.get("D", STANDARD.draw),
        loss,
        worth.get("A", min(loss, STANDARD.forfeit_loss)),
    )


def scoring_record(scoring: Scoring) -> str:
    """The data of record 162; nothing where a value does not fit into its four columns."""
    values = {
        "W": scoring.win,
        "D": scoring.draw,
        "L": scoring.loss,
        "A": scoring.forfeit_loss,
        "P": 0,
        "X": scoring.draw,
    }
    if not all(fits(value) for value in values.values()):
        return ""
    return " " + "    ".join(f"{sign}{decimal(value):>4}" for sign, value in values.items())


def fits(value: HalfPoints) -> bool:
    """Whether *value* can be written in four columns."""
    return -19 <= value <= _MOST


def decimal(value: HalfPoints) -> str:
    """Half points as they stand in a report.

    >>> decimal(11), decimal(4), decimal(-1)
    ('5.5', '2.0', '-0.5')
    """
    sign = "-" if value < 0 else ""
    return f"{sign}{abs(value) // 2}.{abs(value) % 2 * 5}"


# Tie-breaks

OTHER = "OTHER_"
"""Before the code of a tie-break that is not FIDE's."""
_OURS = ("SSB", "SB/US", "LOT")
_SPELT = {"GE": "REP", "KS/L1": "KS/L+1", "KS/L2": "KS/L+2"}
"""What older files call a tie-break: REP was GE before 2026, and the check list of FIDE leaves
out the plus sign."""


def read_tie_breaks(text: str) -> tuple[str, ...]:
    """The codes of record 202 or 212, without the points; those that are not known stay.

    >>> read_tie_breaks("PTS,DE,OTHER_SSB, ks/l1")
    ('DE', 'SSB', 'KS/L+1')
    """
    codes = []
    for part in re.split(r"[,;\s]+", text.upper()):
        code = part.removeprefix(OTHER).removesuffix(":GP")
        code = _SPELT.get(code, code)
        if code and code != "PTS" and code not in codes:
            codes.append(code)
    return tuple(codes)


def tie_breaks_record(codes: Sequence[str]) -> str:
    """The data of record 202.

    >>> tie_breaks_record(("DE", "SB", "SSB"))
    'DE,SB,OTHER_SSB'
    """
    return ",".join(
        f"{OTHER}{code}" if code in _OURS or not is_known(code) else code for code in codes
    )

"""The line of one player, record 001: who he is; his games are read by ``pairs``."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.domain.checks import HIGHEST_RATING
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.names import tidy
from arbiter.domain.scoring import HalfPoints
from arbiter.domain.tournament import Player
from arbiter.formats import player_fields as reading
from arbiter.formats.federations import parse_federation
from arbiter.formats.trf import columns
from arbiter.formats.trf.shifted import aligned, put_right

_TITLES = {title.lower(): title for title in reading.TITLES} | {
    # As Krause wrote them, before there was a federation's form.
    "g": "GM",
    "m": "IM",
    "f": "FM",
    "c": "CM",
    "wg": "WGM",
    "wm": "WIM",
    "wf": "WFM",
    "wc": "WCM",
    "": "",
}
_SEXES = {"m": "m", "w": "w", "f": "w", "": ""}


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What stands in a line, which is number ``line`` of the file, from 1.

    ``text`` is the line with its columns put right. ``points`` and ``rank`` are those that the
    file gives, None where it gives none.
    """

    line: int
    number: int
    text: str
    player: Player
    points: HalfPoints | None
    rank: int | None


class NoNumber(ValueError):
    """There is no starting number in the line."""


def read_player_line(line: int, text: str, findings: list[ImportFinding]) -> PlayerLine:
    """The player in *text*, line number *line*; what is doubtful goes to *findings*.

    :raises NoNumber: nobody could say whose games these are.
    """
    if not aligned(text):
        text, by = put_right(text)
        if by:
            _doubt(
                findings,
                Doubtful.COLUMNS_SHIFTED,
                Weight.CHECK,
                line,
                columns.NAME.stop,
                str(by),
            )
    number = text[columns.NUMBER].strip()
    if not (number.isdecimal() and number.isascii()) or not int(number):
        raise NoNumber
    federation = text[columns.FEDERATION].strip()
    if federation and not (len(federation) == 3 and federation.isupper() and federation.isascii()):
        federation = parse_federation(federation)
    player = Player(
        _name(line, text[columns.NAME], federation, findings),
        _title(line, text[columns.TITLE].strip(), findings),
        _SEXES.get(text[columns.SEX].strip().lower(), ""),
        _birth(line, text[columns.BIRTH].strip(), findings),
        federation,
        _id(text[columns.FIDE_ID].strip()),
        "",
        _rating(line, text[columns.RATING].strip(), findings),
    )
    rank = text[columns.RANK].strip()
    return PlayerLine(
        line,
        int(number),
        text,
        player,
        _points(line, text[columns.POINTS].strip(), findings),
        int(rank) or None if rank.isdecimal() and rank.isascii() else None,
    )


def _doubt(
    findings: list[ImportFinding],
    about: Doubtful,
    weight: Weight,
    line: int,
    column: int,
    found: str = "",
    meant: str = "",
) -> None:
    """Note what is doubtful from *column* of the line on, counted from 0 here."""
    findings.append(ImportFinding(about, weight, line, 1, found, meant, character=column + 1))


def _name(line: int, written: str, federation: str, findings: list[ImportFinding]) -> str:
    name = tidy(written)
    if name.istitle() and (name.replace(", ", "", 1).replace(" ", "").replace("-", "").isalpha()):
        return name
    at = columns.NAME.start
    name = reading.parse_name(name)
    ordinary = reading.ordinary_capitals(name, turkish=federation == "TUR")
    if ordinary != name:
        _doubt(findings, Doubtful.CAPITALS, Weight.NOTE, line, at, name, ordinary)
    if not ordinary:
        _doubt(findings, Doubtful.NO_NAME, Weight.CHECK, line, at)
    return ordinary


def _title(line: int, written: str, findings: list[ImportFinding]) -> str:
    title = _TITLES.get(written.lower())
    if title is None:
        title = reading.parse_title(written)
        if not title and not reading.no_title(written):
            at = columns.TITLE.start
            _doubt(findings, Doubtful.TITLE_UNKNOWN, Weight.NOTE, line, at, written)
    return title


def _id(written: str) -> str:
    return written if written.isdecimal() and written.strip("0") else reading.parse_id(written)


def _rating(line: int, written: str, findings: list[ImportFinding]) -> int:
    at = columns.RATING.start
    try:
        rating = int(written) if written.isdecimal() else reading.parse_rating(written)
    except ValueError:
        _doubt(findings, Doubtful.RATING_UNREADABLE, Weight.CHECK, line, at, written)
        return 0
    if rating > HIGHEST_RATING or 0 < rating < reading.LOWEST_RATING:
        _doubt(findings, Doubtful.RATING_DOUBTFUL, Weight.CHECK, line, at, written)
    return rating


def _birth(line: int, written: str, findings: list[ImportFinding]) -> str:
    if not written.strip("0/.- "):
        return ""  # nothing, or FIDE's way to write that nothing is known
    try:
        return _iso_birth(written) or reading.parse_birth(written)
    except ValueError:
        at = columns.BIRTH.start
        _doubt(findings, Doubtful.BIRTH_UNREADABLE, Weight.CHECK, line, at, written)
        return ""


def _iso_birth(written: str) -> str:
    """A usual date of birth at once: most files hold no other."""
    year, month, day = written[:4], written[5:7], written[8:]
    if (
        len(written) != 10
        or written[4] + written[7] != "//"
        or not (year + month + day).isdecimal()
    ):
        return ""
    usual = "1900" <= year <= "2020" and "01" <= month <= "12" and "01" <= day <= "28"
    return f"{year}-{month}-{day}" if usual else ""


def _points(line: int, written: str, findings: list[ImportFinding]) -> HalfPoints | None:
    if not written:
        return None
    try:
        return half_points(written)
    except ValueError:
        at = columns.POINTS.start
        _doubt(findings, Doubtful.POINTS_DIFFER, Weight.CHECK, line, at, written)
        return None


def half_points(written: str) -> HalfPoints:
    """The half points in ``11.5``, ``11,5``, ``11``, ``-0.5``.

    :raises ValueError: it is no whole number of half points.
    """
    sign = -1 if written.startswith("-") else 1
    whole, _, rest = written.removeprefix("-").replace(",", ".").partition(".")
    if not (whole + rest).isdecimal() or rest.rstrip("0") not in ("", "5"):
        raise ValueError(f"no half points: {written!r}")
    return sign * (2 * int(whole or 0) + rest.startswith("5"))

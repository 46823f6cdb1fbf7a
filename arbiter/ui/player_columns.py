"""The columns of the list of players: what each shows and what can be typed into it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum

from arbiter.domain.names import tidy
from arbiter.domain.tournament import Player
from arbiter.formats.player_fields import (
    parse_birth,
    parse_id,
    parse_name,
    parse_rating,
    parse_sex,
    parse_title,
)
from arbiter.ui.languages import translate


class PlayerColumn(IntEnum):
    """The columns from left to right."""

    NUMBER = 0
    NAME = 1
    TITLE = 2
    RATING = 3
    NATIONAL_RATING = 4
    FEDERATION = 5
    FIDE_ID = 6
    NATIONAL_ID = 7
    BIRTH = 8
    SEX = 9
    CLUB = 10


FIELDS = {
    PlayerColumn.NAME: "name",
    PlayerColumn.TITLE: "title",
    PlayerColumn.RATING: "rating_fide",
    PlayerColumn.NATIONAL_RATING: "rating_national",
    PlayerColumn.FEDERATION: "federation",
    PlayerColumn.FIDE_ID: "fide_id",
    PlayerColumn.NATIONAL_ID: "national_id",
    PlayerColumn.BIRTH: "birth",
    PlayerColumn.SEX: "sex",
    PlayerColumn.CLUB: "club",
}
"""The field of ``Player`` behind each column but the number."""

OPTIONAL = (
    PlayerColumn.TITLE,
    PlayerColumn.RATING,
    PlayerColumn.NATIONAL_RATING,
    PlayerColumn.FEDERATION,
    PlayerColumn.FIDE_ID,
    PlayerColumn.NATIONAL_ID,
    PlayerColumn.BIRTH,
    PlayerColumn.SEX,
    PlayerColumn.CLUB,
)
"""The columns that can be left out."""
USUAL = frozenset(OPTIONAL) - {
    PlayerColumn.NATIONAL_RATING,
    PlayerColumn.NATIONAL_ID,
    PlayerColumn.SEX,
}
"""Those of them that are shown until others are chosen."""
PERSONAL = 10
"""A national id of so many figures is the number by which a state knows its citizens, as in
Turkey and Sweden, and is nobody's business; a federation's own numbers are shorter."""


def masked(national_id: str) -> str:
    """*national_id* as it may be seen by whoever stands behind the desk.

    >>> masked("12345678901"), masked("0011234")
    ('••••••••901', '0011234')
    """
    if sum(map(str.isdigit, national_id)) < PERSONAL:
        return national_id
    return "•" * (len(national_id) - 3) + national_id[-3:]


def column_of(field: str, shown: frozenset[PlayerColumn] = USUAL) -> int:
    """The column that shows *field*, of those that are *shown*; that of the name where none
    does."""
    if field == "rating_national" and PlayerColumn.NATIONAL_RATING not in shown:
        field = "rating_fide"
    return next((column for column, own in FIELDS.items() if own == field), PlayerColumn.NAME)


def heading(column: PlayerColumn) -> str:
    """What stands over the column."""
    return {
        PlayerColumn.NUMBER: translate("Players", "No."),
        PlayerColumn.NAME: translate("Players", "Name"),
        PlayerColumn.TITLE: translate("Players", "Title"),
        PlayerColumn.RATING: translate("Players", "Rating"),
        PlayerColumn.FEDERATION: translate("Players", "Fed"),
        PlayerColumn.NATIONAL_RATING: translate("Players", "Nat.", "national rating, as short"),
        PlayerColumn.FIDE_ID: translate("Players", "FIDE ID"),
        PlayerColumn.NATIONAL_ID: translate("Players", "National ID"),
        PlayerColumn.SEX: translate("Players", "Sex"),
        PlayerColumn.BIRTH: translate("Players", "Born"),
        PlayerColumn.CLUB: translate("Players", "Club"),
    }[column]


def full_heading(column: PlayerColumn) -> str:
    """What the column is called where there is room."""
    if column is PlayerColumn.NATIONAL_RATING:
        return translate("Players", "National rating")
    return heading(column)


def cell_text(player: Player, column: int, *, apart: bool = False) -> str:
    """What the column shows of *player*; *apart* if national ratings have a column of their
    own."""
    if column == PlayerColumn.RATING and not apart:
        return str(player.rating or "")
    return str(getattr(player, FIELDS[PlayerColumn(column)]) or "")


def with_typed(player: Player, column: int, text: str, *, apart: bool = False) -> Player:
    """*player* with what was typed into one of his cells.

    A rating is written where the one that was shown came from: over a national rating if
    there is no other, unless these stand *apart*.

    :raises ValueError: the text is nothing that the column holds.
    """
    match PlayerColumn(column):
        case PlayerColumn.RATING if player.rating_national and not (player.rating_fide or apart):
            return replace(player, rating_national=parse_rating(text))
        case PlayerColumn.TITLE if tidy(text) and not parse_title(text):
            raise ValueError(f"no title: {text!r}")
        case PlayerColumn.SEX if tidy(text) and not parse_sex(text):
            raise ValueError(f"neither man nor woman: {text!r}")
        case PlayerColumn.NUMBER:
            raise ValueError("numbers follow from the order")
    field = FIELDS[PlayerColumn(column)]
    return replace(player, **{field: _READ[field](text)})


def _federation(text: str) -> str:
    plain = tidy(text)
    return plain.upper() if len(plain) <= 3 else plain


_READ: dict[str, Callable[[str], object]] = {
    "name": parse_name,
    "title": parse_title,
    "rating_fide": parse_rating,
    "rating_national": parse_rating,
    "federation": _federation,
    "fide_id": parse_id,
    "national_id": parse_id,
    "sex": parse_sex,
    "birth": parse_birth,
    "club": tidy,
}

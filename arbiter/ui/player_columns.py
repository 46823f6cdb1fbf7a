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
    parse_title,
)
from arbiter.ui.languages import translate


class PlayerColumn(IntEnum):
    """The columns from left to right."""

    NUMBER = 0
    NAME = 1
    TITLE = 2
    RATING = 3
    FEDERATION = 4
    FIDE_ID = 5
    BIRTH = 6
    CLUB = 7


FIELDS = {
    PlayerColumn.NAME: "name",
    PlayerColumn.TITLE: "title",
    PlayerColumn.RATING: "rating_fide",
    PlayerColumn.FEDERATION: "federation",
    PlayerColumn.FIDE_ID: "fide_id",
    PlayerColumn.BIRTH: "birth",
    PlayerColumn.CLUB: "club",
}
"""The field of ``Player`` behind each column but the number."""


def column_of(field: str) -> int:
    """The column that shows *field*; that of the name where none does."""
    if field == "rating_national":
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
        PlayerColumn.FIDE_ID: translate("Players", "FIDE ID"),
        PlayerColumn.BIRTH: translate("Players", "Born"),
        PlayerColumn.CLUB: translate("Players", "Club"),
    }[column]


def cell_text(player: Player, column: int) -> str:
    """What the column shows of *player*."""
    if column == PlayerColumn.RATING:
        return str(player.rating or "")
    return str(getattr(player, FIELDS[PlayerColumn(column)]))


def with_typed(player: Player, column: int, text: str) -> Player:
    """*player* with what was typed into one of his cells.

    A rating is written where the one that was shown came from: over a national rating if
    there is no other.

    :raises ValueError: the text is nothing that the column holds.
    """
    match PlayerColumn(column):
        case PlayerColumn.RATING if player.rating_national and not player.rating_fide:
            return replace(player, rating_national=parse_rating(text))
        case PlayerColumn.TITLE if tidy(text) and not parse_title(text):
            raise ValueError(f"no title: {text!r}")
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
    "federation": _federation,
    "fide_id": parse_id,
    "birth": parse_birth,
    "club": tidy,
}

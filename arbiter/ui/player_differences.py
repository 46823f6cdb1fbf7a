"""What a list or a file says otherwise of players, as lines to choose from, and the players
that follow from the choice."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import fields, replace

from arbiter.domain.tournament import Player
from arbiter.ui.choice_table import ChoiceLine
from arbiter.ui.player_columns import FIELDS, full_heading, masked

FieldKey = tuple[int, str, str]
"""The number of a player, a field, and (for who may be one of several) his FIDE ID there."""
_COLUMNS = {field: column for column, field in FIELDS.items()}
_ORDER = {field: place for place, field in enumerate(FIELDS.values())}
_NAMES = tuple(field.name for field in fields(Player))


def who(number: int, player: Player) -> str:
    """``7  Berg, Anna``."""
    return f"{number}  {player.name}"


def field_lines(
    number: int, ours: Player, theirs: Player, *, taken: bool | None = None
) -> list[ChoiceLine]:
    """A line for each field in which *theirs* differs. It is *taken*; if that is left open,
    only where nothing stands here."""
    names = sorted(
        (name for name in _NAMES if getattr(ours, name) != getattr(theirs, name)),
        key=lambda name: _ORDER.get(name, 99),
    )
    return [
        ChoiceLine(
            who(number, ours),
            full_heading(_COLUMNS[name]),
            field_text(ours, name),
            field_text(theirs, name),
            not getattr(ours, name) if taken is None else taken,
            (number, name, ""),
        )
        for name in names
    ]


def field_text(player: Player, field: str) -> str:
    """What *field* holds, as the list of players shows it."""
    value = getattr(player, field)
    if field == "national_id":
        return masked(value)
    return str(value or "")


def chosen_players(
    players: Mapping[int, Player],
    theirs: Mapping[int, Player],
    taken: Iterable[Hashable],
) -> tuple[tuple[int, Player], ...]:
    """*players* (by number) with the fields that were *taken* from *theirs*."""
    changed: dict[int, Player] = {}
    for key in taken:
        if isinstance(key, tuple) and len(key) == 3 and isinstance(key[1], str):
            number, field, _ = key
            player = changed.get(number, players[number])
            changed[number] = replace(player, **{field: getattr(theirs[number], field)})
    return tuple(sorted(changed.items()))

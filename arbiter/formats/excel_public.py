"""A tournament as it may be published: without what is nobody else's business."""

from __future__ import annotations

import re
from dataclasses import replace

from arbiter.domain.tournament import Player, Tournament

_ADDRESS = re.compile(r"[(<\[]?\s*(?:mailto:)?[^\s<>(),;]+@[^\s<>(),;]+\.[^\s<>(),;]+\s*[)>\]]?")
_YEAR = re.compile(r"[0-9]{4}(?![0-9])")


def to_publish(tournament: Tournament) -> Tournament:
    """*tournament* without national ids and e-mail addresses, and with years of birth only.

    National ids are left out because in some countries they are the number of the person.
    """
    event = tournament.event
    return replace(
        tournament,
        event=replace(
            event,
            name=without_addresses(event.name),
            place=without_addresses(event.place),
            arbiter=without_addresses(event.arbiter),
            organiser=without_addresses(event.organiser),
            officials=tuple(
                replace(one, name=without_addresses(one.name)) for one in event.officials
            ),
        ),
        players=tuple(map(_player, tournament.players)),
    )


def without_addresses(text: str) -> str:
    """*text* without e-mail addresses and the brackets around them.

    >>> without_addresses("Ann Arbiter <ann@example.org>, IA")
    'Ann Arbiter, IA'
    """
    if "@" not in text:
        return text
    left = " ".join(_ADDRESS.sub("", text).split())
    return re.sub(r"\s+([,;.])", r"\1", left).strip(" ,;")


def _player(player: Player) -> Player:
    year = _YEAR.match(player.birth)
    return replace(
        player,
        name=without_addresses(player.name),
        national_id="",
        birth=year[0] if year else "",
        club=without_addresses(player.club),
    )

"""National ratings and numbers: a line for each player, which begins with a federation's code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.names import tidy
from arbiter.domain.tournament import Player
from arbiter.formats import player_fields as reading
from arbiter.formats.trf import columns
from arbiter.formats.trf.report import Report

RECORD = "172"
"""Says whose national ratings follow, and how starting numbers came about."""
LEADING = "FIDON"
"""FIDE's rating goes before the national one: as ``Player.rating`` has it."""


def with_national(report: Report, players: Sequence[Player]) -> tuple[Player, ...]:
    """*players* of *report*, in their order, with what its national lines tell of them."""
    places = {line.number: place for place, line in enumerate(report.players)}
    told = list(players)
    for line, text in report.national:
        place = places.get(int(text[columns.NUMBER]))
        if place is None:
            report.findings.append(
                ImportFinding(Doubtful.NOT_A_RECORD, Weight.NOTE, line, 1, text, character=0)
            )
            continue
        rating = text[columns.RATING].strip()
        told[place] = replace(
            told[place],
            rating_national=int(rating) if rating.isdecimal() and rating.isascii() else 0,
            national_id=reading.parse_id(text[columns.FIDE_ID]),
        )
    return tuple(told)


def national_line(number: int, player: Player) -> str:
    """The line of the player with *number*; nothing where nothing national is known of him."""
    code = player.federation
    if not (player.rating_national or player.national_id) or len(code) != 3:
        return ""
    fits = len(player.national_id) <= columns.FIDE_ID.stop - columns.FIDE_ID.start
    national_id = player.national_id if fits else ""
    rating = str(player.rating_national or "")
    name = tidy(player.name)[: columns.LONGEST_NAME]
    line = f"{code} {number:4} {player.sex or ' '}{'':3} {name:<33} {rating:>4} {code} "
    return (line + f"{national_id:>11}").rstrip()

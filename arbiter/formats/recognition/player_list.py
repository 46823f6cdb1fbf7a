"""What a list of players on another sheet adds to a table of games."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.matching import brought_up_to_date, match_players, name_key
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.participants import numbered_players
from arbiter.formats.recognition.recognised import Recognised, TableKind
from arbiter.formats.recognition.sheet_choice import Candidate


def with_list(recognised: Recognised, table: Candidate) -> Recognised | None:
    """*recognised* with what the list of *table* knows of its players; None where the list
    holds fewer than half of them, and is one of others.

    Nobody is renamed, and what the table of games says itself stays. A player without a
    name is the one with his number in the list.
    """
    numbered = numbered_players(table.layout)
    listed = [player for _, player in numbered]
    players = recognised.tournament.players
    completed = []
    strangers = []
    for number, (player, match) in enumerate(zip(players, match_players(players, listed)), 1):
        found = None
        if match is not None:
            other = listed[match.number - 1]
            alike = name_key(other.name) == name_key(player.name)
            found = other if match.sure or alike else None
        elif not player.name:
            found = next((other for own, other in numbered if own == number), None)
        if found is None:
            strangers.append(number)
            completed.append(player)
        else:
            completed.append(_completed(player, found))
    if len(strangers) * 2 > len(players):
        return None
    findings = recognised.findings
    if all(player.name for player in completed):
        findings = tuple(found for found in findings if found.about is not Doubtful.NO_NAME)
    if recognised.kind is TableKind.PAIRINGS:
        findings += tuple(
            ImportFinding(
                Doubtful.NAME_NOT_LISTED,
                Weight.CHECK,
                recognised.rows[number - 1],
                found=players[number - 1].name,
            )
            for number in strangers
        )
    tournament = replace(recognised.tournament, players=tuple(completed))
    return replace(recognised, tournament=tournament, findings=findings)


def _completed(player: Player, listed: Player) -> Player:
    whole = brought_up_to_date(listed, player)
    return replace(whole, name=player.name or listed.name)

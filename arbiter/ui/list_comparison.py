"""All players of a tournament held against the rating lists: what differs, and who may be whom."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbiter.domain.event import Pace
from arbiter.domain.name_folding import folded, spellings
from arbiter.domain.tournament import Player, Tournament
from arbiter.storage.rating_lists import RatingLists
from arbiter.ui.choice_table import ChoiceLine
from arbiter.ui.languages import translate
from arbiter.ui.player_columns import masked
from arbiter.ui.player_differences import chosen_players, field_lines, who

MOST_CANDIDATES = 5
"""For one player; more are no help."""


@dataclass(frozen=True)
class Comparison:
    """What was found: the ``lines`` to choose from, ``theirs`` as each line's key tells, how
    many are ``same``, and the names of those ``unknown`` to the lists."""

    lines: tuple[ChoiceLine, ...]
    theirs: dict[tuple[int, str], Player]
    same: int
    unknown: tuple[str, ...]


def compare(tournament: Tournament, lists: RatingLists) -> Comparison:
    """Everybody of *tournament* as *lists* have him, with the ratings of its pace."""
    pace: Pace = tournament.event.pace
    lines: list[ChoiceLine] = []
    theirs: dict[tuple[int, str], Player] = {}
    same, unknown = 0, []
    for number in tournament.numbers:
        player = tournament.player(number)
        found = lists.candidates(player, pace)[:MOST_CANDIDATES]
        if not found:
            unknown.append(player.name)
        elif found[0].sure:
            listed = found[0].player
            name = player.name if _same_name(player.name, listed.name) else listed.name
            other = theirs[number, ""] = listed.filled_into(player, pace, name=name)
            own = field_lines(number, player, other, taken=True)
            # Another name may be a slip here or there: that is for the arbiter to say.
            lines += [
                replace(line, taken=False) if line.key == (number, "name", "") else line
                for line in own
            ]
            same += not own
        else:
            for one in found:
                listed = one.player
                key = listed.fide_id or listed.national_id
                theirs[number, key] = listed.filled_into(player, pace, name=player.name)
                lines.append(
                    ChoiceLine(
                        who(number, player),
                        translate("Lists", "Same person?"),
                        "",
                        _described(listed.as_player(pace)),
                        len(found) == 1 and bool(player.birth) and bool(listed.birth),
                        (number, key),
                        number,
                    )
                )
    return Comparison(tuple(lines), theirs, same, tuple(unknown))


def taken_players(
    tournament: Tournament, comparison: Comparison, taken: tuple[object, ...]
) -> tuple[tuple[int, Player], ...]:
    """The players (number, player) who are others with the lines that were *taken*."""
    players = {number: tournament.player(number) for number in tournament.numbers}
    whole = {
        key[0]: comparison.theirs[key]  # type: ignore[index]
        for key in taken
        if isinstance(key, tuple) and len(key) == 2
    }
    fields = [key for key in taken if isinstance(key, tuple) and len(key) == 3]
    sure = {number: player for (number, key), player in comparison.theirs.items() if not key}
    return tuple(sorted([*whole.items(), *chosen_players(players, sure, fields)]))


def _same_name(here: str, listed: str) -> bool:
    """Whether *here* is but another spelling, in other letters or order, of *listed*."""
    key = folded(listed)
    words = sorted(key.replace(",", " ").split())
    return any(sorted(way.replace(",", " ").split()) == words for way in spellings(here))


def _described(player: Player) -> str:
    """``WFM Ostlund, Karin, SWE, 1995, 2204, ID 1702204``."""
    name = " ".join(filter(None, [player.title, player.name]))
    ident = player.fide_id or masked(player.national_id)
    parts = (name, player.federation, player.birth[:4], str(player.rating or ""), ident)
    return ", ".join(filter(None, parts))

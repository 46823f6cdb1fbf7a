"""What a change of the field after the lots means, said before it is accepted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.domain.edits import AddPlayers, RemovePlayer
from arbiter.domain.late_field import field_change
from arbiter.domain.schedule import round_count
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.languages import translate


class Question(NamedTuple):
    """A question, what follows from yes, and the two answers."""

    first: str
    rest: str
    yes: str
    no: str


def leaving_words(tournament: Tournament, number: int) -> Question:
    """The player with *number* leaves after the lots: who is free then, and what stays.

    :raises ArbiterError: he can't.
    """
    after = RemovePlayer(number, keep_pairings=True)(tournament)
    change = field_change(tournament, after, dropped=number)
    said = [
        translate(
            "Players",
            "All other pairings stay; %n game(s) fall(s) out, and who would have met him is free.",
            "",
            change.gone,
        )
    ]
    if change.free_after > 1:
        fewer = round_count(after.size, after.regulations.cycles)
        text = translate(
            "Players", "Two are free in most rounds; a new draw would need {0} rounds, not {1}."
        )
        said.append(text.format(fewer, change.rounds_after))
    if number < tournament.size:
        said.append(translate("Players", "Numbers above {0} go down by one.").format(number))
    return Question(
        translate("Players", "{0} leaves?").format(tournament.player(number).name),
        " ".join(said),
        translate("Players", "Take off the list"),
        translate("Players", "Keep"),
    )


def joining_words(tournament: Tournament, players: Sequence[Player]) -> Question:
    """*players* come after the lots, and the table holds no number free for them.

    :raises ArbiterError: they can't.
    """
    after = AddPlayers(tuple(players), new_table=True)(tournament)
    change = field_change(tournament, after)
    table = after.size + after.size % 2
    moved = translate(
        "Players", "%n announced game(s) get(s) another round or other colours.", "", change.moved
    )
    rounds = translate(
        "Players", "All keep their numbers; the table for {0} has {1} rounds instead of {2}."
    ).format(table, change.rounds_after, change.rounds_before)
    return Question(
        translate("Players", "{0} comes after the lots?").format(players[0].name),
        f"{rounds} {moved}",
        translate("Players", "Make the pairings anew"),
        translate("Players", "Leave out"),
    )

"""What an earlier state says otherwise, line by line, as the arbiter reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from arbiter.domain.differences import Differences, Place, ResultDifference
from arbiter.domain.notation import format_place, format_result
from arbiter.domain.plain import to_plain
from arbiter.domain.tournament import Event, Game, Player, Regulations, Tournament
from arbiter.ui.journal_values import NOTHING, differences, start_differences
from arbiter.ui.languages import translate
from arbiter.wording import pending_text


class DifferenceLine(NamedTuple):
    """What stands otherwise, with its value now and then; a ``heading`` has no values.

    ``goes`` marks a result that is reported now and would not be any more.
    """

    what: str
    now: str = ""
    then: str = ""
    heading: bool = False
    goes: bool = False


def difference_lines(found: Differences, now: Tournament, then: Tournament) -> list[DifferenceLine]:
    """Everything that differs, under headings: results, players, places, the rest."""
    lines = []
    for heading, part in (
        (
            translate("Restore", "%n result(s)", "", len(found.results)),
            [_result(difference) for difference in found.results],
        ),
        (
            translate("Restore", "%n player(s)", "", len(found.players)),
            [_player(a, b) for a, b in found.players],
        ),
        (
            translate("Restore", "%n place(s)", "", len(found.places)),
            [
                DifferenceLine(player.name, _place(before), _place(after))
                for player, before, after in found.places
            ],
        ),
        (translate("Restore", "Lots, rules and data"), list(_rest(found, now, then))),
    ):
        if part:
            lines += [DifferenceLine(heading, heading=True), *part]
    return lines


def difference_sentence(found: Differences) -> str:
    """What it comes to: ``3 results would go, 1 would be another; 4 places would change.``"""
    goes = found.results_that_go
    others = len(found.results) - goes
    parts = []
    if goes:
        parts.append(translate("Restore", "%n result(s) would go", "", goes))
    if others:
        parts.append(translate("Restore", "%n game(s) would stand otherwise", "", others))
    if found.players:
        parts.append(translate("Restore", "%n player(s) would be changed", "", len(found.players)))
    if found.places:
        parts.append(translate("Restore", "%n place(s) would change", "", len(found.places)))
    if parts:
        return "; ".join(parts) + "."
    if any(found):
        return translate("Restore", "Results and players would stay; rules or data would change.")
    return translate("Restore", "This state says the same as now.")


def _result(difference: ResultDifference) -> DifferenceLine:
    game = difference.now or difference.then
    names = f"{difference.white.family} – {difference.black.family}"
    if game is not None and difference.now is not None:
        names = f"{game.white}–{game.black}  {names}"
    if game is not None and game.cycle > 1:
        names = translate("Restore", "{0}, cycle {1}").format(names, game.cycle)
    return DifferenceLine(
        names, _state(difference.now), _state(difference.then), goes=difference.goes
    )


def _state(game: Game | None) -> str:
    if game is None:
        return NOTHING
    return format_result(game.result) or pending_text(game.pending, translate)


def _player(now: Player | None, then: Player | None) -> DifferenceLine:
    if now is None or then is None:
        known = now or then
        there, away = translate("Restore", "in the list"), NOTHING
        name = known.name if known is not None else ""
        return DifferenceLine(name, there if now else away, there if then else away)
    old, new = differences(Player, to_plain(now), to_plain(then))
    return DifferenceLine(now.name, old, new)


def _place(place: Place) -> str:
    return format_place(*place)


def _rest(found: Differences, now: Tournament, then: Tournament) -> Iterator[DifferenceLine]:
    if found.lots:
        yield DifferenceLine(translate("Restore", "Numbers"), _drawn(now), _drawn(then))
    if found.calendar:
        yield DifferenceLine(
            translate("Restore", "Rounds, boards and colours"), _rounds(now), _rounds(then)
        )
    if found.event:
        values = differences(Event, to_plain(now.event), to_plain(then.event))
        yield DifferenceLine(translate("Restore", "Event"), *values)
    if found.regulations:
        values = differences(Regulations, to_plain(now.regulations), to_plain(then.regulations))
        yield DifferenceLine(translate("Restore", "Regulations"), *values)
    if found.dates:
        starts = start_differences(now.round_starts, then.round_starts)
        yield DifferenceLine(translate("Restore", "Dates of the rounds"), *starts)


def _drawn(tournament: Tournament) -> str:
    if not tournament.drawn:
        return translate("Restore", "not drawn")
    return translate("Restore", "drawn")


def _rounds(tournament: Tournament) -> str:
    if not tournament.drawn:
        return NOTHING
    return translate("Restore", "%n round(s)", "", tournament.rounds)

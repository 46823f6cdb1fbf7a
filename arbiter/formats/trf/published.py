"""Points and places as a report gives them, beside those that its games come to.

What differs is told; nothing of the file's is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.notation import format_decimal, format_place
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, Tournament
from arbiter.formats.trf import columns
from arbiter.formats.trf.player_line import PlayerLine


def compare_published(
    lines: Sequence[PlayerLine], tournament: Tournament
) -> Iterator[ImportFinding]:
    """What differs in *lines*, those of *tournament* in the order of its numbers."""
    if not any(game.result is not None for game in tournament.games):
        return
    for number, line in enumerate(lines, 1):
        if line.points is None or line.points in _possible(tournament, number):
            continue
        yield ImportFinding(
            Doubtful.POINTS_DIFFER,
            Weight.CHECK,
            line.line,
            1,
            line.text[columns.POINTS].strip(),
            format_decimal(tournament.points_in_table(number), 2),
            character=columns.POINTS.start + 1,
        )
    if any(line.rank for line in lines):
        yield from _places(lines, tournament)


def _possible(tournament: Tournament, number: int) -> tuple[int, ...]:
    """The points that the games come to; an adjourned game may count as a draw, or not yet, and
    annulled results may be added up or left out."""
    points = tournament.points_in_table(number)
    draw = tournament.regulations.scoring.draw
    adjourned = sum(
        game.pending is Pending.ADJOURNED and game.result is None
        for game in tournament.games_of(number)
    )
    return points, points - draw * adjourned, tournament.score(number)


def _places(lines: Sequence[PlayerLine], tournament: Tournament) -> Iterator[ImportFinding]:
    codes = ", ".join(tournament.regulations.tie_breaks)
    ranking = standings(tournament)
    for number, line in enumerate(lines, 1):
        ours = ranking.of(number)
        if line.rank is None or ours.rank is None or ours.last is None:
            continue
        if not ours.rank <= line.rank <= ours.last:
            yield ImportFinding(
                Doubtful.PLACE_DIFFERS,
                Weight.NOTE,
                line.line,
                1,
                str(line.rank),
                format_place(ours.rank, ours.last),
                codes,
                character=columns.RANK.start + 1,
            )


def scoring_by_points(
    lines: Sequence[PlayerLine], tournament: Tournament
) -> tuple[Scoring, list[ImportFinding]]:
    """The scoring of a report that doesn't say it: 3-1-0 where just the points in it do."""
    given = [line.points for line in lines]
    added = sum(points or 0 for points in given)
    if None in given or added <= 2 * len(tournament.games):
        return STANDARD, []  # no more than one point was given for each game
    for scoring in (STANDARD, FOOTBALL):
        regulations = replace(tournament.regulations, scoring=scoring)
        if given == list(replace(tournament, regulations=regulations).scores):
            break
    else:
        return STANDARD, []
    if scoring is STANDARD:
        return STANDARD, []
    return scoring, [ImportFinding(Doubtful.SCORING_TOLD, Weight.CHECK, found=str(scoring))]

"""``arbiter standings``: places, points and tie-breaks, on request with every addend."""

from __future__ import annotations

import argparse
from typing import Any

from arbiter.cli.as_data import exact, json_text
from arbiter.cli.files import open_tournament
from arbiter.domain.edits import require_drawn
from arbiter.domain.notation import format_points
from arbiter.domain.progress import progress
from arbiter.domain.standings import Standing, Standings, standings
from arbiter.domain.tiebreaks import Explanation, Part, tie_break
from arbiter.domain.tiebreaks.base import half
from arbiter.formats import sums
from arbiter.formats.documents import standings_sheet
from arbiter.formats.documents.ranking import tie_break_head, tie_break_value
from arbiter.formats.documents.standings import as_after
from arbiter.formats.text import sheet_text
from arbiter.formats.words import Words, words


def standings_text(options: argparse.Namespace) -> str:
    """The answer to ``standings``.

    :raises ArbiterError: the file can't be read, or has no such standings.
    """
    tournament = open_tournament(options.file)
    require_drawn(tournament)
    codes: tuple[str, ...] | None = None
    if options.tie_breaks is not None:
        given = options.tie_breaks.replace(";", ",").split(",")
        codes = tuple(code.strip().upper() for code in given if code.strip())
    if options.after_round is not None:
        tournament = as_after(tournament, options.after_round)
    order = standings(tournament, codes)
    if options.json:
        return json_text(_standings_as_data(order, why=options.why))
    english = words("en")
    text = sheet_text(standings_sheet(tournament, english, tie_breaks=codes))
    if options.why:
        for row in order.rows:
            text += "\n".join(("", *_why_lines(order, row, english), ""))
    return text


def _why_lines(order: Standings, row: Standing, english: Words) -> list[str]:
    """Every tie-break of one player: the sum in figures, then with the opponents' names."""
    player = order.tournament.player(row.number)
    place = english.place(row.rank, row.last)
    lines = [f"{place}  {row.number} {player.name}, points {format_points(row.points)}"]
    for code, explanation in _explanations(order, row):
        head = tie_break_head(order, code, english)
        lines.append(f"   {head:<5}  {sums.sum_line(explanation, english)}")
        if sums.added(explanation):
            named = sums.named_line(explanation, order.tournament, english)
            lines.append(f"          {named}")
    return lines


def _explanations(order: Standings, row: Standing) -> list[tuple[str, Explanation]]:
    return [
        (
            code,
            tie_break(code).explain(order.tournament, row.number, row.level_when_asked(code)),
        )
        for code in order.columns
        if row.values[code] is not None
    ]


def _standings_as_data(order: Standings, *, why: bool) -> dict[str, Any]:
    tournament = order.tournament
    return {
        "tournament": tournament.event.name,
        "provisional": progress(tournament).provisional,
        "tie_breaks": list(order.columns[: order.used]),
        "rows": [_row_as_data(order, row, why=why) for row in order.rows],
    }


def _place(row: Standing) -> str | None:
    if not row.counts:
        return None
    return f"{row.rank}-{row.last}" if row.shared else str(row.rank)


def _against(part: Part) -> dict[str, Any]:
    """The opponent of *part*; the round where it is from no opponent."""
    if part.opponent is None:
        return {"round": part.round}
    return {"opponent": part.opponent}


def _row_as_data(order: Standings, row: Standing, *, why: bool) -> dict[str, Any]:
    values = {code: tie_break_value(order, row, code) for code in order.columns}
    data: dict[str, Any] = {
        "rank": row.rank,
        "place": _place(row),
        "number": row.number,
        "name": order.tournament.player(row.number).name,
        "points": exact(half(row.points)),
        "played": row.played,
        "counts": row.counts,
        "tie_breaks": {
            code: None if value is None else exact(value) for code, value in values.items()
        },
    }
    if why:
        data["why"] = {
            code: [
                {
                    **_against(part),
                    "factor": exact(part.factor),
                    "score": exact(part.score),
                    "counted": part.counted,
                    "reason": part.reason.value if part.reason else None,
                }
                for part in explanation.parts
            ]
            for code, explanation in _explanations(order, row)
        }
        # Means and performances are more than a sum of their parts.
        data["made"] = {
            code: {
                "divisor": explanation.divisor,
                "rounded": explanation.rounded,
                "plus": exact(explanation.plus),
            }
            for code, explanation in _explanations(order, row)
            if explanation.divisor != 1 or explanation.rounded or explanation.plus
        }
    return data

"""Gacrux, FIDE's own tie-break checker, asked about a tournament of ours.

It reads the report that the program itself writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

from arbiter.domain.tournament import Tournament
from arbiter.formats.trf.writing import trf_text


def read(tournament: Tournament) -> dict[str, Any]:
    """*tournament* as the checker holds it in memory. Slow from a hundred players on."""
    file = trf2json()
    file.parse_file(trf_text(tournament), 0)
    status = file.chessjson["status"]
    if status["code"]:
        raise ValueError(status)
    model: dict[str, Any] = file.get_tournament(1)
    # Otherwise last rounds that hold only forfeits are left out.
    model["numRounds"] = tournament.rounds
    return model


def rank(
    model: dict[str, Any], codes: Sequence[str], rounds: int, unrated: int | None = None
) -> dict[int, dict[str, Any]]:
    """By number: ``rank`` from 1, and the checker's value for each of *codes*.

    DE is a rank inside the group that was level, 0 for a player who was alone. Players without
    a rating count with *unrated*; without it ratings say nothing as soon as one has none.
    """
    params = {"tiebreak": list(codes), "check": 0, "unrated": unrated}
    result = tiebreak(model, rounds, params).compute_tiebreaks(model, params)
    return {
        row["cid"]: {"rank": row["rank"], **dict(zip(codes, map(_exact, row["tiebreakScore"])))}
        for row in result["competitors"]
    }


def _exact(value: Any) -> Any:
    return Decimal(value) if isinstance(value, (int, Decimal)) else value

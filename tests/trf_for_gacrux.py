"""Gacrux, FIDE's own tie-break checker, asked about a tournament of ours.

It reads TRF26. Only what it needs is written; this is no export.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

from arbiter.domain.notation import trf_letter
from arbiter.domain.scoring import STANDARD
from arbiter.domain.tournament import Game, Tournament

_MOST = 199
"""Half points that the four columns hold; more are left out, and the checker adds them up."""


def trf(tournament: Tournament) -> str:
    """A complete *tournament* as TRF26, with the records that the checker looks at."""
    regulations = tournament.regulations
    double = "DOUBLE" if regulations.cycles == 2 else ""
    lines = [
        "012 Event",
        "042 2026/09/01",
        "052 2026/09/09",
        f"092 {'Double ' if double else ''}Round Robin",
    ]
    # Without the record the checker guesses the scoring from the points of the players.
    if regulations.scoring != STANDARD or max(tournament.scores) > _MOST:
        win, draw = map(_decimal, (regulations.scoring.win, regulations.scoring.draw))
        lines.append(f"162  W{win:>4}    D{draw:>4}    L 0.0    A 0.0    P 0.0    X{draw:>4}")
    lines.append(f"192 FIDE_{double}ROUNDROBIN")
    lines.append("202 PTS,DE,SB,WIN,KS")
    lines += [_player(tournament, number) for number in tournament.numbers]
    return "\n".join(lines) + "\n"


def _player(tournament: Tournament, number: int) -> str:
    rating = tournament.player(number).rating or ""
    head = f"001 {number:4} m    {'Player ' + str(number):<33} {rating:>4} {'FID':<3}"
    score = tournament.score(number)
    points = _decimal(score) if score <= _MOST else ""
    start = f"{head:<80}{points:>4} {number:>4}  "
    games = {game.round: game for game in tournament.games_of(number)}
    rounds = range(1, tournament.rounds + 1)
    return start + "  ".join(_entry(games.get(round), number) for round in rounds)


def _entry(game: Game | None, number: int) -> str:
    if game is None or game.result is None:
        return "0000 - Z"
    white = game.white == number
    letter = trf_letter(game.result, white=white)
    return f"{game.opponent_of(number):>4} {'w' if white else 'b'} {letter}"


def _decimal(half_points: int) -> str:
    return f"{half_points // 2}.{half_points % 2 * 5}"


def read(tournament: Tournament) -> dict[str, Any]:
    """*tournament* as the checker holds it in memory. Slow from a hundred players on."""
    file = trf2json()
    file.parse_file(trf(tournament), 0)
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

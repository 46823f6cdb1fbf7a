"""How a tournament is played, in the words of its documents: system, points, numbers, calendar."""

from __future__ import annotations

from arbiter.domain.calendar_proof import calendar_changed
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.formats.words import Words


def system_text(tournament: Tournament, words: Words) -> str:
    """``double round robin, 8 players, 14 rounds``; the field as far as there is one."""
    cycles = tournament.regulations.cycles
    system = (
        words.count("system.more", cycles)
        if cycles > 2
        else words["system.double" if cycles == 2 else "system.single"]
    )
    if not tournament.players:
        return system
    return words.text(
        "regulations.field",
        system=system,
        players=words.count("berger.field", tournament.size),
        rounds=words.count("berger.rounds", tournament.rounds),
    )


def points_text(regulations: Regulations, words: Words) -> str:
    """``win 1, draw 0.5, loss 0``, and a loss by forfeit where that is worth something else."""
    scoring = regulations.scoring
    points = words.text(
        "regulations.points",
        win=words.decimal(half(scoring.win)),
        draw=words.decimal(half(scoring.draw)),
        loss=words.decimal(half(scoring.loss)),
    )
    if scoring.forfeit_loss == scoring.loss:
        return points
    forfeit = words.decimal(half(scoring.forfeit_loss))
    return words.text("regulations.points_forfeit", points=points, forfeit=forfeit)


def lots_text(tournament: Tournament, words: Words) -> str:
    """How the numbers were given, and when."""
    lots = tournament.lots
    if not tournament.drawn:
        return words["regulations.not_drawn"]
    if lots is None:
        return words["status.numbers_assumed"]
    method = words[f"lots.{lots.method.name.lower()}"]
    return ", ".join(filter(None, (method, words.long_date(lots.record.at))))


def pairings_text(tournament: Tournament, words: Words) -> str:
    """By which table the rounds are made, and whether somebody has changed them by hand."""
    regulations = tournament.regulations
    table = words["regulations.league" if regulations.league else "regulations.berger"]
    if regulations.exchange and regulations.cycles > 1 and not regulations.league:
        table = words.text("regulations.exchange", table=table)
    if calendar_changed(tournament):
        return f"{table}; {words['regulations.changed']}"
    return table

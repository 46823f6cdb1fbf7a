"""``arbiter schedule``: the Berger pairings of all rounds."""

from __future__ import annotations

import argparse

from arbiter.cli.as_data import json_text
from arbiter.domain.edits import MIN_PLAYERS
from arbiter.domain.errors import TooFewPlayers
from arbiter.domain.schedule import schedule

_MOST_PLAYERS = 1000
_MOST_CYCLES = 20


def schedule_text(options: argparse.Namespace, parser: argparse.ArgumentParser) -> str:
    """The answer to ``schedule``.

    :raises TooFewPlayers: fewer than three.
    """
    players, cycles = options.players, options.cycles
    if players > _MOST_PLAYERS:
        parser.error(f"at most {_MOST_PLAYERS} players")
    if not 1 <= cycles <= _MOST_CYCLES:
        parser.error(f"1 to {_MOST_CYCLES} cycles")
    if players < MIN_PLAYERS:
        raise TooFewPlayers(players)
    rounds = schedule(players, cycles, exchange=not options.no_exchange, league=options.league)
    everybody = set(range(1, players + 1))
    free = [
        next(iter(everybody - {number for pair in pairs for number in pair}), None)
        for pairs in rounds
    ]
    if options.json:
        boards = [
            [
                {"board": board, "white": white, "black": black}
                for board, (white, black) in enumerate(pairs, 1)
            ]
            for pairs in rounds
        ]
        return json_text({"players": players, "cycles": cycles, "rounds": boards, "free": free})
    width = len(str(players))
    number_width = len(str(len(rounds)))
    lines = []
    for number, (pairs, rests) in enumerate(zip(rounds, free), 1):
        line = "  ".join(f"{white:>{width}}–{black:<{width}}" for white, black in pairs)
        rest = f"  free: {rests}" if rests else ""
        lines.append(f"Round {number:>{number_width}}   {line}{rest}".rstrip() + "\n")
    return "".join(lines)

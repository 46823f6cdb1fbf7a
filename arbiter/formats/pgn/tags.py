"""The tag pairs of one game, as PGN's standard of 1994 wants them.

The Seven Tag Roster comes first and in its order, the others by name (section 8.1.1). What is
not known is left out, or a question mark where the roster needs it: a 0 or an empty value
would be taken for true by who reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.formats.player_fields import TITLES

UNKNOWN = "?"
UNKNOWN_DATE = "????.??.??"
UNPLAYED = "unplayed"
"""The termination of a game by forfeit."""
DECIDED = "adjudication"
"""The termination of a game whose points the arbiter set."""

_TOKENS = {
    Result.WHITE_WINS: "1-0",
    Result.DRAW: "1/2-1/2",
    Result.BLACK_WINS: "0-1",
    Result.WHITE_WINS_BY_FORFEIT: "1-0",
    Result.BLACK_WINS_BY_FORFEIT: "0-1",
    Result.WHITE_WINS_UNRATED: "1-0",
    Result.DRAW_UNRATED: "1/2-1/2",
    Result.BLACK_WINS_UNRATED: "0-1",
}
"""PGN knows no game that both lost: that, and whatever else is not here, is an asterisk."""
_ISO = re.compile(r"(\d{4})-(\d{2})-(\d{2})")


def result_token(result: Result | None) -> str:
    """``1-0``, ``0-1``, ``1/2-1/2``, or ``*`` for what is not over or has no sign in PGN."""
    return "*" if result is None else _TOKENS.get(result, "*")


def game_tags(tournament: Tournament, game: Game, *, joined: bool = False) -> dict[str, str]:
    """The tags of *game* in their order, values not yet escaped.

    The round is a number and the board has a tag of its own, or *joined* both are one:
    ``3.2``. Lichess takes such a value for the name of a round, other programs want it.
    """
    event = tournament.event
    roster = {
        "Event": event.name or UNKNOWN,
        "Site": " ".join(filter(None, (event.place, event.federation))) or UNKNOWN,
        "Date": _date(tournament, game),
        "Round": _round(game, joined=joined),
        "White": tournament.player(game.white).name or UNKNOWN,
        "Black": tournament.player(game.black).name or UNKNOWN,
        "Result": result_token(game.result),
    }
    others = {
        "Board": "" if joined or not game.board else str(game.board),
        "EventDate": _day(event.start),
        "EventRounds": str(tournament.rounds),
        "EventType": "tourn",
        "Termination": _termination(game.result),
        "TimeControl": "" if event.time_control.startswith("W") else event.time_control,
        **dict(_of_player("White", tournament.player(game.white))),
        **dict(_of_player("Black", tournament.player(game.black))),
    }
    return roster | {name: others[name] for name in sorted(others) if others[name]}


def _of_player(side: str, player: Player) -> Iterator[tuple[str, str]]:
    yield f"{side}Elo", str(player.rating_fide or "")
    yield f"{side}FideId", player.fide_id.lstrip("0")
    yield f"{side}Title", player.title if player.title in TITLES else ""


def _round(game: Game, *, joined: bool) -> str:
    if not game.round:
        return UNKNOWN
    return f"{game.round}.{game.board}" if joined and game.board else str(game.round)


def _termination(result: Result | None) -> str:
    if result is None:
        return ""
    if not result.played:
        return UNPLAYED
    return DECIDED if result.decided_by_arbiter else ""


def _date(tournament: Tournament, game: Game) -> str:
    """The day of *game*: that to which it was put off, or of its round; else as much of a date
    as all days of the event have in common."""
    event = tournament.event
    day = game.until or (tournament.round_start(game.round) if game.round else "")
    if _ISO.match(day):
        return _day(day)
    first, last = _day(event.start), _day(event.end)
    if not first or not last:
        return UNKNOWN_DATE
    if first == last:
        return first
    if first[:7] == last[:7]:
        return f"{first[:7]}.??"
    return f"{first[:4]}.??.??" if first[:4] == last[:4] else UNKNOWN_DATE


def _day(iso: str) -> str:
    found = _ISO.match(iso)
    return ".".join(found.groups()) if found else ""

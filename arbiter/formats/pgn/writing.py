"""PGN without moves: the games of a round or an event, for boards and broadcasts to fill.

In an odd field nobody's free round is a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.names import tidy
from arbiter.domain.notation import format_result
from arbiter.domain.tournament import Game, Tournament
from arbiter.formats.pgn.tags import game_tags, result_token
from arbiter.formats.plain_letters import in_ascii
from arbiter.formats.replacing import write_bytes


def write_pgn(
    tournament: Tournament,
    path: Path,
    *,
    round: int | None = None,
    joined: bool = False,
    plain: bool = False,
) -> None:
    """Write what ``pgn_text`` gives to *path*, in UTF-8 without a mark, or in ASCII.

    :raises ExportFailed: it can't be written.
    :raises RoundsUnknown: rounds or colours of some games are not known.
    :raises RoundNotFound: there is no such round.
    """
    text = pgn_text(tournament, round=round, joined=joined, plain=plain)
    write_bytes(path, text.encode("ascii" if plain else "utf-8"))


def write_rounds(
    tournament: Tournament, path: Path, *, joined: bool = False, plain: bool = False
) -> None:
    """Write a file for each round, called as ``round_files`` says.

    :raises ExportFailed: one of them can't be written.
    :raises RoundsUnknown: rounds or colours of some games are not known.
    """
    for round, file in enumerate(round_files(tournament, path), 1):
        write_pgn(tournament, file, round=round, joined=joined, plain=plain)


def round_files(tournament: Tournament, path: Path) -> Sequence[Path]:
    """The files of the rounds, first to last, beside *path*: ``cup-01.pgn``, ``cup-02.pgn``."""
    digits = len(str(tournament.rounds))
    return [
        path.with_name(f"{path.stem}-{round:0{digits}}{path.suffix}")
        for round in range(1, tournament.rounds + 1)
    ]


def pgn_text(
    tournament: Tournament, *, round: int | None = None, joined: bool = False, plain: bool = False
) -> str:
    """The games of *round*, or of the whole tournament in the order of the calendar.

    With *joined* a round and its board are one, as in ``3.2``; *plain* gives names and places
    in the letters of ASCII.

    :raises RoundsUnknown: rounds or colours of some games are not known.
    :raises RoundNotFound: there is no such round.
    """
    if not tournament.rounds_known:
        raise RoundsUnknown
    games: Iterable[Game] = tournament.games if round is None else tournament.boards(round)
    return "\n".join(_game(tournament, game, joined=joined, plain=plain) for game in games)


def _game(tournament: Tournament, game: Game, *, joined: bool, plain: bool) -> str:
    tags = game_tags(tournament, game, joined=joined)
    lines = [f'[{name} "{_value(value, plain=plain)}"]' for name, value in tags.items()]
    return "\n".join([*lines, "", _movetext(game), ""])


def _movetext(game: Game) -> str:
    """The result, after a comment where PGN has no sign for it."""
    token = result_token(game.result)
    if game.result is not None and token == "*":
        return f"{{{format_result(game.result).translate(_IN_COMMENT)}}} {token}"
    return token


def _value(text: str, *, plain: bool) -> str:
    """*text* as it stands between quotation marks (standard, section 7)."""
    text = in_ascii(text) if plain else text
    return tidy(text).replace("\\", "\\\\").replace('"', '\\"')


_IN_COMMENT = str.maketrans({"–": "-", "−": "-", "½": "1/2"})

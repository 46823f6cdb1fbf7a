"""The line of a player as it is written: record 001."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arbiter.domain.names import tidy
from arbiter.domain.notation import trf_letter
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending, Player, Tournament
from arbiter.formats.player_fields import TITLES
from arbiter.formats.trf import columns, letters
from arbiter.formats.trf.latin import latin_name

FIDE_TITLES = TITLES[:8]
"""The arena titles have no code in a report."""
RULER = "### SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR"
"""A comment over the players that shows their columns."""
_FREE = f"0000 - {letters.ABSENT}"
_FREE_OF_PENALTY = "0000 - U"
"""Where a forfeit costs points an absence would cost them too, and a free round costs nothing:
the scoring record says that what is allocated gives none."""
_HIGHEST = 9999


def head(number: int, player: Player, points: str, rank: int | None, *, ascii: bool) -> str:
    """The line as far as the games; what has no room or no code in it is left out."""
    name = player.name if player.name.isprintable() else tidy(player.name)
    name = latin_name(name, player.federation) if ascii else name
    title = title_of(player)
    name = name[: columns.LONGEST_NAME]
    return (
        f"001 {number:4} {player.sex:1}{title:>3} {name:<33} {rating_of(player):>4} "
        f"{federation_of(player):3} {id_of(player):>11} {birth_of(player):10} "
        f"{points:>4} {rank or '':>4}"
    )


def title_of(player: Player) -> str:
    """The title, if FIDE gives it."""
    return player.title if player.title in FIDE_TITLES else ""


def rating_of(player: Player) -> str:
    """FIDE's rating; nothing where there is none, or one of five figures."""
    return str(player.rating_fide) if 0 < player.rating_fide <= _HIGHEST else ""


def federation_of(player: Player) -> str:
    """The code of the federation; nothing for what is no code of three letters."""
    return player.federation if re.fullmatch(r"[A-Z]{3}", player.federation) else ""


def id_of(player: Player) -> str:
    """FIDE's id; nothing for what is no number or does not fit."""
    fide_id = player.fide_id
    fits = len(fide_id) <= columns.FIDE_ID.stop - columns.FIDE_ID.start
    return fide_id if fits and fide_id.isdecimal() and fide_id.isascii() else ""


def birth_of(player: Player) -> str:
    """The day of birth, the year first; of a year alone with zeros for the rest, as FIDE does."""
    if len(player.birth) == 4:
        return f"{player.birth}/00/00"
    return player.birth.replace("-", "/")


def games_of(tournament: Tournament) -> list[str]:
    """For each player, by number - 1, what stands behind his head: all rounds."""
    penalty = tournament.regulations.scoring.forfeit_loss != 0
    rows = [
        [_FREE_OF_PENALTY if penalty else _FREE] * tournament.rounds for _ in tournament.players
    ]
    for game in tournament.games:
        white, black = _LETTERS[game.result] if game.result is not None else _open(game)
        index = (game.round or 1) - 1
        rows[game.white - 1][index] = f"{game.black:4} w {white}"
        rows[game.black - 1][index] = f"{game.white:4} b {black}"
    return [f"  {'  '.join(row)}" for row in rows]


_LETTERS = {
    result: (trf_letter(result, white=True), trf_letter(result, white=False)) for result in Result
}


def _open(game: Game) -> tuple[str, str]:
    sign = letters.ADJOURNED if game.pending is Pending.ADJOURNED else letters.OPEN
    return sign, sign


def ruler(rounds: int) -> str:
    """``RULER`` with the numbers of the *rounds* above their columns."""
    return RULER + "".join(f"  {round:4}    " for round in range(1, rounds + 1)).rstrip()


def long_names(players: Sequence[Player]) -> list[int]:
    """The numbers of those whose names do not fit."""
    return [
        number
        for number, player in enumerate(players, 1)
        if len(player.name) > columns.LONGEST_NAME
    ]

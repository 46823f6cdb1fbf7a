"""Sentences for what could be read from a damaged file, and what is lost with it.

Like ``arbiter.messages`` without Qt: the translating function is a parameter.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from arbiter.domain.losses import Account, Loss, Lost, Source
from arbiter.domain.tournament import Game, GameName, Tournament
from arbiter.messages import Translate, english


def found_text(tournament: Tournament, account: Account, translate: Translate = english) -> str:
    """What is there, and from which part of the file."""
    known = sum(player.name != "" for player in tournament.players)
    players = translate("LossTexts", "%n player(s)", "", known)
    reported = len(tournament.games) - len(tournament.open_games)
    games = translate("LossTexts", "{0} of %n game(s) with a result", "", len(tournament.games))
    what = ", ".join([players, games.format(reported)] if tournament.drawn else [players])
    match account.source:
        case Source.TABLES:
            where = translate("LossTexts", "{0}, read from the tables of the file.")
        case Source.JOURNAL:
            where = translate(
                "LossTexts", "{0}, read from the journal, entry by entry; the tables are damaged."
            )
        case Source.PLAYERS:
            where = translate("LossTexts", "{0}; only the list of players is left.")
    return where.format(what)


def loss_texts(
    tournament: Tournament, account: Account, translate: Translate = english
) -> tuple[str, ...]:
    """A sentence for each thing that is lost; one that nothing is, if so."""
    if not account.losses:
        return (translate("LossTexts", "Nothing. Every entry is there."),)
    return tuple(_loss_text(loss, tournament, translate) for loss in account.losses)


def _loss_text(loss: Loss, tournament: Tournament, translate: Translate) -> str:
    match loss.what:
        case Lost.EVENT:
            return translate(
                "LossTexts", "Name, place and days of the event can’t be read. Type them again."
            )
        case Lost.REGULATIONS:
            return translate(
                "LossTexts",
                "Cycles, scoring and order of tie-breaks can’t be read; those of a new "
                "tournament stand there. Check them before anything is printed.",
            )
        case Lost.LOTS:
            return translate(
                "LossTexts", "How the numbers were drawn can’t be read. The numbers stay."
            )
        case Lost.DATES:
            return translate("LossTexts", "The days of the rounds can’t all be read. Check them.")
        case Lost.CLOSING:
            return translate(
                "LossTexts",
                "Whether the tournament was closed, and what was corrected since, can’t be read.",
            )
        case Lost.WITHDRAWALS:
            return translate(
                "LossTexts",
                "Who has left the tournament can’t be read. If somebody has, enter it again: "
                "places depend on it.",
            )
        case Lost.PLAY_OFFS:
            return translate(
                "LossTexts",
                "Play-offs and orders by hand can’t be read. If there were any, enter them again: "
                "places depend on them.",
            )
        case Lost.PRIZES:
            return translate(
                "LossTexts", "The prizes can’t be read. If there were any, enter them again."
            )
        case Lost.PLAYERS:
            text = translate(
                "LossTexts",
                "%n player(s) can’t be read: number {0}. Type the names again; results stay.",
                "",
                len(loss.players),
            )
            return text.format(", ".join(map(str, loss.players)))
        case Lost.RESULTS:
            return _results_text(loss.games, tournament, translate)
        case Lost.ENTRIES:
            if not loss.last:
                return translate(
                    "LossTexts",
                    "What was entered since the file was made: %n step(s).",
                    "",
                    loss.of,
                )
            text = translate(
                "LossTexts",
                "What was entered after {0}: the journal can be read as far as entry {1} of {2}.",
            )
            return text.format(loss.at[:16].replace("T", " "), loss.last, loss.of)
        case Lost.JOURNAL:
            return translate(
                "LossTexts",
                "The journal can’t be read. What is there stays, but can’t be undone any more.",
            )
        case Lost.DOUBTFUL if loss.games:
            text = translate(
                "LossTexts",
                "Tables and journal tell %n game(s) differently. Compare with the score "
                "sheets: {0}.",
                "",
                len(loss.games),
            )
            return text.format(_named(loss.games, tournament, translate))
        case Lost.DOUBTFUL:
            return translate(
                "LossTexts",
                "Something is not as it was written, and nobody can tell what. Compare all "
                "results with the score sheets.",
            )


def _results_text(games: tuple[GameName, ...], tournament: Tournament, translate: Translate) -> str:
    if len(games) == len(tournament.games):
        return translate(
            "LossTexts",
            "All results: %n game(s) stand open. Enter them from the score sheets.",
            "",
            len(games),
        )
    text = translate(
        "LossTexts",
        "%n game(s) can’t be read and stand open. Enter what the score sheets say: {0}.",
        "",
        len(games),
    )
    return text.format(_named(games, tournament, translate))


def _named(names: Sequence[GameName], tournament: Tournament, translate: Translate) -> str:
    """Games by rounds: ``round 3: 1–4, 5–2; round 5: 3–7``."""
    games = sorted((tournament.game(*name) for name in names), key=_round)
    parts: list[str] = []
    for round, group in groupby(games, _round):
        pairs = ", ".join(f"{game.white}–{game.black}" for game in group)
        if round:
            heading = translate("LossTexts", "round {0}:").format(round).replace(" ", "\u00a0")
            pairs = f"{heading} {pairs}"
        parts.append(pairs)
    return "; ".join(parts)


def _round(game: Game) -> int:
    return game.round or 0

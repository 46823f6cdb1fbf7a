"""The games of a tournament as PGN, for boards and broadcasts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arbiter.domain.notation import format_result
from arbiter.domain.progress import round_to_play
from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.export_form import TICKED, Chosen, ExportForm, ExportOption, OptionChoice
from arbiter.ui.languages import translate

_ALL, _EACH = "all", "each"


def game_forms(tournament: Tournament) -> tuple[ExportForm, ...]:
    """PGN; of a tournament whose rounds are not known there is none."""
    if not tournament.rounds_known:
        return ()
    return (
        ExportForm(
            "pgn",
            translate("Export", "Games without moves (.pgn)"),
            translate(
                "Export",
                "For electronic boards and broadcasts, which fill in the moves. Lichess wants a "
                "round for itself.",
            ),
            ".pgn",
            _write,
            worded=False,
            options=(
                _rounds(tournament),
                ExportOption(
                    "pgn_joined",
                    translate("Export", "Round and board as one, 3.2 (ChessBase, DGT)"),
                ),
                ExportOption("plain", translate("Export", "Names in plain letters (ASCII)")),
            ),
            check=_check,
            files=_files,
            group="games",
        ),
    )


def _rounds(tournament: Tournament) -> ExportOption:
    def one(round: int) -> OptionChoice:
        name = translate("Export", "Round {0}").format(round)
        ending = translate("Export", "round {0}", "put to the name of a file").format(round)
        return OptionChoice(str(round), name, ending)

    return ExportOption(
        "pgn_round",
        translate("Export", "Rounds"),
        (
            *map(one, range(1, tournament.rounds + 1)),
            OptionChoice(_ALL, translate("Export", "all in one file")),
            OptionChoice(_EACH, translate("Export", "all, a file for each")),
        ),
        default=str(round_to_play(tournament)),
        fleeting=True,
    )


def _write(tournament: Tournament, path: Path, _words: Words, chosen: Chosen) -> None:
    from arbiter.formats.pgn.writing import write_pgn, write_rounds

    joined, plain = chosen["pgn_joined"] == TICKED, chosen["plain"] == TICKED
    if chosen["pgn_round"] == _EACH:
        write_rounds(tournament, path, joined=joined, plain=plain)
        return
    round = None if chosen["pgn_round"] == _ALL else int(chosen["pgn_round"])
    write_pgn(tournament, path, round=round, joined=joined, plain=plain)


def _files(tournament: Tournament, path: Path, chosen: Chosen) -> Sequence[Path]:
    from arbiter.formats.pgn.writing import round_files

    return round_files(tournament, path) if chosen["pgn_round"] == _EACH else (path,)


def _check(tournament: Tournament, _words: Words) -> Sequence[str]:
    """Results for which PGN has no sign, and players whom a broadcast knows by name only."""
    sentences = [
        translate(
            "Export",
            "Round {0}, board {1}: PGN has no sign for {2}. The game is written as one that is "
            "not over, with {2} in a comment.",
        ).format(game.round, game.board, format_result(game.result))
        for game in tournament.games
        if game.result is not None and game.result.decided_by_arbiter
    ]
    unrated = sum(
        game.result is not None and game.result.played and not game.result.rated
        for game in tournament.games
    )
    if unrated:
        sentences.append(
            translate("Export", "%n game(s) without rating: PGN does not say so.", "", unrated)
        )
    unknown = sum(not player.fide_id for player in tournament.players)
    if unknown:
        sentences.append(
            translate(
                "Export",
                "%n player(s) without a FIDE ID: a broadcast knows them by their names alone.",
                "",
                unknown,
            )
        )
    return sentences

"""What is said beside the boards: which keys report, and what comes when a round is complete."""

from __future__ import annotations

from arbiter.domain.progress import progress, round_to_play
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Tournament
from arbiter.ui.key_legend import Entry
from arbiter.ui.languages import translate
from arbiter.ui.result_keys import KeySet
from arbiter.ui.result_words import result_name


def key_entries(keys: KeySet, *, venues: bool) -> list[Entry]:
    """The keys of the list of boards, the most needed first."""
    white, draw, black = keys.shown
    forfeits = ("+", "−") if "*" in keys.texts else ("Ctrl", "1")
    neither = ("*",) if "*" in keys.texts else ("Ctrl", "Del")
    return [
        ((white,), result_name(Result.WHITE_WINS, venues=venues)),
        ((draw,), translate("Pairings", "draw")),
        ((black,), result_name(Result.BLACK_WINS, venues=venues)),
        (forfeits, translate("Pairings", "forfeit")),
        (("P",), translate("Pairings", "postponed")),
        (("Del",), translate("Pairings", "clear")),
        (("Ctrl", "G"), translate("Pairings", "go to a board")),
        (("F7",), translate("Pairings", "type again")),
        (("A",), translate("Pairings", "adjourned")),
        (neither, translate("Pairings", "neither came")),
        (("Shift", "F10"), translate("Pairings", "menu")),
    ]


def what_next(tournament: Tournament, round: int, onward: Game | None) -> str:
    """What to do when *round* has no board left to report; *onward* is where the next result
    goes by itself, if anywhere."""
    put_off = [game.board for game in tournament.boards(round) if game.result is None]
    if put_off:
        said = translate(
            "Pairings", "Round {0}: every board has reported but those put off ({1})."
        ).format(round, ", ".join(map(str, put_off)))
    elif progress(tournament).final:
        return translate(
            "Pairings", "All rounds are complete: the standings are final. Ctrl+P prints."
        )
    elif onward is None:
        return translate(
            "Pairings",
            "Round {0} is complete. Ctrl+P prints its sheet; Alt+Right goes on, round {1} is next.",
        ).format(round, round_to_play(tournament))
    else:
        said = translate("Pairings", "Round {0} is complete. Ctrl+P prints its sheet.")
        said = said.format(round)
    if onward is None:
        return said
    goes_on = translate("Pairings", "The next result is for round {0}, board {1}.")
    return f"{said} {goes_on.format(onward.round, onward.board)}"

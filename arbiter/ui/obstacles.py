"""What can't be done with a tournament just now, and why: for actions that stay pale."""

from __future__ import annotations

from arbiter.document.document import Document
from arbiter.domain.edits import MIN_PLAYERS
from arbiter.domain.errors import (
    AlreadyStarted,
    ArbiterError,
    NotDrawn,
    OpenGames,
    ReadOnly,
    RoundsKnown,
    RoundsUnknown,
    TooFewPlayers,
    TrialUnderWay,
)
from arbiter.domain.level_groups import hand_order_group, play_off_group
from arbiter.messages import sentence
from arbiter.ui.languages import translate

MAY_MEET = (
    "undo redo paste start full_draw cancel_lots assume_rounds round_dates previous_round "
    "next_round "
    "next_open go_to_board put_off standings_numbers by_rank print_round print_all_rounds "
    "print_bundle copy_round copy_round_picture export_excel export_trf export standings why "
    "withdraw take_back_withdrawal "
    "play_off order_by_hand rating compare_players prizes "
    "end_tournament reopen tournament second_entry"
).split()
"""The actions, by name, that are not always possible."""
WAIT_FOR_THE_TRIAL = (
    "paste start full_draw cancel_lots assume_rounds round_dates put_off standings_numbers "
    "withdraw take_back_withdrawal play_off order_by_hand end_tournament reopen tournament "
    "second_entry compare_players prizes"
)
"""Those that change more than results: nothing but results can be tried out."""


def obstacles(document: Document, round: int) -> dict[str, str]:
    """By the name of an action, why it can't be done now, with *round* in view.

    What can be done is not named.
    """
    tournament = document.tournament
    found: dict[str, str] = {}

    def bar(names: str, reason: ArbiterError | str) -> None:
        text = reason if isinstance(reason, str) else sentence(reason, translate)
        for name in names.split():
            found.setdefault(name, text)

    if document.in_trial:
        bar(WAIT_FOR_THE_TRIAL, TrialUnderWay())
    if (reason := document.locked) is not None:
        bar("undo redo paste start full_draw standings_numbers cancel_lots assume_rounds", reason)
        bar("compare_players", reason)
    if document.read_only:
        bar("prizes end_tournament reopen", ReadOnly())
    if not tournament.drawn:
        bar("end_tournament", NotDrawn())
    elif tournament.open_games:
        bar("end_tournament", OpenGames(len(tournament.open_games)))
    if (reason := document.locked) is not None:
        bar("withdraw take_back_withdrawal play_off order_by_hand", reason)
    if not tournament.drawn:
        bar("withdraw play_off order_by_hand rating", NotDrawn())
    elif len(tournament.withdrawals) == tournament.size:
        bar("withdraw", translate("Obstacles", "Everybody has left."))
    if tournament.open_games:
        bar("order_by_hand", OpenGames(len(tournament.open_games)))
        if not tournament.play_offs:  # or one of them may have to go
            bar("play_off", OpenGames(len(tournament.open_games)))
    if not tournament.started or not play_off_group(document.standings, 0):
        bar("play_off", translate("Obstacles", "Nobody is level on points."))
    if not tournament.started or not hand_order_group(document.standings, 0):
        bar("order_by_hand", translate("Obstacles", "Nobody is level on everything."))
    if document.undo_edit is None:
        bar("undo", translate("Obstacles", "There is nothing to undo."))
    if document.redo_edit is None:
        bar("redo", translate("Obstacles", "There is nothing to do again."))
    if tournament.started:
        bar("start full_draw standings_numbers cancel_lots", AlreadyStarted("numbers"))
    elif tournament.size < MIN_PLAYERS:
        bar("standings_numbers", TooFewPlayers(tournament.size))
    if not tournament.rounds:
        bar("round_dates", translate("Obstacles", "Without players there are no rounds yet."))
    if not tournament.players:
        bar("compare_players", translate("Obstacles", "There are no players yet."))
        bar("print_bundle export export_trf", NotDrawn())
    if not tournament.drawn:
        bar("cancel_lots previous_round next_round next_open go_to_board put_off", NotDrawn())
        bar("export_excel", NotDrawn())
        bar(
            "assume_rounds by_rank print_round print_all_rounds copy_round copy_round_picture",
            NotDrawn(),
        )
        bar("standings why", NotDrawn())
    elif not tournament.rounds_known:
        bar("previous_round next_round next_open go_to_board export_trf", RoundsUnknown())
        bar("print_round print_all_rounds copy_round copy_round_picture", RoundsUnknown())
    else:
        bar("assume_rounds", RoundsKnown())
    if round <= 1:
        bar("previous_round", translate("Obstacles", "This is the first round."))
    if round >= tournament.rounds:
        bar("next_round", translate("Obstacles", "This is the last round."))
    return found

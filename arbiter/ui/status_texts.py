"""What the status line says: the last entry, what is still out, and when it was saved."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QLocale

from arbiter.document.document import Document
from arbiter.document.state import Entry, SaveState
from arbiter.domain.checks import check_players, check_tie_breaks
from arbiter.domain.edits import RemovePlayer, SetPending, SetPlayer, SetResult, SetResults
from arbiter.domain.notation import format_result
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending, Tournament
from arbiter.ui.languages import current_language, translate
from arbiter.wording import assumptions, closing_text, edit_text, pending_text

MOST_BOARDS = 4
"""So many open boards are named one by one; more say nothing that the count does not."""


class Piece(NamedTuple):
    """A stretch of the line; ``struck`` is a value that is no longer so."""

    text: str
    struck: bool = False


def entry_pieces(entry: Entry | None) -> list[Piece]:
    """The newest step in full: ``9–1  Petrosyan ½ Lindqvist``."""
    if entry is None:
        return [Piece(translate("StatusLine", "Nothing entered yet."))]
    pieces = _game_pieces(entry) or [Piece(_other_text(entry))]
    if entry.kind == "undone":
        return [Piece(translate("StatusLine", "Undone:") + " "), *pieces]
    if entry.kind == "redone":
        return [Piece(translate("StatusLine", "Done again:") + " "), *pieces]
    return pieces


def trial_pieces(document: Document) -> list[Piece]:
    """What is tried out: ``Trial: Moreau 1–0 Berg, Kowalczyk ½–½ Li``."""
    tournament = document.tournament
    tried = [
        " ".join(
            (
                tournament.player(game.white).family,
                format_result(game.result),
                tournament.player(game.black).family,
            )
        )
        for game in tournament.games
        if document.is_supposed(game.name)
    ]
    text = ", ".join(tried) or translate("StatusLine", "nothing yet", "nothing is tried out")
    return [Piece(translate("StatusLine", "Trial: {0}").format(text))]


def _game_pieces(entry: Entry) -> list[Piece]:
    match entry.edit:
        case SetResults(results=(edit,)):
            name = edit.first, edit.second, edit.cycle
        case SetResult() | SetPending():
            name = entry.edit.first, entry.edit.second, entry.edit.cycle
        case _:
            return []
    old, new = entry.before.game(*name), entry.after.game(*name)
    tournament = entry.after
    white, black = tournament.player(new.white), tournament.player(new.black)
    between, after = "", f" {black.family}"
    if new.result is None:  # a word: between the names it would say what one does to the other
        between, after = f"– {black.family} ", ""
    pieces = [Piece(f"{new.white}–{new.black}  {white.family} {between}")]
    if _state(old) != _state(new) and (old.result or old.pending):
        pieces += [Piece(_state(old), struck=True), Piece(" → ")]
    return [*pieces, Piece(f"{_state(new)}{after}")]


def _state(game: Game) -> str:
    if game.result is Result.DRAW:
        return "½"
    return format_result(game.result) or pending_text(game.pending, translate)


def _other_text(entry: Entry) -> str:
    match entry.edit:
        case SetPlayer(number=number):
            return f"{number}  {entry.after.player(number).name}"
        case RemovePlayer() if entry.kind == "undone":
            return edit_text(entry.edit, entry.after, translate)
    before = entry.after if entry.kind == "undone" else entry.before
    text = edit_text(entry.edit, before, translate)
    return _capital(text)


def open_texts(tournament: Tournament, round: int, *, compact: bool = False) -> tuple[str, ...]:
    """What is still out, in full, then shorter and shorter: the boards alone, the first of them.

    It speaks of *round* when one is in view, else of the whole tournament. Each form ends
    with what is assumed, and that the tournament is closed, and comes again without.
    *compact* gives the shortest alone.
    """
    texts = _open_texts(tournament, round)[-1 if compact else 0 :]
    closing = closing_text(tournament, translate)
    admitted = [*filter(None, (closing, *assumptions(tournament, translate)))]
    if not admitted:
        return texts
    return tuple(form for text in texts for form in (" · ".join((text, *admitted)), text))


def _open_texts(tournament: Tournament, round: int) -> tuple[str, ...]:
    if not tournament.drawn:
        return (_before_the_draw(tournament),)
    still_out = len(tournament.open_games)
    if not still_out:
        return (
            translate("StatusLine", "All %n game(s) reported", "", len(tournament.counted_games)),
        )
    if not tournament.rounds_known or not round:
        return (translate("StatusLine", "%n game(s) open", "", still_out),)
    boards = tournament.counted_boards(round)
    reported = sum(game.result is not None for game in boards)
    if reported == len(boards):
        return (translate("StatusLine", "Round {0}: all boards reported").format(round),)
    states = (None, Pending.POSTPONED, Pending.ADJOURNED, Pending.EARLY)
    parts = [text for state in states if (text := _boards(boards, state))]
    count = translate("StatusLine", "Round {0}: {1} of {2} reported")
    full = ", ".join([count.format(round, reported, len(boards)), *parts])
    if not parts:
        return (full,)
    shorter = full, _capital(", ".join(parts)), _capital(parts[0])
    if len(boards) - reported > 1:
        return shorter
    (last,) = (game for game in boards if game.result is None)
    return f"{full} ({last.white}–{last.black})", *shorter


def _capital(text: str) -> str:
    """*text* with a capital at its head; Turkish makes İ of i."""
    return QLocale(current_language()).toUpper(text[:1]) + text[1:]


def _before_the_draw(tournament: Tournament) -> str:
    findings = len(check_players(tournament)) + len(check_tie_breaks(tournament))
    players = translate("StatusLine", "%n player(s)", "", tournament.size)
    if not findings:
        return players
    return f"{players}, " + translate("StatusLine", "%n finding(s)", "", findings)


def _boards(boards: tuple[Game, ...], pending: Pending | None) -> str:
    """``boards 4 and 8 open``, or nothing when there are none or too many to name."""
    numbers = [str(g.board) for g in boards if g.result is None and g.pending is pending]
    if not numbers or len(numbers) > MOST_BOARDS:
        return ""
    *first, last = numbers
    named = translate("StatusLine", "{0} and {1}").format(", ".join(first), last) if first else last
    count = len(numbers)
    match pending:
        case None:
            text = translate("StatusLine", "board(s) {0} open", "", count)
        case Pending.POSTPONED:
            text = translate("StatusLine", "board(s) {0} postponed", "", count)
        case Pending.ADJOURNED:
            text = translate("StatusLine", "board(s) {0} adjourned", "", count)
        case Pending.EARLY:
            text = translate("StatusLine", "board(s) {0} to be played early", "", count)
    return text.format(named)


def clock(moment: datetime) -> str:
    """The time of day at this computer, to the second."""
    return moment.astimezone().strftime("%H:%M:%S")


def saved_text(state: SaveState) -> str:
    """How far saving has come; empty while nothing has ever been written."""
    if state.trouble and state.waiting_since:
        return translate("StatusLine", "Not saved since {0}").format(clock(state.waiting_since))
    if state.saved < state.accepted:
        return translate("StatusLine", "saving")
    if state.saved_at:
        return translate("StatusLine", "Saved {0}").format(clock(state.saved_at))
    return ""

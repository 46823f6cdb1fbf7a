"""The status line in words."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

from arbiter.document.document import Document
from arbiter.document.state import SaveState
from arbiter.domain.calendar_edits import SwapRounds
from arbiter.domain.edits import AddPlayers, DrawLots, SetPending, SetPlayer, SetResult
from arbiter.domain.errors import StorageError
from arbiter.domain.result import Result
from arbiter.domain.tournament import LotMethod, Pending, Player, Tournament
from arbiter.ui.languages import set_language
from arbiter.ui.status_texts import Piece, _capital, clock, entry_pieces, open_texts, saved_text
from tests.boards import drawn, f6, without_rounds

AT = datetime(2026, 5, 14, 14, 3, 22, tzinfo=timezone.utc).astimezone()


def _said(document: Document) -> str:
    return "".join(piece.text for piece in entry_pieces(document.last))


def _six() -> Document:
    return Document(drawn(["Adams", "Berg", "Costa", "Dahl", "Evans", "Fonseca"]))


def test_nothing_has_been_entered(qapp) -> None:
    """The line says so at the start."""
    assert _said(_six()) == "Nothing entered yet."


def test_an_entry_is_named_in_full(qapp) -> None:
    """White first, with both numbers and names."""
    document = _six()
    document.apply(SetResult(1, 6, 1, Result.DRAW))

    assert _said(document) == "1–6  Adams ½ Fonseca"


def test_black_won_is_seen_from_white(qapp) -> None:
    """The sentence reads like the board."""
    document = _six()
    document.apply(SetResult(1, 6, 1, Result.BLACK_WINS))

    assert _said(document) == "1–6  Adams 0–1 Fonseca"


def test_b79_another_result_over_an_old_one_is_shown(qapp) -> None:
    """The old value stands struck out before the new one."""
    document = _six()
    document.apply(SetResult(1, 6, 1, Result.WHITE_WINS))
    document.apply(SetResult(1, 6, 1, Result.DRAW))

    assert entry_pieces(document.last) == [
        Piece("1–6  Adams "),
        Piece("1–0", struck=True),
        Piece(" → "),
        Piece("½ Fonseca"),
    ]


def test_a_word_stands_behind_both_names(qapp) -> None:
    """Nobody postpones his opponent."""
    document = _six()
    document.apply(SetPending(1, 6, 1, Pending.POSTPONED))

    assert _said(document) == "1–6  Adams – Fonseca postponed"


def test_undo_says_what_it_took_back(qapp) -> None:
    """After Ctrl+Z the line still names the game."""
    document = _six()
    document.apply(SetResult(1, 6, 1, Result.WHITE_WINS))
    document.undo()

    assert _said(document) == "Undone: 1–6  Adams – Fonseca 1–0 → open"


def test_other_edits_are_named(qapp) -> None:
    """A player by number and name, the draw by its kind."""
    document = Document(Tournament(players=(Player("Adams"), Player("Berg"), Player("Costa"))))
    document.apply(SetPlayer(2, Player("Berg, Anna")))
    assert _said(document) == "2  Berg, Anna"

    document.apply(DrawLots(LotMethod.AS_LISTED, (1, 2, 3)))
    assert _said(document) == "Lots: as listed"

    document.undo()
    document.undo()
    document.apply(AddPlayers((Player("Dahl"),)))
    assert _said(document) == "Add Dahl"


def test_before_the_draw_players_and_findings_are_counted(qapp) -> None:
    """So many players, so many things to look at."""
    twins = Tournament(players=(Player("Berg"), Player("Berg"), Player("Costa")))

    assert open_texts(twins, 0)[0] == "3 players, 1 finding"
    assert open_texts(Tournament(players=(Player("Berg"),)), 0)[0] == "1 player"


def test_open_boards_of_the_round_are_named(qapp) -> None:
    """Count and boards; what is put off is named apart."""
    document = _six()
    document.apply(SetResult(1, 6, 1, Result.DRAW))
    assert open_texts(document.tournament, 1)[0] == "Round 1: 1 of 3 reported, boards 2 and 3 open"

    document.apply(SetPending(2, 5, 1, Pending.POSTPONED))
    text = "Round 1: 1 of 3 reported, board 3 open, board 2 postponed"
    assert open_texts(document.tournament, 1)[0] == text
    assert open_texts(document.tournament, 1)[1:] == (
        "Board 3 open, board 2 postponed",
        "Board 3 open",
    )


def test_many_open_boards_are_only_counted(qapp) -> None:
    """Before the first result nobody reads eight numbers."""
    assert open_texts(drawn(16), 1)[0] == "Round 1: 0 of 8 reported"


def test_a_whole_round_and_a_whole_tournament(qapp) -> None:
    """Nothing is out."""
    document = _six()
    for game in document.tournament.boards(1):
        document.apply(SetResult(*game.name, Result.DRAW))

    assert open_texts(document.tournament, 1)[0] == "Round 1: all boards reported"
    assert open_texts(f6(), 3)[0] == "All 15 games reported"


def test_how_far_saving_has_come() -> None:
    """Saved with its time, saving, not saved since."""
    saved = SaveState(3, 3, AT)
    assert saved_text(saved) == f"Saved {clock(AT)}"
    assert saved_text(SaveState(4, 3, AT)) == "saving"
    trouble = StorageError(Path("a.arbiter"), "disk full")
    assert saved_text(SaveState(4, 3, AT, trouble, AT)) == f"Not saved since {clock(AT)}"
    assert saved_text(SaveState()) == ""


def test_a_sentence_begins_with_a_capital_of_its_language(qapp) -> None:
    """In Turkish the capital of i has its dot."""
    set_language("tr")

    assert _capital("istanbul") == "İstanbul"


def test_what_is_assumed_goes_first_where_there_is_no_room(qapp):
    """In full the line admits it; the shorter forms are those of any tournament."""
    table = without_rounds(drawn(4))

    assert open_texts(table, 0) == ("6 games open · numbers not drawn", "6 games open")
    assert open_texts(replace(drawn(4), rounds_assumed=True), 1, compact=True) == (
        "Boards 1 and 2 open · rounds and colours assumed",
        "Boards 1 and 2 open",
    )
    assert open_texts(drawn(4), 1, compact=True) == ("Boards 1 and 2 open",)


def test_a_calendar_changed_by_hand_and_early_games_are_said(qapp):
    """Beside what is open."""
    tournament = SetPending(1, 4, 1, Pending.EARLY)(SwapRounds(1, 2)(drawn(4)))
    round = tournament.game(1, 4).round
    assert "board 1 to be played early" in open_texts(tournament, round)[0]
    assert open_texts(tournament, round)[0].endswith("calendar changed by hand")

"""Legends: what occurs is explained, what is open is named."""

from __future__ import annotations

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending
from arbiter.formats.documents.legend import (
    open_note,
    pending_text,
    sign_note,
    signs,
    special_notes,
    unfinished,
)
from arbiter.formats.words import words
from tests.boards import drawn, f6, seed


def test_only_signs_that_occur() -> None:
    """No result, no legend; a draw explains ½ and nothing else."""
    assert sign_note(drawn(4), words("en")) is None
    assert signs(SetResult(1, 2, 1, Result.DRAW)(drawn(4))) == ["draw"]
    note = sign_note(seed(), words("en"))
    assert note is not None
    assert note.text == "1 win · ½ draw · 0 loss"


def test_b35_forfeits_are_explained() -> None:
    """+ and − stand in the legend as soon as one occurs."""
    tournament = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    note = sign_note(tournament, words("en"))

    assert note is not None
    assert "+ won by forfeit · − lost by forfeit" in note.text
    double = SetResult(1, 2, 1, Result.DOUBLE_FORFEIT)(drawn(4))
    assert signs(double) == ["forfeit_loss"]


def test_arbiter_s_decisions_use_the_usual_signs() -> None:
    """0-0 shows two zeros, so only the zero is explained."""
    assert signs(SetResult(1, 2, 1, Result.BOTH_LOSE)(drawn(4))) == ["loss"]


def test_cells_with_two_games() -> None:
    """A double round says in which order the results stand."""
    tournament = SetResult(1, 2, 1, Result.DRAW)(drawn(4, cycles=2))
    note = sign_note(tournament, words("ru"))

    assert note is not None
    assert note.text == "½ ничья · в клетке: первый круг, второй круг"


def test_b90_open_games_are_named() -> None:
    """Round, board, players, why and until when."""
    postponed = SetPending(2, 7, 1, Pending.POSTPONED, "2026-04-28")(seed())
    note = open_note(postponed, words("en"))

    assert note is not None
    assert note.text == ("Open: round 1, board 1, 2 Petrov – 7 Nikolaev, postponed to 28 April.")
    assert open_note(seed(), words("en")) is None


def test_rounds_that_have_not_begun_are_not_listed() -> None:
    """Only what should have been played, and what was put off in advance."""
    begun = SetResult(1, 6, 1, Result.DRAW)(drawn(6))
    assert {game.round for game in unfinished(begun)} == {1}
    assert len(unfinished(begun)) == 2

    ahead = SetPending(1, 2, 1, Pending.POSTPONED)(drawn(6))
    assert [game.name for game in unfinished(ahead)] == [(1, 2, 1)]


def test_reasons_in_words() -> None:
    """Postponed, adjourned, with a day or without."""
    adjourned = SetPending(1, 2, 1, Pending.ADJOURNED, "2026-05-08")(drawn(4)).game(1, 2)
    open_ended = SetPending(1, 2, 1, Pending.POSTPONED)(drawn(4)).game(1, 2)

    assert pending_text(adjourned, words("en")) == "adjourned, to be finished on 8 May"
    assert pending_text(open_ended, words("ru")) == "перенесена"
    assert pending_text(drawn(4).game(1, 2), words("en")) == ""


def test_an_adjourned_game_says_that_it_counts_as_a_draw_for_now() -> None:
    """The standings above the note already have half a point for it."""
    tournament = SetPending(1, 2, 1, Pending.ADJOURNED)(drawn(4))
    tournament = SetPending(3, 4, 1, Pending.POSTPONED)(tournament)
    note = open_note(tournament, words("en"))

    assert note is not None
    assert "adjourned (counts as a draw for now)" in note.text
    assert note.text.count("for now") == 1


def test_what_a_mark_does_not_say_is_named() -> None:
    """Decisions and games that are not rated, by their players; nothing where there are none."""
    special = f6()
    for pair, result in {
        (1, 2): Result.BOTH_LOSE,
        (3, 4): Result.WHITE_DRAWS_BLACK_LOSES,
        (5, 6): Result.DRAW_UNRATED,
    }.items():
        special = SetResult(*pair, 1, result)(special)
    decided, unrated = special_notes(special, words("en"))

    assert decided.text.startswith("By the arbiter’s decision: ")
    assert "1 Player 1 0–0 2 Player 2" in decided.text
    assert "½–0" in decided.text
    assert unrated.text == "Not rated: 6 Player 6 ½–½ 5 Player 5."
    assert special_notes(f6(), words("en")) == []

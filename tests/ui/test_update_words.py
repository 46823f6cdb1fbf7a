"""What is said of a file that belongs to the open tournament."""

from __future__ import annotations

from arbiter.domain.reimport import OtherResult, Reimport, Taken
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.ui.update_words import update_button, update_notes, update_summary, updated_words
from tests.boards import seed

NEW = (((1, 2, 1), Result.DRAW),)
OTHER = (OtherResult((1, 3, 1), Result.DRAW, Result.WHITE_WINS),)
FULL = Reimport(
    {1: 1},
    NEW,
    19,
    OTHER,
    (("Ivanov", "Orlov"),),
    2,
    1,
    tuple("ABCDEF"),
    (7,),
    (Taken(2, "Petrov", "Petrov P."),),
    ((1, Player("Ivanov", "GM")),),
)


def test_the_button_names_what_comes_first(qapp):
    assert update_button(FULL) == "Take in 1 result…"
    assert update_button(Reimport({}, other=OTHER)) == "Look at 1 other result…"
    assert update_button(Reimport({}, changed=FULL.changed)) == "Look at 1 player…"
    assert update_button(Reimport({})) == "Nothing new"


def test_a_sentence_with_the_numbers(qapp):
    assert update_summary(FULL) == "1 new result, 19 equal, 1 different. Nobody is added."


def test_notes_name_people_and_games(qapp):
    assert update_notes(FULL, seed()) == [
        "Not in this tournament, so left out: A; B; C; D and 2 more.",
        "Not in the file: Nikolaev.",
        "Taken for one and the same: Petrov P. = 2 Petrov.",
        "Games that are not in this tournament: Ivanov – Orlov.",
        "In 2 games the file has other colours; each result stays with its player.",
        "The file has 1 game in another round; the pair tells which it is.",
    ]
    assert update_notes(Reimport({}), seed()) == []


def test_what_was_done(qapp):
    text = "1 result taken in, 2 players updated from r3.pgn. Undo takes it back."
    assert updated_words(1, 2, "r3.pgn") == text

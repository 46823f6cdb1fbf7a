"""What the test page says."""

from __future__ import annotations

import pytest

from arbiter import __version__
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import proof_sheet
from arbiter.formats.documents.proof import LETTERS
from arbiter.formats.handouts import Handouts, Proof, handout_texts
from arbiter.formats.sheets import Sheet
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests.boards import f6


def proof_of(sheet: Sheet) -> Proof:
    """The one thing on it."""
    ((part,)) = sheet.parts
    assert isinstance(part, Handouts)
    ((proof,)) = part.items
    assert isinstance(proof, Proof)
    return proof


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_in_its_language_what_to_look_at(language: str) -> None:
    """Six sentences, and the program with its version."""
    proof = proof_of(proof_sheet(Tournament(), words(language)))

    assert len(set(proof.sentences)) == 6
    assert all(sentence.endswith(".") for sentence in proof.sentences)
    assert proof.program == f"Arbiter {__version__}"
    assert proof.title == words(language)["title.proof"]
    assert proof.decimal_mark == ("." if language == "en" else ",")


def test_it_shows_nothing_of_a_tournament() -> None:
    """The same before there are players and after the last game."""
    assert proof_of(proof_sheet(Tournament(), words("en"))) == proof_of(
        proof_sheet(f6(), words("en"))
    )


def test_as_text_it_leaves_room_for_what_is_not_known() -> None:
    """Printer, paper, moment and type; and all letters are there, so that a type is chosen
    that has them."""
    sheet = proof_sheet(Tournament(), words("en"))

    assert "Printer: ____ · Paper: ____" in sheet_text(sheet)
    assert LETTERS in handout_texts(proof_of(sheet))
    assert len(LETTERS.split()) == 13

"""The regulations sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize
from arbiter.domain.tiebreaks import known, tie_break
from arbiter.domain.tournament import Event, Tournament, WithdrawalRule
from arbiter.formats.documents import regulations_sheet
from arbiter.formats.sheets import Fields, Note, Notes, Sheet
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn

EN = words("en")


def fields(sheet: Sheet) -> dict[str, str]:
    """What the form says, by its labels."""
    (form,) = [part for part in sheet.parts if isinstance(part, Fields)]
    return dict(form.fields)


def notes(sheet: Sheet) -> list[Note]:
    """All sentences."""
    return [note for part in sheet.parts if isinstance(part, Notes) for note in part.notes]


def test_how_it_is_played() -> None:
    """What is not known is a line to write on."""
    event = Event("Club final", rate_of_play="90 min + 30 s a move")
    said = fields(regulations_sheet(replace(drawn(6), event=event), EN))

    assert said["System"] == "round robin, 6 players, 5 rounds"
    assert said["Rate of play"] == "90 min + 30 s a move"
    assert said["Points"] == "win 1, draw 0.5, loss 0"
    assert fields(regulations_sheet(drawn(6), EN))["Rate of play"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tie_break_in_its_place_with_article_and_edition(language: str) -> None:
    """In one sentence, and a second one for its source."""
    codes = ("DE", "SB/C1", "WIN", "KS", "LOT")
    sheet = regulations_sheet(drawn(4, tie_breaks=codes), words(language))
    terms = [note for note in notes(sheet) if note.term]

    assert [note.term[:2] for note in terms] == ["1.", "2.", "3.", "4.", "5."]
    for note, code in zip(terms, codes):
        assert tie_break(code).article in note.text
        assert words(language).short_date("2026-03-01") in note.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tie_break_can_be_announced(language: str) -> None:
    """All that this program knows."""
    sheet = regulations_sheet(drawn(4, tie_breaks=tuple(known())), words(language))

    assert sum(bool(note.term) for note in notes(sheet)) == len(known())


def test_what_comes_after_the_last_tie_break() -> None:
    """Places are shared, unless lots or numbers leave nobody level."""
    shared = "share the places"
    for codes, said in ((("SB",), True), (("SB", "LOT"), False), (("TPN",), False), ((), False)):
        text = " ".join(
            note.text for note in notes(regulations_sheet(drawn(4, tie_breaks=codes), EN))
        )
        assert (shared in text) is said
    alone = notes(regulations_sheet(drawn(4, tie_breaks=()), EN))
    assert any("Nothing else decides" in note.text for note in alone)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (WithdrawalRule.FIDE, "before half of his games"),
        (WithdrawalRule.ALWAYS_ANNUL, "count for nobody."),
        (WithdrawalRule.NEVER_ANNUL, "all results count"),
    ],
)
def test_what_withdrawals_do(rule: WithdrawalRule, text: str) -> None:
    """By the rule of the tournament."""
    last = notes(regulations_sheet(drawn(4, withdrawal=rule), EN))[-1]

    assert text in last.text


def test_an_odd_field_is_told_of_the_free_round() -> None:
    """An even one is not."""
    for size, said in ((5, True), (6, False)):
        text = " ".join(note.text for note in notes(regulations_sheet(drawn(size), EN)))
        assert ("somebody is free" in text) is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_it_needs_no_players(language: str) -> None:
    """Regulations are announced before anybody enters."""
    assert len(notes(regulations_sheet(Tournament(), words(language)))) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_prizes_are_announced_with_the_rule_of_sharing(language: str) -> None:
    """Places without one are left out, winners are not named; nothing where there are none."""
    special = (SpecialPrize("Best junior", 5000, "Kaya"), SpecialPrize("Best game"))
    prizes = Prizes("EUR", (50000, 0, 10050), Sharing.HORT, special)
    said = words(language)
    found = [n.text for n in notes(regulations_sheet(replace(drawn(4), prizes=prizes), said))]
    amount = "100.50" if language == "en" else "100,50"

    assert any(f"1. 500 EUR · 3. {amount} EUR" in text for text in found)
    assert str(said["prizes.rule_hort"]) in found
    assert found[-2:] == ["Best junior: 50 EUR", "Best game"]
    assert str(said["regulations.prizes"]) not in [
        note.text for note in notes(regulations_sheet(drawn(4), said))
    ]

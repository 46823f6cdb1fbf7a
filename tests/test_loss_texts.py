"""Every loss has a sentence, which names the games and numbers that it is about."""

from __future__ import annotations

import pytest

from arbiter.domain.losses import Account, Loss, Lost, Source
from arbiter.domain.tournament import Player, Tournament
from arbiter.loss_texts import found_text, loss_texts
from tests.boards import drawn, seed, without_rounds

TABLES = Account(Source.TABLES)


@pytest.mark.parametrize(
    ("tournament", "source", "text"),
    [
        (seed(), Source.TABLES, "7 players, 21 of 21 games with a result, read from the tables"),
        (drawn(4), Source.JOURNAL, "4 players, 0 of 6 games with a result, read from the journal"),
        (drawn(4), Source.PLAYERS, "only the list of players is left"),
        (Tournament(players=(Player("Berg"), Player(""))), Source.TABLES, "1 player, read from"),
    ],
)
def test_what_is_there_is_counted(tournament: Tournament, source: Source, text: str) -> None:
    """Players with a name, games with a result, and where they were read."""
    assert text in found_text(tournament, Account(source))


def test_nothing_lost_is_said_too() -> None:
    """Or the arbiter would look for it."""
    assert loss_texts(seed(), TABLES) == ("Nothing. Every entry is there.",)


def test_games_are_named_by_rounds_as_on_the_score_sheets() -> None:
    """White first; where rounds are not known, by their numbers alone."""
    names = ((1, 4, 1), (2, 3, 1), (1, 2, 1))
    account = Account(Source.TABLES, (Loss(Lost.RESULTS, games=names),))
    (text,) = loss_texts(drawn(4), account)
    (bare,) = loss_texts(without_rounds(drawn(4)), account)

    assert text.endswith("round\u00a01: 1–4, 2–3; round\u00a02: 1–2.")
    assert text.startswith("3 games can’t be read and stand open.")
    assert bare.endswith("say: 1–4, 2–3, 1–2.") or "round" not in bare


@pytest.mark.parametrize("what", list(Lost))
def test_every_loss_has_a_sentence(what: Lost) -> None:
    """With its figures filled in."""
    loss = Loss(what, games=((1, 2, 1),), players=(3,), last=7, at="2026-05-03T12:40+02:00", of=9)
    for each in (loss, Loss(what, of=9)):
        (text,) = loss_texts(drawn(4), Account(Source.TABLES, (each,)))
        assert text.endswith(".")
        assert "{" not in text
        assert "%n" not in text


def test_the_last_entry_that_is_left_is_named() -> None:
    """With the minute in which it was made."""
    loss = Loss(Lost.ENTRIES, last=7, at="2026-05-03T12:40+02:00", of=9)
    (text,) = loss_texts(drawn(4), Account(Source.JOURNAL, (loss,)))

    assert "after 2026-05-03 12:40: " in text
    assert "entry 7 of 9" in text


def test_all_results_are_not_listed_one_by_one() -> None:
    """That they are all of them is enough."""
    games = tuple(game.name for game in drawn(10).games)
    account = Account(Source.PLAYERS, (Loss(Lost.RESULTS, games=games),))
    (text,) = loss_texts(drawn(10), account)

    assert text == "All results: 45 games stand open. Enter them from the score sheets."

"""What somebody needs, in sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.domain.whatif.berger import deceptions
from arbiter.domain.whatif.chances import SOURCE
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.domain.whatif.needs import Condition, Need, NeedRow, Verdict, needs
from arbiter.domain.whatif.outcomes import Trial
from arbiter.domain.whatif.outlook import OwnResult, Places
from arbiter.whatif_texts import (
    Phrase,
    condition_text,
    counted_text,
    deception_text,
    estimate_text,
    name_of,
    need_texts,
    on_screen,
    row_text,
    too_many_text,
)
from tests.boards import drawn
from tests.domain.test_last_round import FOUR_ROUNDS, event

W, D, B = Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS
OWN = OwnResult(1, 1, Places((4, 5, 0), 1, 2))


def test_what_the_leader_needs() -> None:
    """A win is enough, a draw unless two others win; after a loss it depends."""
    tournament = event(FOUR_ROUNDS)
    names = ("Adams", "Berg", "Çelik", "Petrov", "Ek", "Ivanov")
    tournament = replace(tournament, players=tuple(map(Player, names)))
    outlook = count_outcomes(tournament)
    assert outlook is not None

    win, draw, loss = need_texts(tournament, needs(tournament, outlook, 4, 1), on_screen())
    assert (win.own, win.label, win.places) == ("Petrov wins", "Win", "place 1")
    assert win.text == "first place, whatever the others do"
    assert draw.text == "first place unless Ivanov beats Çelik and Adams beats Ek"
    assert loss.text == "first place unless one of these happens:"
    assert len(loss.lines) > 1
    assert (loss.own, loss.places) == ("Petrov loses", "place 1–3")

    out = need_texts(tournament, needs(tournament, outlook, 2, 3), on_screen())
    assert {text.text for text in out} == {"place 1–3 is out of reach"}


@pytest.mark.parametrize(
    ("results", "text"),
    [
        ((W,), "Player 1 beats Player 4"),
        ((B,), "Player 4 beats Player 1"),
        ((D,), "Player 1–Player 4 is drawn"),
        ((W, D), "Player 4 does not beat Player 1"),
        ((D, B), "Player 1 does not beat Player 4"),
        ((W, B), "Player 1–Player 4 is not drawn"),
    ],
)
def test_conditions(results: tuple[Result, ...], text: str) -> None:
    """Of one game, by its ends."""
    assert condition_text(drawn(4), Condition((1, 4, 1), results), on_screen()) == text


def test_two_open_games_of_a_pair_are_told_apart() -> None:
    """By their rounds, and by their cycles where rounds are not known."""
    twice = drawn(4, cycles=2)
    first, second = (twice.game(1, 4, cycle) for cycle in (1, 2))
    said = condition_text(twice, Condition(second.name, (D,)), on_screen())

    assert said == "Player 4–Player 1 is drawn (round 4)"
    without = replace(
        twice, games=tuple(replace(game, round=None, board=None) for game in twice.games)
    )
    assert condition_text(without, Condition(second.name, (D,)), on_screen()).endswith("(cycle 2)")
    played = twice.with_game(replace(first, result=D))
    assert condition_text(played, Condition(second.name, (D,)), on_screen()).endswith("is drawn")


def test_names_that_occur_twice_are_longer() -> None:
    """Surname, surname and initial, or the number too."""
    names = ("Berg, Anna", "Berg, Bo", "Ek, Åke", "Ek, Åsa", "Dahl, Eva")
    tournament = replace(drawn(5), players=tuple(map(Player, names)))

    assert [name_of(tournament, number) for number in tournament.numbers] == [
        "Berg, A.",
        "Berg, B.",
        "3 Ek, Å.",
        "4 Ek, Å.",
        "Dahl",
    ]


def test_one_line_for_every_verdict() -> None:
    """Also where several lines decide."""
    lines = ((Condition((1, 4, 1), (W,)),), (Condition((2, 3, 1), (D,)),))
    rows = [
        NeedRow(OWN, Verdict.ALWAYS),
        NeedRow(OWN, Verdict.NEVER),
        NeedRow(OWN, Verdict.IF, lines),
        NeedRow(OWN, Verdict.UNLESS, lines[:1]),
        NeedRow(OWN, Verdict.COUNTED),
    ]

    need = Need(1, 2, 9, 9, None, tuple(rows))

    assert [row_text(drawn(4), need, row, on_screen()) for row in rows] == [
        "place 1–2, whatever the others do",
        "place 1–2 is out of reach",
        "place 1–2 if Player 1 beats Player 4, or Player 2–Player 3 is drawn; otherwise not",
        "place 1–2 unless Player 1 beats Player 4",
        "place 1–2 in 9 of 9 outcomes",
    ]


def test_own_results() -> None:
    """Of one game by their name, of several by the points; also where there is none."""
    own = [OwnResult(2, 1, OWN.places), OwnResult(3, 2, OWN.places), OwnResult(0, 0, OWN.places)]
    rows = tuple(NeedRow(one, Verdict.ALWAYS) for one in own)
    texts = need_texts(drawn(4), Need(1, 1, 9, 9, None, rows), on_screen())

    assert [(text.own, text.label) for text in texts] == [
        ("Player 1 wins", "Win"),
        ("Player 1: 1½ out of 2 games", "1½ out of 2 games"),
        ("Player 1 has no game left", "No game left"),
    ]


def test_every_phrase_is_said() -> None:
    """On screen; paper has its own test."""
    say = on_screen()

    assert all(say(phrase, 2) for phrase in Phrase)
    assert say(Phrase.OUTCOMES, 1) == "1 outcome"


def test_the_common_mistake_is_told() -> None:
    """Who would be ahead, and by how much he is behind."""
    tournament = event(FOUR_ROUNDS)
    trial = Trial((((3, 6, 1), B), ((2, 4, 1), D), ((1, 5, 1), B)))
    (found,) = deceptions(tournament, trial)

    text = deception_text(tournament, found, ",")
    assert "Player 4 would be ahead of Player 1 by Sonneborn-Berger, 6,25 to 6;" in text
    assert text.endswith("in the end it is 7,5 to 7,75.")


def test_what_stands_around_the_table() -> None:
    """How much was counted, why nothing was, and that chances are no proof."""
    assert counted_text(5, 59049) == "5 open games, all 59\u202f049 outcomes"
    assert too_many_text(14).startswith("14 open games: too many outcomes")
    assert SOURCE in estimate_text(SOURCE)
    assert "no proof" in estimate_text(SOURCE)

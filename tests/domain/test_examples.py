"""The built-in example."""

from __future__ import annotations

import pytest

from arbiter.domain.examples import SLIP, practice, seven, six
from arbiter.domain.progress import progress
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from tests.boards import seed


@pytest.mark.parametrize("language", ["en", "ru", "sv", "tr"])
def test_the_example_is_the_founding_table(language):
    tournament = seven(language)

    assert tournament.games == seed().games
    assert progress(tournament).final
    assert tournament.event.name


def test_names_are_in_cyrillic_in_russian_only():
    assert seven("ru").player(3).name == "Сидоров"
    assert seven("tr").player(3).name == "Sidorov"


def test_the_second_example_lacks_its_last_round():
    now = progress(seven(last_round_open=True))

    assert (now.complete, now.open_games) == (6, 3)


@pytest.mark.parametrize("language", ["en", "ru", "sv", "tr"])
def test_two_of_the_six_are_level_and_drew(language):
    tournament = six(language)
    first, second, *_ = standings(tournament).rows

    assert progress(tournament).final
    assert (first.number, second.number) == (1, 2)
    assert first.points == second.points
    assert tournament.game(1, 2).result is Result.DRAW
    assert tournament.game(4, 6).result in (
        Result.WHITE_WINS_BY_FORFEIT,
        Result.BLACK_WINS_BY_FORFEIT,
    )


def test_the_one_to_practise_on_has_two_rounds_to_go_and_a_slip():
    tournament, true = practice(), six()

    for game in tournament.games:
        expected = true.game(*game.name).result if game.round <= 3 else None
        if game.name == SLIP:
            assert game.result is not expected
        else:
            assert game.result is expected

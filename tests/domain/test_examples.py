"""The built-in example."""

from __future__ import annotations

import pytest

from arbiter.domain.examples import seven
from arbiter.domain.progress import progress
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

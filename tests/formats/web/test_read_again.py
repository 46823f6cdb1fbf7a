"""The page that this program publishes is read back as the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.reading import read_book
from arbiter.formats.web.page import write_page
from arbiter.formats.words import words
from tests.events import any_event


def _results(tournament: Tournament) -> dict[tuple[str, str, int], object]:
    return {
        (tournament.player(g.white).name, tournament.player(g.black).name, g.cycle): g.result
        for g in tournament.games
    }


@pytest.mark.parametrize("language", ["en", "ru", "sv", "tr"])
@pytest.mark.parametrize("seed", [0, 1, 5])
def test_every_game_is_there_with_its_colours_and_result(tmp_path: Path, language, seed) -> None:
    tournament = any_event(seed)
    path = tmp_path / "page.html"
    write_page(tournament, path, words(language))
    found = recognise(read_book(path))

    assert _results(found.tournament) == _results(tournament)
    assert not found.complaints

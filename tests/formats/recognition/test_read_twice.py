"""Every kind of file with games, read a second time into the tournament that it made.

Some results are open by then; the second reading brings just these, whatever form the file has
and whether rounds were known or made up, and doubles nobody.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from arbiter.domain.import_edits import AssumeRounds
from arbiter.domain.import_updates import TakeInResults
from arbiter.domain.reimport import reimport
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.reading import read_book

FILES = Path(__file__).parents[2] / "data" / "files"
WITH_GAMES = (
    "cr_pairings_all_rounds_en.xlsx",
    "cr_rr_rank_en.xlsx",
    "cr_rr_rank_ru.xlsx",
    "drr_two_in_cell_text.xlsx",
    "rr5_odd_trf26_utf8.trf",
    "rr8_forfeits_trf26.trf",
    "rr8_skeleton.pgn",
    "ru_club_mangled.xlsx",
    "ru_cp1251_semicolon.csv",
    "ru_seed_table.xlsx",
)


@pytest.mark.parametrize("assumed", [False, True])
@pytest.mark.parametrize("name", WITH_GAMES)
def test_what_was_open_comes_in_and_nothing_else(name, assumed):
    book = read_book(FILES / name)
    first = recognise(book).tournament
    chosen = Random(name)
    opened = {game.name for game in first.games if game.result and chosen.random() < 0.5}
    games = (replace(game, result=None) if game.name in opened else game for game in first.games)
    ours = replace(first, games=tuple(games))
    if assumed and not ours.rounds_known:
        ours = AssumeRounds()(ours)
    found = reimport(ours, recognise(book, listed=ours.players).tournament)
    after = TakeInResults(found.new, name)(ours)

    assert {game for game, _ in found.new} == opened
    assert (found.other, found.strangers, found.missing, found.homeless) == ((), (), (), ())
    assert after.players == first.players
    for game in first.games:
        low = game.name[0]
        assert after.game(*game.name).result_for(low) is game.result_for(low)

"""How a tournament is played, in words."""

from __future__ import annotations

import pytest

from arbiter.domain.calendar_edits import SwapRounds
from arbiter.domain.edits import DrawLots
from arbiter.domain.scoring import FOOTBALL, Scoring
from arbiter.domain.tournament import DrawRecord, LotMethod, Regulations, Tournament
from arbiter.formats.documents.playing import lots_text, pairings_text, points_text, system_text
from arbiter.formats.words import words
from tests.boards import drawn, without_rounds

EN = words("en")


@pytest.mark.parametrize(
    ("size", "cycles", "language", "text"),
    [
        (8, 1, "en", "round robin, 8 players, 7 rounds"),
        (11, 1, "ru", "круговая система, 11 участников, 11 туров"),
        (4, 2, "sv", "dubbelberger, 4 spelare, 6 ronder"),
        (4, 3, "tr", "döner sistem, 3 devre, 4 oyuncu, 9 tur"),
    ],
)
def test_system(size: int, cycles: int, language: str, text: str) -> None:
    """With the field as far as there is one."""
    assert system_text(drawn(size, cycles=cycles), words(language)) == text


def test_system_without_players() -> None:
    """Nothing is said of a field that is not there."""
    assert system_text(Tournament(), EN) == "round robin"


@pytest.mark.parametrize(
    ("scoring", "text"),
    [
        (Scoring(), "win 1, draw 0.5, loss 0"),
        (FOOTBALL, "win 3, draw 1, loss 0"),
        (Scoring(6, 4, 2, 0), "win 3, draw 2, loss 1, loss by forfeit 0"),
    ],
)
def test_points(scoring: Scoring, text: str) -> None:
    """A loss by forfeit only where it is worth something else."""
    assert points_text(Regulations(scoring=scoring), EN) == text


def test_lots() -> None:
    """How, and when; or that nobody drew them."""
    undrawn = Tournament(players=drawn(4).players)
    record = DrawRecord(at="2026-04-30T18:05")
    lots = DrawLots(LotMethod.AT_RANDOM, (2, 1, 3, 4), "7", record=record)(undrawn)

    assert lots_text(undrawn, EN) == "to be drawn by lot"
    assert lots_text(lots, EN) == "at random, Thursday 30 April 2026, 18:05"
    assert lots_text(without_rounds(drawn(4)), EN) == "numbers not drawn"


def test_pairings() -> None:
    """The exchange where it does anything; the league; a hand in the calendar."""
    assert pairings_text(drawn(4), EN).startswith("Berger table")
    assert "exchanged" not in pairings_text(drawn(4), EN)
    assert "exchanged" in pairings_text(drawn(4, cycles=2), EN)
    assert "exchanged" not in pairings_text(drawn(4, cycles=2, exchange=False), EN)
    assert pairings_text(drawn(4, cycles=2, league=True), EN).startswith("league calendar")
    assert pairings_text(SwapRounds(1, 2)(drawn(6)), EN).endswith("calendar changed by hand")

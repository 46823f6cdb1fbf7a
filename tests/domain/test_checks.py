"""Findings about players and tie-breaks."""

from __future__ import annotations

import pytest

from arbiter.domain.checks import Check, Finding, check_players, check_tie_breaks
from arbiter.domain.edits import AddPlayers, SetRegulations
from arbiter.domain.tournament import Player, Regulations, Tournament


def findings(*players):
    return check_players(AddPlayers(players)(Tournament()))


def test_twins_are_found_by_name_and_ids_that_stand_twice():
    found = findings(
        Player("Berg, Anna", birth="2008", fide_id="1"),
        Player("Ек, Фёдор", birth="1990", fide_id="2"),
        Player("berg, anna", birth="2011", fide_id="2"),
        Player("Ек, Федор", birth="1991", fide_id="3"),
    )

    assert Finding(Check.TWINS, (1, 3), "Berg, Anna") in found
    assert Finding(Check.TWINS, (2, 4), "Ек, Фёдор") in found
    assert Finding(Check.FIDE_ID_DOUBLED, (2, 3), "2") in found


@pytest.mark.parametrize("name", ["2760", "Carlsson, Cecilia;23450", "a|b"])
def test_what_does_not_look_like_a_name_is_named(name):
    assert findings(Player("Ek, Bo"), Player(name)) == (Finding(Check.NAME_DOUBTFUL, (2,), name),)


def test_a_doubtful_rating_is_named():
    found = findings(Player("A", rating_fide=23450), Player("B", rating_national=12), Player("C"))

    assert [(f.check, f.numbers, f.text) for f in found] == [
        (Check.RATING_DOUBTFUL, (1,), "23450"),
        (Check.RATING_DOUBTFUL, (2,), "12"),
    ]


def test_missing_dates_and_ids_matter_only_where_somebody_has_one():
    assert findings(Player("A"), Player("B")) == ()
    found = findings(Player("A", birth="1990", fide_id="7"), Player("B"))
    assert [finding.check for finding in found] == [Check.BIRTH_MISSING, Check.FIDE_ID_MISSING]
    assert [finding.check.field for finding in found] == ["birth", "fide_id"]


def test_a_player_without_a_name_comes_first():
    found = findings(Player("A", birth="1990"), Player("", birth=""))

    assert found[0] == Finding(Check.NAME_MISSING, (2,))


def test_b29_an_unknown_tie_break_is_kept_and_named():
    tournament = SetRegulations(Regulations(tie_breaks=("SB", "XYZ")))(Tournament())

    assert check_tie_breaks(tournament) == (Finding(Check.TIE_BREAK_UNKNOWN, text="XYZ"),)
    assert tournament.regulations.tie_breaks == ("SB", "XYZ")

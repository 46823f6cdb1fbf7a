"""The statistics of an event, on one page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Closing, Player, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import report_sheet, statistics_sheet
from arbiter.formats.documents.statistics import game_facts, named_facts, record_facts
from arbiter.formats.sheets import Fields, Notes, Sheet, Table
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests import demo
from tests.boards import drawn, f6, without_rounds
from tests.events import complete

EN = words("en")
PLAYERS = (
    Player("Alm, Eva", "WGM", birth="1999", federation="SWE", rating_fide=2000, club="Wasa"),
    Player("Berg, Bo", "кмс", birth="1950-02-03", federation="NOR", rating_fide=2100),
    Player("Costa, Ana", "GM", federation="SWE", rating_fide=2200, club="Wasa"),
    Player("Dahl, Ida", birth="2010", rating_fide=2300, club="Lund"),
    Player("Ek, Ola", "GM", birth="2010-12-31", federation="SWE", rating_fide=2400),
    Player("Falk, Mia", birth="1980", rating_fide=2500),
)


def known() -> Tournament:
    return replace(f6(), players=PLAYERS)


def said(sheet: Sheet) -> dict[str, str]:
    """What all forms of *sheet* say, by their labels."""
    return {
        label: text
        for part in sheet.parts
        if isinstance(part, Fields)
        for label, text in part.fields
    }


def captions(sheet: Sheet) -> list[str]:
    return [part.caption for part in sheet.parts if isinstance(part, Table)]


def test_what_is_known_of_the_field() -> None:
    """Counts, ratings, years, federations, titles; FIDE's titles before those of a federation."""
    told = said(statistics_sheet(known(), EN))

    assert {label: told[label] for label in list(told)[:10]} == {
        "Players": "6",
        "Clubs": "2",
        "Mean rating": "2250",
        "Rating spread": "500",
        "Highest rating": "2500 Falk, Mia",
        "Lowest rating": "2000 Alm, Eva",
        "Oldest player": "1950 Berg, Bo",
        "Youngest player": "2010 Dahl, Ida; Ek, Ola",
        "Federations": "2: SWE\u00a03, NOR\u00a01",
        "Titled players": "4: GM\u00a02, WGM\u00a01, кмс\u00a01",
    }
    assert "The year of birth is known of 5 of 6 players." in sheet_text(
        statistics_sheet(known(), EN)
    )


def test_what_is_not_known_is_left_out() -> None:
    """No empty line, no zero in place of what nobody knows."""
    sheet = statistics_sheet(f6(), EN)
    told = said(sheet)

    assert list(told)[:2] == ["Players", "Games scheduled"]
    assert not {"Mean rating", "Clubs", "Federations", "Won by the lower rated"} & set(told)
    assert all(told.values())
    assert captions(sheet) == ["Round by round"]


def test_games_with_the_share_of_each_result() -> None:
    """Three, five and seven of fifteen, as counted by hand; six of ten won by the lower rated."""
    assert dict(game_facts(known(), EN)) == {
        "Games scheduled": "15",
        "Played": "15",
        "Forfeits": "0",
        "Still out": "0",
        "White won": "3 (20 %)",
        "Draws": "5 (33 %)",
        "Black won": "7 (47 %)",
        "Won by the lower rated": "6 of 10 (60 %)",
    }


def test_forfeits_decisions_and_open_games_are_no_share() -> None:
    """Of thirteen that were played one was decided by the arbiter."""
    tournament = SetResult(1, 6, 1, Result.BLACK_WINS_BY_FORFEIT)(f6())
    tournament = SetResult(2, 5, 1, Result.BOTH_LOSE)(tournament)
    tournament = SetResult(1, 5, 1, None)(tournament)

    assert dict(game_facts(tournament, EN)) == {
        "Games scheduled": "15",
        "Played": "13",
        "Forfeits": "1",
        "Still out": "1",
        "White won": "3 (23 %)",
        "Draws": "4 (31 %)",
        "Black won": "5 (38 %)",
        "By the arbiter’s decision": "1 (8 %)",
    }


@pytest.mark.parametrize("seed", range(4))
def test_the_report_counts_the_same(seed: int) -> None:
    """Two papers of one event never disagree."""
    tournament = complete(7, seed=seed, forfeits=0.2)
    told, reported = said(statistics_sheet(tournament, EN)), said(report_sheet(tournament, EN))

    for label in ("Games scheduled", "Played", "Forfeits", "Mean rating"):
        assert told[label] == reported[label]
    for label in ("White won", "Draws", "Black won"):
        assert told[label].split(" (")[0] == reported[label]


def test_colours_that_nobody_knows_are_not_told_apart() -> None:
    """Nor those that were made up; the sum is known, and the marks say what was assumed."""
    lent = replace(known(), rounds_assumed=True)
    for tournament in (replace(without_rounds(f6()), players=PLAYERS), lent):
        sheet = statistics_sheet(tournament, EN)
        told = said(sheet)
        assert told["Decided games"] == "10 (67 %)"
        assert told["Draws"] == "5 (33 %)"
        assert not {"White won", "Black won", "Longest run of wins", "Sharpest round"} & set(told)
        assert captions(sheet) == ["Largest upsets"]


def test_home_and_away() -> None:
    """As everywhere on paper."""
    regulations = replace(f6().regulations, home_and_away=True)
    told = dict(game_facts(replace(f6(), regulations=regulations), EN))

    assert (told["Won at home"], told["Won away"]) == ("3 (20 %)", "7 (47 %)")


def test_records() -> None:
    """Everybody who holds one, by name."""
    assert record_facts(known(), EN) == [
        ("Most wins", "3: Alm, Eva; Costa, Ana"),
        ("Most draws", "3: Berg, Bo"),
        ("Longest run of wins", "3: Alm, Eva (rounds 3–5)"),
        ("Sharpest round", "5 (100 % decided)"),
        ("Most peaceful round", "1 (33 % decided)"),
    ]


def test_a_record_of_many_names_three() -> None:
    """And how many more; the last of four is named too."""
    everything_drawn = tuple(replace(game, result=Result.DRAW) for game in f6().games)
    told = dict(record_facts(replace(known(), games=everything_drawn), EN))
    assert told["Unbeaten"] == "6: Alm, Eva; Berg, Bo; Costa, Ana and 3 more"

    games = tuple(replace(game, result=Result.DRAW) for game in drawn(4).games)
    four = replace(drawn(4), games=games, players=PLAYERS[:4])
    assert dict(record_facts(four, EN))["Unbeaten"].endswith("Costa, Ana; Dahl, Ida")


def test_who_is_annulled_is_in_the_field_and_not_in_the_games() -> None:
    """A note says how many games are left out, and why he left."""
    left = Withdraw(6, annul=True, reason="illness")(known().after_round(2))
    sheet = statistics_sheet(left, EN)
    text = sheet_text(sheet)

    assert said(sheet)["Games scheduled"] == "10"
    assert said(sheet)["Highest rating"] == "2500 Falk, Mia"
    assert "5 games of players whose results do not count are left out." in text
    assert "illness" in text


def test_before_the_draw_the_field_is_told() -> None:
    """And no game; without players a sentence."""
    listed = statistics_sheet(Tournament(players=PLAYERS), EN)

    assert "Mean rating" in said(listed)
    assert "Games scheduled" not in said(listed)
    assert captions(listed) == []
    assert [type(part) for part in statistics_sheet(Tournament(), EN).parts] == [Notes]


def test_a_field_of_equals_has_no_highest_and_no_oldest() -> None:
    """Nobody is named for being like everybody else."""
    twins = tuple(Player(f"P{n}", birth="2000", rating_fide=2000) for n in range(3))

    assert named_facts(Tournament(players=twins), EN) == []


def test_corrections_stand_in_the_notes() -> None:
    """As on every sheet."""
    corrected = replace(known(), closing=Closing(False, 2, "2026-05-08", ("board 3 was wrong",)))

    assert "Version 2: board 3 was wrong" in sheet_text(statistics_sheet(corrected, EN))


def test_where_rounds_take_the_room_the_largest_upset_has_a_line() -> None:
    """Of twelve lines and fewer there is a table."""
    many, few = (statistics_sheet(complete(12, seed=3, cycles=n), EN) for n in (4, 2))

    assert "Largest upset" in said(many)
    assert captions(many) == ["Round by round"]
    assert "Largest upset" not in said(few)
    assert captions(few) == ["Round by round", "Largest upsets"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_in_every_sentence(language: str) -> None:
    """Whatever the state of the event."""
    left = Withdraw(7, annul=True)(demo.sixteen())
    tournaments = (Tournament(), drawn(5), known(), demo.sixteen(), left, without_rounds(known()))
    for tournament in tournaments:
        text = sheet_text(statistics_sheet(tournament, words(language)))
        assert "{" not in text
        assert "None" not in text

"""Several lists answer as one."""

from __future__ import annotations

import pytest

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.tournament import Player
from arbiter.storage.player_index import keep_list
from arbiter.storage.rating_lists import Found, RatingLists, list_for, national_for

KARIN = ListedPlayer("Ostlund, Karin", "1702204", federation="SWE", birth="1995", standard=2204)
HERE = ListedPlayer("Östlund, Karin", "1702204", "77", federation="SWE", national=2180, club="Lund")
PER = ListedPlayer("Östlund, Per", "", "78", national=1900)


@pytest.fixture
def lists():
    keep_list(RatingList(ListKind.FIDE, "foa.txt", 0, "2026-11-01"), iter([KARIN]))
    keep_list(RatingList(ListKind.NATIONAL, "sverige.csv"), iter([HERE, PER]))
    found = RatingLists()
    yield found
    found.close()


def made(kind, published):
    return RatingList(kind, "x", 1, published)


OLD, NEW = "2026-08-01", "2026-11-01"


@pytest.mark.parametrize(
    ("pace", "kept", "place"),
    [
        (Pace.RAPID, [made(ListKind.FIDE, OLD), made(ListKind.FIDE_RAPID, NEW)], 1),
        (Pace.BLITZ, [made(ListKind.FIDE, OLD), made(ListKind.FIDE_RAPID, NEW)], 0),
        (Pace.UNKNOWN, [made(ListKind.FIDE_RAPID, NEW), made(ListKind.FIDE_STANDARD, OLD)], 1),
        (Pace.STANDARD, [made(ListKind.FIDE_RAPID, NEW)], 0),
    ],
)
def test_the_list_follows_the_pace(pace, kept, place):
    assert list_for(pace, kept) is kept[place]


def test_without_a_list_of_fide_there_is_none():
    assert list_for(Pace.STANDARD, [made(ListKind.NATIONAL, NEW)]) is None


@pytest.mark.parametrize(
    ("pace", "names"),
    [
        (Pace.STANDARD, ["sm_standard.csv", "sverige.csv"]),
        (Pace.UNKNOWN, ["sm_standard.csv", "sverige.csv"]),
        (Pace.RAPID, ["sm_rapid.csv", "sverige.csv"]),
        (Pace.BLITZ, ["sverige.csv"]),
    ],
)
def test_so_do_lists_of_a_federation_that_say_their_pace(pace, names):
    sources = ("sm_rapid.csv", "sm_standard.csv", "sverige.csv")
    kept = [RatingList(ListKind.NATIONAL, name) for name in sources]

    assert [one.source for one in national_for(pace, kept)] == names
    assert national_for(Pace.BLITZ, kept[:1]) == kept[:1]


def test_one_person_of_two_lists_is_one(lists):
    karin, per = lists.search("Ostlund", 8, Pace.STANDARD)

    assert karin == KARIN._replace(national_id="77", national=2180, club="Lund")
    assert per == PER


def test_an_id_says_who_somebody_is(lists):
    (found,) = lists.candidates(Player("K. Ö.", fide_id="1702204"), Pace.STANDARD)
    assert found.sure
    assert found.player.national_id == "77"
    (found,) = lists.candidates(Player("P. Ö.", national_id="78"), Pace.STANDARD)
    assert found == Found(PER, sure=True)


def test_a_name_says_who_somebody_may_be(lists):
    (found,) = lists.candidates(Player("Östlund Karin"), Pace.STANDARD)
    assert not found.sure
    assert found.player.fide_id == "1702204"
    assert lists.candidates(Player("Östlund Karin", birth="2001"), Pace.STANDARD) == ()
    assert lists.candidates(Player("Nobody"), Pace.STANDARD) == ()


def test_a_list_that_was_taken_away_meanwhile_has_nobody(lists):
    for path, _ in lists.kept:
        path.unlink()

    assert lists.search("Ostlund", 8, Pace.STANDARD) == ()

"""What a rating officer would ask back."""

from dataclasses import replace

import pytest

from arbiter.domain.event import Event
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player, Withdrawal
from arbiter.formats.trf.preflight import Lack, Remark, preflight, preflight_texts
from arbiter.formats.trf.writing import Edition
from arbiter.formats.words import LANGUAGES, words
from tests.boards import F6_ROUNDS, by_rounds, without_rounds

EVENT = Event(
    "Cup",
    "Lund",
    "SWE",
    "2026-11-01",
    "2026-11-05",
    "Arbiter, Anna",
    time_control="5400+30",
    arbiter_id="99900999",
)


def complete():
    tournament = by_rounds(6, F6_ROUNDS)
    return replace(
        tournament,
        event=EVENT,
        players=tuple(
            Player(f"Berg, A{n}", "", "w", "1990-01-01", "SWE", str(n), rating_fide=2000)
            for n in range(1, 7)
        ),
        round_starts=tuple(f"2026-11-0{n}" for n in range(1, 6)),
    )


def with_player(**fields):
    tournament = complete()
    first, *others = tournament.players
    return replace(tournament, players=(replace(first, **fields), *others))


def test_a_complete_event_needs_no_word():
    assert preflight(complete()) == ()


@pytest.mark.parametrize(
    ("fields", "lack"),
    [
        ({"fide_id": ""}, Lack.IDS),
        ({"birth": ""}, Lack.BIRTHS),
        ({"birth": "1990"}, Lack.BIRTH_YEARS),
        ({"federation": "Lund"}, Lack.FEDERATIONS),
        ({"rating_fide": 0}, Lack.RATINGS),
        ({"name": "Щукин Пётр"}, Lack.ALPHABET),
        ({"name": "X" * 34}, Lack.NAMES_CUT),
        ({"title": "КМС"}, Lack.TITLES),
        ({"club": "Lund"}, Lack.CLUBS),
    ],
)
def test_what_a_player_lacks(fields, lack):
    assert preflight(with_player(**fields)) == (Remark(lack, 1, (1,)),)


def test_ascii_letters_settle_the_alphabet():
    assert preflight(with_player(name="Щукин Пётр"), ascii=True) == ()
    assert preflight(with_player(name="ბერიძე, გია"), ascii=True)[0].lack is Lack.ALPHABET


@pytest.mark.parametrize(
    ("field", "missing"),
    [
        ("name", "name"),
        ("place", "place"),
        ("federation", "federation"),
        ("start", "start"),
        ("end", "end"),
        ("arbiter", "arbiter"),
        ("arbiter_id", "arbiter_id"),
        ("time_control", "control"),
    ],
)
def test_what_the_event_lacks(field, missing):
    tournament = replace(complete(), event=replace(EVENT, **{field: ""}))

    assert preflight(tournament) == (Remark(Lack.EVENT, 1, fields=(missing,)),)
    assert preflight(replace(complete(), round_starts=()))[0].fields == ("days",)


def test_games_that_are_open_or_adjourned():
    tournament = complete()
    first, second, *others = tournament.games
    games = (
        replace(first, result=None),
        replace(second, result=None, pending=Pending.ADJOURNED),
        *others,
    )

    assert preflight(replace(tournament, games=games)) == (
        Remark(Lack.OPEN, 1),
        Remark(Lack.ADJOURNED, 1),
    )
    assert preflight(without_rounds(complete()))[0] == Remark(Lack.ROUNDS)


def test_what_a_report_has_no_room_for():
    tournament = replace(complete(), withdrawals=(Withdrawal(3, annulled=True),))

    assert preflight(tournament) == (Remark(Lack.ANNULLED, 1, (3,)),)
    assert Remark(Lack.COMMENTS) in preflight(tournament, Edition.TRF16)
    decided = complete().with_game(replace(complete().games[0], result=Result.BOTH_LOSE))
    assert preflight(decided) == ()
    assert preflight(decided, Edition.TRF16) == (Remark(Lack.COMMENTS),)


def test_the_sentences_name_three_and_count_the_rest():
    players = tuple(replace(player, fide_id="") for player in complete().players)
    tournament = replace(complete(), players=players, event=replace(EVENT, name="", end=""))
    texts = preflight_texts(tournament, preflight(tournament), words("en"))

    assert texts == [
        "Not known of the event: name, last day.",
        "6 players have no FIDE ID: 1 Berg, 2 Berg, 3 Berg and 3 more.",
    ]
    cut = with_player(name="Berg", club="Lund", fide_id="")
    assert (
        preflight_texts(cut, preflight(cut), words("en"))[0] == "1 player has no FIDE ID: 1 Berg."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lack", list(Lack))
@pytest.mark.parametrize("count", [1, 2, 5])
def test_every_remark_is_a_sentence_in_every_language(language, lack, count):
    tournament = complete()
    numbers = tuple(range(1, count + 1))
    alone = lack in (Lack.ROUNDS, Lack.COMMENTS)
    remark = Remark(lack, 0 if alone else count, numbers, ("name", "days"))
    (text,) = preflight_texts(tournament, [remark], words(language))

    assert text.endswith(".")
    assert not text.endswith("..")
    assert "{" not in text

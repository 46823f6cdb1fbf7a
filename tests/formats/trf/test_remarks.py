"""Comments for what the records have no room for."""

from dataclasses import replace

from arbiter.domain.calendar_edits import ExchangeColours
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.event import Event, Official, OfficialRole, Pace
from arbiter.domain.result import Result
from arbiter.domain.tournament import ManualOrder, Pending, Player, PlayOff, Withdrawal
from arbiter.formats.trf.recognise import tournament_of
from arbiter.formats.trf.writing import trf_text
from tests.boards import drawn
from tests.formats.trf.held import held


def comments(tournament):
    lines = trf_text(tournament).splitlines()
    return [line[4:] for line in lines if line.startswith("### ") and "SSSS" not in line]


def check(tournament, *said):
    """That the comments are said, and bring back what they stand for."""
    assert comments(tournament) == list(said)
    back, _ = tournament_of(trf_text(tournament))
    assert back == held(tournament)


def test_nothing_unusual_is_no_comment():
    check(drawn(6))


def test_a_withdrawal():
    tournament = replace(
        drawn(4),
        withdrawals=(
            Withdrawal(3, annulled=True, reason="illness", round=2),
            Withdrawal(1, expelled=True, round=3),
        ),
    )
    check(
        tournament,
        "Left @ Round 2: number 3 withdrew, results do not count, because: illness",
        "Left @ Round 3: number 1 expelled, results count",
    )


def test_games_that_are_put_off():
    tournament = SetPending(1, 4, 1, Pending.POSTPONED, "2026-11-09")(drawn(4))
    tournament = SetPending(2, 3, 1, Pending.ADJOURNED)(tournament)
    check(
        tournament,
        "Open @ Round 1: 1-4 postponed, until 2026-11-09",
        "Open @ Round 1: 2-3 adjourned",
    )


def test_points_by_decision_of_the_arbiter():
    tournament = SetResult(1, 4, 1, Result.BOTH_LOSE)(drawn(4))
    check(tournament, "Decision @ Round 1: 1-4 0-0 by decision of the arbiter")
    _, findings = tournament_of(trf_text(tournament))
    assert not findings


def test_boards_and_cycles_that_are_others():
    tournament = drawn(4)
    first, second, *rest = tournament.games
    exchanged = (replace(second, board=1), replace(first, board=2), *rest)
    check(replace(tournament, games=exchanged), "Boards @ Round 1: 1. 2-3, 2. 1-4")

    tournament = drawn(4, cycles=2)
    turned = tuple(replace(game, cycle=3 - game.cycle) for game in tournament.games)
    assert comments(replace(tournament, games=turned))[0] == "Cycle @ Round 1: 1-4 2"


def test_pairings_that_were_altered_by_hand():
    check(
        ExchangeColours(2, 5, 1)(drawn(6)),
        "MPA @ Round 1: 5-2 by hand, not by the table",
    )
    assert comments(drawn(6, league=True)) == []
    assert comments(drawn(6, cycles=2, exchange=False)) == []


def test_what_was_decided_apart_from_the_games():
    tournament = replace(
        drawn(4),
        play_offs=(PlayOff(1, 3, 3, 1),),
        manual_orders=(ManualOrder((2, 4), "by lot"),),
    )
    check(tournament, "Play-off: 1-3 1½-½", "Order by hand: 2 4, because: by lot")


def test_more_of_the_event():
    event = Event(
        "Cup",
        organiser="Club of Lund",
        code="350001",
        pace=Pace.RAPID,
        officials=(Official("Ek, Eva", OfficialRole.FAIR_PLAY, "1701234"),),
    )
    check(
        replace(drawn(4), event=event, round_starts=("2026-11-01T10:00", "2026-11-02")),
        "Organiser: Club of Lund",
        "Event code: 350001",
        "Pace: rapid",
        "Official: fair play, Ek, Eva (1701234)",
        "Start @ Round 1: 2026-11-01T10:00",
    )


def test_names_that_were_cut_and_switches():
    long = "Montgomery-Featherstonehaugh, Bartholomew"
    tournament = drawn(4, forfeit_wins_played=True, koya_by_draws=True, unrated=1400)
    tournament = replace(tournament, players=(Player(long), *tournament.players[1:]))
    check(
        replace(tournament, rounds_assumed=True),
        f"Name @ Number 1: {long}",
        "Regulations: forfeit wins count as games over the board",
        "Regulations: the line of KS moves by the value of a draw",
        "Regulations: players without a rating count with 1400",
        "Calendar: rounds, boards and colours were made up by the Berger table",
    )


def test_comments_of_others_are_not_taken():
    tournament = replace(drawn(4), play_offs=(PlayOff(1, 3, 3, 1),))
    text = trf_text(tournament).replace("182 Arbiter", "182 Somebody")

    assert tournament_of(text)[0].play_offs == ()


def test_comments_that_were_spoilt_change_nothing():
    text = trf_text(drawn(4))
    for spoilt in (
        "Left @ Round 2: number 9 withdrew, results count",
        "Left: nobody",
        "Play-off: 3-1 1-0",
        "Play-off: 1-9 1-0",
        "Order by hand: 2 9, because: x",
        "Order by hand: x",
        "Boards @ Round 1: 1. 1-2, 2. 3-4",
        "Boards @ Round 1: 1. 1-4, 1. 2-3",
        "Boards @ Round 9: 1. 1-4",
        "Cycle @ Round 1: 1-4 7",
        "Cycle @ Round 1: 1-4 x",
        "Open @ Round 1: 1-4 lost",
        "Name @ Number 9: X",
        "Name @ Number 1: Somebody else",
        "Official: king, X",
        "Pace: slow",
        "Start @ Round 9: 2026-11-01",
        "Regulations: whatever",
    ):
        spoilt_text = text.replace("### SSSS", f"### {spoilt}\r\n### SSSS")
        assert tournament_of(spoilt_text)[0] == held(drawn(4)), spoilt

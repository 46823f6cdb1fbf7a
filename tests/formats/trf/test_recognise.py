"""From lines to a tournament, or a sentence why not."""

from dataclasses import replace
from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import DEFAULT_TIE_BREAKS, LotMethod
from arbiter.formats.recognition.recognised import CellState, Choices, TableKind
from arbiter.formats.source.book import Book, SourceCell, SourceKind, SourceSheet
from arbiter.formats.trf.recognise import recognise_trf
from arbiter.formats.trf.writing import Edition, trf_text
from tests.boards import F6_ROUNDS, by_rounds, drawn

DATA = Path(__file__).parents[2] / "data"
CUP = by_rounds(6, F6_ROUNDS)


def book(text):
    rows = tuple((SourceCell(line, line),) for line in text.splitlines())
    return Book(Path("cup.trf"), SourceKind.TRF, (SourceSheet("cup", rows),))


def read(text, choices=Choices()):  # noqa: B008
    return recognise_trf(book(text), choices)


def abouts(recognised, weight=None):
    return [f.about for f in recognised.findings if weight in (None, f.weight)]


def swiss(rounds=3, players=8, head=""):
    """A report of pairings that follow no table of an all-play-all."""
    lines = []
    for n in range(players):
        entries = []
        for round in range(rounds):
            half = players // 2
            other = (n + half + round) % half + half if n < half else (n - half - round) % half
            entries.append(f"{other + 1:4} {'w' if (n < half) == (round % 2 == 0) else 'b'} =")
        lines.append(f"001 {n + 1:4}      Player, A".ljust(91) + "  ".join(entries))
    return "\n".join([head, *lines])


def test_a_report_of_ours():
    found = read(trf_text(CUP))

    assert found.kind is TableKind.TRF
    assert found.tournament.games == CUP.games
    assert found.tournament.lots.method is LotMethod.FROM_FILE
    assert found.complaints == ()
    line = found.rows[0]
    assert found.states[line, 1] is CellState.SURE
    assert found.states[line - 1, 1] is CellState.HEADING


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("rounds", [0, 1, 3, 5])
def test_an_unfinished_event_is_read_as_far_as_it_is(edition, rounds):
    tournament = CUP.after_round(rounds)
    found = read(trf_text(tournament, edition))

    assert found.tournament.games == tournament.games
    assert found.complaints == ()


def test_rounds_that_are_not_there_yet_are_open():
    lines = [
        line[: 91 + 18] if line.startswith("001") else line
        for line in trf_text(CUP.after_round(2), Edition.TRF16).splitlines()
    ]
    found = read("\n".join(lines))

    assert found.tournament.games == CUP.after_round(2).games
    assert abouts(found) == [Doubtful.PAIRS_MISSING]


def test_krause_files_are_read():
    found = read((DATA / "krause.trf").read_text())
    tournament = found.tournament

    assert [player.title for player in tournament.players] == ["", "IM", "GM"]
    assert [player.sex for player in tournament.players] == ["w", "m", "m"]
    assert tournament.players[0].birth == "2001-02-25"
    assert tournament.round_starts == ("2008-06-07", "2008-06-08", "2008-06-09")
    assert tournament.event.start == "2008-06-07"
    assert tournament.regulations.tie_breaks == DEFAULT_TIE_BREAKS
    assert [game.result is None for game in tournament.games] == [False, False, True]
    assert abouts(found) == [Doubtful.RECORD_LEFT]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (swiss(), Refusal.SWISS),
        (swiss(head="092 Individual: Swiss-System"), Refusal.SWISS),
        (swiss(rounds=1), Refusal.ONE_ROUND),
        (swiss(head="013 Lund    1    2    3    4"), Refusal.TEAMS),
        (swiss(head="192 FIDE_TEAM_ROUNDROBIN"), Refusal.TEAMS),
        (swiss(head="310   1 Lund"), Refusal.TEAMS),
        ("012 Cup\n022 Lund\n032 SWE", Refusal.NO_PLAYERS),
        ("\n".join(f"001 {n:4}" for n in range(1, 1002)), Refusal.TOO_MANY_PLAYERS),
        (swiss(1, 998, "092 Round-Robin"), Refusal.TOO_MANY_PLAYERS),
        ("001    1".ljust(91) + "   2 w 1", Refusal.PLAYERS_MISSING),
    ],
)
def test_what_is_no_tournament_of_ours_is_refused_by_name(text, why):
    with pytest.raises(NotImported) as refused:
        read(text)
    assert refused.value.why is why


def test_a_match_of_two_is_no_tournament():
    with pytest.raises(TooFewPlayers):
        read("001    1".ljust(91) + "   2 w 1\n" + "001    2".ljust(91) + "   1 b 0")


def test_a_round_robin_by_hand_needs_to_say_so():
    found = read(swiss(head="092 Individual: Round-Robin"))

    assert len(found.tournament.games) == 28
    assert Doubtful.PAIRS_MISSING in abouts(found, Weight.CHECK)


def test_what_calls_itself_a_swiss_and_is_none_is_said():
    text = trf_text(CUP).replace("192 FIDE_ROUNDROBIN", "192 FIDE_DUTCH")

    assert abouts(read(text), Weight.CHECK) == [Doubtful.CALLED_SWISS]
    assert read(text).tournament.games == CUP.games


def test_the_second_cycle_is_open_while_the_first_is_played():
    tournament = drawn(4, cycles=2)
    lines = [
        line[: 91 + 28] if line.startswith("001") else line
        for line in trf_text(tournament).splitlines()
    ]

    assert read("\n".join(lines)).tournament.games == tournament.games


def test_a_code_may_count_the_games():
    tournament = drawn(4, cycles=2)
    lines = [
        line[: 91 + 28] if line.startswith("001") else line
        for line in trf_text(tournament).splitlines()
        if not line.startswith("142")
    ]
    text = "\n".join(lines).replace("192 FIDE_DOUBLEROUNDROBIN", "192 BERGER_ROUNDROBIN_G2")

    assert read(text).tournament.regulations.cycles == 2


def test_regulations_come_from_their_records():
    tournament = by_rounds(6, F6_ROUNDS, scoring=FOOTBALL, tie_breaks=("SB", "SSB"))
    found = read(trf_text(tournament))

    assert found.tournament.regulations == tournament.regulations
    bad = trf_text(tournament).replace("162  W 3.0    D 1.0", "162  W 1.0    D 3.0")
    assert Doubtful.EVENT_UNREADABLE in abouts(read(bad), Weight.CHECK)
    unsaid = trf_text(tournament, Edition.TRF16)
    assert read(unsaid).tournament.regulations.scoring == FOOTBALL
    assert abouts(read(unsaid), Weight.CHECK) == [Doubtful.SCORING_TOLD]


@pytest.mark.parametrize(
    ("old", "new", "about", "weight"),
    [
        ("062 6", "062 7", Doubtful.CALLED_OTHERWISE, Weight.CHECK),
        ("082 0", "299 W   2.0   2.5    2   17", Doubtful.POINTS_BY_HAND, Weight.CHECK),
        ("082 0", "260   1   2    3", Doubtful.RECORD_LEFT, Weight.NOTE),
        ("001    6", "001    9", Doubtful.NUMBERS_WITH_GAPS, Weight.NOTE),
        ("     6 w 0", "     6 w 1", Doubtful.LINES_DIFFER, Weight.GRAVE),
    ],
)
def test_doubts_about_the_whole(old, new, about, weight):
    text = trf_text(CUP).replace(old, new, 1)
    if about is Doubtful.NUMBERS_WITH_GAPS:
        text = text.replace("   6 w", "   9 w").replace("   6 b", "   9 b")

    assert about in abouts(read(text), weight)


def test_a_free_round_gives_no_points():
    text = trf_text(drawn(5)).replace("0000 - Z", "0000 - F", 1).replace("0000 - Z", "0000 - H", 1)
    found = read(text)

    assert abouts(found, Weight.CHECK) == [Doubtful.BYE_LEFT, Doubtful.BYE_LEFT]
    assert found.tournament.scores == (0,) * 5


def test_two_who_met_too_often_are_grave():
    text = trf_text(CUP)
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("001    1"))
    lines[first] += "     6 w 0"
    lines[first + 5] += "     1 b 1"
    found = read("\n".join(lines))

    assert Doubtful.MET_TOO_OFTEN in abouts(found, Weight.GRAVE)
    unsaid = [line for line in lines if line[:3] not in ("142", "192")]
    assert Doubtful.MET_TOO_OFTEN in abouts(read("\n".join(unsaid)), Weight.GRAVE)


def test_lines_that_can_not_be_read_make_no_swiss():
    text = swiss(rounds=7).replace(" w =", " x =", 30)

    assert abouts(read(text), Weight.GRAVE)
    with pytest.raises(NotImported):
        read(swiss(rounds=3).replace(" w =", " x =", 3))


def test_what_the_arbiter_types_is_read_instead():
    text = trf_text(CUP).replace("     6 w 0", "     6 w 1", 1)
    found = read(text)
    first, second = found.grave
    assert found.states[first.row, 1] is CellState.CONTRADICTORY
    assert found.states[second.row, 1] is CellState.CONTRADICTORY

    settled = read(text, Choices(cells={(first.row, 1): first.ways[0]}))
    assert settled.grave == ()
    assert settled.tournament.games == CUP.games


def test_a_line_that_is_left_out_is_not_read():
    text = trf_text(CUP) + "nonsense\n"
    row = len(text.splitlines())

    assert abouts(read(text)) == [Doubtful.NOT_A_RECORD]
    assert abouts(read(text, Choices(left_out=frozenset({row})))) == []


def test_a_report_that_was_cut_is_refused():
    whole = book(trf_text(CUP))
    cut = replace(whole, sheets=(replace(whole.sheets[0], cut=True),))
    with pytest.raises(NotImported) as refused:
        recognise_trf(cut, Choices())
    assert refused.value.why is Refusal.REPORT_TOO_LARGE

"""Lines of the journal in words."""

from __future__ import annotations

from dataclasses import replace

from arbiter.document.document import Document
from arbiter.domain.calendar_edits import ExchangeColours, MoveGame, SwapGames, SwapRounds
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import (
    AddPlayers,
    MovePlayer,
    RemovePlayer,
    SetPending,
    SetPlayer,
    SetRegulations,
    SetResult,
    SetResults,
    SetRoundStarts,
    SetTournament,
)
from arbiter.domain.import_edits import AssumeRounds, ImportTournament, TakeInPlayers
from arbiter.domain.import_updates import TakeInResults, UpdatePlayers
from arbiter.domain.play_off_edits import RemoveManualOrder, SetManualOrder, SetPlayOffs
from arbiter.domain.prize_edits import SetPrizes
from arbiter.domain.prizes import Prizes, Sharing
from arbiter.domain.restore_edits import RestoreState
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Pending, Player, PlayOff, Tournament
from arbiter.ui.journal_texts import JournalLine, journal_line
from arbiter.ui.journal_values import start_differences
from tests.boards import drawn, seed, without_rounds

FOUR = ["Adams", "Berg", "Costa", "Dahl"]


def _lines(document: Document) -> list[JournalLine]:
    return [journal_line(row, document.tournament) for row in document.journal()]


def test_b79_a_result_with_old_and_new(qapp) -> None:
    """Both values stand in the journal, whatever was typed over."""
    document = Document(drawn(FOUR))
    document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    document.apply(SetResult(1, 4, 1, Result.DRAW))

    assert _lines(document) == [
        JournalLine("1–4  Adams – Dahl, round 1", "open", "1–0"),
        JournalLine("1–4  Adams – Dahl, round 1", "1–0", "½–½"),
    ]


def test_undone_and_done_again(qapp) -> None:
    """An undo is a line of its own, with the values the other way round."""
    document = Document(drawn(FOUR))
    document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    document.undo()
    document.redo()

    assert _lines(document)[1:] == [
        JournalLine("undone: 1–4  Adams – Dahl, round 1", "1–0", "open"),
        JournalLine("done again: 1–4  Adams – Dahl, round 1", "open", "1–0"),
    ]


def test_put_off_and_several_at_once(qapp) -> None:
    """The day to which a game is put off stands with it."""
    document = Document(drawn(FOUR, cycles=2))
    document.apply(SetPending(1, 4, 1, Pending.POSTPONED, "2026-05-16"))
    both = SetResults((SetResult(1, 4, 1, Result.DRAW), SetResult(1, 4, 2, Result.DRAW)))
    document.apply(both)
    lines = _lines(document)

    assert lines[0].new == "postponed 16 May 2026"
    assert (lines[1].old, lines[1].new) == ("postponed, open", "½–½, ½–½")


def test_players(qapp) -> None:
    """Added, changed, moved, removed: whom, and what was there before."""
    document = Document(Tournament())
    document.apply(AddPlayers((Player("Berg"), Player("Costa"))))
    document.apply(SetPlayer(1, Player("Berg, Anna", rating_fide=2100)))
    document.apply(MovePlayer(1, 2))
    document.apply(RemovePlayer(2))

    assert _lines(document) == [
        JournalLine("add 2 players"),
        JournalLine("player 1, Berg, Anna", "Berg, –", "Berg, Anna, 2100"),
        JournalLine("move Berg, Anna", "1", "2"),
        JournalLine("remove Berg, Anna"),
    ]


def test_another_order_of_tie_breaks(qapp) -> None:
    """The codes before and after."""
    document = Document(drawn(FOUR, tie_breaks=("DE", "WIN")))
    rules = replace(document.tournament.regulations, tie_breaks=("SB", "DE"))
    document.apply(SetTournament(Event("Cup"), rules))

    assert _lines(document) == [JournalLine("tournament data", "–, DE WIN", "Cup, SB DE")]


def test_dates_of_the_rounds(qapp) -> None:
    """Which rounds got another date, and the days of the event where they went along."""
    document = Document(drawn(FOUR))
    document.apply(SetRoundStarts(("2026-05-06T15:00", "2026-05-07", "2026-05-08")))
    event = Event(start="2026-05-06", end="2026-05-09")
    document.apply(SetRoundStarts(("2026-05-06T15:00", "2026-05-07", "2026-05-09"), event))
    document.apply(SetRoundStarts(()))
    lines = _lines(document)

    assert lines[1] == JournalLine(
        "dates of the rounds",
        "3: 8 May 2026, –, –",
        "3: 9 May 2026, 6 May 2026, 9 May 2026",
    )
    assert lines[0].new == "1: 6 May 2026 15:00, 2: 7 May 2026, 3: 8 May 2026"
    assert lines[2].new == "1: –, 2: –, 3: –"


def test_a_whole_plan_is_cut_short(qapp) -> None:
    """Three rounds and an ellipsis."""
    old, new = start_differences((), ("2026-05-06",) * 9)

    assert old == "1: –, 2: –, 3: –, …"
    assert new.endswith("3: 6 May 2026, …")


def test_what_a_newer_program_wrote_is_said(qapp) -> None:
    """The line is kept although its edit is unknown."""
    document = Document(drawn(FOUR))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    row = document.journal()[0]._replace(edit=None)

    assert journal_line(row, document.tournament).what == "written by a newer program"


def test_what_was_taken_in_from_a_file(qapp) -> None:
    """The file is named; of players that were known, what stood there before."""
    document = Document(Tournament())
    document.apply(AddPlayers((Player("Adams"), Player("Berg", club="Lund"))))
    changed = ((1, Player("Adams", "GM")), (2, Player("Berg")))
    document.apply(TakeInPlayers((Player("Ek"),), changed))
    document.apply(ImportTournament(without_rounds(seed()), "april.xlsx"))
    document.apply(AssumeRounds())

    assert _lines(document)[1:] == [
        JournalLine("add 1 player, update 2 players", "–, Lund", "GM, –"),
        JournalLine("import of april.xlsx"),
        JournalLine("rounds and colours by the Berger table"),
    ]


def test_results_that_came_from_a_file(qapp) -> None:
    """What was replaced comes first, with what stood there before; four are not all named."""
    document = Document(drawn(FOUR))
    document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    results = (((2, 3, 1), Result.DRAW), ((1, 4, 1), Result.DRAW))
    players = ((1, Player("Adams", "GM")),)
    document.apply(TakeInResults(results, "r1.pgn", ((1, 4, 1),), players))
    more = tuple((game.name, Result.DRAW) for game in document.tournament.games)
    document.apply(TakeInResults(more, "all.trf"))
    document.apply(UpdatePlayers(((1, Player("Adams", "IM")),), "FIDE list"))

    assert _lines(document)[1:] == [
        JournalLine("2 results from r1.pgn, update 1 player", "1–4 1–0, –", "1–4 ½–½, 2–3 ½–½, GM"),
        JournalLine("6 results from all.trf", "1–4 ½–½, 2–3 ½–½", "1–4 ½–½, 2–3 ½–½, 4–3 ½–½, …"),
        JournalLine("update 1 player", "GM", "IM", "FIDE list"),
    ]


def test_a_restored_state_says_when_it_was_kept_and_how_many_results_there_are(qapp) -> None:
    """As an entry, and as it is undone."""
    document = Document(drawn(FOUR))
    document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    document.apply(RestoreState(drawn(FOUR), "2026-05-03T14:03:22+02:00", given_up=1))
    document.undo()
    what = "restored the state of 3 May 2026 14:03"

    assert _lines(document)[1:] == [
        JournalLine(what, "1 result", "0 results"),
        JournalLine(f"undone: {what}", "0 results", "1 result"),
    ]


def test_b29_another_order_after_the_start_is_logged_with_the_round(qapp) -> None:
    """Which was in play; before the first result there is none."""
    document = Document(drawn(FOUR))
    event, rules = document.tournament.event, document.tournament.regulations
    document.apply(SetTournament(event, replace(rules, tie_breaks=("SB", "SSB", "DE"))))
    for game in document.tournament.boards(1):
        document.apply(SetResult(*game.name, Result.DRAW))
    document.apply(SetTournament(event, replace(rules, tie_breaks=("DE", "SB")), "an appeal"))
    lines = _lines(document)

    assert lines[0].what == "tournament data"
    assert lines[-1] == JournalLine("tournament data, round 2", "SB SSB DE", "DE SB", "an appeal")


def test_reasons_stand_beside_what_was_done(qapp) -> None:
    """Another order after the start, and a reopening with both versions."""
    document = Document(seed())
    rules = replace(document.tournament.regulations, tie_breaks=("SB",))
    document.apply(SetTournament(document.tournament.event, rules, "as announced"))
    document.apply(CloseTournament())
    document.apply(ReopenTournament("board 3 was wrong", "2026-05-08"))

    assert _lines(document) == [
        JournalLine("tournament data, round 7", "DE SB WIN KS", "SB", "as announced"),
        JournalLine("tournament closed"),
        JournalLine("tournament reopened", "version 1", "version 2", "board 3 was wrong"),
    ]
    document.apply(SetRegulations(replace(rules, tie_breaks=("SB", "WIN")), "an appeal"))
    assert _lines(document)[3] == JournalLine("tournament data", "SB", "SB WIN", "an appeal")
    assert _lines(document)[2].change == "version 1 → version 2"


def test_a_game_without_a_round_names_none(qapp) -> None:
    """A table that was only a crosstable."""
    document = Document(without_rounds(drawn(FOUR)))
    document.apply(SetResult(1, 4, 1, Result.DRAW))

    assert _lines(document)[0].what == "1–4  Adams – Dahl"


def test_what_was_done_to_the_calendar(qapp) -> None:
    """Where a game was, and where it is now."""
    document = Document(drawn(FOUR))
    document.apply(MoveGame(1, 4, 1, 2, 1))
    document.apply(ExchangeColours(1, 4, 1))
    document.apply(SwapGames((1, 4, 1), (2, 3, 1)))
    document.apply(SwapRounds(1, 3))

    assert _lines(document) == [
        JournalLine("4–1  Dahl – Adams, round 2", "round 1, board 1", "round 2, board 1"),
        JournalLine("4–1  Dahl – Adams, round 2", "", "colours exchanged"),
        JournalLine(
            "4–1  Dahl – Adams, round 2; 2–3  Berg – Costa, round 2", "", "places exchanged"
        ),
        JournalLine("exchange rounds 1 and 3"),
    ]


def test_play_offs_and_orders_by_hand(qapp) -> None:
    """Scores before and after; an order with its reason."""
    document = Document(drawn(FOUR))
    for game in document.tournament.games:
        document.apply(SetResult(*game.name, Result.DRAW))
    before = len(document.journal())
    document.apply(SetPlayOffs((1, 2), (PlayOff(1, 2, 3, 1),)))
    document.apply(SetPlayOffs((1, 2), ()))
    document.apply(SetManualOrder((4, 3, 2, 1), "lots in the hall"))
    document.apply(RemoveManualOrder((4, 3, 2, 1)))

    everybody = "4 Dahl, 3 Costa, 2 Berg, 1 Adams"
    assert _lines(document)[before:] == [
        JournalLine("play-off of 1 Adams, 2 Berg", "", "1–2 1½:½"),
        JournalLine("play-off of 1 Adams, 2 Berg", "1–2 1½:½", ""),
        JournalLine("order by hand", "", everybody, "lots in the hall"),
        JournalLine("no order by hand", everybody, ""),
    ]


def test_prizes(qapp) -> None:
    """What was announced before, and what is now."""
    document = Document(drawn(FOUR))
    document.apply(SetPrizes(Prizes("EUR", (50000, 30000))))
    document.apply(SetPrizes(Prizes("EUR", (60000,), Sharing.HORT)))

    first = "500, 300 EUR; equal shares"
    assert _lines(document)[-2:] == [
        JournalLine("prizes", "", first),
        JournalLine("prizes", first, "600 EUR; Hort’s system"),
    ]

"""Names for edits, presets and ways to draw lots."""

from __future__ import annotations

import pytest

from arbiter.domain.calendar_edits import (
    ExchangeColours,
    MoveGame,
    SwapGames,
    SwapNumbers,
    SwapRounds,
)
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import (
    AddPlayers,
    CancelLots,
    DrawLots,
    MovePlayer,
    RemovePlayer,
    SetEvent,
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
from arbiter.domain.presets import PRESETS
from arbiter.domain.prize_edits import SetPrizes
from arbiter.domain.prizes import Prizes
from arbiter.domain.restore_edits import RestoreState
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Pending, Player, PlayOff, Regulations
from arbiter.wording import (
    assumptions,
    closing_text,
    edit_text,
    lot_method_name,
    pending_text,
    preset_name,
    preset_source,
)
from tests.boards import drawn, seed, without_rounds


@pytest.mark.parametrize(
    ("edit", "text"),
    [
        (SetResult(3, 4, 1, Result.WHITE_WINS), "4–3  1–0"),
        (SetResult(3, 4, 1, None), "4–3 cleared"),
        (SetResults((SetResult(3, 4, 1, Result.DRAW),)), "4–3  ½–½"),
        (SetResults((SetResult(1, 2, 1, None), SetResult(3, 4, 1, None))), "2 results"),
        (SetPending(1, 4, 1, Pending.POSTPONED), "1–4  postponed"),
        (SetPending(1, 4, 1, None), "1–4  open"),
        (AddPlayers((Player("Berg"),)), "add Berg"),
        (AddPlayers((Player("Berg"), Player("Ek"))), "add 2 players"),
        (SetPlayer(2, Player("Berg")), "change player 2, Berg"),
        (RemovePlayer(2), "remove Player 2"),
        (MovePlayer(2, 4), "move Player 2 to place 4"),
        (DrawLots(LotMethod.AT_RANDOM, (1, 2, 3, 4), "7"), "lots: at random"),
        (CancelLots(), "take the draw back"),
        (
            RestoreState(drawn(4), "2026-05-03T14:03:22+02:00"),
            "restore the state of 2026-05-03 14:03",
        ),
        (CloseTournament(), "tournament closed"),
        (SetPlayOffs((1, 2), (PlayOff(1, 2, 3, 1),)), "play-off: 1–2 1½:½"),
        (SetPlayOffs((1, 2), ()), "no play-off: 1, 2"),
        (SetManualOrder((2, 1), "lots"), "order by hand: 2, 1"),
        (RemoveManualOrder((2, 1)), "no order by hand: 2, 1"),
        (SetPrizes(Prizes(amounts=(100,))), "prizes"),
        (SetPrizes(Prizes()), "no prizes"),
        (ReopenTournament("an appeal"), "tournament reopened"),
        (SetEvent(Event("A")), "tournament data"),
        (SetRegulations(Regulations()), "tournament data"),
        (SetTournament(Event(), Regulations()), "tournament data"),
        (SetRoundStarts(("2026-05-01",)), "dates of the rounds"),
        (ImportTournament(drawn(3), "april.xlsx"), "import of april.xlsx"),
        (TakeInPlayers((Player("Ek"),)), "add 1 player"),
        (TakeInPlayers((), ((1, Player("Ek")), (2, Player("Öz")))), "update 2 players"),
        (TakeInPlayers((Player("Ek"),), ((1, Player("Öz")),)), "add 1 player, update 1 player"),
        (UpdatePlayers(((1, Player("Ek")), (2, Player("Öz"))), "list"), "update 2 players"),
        (TakeInResults((((1, 4, 1), Result.DRAW),), "r1.pgn"), "1 result from r1.pgn"),
        (
            TakeInResults((((1, 4, 1), Result.DRAW),), "r1.pgn", players=((1, Player("Ek")),)),
            "1 result from r1.pgn, update 1 player",
        ),
        (SwapGames((1, 4, 1), (2, 3, 1)), "exchange 1–4 and 2–3"),
        (MoveGame(3, 4, 1, 3), "4–3 to round 3"),
        (SwapRounds(1, 2), "exchange rounds 1 and 2"),
        (ExchangeColours(3, 4, 1), "4–3: colours exchanged"),
        (SwapNumbers(1, 4), "exchange numbers 1 and 4"),
        (AssumeRounds(), "rounds and colours by the Berger table"),
    ],
)
def test_every_edit_can_be_named_in_a_menu(edit, text):
    assert edit_text(edit, drawn(4)) == text


def test_a_foreign_edit_is_a_fault_of_ours():
    with pytest.raises(AssertionError):
        edit_text(len, drawn(4))


def test_methods_and_states_have_words():
    assert len({lot_method_name(method) for method in LotMethod}) == len(LotMethod)
    assert [pending_text(state) for state in (*Pending, None)] == [
        "postponed",
        "adjourned",
        "to be played early",
        "open",
    ]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_preset_has_a_name_and_says_where_it_is_from(preset):
    """The year stands in both, where there is one; the sentence names the source."""
    name, source = preset_name(preset), preset_source(preset)

    assert name != preset.key
    assert preset.source in source
    assert preset.date[:4] in name
    assert preset.date[:4] in source


def test_what_is_assumed_is_said():
    table = without_rounds(drawn(4))

    assert assumptions(drawn(4)) == ()
    assert assumptions(table) == ("numbers not drawn",)
    assert assumptions(AssumeRounds()(table)) == (
        "rounds and colours assumed",
        "numbers not drawn",
    )


def test_what_the_screen_says_of_closing():
    """Nothing before the first time; then that it is closed, and which version it is."""
    closed = CloseTournament()(seed())
    again = ReopenTournament("an appeal", "2026-05-08")(closed)

    assert closing_text(seed()) == ""
    assert closing_text(closed) == "closed"
    assert closing_text(again) == "version 2"
    assert closing_text(CloseTournament()(again)) == "closed, version 2"


def test_a_calendar_that_leaves_its_table_is_admitted():
    assert assumptions(SwapRounds(1, 2)(drawn(4))) == ("calendar changed by hand",)
    table = AssumeRounds()(without_rounds(drawn(4)))
    swapped = SwapRounds(1, 2)(table)
    assert "calendar not by the Berger table" in assumptions(swapped)

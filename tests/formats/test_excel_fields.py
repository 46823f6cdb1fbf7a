"""The sheet Tournament, and the lists in it, written and read."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from arbiter.domain.calendar_edits import SwapRounds
from arbiter.domain.edits import SetPending
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import (
    Closing,
    Event,
    LotMethod,
    Lots,
    ManualOrder,
    Pending,
    PlayOff,
    Tournament,
    Withdrawal,
)
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.excel_fields import (
    format_order,
    format_orders,
    format_play_offs,
    format_reasons,
    format_starts,
    format_tie_breaks,
    format_withdrawals,
    parse_lot_method,
    parse_order,
    parse_orders,
    parse_play_offs,
    parse_reasons,
    parse_starts,
    parse_tie_breaks,
    parse_withdrawals,
    tournament_grid,
)
from arbiter.formats.excel_grid import Value
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, seed
from tests.domain.test_withdrawal_edits import f6_after

ENGLISH = words("en")


def values(
    tournament: Tournament, language: str = "en", *, public: bool = False
) -> dict[str, Value]:
    grid = tournament_grid(tournament, words(language), public=public)
    return {name: grid.rows[area.top - 2][1].value for name, area in grid.names.items()}


def test_values_have_names() -> None:
    """Every value can be found by a program, whatever the language of the headings."""
    event = Event("Harbour Masters", "Gothenburg", "SWE", "2026-05-01", "", "Ann Arbiter")
    found = values(replace(seed(scoring=FOOTBALL), event=event), "ru")

    assert found["RR_Format"] == "RR-WORKBOOK 1"
    assert found["RR_Name"] == "Harbour Masters"
    assert (found["RR_Players"], found["RR_Rounds"], found["RR_Cycles"]) == (7, 7, 1)
    assert (found["RR_Win"], found["RR_Draw"], found["RR_Loss"]) == (3.0, 1.0, 0.0)
    assert found["RR_Tiebreaks"] == "DE, SB, WIN, KS"
    assert found["RR_Status"] == "после 7-го тура из 7 · окончательно"
    assert found["RR_End"] is None
    assert tournament_grid(seed(), words("ru")).headings == ("Поле", "Значение")


def test_what_no_other_sheet_shows() -> None:
    """Lots, exchange, seeds, starts of rounds, assumed rounds, how tie-breaks are read."""
    tournament = replace(
        drawn(3, exchange=False, seed="7", unrated=1400, koya_by_draws=True),
        lots=Lots(LotMethod.AT_RANDOM, (2, 3, 1), "abc"),
        round_starts=("2026-05-01T15:00", "", "2026-05-03"),
        rounds_assumed=True,
    )
    found = values(tournament)

    assert (found["RR_LotMethod"], found["RR_LotOrder"]) == ("at random", "2 3 1")
    assert (found["RR_Seed"], found["RR_LotSeed"]) == ("7", "abc")
    assert found["RR_RoundStarts"] == "2026-05-01T15:00; ; 2026-05-03;"
    assert (found["RR_Exchange"], found["RR_RoundsAssumed"]) == (False, True)
    assert found["RR_GameCount"] == 3
    assert (found["RR_Unrated"], found["RR_KoyaByDraws"]) == (1400, True)
    assert found["RR_ForfeitWinsPlayed"] is False


def test_closing_and_its_reasons() -> None:
    """Which version the results are, and why; nothing of it before the first closing."""
    closing = Closing(True, 3, "2026-05-08", ("wrong result", "an appeal"))
    rules = replace(seed().regulations, order_reason="as announced")
    found = values(replace(seed(), closing=closing, regulations=rules))

    assert (found["RR_Closed"], found["RR_Version"]) == (True, 3)
    assert found["RR_Corrections"] == "wrong result\nan appeal"
    assert str(found["RR_Corrected"]).startswith("2026-05-08")
    assert found["RR_OrderReason"] == "as announced"
    assert (values(seed())["RR_Closed"], values(seed())["RR_Version"]) == (False, 1)
    assert values(seed())["RR_Corrections"] is None


def test_who_left_is_written_and_read() -> None:
    """Each in a line, with everything that taking it back needs, whatever the reason holds."""
    put = SetPending(1, 6, 1, Pending.POSTPONED, "2026-05-09T10:00")(f6_after(2))
    left = Withdraw(2, True, "a phone; twice, 3")(Withdraw(6, annul=True)(put))
    written = str(values(left)["RR_Withdrawals"])

    assert written.splitlines()[0].startswith("6; withdrew; annulled; 3; ")
    assert "1-6-1 postponed 2026-05-09T10:00" in written
    assert written.splitlines()[1].endswith("; a phone; twice, 3")
    assert parse_withdrawals(written) == left.withdrawals
    assert values(left)["RR_WithdrawalRule"] == "fide"
    assert values(seed())["RR_Withdrawals"] is None
    unknown = Withdrawal(3)
    assert parse_withdrawals(format_withdrawals([unknown])) == (unknown,)


@pytest.mark.parametrize(
    "written",
    ["4", "x; withdrew; annulled; 3; ;", "4; went; annulled; 3; ;", "1; expelled; counted; 1; 2;"],
)
def test_what_names_nobody_who_left(written: str) -> None:
    """A line that says something else is refused."""
    with pytest.raises(ValueError, match=r"unpack|invalid|;"):
        parse_withdrawals(written)


def test_a_public_workbook_says_so() -> None:
    """So that nobody takes what was left out for what was never known."""
    assert "RR_Contents" not in values(seed())
    assert str(values(seed(), public=True)["RR_Contents"]).startswith("To publish")


@pytest.mark.parametrize(
    ("cycles", "system"),
    [(1, "round robin"), (2, "double round robin"), (3, "round robin, 3 cycles")],
)
def test_system_in_words(cycles: int, system: str) -> None:
    """Single, double, more."""
    assert values(drawn(4, cycles=cycles))["RR_System"] == system


@pytest.mark.parametrize(("language", "method"), list(product(LANGUAGES, LotMethod)))
def test_methods_of_drawing_in_every_language(language: str, method: LotMethod) -> None:
    """Read back from whichever language they were written in."""
    tournament = replace(drawn(3), lots=Lots(method, (1, 2, 3)))

    assert parse_lot_method(str(values(tournament, language)["RR_LotMethod"])) is method


def test_no_method() -> None:
    """Another word is none."""
    assert parse_lot_method("") is None
    assert parse_lot_method("by magic") is None


@pytest.mark.parametrize("starts", [(), ("",), ("", ""), ("2026-05-01",), ("a", "", "b c", "")])
def test_starts_come_back(starts: tuple[str, ...]) -> None:
    """Also empty ones at the end."""
    assert parse_starts(format_starts(starts)) == starts


@pytest.mark.parametrize("reasons", [(), ("a",), ("wrong result; board 3", "б")])
def test_reasons_come_back(reasons: tuple[str, ...]) -> None:
    """One to a line."""
    assert parse_reasons(format_reasons(reasons)) == reasons


def test_orders_come_back() -> None:
    """The order of a draw and that of tie-breaks; no number is an error."""
    assert parse_order(format_order((3, 1, 2))) == (3, 1, 2)
    assert parse_order("") == ()
    assert parse_tie_breaks(format_tie_breaks(("DE", "XYZ"))) == ("DE", "XYZ")
    assert parse_tie_breaks("") == ()
    with pytest.raises(ValueError, match="x"):
        parse_order("1 x")


def test_by_which_table_the_calendar_was_made() -> None:
    """And that it was changed by hand; a league has its words and the source of its numbers."""
    assert values(drawn(6))["RR_Calendar"] == "BERGER"
    assert values(SwapRounds(1, 2)(drawn(6)))["RR_Calendar"] == "BERGER CUSTOM"
    league = drawn(6, league=True, home_and_away=True)
    numbers = Lots(LotMethod.FROM_STANDINGS, (1, 2, 3, 4, 5, 6), source="first.arbiter")
    found = values(replace(league, lots=numbers))
    assert (found["RR_Calendar"], found["RR_HomeAndAway"]) == ("LEAGUE", True)
    assert found["RR_LotSource"] == "first.arbiter"


def test_play_offs_come_back() -> None:
    """Halves, whole points, more than one."""
    play_offs = (PlayOff(1, 12, 3, 1), PlayOff(2, 3, 0, 4))
    assert format_play_offs(play_offs) == "1-12 1.5:0.5; 2-3 0:2"
    assert parse_play_offs(format_play_offs(play_offs)) == play_offs
    assert parse_play_offs("") == ()


@pytest.mark.parametrize("written", ["1-2", "1-2 1.2:0", "1–2 1:0", "1-2 1:0, 3-4 1:0"])
def test_what_is_no_play_off(written: str) -> None:
    with pytest.raises(ValueError, match="1"):
        parse_play_offs(written)


def test_orders_by_hand_come_back() -> None:
    """A reason may have a colon in it."""
    orders = (ManualOrder((4, 2), "lots: hall"), ManualOrder((1, 3, 5), "жребий"))
    assert parse_orders(format_orders(orders)) == orders
    with pytest.raises(ValueError, match="4 2"):
        parse_orders("4 2")
    with pytest.raises(ValueError, match="a"):
        parse_orders("a b: lots")

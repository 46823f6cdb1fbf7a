"""Event, regulations and lots of our own workbook."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.event import Official, OfficialRole, Pace
from arbiter.domain.import_findings import Doubtful
from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import (
    Closing,
    DrawRecord,
    Event,
    LotMethod,
    Lots,
    ManualOrder,
    PlayOff,
)
from arbiter.formats.recognition.own_fields import (
    cycle_count,
    game_count,
    player_count,
    read_closing,
    read_event,
    read_lots,
    read_orders,
    read_play_offs,
    read_prizes,
    read_regulations,
    read_round_starts,
    read_rounds_assumed,
    require_known_version,
    version,
)
from arbiter.formats.source.book import Book, CellValue, SourceCell, SourceKind, SourceSheet

SCORING: dict[str, CellValue] = {"Win": 3, "Draw": 1, "Loss": 0, "ForfeitLoss": 0}


def book(**fields: CellValue) -> Book:
    """A workbook whose names RR_… stand for these values."""
    rows = tuple((SourceCell(value, str(value or "")),) for value in fields.values())
    names = {f"RR_{name}": f"Tournament!$A${row}" for row, name in enumerate(fields, 1)}
    sheet = SourceSheet("Tournament", rows)
    return Book(Path("a.xlsx"), SourceKind.WORKBOOK, (sheet,), names)


@pytest.mark.parametrize(
    ("said", "number"),
    [("RR-WORKBOOK 1", 1), (" RR-WORKBOOK 12 ", 12), ("RR-WORKBOOK", 0), (None, 0), (1, 0)],
)
def test_version(said: CellValue, number: int) -> None:
    """0 where the workbook does not call itself ours."""
    assert version(book(Format=said)) == number


def test_a_newer_version() -> None:
    """Refused, with its number and ours; our own is not."""
    require_known_version(book(Format="RR-WORKBOOK 1"))
    with pytest.raises(NotImported) as caught:
        require_known_version(book(Format="RR-WORKBOOK 9"))

    assert (caught.value.why, caught.value.detail) == (Refusal.NEWER_WORKBOOK, "9, 1")


def test_event() -> None:
    """What is not there is empty."""
    assert read_event(book(Name="Cup", City="Lund", Start=2026)) == (
        Event("Cup", "Lund", start="2026"),
        [],
    )


def test_what_reports_ask_for() -> None:
    """Rate of play, organiser, officials; a line of theirs that was altered is said."""
    told = book(
        Rate="3 min + 2 s",
        TimeControl="180+2",
        Pace="blitz",
        Organiser="Lunds ASK",
        EventCode=412345,
        ArbiterId=1700001,
        Officials="deputy; 1701234; Berg, Anna\nfair play; ; Çelik, Öz",
    )
    event = Event(
        code="412345",
        organiser="Lunds ASK",
        rate_of_play="3 min + 2 s",
        time_control="180+2",
        pace=Pace.BLITZ,
        arbiter_id="1700001",
        officials=(
            Official("Berg, Anna", OfficialRole.DEPUTY, "1701234"),
            Official("Çelik, Öz", OfficialRole.FAIR_PLAY),
        ),
    )

    assert read_event(told) == (event, [])
    (finding,) = read_event(book(Officials="judge Berg"))[1]
    assert (finding.about, finding.found) == (
        Doubtful.WORKBOOK_ALTERED,
        "RR_Officials: judge Berg",
    )


def test_regulations() -> None:
    """Also those that this program would not offer."""
    told, findings = read_regulations(
        book(Cycles=2, Exchange=False, Tiebreaks="SB, XYZ", Seed=7, **SCORING), 2
    )

    assert (told.cycles, told.exchange, told.seed) == (2, False, "7")
    assert told.scoring == FOOTBALL
    assert told.tie_breaks == ("SB", "XYZ")
    assert findings == []


@pytest.mark.parametrize("cycles", [None, 0, 100, "x", 1.5])
def test_cycles_that_cannot_be(cycles: CellValue) -> None:
    """The games say how often two players meet."""
    told, findings = read_regulations(book(Cycles=cycles, **SCORING), 3)

    assert told.cycles == 3
    assert len(findings) == 1
    assert cycle_count(book(Cycles=cycles)) is None


@pytest.mark.parametrize("name", SCORING)
def test_no_scoring(name: str) -> None:
    """A value that is missing, or no multiple of a half."""
    for value in (None, "much", 0.25):
        with pytest.raises(NotImported) as caught:
            read_regulations(book(Cycles=1, **{**SCORING, name: value}), 1)
        assert caught.value.why is Refusal.NO_SCORING


def test_lots() -> None:
    """The method in any language; a latecomer has no place in the order."""
    told, findings = read_lots(book(LotMethod="по рейтингу", LotOrder="2 1 3", LotSeed=7), 4)

    assert told == Lots(LotMethod.BY_RATING, (2, 1, 3), "7")
    assert findings == []
    assert read_lots(book(), 4) == (None, [])


def test_protocol_of_the_lots() -> None:
    """What fits the draw is read; a sequence or envelopes for another number are not."""
    kept = {"LotMethod": "restricted by federation", "LotOrder": "2 1 3", "LotTime": "2026-04-30"}
    told, _ = read_lots(book(**kept, LotSequence="3 2 1", LotEnvelopes="ABA"), 3)
    other, _ = read_lots(book(**kept, LotSequence="2 1", LotEnvelopes="AB", LotPresent="all"), 3)

    assert told is not None
    assert told.record == DrawRecord("2026-04-30", "", (3, 2, 1), "ABA")
    assert other is not None
    assert other.record == DrawRecord("2026-04-30", "all")


@pytest.mark.parametrize("order", ["2 1 x", "2 2 1", "1 2 3 4 5", "0 1 2"])
def test_lots_that_do_not_fit(order: str) -> None:
    """There was a draw, but how nobody knows: said, and none taken."""
    told, findings = read_lots(book(LotMethod="by hand", LotOrder=order), 4)

    assert told is None
    assert len(findings) == 1


def test_which_version_the_results_are() -> None:
    """A workbook of an earlier program says nothing of it."""
    told = book(Closed=True, Version=2, Corrected="2026-05-08", Corrections="wrong\nappeal")

    assert read_closing(told) == Closing(True, 2, "2026-05-08", ("wrong", "appeal"))
    assert read_closing(book()) == Closing()
    assert read_closing(book(Version="first")).version == 1


def test_counts_starts_and_what_was_assumed() -> None:
    """Each from its own cell."""
    told = book(GameCount=6, Players="4", RoundStarts="2026-05-01; ;", RoundsAssumed=True)

    assert (game_count(told), player_count(told)) == (6, 4)
    assert read_round_starts(told) == ("2026-05-01", "")
    assert read_rounds_assumed(told)
    assert (game_count(book()), player_count(book())) == (None, 0)


def test_play_offs_and_orders_by_hand() -> None:
    said = book(PlayOffs="1-2 1:0", ManualOrders="3 1: lots")
    assert read_play_offs(said, 3) == ((PlayOff(1, 2, 2, 0),), [])
    assert read_orders(said, 3) == ((ManualOrder((3, 1), "lots"),), [])
    assert read_play_offs(book(), 3) == ((), [])
    assert read_orders(book(), 3) == ((), [])


@pytest.mark.parametrize("written", ["1-4 1:0", "2-1 1:0", "1-2 1:0; 1-2 0:1", "play-off"])
def test_play_offs_that_do_not_fit(written: str) -> None:
    """None is taken, and one finding says what stood there."""
    found, findings = read_play_offs(book(PlayOffs=written), 3)
    assert found == ()
    assert [finding.found for finding in findings] == [f"RR_PlayOffs: {written}"]


@pytest.mark.parametrize("written", ["3 4: lots", "3 3: lots", "3 1", ": lots"])
def test_orders_that_do_not_fit(written: str) -> None:
    found, findings = read_orders(book(ManualOrders=written), 3)
    assert found == ()
    assert [finding.found for finding in findings] == [f"RR_ManualOrders: {written}"]


def test_prizes() -> None:
    """All of them, and by equal shares where nothing is said of it."""
    said = book(
        PrizeCurrency="EUR",
        Prizes="500.00; 300.50",
        PrizeSharing="hort",
        SpecialPrizes="50.00; Best junior; Kaya",
    )
    special = (SpecialPrize("Best junior", 5000, "Kaya"),)

    assert read_prizes(said) == (Prizes("EUR", (50000, 30050), Sharing.HORT, special), [])
    assert read_prizes(book()) == (Prizes(), [])


def test_prizes_that_somebody_has_altered() -> None:
    """What can be read is; each of the others is a finding with its place."""
    found, findings = read_prizes(
        book(Prizes="500; a cup", SpecialPrizes="50", PrizeCurrency="EUR")
    )

    assert found == Prizes("EUR")
    assert [finding.found for finding in findings] == [
        "RR_Prizes: 500; a cup",
        "RR_SpecialPrizes: 50",
    ]

"""Event, regulations and lots from the sheet Tournament of our own workbook."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arbiter.domain.errors import NotImported, Refusal, WrongScoring
from arbiter.domain.event import Official, Pace
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.prizes import Cents, Prizes, Sharing, SpecialPrize
from arbiter.domain.scoring import Scoring
from arbiter.domain.tournament import (
    MOST_CYCLES,
    UNRATED_LEFT_OUT,
    Closing,
    DrawRecord,
    Event,
    Game,
    Lots,
    ManualOrder,
    PlayOff,
    Regulations,
    Withdrawal,
    WithdrawalRule,
)
from arbiter.formats.excel_fields import (
    LEAGUE,
    VERSION,
    parse_lot_method,
    parse_officials,
    parse_order,
    parse_orders,
    parse_play_offs,
    parse_reasons,
    parse_starts,
    parse_tie_breaks,
    parse_withdrawals,
)
from arbiter.formats.excel_prizes import parse_prizes, parse_special
from arbiter.formats.recognition.own_sheets import (
    fraction_of,
    named_cell,
    number_of,
    text_of,
    truth_of,
)
from arbiter.formats.source.book import Book

_FORMAT = re.compile(r"RR-WORKBOOK ([1-9][0-9]{0,5})", re.ASCII)


def version(book: Book) -> int:
    """Which form of the workbook this is; 0 where it is none of ours."""
    found = _FORMAT.fullmatch(text_of(named_cell(book, "RR_Format")).strip())
    return int(found[1]) if found else 0


def require_known_version(book: Book) -> None:
    """Nothing, or an error.

    :raises NotImported: a newer program wrote the workbook.
    """
    if version(book) > VERSION:
        raise NotImported(book.path, Refusal.NEWER_WORKBOOK, f"{version(book)}, {VERSION}")


def read_event(book: Book) -> tuple[Event, list[ImportFinding]]:
    """Name, place, federation, days, rate of play and who is responsible; a finding where the
    officials can't be read."""
    officials, findings = _officials(book)
    event = Event(
        name=text_of(named_cell(book, "RR_Name")),
        place=text_of(named_cell(book, "RR_City")),
        federation=text_of(named_cell(book, "RR_Federation")),
        start=text_of(named_cell(book, "RR_Start")),
        end=text_of(named_cell(book, "RR_End")),
        arbiter=text_of(named_cell(book, "RR_Arbiter")),
        code=text_of(named_cell(book, "RR_EventCode")),
        organiser=text_of(named_cell(book, "RR_Organiser")),
        rate_of_play=text_of(named_cell(book, "RR_Rate")),
        time_control=text_of(named_cell(book, "RR_TimeControl")),
        pace=_pace(text_of(named_cell(book, "RR_Pace"))),
        arbiter_id=text_of(named_cell(book, "RR_ArbiterId")),
        officials=officials,
    )
    return event, findings


def _pace(written: str) -> Pace:
    return next((pace for pace in Pace if pace.value == written.strip()), Pace.UNKNOWN)


def _officials(book: Book) -> tuple[tuple[Official, ...], list[ImportFinding]]:
    written = text_of(named_cell(book, "RR_Officials"))
    try:
        return parse_officials(written), []
    except ValueError:
        return (), [_altered("RR_Officials", written)]


def read_regulations(book: Book, most: int) -> tuple[Regulations, list[ImportFinding]]:
    """Cycles, scoring and tie-breaks; *most* is how often two players are listed to meet.

    :raises NotImported: what games are worth can't be read.
    """
    findings = []
    cycles = cycle_count(book)
    if cycles is None:
        found = f"RR_Cycles: {text_of(named_cell(book, 'RR_Cycles'))}"
        findings.append(ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.CHECK, found=found))
        cycles = min(max(most, 1), MOST_CYCLES)
    regulations = Regulations(
        cycles=cycles,
        exchange=truth_of(named_cell(book, "RR_Exchange"), usual=True),
        league=text_of(named_cell(book, "RR_Calendar")).split()[:1] == [LEAGUE],
        home_and_away=truth_of(named_cell(book, "RR_HomeAndAway"), usual=False),
        scoring=_scoring(book),
        tie_breaks=parse_tie_breaks(text_of(named_cell(book, "RR_Tiebreaks"))),
        seed=text_of(named_cell(book, "RR_Seed")),
        order_reason=text_of(named_cell(book, "RR_OrderReason")),
        forfeit_wins_played=truth_of(named_cell(book, "RR_ForfeitWinsPlayed"), usual=False),
        koya_by_draws=truth_of(named_cell(book, "RR_KoyaByDraws"), usual=False),
        unrated=max(number_of(named_cell(book, "RR_Unrated")) or 0, UNRATED_LEFT_OUT),
        withdrawal=_withdrawal_rule(book),
    )
    return regulations, findings


def _withdrawal_rule(book: Book) -> WithdrawalRule:
    """FIDE's rule where the workbook says nothing that is known."""
    written = text_of(named_cell(book, "RR_WithdrawalRule")).strip()
    return next((rule for rule in WithdrawalRule if rule.value == written), WithdrawalRule.FIDE)


def read_withdrawals(
    book: Book, games: Sequence[Game], players: int
) -> tuple[tuple[Withdrawal, ...], list[ImportFinding]]:
    """Who left; nobody, and a finding, where that does not fit the *games* and the *players*."""
    written = text_of(named_cell(book, "RR_Withdrawals"))
    names = {game.name for game in games}
    try:
        found = parse_withdrawals(written)
    except ValueError:
        found = ()
    numbers = [left.number for left in found]
    fits = (
        bool(found) == bool(written.strip())
        and len(set(numbers)) == len(numbers)
        and all(1 <= number <= players for number in numbers)
        and all(game.name in names for left in found for game in left.forfeited)
    )
    if fits:
        return found, []
    shown = f"RR_Withdrawals: {' / '.join(written.split(chr(10)))}"
    return (), [ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.CHECK, found=shown)]


def read_play_offs(book: Book, players: int) -> tuple[tuple[PlayOff, ...], list[ImportFinding]]:
    """The play-offs; none, and a finding, where one of them is not of two of the *players*."""
    written = text_of(named_cell(book, "RR_PlayOffs"))
    try:
        found = parse_play_offs(written)
    except ValueError:
        return (), [_altered("RR_PlayOffs", written)]
    pairs = [(one.first, one.second) for one in found]
    if len(set(pairs)) == len(pairs) and all(1 <= low < high <= players for low, high in pairs):
        return found, []
    return (), [_altered("RR_PlayOffs", written)]


def read_orders(book: Book, players: int) -> tuple[tuple[ManualOrder, ...], list[ImportFinding]]:
    """The orders by hand; none, and a finding, where one names somebody who is not there."""
    written = text_of(named_cell(book, "RR_ManualOrders"))
    try:
        found = parse_orders(written)
    except ValueError:
        return (), [_altered("RR_ManualOrders", written)]
    for order in found:
        once = len(set(order.numbers)) == len(order.numbers)
        if not order.numbers or not once or not set(order.numbers) <= set(range(1, players + 1)):
            return (), [_altered("RR_ManualOrders", written)]
    return found, []


def read_prizes(book: Book) -> tuple[Prizes, list[ImportFinding]]:
    """The prizes; what of them can't be read is left out, and a finding."""
    findings = []
    amounts: tuple[Cents, ...] = ()
    special: tuple[SpecialPrize, ...] = ()
    written = text_of(named_cell(book, "RR_Prizes"))
    try:
        amounts = parse_prizes(written)
    except ValueError:
        findings.append(_altered("RR_Prizes", written))
    written = text_of(named_cell(book, "RR_SpecialPrizes"))
    try:
        special = parse_special(written)
    except ValueError:
        findings.append(_altered("RR_SpecialPrizes", written))
    said = text_of(named_cell(book, "RR_PrizeSharing")).strip()
    sharing = next((one for one in Sharing if one.value == said), Sharing.EQUAL)
    currency = text_of(named_cell(book, "RR_PrizeCurrency"))
    return Prizes(currency, amounts, sharing, special), findings


def _altered(name: str, written: str) -> ImportFinding:
    shown = f"{name}: {' / '.join(written.splitlines())}"
    return ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.CHECK, found=shown)


def _scoring(book: Book) -> Scoring:
    worth = []
    for name in ("Win", "Draw", "Loss", "ForfeitLoss"):
        points = fraction_of(named_cell(book, f"RR_{name}"))
        if points is None or (2 * points).denominator != 1:
            raise NotImported(book.path, Refusal.NO_SCORING, f"RR_{name}")
        worth.append(int(2 * points))
    try:
        return Scoring(*worth)
    except WrongScoring as error:
        raise NotImported(book.path, Refusal.NO_SCORING, error.text) from error


def read_lots(book: Book, players: int) -> tuple[Lots | None, list[ImportFinding]]:
    """The draw, None where there was none; a finding where it does not fit the *players*."""
    written = text_of(named_cell(book, "RR_LotMethod")).strip()
    if not written:
        return None, []
    method = parse_lot_method(written)
    order = _order(text_of(named_cell(book, "RR_LotOrder")), players)
    if method is None or order is None:
        found = f"RR_LotMethod, RR_LotOrder: {written}"
        return None, [ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.CHECK, found=found)]
    seed, source = (text_of(named_cell(book, name)) for name in ("RR_LotSeed", "RR_LotSource"))
    return Lots(method, order, seed, source, _lot_record(book, len(order))), []


def _lot_record(book: Book, drawn: int) -> DrawRecord:
    """What the protocol of a draw of so many numbers says besides; what does not fit is left
    out, because no number depends on it."""
    sequence = _order(text_of(named_cell(book, "RR_LotSequence")), drawn) or ()
    envelopes = text_of(named_cell(book, "RR_LotEnvelopes")).strip()
    return DrawRecord(
        text_of(named_cell(book, "RR_LotTime")),
        text_of(named_cell(book, "RR_LotPresent")),
        sequence if len(sequence) == drawn else (),
        envelopes if len(envelopes) == drawn else "",
    )


def _order(written: str, players: int) -> tuple[int, ...] | None:
    """The order that was drawn, None where it is none of so many *players*."""
    try:
        order = parse_order(written)
    except ValueError:
        return None
    fits = len(order) <= players and sorted(order) == list(range(1, len(order) + 1))
    return order if fits else None


def read_round_starts(book: Book) -> tuple[str, ...]:
    """When the rounds begin."""
    return parse_starts(text_of(named_cell(book, "RR_RoundStarts")))


def read_rounds_assumed(book: Book) -> bool:
    """Whether rounds and colours were made up."""
    return truth_of(named_cell(book, "RR_RoundsAssumed"), usual=False)


def read_closing(book: Book) -> Closing:
    """Whether the results are final, and which version of them this is."""
    return Closing(
        closed=truth_of(named_cell(book, "RR_Closed"), usual=False),
        version=max(number_of(named_cell(book, "RR_Version")) or 1, 1),
        corrected=text_of(named_cell(book, "RR_Corrected")),
        reasons=parse_reasons(text_of(named_cell(book, "RR_Corrections"))),
    )


def cycle_count(book: Book) -> int | None:
    """How often everybody meets, None where the workbook says nothing that can be."""
    cycles = number_of(named_cell(book, "RR_Cycles"))
    return cycles if cycles is not None and 1 <= cycles <= MOST_CYCLES else None


def game_count(book: Book) -> int | None:
    """How many games the workbook held when it was written."""
    return number_of(named_cell(book, "RR_GameCount"))


def player_count(book: Book) -> int:
    """How many players the workbook held when it was written; 0 where it does not say."""
    return number_of(named_cell(book, "RR_Players")) or 0

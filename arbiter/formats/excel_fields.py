"""The sheet Tournament: what the event is, how it is played, and what can't be seen elsewhere.

Each value has a name of its own, by which a program finds it in any language. What is
written here can be read here too: a list that stands in one cell has its two functions side
by side.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from arbiter.domain.calendar_proof import off_table
from arbiter.domain.event import Official, OfficialRole, Pace
from arbiter.domain.notation import format_decimal
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import (
    LeftOpen,
    LotMethod,
    ManualOrder,
    Pending,
    PlayOff,
    Tournament,
    Withdrawal,
)
from arbiter.formats.excel_grid import (
    HALVES,
    Align,
    Area,
    Grid,
    day,
    exact,
    text,
    truth,
    whole,
)
from arbiter.formats.excel_prizes import format_prizes, format_special
from arbiter.formats.status import status
from arbiter.formats.words import LANGUAGES, Words, read_entries

VERSION = 1
"""Of the form of the workbook. A workbook with a higher one is not read."""

FORMAT = f"RR-WORKBOOK {VERSION}"
"""What a workbook of this kind calls itself."""

_LONG = (
    "LotOrder",
    "LotSequence",
    "LotEnvelopes",
    "LotPresent",
    "RoundStarts",
    "Tiebreaks",
    "Contents",
    "Corrections",
    "OrderReason",
    "Withdrawals",
    "ManualOrders",
    "Officials",
    "Prizes",
    "SpecialPrizes",
)


def tournament_grid(tournament: Tournament, words: Words, *, public: bool = False) -> Grid:
    """What the event is and how it is played, each value with a name of its own.

    With *public* it says that some things have been left out of the workbook.
    """
    event, regulations = tournament.event, tournament.regulations
    scoring, lots = regulations.scoring, tournament.lots
    values = {
        "Format": text(FORMAT),
        "Name": text(event.name),
        "City": text(event.place),
        "Federation": text(event.federation),
        "Start": day(event.start),
        "End": day(event.end),
        "System": text(_system(regulations.cycles, words)),
        "Cycles": whole(regulations.cycles),
        "Exchange": truth(regulations.exchange),
        "Calendar": text(calendar_form(tournament)),
        "HomeAndAway": truth(regulations.home_and_away),
        "Players": whole(tournament.size),
        "Rounds": whole(tournament.rounds),
        "GameCount": whole(len(tournament.games)),
        "Win": exact(half(scoring.win), HALVES),
        "Draw": exact(half(scoring.draw), HALVES),
        "Loss": exact(half(scoring.loss), HALVES),
        "ForfeitLoss": exact(half(scoring.forfeit_loss), HALVES),
        "Tiebreaks": text(format_tie_breaks(regulations.tie_breaks)),
        "Seed": text(regulations.seed),
        "Rate": text(event.rate_of_play),
        "TimeControl": text(event.time_control),
        "Pace": text("" if event.pace is Pace.UNKNOWN else event.pace.value),
        "Arbiter": text(event.arbiter),
        "ArbiterId": text(event.arbiter_id),
        "Officials": text(format_officials(event.officials)),
        "Organiser": text(event.organiser),
        "EventCode": text(event.code),
        "Status": text(status(tournament, words)),
        "LotMethod": text(words[f"lots.{lots.method.name.lower()}"] if lots else ""),
        "LotSeed": text(lots.seed if lots else ""),
        "LotOrder": text(format_order(lots.order) if lots else ""),
        "LotSequence": text(format_order(lots.record.sequence) if lots else ""),
        "LotEnvelopes": text(lots.record.envelopes if lots else ""),
        "LotTime": text(lots.record.at if lots else ""),
        "LotPresent": text(lots.record.present if lots else ""),
        "LotSource": text(lots.source if lots else ""),
        "RoundStarts": text(format_starts(tournament.round_starts)),
        "RoundsAssumed": truth(tournament.rounds_assumed),
        "Closed": truth(tournament.closing.closed),
        "Version": whole(tournament.closing.version),
        "Corrected": day(tournament.closing.corrected),
        "Corrections": text(format_reasons(tournament.closing.reasons)),
        "OrderReason": text(regulations.order_reason),
        "ForfeitWinsPlayed": truth(regulations.forfeit_wins_played),
        "KoyaByDraws": truth(regulations.koya_by_draws),
        "Unrated": whole(regulations.unrated),
        "WithdrawalRule": text(regulations.withdrawal.value),
        "Withdrawals": text(format_withdrawals(tournament.withdrawals)),
        "PlayOffs": text(format_play_offs(tournament.play_offs)),
        "ManualOrders": text(format_orders(tournament.manual_orders)),
        "PrizeCurrency": text(tournament.prizes.currency),
        "Prizes": text(format_prizes(tournament.prizes.amounts)),
        "PrizeSharing": text(tournament.prizes.sharing.value),
        "SpecialPrizes": text(format_special(tournament.prizes.special)),
    }
    if public:
        values["Contents"] = text(words["workbook.public"])
    return Grid(
        words["workbook.tournament"],
        (words["column.field"], words["column.value"]),
        tuple(
            (
                text(words[f"field.{name}"]),
                replace(value, align=Align.LEFT, wrapped=name in _LONG),
            )
            for name, value in values.items()
        ),
        freeze="A2",
        names={f"RR_{name}": Area(2, row, 2, row) for row, name in enumerate(values, 2)},
    )


WITHDREW, EXPELLED, ANNULLED, COUNTED = "withdrew", "expelled", "annulled", "counted"

BERGER, LEAGUE, CUSTOM = "BERGER", "LEAGUE", "CUSTOM"


def calendar_form(tournament: Tournament) -> str:
    """By which table the calendar was made, and whether it is still that: ``BERGER``,
    ``LEAGUE``, ``BERGER CUSTOM``."""
    form = LEAGUE if tournament.regulations.league else BERGER
    return f"{form} {CUSTOM}" if off_table(tournament) else form


def _system(cycles: int, words: Words) -> str:
    if cycles > 2:
        return words.count("system.more", cycles)
    return words["system.double" if cycles == 2 else "system.single"]


def parse_lot_method(written: str) -> LotMethod | None:
    """The method of drawing lots, named in any of the languages; None where it is none."""
    for language in LANGUAGES:
        entries = read_entries(language)
        for method in LotMethod:
            if entries[f"lots.{method.name.lower()}"] == written:
                return method
    return None


def format_order(order: Sequence[int]) -> str:
    """The draw as one line.

    >>> format_order((3, 1, 2))
    '3 1 2'
    """
    return " ".join(map(str, order))


def parse_order(written: str) -> tuple[int, ...]:
    """The draw that ``format_order`` wrote.

    :raises ValueError: something in it is no number.
    """
    return tuple(map(int, written.split()))


def format_starts(starts: Sequence[str]) -> str:
    """When the rounds begin, each with a semicolon after it, so that empty ones count too.

    >>> format_starts(("2026-05-01T15:00", "", "2026-05-03"))
    '2026-05-01T15:00; ; 2026-05-03;'
    """
    return " ".join(f"{start};" for start in starts)


def parse_starts(written: str) -> tuple[str, ...]:
    """What ``format_starts`` wrote.

    >>> parse_starts("2026-05-01T15:00; ; 2026-05-03;")
    ('2026-05-01T15:00', '', '2026-05-03')
    """
    return tuple(start.strip() for start in written.split(";")[:-1])


def format_reasons(reasons: Sequence[str]) -> str:
    """Why there is each version after the first, one to a line."""
    return "\n".join(reasons)


def parse_reasons(written: str) -> tuple[str, ...]:
    """What ``format_reasons`` wrote.

    >>> parse_reasons("wrong result\\nappeal")
    ('wrong result', 'appeal')
    """
    return tuple(written.split("\n")) if written else ()


def format_withdrawals(withdrawals: Sequence[Withdrawal]) -> str:
    """Who left, one to a line: number, how, whether the results count, the first round missed,
    the games that were open with what they waited for, and the reason.

    >>> format_withdrawals([Withdrawal(4, annulled=True, round=3, forfeited=(
    ...     LeftOpen((1, 4, 1), Pending.POSTPONED, "2026-05-09"), LeftOpen((2, 4, 1))))])
    '4; withdrew; annulled; 3; 1-4-1 postponed 2026-05-09, 2-4-1;'
    """
    return "\n".join(
        "; ".join(
            (
                str(left.number),
                EXPELLED if left.expelled else WITHDREW,
                ANNULLED if left.annulled else COUNTED,
                str(left.round or "-"),
                ", ".join(map(_left_open, left.forfeited)),
                left.reason,
            )
        ).rstrip()
        for left in withdrawals
    )


def _left_open(game: LeftOpen) -> str:
    pending = game.pending.value if game.pending else ""
    return " ".join(filter(None, ("-".join(map(str, game.name)), pending, game.until)))


def parse_withdrawals(written: str) -> tuple[Withdrawal, ...]:
    """What ``format_withdrawals`` wrote.

    :raises ValueError: a line says something else.
    """
    return tuple(map(_withdrawal, written.splitlines()))


def _withdrawal(line: str) -> Withdrawal:
    number, how, count, round, games, reason = (part.strip() for part in line.split(";", 5))
    if how not in (WITHDREW, EXPELLED) or count not in (ANNULLED, COUNTED):
        raise ValueError(line)
    forfeited = tuple(_parse_left_open(game) for game in games.split(",") if game.strip())
    missed = None if round == "-" else int(round)
    return Withdrawal(int(number), how == EXPELLED, count == ANNULLED, reason, missed, forfeited)


def _parse_left_open(written: str) -> LeftOpen:
    name, *rest = written.split(maxsplit=2)
    low, high, cycle = map(int, name.split("-"))
    pending = Pending(rest[0]) if rest else None
    return LeftOpen((low, high, cycle), pending, rest[1] if len(rest) > 1 else "")


def format_officials(officials: Sequence[Official]) -> str:
    """The officials besides the chief arbiter, one to a line: what they do, FIDE id, name.

    >>> format_officials([Official("Berg, Anna", OfficialRole.DEPUTY, "1701234")])
    'deputy; 1701234; Berg, Anna'
    """
    return "\n".join(f"{one.role.value}; {one.fide_id}; {one.name}" for one in officials)


def parse_officials(written: str) -> tuple[Official, ...]:
    """What ``format_officials`` wrote.

    :raises ValueError: a line says something else.
    """
    found = []
    for line in filter(None, map(str.strip, written.splitlines())):
        role, fide_id, name = (part.strip() for part in line.split(";", 2))
        found.append(Official(name, OfficialRole(role), fide_id))
    return tuple(found)


def format_tie_breaks(codes: Sequence[str]) -> str:
    """The order of tie-breaks as one line: ``DE, SB``."""
    return ", ".join(codes)


def parse_tie_breaks(written: str) -> tuple[str, ...]:
    """The order of tie-breaks, also of codes that this program does not know."""
    return tuple(code.strip() for code in written.split(",") if code.strip())


def format_play_offs(play_offs: Sequence[PlayOff]) -> str:
    """Pairs and scores, in points.

    >>> format_play_offs([PlayOff(2, 5, 3, 1), PlayOff(2, 7, 2, 0)])
    '2-5 1.5:0.5; 2-7 1:0'
    """
    return "; ".join(
        f"{one.first}-{one.second} {format_decimal(half(one.first_points))}:"
        f"{format_decimal(half(one.second_points))}"
        for one in play_offs
    )


def parse_play_offs(written: str) -> tuple[PlayOff, ...]:
    """What ``format_play_offs`` wrote.

    :raises ValueError: something in it is no pair, or no score.
    """
    found = []
    for line in filter(None, (part.strip() for part in written.split(";"))):
        match = _PLAY_OFF.fullmatch(line)
        if match is None:
            raise ValueError(line)
        first, second, points, others = match.groups()
        found.append(PlayOff(int(first), int(second), *map(_half_points, (points, others))))
    return tuple(found)


_PLAY_OFF = re.compile(r"([0-9]{1,4})-([0-9]{1,4}) ([0-9]{1,3}(?:\.[05])?):([0-9]{1,3}(?:\.[05])?)")


def _half_points(written: str) -> int:
    whole_points, _, rest = written.partition(".")
    return 2 * int(whole_points) + (rest == "5")


def format_orders(orders: Sequence[ManualOrder]) -> str:
    """Orders by hand with their reasons, one to a line.

    >>> format_orders([ManualOrder((4, 2), "lots were drawn")])
    '4 2: lots were drawn'
    """
    return "\n".join(f"{format_order(order.numbers)}: {order.reason}" for order in orders)


def parse_orders(written: str) -> tuple[ManualOrder, ...]:
    """What ``format_orders`` wrote.

    :raises ValueError: a line has no numbers, or no reason.
    """
    found = []
    for line in filter(None, map(str.strip, written.splitlines())):
        numbers, colon, reason = line.partition(":")
        if not colon or not reason.strip():
            raise ValueError(line)
        found.append(ManualOrder(parse_order(numbers), reason.strip()))
    return tuple(found)

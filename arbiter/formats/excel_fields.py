"""The sheet Tournament: what the event is, how it is played, and what can't be seen elsewhere.

Each value has a name of its own, by which a program finds it in any language. What is
written here can be read here too: a list that stands in one cell has its two functions side
by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbiter.domain.calendar_proof import off_table
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import LotMethod, Tournament
from arbiter.formats.excel_grid import (
    HALVES,
    Align,
    Area,
    Grid,
    Item,
    day,
    exact,
    text,
    truth,
    whole,
)
from arbiter.formats.status import status
from arbiter.formats.words import LANGUAGES, Words, read_entries

VERSION = 1
"""Of the form of the workbook. A workbook with a higher one is not read."""

FORMAT = f"RR-WORKBOOK {VERSION}"
"""What a workbook of this kind calls itself."""

_LONG = ("LotOrder", "LotSequence", "LotEnvelopes", "LotPresent", "RoundStarts", "Tiebreaks", "Contents", "Corrections", "OrderReason")


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
        "Rate": Item(),
        "Arbiter": text(event.arbiter),
        "ArbiterId": Item(),
        "EventCode": Item(),
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


def format_tie_breaks(codes: Sequence[str]) -> str:
    """The order of tie-breaks as one line: ``DE, SB``."""
    return ", ".join(codes)


def parse_tie_breaks(written: str) -> tuple[str, ...]:
    """The order of tie-breaks, also of codes that this program does not know."""
    return tuple(code.strip() for code in written.split(",") if code.strip())

"""Sheets of the workbook that are there on request: the schedule of rounds and boards, and the
facts that FIDE's tournament report asks for.

They repeat in another form what stands elsewhere, so nothing is read back from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import event_report
from arbiter.formats.excel_grid import Align, Grid, Item, day, text, whole
from arbiter.formats.words import Words


def berger_grid(tournament: Tournament, words: Words) -> Grid:
    """A row for each round, a column for each board: ``4-13``, White named first; then who is
    free. Where rounds are not known there are no rows."""
    known = tournament.drawn and tournament.rounds_known
    rounds = range(1, tournament.rounds + 1) if known else range(0)
    boards = max((len(tournament.boards(round)) for round in rounds), default=0)
    free = any(tournament.free(round) for round in rounds)
    headings = (
        words["column.round"],
        words["column.date"],
        *(str(board) for board in range(1, boards + 1)),
        *((words["berger.free"],) if free else ()),
    )
    return Grid(
        words["workbook.berger"],
        headings,
        tuple(_round_row(tournament, round, boards, free=free) for round in rounds),
        freeze="C2",
        landscape=boards > 8,
    )


def _round_row(tournament: Tournament, round: int, boards: int, *, free: bool) -> tuple[Item, ...]:
    games = [text(f"{g.white}-{g.black}", Align.CENTRE) for g in tournament.boards(round)]
    games += [Item()] * (boards - len(games))
    numbers = ", ".join(map(str, tournament.free(round)))
    return (
        whole(round, Align.CENTRE),
        day(tournament.round_start(round)),
        *games,
        *((text(numbers, Align.CENTRE),) if free else ()),
    )


def event_report_grid(tournament: Tournament, words: Words) -> Grid:
    """Each fact with its label, then all arbiters with function and FIDE id."""
    told = event_report.event_facts(tournament, words)
    counted = (
        event_report.play_facts(tournament, words),
        event_report.player_facts(tournament, words),
    )
    rows = [_texts(fact) for fact in told]
    for facts in counted:
        rows += [(), *((text(label), _value(said)) for label, said in facts)]
    rows += [(), *map(_texts, event_report.officials(tournament, words))]
    return Grid(
        words["workbook.event_report"],
        tuple(words[f"column.{name}"] for name in ("field", "value", "fide_id")),
        tuple(rows),
        freeze="A2",
    )


def _texts(texts: Iterable[str]) -> tuple[Item, ...]:
    return tuple(map(text, texts))


def _value(said: str) -> Item:
    """A count as a number, anything else as the text that it is."""
    if said.isdecimal():
        return whole(int(said), Align.LEFT)
    return replace(text(said), wrapped=True)

"""The tables of the statistics: how each round ended, and who beat somebody rated far higher."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain import field_statistics as counting
from arbiter.domain.field_statistics import Tally, Upset
from arbiter.domain.notation import format_result
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import full_name
from arbiter.formats.sheets import Align, Cell, Column, Group, Role, Row, Rules, Table
from arbiter.formats.words import Words

_FORFEITS = "+\u00a0−"
_DECISIONS = "0–0 ½–0"
_ALONE, _TWO = 12, 24
"""Rounds up to which they stand in one block, or in two beside each other; more take three."""
_MOST_BLOCKS = 3
_UPSETS = 5


def share_text(count: int, whole: int, words: Words) -> str:
    """``12 (43 %)``; the number alone where there is nothing that it could be a share of."""
    share = counting.percent(count, whole)
    if share is None:
        return str(count)
    return f"{count} ({words.text('statistics.percent', n=share)})"


def rounds_table(tournament: Tournament, words: Words, beside: int = 0) -> Table | None:
    """A line for each round that has begun, of many rounds two or three in a line (or as many as
    stand *beside* each other); None where rounds are not known, or nothing has been played."""
    told = _begun(tournament)
    if not told:
        return None
    beside = beside or _blocks(len(told))
    columns = _Columns([tally for _, tally in told], words, beside)
    lines = -(-len(told) // beside)
    blocks = [told[start : start + lines] for start in range(0, lines * beside, lines)]
    rows = [
        tuple(cell for at, block in enumerate(blocks) for cell in columns.line(at, block, line))
        for line in range(lines)
    ]
    groups = [Group(tuple(rows))]
    if beside == 1 and len(told) > 1:
        whole = Tally(*(sum(counts) for counts in zip(*columns.tallies)))
        groups.append(Group((columns.cells(words["statistics.all"], whole),), total=True))
    heads = tuple(column for at in range(beside) for column in columns.heads(at))
    return Table(heads, tuple(groups), words["statistics.by_round"], Rules.ROWS)


def leaves_room(tournament: Tournament) -> bool:
    """Whether the lines of the rounds are so few that the page holds another table."""
    rounds = len(_begun(tournament))
    return -(-rounds // _blocks(rounds)) <= _ALONE


def _begun(tournament: Tournament) -> list[tuple[str, Tally]]:
    """The rounds that have begun, by their names: who has left loses games by forfeit in rounds
    to come too, which begins none of them."""
    return [
        (str(round), tally)
        for round, tally in enumerate(counting.tallies(tournament), 1)
        if tally.played or (tally.forfeits and not tally.open)
    ]


def _blocks(rounds: int) -> int:
    """How many blocks so many *rounds* stand in."""
    return 1 + (rounds > _ALONE) + (rounds > _TWO)


class _Columns:
    """The columns of one of the blocks *beside* each other: those that have something to say of
    *tallies*. Two blocks stand closer, with signs and shorter words in their heads; three do
    without what the other columns add up to, and without any word that can be spared."""

    def __init__(self, tallies: Sequence[Tally], words: Words, beside: int) -> None:
        self.tallies = tallies
        alone, crowded = beside == 1, beside == _MOST_BLOCKS
        self._role = Role.NUMBER if alone else Role.MARK
        self._percent = words["statistics.percent"]
        forfeits, still_open, by_decision = (
            any(getattr(tally, name) for tally in tallies)
            for name in ("forfeits", "open", "by_decision")
        )
        shown = [
            (True, "round", "" if crowded else words["head.round"]),
            (not crowded, "played", words["statistics.played"]),
            (True, "white", format_result(Result.WHITE_WINS)),
            (True, "drawn", "½" if crowded else format_result(Result.DRAW)),
            (True, "black", format_result(Result.BLACK_WINS)),
            (by_decision, "decision", _DECISIONS),
            (True, "decided", "%" if crowded else words["statistics.decided"]),
            (forfeits, "forfeits", words["report.forfeits"] if alone else _FORFEITS),
            (still_open, "open", words["statistics.open" if alone else "statistics.left"]),
        ]
        self._shown = [wanted for wanted, _, _ in shown]
        self._heads = [(key, head) for wanted, key, head in shown if wanted]

    def heads(self, block: int) -> list[Column]:
        """The columns of *block* (from 0), every block but the first with air before it."""
        space = [Column(f"space_{block}", "")] if block else []
        return space + [
            Column(f"{key}_{block}", head, Align.RIGHT, self._role, bold=key == "round")
            for key, head in self._heads
        ]

    def line(self, block: int, rounds: Sequence[tuple[str, Tally]], line: int) -> list[Cell]:
        """The cells of *block* in a *line* of the table: of its *rounds*, or nothing after the
        last of them."""
        space = [Cell()] if block else []
        if line < len(rounds):
            return space + list(self.cells(*rounds[line]))
        return space + [Cell()] * len(self._heads)

    def cells(self, name: str, tally: Tally) -> Row:
        """How the round called *name* ended; a share of nothing is not told."""
        share = counting.percent(tally.won, tally.played)
        percent = "" if share is None else self._percent.format(n=share)
        cells = (
            Cell(name, bold=True, value=name if name.isdecimal() else None),
            _whole(tally.played),
            *(_whole(count) for count in (tally.white, tally.draws, tally.black)),
            _some(tally.by_decision),
            Cell(percent),
            _some(tally.forfeits),
            _some(tally.open),
        )
        return tuple(cell for wanted, cell in zip(self._shown, cells) if wanted)


def _whole(count: int) -> Cell:
    return Cell(str(count), value=str(count))


def _some(count: int) -> Cell:
    return _whole(count) if count else Cell()


def upsets_table(tournament: Tournament, words: Words) -> Table | None:
    """The wins over the board against the largest differences of ratings; None without any."""
    found = counting.upsets(tournament).games[:_UPSETS]
    if not found:
        return None
    known = bool(counting.tallies(tournament))
    columns = (
        *((_number("round", words["head.round"]),) if known else ()),
        Column("winner", words["statistics.winner"], role=Role.NAME, stretch=True),
        _number("winner_rating", words["head.rating"]),
        Column("loser", words["statistics.loser"], role=Role.NAME, stretch=True),
        _number("loser_rating", words["head.rating"]),
        _number("difference", words["statistics.difference"]),
    )
    rows = tuple(_upset(tournament, upset, known=known) for upset in found)
    return Table(columns, (Group(rows),), words["statistics.largest_upsets"], Rules.ROWS)


def _number(key: str, head: str) -> Column:
    return Column(key, head, Align.RIGHT, Role.NUMBER)


def _upset(tournament: Tournament, upset: Upset, *, known: bool) -> Row:
    winner, loser = tournament.player(upset.winner), tournament.player(upset.loser)
    return (
        *((_whole(upset.game.round or 0),) if known else ()),
        Cell(full_name(winner)),
        _whole(upset.winner_rating),
        Cell(full_name(loser)),
        _whole(upset.loser_rating),
        _whole(upset.difference),
    )

"""What stands on the sheets of the workbook: Players, Crosstable, Rounds, Legend.

All cells hold plain values, so that a preview, a telephone or another program sees what the
arbiter sees. Names beginning with ``RR_`` mark what a program looks for, in any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache

from arbiter import __version__
from arbiter.domain.crosstable import Row, cell_text, crosstable
from arbiter.domain.notation import MINUS, NO_PLACE, OPEN
from arbiter.domain.standings import Standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.formats import tie_break_words
from arbiter.formats.documents import legend, ranking
from arbiter.formats.documents.decisions import decision_notes
from arbiter.formats.documents.frame import correction_notes
from arbiter.formats.documents.withdrawals import withdrawal_notes
from arbiter.formats.excel_grid import (
    HALVES,
    QUARTERS,
    TEXT,
    WHOLE,
    Align,
    Area,
    Grid,
    Item,
    Value,
    day,
    exact,
    text,
    uncounted,
    whole,
)
from arbiter.formats.status import assumptions
from arbiter.formats.words import Words

# Players

PLAYER_COLUMNS = (
    "number",
    "title",
    "name",
    "sex",
    "birth",
    "federation",
    "fide_id",
    "national_id",
    "rating_fide",
    "rating_national",
    "k",
    "club",
    "status",
)


def players_grid(tournament: Tournament, words: Words) -> Grid:
    """Everybody in number order."""
    grid = Grid(
        words["workbook.players"],
        tuple(words[f"column.{name}"] for name in PLAYER_COLUMNS),
        tuple(
            _player_row(number, tournament.player(number), player_status(tournament, number, words))
            for number in tournament.numbers
        ),
        freeze="D2",
        landscape=True,
        filtered=True,
    )
    return _named(grid, "RR_PlayerList")


def player_status(tournament: Tournament, number: int, words: Words) -> str:
    """``withdrew, results do not count``; nothing for who plays."""
    left = tournament.withdrawal(number)
    if left is None:
        return ""
    texts = [words["player_status.expelled" if left.expelled else "player_status.withdrew"]]
    if left.annulled:
        texts.append(words["player_status.uncounted"])
    return ", ".join(texts)


def _player_row(number: int, player: Player, status: str) -> tuple[Item, ...]:
    return (
        whole(number, Align.CENTRE),
        text(player.title),
        text(player.name),
        text(player.sex, Align.CENTRE),
        day(player.birth),
        text(player.federation),
        text(player.fide_id),
        text(player.national_id),
        whole(player.rating_fide or None, Align.CENTRE),
        whole(player.rating_national or None, Align.CENTRE),
        Item(),
        text(player.club),
        text(status),
    )


# Crosstable


CROSSTABLE_COLUMNS = ("place", "number", "title", "name", "fed", "rating")
"""Those before the results."""


def crosstable_grid(order: Standings, words: Words, *, by_rank: bool) -> Grid:
    """Results, points and tie-breaks, in final order or by number."""
    size = order.tournament.size
    first = len(CROSSTABLE_COLUMNS) + 1
    headings = (
        *(words[f"column.{name}"] for name in CROSSTABLE_COLUMNS),
        *map(str, range(1, size + 1)),
        words["column.points"],
        *(tie_break_heading(order, code, words) for code in order.columns),
    )
    table = crosstable(order, by_rank=by_rank)
    rows = tuple(_crosstable_row(order, row, words) for row in table.rows)
    names = {"RR_Crosstable": Area(1, 1, len(headings), size + 1)}
    if size:
        names["RR_Results"] = Area(first, 2, first + size - 1, size + 1)
    return Grid(
        words["workbook.crosstable"],
        headings,
        rows,
        freeze="G2",
        landscape=True,
        names=names,
        narrow=range(first, first + size),
    )


def tie_break_heading(order: Standings, code: str, words: Words) -> str:
    """The name; in parentheses if it is not used for places, as on paper."""
    name = tie_break_words.short_name(code, words)
    return name if ranking.is_used(order, code) else f"({name})"


def _crosstable_row(order: Standings, row: Row, words: Words) -> tuple[Item, ...]:
    tournament = order.tournament
    player = tournament.player(row.number)
    soft = not row.standing.counts
    about = (
        whole(row.number, Align.CENTRE),
        text(player.title),
        text(player.name),
        text(player.federation),
        whole(player.rating or None, Align.CENTRE),
    )
    return (
        place_item(order, row),
        *(replace(item, soft=soft, struck=soft and item is about[2]) for item in about),
        *(result_item(tournament, games, row.number) for games in row.cells),
        points_item(row),
        *(tie_break_item(order, row, code) for code in order.columns),
    )


def place_item(order: Standings, row: Row) -> Item:
    standing = row.standing
    if not order.tournament.started:
        return Item(align=Align.CENTRE)
    if not standing.counts:
        place = text(NO_PLACE, Align.CENTRE)
    elif standing.shared:
        place = text(f"{standing.rank}–{standing.last}", Align.CENTRE)
    else:
        place = whole(standing.rank, Align.CENTRE)
    return replace(place, bold=True)


def points_item(row: Row) -> Item:
    """The points; in parentheses those of who has no place."""
    points = exact(half(row.standing.points), HALVES)
    return replace(points, bold=True) if row.standing.counts else uncounted(points)


def result_item(tournament: Tournament, games: tuple[Game, ...] | None, number: int) -> Item:
    """1 and 0 as numbers, every other sign as text: so sums work, and 1/2 is no date. What does
    not count has the same value and looks otherwise."""
    if games is None:
        return Item(fill=True)
    marks = _marks(file_mark(cell_text(games, number)))
    return marks if all(map(tournament.game_counts, games)) else uncounted(marks)


@cache
def _marks(marks: str) -> Item:
    value: Value = int(marks) if marks in ("1", "0") else marks or None
    return Item(value, TEXT, Align.CENTRE)


def file_mark(marks: str) -> str:
    """Marks as files write them, with an ordinary hyphen for a lost forfeit."""
    return marks.replace(MINUS, "-")


def tie_break_item(order: Standings, row: Row, code: str) -> Item:
    if not order.tournament.started:
        return Item()
    parts = tie_break(code).per_point(order.tournament)
    form = {1: WHOLE, 2: HALVES}.get(parts, QUARTERS)
    return exact(ranking.tie_break_value(order, row.standing, code), form)


# Rounds

ROUND_COLUMNS = (
    "round",
    "date",
    "board",
    "number_white",
    "white",
    "result",
    "black",
    "number_black",
    "kind",
)


def rounds_grid(tournament: Tournament, words: Words) -> Grid:
    """One row for each game, also the forfeited and the open ones.

    With more than one cycle a column says in which the game is, and where games are put off
    another one to when.
    """
    games = tournament.games
    columns: tuple[str, ...] = ROUND_COLUMNS
    if any(game.cycle > 1 for game in games):
        columns += ("cycle",)
    if any(game.until for game in games):
        columns += ("until",)
    grid = Grid(
        words["workbook.rounds"],
        tuple(words[f"column.{name}"] for name in columns),
        tuple(_game_row(tournament, game, columns, words) for game in games),
        freeze="A2",
        filtered=True,
    )
    return _named(grid, "RR_Games")


def _game_row(
    tournament: Tournament, game: Game, columns: Sequence[str], words: Words
) -> tuple[Item, ...]:
    items = {
        "round": whole(game.round, Align.CENTRE),
        "date": day(tournament.round_start(game.round) if game.round else ""),
        "board": whole(game.board, Align.CENTRE),
        "number_white": whole(game.white, Align.CENTRE),
        "white": text(tournament.player(game.white).name),
        "result": text(file_result(game), Align.CENTRE),
        "black": text(tournament.player(game.black).name),
        "number_black": whole(game.black, Align.CENTRE),
        "kind": text(_kind(game, words)),
        "cycle": whole(game.cycle, Align.CENTRE),
        "until": day(game.until),
    }
    return tuple(items[column] for column in columns)


def file_result(game: Game) -> str:
    """``1-0``, ``½-½``, ``+ -``; nothing while the game is open."""
    if game.result is None:
        return ""
    code = str(game.result.value).removesuffix(" unrated")
    return code.replace("1/2", "½").replace(":", " ")


def _kind(game: Game, words: Words) -> str:
    if game.result is None:
        name = "open" if game.pending is None else game.pending.value
    elif not game.result.played:
        name = "forfeit"
    elif game.result.decided_by_arbiter:
        name = "decision"
    else:
        name = "played" if game.result.rated else "unrated"
    kind = words[f"kind.{name}"]
    return kind if game.colours_known else f"{kind}, {words['kind.colours_unknown']}"


# Legend


def legend_grid(order: Standings, words: Words, written: datetime) -> Grid:
    """The signs that occur, what each tie-break adds up and by which rule, and who wrote this."""
    lines = legend_lines(order, words)
    lines.append((words["legend.program"], f"Arbiter {__version__}"))
    lines.append((words["legend.written"], words.moment(written)))
    return Grid(
        words["workbook.legend"],
        (words["column.sign"], words["column.meaning"]),
        tuple((text(sign), replace(text(meaning), wrapped=True)) for sign, meaning in lines),
        freeze="A2",
    )


def legend_lines(order: Standings, words: Words) -> list[tuple[str, str]]:
    """Each sign and tie-break with what it means, what is assumed, and the games that are open."""
    lines = [*_signs(order.tournament, words), *_rules(order, words)]
    lines += [("", admitted) for admitted in assumptions(order.tournament, words)]
    lines += [("", note.text) for note in withdrawal_notes(order.tournament, words)]
    lines += [("", note.text) for note in decision_notes(order, words)]
    lines += [("", note.text) for note in correction_notes(order.tournament, words)]
    unfinished = legend.open_note(order.tournament, words)
    if unfinished is not None:
        lines.append(("", unfinished.text))
    return lines


def _signs(tournament: Tournament, words: Words) -> list[tuple[str, str]]:
    lines = []
    for name in legend.signs(tournament):
        sign, _, meaning = words[f"sign.{name}"].partition(" ")
        lines.append((file_mark(sign), meaning))
    if tournament.annulled:
        sign, _, meaning = words["sign.uncounted"].rpartition(") ")
        lines.append((f"{sign})", meaning))
    if any(not game.result.played for game in tournament.games if game.result):
        lines += [
            ("+ -", words["legend.forfeit_pair"]),
            ("- +", words["legend.forfeit_pair_black"]),
            ("- -", words["legend.double_forfeit"]),
        ]
    if tournament.regulations.cycles > 1:
        name = "pair" if tournament.regulations.cycles == 2 else "pairs"
        lines += [("½ 1", words[f"sign.{name}"]), (OPEN, words["legend.not_reported"])]
    if tournament.open_games:
        lines.append((words["legend.empty"], words["legend.not_reported"]))
    return lines


def _rules(order: Standings, words: Words) -> list[tuple[str, str]]:
    scoring = order.tournament.regulations.scoring
    worth = {
        name: words.decimal(half(points))
        for name, points in (("win", scoring.win), ("draw", scoring.draw), ("loss", scoring.loss))
    }
    lines = [(words["column.points"], words.text("legend.points", **worth))]
    for code in order.columns:
        name = tie_break_heading(order, code, words)
        rule = _without_name(ranking.rule_text(order, code, words), name)
        lines.append((name, f"{rule} {tie_break_words.source(code, words)}"))
    return lines


def _without_name(rule: str, name: str) -> str:
    """*rule* without the *name* at its head, where that stands in the cell before it."""
    head, colon, rest = rule.partition(": ")
    if not colon or head.casefold() != name.casefold():
        return rule
    return rest[:1].upper() + rest[1:] if head[0].isupper() else rest


def _named(grid: Grid, name: str) -> Grid:
    """*grid* with a name for all of it."""
    return replace(grid, names={name: grid.everything})

"""The protocol of the drawing of lots: how, when and before whom, and what everybody drew."""

from __future__ import annotations

from textwrap import wrap
from typing import NamedTuple

from arbiter.domain.late_meetings import late_meetings
from arbiter.domain.lots import shown_sum
from arbiter.domain.tournament import LotMethod, Lots, Tournament
from arbiter.domain.varma import LETTERS, TABLES, table_flawed
from arbiter.formats.documents.frame import document, full_name, missing
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Role,
    Row,
    Rules,
    Sheet,
    SheetPart,
    Signatures,
    Table,
)
from arbiter.formats.words import Words

LETTERS_TO_A_LINE = 54
"""A fact that is longer goes on under itself."""


class _Line(NamedTuple):
    """One player of the draw; ``place`` is 0 for who came after it."""

    place: int
    number: int
    envelope: str


def lots_protocol_sheet(tournament: Tournament, words: Words) -> Sheet:
    """Method, seed and rule, time and witnesses, the table, and three lines to sign on.

    The table is in the order of the list before the draw; a restricted draw stands in the
    order of drawing, contingent after contingent.
    """
    title = words["title.lots_protocol"]
    parts: tuple[SheetPart, ...]
    table: Table | None = None
    sentence = missing(tournament, words)
    lots = tournament.lots
    if sentence is not None:
        parts = (sentence,)
    elif lots is None:
        parts = (Notes((Note(words["status.numbers_assumed"]),)),)
    else:
        table = _table(tournament, lots, words)
        parts = (
            _facts(tournament, lots, words),
            table,
            Notes(tuple(Note(text) for text in _remarks(tournament, lots, words))),
            Signatures(tuple(words[f"signature.{who}"] for who in _SIGNING)),
        )
    return document("lots_protocol", tournament, words, title, parts, footer=title, listed=table)


_SIGNING = ("arbiter", "secretary", "player")


def _facts(tournament: Tournament, lots: Lots, words: Words) -> Table:
    method = lots.method.name.lower()
    held = ", ".join(filter(None, [words.long_date(lots.record.at), tournament.event.place]))
    facts = [("method", words[f"lots.{method}"])]
    if lots.seed:
        facts.append(("seed", lots.seed))
    rule = words[f"lots_rule.{_rule(lots)}"]
    facts += [("rule", rule), ("held", held), ("present", lots.record.present)]
    columns = (
        Column("fact", "", small=True),
        Column("said", "", stretch=True),
    )
    groups = []
    for key, said in facts:
        first, *more = wrap(said, LETTERS_TO_A_LINE) or [""]
        rows = [(Cell(words[f"lots_protocol.{key}"]), Cell(first))]
        rows += [(Cell(), Cell(line)) for line in more]
        groups.append(Group(tuple(rows)))
    return Table(columns, tuple(groups), rules=Rules.GROUPS, full=True)


def _rule(lots: Lots) -> str:
    if lots.method is LotMethod.RESTRICTED:
        return "varma" if lots.record.envelopes else "computed"
    return lots.method.name.lower()


def _table(tournament: Tournament, lots: Lots, words: Words) -> Table:
    restricted = lots.method is LotMethod.RESTRICTED
    summed = bool(lots.seed) and lots.method in (LotMethod.AT_RANDOM, LotMethod.RESTRICTED)
    right, number = Align.RIGHT, Role.NUMBER
    free = {line.number: _free(tournament, line.number) for line in _lines(tournament, lots)}
    columns = (
        Column("place", words["lots_protocol.place"], right, number, empty=True),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        Column("federation", words["head.federation"], empty=not restricted, keep=60),
        Column("envelope", words["lots_protocol.envelope"], Align.CENTRE, empty=True),
        Column("sum", "SHA-256", empty=True, keep=50),
        Column("number", words["lots_protocol.number"], right, number, bold=True, repeat=True),
        Column("white", words["lots_protocol.white"], right, number, keep=30),
        Column("black", words["lots_protocol.black"], right, number, keep=30),
        Column("free", words["lots_protocol.free"], right, number, keep=40, empty=True),
    )

    def row(line: _Line) -> Row:
        player = tournament.player(line.number)
        games = tournament.games_of(line.number)
        white = sum(game.white == line.number for game in games)
        summand = line.number if restricted else line.place
        digits = shown_sum(lots.seed, summand) if summed and line.place else ""
        known = tournament.rounds_known
        return (
            Cell(str(line.place or "")),
            Cell(full_name(player)),
            Cell(player.federation if restricted else ""),
            Cell(line.envelope),
            Cell(digits),
            Cell(str(line.number), bold=True),
            Cell(str(white) if known else ""),
            Cell(str(len(games) - white) if known else ""),
            Cell(free[line.number]),
        )

    groups: list[list[Row]] = []
    before: str | None = None
    for line in _lines(tournament, lots):
        code = tournament.player(line.number).federation.strip().upper()
        if not groups or (restricted and (not code or code != before)):
            groups.append([])
        groups[-1].append(row(line))
        before = code
    return Table(
        columns,
        tuple(Group(tuple(rows)) for rows in groups),
        rules=Rules.GROUPS if restricted else Rules.ROWS,
        full=True,
    )


def _lines(tournament: Tournament, lots: Lots) -> list[_Line]:
    order, record = lots.order, lots.record
    letters = record.envelopes if len(record.envelopes) == len(order) else " " * len(order)
    drawn = {
        place: _Line(place, number, letter.strip())
        for number, (place, letter) in enumerate(zip(order, letters), 1)
    }
    sequence = record.sequence if set(record.sequence) == set(drawn) else sorted(drawn)
    late = range(len(order) + 1, tournament.size + 1)
    return [*(drawn[place] for place in sequence), *(_Line(0, number, "") for number in late)]


def _free(tournament: Tournament, number: int) -> str:
    """The rounds in which the player with *number* has no game."""
    if not tournament.rounds_known:
        return ""
    rounds = range(1, tournament.rounds + 1)
    return ", ".join(str(round) for round in rounds if number in tournament.free(round))


def _remarks(tournament: Tournament, lots: Lots, words: Words) -> list[str]:
    remarks = []
    if lots.method is LotMethod.RESTRICTED:
        remarks += _envelope_remarks(tournament, lots, words)
        remarks.append(_meeting_remark(tournament, words))
    elif lots.method is not LotMethod.FROM_FILE:
        remarks.append(words["note.lots_list"])
    return remarks


def _envelope_remarks(tournament: Tournament, lots: Lots, words: Words) -> list[str]:
    letters = lots.record.envelopes
    sets = [
        tuple(number for number, letter in enumerate(letters, 1) if letter == one)
        for one in LETTERS
    ]
    if not any(sets):
        return []
    said = "   ".join(
        f"{letter}: {' '.join(map(str, numbers))}"
        for letter, numbers in zip(LETTERS, sets)
        if numbers
    )
    remarks = [words.text("note.lots_sets", sets=said)]
    if table_flawed(len(letters)):
        official = tuple(sets) == TABLES[len(letters)]
        remarks.append(words["note.lots_flaw" if official else "note.lots_repaired"])
    return remarks


def _meeting_remark(tournament: Tournament, words: Words) -> str:
    """Which countrymen meet in the last three rounds as they are now."""
    rounds = tuple(
        tuple((game.white, game.black) for game in tournament.boards(round))
        for round in range(1, tournament.rounds + 1)
    )
    met = late_meetings([player.federation for player in tournament.players], rounds)
    if not met:
        return words["note.lots_nobody_meets"]
    pairs = ", ".join(
        words.text(
            "note.lots_meeting",
            pair=f"{meeting.first}–{meeting.second}",
            federation=meeting.federation,
            round=meeting.round,
        )
        for meeting in met
    )
    return words.text("note.lots_meet", pairs=pairs)

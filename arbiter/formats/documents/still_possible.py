"""What is still possible, for the wall and the press: who is safe, who is out, who needs what."""

from __future__ import annotations

from arbiter.domain.notation import format_place, format_points
from arbiter.domain.standings import Standing, Standings, standings
from arbiter.domain.tiebreaks import is_known
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.bounds import Answer, Bounds, PlaceBounds, bounds
from arbiter.domain.whatif.counting import count_outcomes, countable
from arbiter.domain.whatif.needs import Need, NeedRow, Verdict, needs
from arbiter.domain.whatif.outlook import Outlook, PlayerOutlook
from arbiter.formats import tie_break_words
from arbiter.formats.documents import ranking
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
    Table,
)
from arbiter.formats.status import status
from arbiter.formats.words import Words
from arbiter.whatif_texts import (
    COUNTING,
    Phrase,
    Say,
    grouped,
    label_text,
    name_of,
    outcomes_text,
    row_text,
)

_USUAL_PLACES = 3
_LARGEST = 12.0
_SENTENCES = 2
"""So many of a player's own results are told of."""
_LINES = 2
"""More conditions than this no sentence bears; their outcomes are counted instead."""


def still_possible_sheet(tournament: Tournament, words: Words, first: int | None) -> Sheet:
    """The sheet; ``before_last_round_sheet`` says what is on it."""
    text = status(tournament, words)
    sentence = missing(tournament, words)
    parts: tuple[SheetPart, ...]
    if sentence is not None:
        parts = (sentence,)
    elif not tournament.open_games:
        parts = (Notes((Note(words["what_if.none_open"]),)),)
    else:
        wanted = first or len(tournament.prizes.amounts) or _USUAL_PLACES
        parts = _parts(tournament, words, min(wanted, len(tournament.ranked)))
    title = words["what_if.title" if _only_the_last(tournament) else "what_if.title_open"]
    return document(
        "before_last_round",
        tournament,
        words,
        title,
        parts,
        status=text,
        footer=f"{title} · {text}",
        largest=_LARGEST,
    )


def on_paper(words: Words) -> Say:
    """The phrases of the sentences in the language of *words*."""

    def say(phrase: Phrase, number: int) -> str:
        key = f"what_if.{phrase.value}"
        return words.count(key, number) if phrase in COUNTING else words[key]

    return say


def _only_the_last(tournament: Tournament) -> bool:
    rounds = {game.round for game in tournament.open_games}
    return not rounds or rounds == {tournament.rounds}


def _parts(tournament: Tournament, words: Words, first: int) -> tuple[SheetPart, ...]:
    order = standings(tournament)
    if countable(tournament):
        outlook = count_outcomes(tournament)
        assert outlook is not None  # nobody cancels it
        notes = _counted_notes(outlook, tournament, words)
        needed = _needed(outlook, order, words, first)
        return (_counted(outlook, order, words, first), *needed, notes)
    proved = bounds(tournament, first)
    assert proved is not None
    games = words.count("what_if.games", len(tournament.open_games))
    note = words.text("what_if.proved_note", games=games)
    return (_proved(proved, order, words, first), Notes((Note(note),)))


def _columns(words: Words, first: int, *, counted: bool) -> tuple[Column, ...]:
    limits = words["what_if.head_can_be" if counted else "what_if.head_points"]
    columns = [
        ranking.place_column(words, repeat=True),
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, keep=10),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        ranking.points_column(words),
        Column("limits", limits, Align.CENTRE, Role.NUMBER),
        Column("first", words["what_if.head_first"], Align.CENTRE),
    ]
    if first > 1:
        head = words.text("what_if.head_among", place=first)
        columns.append(Column("among", head, Align.CENTRE))
    return tuple(columns)


def _row(order: Standings, standing: Standing, words: Words, *cells: Cell) -> Row:
    player = order.tournament.player(standing.number)
    return (
        ranking.place_cell(standing, order.tournament, words),
        Cell(str(standing.number), value=str(standing.number)),
        Cell(full_name(player)),
        ranking.points_cell(standing),
        *cells,
    )


# Counted


def _counted(outlook: Outlook, order: Standings, words: Words, first: int) -> Table:
    groups = []
    for level in ranking.level_on_points(order):
        rows = []
        for standing in level:
            if standing.counts:
                player = outlook.of(standing.number)
                places = Cell(format_place(player.best, player.worst, roman=words.roman))
                verdicts = [_verdict(player, place, words) for place in sorted({1, first})]
                rows.append(_row(order, standing, words, places, *verdicts))
        if rows:
            groups.append(Group(tuple(rows)))
    return Table(_columns(words, first, counted=True), tuple(groups), rules=Rules.GROUPS)


def _verdict(player: PlayerOutlook, place: int, words: Words) -> Cell:
    if player.safe(place):
        return Cell(words["what_if.safe"], bold=True)
    if player.out(place):
        return Cell(words["what_if.out"])
    outcomes = player.places.within(place)
    return Cell(grouped(outcomes), value=str(outcomes))


def _needed(outlook: Outlook, order: Standings, words: Words, first: int) -> list[Notes]:
    """Who still needs something, and what."""
    notes = []
    for standing in order.rows:
        if not standing.counts:
            continue
        player = outlook.of(standing.number)
        open_places = [p for p in (1, first) if not player.safe(p) and not player.out(p)]
        if open_places:
            need = needs(order.tournament, outlook, standing.number, open_places[0])
            name = name_of(order.tournament, standing.number)
            notes.append(Note(need_sentences(order.tournament, need, words), name))
    if not notes:
        return []
    return [Notes((Note(words["what_if.head_needs"], bold=True), *notes))]


def need_sentences(tournament: Tournament, need: Need, words: Words) -> str:
    """What is enough, and on what the next smaller result depends: one sentence or two.

    ``Win: first place, whatever the others do. Draw: first place unless Ivanov beats Pupkin.``
    """
    enough = [row for row in need.rows if row.own.gain == need.enough]
    others = [
        row
        for row in need.rows
        if row.verdict is not Verdict.NEVER and (need.enough is None or row.own.gain < need.enough)
    ]
    say = on_paper(words)
    sentences = []
    for row in [*enough, *others][:_SENTENCES]:
        worth = _worth(tournament, need, row, say)
        label = label_text(tournament, need, row, say)
        sentences.append(words["what_if.sentence"].format(label, worth))
    return " ".join(sentences)


def _worth(tournament: Tournament, need: Need, row: NeedRow, say: Say) -> str:
    if len(row.lines) > _LINES:
        return outcomes_text(need.place, row.own.places, say)
    return row_text(tournament, need, row, say)


def _counted_notes(outlook: Outlook, tournament: Tournament, words: Words) -> Notes:
    codes = [code for code in tournament.regulations.tie_breaks if is_known(code)]
    heads = [words["what_if.points_only"], *(tie_break_words.head(code, words) for code in codes)]
    games = words.count("what_if.games", len(outlook.games))
    outcomes = grouped(outlook.outcomes)
    text = words.text(
        "what_if.counted_note", games=games, outcomes=outcomes, order=", ".join(heads)
    )
    return Notes((Note(text), Note(words["what_if.columns_note"])))


# Proved


def _proved(proved: Bounds, order: Standings, words: Words, first: int) -> Table:
    groups = []
    for level in ranking.level_on_points(order):
        rows = []
        for standing in level:
            if standing.counts:
                player = proved.of(standing.number)
                low, high = format_points(player.lowest), format_points(player.highest)
                points = Cell(low if low == high else f"{low}–{high}")
                answers = [player.first, player.prizes][: 1 + (first > 1)]
                verdicts = [_answer(one, words) for one in answers]
                rows.append(_row(order, standing, words, points, *verdicts))
        if rows:
            groups.append(Group(tuple(rows)))
    return Table(_columns(words, first, counted=False), tuple(groups), rules=Rules.GROUPS)


def _answer(found: PlaceBounds, words: Words) -> Cell:
    if found.safe is Answer.YES:
        return Cell(words["what_if.safe"], bold=True)
    if found.out is Answer.YES:
        return Cell(words["what_if.out"])
    known = found.safe is Answer.NO and found.out is Answer.NO
    return Cell(words["what_if.possible" if known else "what_if.unknown"])

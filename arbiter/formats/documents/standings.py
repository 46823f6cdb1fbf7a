"""The standings on paper: places in score groups, and in bold what decided."""

from __future__ import annotations

from arbiter.domain.errors import RoundNotFound, RoundsUnknown
from arbiter.domain.standings import Standing, Standings, standings
from arbiter.domain.tournament import Tournament
from arbiter.formats import tie_break_words
from arbiter.formats.documents import legend, ranking
from arbiter.formats.documents.frame import document, full_name, missing, rating_text
from arbiter.formats.documents.withdrawals import withdrawal_notes
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Role,
    Rules,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.status import status
from arbiter.formats.words import Words


def standings_sheet(
    tournament: Tournament,
    words: Words,
    *,
    after_round: int | None = None,
    tie_breaks: tuple[str, ...] | None = None,
) -> Sheet:
    """Places, points and tie-breaks, now or *after_round*, by the list of the tournament or
    by *tie_breaks*.

    :raises RoundNotFound: there is no such round.
    :raises RoundsUnknown: rounds of some games are not known.
    :raises UnknownTieBreak: *tie_breaks* names one that does not exist.
    """
    if after_round is not None:
        tournament = as_after(tournament, after_round)
    text = status(tournament, words)
    sentence = missing(tournament, words)
    parts: tuple[SheetPart, ...]
    if sentence is not None:
        parts = (sentence,)
    else:
        order = standings(tournament, tie_breaks)
        parts = (standings_table(order, words), standings_notes(order, words))
    return document(
        "standings",
        tournament,
        words,
        words["title.standings"],
        parts,
        status=text,
        footer=text,
    )


def as_after(tournament: Tournament, round: int) -> Tournament:
    """*tournament* as it was after *round*, from 1.

    :raises RoundNotFound: there is no such round.
    :raises RoundsUnknown: rounds of some games are not known.
    """
    if not 1 <= round <= tournament.rounds:
        raise RoundNotFound(round, tournament.rounds)
    if any(game.round is None for game in tournament.games):
        raise RoundsUnknown
    return tournament.after_round(round)


def standings_table(order: Standings, words: Words, caption: str = "") -> Table:
    """The table alone, for a sheet of its own or below the results of a round."""
    decisive = ranking.deciding(order)
    groups = tuple(
        Group(tuple(_row(order, standing, words, decisive) for standing in level))
        for level in ranking.level_on_points(order)
    )
    columns = (
        ranking.place_column(words, repeat=True),
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, keep=10),
        Column("title", "", role=Role.MARK, keep=20, empty=True, uniform=True),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        Column("club", words["head.club"], role=Role.CLUB, keep=50, floor=14.0, uniform=True),
        Column("federation", words["head.federation"], keep=40, empty=True, uniform=True),
        Column("rating", words["head.rating"], Align.RIGHT, Role.NUMBER, keep=30, uniform=True),
        Column(
            "games",
            words["head.games"],
            Align.RIGHT,
            Role.NUMBER,
            keep=60,
            floor=14.0,
            uniform=True,
        ),
        ranking.points_column(words),
        *ranking.tie_break_columns(order, words, crowded=False),
    )
    return Table(columns, groups, caption=caption, rules=Rules.GROUPS)


def standings_notes(order: Standings, words: Words) -> Notes:
    """What each tie-break adds up, what bold means, and which games are open."""
    notes = (
        *ranking.rule_notes(order, words, all_of_them=True),
        Note(tie_break_words.edition(words)),
        *ranking.ranking_notes(order, words, bold=bool(ranking.deciding(order))),
        *withdrawal_notes(order.tournament, words),
        legend.open_note(order.tournament, words),
    )
    return Notes(tuple(note for note in notes if note is not None))


def _row(
    order: Standings, standing: Standing, words: Words, decisive: frozenset[tuple[int, str]]
) -> tuple[Cell, ...]:
    player = order.tournament.player(standing.number)
    rating = rating_text(player)
    soft = not standing.counts
    played = "" if soft else str(standing.played)
    return (
        ranking.place_cell(standing, order.tournament, words),
        Cell(str(standing.number), soft=soft, value=str(standing.number)),
        Cell(player.title, soft=soft),
        Cell(full_name(player), soft=soft),
        Cell(player.club, soft=soft),
        Cell(player.federation, soft=soft),
        Cell(rating, soft=soft, value=rating or None),
        Cell(played, soft=soft, value=played or None),
        ranking.points_cell(standing),
        *ranking.tie_break_cells(order, standing, words, decisive),
    )

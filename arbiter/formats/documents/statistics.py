"""Statistics: what can be said of the field and of its games on one page, as far as it is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from arbiter.domain import field_statistics as counting
from arbiter.domain.field_statistics import RoundsAlike, Tally
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.event_report import Fact, counted
from arbiter.formats.documents.frame import correction_notes, document, full_name
from arbiter.formats.documents.report import mean_rating
from arbiter.formats.documents.statistics_tables import (
    leaves_room,
    rounds_table,
    share_text,
    upsets_table,
)
from arbiter.formats.documents.withdrawals import withdrawal_notes
from arbiter.formats.player_fields import TITLES
from arbiter.formats.sheets import Fields, Note, Notes, Sheet, SheetPart, Turn
from arbiter.formats.status import status
from arbiter.formats.words import Words

_LARGEST, _SMALLEST = 11.0, 9.0
"""It is one page: its type becomes smaller before it takes another."""
_COLUMNS = 2
_NAMES = 3
"""More players than this who share a record are not all named."""


def statistics_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The field, the games with the share of each result, in all and by rounds, the largest
    upsets, and a few records; what is not known, or did not happen, is left out."""
    text = status(tournament, words)
    parts: tuple[SheetPart, ...] = (Notes((Note(words["note.no_players"]),)),)
    if tournament.players:
        parts = tuple(_parts(tournament, words))
    return document(
        "statistics",
        tournament,
        words,
        words["title.statistics"],
        parts,
        status=text,
        footer=words["title.statistics"],
        listed=rounds_table(tournament, words, beside=1),
        turn=Turn.NEVER,
        posted=_SMALLEST,
        largest=_LARGEST,
    )


def _parts(tournament: Tournament, words: Words) -> list[SheetPart]:
    facts = field_facts(tournament, words)
    parts: list[SheetPart] = [Fields(tuple(facts), _COLUMNS)]
    parts += [Fields(tuple(named))] if (named := named_facts(tournament, words)) else []
    if not tournament.drawn:
        return [*parts, *_notes(tournament, words)]
    parts.append(Fields(tuple(game_facts(tournament, words)), _COLUMNS))
    tables = [rounds_table(tournament, words)]
    records = record_facts(tournament, words)
    if leaves_room(tournament):
        tables.append(upsets_table(tournament, words))
    else:
        records = upset_facts(tournament, words) + records
    parts += [table for table in tables if table is not None]
    parts += [Fields(tuple(records))] if records else []
    return [*parts, *_notes(tournament, words)]


# The field


def field_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """How many players and clubs there are, their mean rating and how far ratings lie apart."""
    facts = [(words["field.Players"], str(tournament.size))]
    clubs = {player.club for player in tournament.players if player.club}
    if clubs:
        facts.append((words["statistics.clubs"], str(len(clubs))))
    if rated := counting.ratings(tournament):
        facts.append((words["report.mean_rating"], mean_rating(tournament, words)))
        if rated.spread:
            facts.append((words["statistics.spread"], str(rated.spread)))
    return facts


def named_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """Who has the highest and the lowest rating, who is the oldest and the youngest; which
    federations and titles there are, and how many of each."""
    facts = []
    rated, born = counting.ratings(tournament), counting.births(tournament)
    if rated and rated.spread:
        for key, rating in (("highest", rated.highest), ("lowest", rated.lowest)):
            facts.append((words[f"statistics.{key}"], _rated(tournament, rating, words)))
    if born and born.oldest != born.youngest:
        for key, numbers in (("oldest", born.oldest), ("youngest", born.youngest)):
            year = tournament.player(numbers[0]).birth[:4]
            said = f"{year} {_named(tournament, numbers, words)}"
            facts.append((words[f"statistics.{key}"], said))
    federations = Counter(player.federation for player in tournament.players if player.federation)
    if federations:
        said = counted(len(federations), federations.most_common())
        facts.append((words["event_report.federations"], said))
    if titles := _titles(tournament):
        said = counted(sum(count for _, count in titles), titles)
        facts.append((words["event_report.titled"], said))
    return facts


def _titles(tournament: Tournament) -> list[tuple[str, int]]:
    """FIDE's titles in their order, then those of a federation, the most frequent first."""
    titles = Counter(player.title for player in tournament.players if player.title)
    known = [(title, titles[title]) for title in TITLES if title in titles]
    return known + [(title, n) for title, n in titles.most_common() if title not in TITLES]


def _rated(tournament: Tournament, rating: int, words: Words) -> str:
    numbers = [n for n in tournament.numbers if tournament.player(n).rating == rating]
    return f"{rating} {_named(tournament, numbers, words)}"


# The games


def game_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """All games that count by how they ended, with the shares of those that were played."""
    told = counting.tally(tournament.counted_games)
    facts = [
        (words["report.scheduled"], str(told.scheduled)),
        (words["report.played"], str(told.played)),
        (words["report.forfeits"], str(told.forfeits)),
        (words["statistics.open"], str(told.open)),
    ]
    if not told.played:
        return facts
    facts += [
        (label, share_text(count, told.played, words))
        for label, count in _results(tournament, told, words)
    ]
    surprises = counting.upsets(tournament)
    if surprises.won:
        count = len(surprises.games)
        said = words.text(
            "statistics.of",
            part=count,
            whole=surprises.won,
            percent=_percent(count, surprises.won, words),
        )
        facts.append((words["statistics.upsets"], said))
    return facts


def _results(tournament: Tournament, told: Tally, words: Words) -> list[tuple[str, int]]:
    """Each way in which a game can end over the board; wins of a colour only if it is known."""
    draws = (words["report.draws"], told.draws)
    if counting.colours_told(tournament):
        venues = tournament.regulations.home_and_away
        found = [
            (words["report.home_wins" if venues else "report.white_wins"], told.white),
            draws,
            (words["report.away_wins" if venues else "report.black_wins"], told.black),
        ]
    else:
        found = [(words["statistics.won"], told.won), draws]
    if told.by_decision:
        found.append((words["statistics.by_decision"], told.by_decision))
    return found


# Records


def record_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """What nobody surpassed: wins, draws, a run of wins, no loss; the sharpest round and the
    most peaceful one."""
    facts = []
    for key, record in (
        ("most_wins", counting.most_wins(tournament)),
        ("most_draws", counting.most_draws(tournament)),
    ):
        if record is not None:
            said = f"{record.best}: {_named(tournament, record.numbers, words)}"
            facts.append((words[f"statistics.{key}"], said))
    if runs := counting.longest_runs(tournament):
        named = [
            words.text(
                "statistics.run_of",
                name=full_name(tournament.player(run.number)),
                first=run.first,
                last=run.last,
            )
            for run in runs
        ]
        facts.append((words["statistics.run"], f"{runs[0].games}: {_listed(named, words)}"))
    if numbers := counting.unbeaten(tournament):
        said = f"{len(numbers)}: {_named(tournament, numbers, words)}"
        facts.append((words["statistics.unbeaten"], said))
    if extremes := counting.sharpest_and_quietest(tournament):
        for key, alike in zip(("sharpest", "quietest"), extremes):
            facts.append((words[f"statistics.{key}"], _rounds(alike, words)))
    return facts


def upset_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """The largest upset in one line, where there is no room for a table of them."""
    largest = counting.upsets(tournament).games[:1]
    return [
        (
            words["statistics.largest_upset"],
            f"{upset.difference}: {full_name(tournament.player(upset.winner))} "
            f"({upset.winner_rating}) – {full_name(tournament.player(upset.loser))} "
            f"({upset.loser_rating})",
        )
        for upset in largest
    ]


def _rounds(alike: RoundsAlike, words: Words) -> str:
    percent = _percent(alike.share.numerator, alike.share.denominator, words)
    rounds = _listed([str(round) for round in alike.rounds], words, ", ")
    return words.text("statistics.decided_in", rounds=rounds, percent=percent)


# Notes, and how things are said


def _notes(tournament: Tournament, words: Words) -> list[Notes]:
    notes = []
    if tournament.started:
        notes.append(Note(words["statistics.note_games"], "%"))
    born = counting.births(tournament)
    if born and born.known < tournament.size and born.oldest != born.youngest:
        said = words.text("statistics.note_years", known=born.known, players=tournament.size)
        notes.append(Note(said))
    left_out = len(tournament.games) - len(tournament.counted_games)
    if left_out:
        notes.append(Note(words.count("statistics.note_left_out", left_out)))
    notes += [*withdrawal_notes(tournament, words), *correction_notes(tournament, words)]
    return [Notes(tuple(notes))]


def _named(tournament: Tournament, numbers: Sequence[int], words: Words) -> str:
    return _listed([str(full_name(tournament.player(number))) for number in numbers], words)


def _listed(names: Sequence[str], words: Words, between: str = "; ") -> str:
    """The first of *names*, and how many more there are."""
    if len(names) <= _NAMES + 1:
        return between.join(names)
    first = between.join(names[:_NAMES])
    return words.text("statistics.and_more", who=first, n=len(names) - _NAMES)


def _percent(part: int, whole: int, words: Words) -> str:
    return words.text("statistics.percent", n=counting.percent(part, whole))

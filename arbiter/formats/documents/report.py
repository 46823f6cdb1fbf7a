"""The chief arbiter's report: what was played, how it ended, and room for what else happened."""

from __future__ import annotations

from arbiter.domain.field_statistics import ratings, tally
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import is_known
from arbiter.domain.tournament import Tournament
from arbiter.formats import tie_break_words
from arbiter.formats.documents.frame import correction_notes, document, missing
from arbiter.formats.documents.playing import lots_text, system_text
from arbiter.formats.documents.standings import standings_table
from arbiter.formats.documents.withdrawals import withdrawal_text
from arbiter.formats.sheets import Fields, Lines, Sheet, SheetPart, Signatures, Turn
from arbiter.formats.status import status
from arbiter.formats.words import Words

_LARGEST = 11.0
_COLUMNS = 2


def report_sheet(tournament: Tournament, words: Words) -> Sheet:
    """Fields, counts of games, standings, lines for what has to be written by hand, signatures.
    What is not known is a line to write on."""
    text = status(tournament, words)
    table: SheetPart | None = missing(tournament, words)
    if table is None:
        table = standings_table(standings(tournament), words)
    parts = (
        _facts(tournament, words),
        _counts(tournament, words),
        table,
        *_remarks(tournament, words),
        Signatures(tuple(words[f"signature.{who}"] for who in ("arbiter", "secretary", "date"))),
    )
    return document(
        "report",
        tournament,
        words,
        words["title.report"],
        parts,
        status=text,
        footer=words["title.report"],
        turn=Turn.NEVER,
        largest=_LARGEST,
    )


def _facts(tournament: Tournament, words: Words) -> Fields:
    event = tournament.event
    where = ", ".join(filter(None, (event.place, words.date_range(event.start, event.end))))
    known = [code for code in tournament.regulations.tie_breaks if is_known(code)]
    level = "; ".join(tie_break_words.long_name(code, words) for code in known)
    facts = (
        ("event", event.name),
        ("where", where),
        ("organiser", event.organiser),
        ("system", system_text(tournament, words)),
        ("rate", event.rate_of_play),
        ("level", level),
        ("lots", lots_text(tournament, words) if tournament.drawn else ""),
        ("officials", officials_text(tournament, words)),
    )
    labels = {"system": "regulations.system", "rate": "regulations.rate"}
    return Fields(tuple((words[labels.get(key, f"report.{key}")], said) for key, said in facts))


def officials_text(tournament: Tournament, words: Words) -> str:
    """All arbiters, the chief arbiter first, each with what he does."""
    event = tournament.event
    named = []
    if event.arbiter:
        named.append(words.text("report.chief", name=event.arbiter))
    for official in event.officials:
        role = words[f"official.{official.role.name.lower()}"]
        named.append(f"{official.name} ({role})")
    return "; ".join(named)


def _counts(tournament: Tournament, words: Words) -> Fields:
    """How many games were played and how they ended, in two columns."""
    games = tally(tournament.games)
    white = black = ""
    if all(game.colours_known for game in tournament.games if game.result and game.result.played):
        white, black = str(games.white), str(games.black)
    venues = tournament.regulations.home_and_away
    counts = (
        ("scheduled", str(games.scheduled)),
        ("played", str(games.played)),
        ("forfeits", str(games.forfeits)),
        ("open", str(games.open)),
        ("home_wins" if venues else "white_wins", white),
        ("draws", str(games.draws)),
        ("away_wins" if venues else "black_wins", black),
        ("mean_rating", mean_rating(tournament, words)),
    )
    return Fields(tuple((words[f"report.{key}"], said) for key, said in counts), _COLUMNS)


def mean_rating(tournament: Tournament, words: Words) -> str:
    """Rounded, a half up; of those who have a rating, and how many they are if not all."""
    known = ratings(tournament)
    if known is None:
        return ""
    if known.rated == tournament.size:
        return str(known.mean)
    return words.text("report.mean_of", mean=known.mean, rated=known.rated, players=tournament.size)


def _remarks(tournament: Tournament, words: Words) -> list[Lines]:
    """What is known of each thing, and room for the rest."""
    left = [withdrawal_text(tournament, one, words) for one in tournament.withdrawals]
    corrected = [note.text for note in correction_notes(tournament, words)]
    remarks: tuple[tuple[str, list[str], int], ...] = (
        ("withdrawals", left, 2),
        ("appeals", [], 2),
        ("remarks", [], 2),
        ("corrections", corrected, 1),
    )
    return [_lines(words[f"report.{key}"], said, count) for key, said, count in remarks]


def _lines(label: str, said: list[str], count: int) -> Lines:
    if not said:
        return Lines(count, label)
    return Lines(1, f"{label}: {' '.join(said)}")

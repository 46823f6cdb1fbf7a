"""The event report: every fact that FIDE's form IT3 (tournament report) asks for, in reading
order, to be copied from.

It is not that form, which a federation fills in itself. What is not known is a line to write on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from arbiter.domain.event import Pace
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.documents.frame import document
from arbiter.formats.documents.playing import system_text
from arbiter.formats.player_fields import TITLES
from arbiter.formats.sheets import (
    Cell,
    Column,
    Fields,
    Group,
    Role,
    Sheet,
    SheetPart,
    Signatures,
    Table,
    Turn,
)
from arbiter.formats.status import status
from arbiter.formats.words import Words

Fact = tuple[str, str]
"""A label, and what is known."""

_LARGEST = 11.0
_WOMAN = "w"


def event_report_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The facts in three parts, all arbiters with function and FIDE id, and lines to sign on."""
    title = words["title.event_report"]
    parts: list[SheetPart] = [
        Fields(tuple(facts))
        for facts in (event_facts(tournament, words), play_facts(tournament, words))
    ]
    parts.append(Fields(tuple(player_facts(tournament, words))))
    parts.append(_arbiters(tournament, words))
    parts.append(Signatures((words["signature.arbiter"], words["signature.date"])))
    return document(
        "event_report",
        tournament,
        words,
        title,
        tuple(parts),
        status=status(tournament, words),
        footer=title,
        turn=Turn.NEVER,
        largest=_LARGEST,
    )


def event_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """What the event is called, where and when it is held, and by whom."""
    event = tournament.event
    facts = (
        ("field.Name", event.name),
        ("field.EventCode", event.code),
        ("field.City", event.place),
        ("field.Federation", event.federation),
        ("field.Start", words.short_date(event.start) if event.start else ""),
        ("field.End", words.short_date(event.end) if event.end else ""),
        ("field.Organiser", event.organiser),
    )
    return [(words[key], said) for key, said in facts]


def play_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """System, rounds, pace, days, and how many games there were of each kind."""
    event, games = tournament.event, tournament.games
    results = [game.result for game in games if game.result is not None]
    played = [result for result in results if result.played]
    pace = "" if event.pace is Pace.UNKNOWN else words[f"pace.{event.pace.value}"]
    facts = (
        ("regulations.system", system_text(tournament, words)),
        ("field.Rounds", str(tournament.rounds or "")),
        ("field.Pace", pace),
        ("field.Rate", event.rate_of_play),
        ("field.TimeControl", event.time_control),
        ("event_report.a_day", _rounds_a_day(tournament)),
        ("report.played", str(len(played)) if games else ""),
        ("event_report.rated_games", str(sum(r.rated for r in played)) if games else ""),
        ("report.forfeits", str(len(results) - len(played)) if games else ""),
        ("report.open", str(len(games) - len(results)) if games else ""),
    )
    return [(words[key], said) for key, said in facts]


def player_facts(tournament: Tournament, words: Words) -> list[Fact]:
    """How many players there are, of which federations, with which titles and ratings."""
    players = tournament.players
    rated = [player.rating_fide for player in players if player.rating_fide]
    titles = Counter(player.title for player in players if player.title in TITLES)
    federations = Counter(player.federation for player in players if player.federation)
    host = tournament.event.federation
    mean = (2 * sum(rated) + len(rated)) // (2 * len(rated)) if rated else 0
    left = sum(tournament.withdrawal(number) is not None for number in tournament.numbers)
    facts = (
        ("field.Players", str(len(players))),
        ("event_report.women", str(sum(player.sex == _WOMAN for player in players))),
        ("event_report.federations", counted(len(federations), federations.most_common())),
        ("event_report.host", str(federations[host]) if host else ""),
        (
            "event_report.titled",
            counted(titles.total(), [(one, titles[one]) for one in TITLES if titles[one]]),
        ),
        ("event_report.rated", str(len(rated))),
        ("event_report.unrated", str(len(players) - len(rated))),
        ("event_report.mean", str(mean or "")),
        ("event_report.without_id", _unknown(players)),
        ("event_report.left", str(left)),
    )
    return [(words[key], said) for key, said in facts]


def officials(tournament: Tournament, words: Words) -> list[tuple[str, str, str]]:
    """Function, name and FIDE id of everybody who is responsible, the chief arbiter first."""
    event = tournament.event
    chief = (words["field.Arbiter"], event.arbiter, event.arbiter_id)
    others = [
        (words[f"official.{one.role.name.lower()}"], one.name, one.fide_id)
        for one in event.officials
    ]
    return [chief, *others]


def _arbiters(tournament: Tournament, words: Words) -> Table:
    columns = (
        Column("function", words["event_report.function"]),
        Column("name", words["column.name"], role=Role.NAME, stretch=True),
        Column("fide_id", words["column.fide_id"]),
    )
    rows = tuple(
        tuple(Cell(text, line=not text) for text in row) for row in officials(tournament, words)
    )
    return Table(columns, (Group(rows),), caption=words["report.officials"], full=True)


def _rounds_a_day(tournament: Tournament) -> str:
    """The most rounds on one day; nothing while a round has no date."""
    days = [start[:10] for start in map(tournament.round_start, range(1, tournament.rounds + 1))]
    if not days or not all(days):
        return ""
    return str(max(Counter(days).values()))


def counted(total: int, parts: Iterable[tuple[str, int]]) -> str:
    """``6: SWE 3, NOR 2``; a name and its count stay on one line."""
    each = ", ".join(f"{name}\u00a0{count}" for name, count in parts)
    return f"{total}: {each}" if each else str(total)


def _unknown(players: Sequence[Player]) -> str:
    names = [player.family for player in players if not player.fide_id]
    return f"{len(names)}: {', '.join(names)}" if 0 < len(names) < len(players) else str(len(names))

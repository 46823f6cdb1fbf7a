"""The games of a PGN as lists of pairings, one for each event: a table that can be looked at.

Above each stand the event and its place; a column of remarks says where the moves end
otherwise than the tag of the result, which counts.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice

from arbiter.domain.names import tidy
from arbiter.formats.pgn.games import FoundGame
from arbiter.formats.pgn.numbers import Meeting, berger_numbers
from arbiter.formats.plain_letters import in_ascii
from arbiter.formats.player_fields import without_remark
from arbiter.formats.recognition.result_letters import is_bye
from arbiter.formats.source.book import NOTHING, SourceCell, SourceSheet

MOST_GAMES = 6_000
"""Of an event; one where everybody meets everybody has fewer."""
MOST_EVENTS = 100
_MOST_LOOKED_AT = 20_000
"""Games of a file; more are the collection of somebody, and no tournament."""
ABOUT = ("Event", "Site", "EventDate", "EventRounds", "TimeControl")
"""What stands above the table, each in a line of its own."""
REMARK = "Remark"
ENDS = "The moves end with {0}"

SIDES = ("White", "Black")
_ALIKE = 4
"""Letters of a surname."""
_SIDE = ("No", "Title", "", "Rating", "Federation", "FIDE ID")
_SIDE_TAGS = ("", "Title", "", "Elo", "Fed", "FideId")
_FORFEITED = {"unplayed", "forfeit", "forfeited", "by forfeit", "default", "walkover", "no show"}
_FORFEITS = {"1-0": "+:-", "0-1": "-:+", "*": "-:-", "0-0": "-:-"}
_OF_A_ROUND = re.compile(
    r"[\s,;:|·(-]*\b(?:round|rd|r|tour|тур|runde|rond|ronde|ronda)\.?\s*\d+\b.*$", re.IGNORECASE
)
_ROUND = re.compile(r"(\d{1,3})(?:\.(\d{1,3}))?")
_DATE = re.compile(r"\d{4}[./-]\d{2}[./-]\d{2}")


def event_sheets(games: Iterable[FoundGame]) -> tuple[SourceSheet, ...]:
    """A sheet for each event in *games*, in the order of the file."""
    events: dict[str, list[FoundGame]] = defaultdict(list)
    for game in islice(games, _MOST_LOOKED_AT):
        if game.tag("White") or game.tag("Black"):
            events[_event(game)].append(game)
    return tuple(_sheet(name, found) for name, found in list(events.items())[:MOST_EVENTS])


def _event(game: FoundGame) -> str:
    """The event, without the round and the pair that broadcasts put to its name."""
    name = tidy(game.tag("BroadcastName") or game.tag("Event"))
    return _OF_A_ROUND.sub("", name)


def _sheet(name: str, games: Sequence[FoundGame]) -> SourceSheet:
    shown = _spelt_alike(games[:MOST_GAMES])
    meetings = [_meeting(game) for game in shown]
    played = [meeting for meeting in meetings if not _is_free(meeting)]
    numbers = berger_numbers(played) if all(meeting.round for meeting in played) else {}
    rows = [_row(game, meeting, numbers) for game, meeting in zip(shown, meetings)]
    headings = ("Round", "Board", "Date", *_headings("White"), "Result", *_headings("Black"))
    table = [(*headings, REMARK), *rows]
    used = [place for place in range(len(table[0])) if any(row[place] for row in rows)]
    about = [(tag, _about(tag, name, games)) for tag in ABOUT]
    lines: list[tuple[str, ...]] = [line for line in about if line[1]]
    lines += [tuple(row[place] for place in used) for row in table]
    width = max(map(len, lines))
    cells = tuple(
        tuple(SourceCell(text, text) if text else NOTHING for text in line)
        + (NOTHING,) * (width - len(line))
        for line in lines
    )
    return SourceSheet(name or "PGN", cells, cut=len(games) > MOST_GAMES)


def _spelt_alike(games: Sequence[FoundGame]) -> list[FoundGame]:
    """*games* with one spelling for each FIDE ID: *Müller, J* is *Müller, Jürgen* elsewhere.

    Only where the surnames begin alike, for an ID may be mistyped.
    """
    spellings: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for side in SIDES:
            spellings[game.tag(f"{side}FideId")][_name(game, side)] += 1
    usual = {one: names.most_common(1)[0][0] for one, names in spellings.items() if one.strip("0")}
    return [_with_names(game, usual) for game in games]


def _with_names(game: FoundGame, usual: dict[str, str]) -> FoundGame:
    tags = dict(game.tags)
    for side in SIDES:
        name = usual.get(game.tag(f"{side}FideId"), "")
        if _beginning(name) == _beginning(game.tag(side)):
            tags[side.lower()] = name
    return replace(game, tags=tags)


def _beginning(name: str) -> str:
    return in_ascii(name).lower()[:_ALIKE]


def _headings(side: str) -> list[str]:
    return [heading or side for heading in _SIDE]


def _about(tag: str, name: str, games: Sequence[FoundGame]) -> str:
    """What all games of an event say alike, or most of them."""
    if tag == "Event":
        return name
    said = Counter(tidy(game.tag(tag)) for game in games if game.tag(tag))
    return said.most_common(1)[0][0] if said else ""


def _row(game: FoundGame, meeting: Meeting, numbers: dict[str, int]) -> tuple[str, ...]:
    date = game.tag("Date").replace(".", "-").replace("/", "-")
    return (
        str(meeting.round or ""),
        str(meeting.board or ""),
        date if _DATE.fullmatch(date) else "",
        *_side(game, "White", numbers.get(meeting.white, 0)),
        _result(game),
        *_side(game, "Black", numbers.get(meeting.black, 0)),
        _remark(game),
    )


def _side(game: FoundGame, side: str, number: int) -> list[str]:
    told = [tidy(game.tag(f"{side}{tag}")) if tag else "" for tag in _SIDE_TAGS]
    told[0] = str(number or "")
    told[2] = _name(game, side)
    return ["" if text == "0" else text for text in told]


def _name(game: FoundGame, side: str) -> str:
    """The player, with the blank after the comma that some programs leave out."""
    return tidy(game.tag(side).replace(",", ", "))


def _meeting(game: FoundGame) -> Meeting:
    found = _ROUND.search(game.tag("Round"))
    board = game.tag("Board")
    inner = int(found[2] or 0) if found else 0
    return Meeting(
        int(found[1]) if found else 0,
        int(board) if board.isdecimal() and len(board) < 4 else inner,
        without_remark(_name(game, "White")),
        without_remark(_name(game, "Black")),
    )


def _is_free(meeting: Meeting) -> bool:
    return any(not name or is_bye(name) for name in (meeting.white, meeting.black))


def _result(game: FoundGame) -> str:
    """The result by its tag, by the end of the moves where there is none; a forfeit as such."""
    result = game.result or game.ending
    termination = game.tag("Termination").casefold()
    if termination in _FORFEITED and not game.moved:
        return _FORFEITS.get(result, result)
    return result.replace("1/2-1/2", "½-½")


def _remark(game: FoundGame) -> str:
    if game.ending and game.result and game.ending != game.result:
        return ENDS.format(game.ending)
    return ""

"""What the hall screen shows, page by page, as values: read from the state, painted elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from arbiter.domain.crosstable import mark_of
from arbiter.domain.notation import format_mark, format_place, format_points
from arbiter.domain.progress import progress, round_to_play
from arbiter.domain.result import Outcome
from arbiter.domain.standings import Standings
from arbiter.domain.tournament import Game, Pending, Tournament
from arbiter.ui.languages import translate
from arbiter.ui.standings_panel import title_forms

T = TypeVar("T")

LINES = 16
"""So many boards, or in one column players, stand on one page."""
IN_COLUMNS = 2 * LINES
"""So many players stand on one page in two columns."""
BESIDE = 8
"""Up to so many boards leave room for the standings beside them."""
MOST_BESIDE = 18
"""So many players at most stand beside the boards."""
LONGEST_BESIDE = 18
"""Letters of a surname: with longer ones the boards need the whole width."""
MATRIX = 18
"""So many rows, and so many opponents, stand on one page of the crosstable."""


class HallView(Enum):
    """What the arbiter has chosen to be seen; rotating shows the others in turn."""

    ROTATING = "rotating"
    BOARDS = "boards"
    STANDINGS = "standings"
    CROSSTABLE = "crosstable"
    NEXT_ROUND = "next"


@dataclass(frozen=True, slots=True)
class HallBoard:
    """One board. ``left`` and ``right`` are the signs of its result, ``word`` stands there
    while it has none for a reason. ``won`` and ``lost`` name sides, ``w`` or ``b``. Points are
    those from the rounds before."""

    number: int
    white: str
    black: str
    white_points: str = ""
    black_points: str = ""
    left: str = ""
    right: str = ""
    forfeit: bool = False
    word: str = ""
    won: str = ""
    lost: str = ""


@dataclass(frozen=True, slots=True)
class HallLine:
    """One player in the standings, or before the draw in the list. With ``ends`` his score
    group ends here; ``left`` is somebody whose results do not count."""

    place: str
    name: str
    points: str
    ends: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class HallRow:
    """One row of the crosstable; a cell that is None is the diagonal."""

    place: str
    name: str
    cells: tuple[str | None, ...]
    points: str


@dataclass(frozen=True, slots=True)
class HallPage:
    """One picture. ``subject`` says in short what it is, for the foot of the others; ``aside``
    stands behind the heading in the place of the event. ``beside`` are headings for the lines
    beside the boards, the fullest first."""

    heading: str
    subject: str
    aside: str = ""
    boards: tuple[HallBoard, ...] = ()
    free: str = ""
    beside: tuple[str, ...] = ()
    lines: tuple[HallLine, ...] = ()
    rows: tuple[HallRow, ...] = ()
    columns: tuple[str, ...] = ()
    sentence: str = ""


def round_in_hall(tournament: Tournament) -> int:
    """The round whose boards people look for: the one being played, or, while none of its games
    has a result, the one before, whose results are still news. From 1; 0 without rounds."""
    now = round_to_play(tournament)
    if now < 2 or any(_has_news(game) for game in tournament.boards(now)):
        return now
    if any(game.result is None and game.pending is None for game in tournament.boards(now - 1)):
        return now
    return now - 1 if any(_has_news(game) for game in tournament.boards(now - 1)) else now


def _has_news(game: Game) -> bool:
    return game.result is not None or game.pending is not None


def next_round(tournament: Tournament) -> int:
    """The round after the one in the hall; 0 if there is none."""
    now = round_in_hall(tournament)
    return now + 1 if 0 < now < tournament.rounds else 0


def hall_pages(standings: Standings, view: HallView) -> tuple[HallPage, ...]:
    """The pages of *view*, at least one.

    Rotating shows the boards, the standings where they don't stand beside them, the crosstable
    if one page holds it, and, once the round is over, the next round.
    """
    tournament = standings.tournament
    if not tournament.drawn:
        return tuple(_players(tournament))
    pages: list[HallPage] = []
    known = tournament.rounds_known
    rotating = view is HallView.ROTATING
    if known and (rotating or view is HallView.BOARDS):
        pages += _boards(standings, round_in_hall(tournament), beside=True)
    apart = tournament.started and not (pages and pages[0].beside)
    if view is HallView.STANDINGS or (rotating and apart):
        pages += _standings(standings)
    one_page = tournament.started and tournament.size <= MATRIX
    if view is HallView.CROSSTABLE or (rotating and one_page):
        pages += _crosstable(standings)
    following = next_round(tournament)
    if known and following and (view is HallView.NEXT_ROUND or (rotating and _over(tournament))):
        pages += _boards(standings, following, beside=False)
    if not pages:
        pages.append(_nothing(tournament, known))
    return tuple(pages)


def _over(tournament: Tournament) -> bool:
    boards = tournament.counted_boards(round_in_hall(tournament))
    return all(_has_news(game) for game in boards)


def _nothing(tournament: Tournament, known: bool) -> HallPage:
    if known:
        sentence = translate("Hall", "This is the last round.")
    else:
        sentence = translate("Hall", "The rounds of this tournament are not known.")
    heading = translate("Hall", "Next round") if known else translate("Hall", "Rounds")
    return HallPage(heading, heading, sentence=sentence)


def _players(tournament: Tournament) -> Iterator[HallPage]:
    heading = translate("Hall", "Players")
    if not tournament.size:
        yield HallPage(heading, heading, sentence=translate("Hall", "No players yet."))
    lines = [
        HallLine(str(number), player.name, str(player.rating or ""))
        for number, player in enumerate(tournament.players, 1)
    ]
    for first, part in _parts(lines, IN_COLUMNS):
        yield HallPage(heading, _range(heading, first, len(part), len(lines)), lines=tuple(part))


def _boards(standings: Standings, round: int, *, beside: bool) -> Iterator[HallPage]:
    tournament = standings.tournament
    heading = translate("Hall", "Round {0}").format(round)
    before = tournament.points_before(round)
    boards = [_board(tournament, game, before) for game in tournament.boards(round)]
    free = tournament.free(round)
    said = ""
    if free:
        names = ", ".join(tournament.player(number).short for number in free)
        said = translate("Hall", "Free this round: {0}").format(names)
    beside = beside and len(boards) <= BESIDE and _fits_beside(tournament)
    ranked = _lines(standings) if beside else ()
    for _, part in _parts(boards, LINES):
        subject = heading
        if len(part) < len(boards):
            subject = translate("Hall", "{0}, boards {1}–{2}", "round, first, last").format(
                heading, part[0].number, part[-1].number
            )
        titles = _reached(tournament) if ranked else ()
        yield HallPage(heading, subject, boards=tuple(part), free=said, beside=titles, lines=ranked)


def _fits_beside(tournament: Tournament) -> bool:
    """Whether there are standings, few and short enough to stand beside the boards."""
    longest = max(len(player.family) for player in tournament.players)
    return tournament.started and tournament.size <= MOST_BESIDE and longest <= LONGEST_BESIDE


def _board(tournament: Tournament, game: Game, before: Sequence[int]) -> HallBoard:
    """The board of *game*; *before* are everybody's points when its round began."""
    white, black = (tournament.player(number).name for number in (game.white, game.black))
    points = [format_points(before[number - 1]) for number in (game.white, game.black)]
    board = HallBoard(game.board or 0, white, black, *points)
    result = game.result
    if result is None:
        return board if game.pending is None else replace(board, word=_pending_word(game.pending))
    won = "w" if result.white is Outcome.WIN else "b" if result.black is Outcome.WIN else ""
    return replace(
        board,
        left=format_mark(result),
        right=format_mark(result, white=False),
        forfeit=not result.played,
        won=won,
        lost={"w": "b", "b": "w"}.get(won, ""),
    )


def _pending_word(pending: Pending) -> str:
    match pending:
        case Pending.POSTPONED:
            return translate("Hall", "postponed")
        case Pending.ADJOURNED:
            return translate("Hall", "adjourned")
        case Pending.EARLY:
            return translate("Hall", "played early")


def _reached(tournament: Tournament, *, short: bool = False) -> tuple[str, ...]:
    """How far the standings have come and how final they are, the fullest words first; *short*
    where the word standings is there already."""
    how_far = progress(tournament)
    forms = title_forms(how_far)
    if short and how_far.final:
        return (translate("Hall", "final"),)
    if short and how_far.complete:
        forms = forms[1:]
    if how_far.final:
        return (translate("Hall", "{0}, final").format(forms[0]), forms[0])
    if not how_far.begun:
        return tuple(forms)
    return (*(translate("Hall", "{0}, provisional").format(form) for form in forms), forms[-1])


def _lines(standings: Standings) -> tuple[HallLine, ...]:
    rows = standings.rows
    following = [*rows[1:], None]
    return tuple(
        HallLine(
            format_place(row.rank, row.last),
            standings.tournament.player(row.number).name,
            format_points(row.points) if row.counts else f"({format_points(row.points)})",
            ends=after is not None and (after.points != row.points or after.counts != row.counts),
            left=not row.counts,
        )
        for row, after in zip(rows, following)
    )


def _standings(standings: Standings) -> Iterator[HallPage]:
    heading, lines = translate("Hall", "Standings"), _lines(standings)
    subject = translate("Hall", "standings")
    reached = _reached(standings.tournament, short=True)[0]
    for first, part in _parts(lines, IN_COLUMNS):
        said = _range(subject, first, len(part), len(lines))
        yield HallPage(heading, said, aside=reached, lines=tuple(part))


def _crosstable(standings: Standings) -> Iterator[HallPage]:
    """The table in the order of the places, cut into pages of rows and of opponents."""
    tournament, rows = standings.tournament, standings.rows
    heading = translate("Hall", "Crosstable")
    subject = translate("Hall", "crosstable")
    places = [str(line) for line in range(1, len(rows) + 1)]
    across = list(_parts(range(len(rows)), MATRIX))
    for first, part in _parts(rows, MATRIX):
        for start, columns in across:
            shown = [rows[place].number for place in columns]
            yield HallPage(
                heading,
                _range(subject, first, len(part), len(rows)),
                rows=tuple(
                    HallRow(
                        places[first - 1 + place],
                        tournament.player(row.number).name,
                        tuple(_cell(tournament, row.number, other) for other in shown),
                        format_points(row.points)
                        if row.counts
                        else f"({format_points(row.points)})",
                    )
                    for place, row in enumerate(part)
                ),
                columns=tuple(places[start - 1 + place] for place in range(len(columns))),
            )


def _cell(tournament: Tournament, number: int, other: int) -> str | None:
    if number == other:
        return None
    marks = [mark_of(game, number) for game in tournament.meetings(number, other)]
    return " ".join(filter(None, marks))


def _parts(items: Sequence[T], most: int) -> Iterator[tuple[int, Sequence[T]]]:
    """*items* in parts as even as can be, each with the number (from 1) of its first."""
    count = -(-len(items) // most)
    begin = 0
    for part in range(count):
        end = begin + (len(items) - begin) // (count - part)
        end += (len(items) - begin) % (count - part) > 0
        yield begin + 1, items[begin:end]
        begin = end


def _range(subject: str, first: int, shown: int, whole: int) -> str:
    """``standings 17–32``; where all are shown only what they are."""
    if shown == whole:
        return subject
    return translate("Hall", "{0} {1}–{2}", "subject, first, last").format(
        subject, first, first + shown - 1
    )

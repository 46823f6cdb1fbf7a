"""Comments (``###``) for what the records of a report have no room for.

They are sentences that a rating officer can read; *MPA* is what FIDE's check list (VCL4THP,
question 69) calls a pairing that was altered by hand. Of a report that this program wrote they are
read back, so that it restores more of the tournament than the records hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from arbiter.domain.event import Official, OfficialRole, Pace
from arbiter.domain.import_findings import Doubtful
from arbiter.domain.notation import format_points
from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import (
    Game,
    ManualOrder,
    Pending,
    PlayOff,
    Tournament,
    Withdrawal,
)
from arbiter.formats.trf import columns
from arbiter.formats.trf.calendar import Calendar
from arbiter.formats.trf.report import Report

PROGRAM = "Arbiter"
"""How record 182 begins in what this program writes."""
_REMARK = re.compile(r"([A-Z][A-Za-z -]*?)(?: @ (?:Round|Number) (\d{1,4}))?: (.*)")
_PAIR = re.compile(r"(\d{1,3})-(\d{1,3})")
_BOARD = re.compile(r"(\d{1,3})\. (\d{1,3})-(\d{1,3})")


# Writing


def remarks(tournament: Tournament, as_read: Calendar | None) -> Iterator[str]:
    """The comments of *tournament*, without the signs before them. *as_read* is the calendar to
    which the lines of the players alone would be put together; None before the draw."""
    event, regulations = tournament.event, tournament.regulations
    for key, text in (
        ("Organiser", event.organiser),
        ("Event code", event.code),
        ("Pace", event.pace.value if event.pace is not Pace.UNKNOWN else ""),
    ):
        if text:
            yield f"{key}: {_line(text)}"
    for official in event.officials:
        if official.role is not OfficialRole.DEPUTY and official.name:
            id_ = f" ({official.fide_id})" if official.fide_id else ""
            yield f"Official: {official.role.value}, {_line(official.name)}{id_}"
    for number, player in enumerate(tournament.players, 1):
        if len(player.name) > columns.LONGEST_NAME:
            yield f"Name @ Number {number}: {_line(player.name)}"
    for round in range(1, tournament.rounds + 1):
        start = tournament.round_start(round)
        if len(start) > 10:
            yield f"Start @ Round {round}: {start}"
    if regulations.forfeit_wins_played:
        yield "Regulations: forfeit wins count as games over the board"
    if regulations.koya_by_draws:
        yield "Regulations: the line of KS moves by the value of a draw"
    if regulations.unrated > 0:
        yield f"Regulations: players without a rating count with {regulations.unrated}"
    elif regulations.unrated < 0:
        yield "Regulations: games against players without a rating are left out"
    if tournament.rounds_assumed:
        yield "Calendar: rounds, boards and colours were made up by the Berger table"
    if as_read is not None:
        if regulations.league is not as_read.league:
            what = "is" if regulations.league else "is not"
            yield f"Regulations: the calendar {what} that of a league"
        exchange = regulations.exchange or regulations.league
        if regulations.cycles > 1 and exchange != (as_read.exchange is not False):
            what = "change places" if exchange else "keep their order"
            yield f"Regulations: the last rounds of a cycle {what}"
        yield from _games(tournament, as_read)
    yield from _decided(tournament)


def _games(tournament: Tournament, as_read: Calendar) -> Iterator[str]:
    regulations, placed = tournament.regulations, as_read.placed()
    rounds = schedule(
        tournament.size,
        regulations.cycles,
        exchange=regulations.exchange,
        league=regulations.league,
    )
    table = {(round, *pair) for round, pairs in enumerate(rounds, 1) for pair in pairs}
    cycles = {(game.round, game.white, game.black): game.cycle for game in placed}
    boards: dict[int | None, list[tuple[int | None, int, int]]] = {}
    for game in placed:
        boards.setdefault(game.round, []).append((game.board, game.white, game.black))
    for round in range(1, tournament.rounds + 1):
        games = tournament.boards(round)
        there = [(game.board, game.white, game.black) for game in games]
        if there != boards.get(round, []):
            told = ", ".join(f"{board}. {white}-{black}" for board, white, black in there)
            yield f"Boards @ Round {round}: {told}"
        other = [f"{w}-{b}" for _, w, b in there if (round, w, b) not in table]
        if other:
            yield f"MPA @ Round {round}: {', '.join(other)} by hand, not by the table"
        for game in games:
            pair = f"{game.white}-{game.black}"
            if cycles.get((round, game.white, game.black)) != game.cycle:
                yield f"Cycle @ Round {round}: {pair} {game.cycle}"
            if game.result is not None and game.result.decided_by_arbiter:
                points = f"{game.result.value} by decision of the arbiter"
                yield f"Decision @ Round {round}: {pair} {points}"
            if game.pending is not None and game.result is None:
                until = f", until {game.until}" if game.until else ""
                yield f"Open @ Round {round}: {pair} {game.pending.value}{until}"


def _decided(tournament: Tournament) -> Iterator[str]:
    for left in tournament.withdrawals:
        place = f" @ Round {left.round}" if left.round is not None else ""
        what = "expelled" if left.expelled else "withdrew"
        count = "results do not count" if left.annulled else "results count"
        reason = f", because: {_line(left.reason)}" if left.reason else ""
        yield f"Left{place}: number {left.number} {what}, {count}{reason}"
    for match in tournament.play_offs:
        points = f"{format_points(match.first_points)}-{format_points(match.second_points)}"
        yield f"Play-off: {match.first}-{match.second} {points}"
    for order in tournament.manual_orders:
        numbers = " ".join(map(str, order.numbers))
        yield f"Order by hand: {numbers}, because: {_line(order.reason)}"
    for reason in tournament.closing.reasons:
        yield f"Correction: {_line(reason)}"
    if tournament.regulations.order_reason:
        yield f"Tie-breaks changed: {_line(tournament.regulations.order_reason)}"


def _line(text: str) -> str:
    return " ".join(text.split())


# Reading back


def taken_back(report: Report, tournament: Tournament) -> Tournament:
    """*tournament* with what its comments say, if this program wrote them."""
    if not report.text("182").strip().startswith(PROGRAM):
        return tournament
    starts = list(tournament.round_starts)
    for _, text in report.comments:
        found = _REMARK.fullmatch(text)
        if found is None:
            continue
        key, place, said = found[1], int(found[2] or 0), found[3]
        if key == "Start" and 0 < place <= len(starts):
            starts[place - 1] = said if said.startswith(starts[place - 1]) else starts[place - 1]
        elif key in _TAKEN:
            tournament = _TAKEN[key](tournament, place, said)
        if key == "Decision":
            report.findings[:] = [
                other
                for other in report.findings
                if other.about is not Doubtful.DECISION_OF_ARBITER
                or not other.meant.endswith(f": {place}")
            ]
    return replace(tournament, round_starts=tuple(starts))


def _organiser(tournament: Tournament, _: int, said: str) -> Tournament:
    return replace(tournament, event=replace(tournament.event, organiser=said))


def _code(tournament: Tournament, _: int, said: str) -> Tournament:
    return replace(tournament, event=replace(tournament.event, code=said))


def _pace(tournament: Tournament, _: int, said: str) -> Tournament:
    pace = next((pace for pace in Pace if pace.value == said), Pace.UNKNOWN)
    return replace(tournament, event=replace(tournament.event, pace=pace))


def _official(tournament: Tournament, _: int, said: str) -> Tournament:
    found = re.fullmatch(r"([a-z ]+), (.+?)(?: \((\d+)\))?", said)
    role = next((role for role in OfficialRole if found and role.value == found[1]), None)
    if found is None or role is None:
        return tournament
    officials = (*tournament.event.officials, Official(found[2], role, found[3] or ""))
    return replace(tournament, event=replace(tournament.event, officials=officials))


def _name(tournament: Tournament, number: int, said: str) -> Tournament:
    """A name that was cut; its beginning has to be what stands in the line."""
    if not 1 <= number <= tournament.size:
        return tournament
    players = list(tournament.players)
    if said.startswith(players[number - 1].name):
        players[number - 1] = replace(players[number - 1], name=said)
    return replace(tournament, players=tuple(players))


def _regulation(tournament: Tournament, _: int, said: str) -> Tournament:
    regulations = tournament.regulations
    if said.startswith("forfeit wins"):
        regulations = replace(regulations, forfeit_wins_played=True)
    elif said.startswith("the line of KS"):
        regulations = replace(regulations, koya_by_draws=True)
    elif found := re.fullmatch(r"players without a rating count with (\d{1,4})", said):
        regulations = replace(regulations, unrated=int(found[1]))
    elif said == "the calendar is that of a league":
        regulations = replace(regulations, league=True, exchange=True)
    elif said == "the calendar is not that of a league":
        regulations = replace(regulations, league=False)
    elif said.startswith("the last rounds of a cycle"):
        regulations = replace(regulations, exchange=said.endswith("change places"))
    elif said.startswith("games against players without"):
        regulations = replace(regulations, unrated=-1)
    return replace(tournament, regulations=regulations)


def _assumed(tournament: Tournament, _: int, __: str) -> Tournament:
    return replace(tournament, rounds_assumed=True)


def _boards(tournament: Tournament, round: int, said: str) -> Tournament:
    boards = {(int(w), int(b)): int(board) for board, w, b in _BOARD.findall(said)}
    there = {(game.white, game.black) for game in tournament.games if game.round == round}
    if set(boards) != there or len(set(boards.values())) != len(there):
        return tournament
    games = [
        replace(game, board=boards[game.white, game.black]) if game.round == round else game
        for game in tournament.games
    ]
    games.sort(key=lambda game: (game.round is None, game.round or 0, game.board or 0))
    return replace(tournament, games=tuple(games))


def _changed_game(
    tournament: Tournament, round: int, said: str, change: Callable[[Game, str], Game]
) -> Tournament:
    """*tournament* with the game that *said* begins with changed by what follows."""
    found = _PAIR.match(said)
    pair = {int(found[1]), int(found[2])} if found else set()
    rest = said[found.end() :].strip() if found else ""
    games = tuple(
        change(game, rest) if game.round == round and {game.white, game.black} == pair else game
        for game in tournament.games
    )
    return replace(tournament, games=games)


def _cycle(tournament: Tournament, round: int, said: str) -> Tournament:
    def change(game: Game, rest: str) -> Game:
        cycles = tournament.regulations.cycles
        return replace(game, cycle=int(rest)) if rest.isdecimal() and int(rest) <= cycles else game

    return _changed_game(tournament, round, said, change)


def _open(tournament: Tournament, round: int, said: str) -> Tournament:
    def change(game: Game, rest: str) -> Game:
        what, _, until = rest.partition(", until ")
        pending = next((pending for pending in Pending if pending.value == what), None)
        if game.result is not None or pending is None:
            return game
        return replace(game, pending=pending, until=until)

    return _changed_game(tournament, round, said, change)


def _left(tournament: Tournament, round: int, said: str) -> Tournament:
    found = re.fullmatch(
        r"number (\d+) (withdrew|expelled), results (count|do not count)(?:, because: (.*))?", said
    )
    if found is None or not 1 <= int(found[1]) <= tournament.size:
        return tournament
    left = Withdrawal(
        int(found[1]),
        expelled=found[2] == "expelled",
        annulled=found[3] != "count",
        reason=found[4] or "",
        round=round or None,
    )
    return replace(tournament, withdrawals=(*tournament.withdrawals, left))


def _play_off(tournament: Tournament, _: int, said: str) -> Tournament:
    found = re.fullmatch(r"(\d+)-(\d+) (\d*)(½?)-(\d*)(½?)", said)
    if found is None or not 1 <= int(found[1]) < int(found[2]) <= tournament.size:
        return tournament
    first, second = (2 * int(found[at] or 0) + bool(found[at + 1]) for at in (3, 5))
    match = PlayOff(int(found[1]), int(found[2]), first, second)
    return replace(tournament, play_offs=(*tournament.play_offs, match))


def _order(tournament: Tournament, _: int, said: str) -> Tournament:
    numbers, __, reason = said.partition(", because: ")
    if not re.fullmatch(r"\d+( \d+)+", numbers):
        return tournament
    order = ManualOrder(tuple(map(int, numbers.split())), reason)
    if not all(1 <= number <= tournament.size for number in order.numbers):
        return tournament
    return replace(tournament, manual_orders=(*tournament.manual_orders, order))


_TAKEN: dict[str, Callable[[Tournament, int, str], Tournament]] = {
    "Organiser": _organiser,
    "Event code": _code,
    "Pace": _pace,
    "Official": _official,
    "Name": _name,
    "Regulations": _regulation,
    "Calendar": _assumed,
    "Boards": _boards,
    "Cycle": _cycle,
    "Open": _open,
    "Left": _left,
    "Play-off": _play_off,
    "Order by hand": _order,
}

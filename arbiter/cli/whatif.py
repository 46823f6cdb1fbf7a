"""``arbiter whatif``: who is safe, who is out, and what somebody needs for a place."""

from __future__ import annotations

import argparse
from typing import Any

from arbiter.cli.as_data import exact, json_text
from arbiter.cli.files import open_tournament
from arbiter.domain.edits import require_drawn
from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.notation import format_place, format_points, format_result
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import GameName, Tournament
from arbiter.domain.whatif.berger import deceptions
from arbiter.domain.whatif.bounds import Bounds, PlaceBounds, bounds
from arbiter.domain.whatif.chances import SOURCE, Chances, chances
from arbiter.domain.whatif.counting import count_outcomes, countable
from arbiter.domain.whatif.needs import Need, NeedRow, needs
from arbiter.domain.whatif.outcomes import Trial
from arbiter.domain.whatif.outlook import Outlook, Places
from arbiter.formats.documents import before_last_round_sheet
from arbiter.formats.documents.still_possible import on_paper
from arbiter.formats.sheets import Align, Cell, Column, Group, Table
from arbiter.formats.text import sheet_text, table_text
from arbiter.formats.words import words
from arbiter.messages import english
from arbiter.whatif_texts import (
    counted_text,
    deception_text,
    estimate_text,
    need_texts,
    too_many_text,
)

_PLACES = 3
_DOT = "·"
_NO_ESTIMATE = "No estimate: somebody who still plays has no rating."


def whatif_text(options: argparse.Namespace) -> str:
    """The answer to ``whatif``.

    :raises ArbiterError: the file can't be read, or nobody in it has that number.
    """
    tournament = open_tournament(options.file)
    require_drawn(tournament)
    if options.player is not None and options.player not in tournament.ranked:
        raise PlayerNotFound(options.player)
    place = min(options.place, len(tournament.ranked)) if options.place else None
    if not countable(tournament):
        return _proved(tournament, options.player, place or _PLACES, as_data=options.json)
    outlook = count_outcomes(tournament)
    assert outlook is not None  # nobody cancels it
    estimate = chances(tournament, outlook) if options.chances else None
    if options.json:
        numbers = tournament.ranked if options.player is None else (options.player,)
        return json_text(_counted_as_data(tournament, outlook, numbers, place or 1, estimate))
    if options.player is not None:
        return _needs_in_words(tournament, outlook, options.player, place or 1)
    head = counted_text(len(outlook.games), outlook.outcomes)
    sheet = before_last_round_sheet(tournament, words("en"), first=place)
    text = f"{sheet_text(sheet)}\n{head}\n\n{table_text(_matrix(tournament, outlook, estimate))}\n"
    if options.chances:
        text += f"\n{_NO_ESTIMATE if estimate is None else estimate_text(SOURCE)}\n"
    return text


# In words


def _matrix(tournament: Tournament, outlook: Outlook, estimate: Chances | None) -> Table:
    """In how many outcomes everybody takes each place; how likely he is to be first, if that is
    estimated."""
    size = len(outlook.players)
    columns = (
        Column("number", "No", Align.RIGHT),
        Column("name", "Name"),
        *(Column(f"place{place}", str(place), Align.RIGHT) for place in range(1, size + 1)),
        *((Column("chance", "1st, estimated", Align.RIGHT),) if estimate else ()),
    )
    rows = tuple(
        (
            Cell(str(row.number)),
            Cell(tournament.player(row.number).name),
            *(Cell(str(count or _DOT)) for count in outlook.of(row.number).places.counts),
            *((Cell(f"{100 * estimate.within(row.number, 1):.1f} %"),) if estimate else ()),
        )
        for row in standings(tournament).rows
        if row.counts
    )
    return Table(columns, (Group(rows),))


def _needs_in_words(tournament: Tournament, outlook: Outlook, number: int, place: int) -> str:
    need = needs(tournament, outlook, number, place)
    player = outlook.of(number)
    places = format_place(player.best, player.worst)
    name = tournament.player(number).name
    lines = [
        f"{number} {name}, points {format_points(player.points)}, can be {places}",
        counted_text(len(outlook.games), outlook.outcomes),
        "",
    ]
    for row, text in zip(need.rows, need_texts(tournament, need, on_paper(words("en")))):
        lines.append(f"{text.own}: {text.text}  ({text.places})")
        lines += [f"   {line}" for line in text.lines]
        for trial, what in ((row.reached, "so"), (row.missed, "not so")):
            if trial is not None and row.reached is not None and row.missed is not None:
                lines.append(f"   {what}, for example: {_trial_text(tournament, trial)}")
        if row.missed is not None and "SB" in tournament.regulations.tie_breaks:
            lines += [
                f"   {deception_text(tournament, found)}"
                for found in deceptions(tournament, row.missed)
                if found.hopeful.number == number
            ]
    return "\n".join([*lines, ""])


def _trial_text(tournament: Tournament, trial: Trial) -> str:
    """The results supposed, by numbers: ``3–6 0–1, 2–4 ½–½``."""
    games = [(tournament.game(*name), result) for name, result in trial.results]
    return ", ".join(f"{game.white}–{game.black} {format_result(r)}" for game, r in games)


def _proved(tournament: Tournament, player: int | None, first: int, *, as_data: bool) -> str:
    """What is said of more open games than can be counted."""
    if as_data:
        found = bounds(tournament, first)
        assert found is not None  # nobody cancels it
        numbers = tournament.ranked if player is None else (player,)
        return json_text(_proved_as_data(tournament, found, numbers))
    sheet = before_last_round_sheet(tournament, words("en"), first=first)
    return f"{sheet_text(sheet)}\n{too_many_text(len(tournament.open_games), english)}\n"


# For other programs


def _counted_as_data(
    tournament: Tournament,
    outlook: Outlook,
    numbers: tuple[int, ...],
    place: int,
    estimate: Chances | None,
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "tournament": tournament.event.name,
        "open_games": [_game(tournament, name) for name in outlook.games],
        "outcomes": outlook.outcomes,
        "place": place,
        "players": [
            {
                "number": number,
                "name": tournament.player(number).name,
                "points": exact(half(outlook.of(number).points)),
                **_places(outlook.of(number).places, place),
                "needs": _need(tournament, needs(tournament, outlook, number, place)),
            }
            for number in numbers
        ],
    }
    if estimate is not None:
        data["estimate"] = {
            "source": SOURCE,
            "chances": {
                str(number): [round(chance, 6) for chance in estimate.of(number)]
                for number in numbers
            },
        }
    return data


def _game(tournament: Tournament, name: GameName) -> dict[str, Any]:
    game = tournament.game(*name)
    return {"round": game.round, "white": game.white, "black": game.black, "cycle": game.cycle}


def _places(places: Places, place: int) -> dict[str, Any]:
    return {
        "best": places.best,
        "worst": places.worst,
        "places": list(places.counts),
        "within": places.within(place),
        "safe": places.safe(place),
        "out": places.out(place),
    }


def _need(tournament: Tournament, need: Need) -> dict[str, Any]:
    return {
        "enough": None if need.enough is None else exact(half(need.enough)),
        "own_results": [_row(tournament, need, row) for row in need.rows],
    }


def _row(tournament: Tournament, need: Need, row: NeedRow) -> dict[str, Any]:
    return {
        "points": exact(half(row.own.gain)),
        "games": row.own.games,
        **_places(row.own.places, need.place),
        "verdict": row.verdict.value,
        "lines": [
            [
                {**_game(tournament, one.game), "results": [r.value for r in one.results]}
                for one in line
            ]
            for line in row.lines
        ],
        "example": _trial(tournament, row.reached),
        "counter_example": _trial(tournament, row.missed),
    }


def _trial(tournament: Tournament, trial: Trial | None) -> list[dict[str, Any]] | None:
    if trial is None:
        return None
    return [{**_game(tournament, name), "result": result.value} for name, result in trial.results]


def _proved_as_data(
    tournament: Tournament, found: Bounds, numbers: tuple[int, ...]
) -> dict[str, Any]:
    return {
        "tournament": tournament.event.name,
        "open_games": [_game(tournament, game.name) for game in tournament.open_games],
        "outcomes": None,
        "players": [
            {
                "number": number,
                "name": tournament.player(number).name,
                "points": exact(half(player.points)),
                "lowest": exact(half(player.lowest)),
                "highest": exact(half(player.highest)),
                "can_lead_by_points": player.can_lead.value,
                "must_lead_by_points": player.must_lead.value,
                "first": _answers(player.first),
                "places": _answers(player.prizes),
            }
            for number in numbers
            for player in [found.of(number)]
        ],
    }


def _answers(found: PlaceBounds) -> dict[str, Any]:
    return {"place": found.place, "safe": found.safe.value, "out": found.out.value}

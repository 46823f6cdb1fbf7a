"""``arbiter read``: what an import of a file would bring."""

from __future__ import annotations

import argparse
from typing import Any

from arbiter.cli.as_data import json_text
from arbiter.cli.files import Opened, read_file
from arbiter.domain.import_findings import ImportFinding, Weight
from arbiter.domain.tournament import Game, Pending, Player, Tournament
from arbiter.formats.documents import crosstable_sheet, starting_list_sheet
from arbiter.formats.text import sheet_text
from arbiter.formats.words import words
from arbiter.import_texts import finding_place, finding_text
from arbiter.messages import english, one_line

_HEADINGS = {
    Weight.GRAVE: "Not understood",
    Weight.CHECK: "To check",
    Weight.NOTE: "Good to know",
}


def read_text(options: argparse.Namespace) -> str:
    """The answer to ``read``.

    :raises FileProblem: the file is refused.
    """
    opened = read_file(options.file)
    if options.json:
        return json_text(_as_data(opened))
    return _in_words(opened, options.file.name)


# For other programs


def _as_data(opened: Opened) -> dict[str, Any]:
    tournament = opened.tournament
    complaints = [found for found in opened.findings if found.weight is not Weight.NOTE]
    notes = [found for found in opened.findings if found.weight is Weight.NOTE]
    return {
        "kind": opened.kind,
        "verdict": "warn" if complaints else "ok",
        "cycles": tournament.regulations.cycles,
        "players": [_player(n, player) for n, player in enumerate(tournament.players, 1)],
        "games": [_game(tournament, game) for game in tournament.games],
        "findings": list(map(_finding, complaints)),
        "notes": list(map(_finding, notes)),
    }


def _player(number: int, player: Player) -> dict[str, Any]:
    return {
        "number": number,
        "name": player.name or None,
        "title": player.title or None,
        "sex": player.sex or None,
        "birth": player.birth or None,
        "federation": player.federation or None,
        "fide_id": player.fide_id or None,
        "national_id": player.national_id or None,
        "rating_fide": player.rating_fide or None,
        "rating_national": player.rating_national or None,
        "club": player.club or None,
    }


def _game(tournament: Tournament, game: Game) -> dict[str, Any]:
    result = game.result
    data: dict[str, Any] = {
        "round": game.round,
        "white": game.white,
        "black": game.black,
        "cycle": game.cycle,
        "result": None if result is None else str(result.value).removesuffix(" unrated"),
        "colours_known": game.colours_known,
    }
    if result is not None and result.played and not result.rated:
        data["rated"] = False
    if game.pending is Pending.ADJOURNED:
        data["adjourned"] = True
    if not tournament.game_counts(game):
        data["counts"] = False
    return data


def _finding(finding: ImportFinding) -> dict[str, str]:
    return {"where": finding_place(finding), "text": finding_text(finding)}


# In words


def _in_words(opened: Opened, name: str) -> str:
    tournament, english_words = opened.tournament, words("en")
    counts = [english("CommandLine", "%n player(s)", "", tournament.size)]
    if tournament.games:
        counts.append(english("CommandLine", "%n game(s)", "", len(tournament.games)))
    sheet = crosstable_sheet if tournament.games else starting_list_sheet
    parts = [
        f"{one_line(name)}: {opened.kind}, {', '.join(counts)}\n",
        sheet_text(sheet(tournament, english_words)),
        *(_list(opened.findings, weight) for weight in reversed(Weight)),
    ]
    return "\n".join(filter(None, parts))


def _list(findings: tuple[ImportFinding, ...], weight: Weight) -> str:
    """The findings of one weight, each on a line behind its place; nothing if there is none."""
    chosen = [(finding_place(f), finding_text(f)) for f in findings if f.weight is weight]
    if not chosen:
        return ""
    width = max(len(place) for place, _ in chosen)
    lines = [f"  {place:<{width}}  {text}\n" for place, text in chosen]
    return "".join([f"{_HEADINGS[weight]}\n", *lines])

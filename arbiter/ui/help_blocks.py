"""The parts of the help that the program writes itself: tie-breaks, refusals, keys.

Each is Markdown for a page that asks for it with ``{{name}}``. No number in them is typed by
hand: the worked examples are what the program reckons for the table of six players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from arbiter.domain.crosstable import crosstable, mark_of
from arbiter.domain.errors import ArbiterError, NotAList, NotImported, NotListed, Refusal
from arbiter.domain.examples import six
from arbiter.domain.notation import format_place, format_points
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tiebreaks import GROUPS, tie_break
from arbiter.formats.sums import named_line, surname
from arbiter.formats.tie_break_words import long_name, reason
from arbiter.formats.words import Words, words
from arbiter.messages import sentence
from arbiter.tie_break_texts import group_name, tie_break_rule
from arbiter.ui.key_lists import KeyList
from arbiter.ui.languages import current_language, translate

ANCHOR = "tie-break-"
"""Before the code, in the anchor of each tie-break: ``tie-break-sb-c1``."""
_SILENT = (Refusal.CANCELLED, Refusal.OURS, NotListed.CANCELLED)
"""Not the fault of any file."""
_NAMES = {
    Refusal.PDF: "table.pdf",
    Refusal.PICTURE: "photo.jpg",
    Refusal.WORD: "table.docx",
    Refusal.OLD_EXCEL: "table.xlsb",
    Refusal.OTHER_ZIP: "tables.zip",
    Refusal.HTML: "table.xml",
    Refusal.WEB_FRAMES: "table.htm",
    Refusal.BINARY: "table.dat",
    Refusal.PLAYERS_MISSING: "report.trf",
    Refusal.STARTING_NUMBER: "report.trf",
    Refusal.SEVERAL_REPORTS: "report.trf",
    Refusal.NO_PLAYERS: "report.trf",
    Refusal.GARBLED: "report.trf",
    Refusal.RATING_LIST: "players.txt",
}
_DETAILS = {
    Refusal.TOO_SLOW: "20",
    Refusal.PLAYERS_MISSING: "7, 9",
    Refusal.STARTING_NUMBER: "12",
    Refusal.SEVERAL_REPORTS: "40",
}


def blocks(lists: Sequence[KeyList]) -> Mapping[str, Callable[[], str]]:
    """What makes each block, in the present language; *lists* are the keys."""
    return {
        "example": _example,
        "tie_breaks": _tie_breaks,
        "refusals": lambda: _items(
            NotImported(Path(_NAMES.get(why, "table.xlsx")), why, _DETAILS.get(why, ""))
            for why in Refusal
            if why not in _SILENT
        ),
        "list_refusals": lambda: _items(
            NotAList(Path("players.zip"), why) for why in NotListed if why not in _SILENT
        ),
        "keys": lambda: _keys(lists),
    }


# Tie-breaks


def _example() -> str:
    """The crosstable of the six players, by number."""
    said, ranking = words(current_language()), standings(six(current_language()))
    tournament, table = ranking.tournament, crosstable(ranking)
    heads = ("number", "name", "rating")
    head = [said[f"head.{name}"] for name in heads] + [str(number) for number in table.order]
    rows = []
    for row in table.rows:
        player, place = tournament.player(row.number), row.standing
        marks = [
            "×" if games is None else " ".join(mark_of(game, row.number) for game in games)
            for games in row.cells
        ]
        rows.append([str(row.number), player.name, str(player.rating), *marks])
        rows[-1] += [format_points(place.points), format_place(place.rank, place.last)]
    return _table([*head, said["head.points"], said["head.place"]], rows)


def _tie_breaks() -> str:
    """Every tie-break: its name, what it counts, whose article, and two values worked out."""
    said, ranking = words(current_language()), standings(six(current_language()))
    parts = []
    for group, codes in GROUPS.items():
        parts.append(f"## {group_name(group, translate)} {{#{_anchor(group.name)}}}")
        for code in codes:
            parts.append(f"### {long_name(code, said)} {{#{anchor_of(code)}}}")
            parts.append(tie_break_rule(code, translate))
            parts.append(_worked(code, ranking, said))
    return "\n\n".join(parts)


def anchor_of(code: str) -> str:
    """Where the tie-break stands on its page.

    >>> anchor_of("KS/L+1")
    'tie-break-ks-l-plus-1'
    """
    plain = code.lower().replace("+", "-plus-").replace("/l-", "/l-minus-").replace("/", "-")
    return ANCHOR + plain


def _anchor(name: str) -> str:
    return name.lower().replace("_", "-")


def _worked(code: str, ranking: Standings, said: Words) -> str:
    """The values of those who are level at the top, addend by addend, and what is left out."""
    tournament = ranking.tournament
    first = [row for row in ranking.rows if row.points == ranking.rows[0].points]
    level = tuple(row.number for row in first)
    lines = []
    for row in first:
        explanation = tie_break(code).explain(tournament, row.number, level)
        line = f"- **{surname(tournament, row.number)}**: "
        line += named_line(explanation, tournament, said)
        left_out = [part for part in explanation.parts if not part.counted and part.opponent]
        reasons = dict.fromkeys(
            f"{surname(tournament, part.opponent or 0)} ({why})"
            for part in left_out
            if (why := reason(part, code, said))
        )
        if reasons:
            line += f" · *{', '.join(reasons)}*"
        lines.append(line)
    return "\n".join(lines)


# Refusals and keys


def _items(errors: Iterable[ArbiterError]) -> str:
    return "\n".join(f"- {sentence(error, translate)}" for error in errors)


def _keys(lists: Sequence[KeyList]) -> str:
    """All lists of keys, one table for each part of the work."""
    parts = []
    for number, part in enumerate(lists, 1):
        parts.append(f"## {part.title} {{#keys-{number}}}")
        parts.append(_table(["", ""], [[f"`{_apart(keys)}`", what] for keys, what in part.lines]))
    return "\n\n".join(parts)


def _apart(keys: str) -> str:
    """Each key of several has a cap of its own."""
    return "` `".join(keys.split("  "))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")

"""A whole report as it stands in its lines: players, games, and the other records by code."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from arbiter.domain.errors import Refusal
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.formats.trf.pairs import Garbled, Missing, Pairs, read_pairs
from arbiter.formats.trf.player_line import NoNumber, PlayerLine, read_player_line

PLAYER = "001"
COMMENT = "###"
EVENT = "012 022 032 042 052 062 072 082 092 102 112 122 132 142 152".split()
CODED = "162 172 182 192 202 212 222 240 250 260 299".split()
TEAMS = "013 300 310 320 330 352 362 801 802".split()
ENGINES = "XX"
"""How codes begin that programs for pairings have besides FIDE's own."""
CODES = frozenset([PLAYER, COMMENT, *EVENT, *CODED, *TEAMS])
NATIONAL = re.compile(r"[A-Z]{3} [ \d]{3}\d ")
"""How a line with the national rating of a player begins: the code of his federation."""

Line = tuple[int, str]
"""The number of a line, from 1, and its data: what stands behind the code."""


class Unreadable(ValueError):
    """The report can't be read at all: ``why``, and ``detail`` in figures."""

    def __init__(self, why: Refusal, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why
        self.detail = detail


@dataclass
class Report:
    """What stands in a report. ``players`` are in the order of their starting numbers; in
    ``pairs`` a player's number is his place among them, from 1."""

    players: tuple[PlayerLine, ...] = ()
    pairs: Pairs = field(default_factory=Pairs)
    records: Mapping[str, list[Line]] = field(default_factory=dict)
    national: list[Line] = field(default_factory=list)
    comments: list[Line] = field(default_factory=list)
    findings: list[ImportFinding] = field(default_factory=list)

    def text(self, code: str) -> str:
        """The data of the first record of *code*; nothing where there is none."""
        found = self.records.get(code)
        return found[0][1] if found else ""


def read_report(lines: Iterable[Line]) -> Report:
    """What stands in *lines*, each with its number from 1.

    :raises Unreadable: it names players whom no line describes, or gives no number, or one
        twice, in the line of a player.
    """
    records: defaultdict[str, list[Line]] = defaultdict(list)
    report = Report(records=records)
    players: dict[int, PlayerLine] = {}
    for number, text in lines:
        code = text[:3]
        if code == PLAYER:
            _add_player(players, number, text, report)
        elif code == COMMENT:
            report.comments.append((number, text[3:].strip()))
        elif text[3:4].strip() == "" and code.upper().startswith((*CODES, ENGINES)):
            records[code.upper()].append((number, text[3:].rstrip()))
        elif NATIONAL.match(text):
            report.national.append((number, text))
        elif text.strip():
            report.findings.append(
                ImportFinding(
                    Doubtful.NOT_A_RECORD, Weight.NOTE, number, 1, text.strip(), character=0
                )
            )
    report.players = tuple(players[number] for number in sorted(players))
    try:
        report.pairs = read_pairs(report.players, report.findings)
    except Missing as missing:
        numbers = ", ".join(map(str, missing.numbers[:10]))
        more = "…" if len(missing.numbers) > 10 else ""
        raise Unreadable(Refusal.PLAYERS_MISSING, numbers + more) from missing
    except Garbled:
        raise Unreadable(Refusal.GARBLED) from None
    return report


def _add_player(players: dict[int, PlayerLine], number: int, text: str, report: Report) -> None:
    try:
        line = read_player_line(number, text, report.findings)
    except NoNumber:
        raise Unreadable(Refusal.STARTING_NUMBER, str(number)) from None
    before = players.get(line.number)
    if before is not None and before.text == line.text:
        again = Doubtful.LINE_REPEATED
        found = str(line.number)
        report.findings.append(
            ImportFinding(
                again, Weight.CHECK, number, 1, found, other=str(before.line), character=0
            )
        )
        return
    if before is not None:
        several = len(report.records.get("012", ())) > 1
        raise Unreadable(
            Refusal.SEVERAL_REPORTS if several else Refusal.STARTING_NUMBER, str(number)
        )
    players[line.number] = line

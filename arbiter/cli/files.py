"""The tournament in any file that is read: one of ours, or a foreign table."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import NamedTuple

from arbiter.cli.speech import remark
from arbiter.domain.import_findings import ImportFinding, Weight
from arbiter.domain.tournament import Tournament
from arbiter.messages import english, one_line
from arbiter.storage import store

OURS = "tournament"
"""The kind of a file that this program works on."""
_DATABASE = b"SQLite format 3\0"


class Opened(NamedTuple):
    """What a file holds; ``kind`` is the name scripts use, ``findings`` what is doubtful."""

    tournament: Tournament
    kind: str
    findings: tuple[ImportFinding, ...] = ()


def read_file(path: Path) -> Opened:
    """What *path* holds, as it stands there or as an import would take it in.

    :raises FileProblem: it is missing, damaged or no tournament.
    """
    if _is_ours(path):
        return Opened(store.read(path).tournament, OURS)
    from arbiter.formats.recognition.recognise import recognise
    from arbiter.formats.source.book import SourceKind
    from arbiter.formats.source.worker import read_in_worker

    found = recognise(read_in_worker(path))
    kind = "pgn" if found.book.kind is SourceKind.PGN else found.kind.value
    return Opened(found.tournament, kind, found.findings)


def open_tournament(path: Path) -> Tournament:
    """The tournament in *path*; what was not understood is open in it, and said beside.

    :raises FileProblem: it is missing, damaged or no tournament.
    """
    opened = read_file(path)
    if any(finding.weight is Weight.GRAVE for finding in opened.findings):
        doubtful = sum(finding.weight is not Weight.NOTE for finding in opened.findings)
        findings = english("CommandLine", "%n finding(s)", "", doubtful)
        remark(
            f"{one_line(path.name)} was not understood in full ({findings}), and what was not "
            "is left open: “arbiter read” lists it."
        )
    return opened.tournament


def _is_ours(path: Path) -> bool:
    """Whether the reader of our own files is to read it, or to say why it can't be read."""
    if path.suffix == store.SUFFIX:
        return True
    try:
        # A pipe would be waited for without end.
        if not stat.S_ISREG(os.stat(path).st_mode):
            return True
        with path.open("rb") as file:
            return file.read(len(_DATABASE)) == _DATABASE
    except (OSError, ValueError):
        return True

"""Standings with every addend, as files that an arbiter can check with a pencil.

When the form of the output changes on purpose: delete a file, run the test, read the file.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from arbiter.cli import main
from arbiter.domain.tiebreaks import known
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from tests.boards import c4, f5, f6, seed, t5, tec

GOLDEN = Path(__file__).parent / "golden"
LIST = ("DE", "SB", "SSB", "WIN", "KS", "BPG")


@pytest.mark.parametrize("event", [seed, f6, f5, t5, c4, tec], ids=lambda event: event.__name__)
def test_standings_with_every_addend(
    event: Callable[..., Tournament], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Points, places and every sum, of the founding example, the field cases and the exercise."""
    store.create(tmp_path / "event.arbiter", event(tie_breaks=LIST))
    _check(f"standings_{event.__name__}", tmp_path / "event.arbiter", capsys)


def test_every_tie_break_with_every_addend(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All that is offered, of FIDE's exercise with its ratings and its forfeit."""
    store.create(tmp_path / "event.arbiter", tec(tie_breaks=known()))
    _check("standings_tec_all", tmp_path / "event.arbiter", capsys)


def _check(name: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["standings", str(file), "--why"]) == 0
    text = capsys.readouterr().out
    path = GOLDEN / f"{name}.txt"
    if not path.exists():
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path.name} was missing and has been written: read it, then run again")

    assert text == path.read_text(encoding="utf-8")

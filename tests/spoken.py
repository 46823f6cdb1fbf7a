"""What a command answers, and what it says beside."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pdfminer.high_level import extract_text

from arbiter.cli import main
from arbiter.domain.tournament import Tournament

Save = Callable[[Tournament], str]


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(output(capsys, *arguments, "--json"))


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of exit status 1."""
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err.strip()


def text_of(path: Path) -> str:
    """The words of a PDF, one blank between them."""
    return " ".join(extract_text(path).split())


def remarked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[str, str]:
    """The answer, and the one sentence beside it, of exit status 0."""
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 1
    return said.out, said.err.strip()

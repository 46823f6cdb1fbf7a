"""What is too old or missing is said in one sentence before Qt is loaded (field case B95)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from arbiter import starter
from tests.source import ROOT

LINUX = sys.platform.startswith("linux")


@pytest.fixture
def english(monkeypatch) -> None:
    """The system speaks English."""
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def windows(monkeypatch, major: int, minor: int, build: int) -> None:
    """As on that version of Windows."""
    monkeypatch.setattr(sys, "platform", "win32")
    version = SimpleNamespace(major=major, minor=minor, build=build)
    monkeypatch.setattr(sys, "getwindowsversion", lambda: version, raising=False)
    monkeypatch.setattr(starter, "_language", lambda: "en")


def test_this_computer_is_new_enough() -> None:
    """Nothing is said."""
    assert starter.too_old() == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en_GB.UTF-8", "Arbiter needs Python 3.10 or newer; this is Python 3.9.2."),
        ("ru_RU.UTF-8", "Программе Arbiter нужен Python 3.10 или новее, а здесь Python 3.9.2."),
        ("sv_SE.UTF-8", "Arbiter behöver Python 3.10 eller nyare; här finns Python 3.9.2."),
        (
            "tr_TR.UTF-8",
            "Arbiter için Python 3.10 veya daha yenisi gerekir; buradaki sürüm Python 3.9.2.",
        ),
        ("fi_FI.UTF-8", "Arbiter needs Python 3.10 or newer; this is Python 3.9.2."),
    ],
)
def test_an_old_python(monkeypatch, language: str, said: str) -> None:
    """In the language of the system where the program speaks it."""
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))

    assert starter.too_old() == said


def test_python_2_is_given_bytes(monkeypatch) -> None:
    """It would turn them into ASCII itself, and end in a traceback."""
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    monkeypatch.setattr(sys, "version_info", (2, 7, 18, "final", 0))
    said = "Программе Arbiter нужен Python 3.10 или новее, а здесь Python 2.7.18."

    assert starter.too_old() == said.encode()


@pytest.mark.parametrize(
    ("version", "found"),
    [
        ((6, 1, 7601), "Windows 7 (build 7601)"),
        ((6, 3, 9600), "Windows 8.1 (build 9600)"),
        ((10, 0, 17134), "Windows 10 (build 17134)"),
    ],
)
def test_an_old_windows(monkeypatch, version: tuple[int, int, int], found: str) -> None:
    """The one that was found and the oldest that will do."""
    windows(monkeypatch, *version)

    assert starter.too_old() == f"Arbiter needs Windows 10 (1809) or newer; this is {found}."


@pytest.mark.parametrize("version", [(10, 0, 17763), (10, 0, 22631)])
def test_a_windows_that_will_do(monkeypatch, version: tuple[int, int, int]) -> None:
    """Version 1809 itself, and Windows 11."""
    windows(monkeypatch, *version)

    assert starter.too_old() == ""


@pytest.mark.parametrize(
    ("kernel", "found"),
    [("19.6.0", "macOS 10.15"), ("20.1.0", "macOS 11"), ("21.0.0", ""), ("25.1.0", "")],
)
def test_an_old_mac(monkeypatch, english: None, kernel: str, found: str) -> None:
    """Its kernel tells the version without a look into a file."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "uname", lambda: SimpleNamespace(release=kernel), raising=False)
    said = f"Arbiter needs macOS 12 or newer; this is {found}." if found else ""

    assert starter.too_old() == said


@pytest.mark.parametrize(("kernel", "name"), [(22, "macOS 13"), (24, "macOS 15"), (25, "macOS 26")])
def test_names_of_kernels(kernel: int, name: str) -> None:
    """From 26 on macOS has the number of its year."""
    assert starter._mac_name(kernel) == name


@pytest.mark.parametrize(
    ("confstr", "found"),
    [
        ("glibc 2.27", "glibc 2.27"),
        ("glibc 2.28", ""),
        ("glibc 2.36", ""),
        ("", ""),
        (None, ""),
    ],
)
def test_an_old_linux(monkeypatch, english: None, confstr: str | None, found: str) -> None:
    """A C library that doesn't say its version is believed."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "confstr", lambda name: confstr, raising=False)
    said = f"Arbiter needs glibc 2.28 or newer; this is {found}." if found else ""

    assert starter.too_old() == said


def test_a_built_program_knows_what_its_own_libraries_need(
    monkeypatch, english: None, tmp_path: Path
) -> None:
    """Measured when it was built, and more than Qt alone."""
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / starter.OLDEST_FILE).write_text("2.36\n")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "confstr", lambda name: "glibc 2.31", raising=False)

    assert starter.too_old() == "Arbiter needs glibc 2.36 or newer; this is glibc 2.31."


def test_nothing_else_is_loaded(monkeypatch, capsys, english: None) -> None:
    """Status 1 and the sentence; neither Qt nor a part of ours."""
    code = (
        "import sys\n"
        "sys.version_info = (3, 6, 1, 'final', 0)\n"
        "from arbiter.starter import main\n"
        "status = main(['read', 'table.xlsx'])\n"
        "print(status, [n for n in sys.modules if n.startswith(('PySide6', 'arbiter.'))])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.stderr == "Arbiter needs Python 3.10 or newer; this is Python 3.6.1.\n"
    assert done.stdout == "1 ['arbiter.starter']\n"


def test_an_old_python_could_read_it() -> None:
    """No syntax that is younger than Python 3.0, as far as this Python can tell."""
    import ast

    for name in ("starter.py", "__main__.py", "__init__.py"):
        source = (ROOT / "arbiter" / name).read_text("utf-8")
        tree = ast.parse(source, feature_version=(3, 4))
        assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        assert "from __future__" not in source


@pytest.mark.parametrize(
    ("message", "name", "said"),
    [
        ("libEGL.so.1: cannot open shared object file: No such file", None, "libEGL.so.1"),
        ("No module named 'PySide6'", "PySide6", "PySide6"),
        ("No module named 'PySide6.QtGui'", "PySide6.QtGui", "PySide6"),
    ],
)
def test_what_qt_misses_is_named(
    monkeypatch, capsys, english: None, message: str, name: str | None, said: str
) -> None:
    """Nobody sees a traceback."""

    def fail(arguments: list[str]) -> int:
        raise ImportError(message, name=name)

    monkeypatch.setattr("arbiter.app.main", fail)
    monkeypatch.setattr(starter, "_show", lambda text: None)

    assert starter.main([]) == 1
    assert capsys.readouterr().err.startswith(f"Arbiter needs {said}, which is missing")


def test_a_fault_of_ours_is_no_missing_library(monkeypatch) -> None:
    """It goes on its way."""

    def fail(arguments: list[str]) -> int:
        raise ImportError("cannot import name 'berger'", name="arbiter.domain")

    monkeypatch.setattr("arbiter.app.main", fail)
    with pytest.raises(ImportError, match="berger"):
        starter.main([])


def test_it_starts_the_program(capsys) -> None:
    """With the words it was given."""
    assert starter.main(["schedule", "4"]) == 0
    assert "4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "boxes"),
    [([], 1), (["cup.arbiter"], 1), (["--version"], 0), (["read", "table.xlsx"], 0)],
)
def test_a_box_only_where_a_window_was_wanted(
    monkeypatch, capsys, arguments: list[str], boxes: int
) -> None:
    """A script waits for nobody; the sentence is on standard error all the same."""
    shown: list[str] = []
    monkeypatch.setattr(starter, "_show", shown.append)
    starter.say("Too old.", arguments)

    assert len(shown) == boxes
    assert capsys.readouterr().err == "Too old.\n"


def test_without_standard_error_windows_shows_a_box(monkeypatch) -> None:
    """As in a program without a console."""
    boxes: list[tuple[object, ...]] = []
    box = SimpleNamespace(MessageBoxW=lambda *words: boxes.append(words))
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(user32=box), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stderr", None)
    starter.say("Too old.")

    assert boxes == [(None, "Too old.", "Arbiter", 0x10)]


@pytest.mark.skipif(not LINUX, reason="other systems have boxes of their own")
@pytest.mark.parametrize("tool", ["zenity", "xmessage"])
def test_on_linux_the_first_tool_that_is_there(monkeypatch, tmp_path: Path, tool: str) -> None:
    """It gets the sentence as one word."""
    said = tmp_path / "said"
    script = tmp_path / tool
    script.write_text(f'#!/bin/sh\nfor word; do last="$word"; done\nprintf %s "$last" > {said}\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.setattr(sys, "stderr", None)
    starter.say('Arbiter needs "glibc 2.28".')

    assert said.read_text() == 'Arbiter needs "glibc 2.28".'


def test_the_mac_gets_an_alert(monkeypatch) -> None:
    """Quotes in the sentence end nothing."""
    commands: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "call", commands.append)
    starter._show('Too "old".')

    assert commands == [
        ["osascript", "-e", 'display alert "Arbiter" message "Too \\"old\\"." as critical']
    ]


def test_sentences_are_the_words_of_english() -> None:
    """Those that stand in the code are said where no words can be read."""
    words = json.loads((ROOT / "resources" / "words" / "en.json").read_text("utf-8"))

    assert words["start"] == starter._ENGLISH


def test_the_read_me_names_the_oldest_systems() -> None:
    """The same as the starter asks for."""
    readme = (ROOT / "README.md").read_text("utf-8")

    assert f"Python {starter._dotted(starter.PYTHON)}" in readme
    assert "Windows 10 (1809)" in readme
    assert starter._mac_name(starter.DARWIN) in readme
    assert f"glibc {starter._dotted(starter.GLIBC)}" in readme

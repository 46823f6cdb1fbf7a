"""What a newcomer reads is true: the read-me, the one command, the list of changes."""

from __future__ import annotations

import ast
import re
import subprocess
import sys

import pytest

from arbiter import __version__
from tests.source import ROOT

README = (ROOT / "README.md").read_text("utf-8")
CHORES = ("run", "test", "lint", "bench", "pictures", "i18n", "build")


@pytest.mark.parametrize("chore", CHORES)
def test_every_chore_is_told_of(chore: str) -> None:
    """In the read-me, and in what the command says about itself."""
    source = (ROOT / "packaging" / "dev.py").read_text("utf-8")

    assert f"packaging/dev.py {chore}" in README
    assert f"packaging/dev.py {chore}" in (ast.get_docstring(ast.parse(source)) or "")
    assert f"\ndef {chore}(" in source


def test_a_word_that_is_no_chore_gets_a_sentence() -> None:
    """And no traceback."""
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "dev.py", "bake"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 2
    assert "invalid choice: 'bake'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_chores_need_nothing_that_is_not_installed_yet() -> None:
    """They run before there is an environment: standard library and each other only."""
    chores = {"environment", "translations", "build", "packing", "linux"}
    for name in ("dev", "environment", "translations", "build", "packing", "linux/debian"):
        tree = ast.parse((ROOT / "packaging" / f"{name}.py").read_text("utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for imported in names:
                assert imported.split(".")[0] in sys.stdlib_module_names | chores, (name, imported)


def test_the_gate_runs_tests_and_rules() -> None:
    """``.ci/run`` is what the read-me says."""
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()

    assert lines[-2:] == ["python3 packaging/dev.py test", "python3 packaging/dev.py lint"]
    assert "set -euo pipefail" in lines


def test_the_map_shows_rooms_that_exist() -> None:
    """Every path in the read-me's map, and every file that it links or shows."""
    area = README.split("## Map of the code")[1].split("```")[1]
    paths = re.findall(r"^(\S+(?:/|\.py))", area, re.MULTILINE)
    paths += re.findall(r"\]\(([^)#:]+)\)", README)

    assert len(paths) > 8
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_changes_tell_of_this_version() -> None:
    """Its number without the last part, or whole."""
    changes = (ROOT / "packaging" / "CHANGES.md").read_text("utf-8")

    assert re.search(rf"^## {re.escape(__version__.removesuffix('.0'))}\b", changes, re.MULTILINE)

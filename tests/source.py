"""The source of the program as the tests of the house read it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "arbiter"


def modules() -> list[Path]:
    """Every module of the program."""
    return sorted(PACKAGE.rglob("*.py"))


def layer(module: Path) -> str:
    """The folder in ``arbiter`` that *module* lies in, or its own name: ``domain``, ``cli``."""
    return module.relative_to(PACKAGE).parts[0].removesuffix(".py")


def shown(module: Path) -> str:
    """*module* as a failing test names it."""
    return module.relative_to(ROOT).as_posix()


@cache
def tree(module: Path) -> ast.Module:
    """*module*, parsed."""
    return ast.parse(module.read_text("utf-8"), str(module))


def imported(module: Path) -> Iterator[tuple[str, int, bool]]:
    """Each name that *module* imports: dotted and absolute, its line, and whether it is late.

    ``from a import b`` gives ``a.b``, which may be a module or a thing in ``a``. Late is
    what stands inside a function; what only a type checker reads is left out.
    """
    package = [*module.relative_to(ROOT).parts[:-1]]
    yield from _imported(tree(module), package, late=False)


def _imported(node: ast.AST, package: list[str], *, late: bool) -> Iterator[tuple[str, int, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            for alias in child.names:
                yield alias.name, child.lineno, late
        elif isinstance(child, ast.ImportFrom):
            start = package[: len(package) - child.level + 1] if child.level else []
            base = ".".join([*start, *(child.module or "").split(".")]).strip(".")
            for alias in child.names:
                yield f"{base}.{alias.name}", child.lineno, late
        elif isinstance(child, ast.If) and _only_for_types(child.test):
            for other in child.orelse:
                yield from _imported(other, package, late=late)
        else:
            inside = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
            yield from _imported(child, package, late=late or inside)


def _only_for_types(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else getattr(test, "id", "")
    return name == "TYPE_CHECKING"


def calls(module: Path) -> Iterator[tuple[str, ast.Call]]:
    """Each call in *module* with the last part of the name that is called."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call):
            function = node.func
            if isinstance(function, ast.Attribute):
                yield function.attr, node
            elif isinstance(function, ast.Name):
                yield function.id, node

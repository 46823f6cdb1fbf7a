"""The screen's texts: collected from the source into ``resources/i18n/*.ts``, compiled to ``.qm``.

Both with the tools that come in the PySide6 wheel. Standard library only.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import environment
from environment import ROOT, CannotGoOn

FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "ru", "sv", "tr")


def source_file(language: str, folder: Path = FOLDER) -> Path:
    """Where the translations into *language* are written by people."""
    return folder / f"arbiter_{language}.ts"


def update(folder: Path = FOLDER) -> None:
    """Bring every ``.ts`` in *folder* up to date with the source; what is gone is dropped.

    English holds the plural forms only: *1 game*, *2 games*. What is read is not the Python
    itself but a list of its texts as C++ calls: there the tool recognises plurals, in a
    ``translate`` of Python it does not.
    """
    with tempfile.TemporaryDirectory() as place:
        texts = Path(place) / "texts.cpp"
        texts.write_text("".join(_as_cpp(*call) for call in _calls()), "utf-8")
        for language in LANGUAGES:
            plurals = ["-pluralonly"] if language == "en" else []
            options = ["-no-obsolete", "-locations", "none", "-silent", *plurals]
            languages = ["-source-language", "en", "-target-language", language]
            target = ["-ts", str(source_file(language, folder))]
            _tool("lupdate", [str(texts), *options, *languages, *target])
    _fill_english(source_file("en", folder))


def to_compile() -> list[Path]:
    """The sources whose ``.qm`` is missing or older than they are."""
    sources = [source_file(language) for language in LANGUAGES]
    return [source for source in sources if source.exists() and not _is_compiled(source)]


def compile_all(programs: Path = environment.BIN) -> None:
    """Make each ``.qm`` that is missing or old, with the tool among *programs*."""
    for source in to_compile():
        target = str(source.with_suffix(".qm"))
        _tool("lrelease", ["-silent", str(source), "-qm", target], programs)


def _is_compiled(source: Path) -> bool:
    compiled = source.with_suffix(".qm")
    return compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime


def _calls() -> Iterator[tuple[str, str, str, bool]]:
    """Context, text, comment and whether it is a plural, of each ``translate("...", "...")``."""
    for module in sorted(ROOT.glob("arbiter/**/*.py")):
        found = [
            node
            for node in ast.walk(ast.parse(module.read_text("utf-8")))
            if isinstance(node, ast.Call) and _called(node) == "translate"
        ]
        for call in sorted(found, key=lambda call: (call.lineno, call.col_offset)):
            words = [word.value for word in call.args[:3] if isinstance(word, ast.Constant)]
            plural = len(call.args) > 3 or any(word.arg == "n" for word in call.keywords)
            if len(words) >= 2 and all(isinstance(word, str) for word in words):
                context, text, comment = (*map(str, words), "")[:3]
                yield context, text, comment, plural


def _called(call: ast.Call) -> str:
    """The name that is called, also as an attribute: ``self.translate(...)``."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


_UNFINISHED = re.compile(
    r"<source>([^<]*)</source>(\s*(?:<comment>[^<]*</comment>\s*)?)"
    r"<translation type=\"unfinished\">(\s*)"
    r"<numerusform></numerusform>\s*<numerusform></numerusform>"
)


def _fill_english(file: Path) -> None:
    """*1 game*, *2 games* from *%n game(s)*, where nobody has written other words yet."""

    def filled(found: re.Match[str]) -> str:
        text, before, inside = found.groups()
        one, many = text.replace("(s)", ""), text.replace("(s)", "s")
        forms = inside.join(f"<numerusform>{form}</numerusform>" for form in (one, many))
        return f"<source>{text}</source>{before}<translation>{inside}{forms}"

    file.write_text(_UNFINISHED.sub(filled, file.read_text("utf-8")), "utf-8")


def _as_cpp(context: str, text: str, comment: str, plural: bool) -> str:
    quoted = [
        '"' + word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n") + '"'
        for word in (context, text, comment)
    ]
    return f"QCoreApplication::translate({', '.join(quoted)}{', n' if plural else ''});\n"


def _tool(name: str, arguments: list[str], programs: Path = environment.BIN) -> None:
    program = programs / (f"pyside6-{name}" + (".exe" if os.name == "nt" else ""))
    done = subprocess.run([program, *arguments], cwd=ROOT, env=environment.variables(), check=False)
    if done.returncode:
        raise CannotGoOn(f"{name} failed; the lines above say why.")

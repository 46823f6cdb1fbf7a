"""The rules of the house: who may import whom, and what no module does."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.source import ROOT, calls, imported, layer, modules, shown, tree

QT = "PySide6"
OUR_LAYERS = {path.stem for path in (ROOT / "arbiter").iterdir()} - {"__init__", "__pycache__"}

MAY_IMPORT_OF_OURS = {
    "domain": {"domain"},
    "messages": {"domain"},
    "wording": {"domain", "messages"},
    "import_texts": {"domain", "messages", "trf_texts"},
    "trf_texts": {"domain", "messages"},
    "loss_texts": {"domain", "messages"},
    "tie_break_texts": {"domain", "messages"},
    "whatif_texts": {"domain", "messages"},
    "paths": set(),
    "licences": {"paths"},
    "starter": {"app"},
    "leftovers": set(),
    "formats": {
        "domain",
        "formats",
        "messages",
        "wording",
        "whatif_texts",
        "paths",
        "leftovers",
    },
    "storage": {"domain", "storage", "paths", "leftovers"},
    "paper": {"domain", "formats", "paper", "messages", "wording", "paths"},
    "document": {"domain", "storage", "document", "paths", "leftovers"},
    "cli": {
        "cli",
        "domain",
        "messages",
        "wording",
        "import_texts",
        "whatif_texts",
        "formats",
        "storage",
        "paper",
        "paths",
    },
    "ui": OUR_LAYERS - {"app", "cli", "__main__"},
    "app": OUR_LAYERS,
    "__main__": OUR_LAYERS,
    "__init__": set(),
}
MAY_IMPORT_OF_OTHERS = {
    "domain": set(),
    "messages": set(),
    "wording": set(),
    "import_texts": set(),
    "trf_texts": set(),
    "loss_texts": set(),
    "tie_break_texts": set(),
    "whatif_texts": set(),
    "paths": set(),
    "licences": set(),
    "starter": set(),
    "leftovers": set(),
    "formats": {"openpyxl", "defusedxml", "xlrd"},
    "storage": {"sqlite3"},
    "paper": {"PySide6.QtGui", "PySide6.QtPrintSupport", "PySide6.QtCore"},
    "document": {"PySide6.QtCore", "PySide6.QtGui"},
    # A PDF is drawn by Qt, which has to be started first.
    "cli": {"PySide6.QtGui"},
    "ui": {"PySide6"},
    "app": {"PySide6"},
    "__main__": set(),
    "__init__": set(),
}
"""Beside the standard library, of which sqlite3 counts as another's here."""


@pytest.mark.parametrize("module", modules(), ids=shown)
def test_layers_import_only_what_they_may(module: Path) -> None:
    """The domain knows nothing above it, files know no window, and so on up."""
    ours, others = MAY_IMPORT_OF_OURS[layer(module)], MAY_IMPORT_OF_OTHERS[layer(module)]
    breaches = []
    for name, line, _ in imported(module):
        first, *rest = name.split(".")
        if first == "arbiter":
            # "from arbiter import __version__" is not a layer.
            allowed = not rest or rest[0] not in OUR_LAYERS or rest[0] in ours
        elif first in sys.stdlib_module_names and first != "sqlite3":
            allowed = True
        else:
            allowed = any(f"{name}.".startswith(f"{other}.") for other in others)
        if not allowed:
            breaches.append(f"line {line}: {name}")

    assert not breaches, f"{shown(module)} may not import {breaches}"


def test_a_relative_import_is_seen_too(tmp_path: Path) -> None:
    """``from ..ui import theme`` in the domain would be found."""
    text = "from ..ui import theme\nfrom . import lots\ndef f():\n    import openpyxl\n"
    module = ROOT / "arbiter" / "domain" / "imaginary.py"
    node = ast.parse(text)
    from tests import source

    found = list(source._imported(node, [*module.relative_to(ROOT).parts[:-1]], late=False))

    assert found == [
        ("arbiter.ui.theme", 1, False),
        ("arbiter.domain.lots", 2, False),
        ("openpyxl", 4, True),
    ]


@pytest.mark.parametrize(
    ("library", "where"),
    [
        *(("openpyxl", "any"), ("defusedxml", "any"), ("xlrd", "any")),
        *((QT, "cli"), ("arbiter.paper", "cli")),
    ],
)
def test_what_is_slow_to_load_is_loaded_late(library: str, where: str) -> None:
    """Excel's library costs 70 ms, Qt 90: only inside the function that needs them."""
    early = [
        f"{shown(module)}:{line}"
        for module in modules()
        if where in ("any", layer(module))
        for name, line, late in imported(module)
        if not late and f"{name}.".startswith(f"{library}.")
    ]

    assert not early


def test_no_window_without_need(tmp_path: Path) -> None:
    """Domain, sentences, files and storage load without Qt, Excel or an application."""
    below = [
        shown(module).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for module in modules()
        if layer(module) not in ("paper", "document", "ui", "app", "__main__")
    ]
    code = (
        "import importlib, sys\n"
        f"for name in {below!r}: importlib.import_module(name)\n"
        "print(sorted({n.split('.')[0] for n in sys.modules} & {'PySide6', 'openpyxl'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.stdout.strip() == "[]", done.stderr


def test_tests_of_the_domain_need_no_application() -> None:
    """No test of the domain or of the storage uses Qt's fixtures or imports Qt."""
    using = [
        shown(path)
        for folder in ("domain", "storage")
        for path in (ROOT / "tests" / folder).rglob("*.py")
        if re.search(r"\b(qtbot|qapp|PySide6)\b", path.read_text("utf-8"))
    ]

    assert not using


def test_every_module_has_a_test_file_beside_it() -> None:
    """``arbiter/domain/lots.py`` has ``tests/domain/test_lots.py``."""
    missing = []
    for module in modules():
        if module.stem in ("__init__", "__main__"):
            continue
        place = module.relative_to(ROOT / "arbiter")
        mirror = ROOT / "tests" / place.with_name(f"test_{place.name}")
        if not mirror.exists():
            missing.append(shown(mirror))

    assert not missing, "\n".join(["without a test file:", *missing])


LINES = 400


def test_modules_are_of_one_idea() -> None:
    """A module past 400 lines says in its docstring why it is one idea, or is split."""
    long = []
    for module in modules():
        lines = len(module.read_text("utf-8").splitlines())
        if lines > LINES and "one idea" not in (ast.get_docstring(tree(module)) or ""):
            long.append(f"{shown(module)}: {lines} lines")

    assert not long, "\n".join(["split by idea, or say why it is one:", *long])


NETWORK = """
    aiohttp asyncio.streams ftplib http httpx imaplib poplib requests smtplib socket socketserver
    ssl telnetlib urllib.request urllib.error urllib3 webbrowser xmlrpc
    PySide6.QtNetwork PySide6.QtWebSockets PySide6.QtHttpServer PySide6.QtWebEngineCore
""".split()
RUNS_DATA = "pickle marshal shelve dill".split()
MAY_WRITE_CODE = {"arbiter/domain/value.py"}
"""As ``dataclass`` does, of the names of the fields that stand in our own classes."""


@pytest.mark.parametrize("module", modules(), ids=shown)
def test_no_network_and_no_code_from_data(module: Path) -> None:
    """The program is offline, and nothing that it reads is ever run.

    ``socket.gethostname`` alone would be harmless, but ``platform.node`` says the same.
    """
    names = [name for name, _, _ in imported(module)]
    unwanted = [
        name for name in names for bad in (*NETWORK, *RUNS_DATA) if f"{name}.".startswith(f"{bad}.")
    ]
    run = [
        f"{called} in line {call.lineno}"
        for called, call in calls(module)
        if isinstance(call.func, ast.Name) and called in ("eval", "exec", "compile", "__import__")
    ]
    if shown(module) in MAY_WRITE_CODE:
        assert len(run) == 1  # or it may no more
        run = []

    assert not unwanted + run


STARTS_PROGRAMS = "subprocess multiprocessing pty PySide6.QtCore.QProcess".split()
MAY_START = {
    "arbiter/formats/child.py",
    "arbiter/ui/languages.py",
    "arbiter/starter.py",
}
"""The program itself once more, to read a foreign file or a rating list; and in a checkout the tool
that makes the texts of the screen ready, which comes with Qt. Where Qt can't start, a box of the
system."""
OPENS_OTHERS = re.compile(
    r"os\.(system|popen|startfile|exec\w+|spawn\w+|posix_spawn\w*)|\w*QDesktopServices.*"
)


@pytest.mark.parametrize("module", modules(), ids=shown)
def test_no_other_program_is_started(module: Path) -> None:
    """Neither by name nor through whatever the system opens a file or an address with."""
    started = [
        name
        for name, _, _ in imported(module)
        if any(f"{name}.".startswith(f"{bad}.") for bad in STARTS_PROGRAMS)
        and shown(module) not in MAY_START
    ]
    opened = [called for called, _ in calls(module) if OPENS_OTHERS.fullmatch(called)]
    handed_over = [name for name, _, _ in imported(module) if name.endswith("QDesktopServices")]

    assert not started + opened + handed_over


@pytest.mark.parametrize("module", modules(), ids=shown)
def test_texts_of_the_screen_are_literal(module: Path) -> None:
    """``translate("Context", "text")``: the tool that collects them reads nothing else."""
    wrong = []
    for called, call in calls(module):
        if called != "translate" or _is_method_of_qt(call):
            continue
        positional = call.args[:3]
        keywords = [k.value for k in call.keywords if k.arg in ("context", "text", "comment")]
        for argument in (*positional, *keywords):
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                wrong.append(f"line {call.lineno}")

    assert not wrong


def _is_method_of_qt(call: ast.Call) -> bool:
    """``painter.translate(dx, dy)`` moves the origin; a text is translated by a plain name."""
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) != "languages"


COLOUR_TEXT = re.compile(r"#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")


@pytest.mark.parametrize(
    "module", [m for m in modules() if layer(m) == "ui" and m.stem != "theme"], ids=shown
)
def test_colours_come_from_the_theme(module: Path) -> None:
    """Nothing else in the window names a colour: light, dark and print differ in one place."""
    wrong = [
        f"line {node.lineno}: {node.value}"
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and any(COLOUR_TEXT.match(word.strip("\"';:,")) for word in node.value.split())
    ]
    for called, call in calls(module):
        literal = [a for a in call.args if isinstance(a, ast.Constant)]
        if called == "QColor" and literal:
            wrong.append(f"line {call.lineno}: QColor of a literal")
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Attribute):
            named = ast.unparse(node)
            # Nothing at all is no colour.
            if named.startswith("Qt.GlobalColor.") and not named.endswith(".transparent"):
                wrong.append(f"line {node.lineno}: {named}")

    assert not wrong


def test_nothing_names_this_machine_or_a_registry() -> None:
    """A checkout says neither where it was made nor where packages came from."""
    files = [path for path in ROOT.rglob("*") if path.is_file() and not _is_made(path)]
    # Written in pieces, so that this file does not find itself.
    hosts = ["py" + "pi.org", "python" + "hosted", "deb.deb" + "ian", "registry.np" + "mjs"]
    places = [str(Path.home()) + "/", str(ROOT.parent) + "/"]
    unwanted = [text for text in (*hosts, *places) if len(text) > 5]
    found = []
    for path in files:
        content = path.read_bytes()
        found += [f"{path.name}: {text}" for text in unwanted if text.encode() in content]

    assert not found


_MADE = {"__pycache__", "build", "dist", "pictures"}


def _is_made(path: Path) -> bool:
    """Whether a file was made here by some tool, and is in nobody's checkout."""
    parts = path.relative_to(ROOT).parts
    return path.suffix == ".qm" or any(
        part in _MADE or (part.startswith(".") and part not in (".ci", ".gitignore"))
        for part in parts
    )

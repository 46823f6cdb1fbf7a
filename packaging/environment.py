"""The virtual environment that every chore runs in, and what the system must bring for it.

Standard library only: this runs before anything is installed. The environment lies in
``.venv``, is built from the lists in ``pyproject.toml``, and is made anew when that file
changes. The program itself is not installed into it; it runs from the checkout.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
BIN = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
_STAMP = "made-from"

_LIBRARIES = (
    "libgl1 libegl1 libxkbcommon0 libglib2.0-0 libfontconfig1 libdbus-1-3"  # Qt at all
).split()
_WINDOW_LIBRARIES = (
    "libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxkbcommon-x11-0 libxcb-shape0"
).split()
_FONTS = {"DejaVuSans.ttf": "fonts-dejavu-core", "LiberationSans-Regular.ttf": "fonts-liberation"}

# The lists of pyproject.toml, read by the environment's own Python: the one that runs this
# file may be 3.10, which has no reader for TOML, but every pip brings one.
_READ_LISTS = """
import json, pathlib, sys
try:
    import tomllib
except ImportError:
    from pip._vendor import tomli as tomllib
project = tomllib.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))["project"]
wanted = [project["optional-dependencies"][extra] for extra in sys.argv[2:]]
print(json.dumps(sum(wanted, project["dependencies"])))
"""
_TRY_QT = "from PySide6 import QtPrintSupport, QtWidgets; QtWidgets.QApplication([])"
# Loading Qt's plugin for X11 finds the libraries that only a window needs.
_TRY_WINDOW = """
import ctypes, pathlib, PySide6
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
ctypes.CDLL(str(plugins / "libqxcb.so"))
"""


class CannotGoOn(Exception):
    """Something is missing; the text says what, and what to do about it."""


def has_display() -> bool:
    """Whether a window can be shown here."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def prepare(*, window: bool = False) -> None:
    """Make the environment if it is missing or out of date, and see that Qt starts in it.

    With *window* also what a window on a real screen needs.

    :raises CannotGoOn: something is missing that can't be installed from here.
    """
    make(FOLDER, "test")
    if sys.platform.startswith("linux"):
        _find_fonts()
        _find_libraries(_TRY_QT, _LIBRARIES)
        if window:
            _find_libraries(_TRY_WINDOW, _WINDOW_LIBRARIES)


def run(
    command: Sequence[str | Path], *, extra: Mapping[str, str] | None = None, offscreen: bool = True
) -> int:
    """Run *command* from the checkout with the environment's Python; its exit status.

    *command* follows ``python``, as in ``["-m", "pytest"]``. *extra* are variables for it.
    """
    done = subprocess.run(
        [PYTHON, *command], cwd=ROOT, env=variables(extra, offscreen=offscreen), check=False
    )
    return done.returncode


def variables(extra: Mapping[str, str] | None = None, *, offscreen: bool = True) -> dict[str, str]:
    """The environment variables of a chore: the checkout is importable, Qt stays off the screen."""
    settings = dict(os.environ)
    for meddling in ("PYTHONHOME", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        settings.pop(meddling, None)
    settings["PYTHONPATH"] = str(ROOT)
    settings["PYTHONUTF8"] = "1"
    if offscreen:
        settings["QT_QPA_PLATFORM"] = "offscreen"
    return settings | dict(extra or {})


def _fingerprint() -> str:
    """What the environment depends on: the lists, and the Python that it was made with."""
    declared = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return f"{declared}\n{sys.version}\n"


def make(folder: Path, *extras: str) -> Path:
    """The Python of a virtual environment in *folder* with what the program needs and the
    *extras* of its list; made where it is missing or out of date.

    :raises CannotGoOn: it could not be made, or not be filled.
    """
    python = folder / PYTHON.relative_to(FOLDER)
    wanted, stamp = _fingerprint(), folder / _STAMP
    if python.exists() and stamp.exists() and stamp.read_text("utf-8") == wanted:
        return python
    stamp.unlink(missing_ok=True)
    _find_venv()
    print(f"Making a virtual environment in {folder.name} (a minute, once) ...", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=False)
    if made.returncode:
        raise CannotGoOn("The virtual environment could not be made; the lines above say why.")
    settings = variables({"PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    lists = subprocess.run(
        [python, "-c", _READ_LISTS, ROOT / "pyproject.toml", *extras],
        env=settings,
        check=False,
        capture_output=True,
        text=True,
    )
    if lists.returncode:
        raise CannotGoOn("pyproject.toml could not be read:\n" + lists.stderr.strip())
    installed = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", *json.loads(lists.stdout)],
        env=settings,
        check=False,
    )
    if installed.returncode:
        raise CannotGoOn(
            "The dependencies could not be installed; the lines above say why. "
            "This one step needs a network, or a pip that is told where its packages lie."
        )
    stamp.write_text(wanted, "utf-8")
    return python


def _find_venv() -> None:
    """See that Python can make environments; Debian keeps that part in a package of its own."""
    if importlib.util.find_spec("ensurepip") is None:
        _install(["python3-venv"], "Python's venv")
        importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip") is None:
            version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
            _install([version], "Python's venv")


def _find_libraries(attempt: str, packages: list[str]) -> None:
    """Install the system's *packages* if the Python code *attempt* fails without them."""
    if _fails(attempt):
        _install(packages, "Libraries that Qt needs")
        trouble = _fails(attempt)
        if trouble:
            raise CannotGoOn(f"Qt does not start: {trouble}")


def _fails(attempt: str) -> str:
    """The last line of what went wrong, or nothing."""
    tried = subprocess.run(
        [PYTHON, "-c", attempt], env=variables(), check=False, capture_output=True, text=True
    )
    if tried.returncode == 0:
        return ""
    return (tried.stderr.strip().splitlines() or [f"exit status {tried.returncode}"])[-1]


def _find_fonts() -> None:
    """Install the two free fonts that sheets are set in, where that is possible.

    Other fonts do as well; without any, every letter is a box.
    """
    folders = ["/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts"]
    found = {
        file.name
        for folder in folders
        for file in Path(folder).expanduser().rglob("*")
        if file.suffix.lower() in (".ttf", ".otf", ".ttc")
    }
    missing = [package for file, package in _FONTS.items() if file not in found]
    if missing and (not found or _can_install()):
        _install(missing, "Fonts")


def _can_install() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


_updated = False


def _install(packages: list[str], what: str) -> None:
    """Install *packages* on Debian or Ubuntu as root; elsewhere say what is missing.

    :raises CannotGoOn: it is not possible here, or failed.
    """
    global _updated
    command = "apt-get install --no-install-recommends " + " ".join(packages)
    if not _can_install():
        raise CannotGoOn(
            f"{what} are missing on this system. On Debian or Ubuntu install them with\n"
            f"    sudo {command}\n"
            "elsewhere the packages of the same purpose; then start again."
        )
    print(f"{what}: installing {' '.join(packages)} ...", flush=True)
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if not _updated:
        subprocess.run(["apt-get", "update", "-qq"], env=settings, check=False)
        _updated = True
    done = subprocess.run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
        env=settings,
        check=False,
        stdout=subprocess.DEVNULL,
    )
    if done.returncode:
        raise CannotGoOn(f"{what} could not be installed. Try by hand:\n    {command}")

"""The parts of a build that need neither PyInstaller nor Qt: what it needs to run, the note,
archive and checksums, and what Windows and macOS want to know about a program."""

from __future__ import annotations

import hashlib
import plistlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

NOTE = "FOR-THE-ADMINISTRATOR.txt"
CHECKSUMS = "SHA256SUMS.txt"
TEMPLATE = Path(__file__).resolve().parent / "administrator.txt"
MIME_TYPE = "application/x-arbiter"
IDENTIFIER = "org.arbiter.roundrobin"

_GLIBC = re.compile(rb"\bGLIBC_(\d+)\.(\d+)\b")
_DARWIN_BEFORE_MACOS = 9
"""macOS 12 has the kernel Darwin 21, and so on up to macOS 15; 26 has 25."""
_WHEEL_OF_QT = """
import importlib.metadata as m
print(m.distribution("PySide6-Essentials").read_text("WHEEL"))
"""


def oldest_system(folder: Path, python: Path) -> str:
    """The oldest system that what lies in *folder* can run on, as the starter reads it: glibc on
    Linux (``2.34``), the kernel on macOS (``22``), nothing to add on Windows (``0``).

    *python* is that of the environment in which the folder was made.
    """
    if sys.platform == "win32":
        return "0"
    if sys.platform == "darwin":
        asked = subprocess.run([python, "-c", _WHEEL_OF_QT], capture_output=True, text=True)
        return str(darwin_of_wheel(asked.stdout))
    return ".".join(map(str, glibc_of(folder)))


def glibc_of(folder: Path) -> tuple[int, int]:
    """The youngest version of glibc that a library or program in *folder* asks for."""
    found = {(2, 0)}
    for file in folder.parent.rglob("*"):
        if file.is_file() and not file.is_symlink() and file.read_bytes()[:4] == b"\x7fELF":
            found |= {(int(a), int(b)) for a, b in _GLIBC.findall(file.read_bytes())}
    return max(found)


def darwin_of_wheel(wheel: str) -> int:
    """The kernel of the oldest macOS that a WHEEL file names in its tags."""
    named = re.search(r"macosx_(\d+)_", wheel)
    mac = int(named[1]) if named else 0
    return mac - 1 if mac > 15 else mac + _DARWIN_BEFORE_MACOS


def name_of_oldest(oldest: str) -> str:
    """*oldest*, as ``oldest_system`` gives it, for people."""
    if sys.platform == "win32":
        return "Windows 10 (1809)"
    if sys.platform == "darwin":
        return f"macOS {_mac(int(oldest))}"
    return f"Linux with glibc {oldest}, X11 or Wayland"


def _mac(kernel: int) -> int:
    return kernel + 1 if kernel > 24 else kernel - _DARWIN_BEFORE_MACOS


def note(version: str, oldest: str, size: int, name: str) -> str:
    """The page for whoever looks after the computers of the hall. *size* in bytes."""
    fields = {
        "version": version,
        "name": name,
        "oldest": name_of_oldest(oldest),
        "megabytes": f"{size / 1_000_000:.0f}",
        "checksums": CHECKSUMS,
    }
    return TEMPLATE.read_text("utf-8").format(**fields)


def archive(folder: Path) -> Path:
    """*folder* packed beside itself, as its system unpacks it without help."""
    kind = "xztar" if sys.platform.startswith("linux") else "zip"
    return Path(shutil.make_archive(str(folder), kind, folder.parent, folder.name))


def checksums(files: Iterable[Path]) -> str:
    """One line for each file, as ``sha256sum --check`` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    return "".join(lines)


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file())


def windows_version_data(version: str) -> str:
    """What the properties of the program show on Windows; virus scanners like to see it."""
    numbers = ([int(part) for part in re.findall(r"\d+", version)] + [0] * 4)[:4]
    said = {
        "CompanyName": "The Arbiter authors",
        "FileDescription": "Arbiter, round-robin chess tournaments",
        "FileVersion": version,
        "InternalName": "arbiter",
        "LegalCopyright": "The Arbiter authors. MIT licence.",
        "OriginalFilename": "arbiter.exe",
        "ProductName": "Arbiter",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in said.items())
    quad = tuple(numbers)
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={quad}, prodvers={quad}, mask=0x3f, flags=0x0,\n"
        "    OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{strings}])]),\n"
        "    VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def info_plist(version: str, kernel: str) -> bytes:
    """What macOS wants to know: name, version, the oldest system by its *kernel* as
    ``oldest_system`` gives it, and that our files are ours to open."""
    document = {
        "CFBundleTypeName": "Arbiter tournament",
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": "application-x-arbiter.icns",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [f"{IDENTIFIER}.tournament"],
    }
    kind = {
        "UTTypeIdentifier": f"{IDENTIFIER}.tournament",
        "UTTypeDescription": "Arbiter tournament",
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": ["arbiter"],
            "public.mime-type": [MIME_TYPE],
        },
    }
    return plistlib.dumps(
        {
            "CFBundleIdentifier": IDENTIFIER,
            "CFBundleName": "Arbiter",
            "CFBundleDisplayName": "Arbiter",
            "CFBundleShortVersionString": version,
            "CFBundleVersion": version,
            "CFBundleLocalizations": ["en", "ru", "sv", "tr"],
            "LSMinimumSystemVersion": f"{_mac(int(kernel))}.0",
            "LSApplicationCategoryType": "public.app-category.board-games",
            "NSHighResolutionCapable": True,
            "NSHumanReadableCopyright": "The Arbiter authors. MIT licence.",
            "CFBundleDocumentTypes": [document],
            "UTExportedTypeDeclarations": [kind],
        }
    )

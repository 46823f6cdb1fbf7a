"""What goes into the built program and what stays out: modules, Qt's plugins, translations.

Read by ``arbiter.spec`` after PyInstaller has collected whatever might be needed. Standard
library only.
"""

from __future__ import annotations

import re
from pathlib import PurePath

LANGUAGES = ("en", "ru", "sv", "tr")

MODULES_LEFT_OUT = [
    # No network, so neither its encryption; hashes are in Python itself.
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL"),
    "PySide6.QtDBus",
    *("ssl", "_ssl", "_hashlib", "asyncio", "multiprocessing", "concurrent"),
    # Compressed in ways that no file of ours is, and what only a terminal needs.
    *("bz2", "_bz2", "lzma", "_lzma", "readline", "curses", "_uuid"),
    # For developers.
    *("tkinter", "unittest", "pydoc", "doctest", "pdb", "lib2to3", "distutils", "setuptools"),
    *("pip", "pkg_resources", "PySide6.QtTest", "PySide6.scripts"),
    # openpyxl would use these if it found them; files are the same without.
    *("lxml", "numpy", "PIL", "pandas"),
]

_PLUGINS = re.compile(r"(?:^|/)PySide6/(?:Qt/)?plugins/(.+)$", re.IGNORECASE)
_PLUGINS_KEPT = re.compile(
    r"""
      platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)\b.*
    | platforminputcontexts/.*(compose|ibus).*
    | platformthemes/.*xdgdesktopportal.*
    | iconengines/.*svg.*
    | imageformats/(lib)?q(svg|ico|jpeg)\b.*
    | printsupport/.*
    | styles/.*
    | wayland-shell-integration/.*xdg-shell.*
    | wayland-decoration-client/.*bradient.*
    | xcbglintegrations/.*glx.*
    """,
    re.VERBOSE | re.IGNORECASE,
)

_QT_LIBRARIES_LEFT_OUT = re.compile(
    r"""
    (lib)?(Qt6?|pyside6)(Network|Qml\w*|Quick\w*|Sql|Test|Designer\w*|OpenGL\w*|Pdf|VirtualKeyboard
    |EglFS\w*|WaylandCompositor|WaylandEgl\w*|Labs\w*|Xml|Concurrent|UiTools|Help|qml)\b.*
    | opengl32sw\.dll  # draws OpenGL without a graphics card; widgets don't need it
    | d3dcompiler_\w+\.dll
    """,
    re.VERBOSE | re.IGNORECASE,
)

_LINUX_LIBRARIES_KEPT = re.compile(
    r"""
    lib(
      python3[\d.]*|sqlite3|ffi
      # What a window needs and not every desktop has.
      |xkbcommon(-x11)?|xcb-\w[\w-]*|wayland-cursor
    )\.so\b.*
    """,
    re.VERBOSE,
)
"""Of the libraries that are the system's. All others have to fit its drivers, its fonts and its
services, are on every computer that has windows at all, or belong to something that is left out."""


def is_wanted(target: str) -> bool:
    """Whether the file that would lie at *target* in the built folder belongs there."""
    path = PurePath(target.replace("\\", "/"))
    plugin = _PLUGINS.search(path.as_posix())
    if plugin:
        return _PLUGINS_KEPT.fullmatch(plugin[1]) is not None
    if "translations" in path.parts and path.suffix == ".qm":
        return path.stem in {f"qtbase_{language}" for language in LANGUAGES}
    if path.suffix in (".ts", ".pyi"):
        return False
    name = path.name
    if path.suffixes[-2:] and re.match(r"Qt\w+\.(abi3\.so|pyd)", name):
        return not _QT_LIBRARIES_LEFT_OUT.match("Qt6" + name.removeprefix("Qt"))
    if len(path.parts) == 1 and re.match(r"lib.+\.so\b", name):
        return _LINUX_LIBRARIES_KEPT.fullmatch(name) is not None
    return _QT_LIBRARIES_LEFT_OUT.match(name) is None

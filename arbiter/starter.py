"""The first thing that runs: is this computer new enough? Before Qt, and before anything else
of ours, is loaded.

Old Pythons have to be able to read this file: no annotations, no f-strings, and what takes time
to load only when there is something to say. The versions are those that Qt 6.8 to 6.11 name.
"""

import os
import sys

PYTHON = (3, 10)
WINDOWS_BUILD = 17763
"""Of Windows 10 version 1809."""
DARWIN = 21
"""The kernel of macOS 12."""
GLIBC = (2, 28)
"""Of Debian 10, Ubuntu 18.10, Red Hat 8."""
OLDEST_FILE = "oldest.txt"
"""Among the resources of the built program: the kernel or glibc that its own libraries need."""

_WINDOWS = {(6, 0): "Vista", (6, 1): "7", (6, 2): "8", (6, 3): "8.1"}
_ENGLISH = {
    "python": "Arbiter needs Python {oldest} or newer; this is Python {found}.",
    "system": "Arbiter needs {oldest} or newer; this is {found}.",
    "library": "Arbiter needs {what}, which is missing on this computer. Install it and start "
    "again.",
}


def main(argv=None):
    """Start the program with *argv* (without its name) where it can run; the exit status.

    Elsewhere 1, and one sentence says what is too old or missing.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    trouble = too_old()
    if trouble:
        say(trouble, arguments)
        return 1
    try:
        from arbiter.app import main as start

        return start(arguments)
    except ImportError as error:
        missing = _missing(error)
        if not missing:
            raise
        say(_sentence("library", what=missing), arguments)
        return 1


def too_old():
    """The sentence about what is too old here; empty where everything is new enough."""
    found = tuple(sys.version_info[:3])
    if found < PYTHON:
        return _sentence("python", oldest=_dotted(PYTHON), found=_dotted(found))
    if sys.platform == "win32":
        oldest, system = "Windows 10 (1809)", _old_windows()
    elif sys.platform == "darwin":
        needed = max(DARWIN, *_measured())
        oldest, system = _mac_name(needed), _old_mac(needed)
    else:
        needed = max(GLIBC, _measured())
        oldest, system = "glibc " + _dotted(needed), _old_glibc(needed)
    return _sentence("system", oldest=oldest, found=system) if system else ""


def say(text, arguments=()):
    """Write *text* to the terminal; where there is none and a window was wanted, show it in a
    box of the system."""
    if sys.stderr is not None:
        sys.stderr.write(text + "\n")
        if sys.stderr.isatty():
            return
    if len(arguments) < 2 and not any(word.startswith("-") for word in arguments):
        _show(text)


def _old_windows():
    version = sys.getwindowsversion()
    if version.build >= WINDOWS_BUILD:
        return ""
    name = _WINDOWS.get((version.major, version.minor), str(version.major))
    return "Windows {} (build {})".format(name, version.build)


def _old_mac(needed):
    kernel = int(os.uname().release.split(".")[0])
    return _mac_name(kernel) if kernel < needed else ""


def _mac_name(kernel):
    # 19 was the last of Mac OS X; 20 began with macOS 11, and 25 took the number of the year.
    if kernel < 20:
        return "macOS 10.{}".format(kernel - 4)
    return "macOS {}".format(kernel - 9 if kernel < 25 else kernel + 1)


def _old_glibc(needed):
    try:
        name, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").split()
        found = tuple(int(part) for part in version.split("."))
    except (AttributeError, ValueError, OSError):
        return ""  # another C library: whoever built Qt for it knows
    return "{} {}".format(name, version) if found < needed else ""


def _measured():
    """What ``build.py`` measured, as numbers; (0,) in a program that was not built."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is None:
        return (0,)
    try:
        with open(os.path.join(frozen, "resources", OLDEST_FILE)) as file:
            return tuple(int(part) for part in file.read().split("."))
    except (OSError, ValueError):
        return (0,)


def _missing(error):
    """The library or module without which Qt could not be loaded; empty for any other fault."""
    import re

    library = re.match(r"(lib[\w+-]+\.(?:so|dylib)[.\d]*): cannot open", str(error))
    if library:
        return library.group(1)
    name = (error.name or "").split(".")[0]
    return name if name in ("PySide6", "shiboken6") else ""


def _dotted(version):
    return ".".join(str(part) for part in version)


def _sentence(key, **fields):
    """In the language of the system, where its words can be read."""
    import io
    import json

    text = _ENGLISH[key]
    here = os.path.dirname(os.path.abspath(__file__))
    for base in (getattr(sys, "_MEIPASS", here), here, os.path.dirname(here)):
        file = os.path.join(base, "resources", "words", _language() + ".json")
        if os.path.exists(file):
            with io.open(file, encoding="utf-8") as words:
                text = json.load(words)["start"][key]
            break
    text = text.format(**fields)
    # Python 2 writes and hands on bytes, and by itself would make ASCII of the letters.
    return text if sys.version_info[0] > 2 else text.encode("utf-8")


def _language():
    name = ""
    if sys.platform == "win32":
        import ctypes
        import locale

        name = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage()) or ""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        name = name or os.environ.get(variable, "")
    return name[:2].lower()


def _show(text):
    if sys.platform == "win32":
        if sys.stderr is None:
            import ctypes

            stop = 0x10
            ctypes.windll.user32.MessageBoxW(None, text, "Arbiter", stop)
        return
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    commands = [["zenity", "--error", "--no-markup", "--text", text], ["xmessage", text]]
    if sys.platform == "darwin":
        script = 'display alert "Arbiter" message {} as critical'.format(quoted)
        commands = [["osascript", "-e", script]]
    elif not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    import subprocess

    for command in commands:
        try:
            subprocess.call(command)
            return
        except OSError:
            continue  # it is not here

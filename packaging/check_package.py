"""Is what was built fit for a hall? Tried in a clean Debian: no Python, no network, one odd font,
and a user who may write nowhere but at home.

    python3 packaging/check_package.py        after build.py; as root, on Debian or Ubuntu

The system is made with ``debootstrap`` in ``build/clean-root`` and kept there. The package is
installed in it; the folder is put on a path with Cyrillic letters and blanks. Both are driven with
keys in a real window, from the start page to the Excel file and the PDF, and by commands. Each line
says what was tried and what came of it; the exit status is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUITE = "bookworm"
USER = "referee"
ODD_FONT = "fonts-linuxlibertine"
FOLDER_PLACE = "Мои программы/круговой турнир 1"
TABLE = ROOT / "tests" / "data" / "files" / "ru_club_mangled.xlsx"
TOOLS = ("debootstrap", "unshare", "Xvfb", "xdotool", "openbox", "setxkbmap")
DESKTOP_TOOLS = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
LONG = 30.0
"""Seconds after which what is waited for won't come."""
Z_KEY, P_KEY = "52", "33"
"""Where Z and P are on a keyboard, whatever is printed on them."""

_ISOLATED = """
mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"
mount -t proc proc "$1/proc"
root=$1; user=$2; shift 2
exec chroot --userspec="$user:$user" "$root" /usr/bin/env -i HOME="/home/$user" \\
    PATH=/usr/bin:/bin LANG="$LANGUAGE_THERE" DISPLAY="$DISPLAY" sh -c 'cd; exec "$@"' sh "$@"
"""


class Check:
    """One run of everything, in the clean system at *root*, on the X display *display*."""

    def __init__(self, root: Path, display: str, pictures: Path) -> None:
        self.root = root
        self.home = root / "home" / USER
        self.display = display
        self.pictures = pictures
        self.log = pictures / "window.log"
        self.log.write_text("")
        self.failed = 0

    def say(self, what: str, good: object, detail: object = "") -> None:
        """One line of the report."""
        self.failed += not good
        print(f"{'ok  ' if good else 'BAD '} {what}{f': {detail}' if detail else ''}", flush=True)

    def inside(
        self, *command: str, language: str = "C.UTF-8", seconds: float = LONG
    ) -> subprocess.CompletedProcess[str]:
        """Run *command* as the user, without a network."""
        return subprocess.run(
            self._words(command),
            env={**os.environ, "DISPLAY": self.display, "LANGUAGE_THERE": language},
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )

    @contextlib.contextmanager
    def window(self, *command: str, language: str = "C.UTF-8") -> Iterator[float]:
        """The program with its window, ended at the end; gives the seconds until it was there."""
        before = time.monotonic()
        with self.log.open("a") as log:
            program = subprocess.Popen(
                self._words(command),
                env={**os.environ, "DISPLAY": self.display, "LANGUAGE_THERE": language},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            self.wait(lambda: self.title() and self.is_painted())
            yield time.monotonic() - before
            # Asked again where a window was not yet ready to be asked.
            self.wait(lambda: self.keys("ctrl+q") or program.poll() is not None)
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGKILL)
                program.wait()

    def _words(self, command: Sequence[str]) -> list[str]:
        apart = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child"]
        return [*apart, "sh", "-c", _ISOLATED, "sh", str(self.root), USER, *command]

    def keys(self, *keys: str) -> None:
        """Press each as on a keyboard."""
        for key in keys:
            self._xdotool("key", "--clearmodifiers", key)
            time.sleep(0.4)

    def type(self, text: str) -> None:
        """Letter by letter."""
        self._xdotool("type", "--delay", "50", text)
        time.sleep(0.4)

    def title(self) -> str:
        """Of the window that has the keyboard; empty while there is none of ours."""
        named = self._xdotool("getactivewindow", "getwindowname").strip()
        return named if "Arbiter" in named else ""

    def is_painted(self) -> bool:
        """Whether there is something in the middle of the screen, which is black without."""
        if not shutil.which("import"):
            return True
        command = ["import", "-window", "root", "-crop", "1x1+683+700", "-depth", "8", "gray:-"]
        environment = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        return done.stdout > b"\x80"

    def picture(self, name: str) -> None:
        """The screen as it is, to be looked at afterwards."""
        if shutil.which("import"):
            target = self.pictures / f"{name}.png"
            command = ["import", "-window", "root", str(target)]
            subprocess.run(command, env={**os.environ, "DISPLAY": self.display}, check=False)

    def wait(self, there: Callable[[], object]) -> bool:
        """Until *there* gives something, or too long."""
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            if there():
                return True
            time.sleep(0.05)
        return False

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    def games(self, program: str) -> list[dict[str, object]]:
        """Of the tournament in the user's own folder, as another program reads them."""
        (file,) = (self.home / ".local/share/arbiter").glob("*.arbiter")
        read = self.inside(program, "read", f".local/share/arbiter/{file.name}", "--json")
        games: list[dict[str, object]] = json.loads(read.stdout)["games"]
        return games

    def forget(self) -> None:
        """As if the user had never started the program, and had saved nothing."""
        for name in (".config", ".local", ".cache"):
            shutil.rmtree(self.home / name, ignore_errors=True)
        for file in self.home.glob("*.*"):
            if file.is_file():
                file.unlink()


def make_root(root: Path, package: Path, folder: Path) -> None:
    """A clean system with the package installed, one odd font, a user and the folder."""
    if not (root / "usr" / "bin" / "dpkg").exists():
        print(f"Making a clean {SUITE} in {root} ...", flush=True)
        command = ["debootstrap", "--variant=minbase", SUITE, str(root)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        _chroot(root, "apt-get", "update", "-qq")
    shutil.copy(package, root / "tmp" / package.name)
    _install(root, f"/tmp/{package.name}", "--reinstall", "--allow-downgrades")
    _install(root, ODD_FONT)
    # What fontconfig brought along: the fonts that the program is made for.
    shutil.rmtree(root / "usr/share/fonts/truetype/dejavu", ignore_errors=True)
    if not (root / "home" / USER).exists():
        _chroot(root, "useradd", "--create-home", "--shell", "/bin/sh", USER)
    place = root / "home" / USER / FOLDER_PLACE
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder, place, symlinks=True)
    for path in (place.parent, place, *place.rglob("*")):
        os.lchown(path, 0, 0)
    (root / "tmp" / ".X11-unix").mkdir(exist_ok=True)


def _install(root: Path, *words: str) -> None:
    _chroot(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *words)


def _chroot(root: Path, *command: str) -> None:
    subprocess.run(
        ["chroot", str(root), *command],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@contextlib.contextmanager
def screen(display: str) -> Iterator[None]:
    """A screen of a small laptop with a window manager."""
    environment = {**os.environ, "DISPLAY": display}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen(["Xvfb", display, "-screen", "0", "1366x768x24"], **quiet)
    time.sleep(1.5)
    manager = subprocess.Popen(["openbox"], env=environment, **quiet)
    time.sleep(0.5)
    try:
        yield
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def commands(check: Check, program: str, what: str) -> None:
    """Without a window: version, table, import in a second process, workbook and PDF."""
    said = check.inside(program, "--version")
    check.say(f"{what}: --version", said.stdout.startswith("arbiter "), said.stdout.strip())
    said = check.inside(program, "schedule", "6", "--json")
    check.say(f"{what}: schedule", said.returncode == 0 and "rounds" in said.stdout)
    shutil.copy(TABLE, check.home / "таблица 1.xlsx")
    said = check.inside(program, "read", "таблица 1.xlsx")
    check.say(f"{what}: a foreign table is read", "7 players" in said.stdout, said.stderr.strip())
    for out, head in (("итог 1.xlsx", b"PK"), ("итог 1.pdf", b"%PDF")):
        said = check.inside(program, "export", "таблица 1.xlsx", out, "--language", "ru")
        file = check.home / out
        good = said.returncode == 0 and file.exists() and file.read_bytes().startswith(head)
        check.say(f"{what}: export {out}", good, said.stderr.strip())
    said = check.inside(program, "read", "нет.xlsx")
    good = said.returncode == 1 and "Traceback" not in said.stderr
    check.say(f"{what}: a missing file is one sentence", good, said.stderr.strip())


def the_main_job(check: Check, program: str, what: str) -> None:
    """From the start page to Excel and PDF, with keys alone, in the user's own folders."""
    check.forget()
    with check.window(program) as seconds:
        check.say(f"{what}: the window is there after", seconds < LONG, f"{seconds:.2f} s")
        check.picture(f"{what}-start")
        check.keys("n")
        for name in ("Adams", "Berg", "Dahl", "Evans"):
            check.type(name)
            check.keys("Return")
        check.keys("ctrl+l", "1", "Return")
        for _ in range(3):
            check.keys("1", "5", "Next")
        check.keys("ctrl+e")
        made = check.wait(lambda: list(check.home.glob("*.xlsx")))
        check.say(f"{what}: Ctrl+E writes the workbook", made, _names(check.home, "*.xlsx"))
        check.keys("ctrl+p")
        made = check.wait(lambda: list(check.home.glob("*.pdf")))
        check.say(f"{what}: Ctrl+P without a printer", made, _names(check.home, "*.pdf"))
        check.picture(f"{what}-end")
        done = check.games(program)
        results = [game["result"] for game in done]
        check.say(f"{what}: six results are on the disk", None not in results and len(done) == 6)


def language_is_kept(check: Check, program: str) -> None:
    """Field case B96: chosen once, kept over a restart, without a right to write to the folder."""
    check.forget()
    with check.window(program):
        check.keys("alt+v", "l", "Down", "Return")
        time.sleep(1)
    with check.window(program):
        check.picture("language")
        check.keys("n")
        time.sleep(1)
        title = check.title()
        check.say("the language is kept (B96)", any("а" <= c <= "я" for c in title), title)


def russian_keyboard(check: Check, program: str) -> None:
    """Field case B92: results, undo and print with the Russian layout alone."""
    check.forget()
    environment = {**os.environ, "DISPLAY": check.display}
    with check.window(program):
        check.keys("l")
        time.sleep(1)
        subprocess.run(["setxkbmap", "ru"], env=environment, check=True)
        time.sleep(1)
        check.keys("5")
        check.keys(f"ctrl+{Z_KEY}", "1")
        check.keys(f"ctrl+{P_KEY}")
        made = check.wait(lambda: list(check.home.glob("*.pdf")))
        check.picture("russian-keyboard")
        check.say("Ctrl+P with a Russian layout (B92)", made)
        subprocess.run(["setxkbmap", "us"], env=environment, check=True)
        time.sleep(0.5)
        games = check.games(program)
        last = [
            g["result"] for g in games if g["round"] == max(int(str(g["round"])) for g in games)
        ]
        # The example's first open cell is that of a player with Black.
        good = [result for result in last if result] == ["0-1"]
        check.say("result keys and Ctrl+Z with a Russian layout (B92)", good, last)


def too_old(check: Check, folder: Path, program: str) -> None:
    """Field case B95: the sentence comes from the built program too."""
    oldest = folder / "_internal" / "resources" / "oldest.txt"
    kept = oldest.read_text("utf-8")
    oldest.write_text("9.99\n", "utf-8")
    said = check.inside(program, "--version", language="ru_RU.UTF-8")
    oldest.write_text(kept, "utf-8")
    good = said.returncode == 1 and "glibc 9.99" in said.stderr and not said.stdout
    check.say("too old a system is one sentence (B95)", good, said.stderr.strip())


def double_click(check: Check) -> None:
    """The type is known by name and by content, and is opened by the program."""
    _install(check.root, *DESKTOP_TOOLS)
    check.forget()
    with check.window("arbiter"):
        check.keys("n")
        check.type("Adams")
        check.keys("Return")
    (made,) = (check.home / ".local/share/arbiter").glob("*.arbiter")
    for name in ("мой турнир.arbiter", "копия"):
        shutil.copy(made, check.home / name)
        os.chown(check.home / name, 1000, 1000)
        asked = check.inside("gio", "info", "-a", "standard::content-type", name)
        check.say(f"the type of “{name}”", "application/x-arbiter" in asked.stdout)
    (check.home / "копия").unlink()
    asked = check.inside("gio", "mime", "application/x-arbiter")
    check.say("what opens it", "arbiter.desktop" in asked.stdout, asked.stdout.split("\n")[0])
    entry = "/usr/share/applications/arbiter.desktop"
    asked = check.inside("desktop-file-validate", entry)
    check.say("the menu entry is valid", not asked.stdout, asked.stdout.strip())
    command = ("sh", "-c", "gio open 'мой турнир.arbiter' && sleep 20")
    with check.window(*command):
        opened = check.wait((check.home / "мой турнир.arbiter.lock").exists)
        check.say("a double click opens it", opened, check.title())
        check.picture("double-click")


def starts(check: Check, program: str, times: int = 5) -> None:
    """Seconds from the call to the window, cold and warm."""
    caches = Path("/proc/sys/vm/drop_caches")
    cold = ""
    with contextlib.suppress(OSError):
        subprocess.run(["sync"], check=False)
        caches.write_text("3\n")
        with check.window(program) as seconds:
            cold = f"{seconds:.2f} s cold, "
    warm = []
    for _ in range(times):
        with check.window(program) as seconds:
            warm.append(seconds)
    check.say("start to window", True, f"{cold}{sorted(warm)[times // 2]:.2f} s warm")


def _names(folder: Path, pattern: str) -> str:
    return ", ".join(file.name for file in folder.glob(pattern))


def _sum(folder: Path) -> str:
    """Of everything in *folder*: names, sizes, contents."""
    total = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        total.update(str(file).encode() + file.read_bytes())
    return total.hexdigest()


def main() -> int:
    """Try everything; 1 if anything failed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--root", type=Path, default=ROOT / "build" / "clean-root")
    parser.add_argument("--display", default=":77", help="of the X server that is started for it")
    asked = parser.parse_args()
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    packages, folders = ([*(ROOT / "dist").glob(p)] for p in ("*.deb", "*-linux-*/"))
    if os.geteuid() or missing or not packages or not folders:
        print(
            "This needs root, what build.py makes, and "
            f"{', '.join(missing) or 'nothing that is not here'}.",
            file=sys.stderr,
        )
        return 1
    pictures = ROOT / "build" / "check"
    pictures.mkdir(parents=True, exist_ok=True)
    make_root(asked.root, packages[-1], next(f for f in folders if f.is_dir()))
    check = Check(asked.root, asked.display, pictures)
    folder = check.home / FOLDER_PLACE
    before = _sum(folder)
    in_folder = f"/home/{USER}/{FOLDER_PLACE}/arbiter"
    nothing = check.inside("sh", "-c", "command -v python3 || ls -d /usr/lib/python*")
    check.say("no Python in the system", not nothing.stdout)
    devices = check.inside("sh", "-c", "tail -n +3 /proc/net/dev").stdout.split()
    check.say("no network but the loop", [d for d in devices if d.endswith(":")] == ["lo:"])
    refused = check.inside("touch", f"{FOLDER_PLACE}/x")
    check.say("the folder can't be written", refused.returncode != 0)
    with screen(asked.display):
        for program, what in (("arbiter", "package"), (in_folder, "folder")):
            commands(check, program, what)
            the_main_job(check, program, what)
        language_is_kept(check, in_folder)
        russian_keyboard(check, in_folder)
        too_old(check, folder, in_folder)
        double_click(check)
        check.say("the folder is as it was", _sum(folder) == before)
        starts(check, in_folder)
    faults = check.log.read_text("utf-8", "replace").strip()
    check.say("the window complained of nothing", not faults, faults[-300:])
    print(f"\n{check.failed} failed; pictures in {pictures.relative_to(ROOT)}")
    return 1 if check.failed else 0


if __name__ == "__main__":
    sys.exit(main())

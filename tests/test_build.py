"""The parts of a build that need no build: what is taken along, what is told about it."""

from __future__ import annotations

import configparser
import plistlib
import re
import struct
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from arbiter import __version__, app, licences, starter
from tests.source import ROOT, modules

PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a matter of Linux")


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """The chores by name, as they find each other."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    before = set(sys.modules)

    def loaded(name: str) -> ModuleType:
        return import_module(name)

    yield loaded
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None) or ""
        if file.startswith(str(PACKAGING)) or name == "linux":
            del sys.modules[name]


@pytest.mark.parametrize(
    "target",
    [
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "PySide6/Qt/lib/libQt6PrintSupport.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/QtPrintSupport.abi3.so",
        "PySide6\\QtWidgets.pyd",
        "PySide6\\Qt6Core.dll",
        "PySide6/Qt/translations/qtbase_ru.qm",
        "PySide6/Qt/translations/qtbase_tr.qm",
        "resources/i18n/arbiter_sv.qm",
        "resources/words/ru.json",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
        "libpython3.11.so.1.0",
        "libsqlite3.so.0",
    ],
)
def test_what_is_used_is_taken_along(load, target: str) -> None:
    """On every system."""
    assert load("contents").is_wanted(target)


@pytest.mark.parametrize(
    "target",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6QuickControls2Basic.so.6",
        "PySide6/QtNetwork.abi3.so",
        "PySide6\\Qt6Network.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_help_ru.qm",
        "resources/i18n/arbiter_ru.ts",
        "libgtk-3.so.0",
        "libEGL.so.1",
        "libcups.so.2",
        "libcrypto.so.3",
        "libstdc++.so.6",
    ],
)
def test_what_is_not_used_stays_out(load, target: str) -> None:
    """Neither a network nor another toolkit, nor what has to be the computer's own."""
    assert not load("contents").is_wanted(target)


def test_no_module_that_the_program_needs_is_left_out(load) -> None:
    """What is imported in the source anywhere is not on the list."""
    from tests.source import imported

    left_out = load("contents").MODULES_LEFT_OUT
    needed = {name for module in modules() for name, _, _ in imported(module)}
    wrong = [n for n in needed for bad in left_out if f"{n}.".startswith(f"{bad}.")]

    assert not wrong


def test_nothing_is_packed_in_a_way_that_scanners_hate() -> None:
    """Field case B94: a folder, without a compressor, with icon and version data."""
    spec = (PACKAGING / "arbiter.spec").read_text("utf-8")

    assert "upx=True" not in spec
    assert spec.count("upx=False") == 2
    assert "COLLECT(" in spec
    assert "icon=" in spec
    assert "version=" in spec


def test_version_data_for_windows(load) -> None:
    """The numbers in four parts, and the words that the properties show."""
    data = load("packing").windows_version_data("1.2.0")

    assert "filevers=(1, 2, 0, 0), prodvers=(1, 2, 0, 0)" in data
    assert "StringStruct('ProductName', 'Arbiter')" in data
    assert "StringStruct('FileVersion', '1.2.0')" in data
    compile(data, "version", "eval")


def test_macos_knows_our_files(load) -> None:
    """By their ending, with an icon of their own."""
    said = plistlib.loads(load("packing").info_plist("1.2.0", "22"))

    assert said["CFBundleShortVersionString"] == "1.2.0"
    (document,), (kind,) = said["CFBundleDocumentTypes"], said["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["arbiter"]
    assert said["LSMinimumSystemVersion"] == "13.0"


def test_the_glibc_that_is_needed_is_measured(load, tmp_path: Path) -> None:
    """The youngest that any library or the program itself asks for; texts don't count."""
    inside = tmp_path / "_internal"
    inside.mkdir()
    (inside / "libone.so").write_bytes(b"\x7fELF\0GLIBC_2.9\0GLIBC_2.34\0")
    (tmp_path / "arbiter").write_bytes(b"\x7fELF\0GLIBC_2.4\0GLIBC_PRIVATE\0")
    (inside / "notes.txt").write_bytes(b"GLIBC_2.99")

    assert load("packing").glibc_of(inside) == (2, 34)


@pytest.mark.parametrize(("tag", "kernel"), [("12_0", 21), ("13_0", 22), ("26_0", 25)])
def test_the_mac_that_is_needed_is_read_from_qt(load, tag: str, kernel: int) -> None:
    """As the starter counts."""
    wheel = f"Tag: cp310-abi3-macosx_{tag}_universal2\n"

    assert load("packing").darwin_of_wheel(wheel) == kernel
    assert starter._mac_name(kernel) == f"macOS {tag.split('_')[0]}"


def test_checksums_can_be_checked_by_the_usual_tool(load, tmp_path: Path) -> None:
    """Sum, two blanks, name."""
    (tmp_path / "a.zip").write_bytes(b"abc")
    sums = load("packing").checksums([tmp_path / "a.zip"])

    assert sums == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n"


@on_linux
def test_the_folder_is_packed_under_its_own_name(load, tmp_path: Path) -> None:
    """It unpacks into one folder."""
    folder = tmp_path / "arbiter-1.2.0-linux-x86_64"
    folder.mkdir()
    (folder / "arbiter").write_text("program")
    packed = load("packing").archive(folder)

    assert packed.name == "arbiter-1.2.0-linux-x86_64.tar.xz"
    with tarfile.open(packed) as archive:
        assert f"{folder.name}/arbiter" in archive.getnames()


def test_the_page_for_the_administrator_is_one_page(load) -> None:
    """Field case B94: name, size, system, where it writes, that it uses no network, checksums."""
    packing = load("packing")
    oldest = {"win32": "0", "darwin": "22"}.get(sys.platform, "2.34")
    note = packing.note("1.2.0", oldest, 104_000_000, "arbiter-1.2.0-linux-x86_64")

    assert len(note.splitlines()) <= 60
    assert max(map(len, note.splitlines())) <= 102
    for said in ("ARBITER 1.2.0", "104 MB", packing.CHECKSUMS, "No network", "ARBITER_HOME"):
        assert said in note
    assert "{" not in note


def test_the_starter_finds_what_the_build_writes(load) -> None:
    """The same names of files on both sides."""
    build = load("build")

    assert build.OLDEST == starter.OLDEST_FILE
    assert build.NOTICES == licences.NOTICES
    assert build.version() == __version__
    assert build.full_name().startswith(f"arbiter-{__version__}-")


def test_icons_of_every_size(load, qapp) -> None:
    """PNG inside the forms of Windows and macOS, each where its entry says."""
    icons = load("icons")
    pictures = {size: icons.as_png(icons.document_picture(size)) for size in (16, 32, 256)}
    ico, icns = icons.as_ico(pictures), icons.as_icns(pictures)

    assert all(png.startswith(b"\x89PNG") for png in pictures.values())
    assert struct.unpack_from("<HHH", ico) == (0, 1, 3)
    for number, (size, png) in enumerate(pictures.items()):
        wide, *_, length, place = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        assert wide == size % 256
        assert ico[place : place + length] == png
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)


def test_the_menu_entry_opens_our_type() -> None:
    """One file with a double click; its words in the four languages."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(LINUX / "arbiter.desktop", "utf-8")
    said = entry["Desktop Entry"]

    assert said["Exec"] == "arbiter %f"
    assert said["MimeType"] == "application/x-arbiter;"
    for language in ("ru", "sv", "tr"):
        assert said[f"Comment[{language}]"]
        assert said[f"GenericName[{language}]"]


def test_a_file_is_known_by_its_ending_and_by_what_stands_in_it(tmp_path: Path) -> None:
    """Where the program writes its mark there the file type looks for it."""
    from arbiter.storage import store
    from tests.boards import drawn

    file = tmp_path / "cup.arbiter"
    store.create(file, drawn(4))
    root = ElementTree.parse(LINUX / "arbiter.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (glob,) = root.findall(".//m:glob", space)
    matches = root.findall(".//m:match", space)

    assert glob.get("pattern") == "*.arbiter"
    assert len(matches) == 2
    for match in matches:
        offset, value = int(match.get("offset", "")), match.get("value", "").encode()
        assert file.read_bytes()[offset : offset + len(value)] == value


def test_the_manual_page_names_every_command() -> None:
    """That a person types."""
    page = (LINUX / "arbiter.1").read_text("utf-8")

    for command in app.COMMANDS:
        assert f"arbiter {command}" in page
    assert "@VERSION@" in page


@on_linux
def test_the_package_is_laid_out_as_debian_wants(load, tmp_path: Path) -> None:
    """Program, command, menu entry, file type, icons, manual page, licences."""
    debian = load("linux.debian")
    folder, icons, root = (tmp_path / name for name in ("program", "icons", "root"))
    (folder / "_internal").mkdir(parents=True)
    (folder / "arbiter").write_text("#!/bin/sh\n")
    (folder / "NOTICES.txt").write_text("MIT\n")
    icons.mkdir()
    for name in ("arbiter-48.png", "application-x-arbiter-48.png"):
        (icons / name).write_bytes(b"png")
    debian.lay_out(folder, icons, root, "1.2.0")
    places = {str(path.relative_to(root)) for path in root.rglob("*")}

    hicolor = "usr/share/icons/hicolor/48x48"
    assert places >= {
        "usr/lib/arbiter/arbiter",
        "usr/bin/arbiter",
        "usr/share/applications/arbiter.desktop",
        "usr/share/mime/packages/arbiter.xml",
        f"{hicolor}/apps/arbiter.png",
        f"{hicolor}/mimetypes/application-x-arbiter.png",
        "usr/share/man/man1/arbiter.1.gz",
        "usr/share/doc/arbiter-roundrobin/copyright",
    }
    assert (root / "usr/bin/arbiter").resolve() == root / "usr/lib/arbiter/arbiter"


def test_the_package_names_what_the_folder_leaves_out(load) -> None:
    """With the glibc that was measured."""
    control = load("linux.debian").control("1.2.0", "amd64", "2.34", 104_000_001)

    assert "Depends: libc6 (>= 2.34), libegl1" in control
    assert "Installed-Size: 101563\n" in control
    assert all(re.match(r"[A-Z][\w-]+: \S| \S", line) for line in control.splitlines())


@on_linux
def test_the_appdir_starts_the_program_wherever_it_is(load, tmp_path: Path) -> None:
    """Also from a path with Cyrillic and blanks."""
    folder, icons = tmp_path / "program", tmp_path / "icons"
    folder.mkdir()
    icons.mkdir()
    program = folder / "arbiter"
    program.write_text('#!/bin/sh\necho "started with $1"\n')
    program.chmod(0o755)
    (icons / "arbiter-256.png").write_bytes(b"png")
    start = load("linux.appdir").make(folder, icons, tmp_path / "Мой турнир.AppDir")
    done = subprocess.run([start, "a b"], capture_output=True, text=True, check=False)

    assert done.stdout == "started with a b\n"


def test_the_installer_refuses_what_the_starter_refuses() -> None:
    """The same build of Windows; the type of our files; nothing for administrators alone."""
    script = (PACKAGING / "windows" / "arbiter.iss").read_text("utf-8")

    assert f"MinVersion=10.0.{starter.WINDOWS_BUILD}\n" in script
    assert 'Subkey: "Software\\Classes\\.arbiter"' in script
    assert "PrivilegesRequired=lowest" in script


@pytest.mark.parametrize("system", ["windows", "macos"])
def test_what_could_not_be_tried_says_so(system: str) -> None:
    """In bold, before the first step."""
    text = (PACKAGING / system / "README.md").read_text("utf-8")

    assert re.search(r"\*\*Written, and not yet tried on a \w+\.\*\*", text.split("\n1. ")[0])


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist of this checkout."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_wheel_has_what_it_needs_and_nothing_else(built: Path) -> None:
    """Every module, every resource, the texts compiled and the licence; no tests, no chores and
    no .ts, which only translators need."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    resources = {path.relative_to(ROOT) for path in (ROOT / "resources").rglob("*")}
    wanted = {path.relative_to(ROOT).as_posix() for path in modules()}
    wanted |= {
        f"arbiter/{path.as_posix()}"
        for path in resources
        if (ROOT / path).is_file() and path.suffix != ".ts"
    }
    wanted.add("arbiter/resources/LICENSE")

    assert inside == wanted
    for language in ("en", "ru", "sv", "tr"):
        assert f"arbiter/resources/i18n/arbiter_{language}.qm" in inside


def test_the_sdist_is_the_checkout(built: Path) -> None:
    """Program, resources, tests and chores; nothing that was made, but the compiled texts, so
    that a wheel made from it needs no compiler."""
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        inside = {name.split("/", 1)[1] for name in archive.getnames()}

    assert {"pyproject.toml", "README.md", ".ci/run", "packaging/build.py"} <= inside
    assert {"packaging/LICENSE", "tests/test_build.py", "resources/i18n/arbiter_ru.qm"} <= inside
    rooms = {name.split("/")[0] for name in inside if "/" in name}
    assert rooms == {".ci", "arbiter", "packaging", "resources", "tests"}
    assert not [name for name in inside if "__pycache__" in name or name.endswith(".pyc")]


def test_wheel_and_sdist_are_said_in_the_project() -> None:
    """The command goes through the starter; the sdist has all that a checkout needs."""
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    included = re.findall(r'"/([\w./-]+)"', project.split("targets.sdist]")[1].split("]")[0])

    assert 'arbiter = "arbiter.starter:main"' in project
    assert f'requires-python = ">={starter._dotted(starter.PYTHON)}"' in project
    assert {"arbiter", "resources", "packaging", "tests"} <= set(included)
    assert [path for path in included if not (ROOT / path).exists()] == []

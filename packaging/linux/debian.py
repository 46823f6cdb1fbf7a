"""The built folder as a Debian package: menu entry, file type, icons, manual page.

Standard library and ``dpkg-deb``. The folder goes to ``/usr/lib/arbiter`` as it is; what Debian has
on every desktop is named as a dependency.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = "arbiter-roundrobin"
DEPENDS = """
    libc6 (>= {glibc}), libegl1, libgl1, libfontconfig1, libfreetype6,
    libglib2.0-0 | libglib2.0-0t64,
    libdbus-1-3, libx11-6, libx11-xcb1, libxcb1, libstdc++6, libgcc-s1, zlib1g
"""
"""What Qt's libraries ask for and the folder leaves to the system."""
RECOMMENDS = "fonts-dejavu-core | fonts-liberation | fonts-noto-core, libcups2 | libcups2t64"
SUGGESTS = "xdg-desktop-portal, cups"
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

_ICON = re.compile(r"(.+)-(\d+)\.png")


def make(folder: Path, made: Path, target: Path, version: str) -> Path:
    """Build the package from the program in *folder* and the icons in *made*, into *target*."""
    root = made / "debian"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(folder, made / "icons", root, version)
    architecture = _ARCHITECTURES.get(os.uname().machine, os.uname().machine)
    oldest = (folder / "_internal" / "resources" / "oldest.txt").read_text("utf-8").strip()
    size = sum(file.lstat().st_size for file in root.rglob("*") if file.is_file())
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control(version, architecture, oldest, size), "utf-8")
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
    package = target / f"{PACKAGE}_{version}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def lay_out(folder: Path, icons: Path, root: Path, version: str) -> None:
    """Everything where it lies on an installed system, below *root*."""
    program = root / "usr" / "lib" / "arbiter"
    shutil.copytree(folder, program, symlinks=True)
    commands = root / "usr" / "bin"
    commands.mkdir(parents=True)
    (commands / "arbiter").symlink_to("../lib/arbiter/arbiter")
    share = root / "usr" / "share"
    for name, place in (
        ("arbiter.desktop", "applications"),
        ("arbiter.xml", "mime/packages"),
        ("arbiter.metainfo.xml", "metainfo"),
    ):
        (share / place).mkdir(parents=True, exist_ok=True)
        (share / place / name).write_text(_filled(HERE / name, version), "utf-8")
    manual = share / "man" / "man1"
    manual.mkdir(parents=True)
    text = _filled(HERE / "arbiter.1", version).encode("utf-8")
    (manual / "arbiter.1.gz").write_bytes(gzip.compress(text, mtime=0))
    papers = share / "doc" / PACKAGE
    papers.mkdir(parents=True)
    shutil.copy(folder / "NOTICES.txt", papers / "copyright")
    for icon in sorted(icons.glob("*.png")):
        found = _ICON.fullmatch(icon.name)
        assert found is not None, icon
        kind = "mimetypes" if found[1].startswith("application") else "apps"
        place = share / "icons" / "hicolor" / f"{found[2]}x{found[2]}" / kind
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(icon, place / f"{found[1]}.png")


def control(version: str, architecture: str, glibc: str, size: int) -> str:
    """What dpkg wants to know. *size* in bytes."""
    depends = " ".join(DEPENDS.format(glibc=glibc).split())
    return (
        f"Package: {PACKAGE}\n"
        f"Version: {version}\n"
        f"Architecture: {architecture}\n"
        "Maintainer: The Arbiter authors <nobody@localhost>\n"
        f"Installed-Size: {-(-size // 1024)}\n"
        f"Depends: {depends}\n"
        f"Recommends: {RECOMMENDS}\n"
        f"Suggests: {SUGGESTS}\n"
        "Section: games\n"
        "Priority: optional\n"
        "Description: round-robin chess tournaments, from the lots to the report\n"
        " Drawing of lots, Berger pairings, results, Sonneborn-Berger and all other\n"
        " tie-breaks, crosstable, paper and Excel files. Works without a network and\n"
        " brings its own Python and Qt.\n"
    )


def _filled(file: Path, version: str) -> str:
    return file.read_text("utf-8").replace("@VERSION@", version)

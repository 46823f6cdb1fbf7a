from __future__ import annotations

import os
import time
from pathlib import Path

from arbiter.leftovers import clear_away, part_beside


def _aged(path: Path) -> Path:
    path.write_bytes(b"half")
    two_days_ago = time.time() - 2 * 24 * 60 * 60
    os.utime(path, (two_days_ago, two_days_ago))
    return path


def test_a_part_stands_beside_its_target_under_a_name_of_its_own(tmp_path: Path) -> None:
    """However long the name of the target is."""
    target = tmp_path / ("я" * 120)
    first, second = part_beside(target), part_beside(target)

    assert first.parent == tmp_path
    assert first != second
    first.write_bytes(b"half")


def test_only_what_is_ours_and_old_is_cleared_away(tmp_path: Path) -> None:
    """Not a part that may be under way, nothing of another program, no folder, no link."""
    _aged(part_beside(tmp_path / "a.xlsx"))
    gone = _aged(part_beside(tmp_path / "a.arbiter"))
    _aged(gone.with_name(gone.name + "-journal"))
    fresh = part_beside(tmp_path / "a.xlsx")
    fresh.write_bytes(b"under way")
    others = [
        _aged(tmp_path / name)
        for name in (".0123456789ab.part", "arbiter-0123456789ab.part", "a.arbiter-journal")
    ]
    folder = tmp_path / ".arbiter-aaaaaaaaaaaa.part"
    folder.mkdir()
    os.utime(folder, (0, 0))
    link = tmp_path / ".arbiter-bbbbbbbbbbbb.part"
    link.symlink_to(others[0])
    os.utime(link, (0, 0), follow_symlinks=False)

    clear_away(tmp_path)

    assert set(tmp_path.iterdir()) == {fresh, *others, folder, link}


def test_a_folder_that_is_away_is_no_fault(tmp_path: Path) -> None:
    """Clearing away is never what the arbiter asked for."""
    clear_away(tmp_path / "gone")

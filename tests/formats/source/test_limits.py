"""A process that wants too much memory or time is ended; tried in processes of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arbiter.formats.source.limits import OUT_OF_MEMORY, peak_memory

ROOT = Path(__file__).parents[3]


def status_of(memory: int, seconds: float, work: str) -> tuple[int, str]:
    code = (
        "from arbiter.formats.source.limits import limit_this_process\n"
        f"limit_this_process({memory}, {seconds})\n{work}\nprint('done')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.strip()


def test_what_keeps_within_them_is_left_alone():
    assert status_of(300 << 20, 30, "x = bytearray(50 << 20)") == (0, "done")


@pytest.mark.skipif(sys.platform == "win32", reason="a job of Windows raises there")
def test_too_much_memory_at_once():
    """Refused, or the end."""
    work = "try: x = bytearray(400 << 20)\nexcept MemoryError: raise SystemExit(77)"

    assert status_of(100 << 20, 30, work) == (OUT_OF_MEMORY, "")


@pytest.mark.skipif(sys.platform == "win32", reason="a job of Windows raises there")
def test_too_much_memory_bit_by_bit():
    work = "x = []\ntry:\n    while True: x.append('a' * 100_000)\n"
    work += "except MemoryError: raise SystemExit(77)"

    assert status_of(100 << 20, 30, work) == (OUT_OF_MEMORY, "")


def test_too_much_time():
    """Even in a call that gives no other thread of Python a turn; and nothing is written."""
    status, said = status_of(300 << 20, 0.3, "10 ** 10 ** 9")

    assert status != 0
    assert said == ""


def test_what_the_parent_holds_does_not_count():
    """A window with a large tournament starts the process too."""
    held = bytearray(250 << 20)
    held[::4096] = b"1" * len(held[::4096])

    assert status_of(150 << 20, 30, "import time; time.sleep(0.2)") == (0, "done")
    del held


@pytest.mark.skipif(sys.platform == "win32", reason="not known there")
def test_the_peak_is_measured_in_bytes():
    assert 5 << 20 < peak_memory() < 64 << 30

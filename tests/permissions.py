"""Commands to which permissions apply, also where the tests run as the administrator."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest


def held_to_permissions() -> list[str]:
    """The words before a command that may write only where it is allowed, as everybody's.

    The administrator goes on as himself, for others may not reach his Python; he only gives up
    the right to pass over permissions. Where that can't be done the test is skipped.
    """
    if os.name != "posix":
        pytest.skip("permissions are a thing of POSIX")
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("setpriv is not here")
    words = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"]
    tried = subprocess.run([*words, "true"], capture_output=True, check=False)
    if tried.returncode:
        pytest.skip(f"no right can be given up here: {tried.stderr!r}")
    return words

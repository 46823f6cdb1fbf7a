"""Foreign files with something wrong in them: none may crash, hang or raise what is no refusal.

Most are read in this process, which has the memory of the worker and an alarm for each file;
some hundreds by the worker itself, as the window does it. ``ARBITER_INPUTS`` is how many.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

INPUTS = int(os.environ.get("ARBITER_INPUTS", "20000"))
BY_THE_WORKER = 400
SEED = int(os.environ.get("ARBITER_SEED", "1"))


def main() -> int:
    """Print what became of them; 1 if a single one is a fault."""
    from arbiter.formats.source.limits import peak_memory
    from arbiter.formats.source.worker import read_in_worker
    from tests.fuzzing import Tally, fuzz

    _limit_memory()
    kept = Path(os.environ.get("ARBITER_FAULTS", tempfile.gettempdir()))
    tallies: list[tuple[str, Tally, float]] = []
    with tempfile.TemporaryDirectory() as place:
        for name, inputs, read in (
            ("in this process", INPUTS, None),
            ("by the worker", min(BY_THE_WORKER, INPUTS), read_in_worker),
        ):
            start = time.monotonic()
            options = {} if read is None else {"read": read}
            tally = fuzz(
                Path(place),
                inputs,
                SEED if read is None else SEED + 1,
                keep=lambda path: shutil.copy(path, kept) and None,
                **options,
            )
            tallies.append((name, tally, time.monotonic() - start))
    print("Wrong files")
    faults = 0
    for name, tally, took in tallies:
        read_, refused = tally.read.total(), tally.refused.total()
        print(
            f"  {name}: {read_ + refused + len(tally.faults)} in {took:.0f} s, {read_} read, "
            f"{refused} refused, {len(tally.faults)} faults, the slowest {tally.slowest:.2f} s"
        )
        for kind in sorted(tally.read | tally.refused):
            print(f"    {kind:<5} {tally.read[kind]:>6} read {tally.refused[kind]:>6} refused")
        print("    " + ", ".join(f"{why} {count}" for why, count in tally.why.most_common()))
        for fault in tally.faults[:20]:
            print(f"    {fault}")
        faults += len(tally.faults)
    print(f"  most memory: {peak_memory() / 1e6:.0f} MB\n", flush=True)
    return 1 if faults else 0


def _limit_memory() -> None:
    """As much as the worker has, where the system keeps such a limit."""
    if sys.platform.startswith("linux"):
        import resource

        from arbiter.formats.source.worker import MEMORY

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


if __name__ == "__main__":
    sys.exit(main())

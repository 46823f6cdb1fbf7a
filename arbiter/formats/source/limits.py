"""How much memory and time a process allows itself.

What protects where: Linux counts the memory that the process may write to, and refuses more
(``RLIMIT_DATA``). macOS enforces no such limit, so there a thread looks at the peak twenty
times a second and ends the process. Windows limits a job in which the process puts itself.
The time limit is a thread in C, which ends the process even from within a long call.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import threading
import time
from typing import Any

OUT_OF_MEMORY = 77
"""The exit status of a process that needed more memory than it may have."""
_LOOK_EVERY = 0.05
_LIMIT_PROCESS_MEMORY = 0x100
_EXTENDED_LIMITS = 9


def limit_this_process(memory: int, seconds: float) -> None:
    """From now on this process has at most *memory* bytes and ends itself after *seconds*."""
    # Where it goes unread it would only confuse.
    nowhere = open(os.devnull, "w")  # noqa: SIM115 - open as long as the process lives
    faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
    if sys.platform == "win32":
        _limit_job(memory)
        return
    import resource

    if sys.platform.startswith("linux"):
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        allowed = memory if most == resource.RLIM_INFINITY else min(memory, most)
        resource.setrlimit(resource.RLIMIT_DATA, (allowed, most))
    threading.Thread(target=_watch, args=(memory,), daemon=True).start()


def peak_memory() -> int:
    """The most memory, in bytes, that this process has held; 0 where the system doesn't say."""
    if sys.platform == "win32":
        return 0
    if sys.platform.startswith("linux"):
        # getrusage would count what the parent held when it started this process.
        with open("/proc/self/status", encoding="ascii", errors="replace") as status:
            peaks = [line.split()[1] for line in status if line.startswith("VmHWM:")]
        return int(peaks[0]) * 1024 if peaks else 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _watch(memory: int) -> None:
    while peak_memory() <= memory:
        time.sleep(_LOOK_EVERY)
    os._exit(OUT_OF_MEMORY)


def _limit_job(memory: int) -> None:
    """Put this process into a job of Windows that may have *memory* bytes."""
    import ctypes

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("per_process_time", ctypes.c_int64),
            ("per_job_time", ctypes.c_int64),
            ("flags", ctypes.c_uint32),
            ("minimum_working_set", ctypes.c_size_t),
            ("maximum_working_set", ctypes.c_size_t),
            ("active_processes", ctypes.c_uint32),
            ("affinity", ctypes.c_size_t),
            ("priority", ctypes.c_uint32),
            ("scheduling", ctypes.c_uint32),
            ("io_counters", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peak_process_memory", ctypes.c_size_t),
            ("peak_job_memory", ctypes.c_size_t),
        )

    kernel: Any = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
    kernel.CreateJobObjectW.restype = ctypes.c_void_p
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    job = ctypes.c_void_p(kernel.CreateJobObjectW(None, None))
    limits = _Limits(flags=_LIMIT_PROCESS_MEMORY, process_memory=memory)
    size = ctypes.sizeof(limits)
    kernel.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), size)
    kernel.AssignProcessToJobObject(job, ctypes.c_void_p(kernel.GetCurrentProcess()))

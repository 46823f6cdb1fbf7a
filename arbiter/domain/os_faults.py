"""What the operating system says of a file, in one language.

Systems speak the language of their user; what is to be understood further on, and said in the
language of the window, is told by its number.
"""

from __future__ import annotations

import errno

DISK_FULL = "No space left on device"

_BY_NUMBER = {
    errno.ENOSPC: DISK_FULL,
    errno.EFBIG: "File too large",
    errno.EROFS: "Read-only file system",
    errno.EACCES: "Permission denied",
    errno.EPERM: "Permission denied",
    errno.ENOENT: "No such file or directory",
    errno.ENOTDIR: "No such file or directory",
    errno.EISDIR: "Is a directory",
    errno.ENAMETOOLONG: "File name too long",
    errno.EIO: "Input/output error",
    errno.ENXIO: "Input/output error",
    errno.ENODEV: "No such device",
    errno.EBUSY: "the file is in use",
    errno.EMFILE: "Too many open files",
    errno.ENFILE: "Too many open files",
}
if hasattr(errno, "EDQUOT"):
    _BY_NUMBER[errno.EDQUOT] = DISK_FULL
if hasattr(errno, "ESTALE"):
    _BY_NUMBER[errno.ESTALE] = "Input/output error"


def fault_text(error: OSError) -> str:
    """What *error* is, in English whatever the system speaks; its own words if it is rare."""
    known = _BY_NUMBER.get(error.errno) if error.errno is not None else None
    return known or error.strerror or str(error)

"""A tournament that another program writes to: what it holds now, and whether he is there yet."""

from __future__ import annotations

from pathlib import Path

from arbiter.document.lock import Holder, Lock
from arbiter.domain.errors import FileProblem, StorageError
from arbiter.storage.store import Contents, Reader


class Follower:
    """Reads *path* while *holder*, if anybody, writes to it.

    ``trouble`` says why it can't be read now; ``left`` whether the ``holder`` has let it go.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    """

    def __init__(self, path: Path, holder: Holder | None) -> None:
        self._path = path
        self._reader = Reader(path)
        self.holder = holder
        self.left = False
        self.trouble: StorageError | None = None

    def news(self) -> Contents | None:
        """What the file holds, if that is something else than the last time."""
        try:
            found = self._reader.load() if self._reader.changed() else None
        except FileProblem as problem:
            detail = problem.detail or type(problem).__name__
            self.trouble = StorageError(problem.path, detail)
            return None
        self.trouble = None
        return found

    def holder_changed(self) -> bool:
        """Whether he has left, come back, or is another one since this was asked last.

        Where there was none, because file or folder is protected, nobody is looked for.
        """
        if self.holder is None:
            return False
        lock = Lock(self._path)
        left = lock.free()
        holder = self.holder if left else lock.holder()
        before = (self.left, self.holder)
        self.left, self.holder = left, holder
        return before != (left, holder)

    def close(self) -> None:
        """Let the file go."""
        self._reader.close()

"""Start and memory of the program beside a bare PySide6 window with a 16 x 22 table.

The bare one has a model in Python, as any program has. Each is a process of its own, in
turn: the window is shown and painted, and the process ends. Ours shows the start page, or is
given a tournament of 16 and shows its work surface. Processor time of the whole process; and
the most memory that it held, after a while in which nothing was asked of it.

With ``ARBITER_COLD=1``, as root on Linux, also by the clock after the system has forgotten every
file: the first start of the day.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from tests.bench.figures import in_turn, report
from tests.screens import DESK, platform

BARE = """
import os
import sys
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView
DISPLAY = Qt.ItemDataRole.DisplayRole
class Table(QAbstractTableModel):
    def rowCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else 16
    def columnCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else 22
    def data(self, index, role=DISPLAY):
        return "1" if index.isValid() and role == DISPLAY else None
app = QApplication([])
model = Table()
view = QTableView()
view.setModel(model)
window = QMainWindow()
window.setCentralWidget(view)
window.resize(1366, 768)
window.show()
app.processEvents()
"""
OURS = """
import os
import sys
from arbiter import app
app.load_qt()  # as the program itself does
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
class Once(QApplication):
    def exec(self):
        shown = [w for w in self.topLevelWidgets() if w.isVisible()]
        if [(w.width(), w.height()) for w in shown] != [(1366, 768)]:
            print("not one window on the whole screen:", shown, file=sys.stderr, flush=True)
            os._exit(1)
        if words:
            tables = (shown[0].findChild(QAbstractScrollArea, n) for n in NAMES)
            unpainted = Unpainted([table.viewport() for table in tables])
        else:
            unpainted = Unpainted([shown[0].findChild(QWidget, "start_page")])
        while unpainted.parts:
            self.processEvents()
        return 0
class Unpainted(QObject):
    def __init__(self, parts):
        super().__init__()
        self.parts = parts
        for part in parts:
            part.installEventFilter(self)
    def eventFilter(self, part, event):
        if event.type() == QEvent.Type.Paint and part in self.parts:
            self.parts.remove(part)
        return False
NAMES = ("crosstable", "standings")
words = [word for word in sys.argv[1:] if word != "--settle"]
once = Once(["arbiter", "-style", "fusion"])
app.main(words)
"""
END = """
if "--settle" in sys.argv:
    import time
    until = time.monotonic() + 0.3
    while time.monotonic() < until:
        QApplication.instance().processEvents()
        time.sleep(0.01)
# Painted; what a process needs for tidying up is not part of the start.
sys.stdout.flush()
os._exit(0)
"""
CACHES = Path("/proc/sys/vm/drop_caches")


def surroundings(place: Path) -> dict[str, str]:
    """The environment of a program that has its settings in *place* and a screen of its own."""
    settings = {**os.environ, "ARBITER_HOME": str(place)}
    settings["QT_QPA_PLATFORM"] = platform(place, DESK)
    settings.pop("PYTHONDONTWRITEBYTECODE", None)
    settings.pop("PYSIDE6_OPTION_PYTHON_ENUM", None)
    return settings


def main() -> int:
    """Print the figures; 1 if a goal is missed."""
    from arbiter.storage import store
    from tests.demo import sixteen

    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "sixteen.arbiter"
        store.create(file, sixteen())
        settings = surroundings(Path(place))

        def measured(code: str, index: int, *words: str) -> float:
            return _process([sys.executable, "-c", code + END, *words], settings)[index]

        peer = "bare window with a 16 x 22 table"

        def cold(code: str, *words: str) -> float:
            os.sync()
            CACHES.write_text("3")
            begun = time.perf_counter()
            _process([sys.executable, "-c", code + END, *words], settings)
            return time.perf_counter() - begun

        figures = [
            in_turn(
                name,
                peer,
                lambda i=index, w=words: measured(OURS, i, *w),
                lambda i=index, w=words: measured(BARE, i, *w[-1:]),
                goal=goal,
                passes=11,
                unit=unit,
            )
            for name, words, index, goal, unit in (
                ("start page painted", [], 0, 1.8, "ms"),
                ("16 open, crosstable and standings painted", [str(file)], 0, 1.8, "ms"),
                ("memory, start page", ["--settle"], 1, 1.4, "MiB"),
                ("memory, 16 players open", [str(file), "--settle"], 1, 1.4, "MiB"),
            )
        ]
        if os.environ.get("ARBITER_COLD"):
            figures += [
                in_turn(name, peer, partial(cold, OURS, *words), partial(cold, BARE), goal=1.8)
                for name, words in (
                    ("cold: start page painted", ()),
                    ("cold: 16 open, crosstable and standings painted", (str(file),)),
                )
            ]
    return report("Start", figures)


def _process(command: list[str], settings: dict[str, str]) -> tuple[float, float]:
    """Processor seconds and MiB of one process."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, env=settings, stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            said.seek(0)
            sys.exit(f"The program did not start:\n{said.read().decode()}")
    # Linux counts in KiB, macOS in bytes.
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit


if __name__ == "__main__":
    sys.exit(main())

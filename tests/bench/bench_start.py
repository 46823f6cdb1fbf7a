"""Start and memory: the program with 16 players open, beside a bare window with one table.

Each is a process of its own, in turn; the window is shown, painted once, and the process
ends. Processor time of the whole process, and the most memory that it held.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.figures import Figure, in_turn, report

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView
from PySide6.QtGui import QStandardItem, QStandardItemModel
app = QApplication([])
model = QStandardItemModel(16, 22)
for row in range(16):
    for column in range(22):
        model.setItem(row, column, QStandardItem("1"))
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
from PySide6.QtWidgets import QApplication, QWidget
from arbiter import app
class Once(QApplication):
    def exec(self):
        self.processEvents()
        shown = [w for w in self.topLevelWidgets() if w.isVisible()]
        whole = [(w.width(), w.height()) for w in shown] == [(1366, 768)]
        if not whole or not shown[0].findChild(QWidget, "crosstable").isVisible():
            print("the crosstable was not shown:", shown, file=sys.stderr, flush=True)
            os._exit(1)
        return 0
once = Once(["arbiter"])
app.main([sys.argv[1]])
"""
END = """
import os
# Painted; what a process needs for tidying up is not part of the start.
sys.stdout.flush()
os._exit(0)
"""
SCREEN = {
    "windowFrameMargins": False,
    "screens": [
        {"name": "hall", "x": 0, "y": 0, "width": 1366, "height": 768}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ],
}


def main() -> int:
    """Print the figures; 1 if a goal is missed."""
    from arbiter.storage import store
    from tests.demo import sixteen

    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "sixteen.arbiter"
        store.create(file, sixteen())
        screen = Path(place) / "screen.json"
        screen.write_text(json.dumps(SCREEN))
        settings = {**os.environ, "ARBITER_HOME": place}
        settings["QT_QPA_PLATFORM"] = f"offscreen:configfile={screen}"
        settings.pop("PYTHONDONTWRITEBYTECODE", None)
        settings.pop("PYSIDE6_OPTION_PYTHON_ENUM", None)

        def measured(code: str, index: int) -> float:
            return _process([sys.executable, "-c", code + END, str(file)], settings)[index]

        peer = "bare window with a 16 x 22 table"
        figures: list[Figure] = [
            in_turn(
                name,
                peer,
                lambda i=index: measured(OURS, i),
                lambda i=index: measured(BARE, i),
                goal=goal,
                passes=11,
                unit=unit,
            )
            for index, (name, goal, unit) in enumerate(
                (("first painted window", 1.8, "ms"), ("memory held", 1.4, "MiB"))
            )
        ]
    return report("Start with 16 players open", figures)


def _process(command: list[str], settings: dict[str, str]) -> tuple[float, float]:
    """Processor seconds and MiB of one process."""
    process = subprocess.Popen(command, env=settings)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit("The program did not start; the lines above say why.")
    # Linux counts in KiB, macOS in bytes.
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit


if __name__ == "__main__":
    sys.exit(main())

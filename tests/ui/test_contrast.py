"""Whatever a surface paints can be read where it is painted: measured in the picture itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter, QTextOption
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbiter import paths
from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.whatif.outcomes import Trial
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.source.reading import read_book
from arbiter.ui import theme
from arbiter.ui.hall_pages import HallView
from arbiter.ui.hall_screen import HallScreen
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.main_window import MainWindow
from tests import demo
from tests.ui.test_theme import contrast

LEAST = 4.5
DATA = Path(__file__).parent.parent / "data"


class Written(NamedTuple):
    """A text, where it stands in the picture, and its ink."""

    text: str
    place: QRect
    ink: QColor


@pytest.fixture
def written(monkeypatch) -> list[Written]:
    """All that painters write from now on."""
    found: list[Written] = []
    draw = QPainter.drawText

    def noting(painter: QPainter, *given: object) -> object:
        text = next(part for part in given if isinstance(part, str))
        place = painter.deviceTransform().mapRect(_place(painter, text, given))
        found.append(Written(text, place, QColor(painter.pen().color())))
        return draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", noting)
    return found


def _place(painter: QPainter, text: str, given: tuple[object, ...]) -> QRect:
    metrics, where = QFontMetrics(painter.font()), given[0]
    if isinstance(where, (QRect, QRectF)):
        box = where if isinstance(where, QRect) else where.toRect()
        flags = next((part for part in given[1:] if not isinstance(part, str)), 0)
        if isinstance(flags, QTextOption):
            flags = flags.alignment()
        return metrics.boundingRect(box, int(getattr(flags, "value", flags)), text)
    point = where if isinstance(where, (QPoint, QPointF)) else QPointF(*given[:2])
    return metrics.boundingRect(text).translated(round(point.x()), round(point.y()))


@pytest.fixture(params=["light", "dark"])
def look(qapp, request) -> Iterator[str]:
    """Both themes, one after the other."""
    theme.apply_theme(qapp, request.param)
    yield request.param
    theme.apply_theme(qapp, "light")


def _ground(picture: QImage, place: QRect, ink: QColor) -> QColor | None:
    """What is behind a text: the commonest colour there that is not its ink."""
    inside = place.intersected(picture.rect())
    colours = Counter(
        picture.pixel(x, y)
        for x in range(inside.left(), inside.right() + 1)
        for y in range(inside.top(), inside.bottom() + 1)
    )
    colours.pop(ink.rgb(), None)
    return QColor(colours.most_common(1)[0][0]) if colours else None


def _pale(widget: QWidget, written: list[Written]) -> list[str]:
    """The texts of *widget* that can't be read well enough."""
    QApplication.processEvents()
    written.clear()
    picture = widget.grab().toImage()
    assert written
    said = []
    for text, place, ink in dict.fromkeys(
        (text, (place.x(), place.y(), place.width(), place.height()), ink.rgba())
        for text, place, ink in written
        if text.strip()
    ):
        pen = QColor(ink)
        ground = _ground(picture, QRect(*place), pen)
        if ground is not None and contrast(pen, ground) < LEAST:
            said.append(f"{text!r} at {place}: {pen.name()} on {ground.name()}")
    return said


def _crosstable(window: MainWindow) -> None:
    window.actions_.crosstable.trigger()
    window.state.select_player(8)


def _withdrawn(window: MainWindow) -> None:
    window.document.apply(Withdraw(7, annul=True))
    _crosstable(window)


def _pairings(window: MainWindow) -> None:
    window.actions_.pairings.trigger()
    game = window.document.tournament.boards(9)[2]
    window.document.apply(SetResult(*game.name, Result.DRAW))


def _pasted(window: MainWindow) -> None:
    QApplication.clipboard().setText(demo.PASTED)
    window.actions_.paste.trigger()


def _what_if(window: MainWindow) -> None:
    window.actions_.crosstable.trigger()
    window.actions_.marks.trigger()
    window.actions_.what_if.trigger()
    QTest.qWait(50)


def _trial(window: MainWindow) -> None:
    _what_if(window)
    games = window.document.tournament.open_games[:2]
    trial = Trial(tuple((game.name, Result.WHITE_WINS) for game in games))
    window.desk.what_if.page.page.trial_asked.emit(trial)
    QTest.qWait(50)


def _lots(window: MainWindow) -> None:
    window.actions_.start.trigger()
    page = window.desk.tabs.lots.page
    page.methods.setFocus()
    QTest.keyClick(page.methods, Qt.Key.Key_5)
    page.draw_next()


def _journal(window: MainWindow) -> None:
    window.document.apply(SetResult(2, 8, 1, Result.WHITE_WINS))
    window.document.undo()
    window.actions_.journal.trigger()


def _open_seven() -> object:
    return seven("en", last_round_open=True)


SURFACES: dict[str, tuple[Callable[[], object], Callable[[MainWindow], None]]] = {
    "crosstable": (demo.sixteen, _crosstable),
    "crosstable of a double round": (demo.eight_twice, _crosstable),
    "withdrawn": (demo.sixteen, _withdrawn),
    "pairings": (demo.sixteen, _pairings),
    "players": (demo.not_drawn, lambda window: None),
    "pasted": (demo.not_drawn, _pasted),
    "lots": (demo.not_drawn, _lots),
    "what if": (_open_seven, _what_if),
    "trial": (_open_seven, _trial),
    "journal": (demo.sixteen, _journal),
}


@pytest.mark.parametrize("surface", SURFACES)
def test_what_is_painted_can_be_read(show, written, look: str, surface: str) -> None:
    """Washes, tints, hatching and selection included."""
    tournament, prepare = SURFACES[surface]
    window = show(tournament())
    prepare(window)
    assert _pale(window, written) == []


@pytest.mark.parametrize("file", ["ru_club_mangled.xlsx", "sm_ratinglist_header.xlsx"])
def test_the_sheet_of_an_import_can_be_read(qtbot, written, look: str, file: str) -> None:
    """On the three washes, on what is not used, and on the diagonal."""
    desk = ImportDesk(read_book(DATA / "files" / file))
    dialog = ImportDialog(desk, None)
    qtbot.addWidget(dialog)
    dialog.resize(1200, 700)
    dialog.show()
    assert _pale(dialog, written) == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("view", HallView)
def test_the_hall_screen_can_be_read(qtbot, written, dark: bool, view: HallView) -> None:
    """In both of its own themes, whatever that of the desk is."""
    screen = HallScreen(Document(demo.sixteen()))
    qtbot.addWidget(screen)
    screen.choose(view, dark=dark)
    screen.resize(1280, 720)
    assert _pale(screen, written) == []


@pytest.mark.parametrize("roles", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_every_depth_of_the_matrix_can_be_read(roles: theme.Roles) -> None:
    """Ink on the tint of the what-if table, from one outcome in a thousand to all."""
    for share in range(1, 1001):
        depth = 0.12 + 0.88 * (share / 1000) ** 0.6
        ground = theme.mixed(roles.surface, roles.tint, depth)
        assert contrast(roles.ink, ground) >= LEAST


@pytest.mark.parametrize("roles", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_frames_can_be_seen(roles: theme.Roles) -> None:
    """3:1: fields and slots, and the pen that frames what has the keys."""
    for ground in ("surface", "window", "pen_wash"):
        assert contrast(roles.edge, getattr(roles, ground)) >= 3.0
    for ground in ("surface", "window", "pen_wash", "pen_soft"):
        assert contrast(roles.pen, getattr(roles, ground)) >= 3.0
    assert contrast(roles.ink3, roles.pen_soft) >= 3.0  # in place of the edge
    assert contrast(roles.bad, roles.surface) >= 3.0
    assert contrast(roles.ink2, roles.hatch) >= LEAST  # played games of somebody who left


def _themes_of_the_page() -> Iterator[dict[str, QColor]]:
    style = (paths.resources() / "page.css").read_text()
    for block in re.findall(r":root\s*{([^}]*)}", style):
        yield {name: QColor(code) for name, code in re.findall(r"--(\w+):\s*(#\w+)", block)}


def test_the_web_page_can_be_read() -> None:
    """On paper and on the wash of a row, light, dark and printed."""
    light, dark, printed = _themes_of_the_page()
    for colours in (light, dark, {**light, **printed}):
        for ground in ("paper", "wash"):
            for ink in ("ink", "ink2", "ink3", "pen", "good", "warn"):
                ratio = contrast(colours[ink], colours[ground])
                assert ratio >= LEAST, f"{ink} on {ground}: {ratio:.2f}"


class _Faint(QWidget):
    """Writes twice, once in a grey that is too light."""

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        for top, ink in ((0, "#5D636B"), (30, "#9FA5AC")):
            painter.setPen(QColor(ink))
            painter.drawText(QRect(0, top, 100, 30), Qt.AlignmentFlag.AlignCenter, ink)
        painter.end()


def test_faint_writing_is_found(qtbot, written) -> None:
    """The measure itself."""
    widget = _Faint()
    qtbot.addWidget(widget)
    widget.resize(100, 60)
    (said,) = _pale(widget, written)
    assert said.startswith("'#9FA5AC'")
    assert said.endswith("#9fa5ac on #ffffff")

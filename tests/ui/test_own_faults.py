"""A fault anywhere in the window: a report without names, once; file and work go on."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from types import FrameType

import PySide6
import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QTableView, QWidget
from pytestqt.qtbot import QtBot

import arbiter.ui
from arbiter import app
from arbiter.document.document import Document
from arbiter.document.earlier_states import EarlierState
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.examples import seven
from arbiter.domain.listed_player import ListKind, RatingList
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, Tournament
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.storage import rows, store
from arbiter.storage.backups import Backup, Why
from arbiter.storage.undo_line import replay
from arbiter.ui import crash
from arbiter.ui.boards_model import BoardsModel
from arbiter.ui.choice_table import ChoiceLine, ChoiceModel
from arbiter.ui.crash import CrashDialog
from arbiter.ui.crosstable_model import CrosstableModel
from arbiter.ui.difference_texts import DifferenceLine
from arbiter.ui.findings_model import FindingsModel
from arbiter.ui.games_list import GamesModel
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_findings import ImportFindingsModel
from arbiter.ui.import_outcome import ImportOutcomeModel
from arbiter.ui.import_sheet_model import ImportSheetModel
from arbiter.ui.journal_model import JournalModel
from arbiter.ui.lines_model import LinesModel
from arbiter.ui.list_model import ListModel
from arbiter.ui.lots_model import LotsModel
from arbiter.ui.main_window import MainWindow
from arbiter.ui.players_model import PlayersModel
from arbiter.ui.put_off_list import PutOffModel
from arbiter.ui.restore_models import DifferencesModel, StatesModel
from arbiter.ui.round_dates_model import RoundDatesModel
from arbiter.ui.rounds_model import RoundsModel
from arbiter.ui.settings import Settings
from arbiter.ui.standings_model import StandingsModel
from arbiter.ui.still_out_list import StillOutModel
from arbiter.ui.view_state import ViewState
from arbiter.ui.what_if_model import WhatIfModel
from arbiter.ui.why_table import AddendsModel
from arbiter.ui.why_text import why
from arbiter.ui.withdrawal_preview import PreviewLine, PreviewModel
from tests import demo
from tests.boards import drawn, seed
from tests.failing import SECRET, CallFails, Planted
from tests.ui import april

OLD_BINDINGS = PySide6.__version_info__ < (6, 10)
"""They stand still where rows are counted in a signal of Python's and that fails; and they lose
what fails in closeEvent() among the events that come to filters of ours after it."""
ROLES = ("data", "headerData", "flags", "rowCount", "columnCount", "setData")
WIN, DRAW = Result.WHITE_WINS, Result.DRAW


@pytest.fixture
def _watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in the program: what goes wrong comes to the dialog, however soon after another."""
    for name in ("excepthook", "unraisablehook", "__excepthook__", "__unraisablehook__"):
        monkeypatch.setattr(sys, name, lambda *fault: None)
    monkeypatch.setattr(threading, "excepthook", lambda *fault: None)
    monkeypatch.setattr(crash, "QUIET", -1.0)
    crash.crashes.cache_clear()
    app.watch_for_faults()
    yield
    if crash.crashes().dialog is not None:
        crash.crashes().dialog.accept()
    QApplication.processEvents()


def _reported(qtbot: QtBot) -> str:
    """The report of the one dialog there is, which is closed after that."""
    qtbot.waitUntil(lambda: crash.crashes().dialog is not None, timeout=5_000)
    (dialog,) = [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, CrashDialog) and widget.isVisible()
    ]
    report = dialog._report
    dialog.accept()
    qtbot.wait(1)
    crash.crashes()._seen.clear()  # or what is painted would be told once and for all
    assert SECRET not in report
    assert str(Path.home()) + "/" not in report
    return report


def _do(act: Callable[[], object]) -> None:
    """What Qt does from its loop: a fault in it goes nowhere but to the hook."""
    try:
        act()
    except (Planted, SystemError) as error:
        # Only where Python called into Qt is there somebody to hand it to.
        sys.excepthook(type(error), error, error.__traceback__)


# Actions


def _not_drawn() -> Tournament:
    return demo.not_drawn()


def _under_way() -> Tournament:
    tournament = drawn(6)
    for game in tournament.games[:9]:
        tournament = SetResult(*game.name, WIN)(tournament)
    return tournament


Shower = Callable[[Tournament], MainWindow]


@pytest.fixture
def show(tmp_path: Path, qtbot: QtBot, _watched: None) -> Iterator[Shower]:
    """Shows the window over a tournament; what can't be saved at the end is given up."""
    windows: list[MainWindow] = []

    def show(tournament: Tournament) -> MainWindow:
        path = tmp_path / f"{SECRET}.arbiter"
        store.create(path, tournament)
        settings = Settings(tmp_path / "arbiter.ini")
        window = MainWindow(settings, Document(file=open_file(path)))
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1366, 700)
        window.show()
        qtbot.waitExposed(window)
        window.actions_.serve()  # as soon as it is painted
        return window

    yield show
    for window in windows:
        if window.document is not None:
            window.document.close(discard=True)


def _close_others() -> None:
    """A dialog that the action shows all the same is given up."""
    for shown in QApplication.topLevelWidgets():
        if shown.isVisible() and isinstance(shown, QDialog) and not isinstance(shown, CrashDialog):
            shown.reject()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


def _holds_everything(document: Document) -> None:
    """The file is what is shown, and its journal leads there."""
    assert document.path is not None
    contents = store.read(document.path)
    assert contents.tournament == document.tournament
    assert contents.first is not None
    assert replay(contents.first, contents.rows).tournament == document.tournament


@pytest.mark.parametrize("begin", [_not_drawn, _under_way])
def test_a_fault_in_any_action(show: Shower, begin: Callable[[], Tournament], qtbot: QtBot) -> None:
    """One dialog; the file is whole, the next entry is taken and written."""
    window = show(begin())
    closing = QTimer(window, interval=30)
    closing.timeout.connect(_close_others)
    closing.start()
    names = [action.objectName() for action in window.actions_.findChildren(QAction)]
    assert len(names) > 50
    hit = set()
    for name in names:
        action = window.actions_.findChild(QAction, name)
        document = window.document
        if action is None or document is None or not action.isEnabled():
            continue
        with CallFails(_is_not_asked_by_qt) as fault:
            _do(action.trigger)
        if fault.met:
            hit.add(name)
            # Python's own word for a fault in the middle of a call into Qt.
            if name != "action_quit" or not OLD_BINDINGS:
                assert re.search("Planted|SystemError", _reported(qtbot))
        qtbot.wait(1)
        window.show()
        if window.document is None:
            break  # it was closed in order
        if window.document is document:
            _type_something(document)
            _holds_everything(document)
    assert len(hit) > 25


def _is_not_asked_by_qt(frame: FrameType) -> bool:
    """What Qt asks for in the middle of a call into it may be swallowed by the bindings. What is
    done before every action, to enter what is half typed, is not the action."""
    name = frame.f_code.co_name
    return name not in crash._ASKED_BY_QT and name not in (
        *("_first_served", "_take_in", "take_in_half_typed"),
    )


def _type_something(document: Document) -> None:
    tournament = document.tournament
    if tournament.games:
        game = tournament.games[-1]
        document.apply(SetResult(*game.name, DRAW if game.result is WIN else WIN))
    assert document._writer is not None
    assert document._writer.flush()


# Models


def _desk() -> ImportDesk:
    return ImportDesk(april.book(april.TABLE, april.LIST), recognise=april.read)


def _addends(document: Document, state: ViewState, parent: QWidget) -> AddendsModel:
    model = AddendsModel(parent)
    model.show_why(why(standings(seed()), 3))
    return model


def _differences(document: Document, state: ViewState, parent: QWidget) -> DifferencesModel:
    model = DifferencesModel(parent)
    model.show_lines([DifferenceLine("Event", "a", "b")])
    return model


def _states(document: Document, state: ViewState, parent: QWidget) -> StatesModel:
    model = StatesModel(parent)
    at = datetime(2026, 5, 3, 14, 3, 22).astimezone()
    model.show_states([EarlierState(Backup(Path("kept"), at, 7, 0, Why.CLOSING, 20_000))])
    return model


def _put_off(document: Document, state: ViewState, parent: QWidget) -> PutOffModel:
    model = PutOffModel(parent)
    name = document.tournament.games[3].name
    late = SetPending(*name, Pending.POSTPONED, "2026-05-07")(document.tournament)
    model.show_games(late, "2026-05-08")
    return model


def _still_out(document: Document, state: ViewState, parent: QWidget) -> StillOutModel:
    model = StillOutModel(parent)
    model.tournament = document.tournament
    model.show_lines(document.tournament.open_games)
    return model


def _preview(document: Document, state: ViewState, parent: QWidget) -> PreviewModel:
    model = PreviewModel(parent)
    model.show_lines([PreviewLine(1, SECRET, "1", "2", "3", "")])
    return model


def _journal(document: Document, state: ViewState, parent: QWidget) -> JournalModel:
    model = JournalModel(document, parent)
    model.follow()
    return model


def _choices(document: Document, state: ViewState, parent: QWidget) -> ChoiceModel:
    model = ChoiceModel(parent)
    model.show_lines([ChoiceLine(1, SECRET, "Rating", "2300", "2310")])
    return model


def _lists(document: Document, state: ViewState, parent: QWidget) -> ListModel:
    model = ListModel(parent)
    model.show_lines([(Path("foa.txt"), RatingList(ListKind.FIDE, SECRET, 7, "2026-05-01"))])
    return model


def _what_if(document: Document, state: ViewState, parent: QWidget) -> WhatIfModel:
    model = WhatIfModel(parent)
    tournament = seven("en", last_round_open=True)
    model.show_outlook(standings(tournament), count_outcomes(tournament))
    return model


MODELS: dict[type, Callable[[Document, ViewState, QWidget], QAbstractItemModel]] = {
    AddendsModel: _addends,
    BoardsModel: lambda document, state, parent: BoardsModel(document, state, parent),
    ChoiceModel: _choices,
    CrosstableModel: lambda document, state, parent: CrosstableModel(document, state, parent),
    DifferencesModel: _differences,
    FindingsModel: lambda document, state, parent: FindingsModel(document, state, parent),
    GamesModel: _still_out,  # which says what stands in the lines
    ImportFindingsModel: lambda document, state, parent: ImportFindingsModel(_desk(), parent),
    ImportOutcomeModel: lambda document, state, parent: ImportOutcomeModel(_desk(), parent),
    ImportSheetModel: lambda document, state, parent: ImportSheetModel(_desk(), parent),
    JournalModel: _journal,
    LinesModel: _preview,  # whose rows, columns and headings are its own
    ListModel: _lists,
    LotsModel: lambda document, state, parent: LotsModel(document, None, parent),
    PlayersModel: lambda document, state, parent: PlayersModel(document, state, parent),
    PutOffModel: _put_off,
    PreviewModel: _preview,
    RoundDatesModel: lambda document, state, parent: RoundDatesModel(("", ""), "", parent),
    RoundsModel: lambda document, state, parent: RoundsModel(document, parent),
    StatesModel: _states,
    StillOutModel: _still_out,
    StandingsModel: lambda document, state, parent: StandingsModel(document, parent),
    WhatIfModel: _what_if,
}


def test_no_model_is_forgotten() -> None:
    """Whoever adds one adds it above."""
    for module in pkgutil.iter_modules(arbiter.ui.__path__):
        importlib.import_module(f"arbiter.ui.{module.name}")
    pending, found = [QAbstractItemModel], set()
    while pending:
        for kind in pending.pop().__subclasses__():
            pending.append(kind)
            if kind.__module__.startswith("arbiter."):
                found.add(kind)
    assert found == set(MODELS)


@pytest.mark.usefixtures("_watched")
@pytest.mark.parametrize(
    ("kind", "role"),
    [(kind, role) for kind in MODELS for role in ROLES if role in vars(kind)],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_fault_in_any_role_of_any_model(
    kind: type, role: str, tmp_path: Path, qtbot: QtBot
) -> None:
    """Asked by Qt itself, in the middle of painting: one dialog, nothing crashes, and the table
    is there again when the fault is gone."""
    path = tmp_path / "final.arbiter"
    tournament = drawn(6) if kind is not LotsModel else demo.not_drawn()
    store.create(path, SetResult(1, 2, 1, WIN)(tournament) if tournament.games else tournament)
    document = Document(file=open_file(path))
    _type_something(document)
    view = QTableView()
    qtbot.addWidget(view)
    state = ViewState(view)
    state.show_round(1)
    model = MODELS[kind](document, state, view)
    view.setModel(model)
    view.resize(900, 400)
    view.show()
    qtbot.waitExposed(view)

    def asked() -> None:
        if role == "setData":
            model.setData(model.index(0, 0), "1", Qt.ItemDataRole.EditRole)
        elif role in ("rowCount", "columnCount"):
            if OLD_BINDINGS:
                none = Qt.KeyboardModifier.NoModifier
                down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, none)
                QApplication.postEvent(view, down)
            else:
                model.layoutChanged.emit()
        for part in (view, view.horizontalHeader(), view.verticalHeader()):
            part.viewport().update()
        qtbot.wait(20)

    with CallFails(lambda frame: _is_role(frame, kind, role)) as fault:
        _do(asked)
    assert fault.met, f"{kind.__name__}.{role} was not asked"
    report = _reported(qtbot)
    assert f"in {role}" in report

    view.viewport().update()
    qtbot.wait(1)
    assert crash.crashes().dialog is None
    _type_something(document)
    _holds_everything(document)
    document.close()


def _is_role(frame: FrameType, kind: type, role: str) -> bool:
    code = frame.f_code
    return code is vars(kind)[role].__code__


# The writer


def test_a_fault_in_the_writers_thread(
    show: Shower, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One dialog though it is tried again and again; the bar says it; then all is written."""
    monkeypatch.setattr("arbiter.document.document.RETRY_EVERY", 10)
    window = show(_under_way())
    document = window.document
    assert document is not None

    def broken(*_: object) -> None:
        raise Planted(SECRET)

    with monkeypatch.context() as broken_now:
        broken_now.setattr(rows, "write_difference", broken)
        _type_an_entry(document)
        assert "arbiter.storage.scribe" in _reported(qtbot)
        qtbot.wait(100)
        assert crash.crashes().dialog is None
        said = window.desk.problems._panel.accessibleName()
        assert "The file can’t be written: a fault in this program." in said
        assert SECRET not in said
    qtbot.waitUntil(lambda: document.save_state.trouble is None, timeout=20_000)
    _holds_everything(document)
    document.close()


def _type_an_entry(document: Document) -> None:
    game = document.tournament.games[-1]
    document.apply(SetResult(*game.name, DRAW))


def test_no_memory_left(show: Shower, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """While an entry is computed: it is told, and the entry can be typed again; while it is
    written: the bar says so, and it is written when there is memory."""
    window = show(_under_way())
    document = window.document
    assert document is not None

    def exhausted(*_: object) -> None:
        raise MemoryError

    before = document.tournament
    with monkeypatch.context() as no_memory:
        no_memory.setattr(SetResult, "__call__", exhausted)
        QTimer.singleShot(0, lambda: _type_an_entry(document))
        assert "MemoryError" in _reported(qtbot)
    assert document.tournament == before

    with monkeypatch.context() as no_memory:
        no_memory.setattr(rows, "write_difference", exhausted)
        _type_an_entry(document)
        said = window.desk.problems._panel.accessibleName()
        assert "this computer has no memory left" in said
    document.retry()
    qtbot.waitUntil(lambda: document.save_state.trouble is None, timeout=20_000)
    _holds_everything(document)
    document.close()


def test_a_listener_that_fails_stops_no_other(show: Shower, qtbot: QtBot) -> None:
    """The entry is on the disk before anybody hears of it, and every other table shows it."""
    window = show(_under_way())
    document = window.document
    assert document is not None
    with CallFails(lambda frame: frame.f_code.co_name in ("_changed", "_document_changed")):
        _do(lambda: _type_an_entry(document))
    assert "Planted" in _reported(qtbot)
    _holds_everything(document)
    model = window.findChild(StandingsModel)
    assert model is not None
    document.undo()
    _holds_everything(document)
    document.close()

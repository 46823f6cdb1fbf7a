"""Where the actions stand: in the menus, in the toolbar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QToolTip,
    QWidget,
)

from arbiter.ui import icons, theme
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.round_stepper import RoundStepper


def fill_menus(bar: QMenuBar, actions: Actions, *, tournament: bool) -> QMenu:
    """Fill *bar*; without a tournament only what then makes sense. Gives the menu of recents."""
    menu = _menu(bar, translate("Menus", "&File"))
    _add(menu, actions.new, actions.open, actions.import_file)
    recent = menu.addMenu(translate("Menus", "Open recen&t"))
    recent.setObjectName("menu_recent")
    recent.setToolTipsVisible(True)  # where each file lies: two may have one name
    if tournament:
        _add(menu, None, actions.save, actions.save_as, actions.save_copy)
        _add(menu, actions.second_copy, actions.restore)
        _add(menu, None, actions.export_excel, actions.export_trf, actions.export)
        _add(menu, None, actions.print_round, actions.print, actions.print_bundle)
        _add(menu, None, actions.close_tournament)
    _add(menu, None, actions.quit)
    if tournament:
        _fill_work_menus(bar, actions)
    _fill_view_menu(_menu(bar, translate("Menus", "&View")), actions, tournament=tournament)
    menu = _menu(bar, translate("Menus", "&Help"))
    _add(menu, actions.help, actions.practise, actions.practise_again, actions.keys)
    _add(menu, None, actions.computer, actions.about)
    return recent


def _fill_work_menus(bar: QMenuBar, actions: Actions) -> None:
    menu = _menu(bar, translate("Menus", "&Edit"))
    _add(menu, actions.undo, actions.redo, None, actions.paste, actions.find)
    menu = _menu(bar, translate("Menus", "&Tournament"))
    _add(menu, actions.tournament, actions.round_dates, None, actions.start)
    _add(menu, actions.full_draw, actions.standings_numbers, actions.cancel_lots)
    _add(menu, None, actions.withdraw, actions.take_back_withdrawal)
    _add(menu, actions.play_off, actions.order_by_hand)
    _add(menu, None, actions.rating_lists, actions.compare_players)
    _add(menu, None, actions.prizes, actions.end_tournament, actions.reopen)
    menu = _menu(bar, translate("Menus", "&Round"))
    _add(menu, actions.previous_round, actions.next_round, None)
    _add(menu, actions.next_open, actions.still_out, actions.go_to_board, actions.put_off)
    _add(menu, actions.second_entry, None)
    _add(menu, actions.print_round, actions.print_all_rounds, actions.copy_round)
    _add(menu, actions.copy_round_picture, None, actions.assume_rounds)


def _fill_view_menu(menu: QMenu, actions: Actions, *, tournament: bool) -> None:
    if tournament:
        _add(menu, actions.players, actions.pairings, actions.crosstable, actions.standings, None)
        _add(menu, actions.by_rank, actions.side, actions.why, actions.rating)
        _add(menu, actions.columns, actions.journal, None)
        _add(menu, actions.what_if, actions.marks, actions.hall_screen, actions.hall_settings, None)
    size = menu.addMenu(translate("Menus", "Te&xt size"))
    _add(size, *actions.text_sizes.actions(), None, actions.zoom_in, actions.zoom_out)
    _add(menu.addMenu(translate("Menus", "&Theme")), *actions.themes.actions())
    _add(menu.addMenu(translate("Menus", "&Language")), *actions.languages.actions())


class _Manners(QObject):
    """In *menu* an entry that can't be chosen says why, and one Esc leads back to the work. It
    listens from the first opening on: while a window is built, every entry is an event."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        self._menu = menu
        menu.aboutToShow.connect(self._listen)

    def _listen(self) -> None:
        self._menu.installEventFilter(self)

    def eventFilter(self, _menu: QObject, event: QEvent) -> bool:
        """The tool tip of a pale entry, of the others the text says all; and Esc."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                QTimer.singleShot(0, self, self._leave_bar)
            return False
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            entry = self._menu.actionAt(event.pos())
            if entry is not None and not entry.isEnabled():
                QToolTip.showText(event.globalPos(), entry.toolTip(), self._menu)
                return True
        return False

    def _leave_bar(self) -> None:
        """Qt gives the keys to the bar after Esc, where the next name typed opens menus, and
        leaves them there for good once a dialog was open."""
        bar = self._menu.parentWidget()
        if bar is not None and bar.hasFocus():
            escape = QKeyEvent(
                QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier
            )
            QApplication.sendEvent(bar, escape)


def _menu(bar: QMenuBar, title: str) -> QMenu:
    menu = bar.addMenu(title)
    _Manners(menu)
    return menu


def _add(menu: QMenu, *entries: QAction | None) -> None:
    """Put *entries* into *menu*; None is a line."""
    for entry in entries:
        if entry is None:
            menu.addSeparator()
        else:
            menu.addAction(entry)


class WorkToolBar(QToolBar):
    """New, Open, Undo, Redo, the round in the middle, Print round, Excel."""

    def __init__(self, actions: Actions, stepper: RoundStepper, window: QMainWindow) -> None:
        super().__init__(translate("Menus", "Toolbar"), window)
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self._buttons: list[_ActionButton] = []
        self._only_wide = [self._put(actions.new), self._put(actions.open), self.addSeparator()]
        self._put(actions.undo)
        self._put(actions.redo)
        self.addWidget(_space())
        self.addWidget(stepper)
        self.addWidget(_space())
        self._put(actions.print_round)
        self._only_wide.append(self._put(actions.export_excel))
        self._only_wide.append(self._put(actions.what_if))
        self._only_wide.append(self._put(actions.hall_screen))
        theme.notifier().changed.connect(self._dress)
        self._dress()

    def _put(self, action: QAction) -> QAction:
        """A button for *action*. It can be hidden here without taking the action its keys."""
        button = _ActionButton(action, self)
        self._buttons.append(button)
        return self.addWidget(button)

    def _dress(self) -> None:
        for button in self._buttons:
            button.setIconSize(icons.size())
        self.setFixedHeight(theme.scaled(40))

    def set_compact(self, compact: bool) -> None:
        """Keep only Undo, Redo, the round and Print round where it is narrow."""
        for place in self._only_wide:
            place.setVisible(not compact)
        for button in self._buttons:  # shown again, Qt would enable them all
            button.follow()


class _ActionButton(QToolButton):
    """A button for an action, with its word and picture.

    Not Qt's own ``setDefaultAction``: with that each new text of Undo takes memory which is
    never given back, and Undo has another text after every entry.
    """

    def __init__(self, action: QAction, toolbar: QToolBar) -> None:
        super().__init__(toolbar)
        self._action = action
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setAccessibleName(action.iconText())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCheckable(action.isCheckable())
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Look like the action."""
        action = self._action
        self.setText(action.iconText())
        self.setIcon(action.icon())
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setChecked(action.isChecked())


def _space() -> QWidget:
    space = QWidget()
    space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return space

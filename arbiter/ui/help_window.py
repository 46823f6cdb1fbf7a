"""The help: contents and search at the left, the page at the right. The work goes on beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.actions import sequences
from arbiter.ui.dialog_parts import FRAME, clearable, fit_screen
from arbiter.ui.help_markdown import plain
from arbiter.ui.help_pages import PAGES, Book
from arbiter.ui.help_search import Found, search
from arbiter.ui.help_view import HelpView
from arbiter.ui.languages import translate
from arbiter.ui.settings import Settings

WIDTH, HEIGHT = 820, 720
_CONTENTS = 240
_PLACE = Qt.ItemDataRole.UserRole


class HelpWindow(QWidget):
    """A window of its own, over *parent*. Size and page are remembered."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("help_window")
        self._settings = settings
        self.book = Book(settings.result_keys)
        self.field = QLineEdit(self)
        self.field.setObjectName("help_search")
        clearable(self.field)
        self.contents = QTreeWidget(self)
        self.contents.setObjectName("help_contents")
        self.contents.setHeaderHidden(True)
        self.contents.setRootIsDecorated(True)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.found = QListWidget(self)
        self.found.setObjectName("help_found")
        self.found.setWordWrap(True)
        self.found.setSpacing(4)
        self.found.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.view = HelpView(self)
        self.back = QPushButton(self)
        self.forward = QPushButton(self)
        self._left = QStackedWidget(self)
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._arrange()
        self._name()
        self._fill()
        self._connect()
        self.view.read(self.book)
        fit_screen(self, WIDTH, HEIGHT)
        kept = settings.bytes("help_geometry")
        if not kept.isEmpty():
            self.restoreGeometry(kept)
        elif parent is not None:  # at the right, so that one sees what one works on
            room = self.screen().availableGeometry()
            self.move(room.right() - self.width() - FRAME, room.top())
        self._dress()

    # Parts

    def _arrange(self) -> None:
        for part in (self.contents, self.found):
            part.setFrameShape(QListWidget.Shape.NoFrame)
            self._left.addWidget(part)
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(12, 12, 0, 8)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addWidget(self._left, 1)
        right = QWidget(self)
        rows = QVBoxLayout(right)
        rows.setContentsMargins(0, 12, 0, 0)
        rows.setSpacing(8)
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 0, 12, 0)
        for button in (self.back, self.forward):
            button.setAutoDefault(False)
            bar.addWidget(button)
        bar.addStretch(1)
        rows.addLayout(bar)
        rows.addWidget(self.view, 1)
        self._split.addWidget(side)
        self._split.addWidget(right)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._split)

    def _name(self) -> None:
        """The words around the page, in the present language."""
        self.setWindowTitle(translate("Help", "Help"))
        self.field.setPlaceholderText(translate("Help", "Find in all pages"))
        self.field.setAccessibleName(translate("Help", "Find in all pages"))
        self.contents.setAccessibleName(translate("Help", "Contents"))
        self.found.setAccessibleName(translate("Help", "Places found"))
        for button, words, keys in (
            (self.back, translate("Help", "‹ Back"), "Alt+←"),
            (self.forward, translate("Help", "Forward ›"), "Alt+→"),
        ):
            button.setText(words)
            button.setAccessibleName(words.strip("‹› "))
            button.setToolTip(keys)

    def _fill(self) -> None:
        self.contents.clear()
        for name in PAGES:
            page = self.book.pages[name]
            item = QTreeWidgetItem(self.contents, [page.title])
            item.setData(0, _PLACE, (name, ""))
            item.setToolTip(0, page.title)
            for section in page.sections:
                words = plain(section.text)
                below = QTreeWidgetItem(item, [words])
                below.setData(0, _PLACE, (name, section.anchor))
                below.setToolTip(0, words)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.contents.currentItemChanged.connect(self._chosen)
        self.found.currentItemChanged.connect(self._found_chosen)
        self.found.itemActivated.connect(self._read_on)
        self.contents.itemActivated.connect(self._read_on)
        self.back.clicked.connect(self.view.go_back)
        self.forward.clicked.connect(self.view.go_forward)
        self.view.turned.connect(self._turned)
        for keys, act in (
            ("Alt+Left", self.view.go_back),
            ("Alt+Right", self.view.go_forward),
            ("Ctrl+F", self._to_search),
            ("F1", self._to_search),
            ("F6", self._other_side),
            ("Ctrl+W", self.close),
        ):
            for sequence in sequences(keys):
                QShortcut(sequence, self, act)
        theme.notifier().changed.connect(self._dress)

    def _dress(self) -> None:
        roles = theme.roles()
        for part in (self.contents, self.found):
            part.setFont(theme.font(13))
            palette = part.palette()
            palette.setColor(palette.ColorRole.Base, roles.window)
            part.setPalette(palette)
        side = self._split.widget(0)
        side.setMinimumWidth(theme.scaled(160))
        wide = min(theme.scaled(_CONTENTS), self.width() * 2 // 5)
        self._split.setSizes([wide, max(self.width() - wide, 1)])

    # Reading

    def show_page(self, name: str = "", anchor: str = "") -> None:
        """Bring the window to the front with the page *name*; without one that of last time."""
        present = self.view.place.page
        if name and (name, anchor) != (present, self.view.place.anchor):
            self.view.go(name, anchor)
        elif not present:
            kept = self._settings.help_page
            self.view.go(kept if kept in PAGES else PAGES[0])
        self.show()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.activateWindow()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def speak_anew(self) -> None:
        """Read the pages in the language that is spoken now."""
        self.book = Book(self._settings.result_keys)
        self._name()
        self._fill()
        self.view.read(self.book)
        self._turned(self.view.place.page, self.view.place.anchor)

    def _turned(self, name: str, anchor: str) -> None:
        self.back.setEnabled(self.view.can_go_back())
        self.forward.setEnabled(self.view.can_go_forward())
        self._settings.help_page = name
        item = self._item(name, anchor)
        if item is None or item is self.contents.currentItem():
            return
        self.contents.blockSignals(True)
        self.contents.setCurrentItem(item)
        self.contents.blockSignals(False)
        self.contents.collapseAll()
        self.contents.expandItem(item.parent() or item)
        self.contents.scrollToItem(item)

    def _item(self, name: str, anchor: str) -> QTreeWidgetItem | None:
        for number in range(self.contents.topLevelItemCount()):
            top = self.contents.topLevelItem(number)
            if top is not None and top.data(0, _PLACE)[0] == name:
                below = (top.child(place) for place in range(top.childCount()))
                return next((i for i in below if i.data(0, _PLACE)[1] == anchor and anchor), top)
        return None

    def _chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.view.go(*item.data(0, _PLACE))

    def _read_on(self) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _other_side(self) -> None:
        """From the contents to the page, and back."""
        reading = self.view.hasFocus()
        side: QWidget = self._left.currentWidget() if reading else self.view
        side.setFocus(Qt.FocusReason.TabFocusReason)

    # Searching

    def _to_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _search(self, typed: str) -> None:
        self.found.blockSignals(True)
        self.found.clear()
        places = search(self.book.pages.values(), typed)
        for place in places:
            item = QListWidgetItem(f"{self._heading(place)}\n{place.words}", self.found)
            item.setData(_PLACE, (place.page, place.anchor))
        if typed.strip() and not places:
            item = QListWidgetItem(translate("Help", "Nothing is found."), self.found)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.found.blockSignals(False)
        self._left.setCurrentWidget(self.found if typed.strip() else self.contents)
        self.view.mark(typed)

    def _heading(self, place: Found) -> str:
        title = self.book.pages[place.page].title
        return title if place.heading == title else f"{title} · {place.heading}"

    def _found_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_PLACE):
            self.view.go(*item.data(_PLACE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search down into what was found; Enter reads the first place."""
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if watched is self.field and pressed and self._key_of_search(event.key()):
            return True
        return super().eventFilter(watched, event)

    def _key_of_search(self, key: int) -> bool:
        shown = self._left.currentWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
            if shown is self.found and self.found.count():
                self.found.setCurrentRow(max(self.found.currentRow(), 0))
            return True
        if key == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the help."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where it stood."""
        self._settings.keep_bytes("help_geometry", self.saveGeometry())
        super().closeEvent(event)

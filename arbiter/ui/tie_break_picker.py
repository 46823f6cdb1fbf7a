"""What can be put on the list of tie-breaks: grouped, searched by name or code, or typed."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from arbiter.domain.standings import OUTSIDE_THE_LIST
from arbiter.domain.tiebreaks import GROUPS, is_known, tie_break
from arbiter.tie_break_texts import group_name, tie_break_head, tie_break_name, tie_break_rule
from arbiter.ui import theme
from arbiter.ui.dialog_parts import clearable
from arbiter.ui.languages import translate

LOT = "LOT"
ROW = 28
WIDTH, HEIGHT = 440, 380
EDGE = 12
_CODE = Qt.ItemDataRole.UserRole
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class TieBreakPicker(QFrame):
    """Pops up with everything that is not on the list yet, the search in front.

    What is typed is looked for in names and codes. A code that a rule allows and nobody lists,
    as ``KS/L60``, is offered as soon as it is typed whole; ``KS/L1`` is understood as ``KS/L+1``.

    Signals:
        chosen: (str) the code to put on the list.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("tie_break_picker")
        self.setAccessibleName(translate("TieBreakPicker", "Tie-breaks to add"))
        self.setFrameShape(QFrame.Shape.Box)
        self._listed: tuple[str, ...] = ()
        self.search = QLineEdit(self)
        self.search.setObjectName("tie_break_search")
        self.search.setPlaceholderText(translate("TieBreakPicker", "Name or code, as SB/C1"))
        self.search.setAccessibleName(translate("TieBreakPicker", "Search"))
        clearable(self.search)
        self.list = QListWidget(self)
        self.list.setObjectName("tie_breaks_to_add")
        self.list.setAccessibleName(self.accessibleName())
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(_Lines(self.list))
        self.list.setMouseTracking(True)
        self.list.setFocusProxy(self.search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._fill)
        self.list.itemClicked.connect(self._take)

    def offer(self, listed: tuple[str, ...]) -> None:
        """Fill the list with what is not *listed*, and nothing looked for."""
        self._listed = listed
        self.search.clear()
        self._fill()

    def pop_up(self, under: QWidget) -> None:
        """Show it below *under*, or wherever the screen has room for it."""
        screen = under.screen().availableGeometry()
        self.resize(self.wished().boundedTo(screen.size()))
        place = under.mapToGlobal(under.rect().bottomLeft())
        place.setX(max(screen.left(), min(place.x(), screen.right() - self.width())))
        if place.y() + self.height() > screen.bottom():
            above = under.mapToGlobal(under.rect().topLeft()).y() - self.height()
            place.setY(max(above, screen.top()))
        self.move(place)
        self.show()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)

    @staticmethod
    def wished() -> QSize:
        """Room for a name beside its code, and for a dozen of them."""
        return QSize(theme.scaled(WIDTH), theme.scaled(HEIGHT))

    @property
    def codes(self) -> list[str]:
        """What is offered for the words that are looked for."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return [str(item.data(_CODE)) for item in items if item.data(_CODE)]

    def _fill(self) -> None:
        words = self.search.text().casefold().split()
        self.list.clear()
        typed = self._typed()
        if typed:
            self._add(typed)
        for group, codes in GROUPS.items():
            fitting = [code for code in codes if code != typed and self._fits(code, words)]
            if fitting:
                self._head(group_name(group, translate))
                for code in fitting:
                    self._add(code)
        if not self.codes:
            self._head(self._nothing())
        self._select(0)

    def _typed(self) -> str:
        """The code that was typed whole, by its usual spelling."""
        text = self.search.text().strip().upper()
        if not is_known(text):
            return ""
        code = tie_break(text).code
        return "" if code in (*self._listed, *OUTSIDE_THE_LIST, LOT) else code

    def _fits(self, code: str, words: list[str]) -> bool:
        if code == LOT or code in self._listed:
            return False
        name = tie_break_name(code, translate)
        told = f"{name} {code} {tie_break_head(code, translate)}".casefold()
        return all(word in told for word in words)

    def _nothing(self) -> str:
        if not self.search.text().strip():
            return translate("TieBreakPicker", "All are on the list.")
        return translate("TieBreakPicker", "No tie-break for a round robin is called so.")

    def _head(self, text: str) -> None:
        item = QListWidgetItem(text, self.list)
        item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _add(self, code: str) -> None:
        name = tie_break_name(code, translate)
        item = QListWidgetItem(name, self.list)
        item.setData(_CODE, code)
        item.setToolTip(tie_break_rule(code, translate))
        head = tie_break_head(code, translate)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {head}")

    # Choosing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk the list while the search is typed into; Enter takes what is selected."""
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if watched is self.search and pressed and self._key(event):
            return True
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8}
        steps[Qt.Key.Key_PageUp] = -8
        if event.key() in steps:
            self._walk(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            item = self.list.currentItem()
            if item is not None:
                self._take(item)
        else:
            return False
        return True

    def _walk(self, step: int) -> None:
        places = [row for row in range(self.list.count()) if self.list.item(row).data(_CODE)]
        if not places:
            return
        current = self.list.currentRow()
        at = places.index(current) if current in places else 0
        self.list.setCurrentRow(places[max(0, min(at + step, len(places) - 1))])

    def _select(self, place: int) -> None:
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(_CODE)]
        if rows:
            self.list.setCurrentRow(rows[place])
            self.list.scrollToTop()

    def _take(self, item: QListWidgetItem) -> None:
        code = item.data(_CODE)
        if code:
            self.close()
            self.chosen.emit(str(code))


class _Lines(QStyledItemDelegate):
    """Names with their code on the right; what heads a group is grey."""

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(120, theme.scaled(ROW))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        roles = theme.roles()
        rect: QRect = option.rect
        code, name = index.data(_CODE), index.data(Qt.ItemDataRole.DisplayRole)
        painter.save()
        if not code:
            painter.setFont(theme.font(12, bold=True))
            painter.setPen(roles.ink3)
            inside = rect.adjusted(theme.scaled(4), 0, 0, 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | _MIDDLE, name)
            painter.restore()
            return
        state = option.state
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(rect, roles.pen_soft)
        inside = rect.adjusted(theme.scaled(EDGE), 0, -theme.scaled(EDGE), 0)
        head = tie_break_head(code, translate)
        painter.setFont(theme.font(13))
        painter.setPen(roles.ink3)
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | _MIDDLE, head)
        inside.setRight(inside.right() - painter.fontMetrics().horizontalAdvance(head) - EDGE)
        painter.setPen(roles.ink)
        text = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | _MIDDLE, text)
        painter.restore()

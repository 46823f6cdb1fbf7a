"""The published orders of tie-breaks to choose from, over the list that they fill."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from arbiter.domain.presets import PRESETS, preset_of
from arbiter.tie_break_texts import tie_break_short
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.wording import preset_name, preset_source

ROW = 32
GAP, EDGE = 20, 12
"""Between the two columns of the open list, and at its sides."""
_CODES = Qt.ItemDataRole.UserRole
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PresetChoice(Choice):
    """Names in the first column, what they hold in grey in the second.

    The arbiter's own order is there as long as he has one: whoever looks at the presets finds
    back to it.

    Signals:
        order_chosen: (tuple of codes) another order is to be put into the list.
    """

    order_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("preset")
        self.setAccessibleName(translate("PresetChoice", "Preset"))
        for preset in PRESETS:
            self._add(preset_name(preset, translate), preset.codes)
        self.setItemDelegate(_TwoColumns(self))
        self.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._chosen)

    def _add(self, name: str, codes: Sequence[str]) -> None:
        self.addItem(name, tuple(codes))
        spoken = f"{name}: {in_words(codes)}"
        self.setItemData(self.count() - 1, spoken, Qt.ItemDataRole.AccessibleTextRole)

    def show_order(self, codes: tuple[str, ...]) -> None:
        """Show which preset *codes* are, or that they are the arbiter's own."""
        preset = preset_of(codes)
        if preset is not None:
            self.setCurrentIndex(PRESETS.index(preset))
            return
        if self.count() > len(PRESETS):
            self.removeItem(len(PRESETS))
        self._add(translate("PresetChoice", "Own order"), codes)
        self.setCurrentIndex(len(PRESETS))

    def sentence(self) -> str:
        """Where the order that is shown comes from."""
        preset = preset_of(self.currentData() or ())
        if preset is not None:
            return preset_source(preset, translate)
        return translate("PresetChoice", "The regulations name it before the first round.")

    def _chosen(self, index: int) -> None:
        self.order_chosen.emit(self.itemData(index))

    def showPopup(self) -> None:
        """Wide enough for the second column, as far as the screen goes, and all of it in view."""
        delegate = self.itemDelegate()
        assert isinstance(delegate, _TwoColumns)
        wished = delegate.width() + self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.view().setMinimumWidth(min(wished, self.screen().availableGeometry().width()))
        self.view().setMinimumHeight(theme.scaled(ROW) * self.count() + 2)
        super().showPopup()
        self.view().scrollToTop()


def in_words(codes: Sequence[str]) -> str:
    """``direct encounter, SB, wins``; without any tie-break places are shared."""
    if not codes:
        return translate("PresetChoice", "places are shared")
    return ", ".join(tie_break_short(code, translate) for code in codes)


class _TwoColumns(QStyledItemDelegate):
    def __init__(self, choice: PresetChoice) -> None:
        super().__init__(choice)
        self._choice = choice

    def _names(self) -> int:
        """How wide the first column is."""
        font = theme.font(13, True)
        choice = self._choice
        return ceil(max(advance(choice.itemText(i), font) for i in range(choice.count())))

    def width(self) -> int:
        """How wide the open list is when nothing is cut off."""
        font, choice = theme.font(13), self._choice
        words = max(advance(in_words(choice.itemData(i)), font) for i in range(choice.count()))
        return self._names() + ceil(words) + 1 + theme.scaled(GAP) + 2 * theme.scaled(EDGE)

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
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(rect, roles.pen_soft if selected else roles.surface)
        inside = rect.adjusted(theme.scaled(EDGE), 0, -theme.scaled(EDGE), 0)
        painter.setFont(theme.font(13, bold=selected))
        painter.setPen(roles.ink)
        painter.drawText(inside, _MIDDLE, index.data())
        painter.setFont(theme.font(13))
        painter.setPen(roles.ink2 if selected else roles.ink3)
        words = inside.adjusted(self._names() + theme.scaled(GAP), 0, 0, 0)
        text = painter.fontMetrics().elidedText(
            in_words(index.data(_CODES)), Qt.TextElideMode.ElideRight, words.width()
        )
        painter.drawText(words, _MIDDLE, text)
        painter.restore()

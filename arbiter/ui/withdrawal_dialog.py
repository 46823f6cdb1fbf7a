"""Somebody leaves: who, how, why, how far he has come, and what it does to the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.names import tidy
from arbiter.domain.standings import standings
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.domain.withdrawals import annuls, completed
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, fit_screen, form, hairline
from arbiter.ui.languages import translate
from arbiter.ui.reason_dialog import LONGEST
from arbiter.ui.sentence import Sentence
from arbiter.ui.table_heading import TableHeading
from arbiter.ui.withdrawal_preview import (
    NAME,
    PLACE,
    PLACE_NOW,
    POINTS,
    POINTS_NOW,
    Index,
    PreviewModel,
    preview_lines,
)
from arbiter.ui.withdrawal_texts import (
    against_rule_text,
    change_text,
    count_text,
    games_text,
    rule_text,
)

NARROW = 900
"""On a screen below this width, at the usual text size, everything stands on one page."""
AIR = 12
ROW = 28
_WIDTHS = {PLACE: 64, PLACE_NOW: 56, POINTS: 64, POINTS_NOW: 64}


class WithdrawalDialog(QDialog):
    """*number* is who is asked about first, 0 for nobody in particular.

    Nothing has happened before it is accepted, with the count of games confirmed; then it is
    one step, which Undo takes back.
    """

    def __init__(self, document: Document, number: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("withdrawal_dialog")
        self.setWindowTitle(translate("Withdraw", "Withdraw"))
        self._document = document
        self._narrow = self.screen().availableGeometry().width() < theme.scaled(NARROW)
        self.who = Choice(self)
        self.who.setObjectName("who")
        self.withdrew = QRadioButton(translate("Withdraw", "&withdraws"), self)
        self.expelled = QRadioButton(translate("Withdraw", "is &expelled"), self)
        self.reason = QLineEdit(self)
        self.reason.setObjectName("reason")
        self.reason.setMaxLength(LONGEST)
        self.count = Sentence(16, "ink", bold=True)
        self.games = Sentence(13)
        self.annulled = QRadioButton(translate("Withdraw", "Results count for &nobody"), self)
        self.counted = QRadioButton(translate("Withdraw", "All results &count"), self)
        self.rule = Sentence(13)
        self.confirmed = QCheckBox(translate("Withdraw", "The count of games is &right"), self)
        self.confirmed.setObjectName("confirmed")
        self.lines = PreviewModel(self)
        self.preview = _table(self.lines, self)
        self.changes = Sentence(13, "ink", bold=True)
        self.cancel_button = QPushButton(translate("Withdraw", "Cancel"), self)
        self.accept_button = DefaultButton(translate("Withdraw", "Withdraw"), self)
        self._fill(number)
        self._arrange()
        self._connect()
        self._player_chosen()
        self.who.setFocus(Qt.FocusReason.OtherFocusReason)

    # Building

    def _fill(self, number: int) -> None:
        tournament = self._document.tournament
        for player in tournament.numbers:
            if tournament.withdrawal(player) is None:
                self.who.addItem(f"{player}  {tournament.player(player).name}", player)
        self.who.setCurrentIndex(max(self.who.findData(number), 0))
        self.withdrew.setChecked(True)
        self._ways = _group(self, self.withdrew, self.expelled)
        self._counts = _group(self, self.annulled, self.counted)

    def _connect(self) -> None:
        self.who.currentIndexChanged.connect(self._player_chosen)
        for group in (self._ways, self._counts):
            group.buttonToggled.connect(self._follow)
        self.confirmed.toggled.connect(self._follow)
        self.cancel_button.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self.withdraw)
        self.cancel_button.setAutoDefault(False)

    def _arrange(self) -> None:
        narrow = self._narrow
        page = QWidget(self)
        left = QVBoxLayout(page)
        left.setContentsMargins(24, 20, 24, 16)
        left.setSpacing(8)
        left.addLayout(self._form())
        left.addSpacing(8)
        left.addWidget(hairline(self, QFrame.Shape.HLine))
        left.addSpacing(8)
        for widget in (self.count, self.games, self.annulled, self.counted, self.rule):
            left.addWidget(widget)
        left.addSpacing(8)
        if narrow:
            left.addWidget(self.preview)
            left.addSpacing(8)
        left.addWidget(self.confirmed)
        left.addStretch(1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        halves = QHBoxLayout()
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(0)
        halves.addWidget(area, 10)
        if not narrow:
            halves.addWidget(hairline(self, QFrame.Shape.VLine))
            halves.addWidget(self.preview, 9)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        foot.addWidget(self.changes, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addLayout(answers(self.cancel_button, self.accept_button))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(halves, 1)
        whole.addWidget(hairline(self, QFrame.Shape.HLine))
        whole.addLayout(foot)
        fit_screen(self, 940, 560, at_least=page.minimumSizeHint().width())

    def _form(self) -> object:
        ways = QHBoxLayout()
        ways.setSpacing(16)
        ways.addWidget(self.withdrew)
        ways.addWidget(self.expelled)
        ways.addStretch(1)
        rows = form()
        for text, field, named in (
            (translate("Withdraw", "&Player"), self.who, self.who),
            ("", ways, None),
            (translate("Withdraw", "Rea&son"), self.reason, self.reason),
        ):
            label = QLabel(text, self)
            if named is not None:
                label.setBuddy(named)
                named.setAccessibleName(text.replace("&", ""))
            rows.addRow(label, field)
        self.reason.setPlaceholderText(
            translate("Withdraw", "one line, printed under the tables; may stay empty")
        )
        return rows

    # What is chosen

    @property
    def number(self) -> int:
        """The player who leaves; 0 where nobody is left."""
        return int(self.who.currentData() or 0)

    def edit(self) -> Withdraw:
        """What accepting would do."""
        return Withdraw(
            self.number,
            self.expelled.isChecked(),
            tidy(self.reason.text()),
            self.annulled.isChecked(),
        )

    def _player_chosen(self) -> None:
        tournament = self._document.tournament
        self.confirmed.setChecked(False)
        if not self.number:
            self._follow()
            return
        games = completed(tournament, self.number)
        self.count.say(count_text(games))
        self.games.say(games_text(games))
        proposed = self.annulled if annuls(tournament, self.number) else self.counted
        proposed.setChecked(True)
        self._follow()

    def _follow(self) -> None:
        tournament = self._document.tournament
        locked = self._document.locked
        self.accept_button.setEnabled(
            bool(self.number) and self.confirmed.isChecked() and locked is None
        )
        word = translate("Withdraw", "Expel") if self.expelled.isChecked() else self._verb()
        self.accept_button.setText(word)
        self.accept_button.setAccessibleName(word)
        if not self.number:
            self.lines.show_lines(())
            return
        rule = rule_text(tournament, completed(tournament, self.number))
        as_said = self.annulled.isChecked() == annuls(tournament, self.number)
        text = rule if as_said else f"{rule} {against_rule_text()}"
        self.rule.say(text, "ink2" if as_said else "warn")
        after = self.edit()(tournament)
        lines = preview_lines(self._document.standings, standings(after))
        self.lines.show_lines(lines)
        if self._narrow:  # on one page that scrolls: all of it
            rows = theme.scaled(ROW) * (len(lines) + 1) + theme.scaled(4)
            self.preview.setFixedHeight(rows)
        if locked is not None:
            self.changes.say(sentence(locked, translate), "warn")
        else:
            self.changes.say(change_text(lines), "ink")

    @staticmethod
    def _verb() -> str:
        return translate("Withdraw", "Withdraw")

    def withdraw(self) -> None:
        """Do it, as one step."""
        try:
            self._document.apply(self.edit())
        except ArbiterError as error:
            self.changes.say(sentence(error, translate), "bad")
            return
        self.accept()


def _group(parent: QWidget, *buttons: QRadioButton) -> QButtonGroup:
    group = QButtonGroup(parent)
    for button in buttons:
        button.setAccessibleName(button.text().replace("&", ""))
        group.addButton(button)
    return group


def _table(model: PreviewModel, parent: QWidget) -> QTableView:
    table = QTableView(parent)
    table.setObjectName("preview")
    table.setAccessibleName(translate("Withdraw", "The standings as they would be"))
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setItemDelegate(_LineDelegate(table))
    table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(theme.scaled(ROW))
    heading = TableHeading(table, AIR)
    table.setHorizontalHeader(heading)
    table.setModel(model)
    for column, width in _WIDTHS.items():
        heading.resizeSection(column, theme.scaled(width))
    heading.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
    return table


class _LineDelegate(QStyledItemDelegate):
    """Text with air beside it, in line with the words of the heading, and a line below."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        roles = theme.roles()
        rect: QRect = option.rect
        painter.setFont(index.data(Qt.ItemDataRole.FontRole))
        painter.setPen(index.data(Qt.ItemDataRole.ForegroundRole))
        air = theme.scaled(AIR)
        room = rect.adjusted(air, 0, -air, 0)
        text = painter.fontMetrics().elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(index.data(Qt.ItemDataRole.TextAlignmentRole)), text)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)

"""Drawing of lots: the way at the left, the numbers in the middle, and what they rest on."""

from __future__ import annotations

from datetime import datetime
from random import SystemRandom

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.edits import MIN_PLAYERS, CancelLots, DrawLots, Edit
from arbiter.domain.errors import AlreadyStarted, ArbiterError
from arbiter.domain.names import tidy
from arbiter.domain.tournament import DrawRecord, LotMethod
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.empty_words import EmptyWords
from arbiter.ui.first_round import FirstRound
from arbiter.ui.languages import translate
from arbiter.ui.lot_methods import SENTENCES, LotMethods
from arbiter.ui.lots_check import LotsCheck
from arbiter.ui.lots_draft import lots_draft
from arbiter.ui.lots_model import READ, SEEDED, LotsModel
from arbiter.ui.lots_sets import LotsSets
from arbiter.ui.lots_view import LotsView
from arbiter.ui.lots_words import rule_text
from arbiter.ui.sentence import Sentence
from arbiter.ui.side_column import SideColumn
from arbiter.ui.view_state import ViewState

WIDTHS = ((1150, (290, 460)), (900, (230, 340)), (0, (152, 252)))
"""From which width on (at 100 %) how wide the ways and the right column are."""
SEED_DIGITS = 9


def fresh_seed() -> str:
    """Nine figures that nobody can foresee."""
    return f"{SystemRandom().randrange(10**SEED_DIGITS):0{SEED_DIGITS}d}"


class LotsPage(QWidget):
    """Shows the numbers before they are given; then they are one edit.

    Signals:
        drawn: the numbers have been given.
    """

    drawn = Signal()

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lots_page")
        self._document = document
        self._state = state
        self._draft = lots_draft(state)
        self.model = LotsModel(document, self._draft, self)
        self.methods = LotMethods(self.model.method)
        self.view = LotsView(self.model)
        self.seed = QLineEdit(self._first_seed())
        self._new_seed = QPushButton(translate("Lots", "New seed"))
        self._seed_row = QWidget()
        self.rule = Sentence()
        self.problem = Sentence(14, "bad")
        self.draw_button = DefaultButton()
        self.back_button = QPushButton(translate("Lots", "Take the draw back"))
        self.check = LotsCheck(self.model, repaired=self._draft.repaired)
        self.next_button = QPushButton(translate("Lots", "Draw the next  Space"))
        self.last_button = QPushButton(translate("Lots", "Take back"))
        self.full_button = QPushButton(translate("Lots", "Full screen  F11"))
        self.present = QLineEdit(self._first_present())
        self.sets = LotsSets(self.model)
        self.first_round = FirstRound()
        self.empty = EmptyWords(translate("Lots", "Three players are needed for a draw."))
        self._build()
        self._connect()
        self._audience: QWidget | None = None
        self.model.choose(self.methods.method, self.seed.text(), repaired=self._draft.repaired)
        self._refresh()

    def _first_present(self) -> str:
        lots = self._document.tournament.lots
        if self._draft.present is None:
            self._draft.present = lots.record.present if lots else ""
        return self._draft.present

    def _first_seed(self) -> str:
        if self._draft.seed is not None:
            return self._draft.seed
        tournament = self._document.tournament
        drawn_with = tournament.lots.seed if tournament.lots else ""
        return drawn_with or tournament.regulations.seed or fresh_seed()

    def _build(self) -> None:
        self._right = QWidget()
        self._right.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        right = QVBoxLayout(self._right)
        right.setContentsMargins(22, 16, 22, 12)
        right.setSpacing(12)
        seed = QHBoxLayout(self._seed_row)
        seed.setContentsMargins(0, 0, 0, 0)
        self._seed_label = QLabel(translate("Lots", "Seed"))
        self._seed_label.setBuddy(self.seed)
        self.seed.setPlaceholderText(self._seed_label.text())
        self.seed.setObjectName("seed")
        self.seed.setAccessibleName(translate("Lots", "Seed of the draw"))
        self.seed.setMaxLength(40)
        for widget in (self._seed_label, self.seed, self._new_seed):
            seed.addWidget(widget)
        self.present.setObjectName("present")
        self.present.setMaxLength(200)
        self.present.setPlaceholderText(translate("Lots", "Who is present, for the protocol"))
        self.present.setAccessibleName(self.present.placeholderText())
        right.addWidget(self._seed_row)
        right.addWidget(self.rule)
        right.addWidget(self.check)
        right.addWidget(self.problem)
        self._rows = [QHBoxLayout(), QHBoxLayout(), QHBoxLayout()]
        for row, widgets in zip(
            self._rows,
            (
                (self.next_button, self.last_button),
                (self.draw_button, self.back_button),
                (self.present, self.full_button),
            ),
        ):
            for widget in widgets:
                row.addWidget(widget)
            if self.present not in widgets:
                row.addStretch(1)
            right.addLayout(row)
        for button in (self.next_button, self.last_button, self.back_button, self.full_button):
            button.setAutoDefault(True)
        right.addSpacing(4)
        right.addWidget(self.sets, 1)
        right.addWidget(self.first_round, 1)
        self._side = SideColumn(self._right)
        page = QWidget()
        across = QHBoxLayout(page)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(1)
        across.addWidget(self.methods)
        across.addWidget(self.view, 1)
        across.addWidget(self._side)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(page)
        self._pages.addWidget(self.empty)

    def _connect(self) -> None:
        self.check.repaired.toggled.connect(self._choose)
        self.next_button.clicked.connect(self.draw_next)
        self.last_button.clicked.connect(self.take_last_back)
        self.full_button.clicked.connect(self.show_audience)
        self.present.textChanged.connect(self._note_present)
        QShortcut(
            QKeySequence("F11"),
            self,
            self.show_audience,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        self.methods.chosen.connect(self._choose_method)
        self.view.left.connect(self.methods.setFocus)
        self.seed.textEdited.connect(self._choose)
        self.seed.returnPressed.connect(self.draw)
        self._new_seed.clicked.connect(self._renew_seed)
        self.view.confirmed.connect(self.draw)
        self.draw_button.clicked.connect(self.draw)
        self.back_button.clicked.connect(self.take_back)
        self.model.preview_changed.connect(self._refresh)
        theme.notifier().changed.connect(self._share_width)

    # For the window

    def focus_first(self) -> None:
        """Put the keys on the ways of drawing."""
        self.methods.setFocus()

    def draw(self) -> None:
        """Give the numbers that are shown, all in one step.

        By hand, while some are missing, the cursor goes to the first of them instead.
        """
        method = self.model.method
        if method is LotMethod.BY_HAND and not all(self.model.numbers) and self.model.typing:
            if self.view.hasFocus():
                problem = self.model.problem()
                if problem is not None:
                    self._state.reject(problem)
            self.view.go_to_missing()
            return
        if method is LotMethod.RESTRICTED and self.model.drawn < self.model.size:
            self.model.draw_all()
            return
        seed = self.seed.text() if method in SEEDED else ""
        read = self.model.read_lots
        source = read.source if read is not None and method in READ else ""
        try:
            order = self.model.order()
            self._document.apply(DrawLots(method, order, seed, source, self._record()))
        except ArbiterError as error:
            self._state.reject(error)
            return
        self.drawn.emit()

    def _record(self) -> DrawRecord:
        """What the protocol will say of this draw; the time of one that stands is kept."""
        lots, draw = self._document.tournament.lots, self.model.restricted
        if lots is not None and self.model.given:
            at = lots.record.at
        else:
            at = datetime.now().isoformat(timespec="minutes")
        sequence = draw.sequence if draw is not None else ()
        envelopes = draw.envelopes if draw is not None else ""
        return DrawRecord(at, tidy(self.present.text()), sequence, envelopes)

    def draw_next(self) -> None:
        """Let the next player draw, where one draws after the other."""
        if self.model.method is LotMethod.RESTRICTED:
            self.model.draw_next()

    def take_last_back(self) -> None:
        """Let the last who drew draw again."""
        if self.model.method is LotMethod.RESTRICTED:
            self.model.take_last_back()

    def show_audience(self) -> None:
        """Draw before the audience, on the whole screen."""
        from arbiter.ui.lots_audience import LotsAudience  # once in a tournament

        if self._document.tournament.size < MIN_PLAYERS or self._audience is not None:
            return
        audience = LotsAudience(self.model, self._document.tournament.event.name, self)
        self._audience = audience
        audience.left.connect(self._audience_left)
        screen = self.screen()
        audience.setGeometry(screen.geometry())
        audience.showFullScreen()
        audience.activateWindow()
        audience.setFocus()

    def _audience_left(self) -> None:
        if self._audience is not None:
            self._audience.deleteLater()
            self._audience = None
        self.focus_first()

    def take_back(self) -> None:
        """Back to the list as it was before the draw."""
        self._apply(CancelLots())
        self.methods.setFocus()

    def _apply(self, edit: Edit) -> None:
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self._state.reject(error)

    # Choosing

    def _choose(self) -> None:
        repaired = self.check.repaired.isChecked()
        self.model.choose(self.methods.method, self.seed.text(), repaired=repaired)
        self._refresh()

    def _note_present(self) -> None:
        self._draft.present = self.present.text()
        self._refresh()

    def _choose_method(self) -> None:
        """By hand the next figure that is typed is a number, not another way of drawing."""
        self._choose()
        if self.model.typing:
            self.view.go_to_missing()

    def _renew_seed(self) -> None:
        self.seed.setText(fresh_seed())
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.draw()
        elif event.key() == Qt.Key.Key_Space and self.model.method is LotMethod.RESTRICTED:
            self.draw_next()
        elif event.key() == Qt.Key.Key_Backspace and self.model.method is LotMethod.RESTRICTED:
            self.take_last_back()
        else:
            super().keyPressEvent(event)

    # What is shown

    def _refresh(self) -> None:
        tournament, method = self._document.tournament, self.model.method
        enough = tournament.size >= MIN_PLAYERS
        self._pages.setCurrentIndex(0 if enough else 1)
        if not enough:
            return
        locked = tournament.started or self._document.locked is not None
        given = self.model.given
        self.view.given = given
        self._seed_row.setVisible(method in SEEDED and not tournament.started)
        restricted = self.model.restricted
        self.rule.say(self._rule())
        self.check.refresh()
        problem = self.model.problem() if any(self.model.numbers) else None
        self.problem.say(sentence(problem, translate) if problem else "")
        self.draw_button.setText(self._draw_text())
        self.draw_button.setEnabled(not locked and not (given and self._present_kept()))
        self.back_button.setVisible(tournament.drawn)
        self.back_button.setEnabled(not locked)
        stepping = restricted is not None and not given
        for button in (self.next_button, self.last_button):
            button.setVisible(stepping)
        self.next_button.setEnabled(not locked and self.model.drawn < self.model.size)
        self.last_button.setEnabled(not locked and self.model.drawn > 0)
        self.full_button.setEnabled(not locked)
        self.present.setEnabled(not locked)
        self.view.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if self.model.typing else Qt.FocusPolicy.NoFocus
        )
        self.sets.setVisible(restricted is not None)
        self.sets.refresh()
        self.first_round.setVisible(restricted is None)
        self.first_round.show_pairs(self.model, tournament.regulations)
        self.view.show_present()
        self.view.viewport().update()

    def _present_kept(self) -> bool:
        """Whether the protocol of the draw already names who is said to be present."""
        lots = self._document.tournament.lots
        return lots is not None and lots.record.present == tidy(self.present.text())

    def _draw_text(self) -> str:
        if self.model.given:
            if not self._present_kept():
                return translate("Lots", "Write into the protocol  Enter")
            return translate("Lots", "These numbers are drawn")
        if self.model.method is LotMethod.RESTRICTED and self.model.drawn < self.model.size:
            return translate("Lots", "Draw all  Enter")
        if self._document.tournament.lots is not None:
            return translate("Lots", "Draw again  Enter")
        if self.model.method is LotMethod.AT_RANDOM:
            return translate("Lots", "Draw lots  Enter")
        return translate("Lots", "Accept numbers  Enter")

    def _rule(self) -> str:
        if self._document.tournament.started:
            return sentence(AlreadyStarted("numbers"), translate)
        return rule_text(self.model.method, self.model.restricted)

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        width = self.width() * 100 // theme.scaled(100)
        left, right = next(shares for least, shares in WIDTHS if width >= least)
        self.methods.setFixedWidth(theme.scaled(left))
        self._side.setFixedWidth(theme.scaled(right))
        margin = theme.scaled(22 if left >= SENTENCES else 12)
        self._right.layout().setContentsMargins(margin, 16, margin, 12)
        self._seed_label.setVisible(left >= SENTENCES)
        way = QBoxLayout.Direction
        for row, least in zip(self._rows, (340, 460, 340)):
            row.setDirection(way.LeftToRight if right >= least else way.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(500), theme.scaled(240))

    def paintEvent(self, event: QPaintEvent) -> None:
        # The ground; the two lines are the pixels that the columns leave free.
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        if self._pages.currentIndex() == 0:
            for left in (self.methods.width(), self._side.x() - 1):
                painter.fillRect(left, 0, 1, self.height(), theme.roles().line)
        painter.end()

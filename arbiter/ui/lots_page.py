"""Drawing of lots: the way at the left, the numbers in the middle, and what they rest on."""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
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
from arbiter.domain.tournament import LotMethod, Lots
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.empty_words import EmptyWords
from arbiter.ui.first_round import FirstRound
from arbiter.ui.languages import translate
from arbiter.ui.lot_methods import SENTENCES, LotMethods
from arbiter.ui.lots_draft import lots_draft
from arbiter.ui.lots_model import LotsModel
from arbiter.ui.lots_view import LotsView
from arbiter.ui.sentence import Sentence
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
        self.first_round = FirstRound()
        self.empty = EmptyWords(translate("Lots", "Three players are needed for a draw."))
        self._build()
        self._connect()
        self.model.choose(self.methods.method, self.seed.text())
        self._refresh()

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
        self.back_button.setAutoDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.draw_button)
        buttons.addWidget(self.back_button)
        buttons.addStretch(1)
        right.addWidget(self._seed_row)
        right.addWidget(self.rule)
        right.addWidget(self.problem)
        right.addLayout(buttons)
        right.addSpacing(8)
        right.addWidget(self.first_round, 1)
        page = QWidget()
        across = QHBoxLayout(page)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(1)
        across.addWidget(self.methods)
        across.addWidget(self.view, 1)
        across.addWidget(self._right)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(page)
        self._pages.addWidget(self.empty)

    def _connect(self) -> None:
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
        seed = self.seed.text() if method is LotMethod.AT_RANDOM else ""
        try:
            self._document.apply(DrawLots(method, self.model.order(), seed))
        except ArbiterError as error:
            self._state.reject(error)
            return
        self.drawn.emit()

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
        self.model.choose(self.methods.method, self.seed.text())
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
        lots = tournament.lots
        self.view.given = lots is not None and lots == self._shown_lots()
        self._seed_row.setVisible(method is LotMethod.AT_RANDOM and not tournament.started)
        self.rule.say(self._rule())
        problem = self.model.problem() if any(self.model.numbers) else None
        self.problem.say(sentence(problem, translate) if problem else "")
        self.draw_button.setText(self._draw_text())
        self.draw_button.setEnabled(not locked and not self.view.given)
        self.back_button.setVisible(tournament.drawn)
        self.back_button.setEnabled(not locked)
        self.view.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if self.model.typing else Qt.FocusPolicy.NoFocus
        )
        self.first_round.show_pairs(self.model, tournament.regulations)
        self.view.viewport().update()

    def _shown_lots(self) -> Lots | None:
        """The draw that would be made now, or None while numbers are missing."""
        if self.model.problem() is not None:
            return None
        method = self.model.method
        seed = self.seed.text() if method is LotMethod.AT_RANDOM else ""
        return Lots(method, self.model.order(), seed)

    def _draw_text(self) -> str:
        if self.view.given:
            return translate("Lots", "These numbers are drawn")
        if self._document.tournament.lots is not None:
            return translate("Lots", "Draw again  Enter")
        if self.model.method is LotMethod.AT_RANDOM:
            return translate("Lots", "Draw lots  Enter")
        return translate("Lots", "Accept numbers  Enter")

    def _rule(self) -> str:
        if self._document.tournament.started:
            return sentence(AlreadyStarted("numbers"), translate)
        match self.model.method:
            case LotMethod.AT_RANDOM:
                return translate(
                    "Lots",
                    "Number 1 goes to the place with the lowest SHA-256 of the seed, a newline and "
                    "the place in the list, and so on upwards. Whoever repeats the draw with this "
                    "seed gets the same numbers.",
                )
            case LotMethod.BY_HAND:
                return translate(
                    "Lots", "Type the number that each player drew and go on with Enter."
                )
            case LotMethod.BY_RATING:
                return translate(
                    "Lots", "Equal ratings keep the order of the list; no rating comes last."
                )
            case LotMethod.FROM_FILE:
                return translate("Lots", "Everybody keeps the number that he had in the file.")
        return translate("Lots", "Everybody keeps his place in the list as his number.")

    # Looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        width = self.width() * 100 // theme.scaled(100)
        left, right = next(shares for least, shares in WIDTHS if width >= least)
        self.methods.setFixedWidth(theme.scaled(left))
        self._right.setFixedWidth(theme.scaled(right))
        margin = theme.scaled(22 if left >= SENTENCES else 12)
        self._right.layout().setContentsMargins(margin, 16, margin, 12)
        self._seed_label.setVisible(left >= SENTENCES)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(500), theme.scaled(240))

    def paintEvent(self, event: QPaintEvent) -> None:
        # The ground; the two lines are the pixels that the columns leave free.
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        if self._pages.currentIndex() == 0:
            for left in (self.methods.width(), self._right.x() - 1):
                painter.fillRect(left, 0, 1, self.height(), theme.roles().line)
        painter.end()

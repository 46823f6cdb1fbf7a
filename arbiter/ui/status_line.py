"""The line at the foot: the last entry, what is still out, when the file was written."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.status_texts import Piece, entry_pieces, open_texts, saved_text, trial_pieces
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.ui.board_asker import BoardAsker

FADE = 6000
"""Milliseconds for which a sentence stands in place of the last entry."""
MARGIN = 14


class PiecesLabel(QLabel):
    """One line of which parts may be struck out; an ellipsis stands for what does not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pieces: list[Piece] = []
        self._bad = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_pieces(self, pieces: list[Piece], *, bad: bool = False) -> None:
        """Show *pieces*, in the colour of a slip if *bad*."""
        self._pieces = pieces
        self._bad = bad
        text = "".join(piece.text for piece in pieces)
        self.setText(text)
        self.setToolTip(text)
        self.updateGeometry()
        self.update()

    @property
    def _elision(self) -> Qt.TextElideMode:
        """A sentence about a file ends in its name, which is what one looks for."""
        sentence = len(self._pieces) == 1 and not self._bad
        return Qt.TextElideMode.ElideMiddle if sentence else Qt.TextElideMode.ElideRight

    def sizeHint(self) -> QSize:
        """As wide as the text, struck pieces included."""
        metrics = QFontMetrics(theme.font(13, bold=True))
        return QSize(metrics.horizontalAdvance(self.text()) + 8, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:
        """It can be cut down to a few letters."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the pieces from the left."""
        roles = theme.roles()
        painter = QPainter(self)
        left, right = 0, self.width()
        for piece in self._pieces:
            font = theme.font(13, bold=not piece.struck, strike=piece.struck)
            painter.setFont(font)
            ink = roles.bad if self._bad else roles.ink3 if piece.struck else roles.ink
            painter.setPen(ink)
            metrics = QFontMetrics(font)
            shown = metrics.elidedText(piece.text, self._elision, right - left)
            painter.drawText(
                left,
                0,
                right - left,
                self.height(),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                shown,
            )
            left += metrics.horizontalAdvance(piece.text)
            if shown != piece.text:
                break
        painter.end()


class OpenLabel(QLabel):
    """What is still out.

    Signals:
        clicked: it was clicked.
    """

    clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click where it was pressed."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()


class StatusLine(QWidget):
    """Three texts over one document, and a field for the number of a board.

    Signals:
        board_named: (int) the arbiter asked for this board of the round in view.
        open_asked: he clicked what is still out.
    """

    board_named = Signal(int)
    open_asked = Signal()

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self.entry = PiecesLabel(self)
        self.entry.setObjectName("status_entry")
        self.open = OpenLabel(self)
        self.open.clicked.connect(self.open_asked)
        self.open.setMinimumWidth(1)
        self.open.setObjectName("status_open")
        self.saved = QLabel(self)
        self.saved.setObjectName("status_saved")
        self._second = ""
        self._compact = False
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.setInterval(FADE)
        self._fading.timeout.connect(self._show_entry)
        self._build()
        document.changed.connect(self._changed)
        document.saved.connect(self._show_saved)
        state.round_changed.connect(self._fit)
        state.rejected.connect(self.show_slip)
        state.said.connect(self.say)
        theme.notifier().changed.connect(self._dress)
        self._dress()
        self._show_entry()
        self._show_saved()

    def set_compact(self, compact: bool) -> None:
        """In a narrow window name only the boards that are open; the tab says how many are in."""
        self._compact = compact
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """A long sentence does not make the window wider."""
        return QSize(240, theme.scaled(30) - 1)

    def _build(self) -> None:
        left = self._left = QHBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.entry, 1)
        left.addStretch(0)
        line = self._line = QHBoxLayout(self)
        line.setContentsMargins(MARGIN, 0, MARGIN, 0)
        line.setSpacing(16)
        line.addLayout(left, 1)
        line.addWidget(self.open, 0)
        line.addWidget(self.saved, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.saved.setAlignment(right)

    def _dress(self) -> None:
        self.setFixedHeight(theme.scaled(30) - 1)
        for label in (self.open, self.saved):
            label.setFont(theme.font(13))
        self._colour_saved()
        self.entry.updateGeometry()
        self.update()

    # The last entry, and sentences in its place

    def _changed(self) -> None:
        self._fading.stop()
        self._show_entry()
        self._show_saved()  # and what is open

    def _show_entry(self) -> None:
        document = self._document
        pieces = trial_pieces(document) if document.in_trial else entry_pieces(document.last)
        self.entry.show_pieces(pieces)

    def show_slip(self, error: ArbiterError) -> None:
        """Say for a while why something could not be done."""
        self.entry.show_pieces([Piece(sentence(error, translate))], bad=True)
        self._fading.start()
        self._fit()

    def say(self, text: str) -> None:
        """Say *text* for a while."""
        self.entry.show_pieces([Piece(text)])
        self._fading.start()
        self._fit()

    # What is still out, and when it was saved

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The middle says less where there is less room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        tournament, round = self._document.earnest, self._state.round
        if round > tournament.rounds:
            round = tournament.rounds
        metrics = QFontMetrics(theme.font(13))
        texts = open_texts(tournament, round, compact=self._compact)
        taken = self.entry.sizeHint().width() + metrics.horizontalAdvance(self.saved.text())
        room = self.width() - 2 * MARGIN - 32 - taken
        fitting = (text for text in texts if metrics.horizontalAdvance(text) <= room)
        text = next(fitting, texts[-1])
        self.open.setText(text)
        waits = bool(tournament.open_games) and tournament.rounds_known
        ways = translate("StatusLine", "A click or F3 goes to the next; Shift+F3 lists them all.")
        self.open.setToolTip(f"{texts[0]}\n{ways}" if waits else "")
        hand = Qt.CursorShape.PointingHandCursor
        self.open.setCursor(hand if waits else Qt.CursorShape.ArrowCursor)
        middle = metrics.horizontalAdvance(text)
        half = (self.width() - 2 * MARGIN - 32 - middle) // 2
        self._line.setStretch(2, 0 if self.entry.sizeHint().width() > half else 1)
        # The last entry, or a sentence in its place, goes before what is still out.
        self.open.setVisible(middle <= room)

    def show_second_copy(self, words: str, tip: str) -> None:
        """Say *words* about the second copy after the time of the last saving, and *tip* where
        the mouse rests there."""
        self._second = words
        self.saved.setToolTip(tip)
        self._show_saved()

    def _show_saved(self) -> None:
        saved = saved_text(self._document.save_state)
        if self._document.in_trial:
            unsaved = translate("StatusLine", "trial not saved")
            saved = ", ".join(filter(None, (saved, unsaved)))
        self.saved.setText(" · ".join(filter(None, (saved, self._second))))
        self._colour_saved()
        self._fit()

    def _colour_saved(self) -> None:
        roles = theme.roles()
        trouble = self._document.save_state.trouble is not None
        for label, ink in (
            (self.open, roles.ink2),
            (self.saved, roles.bad if trouble else roles.ink2),
        ):
            theme.colour(label, ink)

    # Going to a board

    def ask_board(self) -> None:
        """Let the arbiter type the number of a board, in place of the last entry."""
        self.board.ask()
        self.entry.hide()

    @cached_property
    def board(self) -> BoardAsker:
        """The field for it; made when it is wanted first."""
        from arbiter.ui.board_asker import BoardAsker

        asker = BoardAsker(self)
        self._left.insertWidget(0, asker)
        asker.named.connect(self.board_named)
        asker.left.connect(self.entry.show)
        return asker

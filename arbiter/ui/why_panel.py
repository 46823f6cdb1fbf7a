"""Why?: the place of the selected player, in words and figures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.tie_break_texts import tie_break_head, tie_break_rule
from arbiter.ui import theme
from arbiter.ui.languages import decimal_mark, translate
from arbiter.ui.segments import ROW, Segments
from arbiter.ui.view_state import ViewState
from arbiter.ui.why_table import AddendsTable
from arbiter.ui.why_text import Why, why

SIDE = 12
"""Left and right of the sentences."""
FOOT = 2
"""Left of the tie-breaks: their first word stands under the sentences."""
BETWEEN = 6
"""Before each button of the foot."""
MOST_ROWS = 2
"""So many rows of tie-breaks beside the buttons take no room from the addends."""
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
AROUND = 16
"""Above, below and between the sentences, the addends and the foot."""
Texts = tuple[str, str, str, str]
"""Heading, sentence, formula and its compact form."""
SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class WhyPanel(QWidget):
    """Follows the selected player; the tie-break that is open can be changed with the arrows.

    Another player, and another result, open what decided again.
    """

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self.setAccessibleName(translate("Why", "Why?"))
        self._document = document
        self._state = state
        self._code = ""
        self._why: Why | None = None
        self._heading = self._label()
        self._sentence = self._label(Qt.TextFormat.RichText)
        self._formula = self._label()
        self._compact = self._label()
        self._labels = (self._heading, self._sentence, self._formula, self._compact)
        self._table = AddendsTable()
        self._codes = Segments(px=12)
        self._codes.setAccessibleName(translate("Why", "Tie-break to open"))
        self._codes.chosen.connect(self._open_code)
        self._copy = QPushButton(translate("Why", "Copy"))
        self._copy.clicked.connect(self.copy)
        self._print = QPushButton(translate("Why", "Print"))
        self._print.setToolTip(translate("Why", "The worksheet of everybody level on points"))
        self._print.clicked.connect(self.print_worksheet)
        for button, name in ((self._copy, "why_copy"), (self._print, "why_print")):
            button.setObjectName(name)
            button.setAccessibleName(button.text())
        self._build()
        document.changed.connect(self._follow)
        state.player_changed.connect(self._follow)
        theme.notifier().changed.connect(self._look_changed)
        self._look_changed()
        self._follow()

    @property
    def why(self) -> Why | None:
        """What is shown; None without a player."""
        return self._why

    @property
    def place(self) -> int:
        """Which of the tie-breaks is open, from 0."""
        return self._codes.on

    def copy(self) -> None:
        """Put everything that is said on the clipboard as text."""
        if self._why is not None:
            QGuiApplication.clipboard().setText(self._why.plain())
            self._state.say(translate("Why", "Copied."))

    def print_worksheet(self) -> None:
        """Ask for the sums of the player, and of everybody level with him, on paper."""
        if self._why is not None:
            scores = self._document.tournament.scores
            points = scores[self._state.player - 1]
            level = tuple(n for n, score in enumerate(scores, 1) if score == points)
            self._state.ask_worksheet(level, self._code)

    def focus_first(self) -> None:
        """Put the keyboard on the choice of the tie-break."""
        self._codes.setFocus()

    def sizeHint(self) -> QSize:
        """The room for the usual sentences and an addend from every game.

        It does not depend on who is selected: nothing above moves when another row is.
        """
        return QSize(theme.scaled(350), self._usual_height(2, 4, 2))

    def _usual_height(self, *lines: int) -> int:
        """The height with so many lines of heading, sentence and formula over the addends."""
        tournament = self._document.tournament
        games = tournament.size * max(tournament.regulations.cycles, 1)
        heights = (QFontMetrics(label.font()).height() for label in self._labels)
        texts = sum(count * height + 4 for count, height in zip(lines, heights))
        return texts + self._table.height_of(games + 1) + AROUND + self._foot_height()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), theme.scaled(120))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.turn(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            event.ignore()

    def turn(self, way: int) -> None:
        """Open the tie-break *way* places further to the right, if there is one."""
        self._codes.turn(way)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap_codes()
        self._take_share()
        self._make_room()

    def _wrap_codes(self) -> None:
        """Beside the buttons there is the width for the tie-breaks, in a few rows; many of them
        have the whole width above the buttons."""
        buttons = self._copy.sizeHint().width() + self._print.sizeHint().width() + 2 * BETWEEN
        room = self.width() - FOOT - SIDE
        self._codes.wrap_within(max(room - buttons - 8, 1))
        few = self._codes.sizeHint().height() <= theme.scaled(ROW) * MOST_ROWS + theme.scaled(2)
        self._foot.setDirection(_ACROSS if few else _DOWN)
        if not few:
            self._codes.wrap_within(max(room, 1))

    def _foot_height(self) -> int:
        codes, buttons = self._codes.sizeHint().height(), self._copy.height()
        if self._foot.direction() is _ACROSS:
            return max(codes, buttons)
        return codes + buttons

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange:
            self._take_share()

    def _take_share(self) -> None:
        """Under the standings take the room for the addends, if the rows above can spare it."""
        above = self.parentWidget()
        least = 0
        if isinstance(above, QSplitter):
            others = [above.widget(place) for place in range(above.count())]
            taken = sum(other.minimumHeight() for other in others if other is not self)
            room = above.height() - above.handleWidth() - taken
            if self._why is not None and room >= self._usual_height(1, 3, 1):
                least = min(room, self.sizeHint().height())
        self.setMinimumHeight(least)

    def showEvent(self, event: QShowEvent) -> None:
        # A label that was measured before it got its window forgets its own font.
        self._look_changed()
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        painter.fillRect(0, 0, self.width(), 1, theme.roles().rule)
        painter.end()

    def _label(self, text_format: Qt.TextFormat = Qt.TextFormat.PlainText) -> QLabel:
        label = QLabel()
        label.setWordWrap(True)
        label.setTextFormat(text_format)
        label.setTextInteractionFlags(SELECTABLE)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        return label

    def _build(self) -> None:
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(SIDE, 8, SIDE, 0)
        column.setSpacing(4)
        for label in self._labels:
            column.addWidget(label)
        column.addSpacing(2)
        column.addWidget(self._table)
        column.addStretch(1)
        self._scroll = QScrollArea()
        viewport = QWidget()  # one that is made in Python costs less: see ``own_viewport``
        self._scroll.setViewport(viewport)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._content)
        # The paper is painted by the panel; nothing of the chrome's grey in between.
        for widget in (self._scroll, viewport, self._content):
            widget.setAutoFillBackground(False)
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        buttons.addStretch(1)
        for button in (self._copy, self._print):
            buttons.addSpacing(BETWEEN)
            buttons.addWidget(button)
        self._foot = QBoxLayout(_ACROSS)
        self._foot.setContentsMargins(FOOT, 0, SIDE, 4)
        self._foot.setSpacing(0)
        self._foot.addWidget(self._codes)
        self._foot.addLayout(buttons, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 1, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._scroll, 1)
        outer.addLayout(self._foot)

    def _follow(self) -> None:
        """Another player, or other results: open what decides now."""
        self._code = ""
        self._show()

    def _open_code(self, place: int) -> None:
        self._code = self._document.standings.columns[place]
        self._show()

    def _show(self) -> None:
        ranking = self._document.standings
        number = self._state.player
        known = 0 < number <= ranking.tournament.size and ranking.tournament.started
        self._why = None
        if known:
            self._why = why(ranking, number, self._code, translate=translate, mark=decimal_mark())
            self._formula.setToolTip(tie_break_rule(self._why.code, translate))
            self._table.table.show_why(self._why)
            heads = [tie_break_head(code, translate) for code in ranking.columns]
            self._codes.show_words(heads, ranking.columns.index(self._why.code))
        self._wrap_codes()
        self._codes.setVisible(known)
        self._copy.setVisible(known)
        self._print.setVisible(known)
        self._take_share()
        self._make_room()

    def _make_room(self) -> None:
        """Show the addends where all of them have room, and then say less about them.

        On a tab of its own the panel scrolls, so there is always room.
        """
        height = self.height() - AROUND - self._foot_height()
        width = self.width() - 2 * SIDE
        crowded = isinstance(self.parentWidget(), QSplitter) or self.parentWidget() is None
        table = self._table.needed_height()
        for texts in self._with_addends():
            if not crowded or self._height(texts, width) + table <= height:
                self._write(texts, width, height - table)
                self._table.setVisible(True)
                return
        self._table.setVisible(False)
        self._write(self._without_addends(), width, height)

    def _with_addends(self) -> list[Texts]:
        """What is written above the table of the addends, the fullest first."""
        why = self._why
        if why is None or not why.rows:
            return []
        heading = translate("Why", "Why? {0}").format(why.heading)
        sentence = _rich(why)
        return [
            (heading, sentence, why.formula, why.compact),
            (heading, sentence, why.formula, ""),
        ]

    def _without_addends(self) -> Texts:
        why = self._why
        if why is None:
            return "", translate("Why", "Select a row to see what decides its place."), "", ""
        heading = translate("Why", "Why? {0}").format(why.heading)
        return heading, _rich(why), why.formula + why.rest, why.compact

    def _write(self, texts: Texts, width: int, height: int) -> None:
        """Fill the labels; narrower, if they are so high that there will be a scroll bar."""
        if self._height(texts, width) > height:
            width -= self._scroll.verticalScrollBar().sizeHint().width()
        for label, text in zip(self._labels, texts):
            if label.text() != text:
                label.setText(text)
            label.setVisible(bool(text))
            # A scroll area does not ask how high a label gets at its width.
            label.setFixedHeight(_height(label, text, width))

    def _height(self, texts: Texts, width: int) -> int:
        shown = [(label, text) for label, text in zip(self._labels, texts) if text]
        return sum(_height(label, text, width) + 4 for label, text in shown)

    def _look_changed(self) -> None:
        roles = theme.roles()
        self._copy.setFixedHeight(theme.scaled(32))
        self._print.setFixedHeight(theme.scaled(32))
        looks = (
            (self._heading, theme.font(15, bold=True), roles.ink),
            (self._sentence, theme.font(14), roles.ink),
            (self._formula, theme.font(13), roles.ink),
            (self._compact, theme.font(12), roles.ink3),
        )
        for label, font, color in looks:
            label.setFont(font)
            palette = label.palette()
            palette.setColor(label.foregroundRole(), color)
            label.setPalette(palette)
        self._wrap_codes()
        self._make_room()
        self.update()


def _rich(why: Why) -> str:
    """The sentence with the two values that decided in DemiBold; names are only letters."""
    text, done = "", 0
    for first, end in why.decisive:
        text += _escaped(why.sentence[done:first])
        text += f'<span style="font-weight:600">{_escaped(why.sentence[first:end])}</span>'
        done = end
    return text + _escaped(why.sentence[done:])


def _escaped(text: str) -> str:
    # As ``html.escape`` does, which brings half a megabyte of names for characters with it.
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _height(label: QLabel, text: str, width: int) -> int:
    """How high *text* gets in *label* at *width*."""
    if not text:
        return 0
    if label.textFormat() is Qt.TextFormat.RichText:
        paper = QTextDocument()
        paper.setDocumentMargin(0)
        paper.setDefaultFont(label.font())
        paper.setTextWidth(max(width - 2, 1))
        paper.setHtml(text)
        return round(paper.size().height()) + 1
    room = QRect(0, 0, max(width - 2, 1), 10000)
    wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    return QFontMetrics(label.font()).boundingRect(room, wrap, text).height() + 1

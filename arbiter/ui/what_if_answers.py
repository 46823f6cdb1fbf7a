"""What the selected player needs, each own result on a line, with outcomes that show it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.needs import Need, NeedRow
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence
from arbiter.ui.what_if_texts import need_heading
from arbiter.whatif_texts import NeedText, need_texts, on_screen

LINKS = (
    Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
)


class WhatIfAnswers(QWidget):
    """A heading, one line for each own result, then whatever else is to be said. With Tab one
    gets from *before* to the links.

    Signals:
        trial_asked: (Trial) this outcome is to be tried out.
    """

    trial_asked = Signal(object)

    def __init__(self, before: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = before
        self.texts: tuple[str, ...] = ()
        """All that is said of the need, as plain lines."""
        self._told: tuple[tuple[NeedRow, NeedText], ...] = ()
        self.heading = QLabel(self)
        self.heading.setWordWrap(True)
        self.lines = QGridLayout()
        self.lines.setColumnStretch(1, 1)
        self.lines.setHorizontalSpacing(12)
        self.lines.setVerticalSpacing(6)
        self._remarks = Sentence(13)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.heading)
        column.addLayout(self.lines)
        column.addWidget(self._remarks)
        theme.notifier().changed.connect(self._fill)
        self._fill()

    @property
    def remarks(self) -> str:
        """What is said below the lines."""
        return self._remarks.text

    def show_need(
        self, tournament: Tournament, need: Need | None, remarks: Sequence[str] = ()
    ) -> None:
        """Say *need* in words, or nothing, and each of *remarks* as a paragraph below."""
        self._told = ()
        self.texts = ()
        if need is not None:
            said = need_texts(tournament, need, on_screen(translate))
            self._told = tuple(zip(need.rows, said))
            self.heading.setText(need_heading(tournament, need))
            lines = [line for text in said for line in (f"{text.own}: {text.text}", *text.lines)]
            self.texts = (self.heading.text(), *lines)
        self.heading.setVisible(need is not None)
        self._remarks.say("\n\n".join(remarks))
        self._fill()

    def _fill(self) -> None:
        self.heading.setFont(theme.font(15, bold=True))
        while self.lines.count():
            item = self.lines.takeAt(0)
            if item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        before = self._before
        for line, (row, text) in enumerate(self._told):
            said = self._add(line, row, text)
            if said.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                QWidget.setTabOrder(before, said)
                before = said

    def _add(self, line: int, row: NeedRow, text: NeedText) -> QLabel:
        own = QLabel(text.own, self)
        said = _Linked(self)
        said.setTextFormat(Qt.TextFormat.RichText)
        said.setWordWrap(True)
        said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        ink = theme.roles().good if row.missed is None else theme.roles().ink
        told = "<br>".join(map(escape, (text.text, *text.lines)))
        words = f'<span style="color:{ink.name()}">{told}</span>'
        pen = theme.roles().pen.name()
        if row.reached is not None and row.missed is not None:
            links = (
                ("reached", translate("WhatIf", "example")),
                ("missed", translate("WhatIf", "counter-example")),
            )
            words += "<br>" + " · ".join(
                f'<a href="{name}" style="color:{pen}">{escape(link)}</a>' for name, link in links
            )
            said.setTextInteractionFlags(LINKS)
        said.setText(words)
        said.setAccessibleName(" ".join((f"{text.own}:", text.text, *text.lines)))
        said.linkActivated.connect(
            lambda name, row=row: self.trial_asked.emit(
                row.reached if name == "reached" else row.missed
            )
        )
        places = QLabel(text.places, self)
        for column, label in enumerate((own, said, places)):
            label.setFont(theme.font(14))
            theme.colour(label, theme.roles().ink if column == 1 else theme.roles().ink2)
            top = Qt.AlignmentFlag.AlignTop
            self.lines.addWidget(label, line, column, top)
        return said


class _Linked(QLabel):
    """Reached with Tab, it lights its first link, or from the other side its last."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self.focusNextPrevChild(True)
        elif event.reason() is Qt.FocusReason.BacktabFocusReason:
            self.focusNextPrevChild(False)

"""Trying results out: the window is shown over a document in memory until somebody ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.notation import format_result
from arbiter.ui.languages import translate
from arbiter.ui.view_state import ViewState
from arbiter.ui.why_formulas import surname

if TYPE_CHECKING:
    from arbiter.document.trial_document import TrialDocument
    from arbiter.domain.whatif.outcomes import Trial

MOST_LISTED = 12
"""So many results are named in the question."""


class TrialCommands(QObject):
    """Keeps the trial of one document, if there is one.

    Signals:
        turned: a trial has begun or ended, and the window is to be built over ``present``.
    """

    turned = Signal()

    def __init__(self, window: QMainWindow, document: Document, state: ViewState) -> None:
        super().__init__(state)
        self._window = window
        self._document = document
        self._state = state
        self.trial: TrialDocument | None = None

    @property
    def present(self) -> Document:
        """The document that is shown: the trial, or the real one."""
        return self.trial or self._document

    def begin(self, trial: Trial) -> None:
        """Try *trial* out; over another trial in its place."""
        from arbiter.document.trial_document import TrialDocument
        from arbiter.ui.half_typed import take_in_half_typed

        if not self._document.tournament.drawn or not take_in_half_typed(self._window):
            return
        self._turn_to(TrialDocument(self._document, trial))

    def parts(self) -> tuple[QWidget, ...]:
        """The bar and the frame of the trial, put into the window; nothing without one."""
        if self.trial is None:
            return ()
        from arbiter.ui.trial_bar import TrialBar, TrialFrame

        bar = TrialBar(self.trial, self._window)
        bar.end_asked.connect(self.end)
        bar.enter_asked.connect(self.enter)
        self._window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
        self._window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        return bar, TrialFrame(self._window, bar)

    def end(self) -> None:
        """Back to what really is."""
        from arbiter.ui.half_typed import take_in_half_typed

        if self.trial is not None:
            take_in_half_typed(self._window)  # it was tried, and never goes over into earnest
            self._turn_to(None)

    def enter(self) -> None:
        """Enter what was tried, after a question."""
        trial = self.trial
        if trial is None or not trial.tried or not self._sure(trial):
            return
        if self.trial is not trial:
            return  # overtaken behind the question: newer results are never overwritten
        edit = trial.as_entered()
        self._turn_to(None)
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self._state.reject(error)

    def _sure(self, trial: TrialDocument) -> bool:
        from PySide6.QtWidgets import QMessageBox  # the start need not know it

        box = QMessageBox(self._window)
        box.setObjectName("trial_question")
        box.setWindowTitle(translate("Trial", "Trial"))
        tried = trial.tried
        box.setText(translate("Trial", "Enter %n result(s) in earnest?", "", len(tried)))
        lines = [_line(trial, name) for name, _ in tried[:MOST_LISTED]]
        if len(tried) > MOST_LISTED:
            lines.append("…")
        box.setInformativeText("\n".join(lines))
        yes = box.addButton(translate("Trial", "Enter"), QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(translate("Trial", "Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.exec()
        return box.clickedButton() is yes

    def _overtaken(self) -> None:
        """The real tournament has changed under the trial: what was tried is of no use."""
        text = translate("Trial", "The tournament has changed, so the trial has ended.")
        self._state.say(text)
        # Whoever has been told of the change is still at it.
        QTimer.singleShot(0, self, self.end)

    def _turn_to(self, trial: TrialDocument | None) -> None:
        """Show *trial*, or what really is; the trial before goes when nobody shows it any more."""
        before, self.trial = self.trial, trial
        if trial is not None:
            trial.overtaken.connect(self._overtaken)
        if before is not None:
            before.overtaken.disconnect(self._overtaken)
        self.turned.emit()
        if before is not None:
            before.close(discard=True)
            before.deleteLater()


def _line(trial: TrialDocument, name: tuple[int, int, int]) -> str:
    """``Moreau – Fernandes 1–0``."""
    game = trial.tournament.game(*name)
    names = " – ".join(surname(trial.tournament, number) for number in (game.white, game.black))
    return f"{names}  {format_result(game.result) or '–'}"

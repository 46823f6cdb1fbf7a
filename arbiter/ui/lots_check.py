"""Whether countrymen meet in the last three rounds, and the flaw of the sets for twelve."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from arbiter.domain.tournament import LotMethod
from arbiter.domain.varma import table_flawed
from arbiter.ui.languages import translate
from arbiter.ui.lots_model import LotsModel
from arbiter.ui.lots_words import check_text, flaw_text
from arbiter.ui.sentence import Sentence


class LotsCheck(QWidget):
    """Two sentences, and between them ``repaired``, which mends the sets."""

    def __init__(self, model: LotsModel, *, repaired: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.flaw = Sentence(13, "warn")
        self.repaired = QCheckBox(translate("Lots", "Exchange 11 and 12 between C and D"))
        self.repaired.setObjectName("repaired")
        self.repaired.setAccessibleName(self.repaired.text())
        self.repaired.setChecked(repaired)
        self.met = Sentence()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.flaw, self.repaired, self.met):
            column.addWidget(widget)

    def refresh(self) -> None:
        """Say what is so where somebody cares: in a restricted draw when everybody has drawn,
        and in one by hand that may have been restricted."""
        model, draw, size = self._model, self._model.restricted, self._model.size
        flawed = draw is not None and draw.sets is not None and table_flawed(size)
        self.repaired.setVisible(flawed)
        self.flaw.say(flaw_text(size, repaired=model.repaired) if flawed else "")
        text = ""
        if draw is not None and model.drawn == size:
            text = check_text(draw.meetings, draw)
        elif model.method is LotMethod.BY_HAND and model.several_federations:
            met = model.late_meetings()
            text = check_text(met, None) if met else ""
        self.met.say(text, "warn" if draw is not None and draw.meetings else "ink2")
        self.setVisible(flawed or bool(text))

"""What the regulations choose where a rule of tie-breaks can be read in more than one way."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter.domain.scoring import Scoring
from arbiter.domain.tiebreaks import is_known, tie_break
from arbiter.domain.tournament import UNRATED_LEFT_OUT, Regulations
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.languages import translate
from arbiter.ui.number_field import NumberField

FLOOR = 1400
"""The lowest rating that FIDE publishes: what is proposed for players without one."""
_SILENT, _ASSUMED, _LEFT_OUT = range(3)
_OVER_THE_BOARD = ("WON", "BPG", "BWG")
_HALF_POINT = 1


class RegulationSwitches(QWidget):
    """Each choice is there only while a tie-break of the list depends on it.

    Signals:
        changed: something was chosen.
    """

    changed = Signal()

    def __init__(self, regulations: Regulations, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unrated_label = QLabel(
            translate("RegulationSwitches", "Players without a rating"), self
        )
        self.unrated = Choice(self)
        self.unrated.setObjectName("unrated")
        self.unrated.setAccessibleName(self._unrated_label.text())
        self.unrated.addItem(translate("RegulationSwitches", "not said: ratings break no tie"))
        self.unrated.addItem(translate("RegulationSwitches", "count with a rating of"))
        self.unrated.addItem(translate("RegulationSwitches", "are left out"))
        self.rating = NumberField(self)
        self.rating.setObjectName("assumed_rating")
        self.rating.setAccessibleName(translate("RegulationSwitches", "Rating assumed"))
        self.rating.setRange(1, 3000)
        self.forfeits = QCheckBox(
            translate(
                "RegulationSwitches", "Forfeit wins count as played (article 15.2 to the letter)"
            ),
            self,
        )
        self.forfeits.setToolTip(
            translate("RegulationSwitches", "FIDE’s own checker does not count them.")
        )
        self.draws = QCheckBox(
            translate("RegulationSwitches", "Koya’s line moves by the value of a draw"), self
        )
        self.draws.setToolTip(
            translate(
                "RegulationSwitches", "Otherwise by half a point, as FIDE’s own checker does it."
            )
        )
        for box, name in ((self.forfeits, "forfeit_wins_played"), (self.draws, "koya_by_draws")):
            box.setObjectName(name)
            box.setAccessibleName(box.text())
        self._set(regulations)
        self._arrange()
        self.unrated.currentIndexChanged.connect(self._follow)
        self.rating.valueChanged.connect(self.changed)
        for box in (self.forfeits, self.draws):
            box.toggled.connect(self.changed)

    def _set(self, regulations: Regulations) -> None:
        unrated = regulations.unrated
        kind = _SILENT if unrated == 0 else _ASSUMED
        self.unrated.setCurrentIndex(_LEFT_OUT if unrated == UNRATED_LEFT_OUT else kind)
        self.rating.setValue(unrated if unrated > 0 else FLOOR)
        self.forfeits.setChecked(regulations.forfeit_wins_played)
        self.draws.setChecked(regulations.koya_by_draws)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._unrated_label)
        row.addWidget(self.unrated, 1)
        row.addWidget(self.rating)
        self._unrated_label.setBuddy(self.unrated)
        self._unrated_label.setMinimumWidth(theme.scaled(100))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(row)
        layout.addWidget(self.forfeits)
        layout.addWidget(self.draws)

    def show_for(self, codes: tuple[str, ...], scoring: Scoring | None) -> None:
        """Show what the tie-breaks *codes* depend on, where a draw is worth what it is."""
        known = [tie_break(code) for code in codes if is_known(code)]
        by_rating = any(one.by_rating for one in known)
        limited = any(code.startswith(("KS/L+", "KS/L-")) for code in (one.code for one in known))
        self._unrated_label.setVisible(by_rating)
        self.unrated.setVisible(by_rating)
        self.rating.setVisible(by_rating and self.unrated.currentIndex() == _ASSUMED)
        self.forfeits.setVisible(any(code in _OVER_THE_BOARD for code in codes))
        self.draws.setVisible(limited and scoring is not None and scoring.draw != _HALF_POINT)
        shown = (self.unrated, self.forfeits, self.draws)
        self.setVisible(any(not widget.isHidden() for widget in shown))

    def applied(self, regulations: Regulations) -> Regulations:
        """*regulations* with what is chosen here."""
        kind = self.unrated.currentIndex()
        unrated = {_SILENT: 0, _ASSUMED: self.rating.value(), _LEFT_OUT: UNRATED_LEFT_OUT}[kind]
        return replace(
            regulations,
            unrated=unrated,
            forfeit_wins_played=self.forfeits.isChecked(),
            koya_by_draws=self.draws.isChecked(),
        )

    def _follow(self) -> None:
        self.rating.setVisible(self.unrated.currentIndex() == _ASSUMED)
        self.changed.emit()

"""What can be chosen for a form of export: rows of a form that come and go with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QWidget

from arbiter.ui.choice import Choice
from arbiter.ui.export_form import TICKED, Chosen, ExportOption


class OptionRows(QObject):
    """Rows below row *above* of *rows*: a list for each choice, a box for each tick.

    Signals:
        changed: something was chosen.
    """

    changed = Signal()

    def __init__(self, rows: QFormLayout, above: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows, self._first, self._parent = rows, above + 1, parent
        self._options: tuple[ExportOption, ...] = ()
        self.fields: dict[str, Choice | QCheckBox] = {}

    def show(self, options: Sequence[ExportOption], chosen: Chosen) -> None:
        """Show *options* with the values that are *chosen*; those of before go."""
        if self._options != tuple(options):
            for _ in self.fields:
                self._rows.removeRow(self._first)
            self._options = tuple(options)
            self.fields = {
                option.key: self._insert(option, self._first + place)
                for place, option in enumerate(options)
            }
        for option in options:
            self._set(self.fields[option.key], chosen.get(option.key, option.default))
        self._weigh()

    @property
    def chosen(self) -> dict[str, str]:
        """The value of each option that is shown, by its key."""
        return {key: _value(field) for key, field in self.fields.items()}

    def _insert(self, option: ExportOption, row: int) -> Choice | QCheckBox:
        if not option.choices:
            tick = QCheckBox(option.label, self._parent)
            tick.toggled.connect(self._chosen)
            self._rows.insertRow(row, "", tick)
            return tick
        field = Choice(self._parent)
        field.setAccessibleName(option.label)
        for choice in option.choices:
            field.addItem(choice.name, choice.value)
        field.currentIndexChanged.connect(self._chosen)
        self._rows.insertRow(row, QLabel(option.label, self._parent), field)
        return field

    def _chosen(self) -> None:
        self._weigh()
        self.changed.emit()

    def _weigh(self) -> None:
        """Make pale what makes no difference with what is chosen elsewhere."""
        chosen = self.chosen
        for option in self._options:
            if option.needs is not None:
                key, value = option.needs
                self.fields[option.key].setEnabled(chosen.get(key) == value)

    @staticmethod
    def _set(field: Choice | QCheckBox, value: str) -> None:
        if isinstance(field, QCheckBox):
            field.setChecked(value == TICKED)
        else:
            field.setCurrentIndex(max(0, field.findData(value)))


def _value(field: Choice | QCheckBox) -> str:
    if isinstance(field, QCheckBox):
        return TICKED if field.isChecked() else ""
    return str(field.currentData())

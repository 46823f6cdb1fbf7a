"""What reports ask of an event besides its name and days: rate of play, organiser, officials."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.domain.event import (
    Event,
    Official,
    OfficialRole,
    Pace,
    control_in_code,
    is_control,
    pace_of,
)
from arbiter.domain.names import tidy
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import finish, fit_screen, form, heading
from arbiter.ui.event_words import pace_name, role_name
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence


class EventDetailsDialog(QDialog):
    """Fills the rest of an event. Accepted, ``completed()`` is what stands in the fields; whoever
    asked saves it.

    The code of the time control follows from the words, and the pace from the code, until
    somebody sets them himself.
    """

    def __init__(self, event: Event, parent: QWidget | None = None, *, writable: bool = True):
        super().__init__(parent)
        self.setObjectName("event_details_dialog")
        self.setWindowTitle(translate("EventDetails", "For the reports"))
        self._event = event
        self._writable = writable
        self.organiser = QLineEdit(event.organiser, self)
        self.rate_of_play = QLineEdit(event.rate_of_play, self)
        self.time_control = QLineEdit(event.time_control, self)
        self.pace = Choice(self)
        self.code = QLineEdit(event.code, self)
        self.arbiter_id = QLineEdit(event.arbiter_id, self)
        self.officials: list[tuple[Choice, QLineEdit, QLineEdit]] = []
        self._grid = QGridLayout()
        self._words = Sentence(13)
        self.cancel_button = QPushButton(translate("EventDetails", "Cancel"), self)
        self.done_button = DefaultButton(translate("EventDetails", "Done"), self)
        self._own_control = event.time_control != control_in_code(event.rate_of_play)
        self._own_pace = event.pace is not pace_of(event.time_control)
        self._fill()
        self._arrange()
        self._follow()
        self.organiser.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        self.rate_of_play.setPlaceholderText(
            translate("EventDetails", "90 min + 30 s a move", "an example of a rate of play")
        )
        self.time_control.setPlaceholderText("5400+30")
        for pace in Pace:
            self.pace.addItem(pace_name(pace), pace)
        self.pace.setCurrentIndex(self.pace.findData(self._event.pace))
        for official in self._event.officials:
            self._add_line(official)
        self.rate_of_play.textEdited.connect(self._rate_typed)
        self.time_control.textEdited.connect(self._control_typed)
        self.pace.activated.connect(self._pace_chosen)
        for field in (self.code, self.arbiter_id):
            field.textChanged.connect(self._follow)
        self.cancel_button.clicked.connect(self.reject)
        self.done_button.clicked.connect(self.accept)
        self.cancel_button.setAutoDefault(False)

    def _arrange(self) -> None:
        rows = form()
        for text, field in (
            (translate("EventDetails", "Organiser"), self.organiser),
            (translate("EventDetails", "Rate of play"), self.rate_of_play),
            (translate("EventDetails", "Time control in code"), self.time_control),
            (translate("EventDetails", "Rated as"), self.pace),
            (translate("EventDetails", "Event code"), self.code),
            (translate("EventDetails", "FIDE ID of the chief arbiter"), self.arbiter_id),
        ):
            rows.addRow(text, field)
            field.setAccessibleName(text)
            field.setEnabled(self._writable)
        self._grid.setColumnStretch(1, 1)
        inside = QWidget(self)
        page = QVBoxLayout(inside)
        page.setContentsMargins(24, 20, 24, 12)
        page.setSpacing(8)
        page.addLayout(rows)
        page.addSpacing(8)
        page.addWidget(heading(translate("EventDetails", "Other officials"), inside))
        page.addLayout(self._grid)
        page.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        finish(self, area, self._words, self.cancel_button, self.done_button)
        fit_screen(self, 640, 520)

    def _add_line(self, official: Official | None = None) -> None:
        """One more line for an official, empty where there is none yet."""
        said = official or Official("", OfficialRole.DEPUTY)
        role = Choice(self)
        name, fide_id = QLineEdit(said.name, self), QLineEdit(said.fide_id, self)
        for one in OfficialRole:
            role.addItem(role_name(one), one)
        role.setCurrentIndex(role.findData(said.role))
        number = len(self.officials) + 1
        name.setPlaceholderText(translate("EventDetails", "Surname, first name"))
        fide_id.setPlaceholderText(translate("EventDetails", "FIDE ID"))
        fide_id.setFixedWidth(theme.scaled(120))
        for column, (field, text) in enumerate(
            (
                (role, translate("EventDetails", "Office of official {0}")),
                (name, translate("EventDetails", "Name of official {0}")),
                (fide_id, translate("EventDetails", "FIDE ID of official {0}")),
            )
        ):
            field.setAccessibleName(text.format(number))
            field.setEnabled(self._writable)
            self._grid.addWidget(field, number - 1, column)
        self._grid.setRowStretch(number - 1, 0)
        self._grid.setRowStretch(number, 1)
        name.textChanged.connect(self._follow)
        fide_id.textChanged.connect(self._follow)
        self.officials.append((role, name, fide_id))
        before: QWidget = self.arbiter_id
        fields = [field for line in self.officials for field in line]
        for following in (*fields, self.cancel_button, self.done_button):
            self.setTabOrder(before, following)
            before = following

    # What follows from what

    def _rate_typed(self, text: str) -> None:
        if not self._own_control:
            self.time_control.setText(control_in_code(text))
            self._control_follows()
        self._follow()

    def _control_typed(self, text: str) -> None:
        self._own_control = bool(text.strip())
        self._control_follows()
        self._follow()

    def _control_follows(self) -> None:
        if not self._own_pace:
            pace = pace_of(self.time_control.text().strip())
            self.pace.setCurrentIndex(self.pace.findData(pace))

    def _pace_chosen(self) -> None:
        self._own_pace = self.pace.currentData() is not Pace.UNKNOWN

    def _follow(self) -> None:
        """A free line for one more official; Done is there while all can be read."""
        if not self.officials or self.officials[-1][1].text().strip():
            self._add_line()
        problem = self._problem()
        self._words.say(problem, "bad")
        self.done_button.setEnabled(self._writable and not problem)

    def _problem(self) -> str:
        """Why it can't be taken as it stands, or nothing."""
        control = self.time_control.text().strip()
        if control and not is_control(control):
            return translate(
                "EventDetails",
                "“{0}” is no time control. Write seconds, as 5400+30 or 40/6000+30:900+30.",
            ).format(control)
        for typed in (self.arbiter_id, *(fide_id for _, _, fide_id in self.officials)):
            text = typed.text().strip()
            if text and not (text.isascii() and text.isdigit()):
                return translate("EventDetails", "“{0}” is no FIDE ID: it has digits only.").format(
                    text
                )
        for _, name, fide_id in self.officials:
            number = fide_id.text().strip()
            if number and not name.text().strip():
                text = translate("EventDetails", "The official with FIDE ID {0} has no name.")
                return text.format(number)
        return ""

    def completed(self) -> Event:
        """The event with what stands in the fields."""
        return replace(
            self._event,
            organiser=tidy(self.organiser.text()),
            rate_of_play=tidy(self.rate_of_play.text()),
            time_control=self.time_control.text().strip(),
            pace=self.pace.currentData(),
            code=tidy(self.code.text()),
            arbiter_id=self.arbiter_id.text().strip(),
            officials=tuple(
                Official(tidy(name.text()), role.currentData(), fide_id.text().strip())
                for role, name, fide_id in self.officials
                if name.text().strip()
            ),
        )

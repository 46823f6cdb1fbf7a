"""Export: what is written, in which language, how, and where."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError, ExportFailed
from arbiter.formats.replacing import another_name
from arbiter.formats.words import words
from arbiter.messages import sentence
from arbiter.ui import file_names, theme
from arbiter.ui.choice import Choice
from arbiter.ui.crosstable_headers import elided
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, fit_screen, form, hairline
from arbiter.ui.export_at_once import keep_workbook
from arbiter.ui.export_form import ExportForm
from arbiter.ui.export_forms import export_forms, remember, remembered
from arbiter.ui.export_options import OptionRows
from arbiter.ui.export_remarks import Remarks
from arbiter.ui.file_names import ask_save_name, file_name, folder_of
from arbiter.ui.languages import OWN_NAMES, current_language, translate
from arbiter.ui.sentence import Sentence
from arbiter.ui.settings import Settings


class ExportDialog(QDialog):
    """Begins with what was chosen last, so that Enter is enough.

    ``written`` is the file, once there is one, or the folder of several. Where it can't be
    written the dialog stays, says why, and offers a name that is free; what was there before
    is still there. ``copied`` says that the clipboard has it instead.
    """

    def __init__(
        self, document: Document, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("export_dialog")
        self.setWindowTitle(translate("Export", "Export"))
        self._document = document
        self._settings = settings
        self.written: Path | None = None
        self.copied = False
        self._other: Path | None = None
        self.forms = Choice(self)
        self.forms.setObjectName("export_form")  # its list is not to scroll
        self.forms.setMaxVisibleItems(30)
        self.language = Choice(self)
        self.place = QLineEdit(self)
        self.browse = QPushButton(translate("Export", "Choose…"), self)
        self._about = Sentence(13, "ink3")
        self.remarks = Remarks(self)
        self._words = Sentence(13)
        self.other_button = DefaultButton("", self)
        self.copy_button = QPushButton(translate("Export", "Copy"), self)
        self.cancel_button = QPushButton(translate("Export", "Cancel"), self)
        self.export_button = DefaultButton(translate("Export", "Export"), self)
        self.other_button.setDefault(False)  # unless something is asked
        self._own_name = False
        self._fill()
        self._arrange()
        self._form_chosen()
        self.export_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        group = ""
        for form_ in export_forms(self._document.tournament):
            if group not in ("", form_.group):
                self.forms.insertSeparator(self.forms.count())
            group = form_.group
            self.forms.addItem(form_.name, form_)
        self.choose(self._settings.export_form)
        view = self.forms.view()
        rows = sum(map(view.sizeHintForRow, range(self.forms.count())))
        view.setMinimumHeight(rows + 2 * view.frameWidth())
        for code, name in OWN_NAMES.items():
            self.language.addItem(name, code)
        language = self._settings.paper_language_of(str(self._document.path))
        self.language.setCurrentIndex(self.language.findData(language))
        self.forms.currentIndexChanged.connect(self._form_chosen)
        self.place.textEdited.connect(self._name_typed)
        self.browse.clicked.connect(self._ask_place)
        self.other_button.clicked.connect(self._take_other)
        self.copy_button.clicked.connect(self.copy)
        self.cancel_button.clicked.connect(self.reject)
        self.export_button.clicked.connect(self.export)
        for button in (self.browse, self.other_button, self.copy_button, self.cancel_button):
            button.setAutoDefault(False)

    def _arrange(self) -> None:
        where = QHBoxLayout()
        where.setSpacing(8)
        where.addWidget(self.place, 1)
        where.addWidget(self.browse)
        rows = form()
        for text, field, named in (
            (translate("Export", "What"), self.forms, self.forms),
            (translate("Export", "Language"), self.language, self.language),
            (translate("Export", "File"), where, self.place),
        ):
            rows.addRow(QLabel(text, self), field)
            named.setAccessibleName(text)
        self.options = OptionRows(rows, 1, self)
        self.options.changed.connect(self._option_chosen)
        self.browse.setAccessibleName(translate("Export", "Choose the file"))
        page = QWidget(self)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(24, 20, 24, 12)
        lines.setSpacing(10)
        lines.addLayout(rows)
        lines.addWidget(self._about)
        lines.addWidget(self.remarks, 1)
        lines.addStretch(0)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        below = QVBoxLayout()
        below.setContentsMargins(24, 0, 24, 12)
        below.addWidget(self._words)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        foot.addWidget(self.other_button)
        foot.addLayout(answers(self.cancel_button, self.copy_button, self.export_button), 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(area, 1)
        whole.addLayout(below)
        whole.addWidget(hairline(self, QFrame.Shape.HLine))
        whole.addLayout(foot)
        self.other_button.hide()
        fit_screen(self, 640, 500)

    # What is set

    @property
    def form(self) -> ExportForm:
        """The form that is chosen."""
        chosen: ExportForm = self.forms.currentData()
        return chosen

    @property
    def path(self) -> Path | None:
        """The file as it stands in the field; beside the tournament where no folder is named,
        called as usual where only a folder is.

        None while there is no name in it.
        """
        text = self.place.text().strip()
        if not text:
            return None
        path = folder_of(self._document) / os.path.expanduser(text)
        if path.is_dir():
            return path / self._usual_name()
        if path.suffix.lower() != self.form.suffix:
            path = path.with_name(path.name + self.form.suffix)
        return path

    def choose(self, key: str) -> None:
        """Choose the form of that key; the first where there is none."""
        for row in range(self.forms.count()):
            form_ = self.forms.itemData(row)
            if form_ is not None and form_.key == key:
                self.forms.setCurrentIndex(row)
                return
        self.forms.setCurrentIndex(0)

    def propose(self, form_: ExportForm, path: Path) -> None:
        """Propose to write *form_* to *path*."""
        self.choose(form_.key)
        if self.path != path:
            self.place.setText(str(path))
            self._name_typed()

    def ask(self) -> None:
        """Ask whether a file that is not this tournament's is to be replaced, or another to be
        written beside it."""
        path = self.path
        if path is not None:
            asked = translate(
                "Export",
                "{0} is not what was exported here last, or somebody has changed it. It will be "
                "replaced.",
            )
            self._words.say(asked.format(path.name), "warn")
            self._offer(another_name(path))
            self.other_button.setDefault(True)
            self.other_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _form_chosen(self) -> None:
        form_ = self.form
        self.language.setEnabled(form_.worded)
        self.copy_button.setVisible(form_.copy is not None)
        # What was just chosen for another form holds here too.
        chosen = {**remembered(form_, self._settings), **self.options.chosen}
        self.options.show(form_.options, chosen)
        self._about.say(form_.about)
        check = form_.check
        tournament = self._document.tournament
        self.remarks.say(check(tournament, words(current_language())) if check else ())
        self._propose()

    def _option_chosen(self) -> None:
        self._propose()

    def _propose(self) -> None:
        """The usual name; one that the arbiter typed stays, only its ending is the form's."""
        if self._own_name:
            typed = Path(self.place.text().strip())
            if typed.suffix.lower() in self._suffixes():
                self.place.setText(str(typed.with_suffix(self.form.suffix)))
        else:
            self.place.setText(str(folder_of(self._document) / self._usual_name()))
        self._settle()

    def _suffixes(self) -> set[str]:
        forms = [self.forms.itemData(row) for row in range(self.forms.count())]
        return {form_.suffix for form_ in forms if form_ is not None}

    def _usual_name(self) -> str:
        return self.form.usual_name(file_name(self._document.tournament), self.options.chosen)

    def _name_typed(self) -> None:
        self._own_name = True
        self._settle()

    def _ask_place(self) -> None:
        suffix = self.form.suffix
        kinds = {".xlsx": translate("Files", "Excel workbooks")}
        kind = kinds.get(suffix) or translate("Export", "Files {0}").format(suffix)
        proposal = self.path or folder_of(self._document) / file_name(self._document.tournament)
        chosen = ask_save_name(self, self.form.name, proposal, kind, suffix)
        if chosen is not None:
            self.place.setText(str(chosen))
            self._name_typed()

    def _settle(self) -> None:
        """Whatever went wrong before is of another file."""
        self._other = None
        self.other_button.hide()
        self.export_button.setText(translate("Export", "Export"))
        self.export_button.setAccessibleName(self.export_button.text())
        path = self.path
        theme.mark_bad(self.place, False)
        self.export_button.setEnabled(path is not None)
        there = [file.name for file in self._files() if file.is_file()]
        if len(there) > 1:
            replaced = translate("Export", "{0} and others are there already and will be replaced.")
        else:
            replaced = translate("Export", "{0} is there already and will be replaced.")
        self._words.say(replaced.format(there[0]) if there else "", "warn")

    def _files(self) -> Sequence[Path]:
        """What will be written."""
        path, files = self.path, self.form.files
        if path is None:
            return ()
        return files(self._document.tournament, path, self.options.chosen) if files else (path,)

    # Writing

    def _remember(self) -> None:
        self._settings.export_form = self.form.key
        remember(self.form, self.options.chosen, self._settings)
        if self.form.worded:
            code = str(self.language.currentData())
            self._settings.keep_paper_language(str(self._document.path), code)

    def export(self) -> None:
        """Write the file; where that fails say why and offer a way out."""
        path, form_ = self.path, self.form
        if path is None:
            return
        self._remember()
        said = words(str(self.language.currentData()))
        try:
            form_.write(self._document.tournament, path, said, self.options.chosen)
        except ArbiterError as error:
            self._failed(path, error)
            return
        if form_.workbook:
            keep_workbook(self._document, form_, path, self._settings)
        self.written = path if len(self._files()) < 2 else path.parent
        self.accept()

    def copy(self) -> None:
        """Put what is chosen into the clipboard; no file is written."""
        if self.form.copy is not None:
            self._remember()
            said = words(str(self.language.currentData()))
            self.form.copy(self._document.tournament, said, self.options.chosen)
            self.copied = True
            self.accept()

    def _failed(self, path: Path, error: ArbiterError) -> None:
        theme.mark_bad(self.place, isinstance(error, ExportFailed))
        self._words.say(sentence(error, translate), "bad")
        self.export_button.setText(translate("Export", "Try again"))
        self.export_button.setAccessibleName(self.export_button.text())
        self._offer(self._way_out(path) if isinstance(error, ExportFailed) else None)

    def _offer(self, other: Path | None) -> None:
        """A button that writes to *other* instead."""
        self._other = other
        path = self.path
        if other is not None and path is not None:
            if other.parent == path.parent:
                text, name = translate("Export", "Save as “{0}”"), other.name
            else:
                text, name = translate("Export", "Save in “{0}”"), other.parent.name
            short = elided(name, theme.scaled(260), theme.font(14, bold=True))
            self.other_button.setText(text.format(short).replace("&", "&&"))
            self.other_button.setAccessibleName(text.format(name))
            self.other_button.setToolTip(str(other))
        self.other_button.setVisible(other is not None)

    def _way_out(self, path: Path) -> Path | None:
        """Another name beside *path*; where its folder takes no file, one in a folder that does."""
        if path.exists() and _takes_files(path.parent):
            return another_name(path)
        for folder in (folder_of(self._document), file_names.documents_folder()):
            if folder != path.parent and _takes_files(folder):
                other = folder / path.name
                return another_name(other) if other.exists() else other
        return None

    def _take_other(self) -> None:
        if self._other is not None:
            self.place.setText(str(self._other))
            self._name_typed()
            self.export()


def _takes_files(folder: Path) -> bool:
    return folder.is_dir() and os.access(folder, os.W_OK)

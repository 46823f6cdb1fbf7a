"""The head of the import: which file, which sheet of it, and what it is read as."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter.formats.pasted_cells import BLANKS
from arbiter.formats.recognition.recognised import TableKind
from arbiter.formats.source.book import SourceKind
from arbiter.formats.source.fixed_columns import FIXED
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.crosstable_headers import elided
from arbiter.ui.import_counts import ImportCounts
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_words import kind_words
from arbiter.ui.languages import translate

KINDS = (TableKind.CROSSTABLE, TableKind.PAIRINGS, TableKind.PARTICIPANTS)
_IN_LINES = (SourceKind.PGN, SourceKind.TRF)
"""Texts that have an encoding and no separator."""
SEPARATORS = (";", ",", "\t", "|")


class ImportHeader(QWidget):
    """Follows the desk, and tells it what was chosen.

    Signals:
        read_again: (str, str) the text file is wanted in this encoding, with this separator.
    """

    read_again = Signal(str, str)

    def __init__(self, desk: ImportDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.name = QLabel(self)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.sheet, self.kind = Choice(self), Choice(self)
        self.encoding, self.separator = Choice(self), Choice(self)
        self.into = Choice(self)
        self.note = QLabel(translate("Import", "Nothing has been imported yet."), self)
        self.counts = ImportCounts(desk, self)
        self._narrow = False
        self._pairs: dict[Choice, QLabel] = {}
        self._arrange()
        self.sheet.activated.connect(self._sheet_chosen)
        self.kind.activated.connect(self._kind_chosen)
        self.encoding.activated.connect(self._text_chosen)
        self.separator.activated.connect(self._text_chosen)
        desk.changed.connect(self.refresh)
        theme.notifier().changed.connect(self._dress)
        self._dress()
        self.refresh()

    def _arrange(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        first.setSpacing(8)
        second.setSpacing(8)
        first.addWidget(self.name)
        first.addSpacing(8)
        for text, choice in (
            (translate("Import", "&Sheet"), self.sheet),
            (translate("Import", "&read as"), self.kind),
            (translate("Import", "&encoding"), self.encoding),
            (translate("Import", "se&parator"), self.separator),
        ):
            self._put(first, text, choice)
        first.addStretch(1)
        second.addWidget(self.counts, 1)
        self._put(second, translate("Import", "&take into"), self.into)
        second.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 10)
        column.setSpacing(8)
        column.addLayout(first)
        column.addLayout(second)

    def _put(self, line: QHBoxLayout, text: str, choice: Choice) -> None:
        label = QLabel(text, self)
        label.setBuddy(choice)
        choice.setAccessibleName(text.replace("&", ""))
        choice.setToolTip(choice.accessibleName())
        choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        if choice in (self.sheet, self.kind):
            choice.setMinimumWidth(theme.scaled(72))  # a narrow window cuts what is chosen
            choice.setMaximumWidth(theme.scaled(300))
        self._pairs[choice] = label
        line.addWidget(label)
        line.addWidget(choice)
        line.addSpacing(8)

    def _dress(self) -> None:
        self.name.setFont(theme.font(16, True))
        self.note.setFont(theme.font(13))
        theme.colour(self.note, theme.roles().ink2)
        for label in self._pairs.values():
            label.setFont(theme.font(13))
            theme.colour(label, theme.roles().ink2)
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        """Leave out what says the least where there is little room."""
        self._narrow = narrow
        self.layout().setContentsMargins(12 if narrow else 20, 8 if narrow else 12, 12, 8)
        self.refresh()

    def offer(self, choice: Choice, *, shown: bool) -> None:
        """Show a chooser with its label, or neither."""
        choice.setVisible(shown)
        # What separates is plain from its own words, where three choosers need the room.
        self._pairs[choice].setVisible(shown and not (self._narrow and choice is self.separator))

    def refresh(self) -> None:
        """Show what the desk has now."""
        desk, book = self._desk, self._desk.book
        name = book.path.name
        page = book.kind is SourceKind.HTML and len(book.encodings) > 1
        crowded = page or book.kind is SourceKind.TEXT  # three choosers in one line
        self.name.setVisible(not (self._narrow and crowded))
        self.note.setVisible(not self._narrow and self.into.isHidden())
        room = theme.scaled(140 if self._narrow else 360)
        self.name.setText(elided(name, room, theme.font(16, True)))
        self.name.setToolTip(str(book.path))
        sheets = [
            translate("Import", "{0} (hidden)").format(sheet.name) if sheet.hidden else sheet.name
            for sheet in book.sheets
        ]
        _fill(self.sheet, [(text, place) for place, text in enumerate(sheets)], desk.sheet_place)
        recognised = desk.recognised
        cycles = recognised.tournament.regulations.cycles if recognised is not None else 0
        kinds = [*KINDS] if book.kind is not SourceKind.TRF else []
        if desk.kind not in kinds:
            kinds.append(desk.kind)
        _fill(
            self.kind,
            [(kind_words(kind, cycles if kind is desk.kind else 0), kind) for kind in kinds],
            desk.kind,
        )
        text = book.kind is SourceKind.TEXT
        self.offer(self.sheet, shown=not text and not desk.in_lines and len(sheets) > 0)
        lettered = text or book.kind in _IN_LINES or len(book.encodings) > 1
        self.offer(self.encoding, shown=lettered)
        self.offer(self.separator, shown=text)
        encodings = dict.fromkeys((book.encoding, *book.encodings))
        _fill(self.encoding, [(code, code) for code in encodings if code], book.encoding)
        separators = dict.fromkeys((*SEPARATORS, book.separator))
        _fill(
            self.separator,
            [(_separator_words(sign), sign) for sign in separators if sign],
            book.separator,
        )

    def _sheet_chosen(self) -> None:
        self._desk.choose_sheet(self.sheet.currentData())

    def _kind_chosen(self) -> None:
        self._desk.choose_kind(self.kind.currentData())

    def _text_chosen(self) -> None:
        self.read_again.emit(self.encoding.currentData() or "", self.separator.currentData() or "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().window)
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.roles().rule)
        painter.end()


def _fill(choice: Choice, entries: list[tuple[str, object]], present: object) -> None:
    blocked = choice.blockSignals(True)
    choice.clear()
    for text, value in entries:
        choice.addItem(text, value)
    values = [value for _, value in entries]
    choice.setCurrentIndex(values.index(present) if present in values else -1)
    choice.blockSignals(blocked)


def _separator_words(sign: str) -> str:
    return {
        ";": translate("Import", "semicolon"),
        ",": translate("Import", "comma"),
        "\t": translate("Import", "tab"),
        "|": translate("Import", "bar"),
        BLANKS: translate("Import", "two blanks"),
        FIXED: translate("Import", "columns of fixed width"),
    }.get(sign, sign)

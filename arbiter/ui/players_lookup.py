"""Looking up in the rating lists what is being typed into the list of players."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter.domain.listed_player import ListedPlayer
from arbiter.domain.name_folding import folded, spellings
from arbiter.ui.languages import translate
from arbiter.ui.list_desk import ListDesk, list_words
from arbiter.ui.lookup_popup import MOST, LookupPopup
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.players_model import PlayersModel

LOOKED_UP = (PlayerColumn.NAME, PlayerColumn.FIDE_ID, PlayerColumn.NATIONAL_ID)
_DOWN = Qt.Key.Key_Down


class PlayersLookup(QObject):
    """Follows one field after another; takes the keys that the lines below it need."""

    def __init__(self, view: QWidget, model: PlayersModel, desk: ListDesk) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._desk = desk
        self._field: QLineEdit | None = None
        self._index = QPersistentModelIndex()
        self._turn = 0
        self.popup: LookupPopup | None = None

    @property
    def shown(self) -> bool:
        """Whether there are lines below the field."""
        return self.popup is not None and self.popup.isVisible()

    def follow(self, field: QLineEdit, index: QModelIndex | QPersistentModelIndex) -> None:
        """Look up what is typed into *field*, which stands in the cell *index*."""
        self.hide()
        if index.column() not in LOOKED_UP:
            return
        self._field, self._index = field, QPersistentModelIndex(index)
        self._turn += 1
        field.textEdited.connect(self._look_up)
        field.destroyed.connect(partial(self._gone, self._turn))

    def hide(self) -> None:
        """Take the lines away."""
        if self.popup is not None:
            self.popup.hide()

    def stay_below(self) -> None:
        """The field may have moved: its lines go along."""
        if self.shown and self.popup is not None and self._field is not None:
            self.popup.move_to(self._place(self._field))

    def _place(self, field: QLineEdit) -> QRect:
        """Where *field* stands in the window."""
        return QRect(field.mapTo(self._view.window(), QPoint(0, 0)), field.size())

    def _gone(self, turn: int, *_: object) -> None:
        """The field of that *turn* is gone; the next one may be there already."""
        if turn == self._turn:
            self._field = None
            with suppress(RuntimeError):  # the whole window goes
                self.hide()

    def _look_up(self, text: str) -> None:
        field = self._field
        if field is None or not self._index.isValid():
            return
        event = self._model.event
        found = self._desk.search(text, event.pace, event.federation, MOST)
        if not found:
            self.hide()
            return
        if self.popup is None or self.popup.parentWidget() is not self._view.window():
            self.popup = LookupPopup(self._view.window())
            self.popup.chosen.connect(self._clicked)
        lists = self._desk.lists.used(event.pace)
        today = date.today()
        mark = 0 if self._surely_meant(text, found) else -1
        words = translate("Lookup", "Enter takes the marked line, going on typing ignores it.")
        if mark < 0:
            words = translate("Lookup", "↓ marks a line; Enter keeps what is typed.")
        self.popup.show_players(
            found,
            self._place(field),
            marked=mark,
            pace=event.pace,
            listed=self._model.fide_ids(but=self._index.row()),
            foot=" ".join([words, *(f"{list_words(one, today)}." for one in lists)]),
            warned=any(one.out_of_date(today) for one in lists),
        )
        self._describe()

    def _describe(self) -> None:
        """Have the marked line spoken: the keys, and whoever listens, stay with the field."""
        if self._field is not None and self.popup is not None:
            self._field.setAccessibleDescription(self.popup.accessibleDescription())

    def _surely_meant(self, text: str, found: tuple[ListedPlayer, ...]) -> bool:
        """Whether Enter may take the first of *found* without a word: in the empty row stands
        what can't be a whole name, or the whole name of him alone."""
        first = found[0]
        listed = self._model.fide_ids(but=self._index.row())
        if not self._model.row(self._index.row()).empty or first.fide_id in listed:
            return False
        if text.strip().isdecimal():
            return len(found) == 1
        keys = [folded(one.name) for one in found]
        asked = spellings(text)
        given = "," in text or " " in text.strip()
        if not given:
            # Who types but a surname may mean somebody of whom no more is known.
            families = {key.partition(",")[0] for key in keys}
            begun = any(keys[0].startswith(one) for one in asked)
            return begun and (len(found) == 1 or not families & set(asked))
        whole = [key for key in keys if key in asked or key.replace(",", " ") in asked]
        return whole == [keys[0]]

    # Keys

    def key(self, field: QObject, event: QEvent) -> bool:
        """Whether *event*, which *field* is about to get, was one for the lines below it."""
        if not self.shown or field is not self._field:
            return False
        if event.type() is QEvent.Type.FocusOut:
            self.hide()
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        assert self.popup is not None
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                self.popup.move_mark(1 if event.key() == _DOWN else -1)
                self._describe()
                return True
            case Qt.Key.Key_Escape:
                self.hide()
                return True
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.popup.player is not None:
                return self._take(self.popup.player)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Tab | Qt.Key.Key_Backtab:
                self.hide()
        return False

    def _clicked(self, line: int) -> None:
        if self.popup is not None and self._field is not None:
            self._take(self.popup.players[line])

    def _take(self, listed: ListedPlayer) -> bool:
        """Write what the list knows into the row; the field closes as after Enter."""
        field = self._field
        if field is None or not self._index.isValid():
            return False
        self.hide()
        typed = field.text() if self._index.column() == PlayerColumn.NAME else ""
        index = QModelIndex(self._index)
        done = self._model.take_listed(index.row(), listed, typed)
        self._view.listed_taken(field, done=done)  # type: ignore[attr-defined]
        return True

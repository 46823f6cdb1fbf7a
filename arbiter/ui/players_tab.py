"""Players: a list to type into, to paste into, to put in order, before and after the draw."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import Edit, MovePlayer, RemovePlayer
from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Player
from arbiter.ui import theme
from arbiter.ui.boards_layout import COMPACT_TAB
from arbiter.ui.field_words import joining_words, leaving_words
from arbiter.ui.half_typed import take_in_half_typed
from arbiter.ui.key_legend import KeyLegend
from arbiter.ui.languages import translate
from arbiter.ui.list_desk import any_list_kept, list_desk
from arbiter.ui.new_names import NewName, new_names
from arbiter.ui.offered_menus import offer_player_menu
from arbiter.ui.paste_desk import MOST_ROWS, PasteDesk, paste_desk, too_long
from arbiter.ui.player_columns import FIELDS, column_of
from arbiter.ui.players_model import PlayersModel
from arbiter.ui.players_view import PlayersView
from arbiter.ui.question_bar import QuestionBar
from arbiter.ui.sentence import Sentence
from arbiter.ui.view_state import ViewState


class PlayersTab(QWidget):
    """Everything that changes the list is one edit of the document."""

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self._names = new_names(state)
        self._asked: Edit | None = None
        self.desk: PasteDesk = paste_desk(state)
        self.model = PlayersModel(document, state, self)
        self.view = PlayersView(self.model, list_desk(state))
        self.bar = QuestionBar()
        self.note = Sentence(14)
        self.legend = KeyLegend()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)
        column.addLayout(self._under_the_list())
        column.addStretch(0)
        column.addWidget(self.legend)
        self._connect()
        self._show_desk()
        self.view.go_to(self._document.tournament.size)

    def _under_the_list(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setContentsMargins(52, 6, 16, 6)
        line.addWidget(self.note)
        return line

    def _connect(self) -> None:
        self.view.confirmed.connect(self._confirm)
        self.view.dismissed.connect(self._dismiss)
        self.view.paste_asked.connect(self.paste)
        self.view.block_pasted.connect(self._look_at)
        self.view.move_asked.connect(self.move_player)
        self.view.remove_asked.connect(self.remove_player)
        self.bar.accepted.connect(self._confirm)
        self.bar.declined.connect(self._dismiss)
        self.model.replacing.connect(self._ask_to_replace)
        self.model.joining.connect(self._ask_to_join)
        self.desk.changed.connect(self._show_desk)
        list_desk(self._state).changed.connect(self._show_note)
        self._document.changed.connect(self._forget_question)
        self._document.changed.connect(self._show_lock)
        theme.notifier().changed.connect(self.update)
        more = self._add_to_menu
        offer_player_menu(self.view, self._number_at, self._document, self._state, more)
        heading = self.view.horizontalHeader()
        heading.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        heading.customContextMenuRequested.connect(self._choose_columns)

    def _add_to_menu(self, menu: QMenu) -> None:
        """What the list's own keys do, as far as it can be done now, and its columns."""
        size, row = self._document.tournament.size, self.view.current_row()
        locked = self._document.locked is not None
        fixed = locked or self._document.tournament.drawn
        paste = menu.addAction(translate("Players", "&Paste players") + "\tCtrl+V")
        paste.setEnabled(not locked)
        paste.triggered.connect(self.paste)
        for words, places in (
            (translate("Players", "Move &up") + "\tAlt+↑", -1),
            (translate("Players", "Move &down") + "\tAlt+↓", 1),
        ):
            move = menu.addAction(words)
            move.setEnabled(not fixed and 0 <= row < size and 0 <= row + places < size)
            move.triggered.connect(partial(self.move_player, places))
        remove = menu.addAction(translate("Players", "&Remove") + "\tCtrl+D")
        started = self._document.tournament.started
        remove.setEnabled(not locked and not started and 0 <= row < size)
        remove.triggered.connect(self.remove_player)
        self.model.columns.add_to(menu)

    def choose_columns(self) -> None:
        """Open the menu of the columns under their headings."""
        self._choose_columns(QPoint(0, self.view.horizontalHeader().height()))

    def _choose_columns(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setObjectName("player_columns")
        self.model.columns.fill(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.view.horizontalHeader().mapToGlobal(place))

    def _number_at(self, place: QPoint) -> int:
        row = self.view.rowAt(place.y())
        return row + 1 if 0 <= row < self._document.tournament.size else 0

    # For the window

    def focus_first(self) -> None:
        """Put the keys on the list."""
        self.view.setFocus()

    def go_to(self, number: int, field: str) -> None:
        """Put the cursor on the cell that shows *field* of the player with *number*."""
        self.view.go_to(number - 1, column_of(field))
        self.view.setFocus()

    def paste(self) -> None:
        """Show what the clipboard holds as rows that are not taken in yet."""
        self._look_at(QGuiApplication.clipboard().text())

    def move_player(self, places: int) -> None:
        """Move the current player by so many places, up if negative; the cursor goes along."""
        tournament = self._document.tournament
        row, column = self.view.current_row(), self.view.currentIndex().column()
        if not (0 <= row < tournament.size and 0 <= row + places < tournament.size):
            return
        if self.model.edit(MovePlayer(row + 1, row + 1 + places)):
            self.view.go_to(row + places, column)

    def remove_player(self) -> None:
        """Take the current player off the list."""
        tournament, row = self._document.tournament, self.view.current_row()
        if not 0 <= row < tournament.size:
            return
        edit = RemovePlayer(row + 1, keep_pairings=tournament.drawn)
        if tournament.drawn and self._possible(edit):
            self._ask_about(edit, *leaving_words(tournament, row + 1))
        elif not tournament.drawn:
            self.model.edit(edit)

    def _possible(self, edit: Edit) -> bool:
        """Whether *edit* can be made now; if not, why is said."""
        try:
            if (reason := self._document.locked) is not None:
                raise reason
            edit(self._document.tournament)
        except ArbiterError as error:
            self._state.reject(error)
            return False
        return True

    def _ask_to_join(self, player: Player) -> None:
        edit = self.model.addition((player,))
        if self._possible(edit):
            self._ask_about(edit, *joining_words(self._document.tournament, (player,)))

    def _ask_about(self, edit: Edit, first: str, rest: str, yes: str, no: str) -> None:
        """Say what *edit* would change, before it is accepted."""
        self._asked = edit
        self.bar.yes.setEnabled(True)
        self.bar.ask(first, rest, yes, no)
        self.view.setFocus()

    # Pasting

    def _look_at(self, text: str) -> None:
        from arbiter.formats.pasted_games import holds_games  # not needed before something is

        tournament = self._document.tournament
        if holds_games(text):
            self._state.games_pasted.emit(text)
            return
        if (reason := self._document.locked) is not None:
            self._state.reject(reason)
            return
        if too_long(text):
            self._state.say(
                translate(
                    "Players",
                    "What was copied is too long for a list of players; at most {0} rows are "
                    "taken. Copy only the rows of those who play.",
                ).format(MOST_ROWS)
            )
            return
        if not self.desk.look_at(text, tournament.players, tuple(FIELDS.values())):
            self._state.say(
                translate("Players", "No names were found in what was copied. Copy the rows first.")
            )
            return
        try:
            self.model.addition(self.desk.usable)(tournament)
        except ArbiterError as error:
            self.desk.leave_out()
            self._state.reject(error)
            return
        self.view.show_from(tournament.size)
        self.view.setFocus()

    def _show_desk(self) -> None:
        rows = self.desk.rows
        self._show_lock()
        self.view.horizontalHeader().show_two_lines(bool(rows) and self.desk.by_headings)
        if self._asked is not None:
            return
        if self._names.first is not None:
            self._ask_for_name(self._names.first)
        elif not rows:
            self.bar.hide()
        else:
            usable, doubtful = len(self.desk.usable), sum(bool(row.doubts) for row in rows)
            first = translate("Players", "%n row(s) pasted.", "", len(rows))
            if self.desk.by_headings:
                rest = translate("Players", "Columns found by their headings, shown in blue.")
            else:
                rest = translate("Players", "Columns found by what stands in them.")
            yes = translate("Players", "Take in")
            if usable < len(rows):
                bad = len(rows) - usable
                rest = translate(
                    "Players", "%n row(s) marked red have to be mended first.", "", bad
                )
                yes = translate("Players", "Take in {0}").format(usable)
            elif doubtful:
                rest += " " + translate("Players", "%n row(s) in doubt.", "", doubtful)
            if self.model.addition(self.desk.usable).new_table:
                joining = joining_words(self._document.tournament, self.desk.usable)
                rest += " " + joining.rest
            self.bar.ask(first, rest, yes, translate("Players", "Leave out"))
            self.bar.yes.setEnabled(usable > 0)

    def _take_in(self) -> None:
        players = self.desk.usable
        if players and self.model.edit(self.model.addition(players)):
            self.desk.taken_in()
            self._state.say(translate("Players", "%n player(s) taken in.", "", len(players)))
            self.view.go_to(self._document.tournament.size)

    # Another name for somebody who has played

    def _ask_to_replace(self, number: int, player: Player) -> None:
        self._names.add(NewName(number, self._document.tournament.player(number), player))
        self._show_desk()
        self.view.setFocus()

    def _ask_for_name(self, name: NewName) -> None:
        played = self._document.tournament.reported(name.number)
        self.bar.yes.setEnabled(True)
        self.bar.ask(
            translate("Players", "{0} becomes {1}?").format(name.before.name, name.after.name),
            translate(
                "Players",
                "%n result(s) stay with the number; the journal keeps both names.",
                "",
                played,
            ),
            translate("Players", "Replace"),
            translate("Players", "Keep"),
        )

    @property
    def asks(self) -> bool:
        """Whether something that was typed or pasted waits for an answer."""
        return self._asks_about_typed or bool(self.desk.rows)

    @property
    def _asks_about_typed(self) -> bool:
        return self._asked is not None or self._names.first is not None

    def _forget_question(self) -> None:
        """What was asked about the list as it was has no answer now; another name still has."""
        if self._asks_about_typed:
            self._asked = None
            self._names.follow(self._document.tournament)
            self._show_desk()

    # Enter and Esc

    def _confirm(self) -> None:
        if not take_in_half_typed(self.window()):
            return  # a click on the button leaves the keys in the field
        if self._asked is not None:
            edit, self._asked = self._asked, None
            self.model.edit(edit)
            self._show_desk()
        elif self._names.first is not None:
            self.model.edit(self._names.first.edit(self._document.tournament))
        elif self.desk.rows:
            self._take_in()
        else:
            self.view.go_to(self.view.current_row() + 1)
        self.view.setFocus()

    def _dismiss(self) -> None:
        if self._asked is not None:
            self._asked = None
            self._show_desk()
        elif self._names.first is not None:
            self._names.take()
            self._show_desk()
        else:
            self.desk.leave_out()
            self.view.go_to(self._document.tournament.size)
        self.view.setFocus()

    # What is fixed by the draw

    def _show_lock(self) -> None:
        tournament = self._document.tournament
        self._show_note()
        entries = [
            (("Enter",), translate("Players", "next player")),
            (("Tab",), translate("Players", "next column")),
        ]
        if not tournament.drawn:
            entries = [
                (("Ctrl", "V"), translate("Players", "paste a block")),
                *entries,
                (("Alt", "↑"), translate("Players", "move up")),
                (("Ctrl", "D"), translate("Players", "remove")),
            ]
        elif not tournament.started:
            entries.append((("Ctrl", "D"), translate("Players", "remove")))
        self.legend.show_entries([*entries, (("Del",), translate("Players", "clear the cell"))])

    def _show_note(self) -> None:
        """In the compact form the rows come first, as soon as there are any."""
        spare = self.width() >= theme.scaled(COMPACT_TAB) or not self._document.tournament.size
        self.note.say(self._note() if spare else "")

    def _note(self) -> str:
        tournament = self._document.tournament
        if self._document.locked is not None:
            return ""
        if self.desk.rows:
            return ""
        if not tournament.size:
            text = translate("Players", "No players yet. Type a name, or paste a list with Ctrl+V.")
            if any_list_kept():
                return text
            more = translate(
                "Players",
                "With FIDE’s rating list (Tournament, Rating lists…) a few letters of a name are "
                "enough.",
            )
            return f"{text} {more}"
        if not tournament.drawn:
            return ""
        if tournament.size % 2:
            return translate(
                "Players",
                "The lots have been drawn, so the order is fixed; data can be corrected. "
                "A latecomer can take number {0}, which the table holds free.",
            ).format(tournament.size + 1)
        return translate(
            "Players",
            "The lots have been drawn, so the order is fixed; data can be corrected. One more "
            "player would need the table for {0}.",
        ).format(tournament.size + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.legend.setVisible(self.width() >= theme.scaled(COMPACT_TAB))
        self._show_note()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        painter.end()

"""Pairings: all rounds at the left, the boards of one round at the right, one key per result."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError, UnknownKey
from arbiter.domain.import_edits import AssumeRounds
from arbiter.domain.result import Result
from arbiter.domain.still_out import next_to_report
from arbiter.domain.tournament import Game, GameName
from arbiter.ui import theme
from arbiter.ui.boards_layout import COMPACT_TAB
from arbiter.ui.boards_model import BoardsModel
from arbiter.ui.boards_view import BoardsView
from arbiter.ui.boards_words import key_entries, what_next
from arbiter.ui.calendar_commands import CalendarCommands
from arbiter.ui.days import long_day
from arbiter.ui.empty_words import EmptyWords
from arbiter.ui.free_line import FreeLine
from arbiter.ui.key_legend import KeyLegend
from arbiter.ui.languages import translate
from arbiter.ui.question_bar import QuestionBar
from arbiter.ui.result_keys import (
    Action,
    Command,
    action_for,
    action_of,
    edit_of_action,
    key_set,
    writes,
)
from arbiter.ui.round_heading import RoundHeading
from arbiter.ui.round_in_view import round_in_view
from arbiter.ui.rounds_list import RoundsList
from arbiter.ui.second_entry_desk import SecondEntryDesk
from arbiter.ui.settings import Settings
from arbiter.ui.undone import game_undone
from arbiter.ui.unknown_rounds import UnknownRounds
from arbiter.ui.view_state import ViewState
from arbiter.wording import assumptions

_BAR_EVENTS = (QEvent.Type.Show, QEvent.Type.Hide)


class PairingsTab(QWidget):
    """Results go in here: for any board of any round, in any order."""

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self._round = round_in_view(document, state)
        self.rounds = RoundsList(document, state)
        self.model = BoardsModel(document, state, self)
        self.boards = BoardsView(self.model)
        self._heading = RoundHeading()
        self.free = FreeLine()
        self._legend = KeyLegend()
        self._corner = QLabel(self)  # without a parent it would be a window of its own
        self._corner.setVisible(False)
        self.empty = EmptyWords(
            translate("Pairings", "The pairings follow from the lots. Draw lots  Ctrl+L")
        )
        self.unknown = UnknownRounds()
        self.bar = QuestionBar()
        self.second = SecondEntryDesk(document, state, self.boards, self.bar, self._apply, self)
        self.calendar = CalendarCommands(document, self._apply, self)
        self.boards.more = self.calendar.fill_game_menu
        self.boards.answered = self._answer
        self.rounds.more = self.calendar.fill_round_menu
        self._build()
        self.calendar.moved.connect(self.show_game)
        self.calendar.round_moved.connect(state.show_round)
        self.boards.asked.connect(self.enter)
        self.boards.not_understood.connect(self._say_keys)
        self.rounds.entered.connect(self.boards.setFocus)
        self.unknown.assume_requested.connect(self._assume_rounds)
        document.changed.connect(self._document_changed)
        state.round_changed.connect(self._show_round)
        theme.notifier().changed.connect(self._look_changed)
        self.set_result_keys(Settings().result_keys)
        self._show_round()
        self.boards.go_to_row(max(self.model.next_open(-1), 0))

    def _build(self) -> None:
        self._page = QWidget()
        right = QVBoxLayout(self._page)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        for widget in (self.bar, self._heading, self.boards, self.free):
            right.addWidget(widget)
        right.addStretch(1)
        right.addWidget(self._legend)
        self.boards.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        both = QWidget()
        across = QHBoxLayout(both)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(1)
        across.addWidget(self.rounds)
        across.addWidget(self._page, 1)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(both)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.unknown)
        for watched in (self._page, self.bar):
            watched.installEventFilter(self)

    # For the window

    def focus_first(self) -> None:
        """Put the keys on the boards, or on what can be done about missing ones."""
        (self.unknown if self._pages.currentWidget() is self.unknown else self.boards).setFocus()

    def corner_widget(self) -> QWidget:
        """The count of the round, for the tab row; seen only where there is no page heading."""
        return self._corner

    def set_result_keys(self, name: str) -> None:
        """Take the keys of another set from now on."""
        keys = key_set(name)
        self.boards.keys = keys
        self._show_legend()

    def _show_legend(self) -> None:
        venues = self._document.tournament.regulations.home_and_away
        self._legend.show_entries(key_entries(self.boards.keys, venues=venues))

    def go_to_board(self, board: int) -> bool:
        """Put the cursor on a board by its number; whether the round has it."""
        if self.model.row_of_board(board) < 0:
            self._state.look_for("")  # it may be hidden
        row = self.model.row_of_board(board)
        if row < 0:
            self._state.say(
                translate(
                    "Pairings", "Round {0} has no board {1}; its boards are 1 to {2}."
                ).format(self.model.round, board, len(self._round.boards))
            )
            return False
        self.boards.go_to_row(row)
        self.boards.setFocus()
        return True

    def next_open(self) -> None:
        """Put the cursor on the next board of the round that is still out."""
        row = self.model.next_open(self.boards.current_row())
        if row >= 0:
            self.boards.go_to_row(row)
            self.boards.setFocus()
        elif self.model.round:
            self._say_what_next()

    # Entering

    def enter(self, action: Action) -> None:
        """Do what a key asks for the board under the cursor, and go on to the next one.

        A result that is there already is no step. Clearing, postponing and adjourning stay
        on the board; asked for again, the last two are taken back.
        """
        game = self.model.game_at(self.boards.current_row())
        if game is None:
            return
        if self.second.active:
            self.second.take(game, action)
            return
        if game is self.model.onward:
            if not isinstance(action, Result):
                self._say_what_next()  # nothing is cleared or put off in a round out of view
                return
            self.show_game(game.name)
        was_open, reported = game.result is None, isinstance(action, Result)
        if action is Command.PUT_OFF:
            self._ask_day(game)
        elif not self._apply(edit_of_action(game, action)):
            return
        row = self.model.next_open(self.boards.current_row())
        if row < 0 and (was_open or not reported):
            self._lead_on(go=reported)
        elif row >= 0 and reported:
            self.boards.go_to_row(row)

    def _lead_on(self, *, go: bool) -> None:
        """No board of the round is out: it stays in view, and under it comes the first one of the
        next round. So every result takes one key, and it is seen where the next one goes before
        it is typed. The cursor stays on a board that was only put off: *go* is False."""
        following = next_to_report(self._document.tournament)
        if following is not None and not self.model.hidden:
            self.model.show_onward(following)
            self._arrange()
            if go:
                self.boards.go_to_row(self.model.row_of(following.name))
        if go:
            self._say_what_next()

    def _say_what_next(self) -> None:
        if self.model.hidden:
            text = translate(
                "Pairings", "The boards of “{0}” have reported. Esc shows all boards again."
            )
            self._state.say(text.format(self._state.search))
        else:
            tournament, round = self._document.tournament, self.model.round
            self._state.say(what_next(tournament, round, self.model.onward))

    def _answer(self, yes: bool) -> bool:
        """Enter or Esc on the boards; whether it meant more than to move the cursor."""
        if self.second.answer(yes=yes):
            return True
        if not yes and self._state.search:
            self._state.look_for("")
            return True
        return False

    def _assume_rounds(self) -> None:
        if self._apply(AssumeRounds()):
            self.boards.setFocus()

    def _ask_day(self, game: Game) -> None:
        """Ask to which day the game is put off; adjourned stays adjourned."""
        if (reason := self._document.locked) is not None:
            self._state.reject(reason)
        else:
            from arbiter.ui.put_off_dialog import ask_day  # rarely needed

            ask_day(self._document.tournament, game, self._apply, self)

    def _apply(self, edit: Edit) -> bool:
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self._state.reject(error)
            return False
        return True

    # Following the document and the round

    def _document_changed(self, change: Change) -> None:
        self._follow_undo()
        self._show_texts()
        if change.regulations:
            self._show_legend()
        if change.structure or change.players:
            self._arrange()

    def _follow_undo(self) -> None:
        """What was undone or redone is in view: its round, and the cursor on its board."""
        if (name := game_undone(self._document.last)) is not None:
            self.show_game(name)

    def show_game(self, name: GameName) -> None:
        """Put the round of a game into view, and the cursor on its board."""
        game = self._document.tournament.game(*name)
        if game.round is not None:
            self._state.show_round(game.round)
            if self.model.row_of(name) < 0:
                self._state.look_for("")  # it is hidden
            self.boards.go_to_row(self.model.row_of(name))

    @property
    def _among_rounds(self) -> bool:
        return self.focusWidget() is self.rounds

    def event(self, event: QEvent) -> bool:
        # In the list of rounds a key for a result goes before the short cuts of the window too.
        override = event.type() is QEvent.Type.ShortcutOverride and self._among_rounds
        if override and isinstance(event, QKeyEvent):
            keys = self.boards.keys
            if action_for(event.key(), event.text(), event.modifiers(), keys) is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left leads from the boards to the rounds; Right or Enter leads back, and so does a
        result: it is entered on the board of the cursor."""
        chord = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Left and not chord and self.rounds.isVisible():
            self.rounds.setFocus()
            return
        if not (self._among_rounds and self.take_key(event)):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a result key asks for that was pressed beside the boards: the keys go there.

        What only types a sign is said to be no result; whether it was either.
        """
        action = action_of(event, self.boards.keys)
        if not self._round.boards:
            return False
        if action is not None:
            self.boards.setFocus()
            self.enter(action)
        elif writes(event):
            self._say_keys(event.text())
        else:
            return False
        return True

    def _say_keys(self, text: str) -> None:
        self._state.reject(UnknownKey(text, self.boards.keys.shown, venues=self.model.venues))

    def showEvent(self, event: QShowEvent) -> None:
        """After a round is complete the next one is in view."""
        super().showEvent(event)
        self._round.come_back()

    def _show_round(self) -> None:
        self._show_texts()
        self._arrange()

    def _show_texts(self) -> None:
        tournament = self._document.tournament
        boards = self._round.boards
        self._pages.setCurrentIndex(0 if boards else 2 if tournament.drawn else 1)
        if not boards:
            self.unknown.offer(self._document.locked is None)
            self._corner.setText("")
            return
        round = self._state.round
        name = translate("Pairings", "Round {0}").format(round)
        mark = " · ".join(assumptions(tournament, translate))
        day = long_day(tournament.round_start(round))
        self._heading.show_texts(name, day, self._count(), mark)
        free = [f"{n}  {tournament.player(n).name}" for n in tournament.free(round)]
        self.free.show_free(free)
        self._corner.setText(self._corner_text())

    # Looks

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        resized = event.type() is QEvent.Type.Resize
        if resized or (watched is self.bar and event.type() in _BAR_EVENTS):
            self._arrange()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        compact = self._compact()
        for widget in (self.rounds, self._heading, self._legend):
            widget.setVisible(not compact)
        self._corner.setVisible(compact)
        super().resizeEvent(event)
        self._arrange()

    def _look_changed(self) -> None:
        self.update()
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        # The ground of the pages; the line beside the rounds is the pixel that they leave free.
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        if self.rounds.isVisible():
            painter.fillRect(self.rounds.width(), 0, 1, self.height(), theme.roles().line)
        painter.end()

    def _compact(self) -> bool:
        return self.width() < theme.scaled(COMPACT_TAB)

    def _count(self) -> str:
        counts = self._document.tournament.game_counts
        boards = [game for game in self._round.boards if counts(game)]
        reported = sum(game.result is not None for game in boards)
        return translate("Pairings", "{0} of {1} reported").format(reported, len(boards))

    def _corner_text(self) -> str:
        """That the round is assumed; who is free, where there is no line for it; the count."""
        tournament, texts = self._document.tournament, []
        if tournament.rounds_assumed:
            texts.append(translate("Pairings", "assumed", "the round in view: not as played"))
        free = tournament.free(self._state.round)
        if free and self.free.isHidden():
            numbers = ", ".join(map(str, free))
            texts.append(translate("Pairings", "free: {0}").format(numbers))
        return "   ".join((*texts, self._count()))

    def _arrange(self) -> None:
        """Rows as high as the page allows; the free player's line right under the last."""
        if not self._round.boards:
            return
        if self.free.text:
            # In the compact form the boards come first.
            needed = self.boards.least_height() + self.free.sizeHint().height()
            self.free.setVisible(not self._compact() or needed <= self.height())
        self._corner.setText(self._corner_text())
        beside = (self._heading, self._legend, self.free)
        taken = sum(w.sizeHint().height() for w in beside if w.isVisibleTo(self._page))
        if self.bar.isVisibleTo(self._page):
            taken += max(self.bar.height(), self.bar.minimumHeight())  # its words may be wrapped
        self.boards.fit_rows(self._page.height() - taken)
        self.boards.arrange()

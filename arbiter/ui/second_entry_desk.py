"""Typing a round again on the boards: what each key does, and what is said across the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.domain.edits import Edit, SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.second_entry import SecondEntry, Typed, Verdict, first_entry
from arbiter.domain.tournament import Game, GameName, Pending
from arbiter.ui.boards_model import BoardsModel
from arbiter.ui.boards_view import BoardsView
from arbiter.ui.languages import translate
from arbiter.ui.question_bar import QuestionBar
from arbiter.ui.result_keys import Action, Command
from arbiter.ui.result_words import pending_name, result_name
from arbiter.ui.view_state import ViewState

_PENDING = {
    Command.POSTPONE: Pending.POSTPONED,
    Command.ADJOURN: Pending.ADJOURNED,
    Command.EARLY: Pending.EARLY,
}


class SecondEntryDesk(QObject):
    """Results of the round are hidden and typed again from its first board.

    One that agrees is passed over in silence. One that differs stops: both are said in words,
    and only *take* stores anything, as one step that can be undone.
    """

    def __init__(
        self,
        document: Document,
        state: ViewState,
        view: BoardsView,
        bar: QuestionBar,
        apply: Callable[[Edit], bool],
        parent: QObject,
    ) -> None:
        """*view* shows the boards, *bar* says how far it has come and asks, *apply* does an
        edit and says whether it could be done."""
        super().__init__(parent)
        self._document = document
        self._state = state
        self._view = view
        self._model: BoardsModel = view.model()
        self._bar = bar
        self._apply = apply
        self._taking: GameName | None = None
        bar.accepted.connect(lambda: self.answer(yes=True))
        bar.declined.connect(lambda: self.answer(yes=False))
        document.changed.connect(self._document_changed)
        state.round_changed.connect(self._round_changed)

    @property
    def active(self) -> bool:
        """Whether a round is being typed again."""
        return self._model.second is not None

    def _round_changed(self) -> None:
        self.leave()

    def start(self) -> None:
        """Type the round in view again; asked for once more, leave it."""
        if self.active:
            self.leave()
            return
        round = self._model.round
        boards = self._document.tournament.counted_boards(round) if round else ()
        if not any(first_entry(game) is not None for game in boards):
            text = translate(
                "SecondEntry", "Round {0} has no result yet: there is nothing to type again."
            )
            self._state.say(text.format(round))
            return
        self._state.look_for("")  # every board is typed again
        self._show(SecondEntry(round))
        self._go_on(-1)
        self._view.setFocus()

    def leave(self) -> None:
        """Show all results again; what has been typed is forgotten, and was never stored."""
        second = self._model.second
        if second is None:
            return
        self._model.show_second(None)
        self._bar.hide()
        done = len(second.verdicts)
        if done and second.left(self._document.tournament):
            text = translate(
                "SecondEntry",
                "The second entry of round {0} is left after %n board(s).",
                "",
                done,
            )
            self._state.say(text.format(second.round))

    def take(self, game: Game, action: Action) -> None:
        """*action* was typed for *game*: go on, or stop and ask."""
        second = self._model.second
        if second is None:
            return
        if second.asked is not None:
            self._state.say(
                translate(
                    "SecondEntry", "First decide: Enter takes the new entry, Esc keeps the old."
                )
            )
            return
        if action is Command.CLEAR:
            self._show(second.forgotten(game.name))
            return
        if not second.left(self._document.tournament):
            self._state.say(
                translate(
                    "SecondEntry",
                    "Every board has been typed again. Esc leaves, Alt+Right goes to the next "
                    "round.",
                )
            )
            return
        typed = action if isinstance(action, Result) else _PENDING.get(action)
        if typed is None:
            self._state.say(
                translate("SecondEntry", "Here only what stands on the sheets is typed.")
            )
            return
        self._show(second.typed(game, typed))
        if self._model.second is not None and self._model.second.asked is None:
            self._go_on(self._view.current_row())

    def answer(self, *, yes: bool) -> bool:
        """Enter or Esc: decide what was asked, or leave; whether it meant anything here."""
        second = self._model.second
        if second is None:
            return False
        if second.asked is None:
            if not yes:
                self.leave()
            return not yes
        if not yes:
            self._show(second.kept())
        else:
            name, typed = second.asked
            self._taking = name  # the change that follows is this one
            done = self._apply(_edit(self._document.tournament.game(*name), typed))
            self._taking = None
            if not done:
                return True  # it goes on waiting for an answer
            self._show(second.taken())
        self._go_on(self._view.current_row())
        return True

    def _document_changed(self, change: Change) -> None:
        """What is undone, or entered elsewhere, meanwhile is to be typed again."""
        second = self._model.second
        if second is None:
            return
        if change.structure:
            self.leave()
            return
        for name in change.games:
            if name != self._taking:
                second = second.forgotten(name)
        if second != self._model.second:
            self._show(second)

    def _go_on(self, row: int) -> None:
        """Put the cursor on the next board after *row* that has not been typed again."""
        second = self._model.second
        if second is None:
            return
        names = {game.name for game in second.left(self._document.tournament)}
        rows = self._model.rowCount()
        for step in range(1, rows + 1):
            game = self._model.game_at((row + step) % rows)
            if game is not None and game.name in names:
                self._view.go_to_row((row + step) % rows)
                return

    def _show(self, second: SecondEntry) -> None:
        self._model.show_second(second)
        if second.asked is not None:
            self._ask(second)
            return
        left = second.left(self._document.tournament)
        first = translate("SecondEntry", "Second entry, round {0}").format(second.round)
        self._bar.ask(first, self._summary(second, left), "", translate("SecondEntry", "Leave"))
        self._bar.yes.hide()

    def _summary(self, second: SecondEntry, left: tuple[Game, ...]) -> str:
        agree = second.count(Verdict.AGREES)
        if not second.verdicts:
            return translate(
                "SecondEntry",
                "Type each result again, as it stands on the sheets. Nothing is changed.",
            )
        parts = [translate("SecondEntry", "%n board(s) agree", "", agree)]
        kept, taken = second.count(Verdict.KEPT), second.count(Verdict.TAKEN)
        if taken:
            parts.append(translate("SecondEntry", "%n corrected", "boards", taken))
        if kept:
            parts.append(translate("SecondEntry", "%n kept although different", "boards", kept))
        if left:
            boards = ", ".join(str(game.board) for game in left)
            parts.append(translate("SecondEntry", "left: {0}", "boards").format(boards))
        return ", ".join(parts) + "."

    def _ask(self, second: SecondEntry) -> None:
        assert second.asked is not None
        name, typed = second.asked
        game = self._document.tournament.game(*name)
        venues = self._model.venues
        first = translate("SecondEntry", "Board {0} differs.").format(game.board)
        old = first_entry(game)
        if old is None:
            rest = translate("SecondEntry", "It was still out; now typed: {0}.")
            rest = rest.format(_words(typed, venues=venues))
        else:
            rest = translate("SecondEntry", "First entered: {0}. Now typed: {1}.")
            rest = rest.format(_words(old, venues=venues), _words(typed, venues=venues))
        self._bar.ask(
            first,
            rest,
            translate("SecondEntry", "Take the new one"),
            translate("SecondEntry", "Keep"),
        )
        self._bar.yes.show()


def _words(entry: Typed, *, venues: bool) -> str:
    return result_name(entry, venues=venues) if isinstance(entry, Result) else pending_name(entry)


def _edit(game: Game, typed: Typed) -> Edit:
    if isinstance(typed, Result):
        return SetResult(*game.name, typed)
    return SetPending(*game.name, typed, game.until)

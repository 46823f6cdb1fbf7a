"""Play-offs and orders by hand, asked for in the menu or on a row."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from arbiter.document.document import Document
from arbiter.domain.standings import Standings
from arbiter.domain.tiebreaks.play_off import level_on_points
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.view_state import ViewState


def play_off_group(ranking: Standings, player: int) -> tuple[int, ...]:
    """Who played it off, or can: those level on points with *player*; if nobody is, those of a
    play-off of his that decides nothing any more; else the first group in the table. Nobody if
    there is none."""
    tournament = ranking.tournament
    for number in (player, *(row.number for row in ranking.rows)):
        if not 1 <= number <= tournament.size:
            continue
        level = level_on_points(tournament, number)
        if len(level) > 1:
            return level
        played = [one for one in tournament.play_offs if number in (one.first, one.second)]
        if played:
            return tuple(sorted({n for one in played for n in (one.first, one.second)}))
    return ()


def hand_order_group(ranking: Standings, player: int) -> tuple[int, ...]:
    """Who is level on everything with *player*, else the first group in the table that is;
    nobody if there is none."""
    for number in (player, *(row.number for row in ranking.rows)):
        if 1 <= number <= ranking.tournament.size:
            level = ranking.level_with(number)
            if level:
                return level
    return ()


class DecisionCommands(QObject):
    """What decides places apart from the games, whoever asks for it."""

    def __init__(
        self, document: Document, state: ViewState, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._state = state
        self._window = window
        actions.play_off.triggered.connect(self.play_off)
        actions.order_by_hand.triggered.connect(self.order_by_hand)
        state.play_off_asked.connect(self.play_off_of)
        state.order_asked.connect(self.order_of)

    def play_off(self) -> None:
        """Ask how those level with the selected player played it off."""
        self.play_off_of(self._state.player)

    def order_by_hand(self) -> None:
        """Ask for the order of those level on everything with the selected player."""
        self.order_of(self._state.player)

    def play_off_of(self, number: int) -> None:
        """Ask how those level with the player with *number* played it off."""
        from arbiter.ui.play_off_dialog import PlayOffDialog  # with luck never needed

        numbers = play_off_group(self._document.standings, number)
        if numbers:
            dialog = PlayOffDialog(self._document, numbers, self._window)
            dialog.exec()
            dialog.deleteLater()

    def order_of(self, number: int) -> None:
        """Ask for the order of those level on everything with the player with *number*."""
        from arbiter.ui.hand_order_dialog import HandOrderDialog  # with luck never needed

        numbers = hand_order_group(self._document.standings, number)
        if numbers:
            dialog = HandOrderDialog(self._document, numbers, self._window)
            dialog.exec()
            dialog.deleteLater()


def add_decision_entries(menu: QMenu, document: Document, state: ViewState, number: int) -> None:
    """Put into the *menu* of a player what can be decided between him and who is level."""
    tournament, ranking = document.tournament, document.standings
    if not tournament.started or document.locked is not None:
        return
    played = any(number in (one.first, one.second) for one in tournament.play_offs)
    level = not tournament.open_games and len(level_on_points(tournament, number)) > 1
    if played or level:
        entry = menu.addAction(translate("Decisions", "Play-off of those level on points…"))
        entry.triggered.connect(lambda: state.play_off_asked.emit(number))
    if ranking.level_with(number) and not tournament.open_games:
        entry = menu.addAction(translate("Decisions", "Order by hand…"))
        entry.triggered.connect(lambda: state.order_asked.emit(number))

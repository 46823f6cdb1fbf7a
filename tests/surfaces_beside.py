"""What stands beside the tables: hall screen, what-if, trial, exports, menus, small dialogs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.event import Event, Official, OfficialRole, Pace
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.domain.whatif.outcomes import Trial
from arbiter.ui.event_details_dialog import EventDetailsDialog
from arbiter.ui.export_dialog import ExportDialog
from arbiter.ui.hall_pages import HallView
from arbiter.ui.hall_screen import HallScreen
from arbiter.ui.languages import current_language
from tests import demo
from tests.boards import drawn, tec
from tests.studio import SETTLING, Studio

NAMES = (
    "Константинопольский, Александр Маркович",
    "Yıldız, Şükrü İsmail",
    "Александрова-Вознесенская, Мария",
    "Gündoğdu, Işık",
    "Östlund, Åsa",
    "Щербаков, Юрий",
    "Çağlayan-Büyükünal, Fatmagül",
    "Ли, Ян",
)
"""Long and short ones, in turn."""


def played(size: int, cycles: int = 1, rounds: int | None = None) -> Tournament:
    """*size* players with names that are hard to place, with results in the first *rounds*, or
    in all but the last."""
    tournament = drawn(size, cycles=cycles)
    players = tuple(
        Player(NAMES[number % len(NAMES)] + (f" {number // 8 + 1}" if number > 7 else ""))
        for number in range(size)
    )
    tournament = replace(tournament, players=players)
    last = tournament.rounds - 1 if rounds is None else rounds
    results = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.DRAW, Result.WHITE_WINS)
    for game in tournament.open_games:
        if game.round is not None and game.round <= last:
            result = results[(game.white * 7 + game.black * 3) % len(results)]
            tournament = SetResult(*game.name, result)(tournament)
    return tournament


def hall(studio: Studio) -> None:
    """What hangs on the wall for few and for many players, on both usual beamers."""
    fields = (
        ("not-drawn", demo.not_drawn()),
        ("3", played(3)),
        ("7", seven(current_language(), last_round_open=True)),
        ("8-twice", demo.eight_twice()),
        ("10", played(10, rounds=3)),
        ("12-long", demo.twelve_long_names()),
        ("16", demo.sixteen()),
        ("24-twice", played(24, 2, 11)),
        ("60", played(60, 1, 30)),
    )
    for name, tournament in fields:
        for width, height in ((1920, 1080), (1280, 720)):
            screen = HallScreen(Document(tournament))
            screen.resize(width, height)
            for view in HallView:
                if view is HallView.ROTATING or (width < 1920 and name not in ("16", "12-long")):
                    continue
                screen.choose(view, dark=view in (HallView.STANDINGS, HallView.NEXT_ROUND))
                studio.take(f"hall-{name}-{view.value}-{height}", screen)
            screen.close()
            screen.deleteLater()
    window = studio.over(demo.sixteen())
    studio.dialog("hall-dialog", window.actions_.hall_settings.trigger)


def what_if(studio: Studio) -> None:
    """What can still happen, for few and for many, and a trial of it."""
    fields = (
        ("5", played(5)),
        ("7", seven(current_language(), last_round_open=True)),
        ("12", played(12)),
        ("16", played(16)),
        ("24", played(24)),
        ("too-many", played(16, rounds=12)),
        ("not-drawn", demo.not_drawn()),
        ("over", seven(current_language())),
    )
    for name, tournament in fields:
        window = studio.over(tournament)
        window.actions_.crosstable.trigger()
        window.state.select_player(2)
        window.actions_.what_if.trigger()
        QTest.qWait(20 * SETTLING)
        studio.take(f"what-if-{name}")
    window = studio.over(seven(current_language(), last_round_open=True))
    window.actions_.pairings.trigger()
    window.actions_.marks.trigger()
    QTest.qWait(8 * SETTLING)
    studio.take("marks")
    window.actions_.what_if.trigger()
    QTest.qWait(8 * SETTLING)
    panel = window.desk.what_if.page.page
    panel.estimate.click()
    studio.take("what-if-estimated")
    names = [game.name for game in window.document.tournament.open_games]
    panel.trial_asked.emit(
        Trial(((names[0], Result.WHITE_WINS), (names[1], Result.DRAW), (names[2], Result.DRAW)))
    )
    QTest.qWait(8 * SETTLING)
    studio.take("trial")
    window.actions_.crosstable.trigger()
    studio.take("trial-crosstable")


def small_dialogs(studio: Studio) -> None:
    """Details of the event, this computer, every form of export."""
    event = Event(
        "Malmö Open Invitational 2026",
        organiser="Malmö Schacksällskap and friends of the city",
        rate_of_play="90 min / 40 moves + 30 min + 30 s per move",
        time_control="40/5400+30:1800+30",
        pace=Pace.STANDARD,
        arbiter_id="1700001",
        officials=(Official("Ekström, Birgitta", OfficialRole.DEPUTY, "1700002"),),
    )
    window = studio.over(replace(demo.sixteen(), event=event))
    details = EventDetailsDialog(event, window)
    details.show()
    studio.take("event-details", details)
    details.close()
    studio.dialog("computer", window.actions_.computer.trigger)
    dialog = ExportDialog(window.document, window.settings, window)
    dialog.show()
    for place in range(dialog.forms.count()):
        form = dialog.forms.itemData(place)
        if form is not None:
            dialog.forms.setCurrentIndex(place)
            studio.take(f"export-form-{form.key}", dialog)
    dialog.close()


def menus(studio: Studio) -> None:
    """Every menu of the bar, those of a board, a cell, a player and the columns."""
    window = studio.over(demo.sixteen())
    for place, action in enumerate(window.menuBar().actions()):
        _menu(studio, f"menu-{place + 1}", action)
    tabs = window.desk.tabs
    for name, page in (("boards", tabs.pairings), ("crosstable", tabs.crosstable)):
        tabs.go_to(page)
        QTest.qWait(SETTLING)
        view = QApplication.focusWidget()
        _popup(studio, f"menu-{name}", view)
    tabs.go_to(tabs.crosstable)
    window.actions_.columns.trigger()
    _shown(studio, "menu-columns-crosstable")
    tabs.go_to(tabs.players)
    window.actions_.columns.trigger()
    _shown(studio, "menu-columns-players")


def _menu(studio: Studio, name: str, action: QAction) -> None:
    menu = action.menu()
    menu.popup(QPoint(0, 0))
    studio.take(name, menu)
    menu.close()


def _popup(studio: Studio, name: str, view: QWidget) -> None:
    QTest.keyClick(view, Qt.Key.Key_Menu)
    _shown(studio, name)


def _shown(studio: Studio, name: str) -> None:
    QTest.qWait(SETTLING)
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        studio.take(name, menu)
        menu.close()


def found(studio: Studio) -> None:
    """A player looked for in each table; nobody of that name."""
    window = studio.over(demo.sixteen())
    for name in ("players", "pairings", "crosstable"):
        getattr(window.actions_, name).trigger()
        window.desk.commands.finding.ask()
        field = window.desk.commands.finding._bar.field
        field.clear()
        QTest.keyClicks(field, "ka")
        studio.take(f"found-{name}")
    QTest.keyClicks(field, "xx")
    studio.take("found-nobody")


def without_standings(studio: Studio) -> None:
    """The panels beside put away: the work has the whole width."""
    window = studio.over(tec())
    window.actions_.side.trigger()
    studio.take("standings-put-away")


SCENES = (hall, what_if, small_dialogs, menus, found, without_standings)

"""Every surface of the real window in one look, each saved as a picture. See ``pictures.py``."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from arbiter.document import session
from arbiter.domain.calendar_edits import ExchangeColours, SwapGames
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import (
    AddPlayers,
    DrawLots,
    SetEvent,
    SetPending,
    SetPlayer,
    SetResult,
)
from arbiter.domain.errors import StorageError
from arbiter.domain.examples import seven
from arbiter.domain.prizes import Sharing
from arbiter.domain.reimport import reimport
from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import known
from arbiter.domain.tournament import (
    Event,
    LotMethod,
    Pending,
    Player,
    Regulations,
    Tournament,
)
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.player_lists.reading import open_list
from arbiter.formats.source.reading import read_book
from arbiter.storage import store
from arbiter.storage.player_index import keep_list, kept_lists, remove_list
from arbiter.storage.scribe import Scribe
from arbiter.ui import theme
from arbiter.ui.consequences import order_dialog, order_sentence
from arbiter.ui.crash import CrashDialog
from arbiter.ui.crash_report import report_of
from arbiter.ui.hand_order_dialog import HandOrderDialog
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.languages import current_language, set_language
from arbiter.ui.lots_audience import LotsAudience
from arbiter.ui.main_window import MainWindow
from arbiter.ui.play_off_dialog import PlayOffDialog
from arbiter.ui.printing import show_print_dialog
from arbiter.ui.prizes_dialog import PrizesDialog
from arbiter.ui.rating_dialog import RatingDialog
from arbiter.ui.tournament_dialog import TournamentDialog
from arbiter.ui.update_dialog import UpdateDialog
from arbiter.ui.why_panel import WhyPanel
from tests import demo, surfaces_beside, surfaces_help
from tests.boards import drawn, tec, without_rounds
from tests.rating_lists import write_combined
from tests.studio import SETTLING, Studio


def start(studio: Studio) -> None:
    """The start page, as on the first day and with recent tournaments."""
    studio.window()
    studio.take("start-first-day")
    place = Path(os.environ["ARBITER_HOME"])
    youth = replace(seven(), event=Event("Nordic Youth Final U16"))
    blitz = replace(drawn(6), event=Event("Thursday blitz"))
    tournaments = (blitz, demo.not_drawn(), youth, demo.eight_twice(), demo.sixteen())
    for number, tournament in enumerate(tournaments):
        file = place / f"{number}.arbiter"
        store.create(file, tournament)
        session.remember(file)
    studio.window()
    studio.take("start")


def players(studio: Studio) -> None:
    """Before the draw: nobody yet, a list with findings, a block that was pasted."""
    window = studio.over(Tournament())
    studio.take("players-nobody-yet")
    window = studio.over(demo.not_drawn())
    studio.take("players")
    QApplication.clipboard().setText(demo.PASTED)
    window.actions_.paste.trigger()
    studio.take("players-pasted")


def lots(studio: Studio) -> None:
    """Giving the numbers, and the pairings that follow."""
    window = studio.over(demo.not_drawn())
    window.actions_.start.trigger()
    studio.take("lots")
    page = window.desk.tabs.lots.page
    page.methods.setFocus()
    QTest.keyClick(page.methods, Qt.Key.Key_5)
    page.draw_next()
    page.draw_next()
    studio.take("lots-restricted")
    page.show_audience()
    studio.take("lots-audience", page.findChild(LotsAudience))
    page.findChild(LotsAudience).close()
    studio.over(replace(drawn(9), players=demo.not_drawn().players))
    studio.take("drawn")


def play(studio: Studio) -> None:
    """Sixteen players in round 9, the last result just typed."""
    before = SetResult(9, 1, 1, None)(demo.sixteen())
    window = studio.over(before)
    window.document.apply(SetResult(9, 1, 1, Result.DRAW))
    window.state.select_player(8)
    window.actions_.crosstable.trigger()
    studio.take("crosstable")
    window.actions_.by_rank.trigger()
    studio.take("crosstable-by-place")
    window.actions_.by_rank.trigger()
    window.actions_.pairings.trigger()
    studio.take("pairings")
    window.actions_.players.trigger()
    studio.take("players-after-the-draw")
    window.actions_.crosstable.trigger()
    window.actions_.why.trigger()
    studio.take("why")
    window.document.undo()
    window.actions_.journal.trigger()
    studio.take("journal")
    window.actions_.journal.trigger()
    studio.dialog("tournament", window.actions_.tournament.trigger)
    studio.dialog("export", window.actions_.export.trigger)
    studio.dialog("round-dates", window.actions_.round_dates.trigger)
    studio.dialog("print", window.actions_.print.trigger)
    studio.dialog("bundle", window.actions_.print_bundle.trigger)
    studio.dialog("keys", window.actions_.keys.trigger)
    studio.dialog("about", window.actions_.about.trigger)


def entry(studio: Studio) -> None:
    """A round typed a second time, a player looked for, boards sorted, what is still out, and
    the menus of columns and cells."""
    window = studio.over(demo.sixteen())
    window.actions_.pairings.trigger()
    window.state.show_round(8)
    page = window.desk.tabs.pairings.page
    page.second.start()
    for number in range(4):
        game = page.model.game_at(page.boards.current_row())
        result = game.result if number < 3 else game.result.reversed
        page.enter(result)
    studio.take("second-entry")
    page.second.leave()
    window.state.show_round(9)
    while (row := page.model.next_open(-1)) >= 0:
        page.boards.go_to_row(row)
        page.enter(Result.DRAW)
    studio.take("round-complete")
    window.desk.commands.finding.ask()
    field = window.desk.commands.finding._bar.field
    field.setText("1")
    field.textEdited.emit("1")
    studio.take("found-boards")
    window.state.look_for("")
    page.boards.horizontalHeader().sectionClicked.emit(2)
    studio.take("boards-by-name")
    studio.dialog("still-out", window.actions_.still_out.trigger)


def leaving(studio: Studio) -> None:
    """Somebody withdraws: the wizard, and every table after it, also of a double round."""
    window = studio.over(demo.sixteen())
    window.state.select_player(7)
    studio.dialog("withdraw", window.desk.commands.leaving.withdraw)
    window.document.apply(Withdraw(7, annul=True))
    for name in ("crosstable", "pairings", "players"):
        window.desk.tabs.go_to(getattr(window.desk.tabs, name))
        studio.take(f"withdrawn-{name}")
    window = studio.over(demo.eight_twice())
    window.document.apply(Withdraw(3, annul=True))
    window.desk.tabs.go_to(window.desk.tabs.crosstable)
    studio.take("withdrawn-twice")


def tie_breaks(studio: Studio) -> None:
    """Why? for each tie-break, some on the list at a time; the list, and what can be added."""
    shown = [known()[place : place + 6] for place in range(0, len(known()), 6)]
    for codes in shown:
        window = studio.over(tec(tie_breaks=codes))
        window.state.select_player(6)
        # On a busy computer the panel comes later than everything else.
        while (why := window.findChild(WhyPanel)) is None:
            QTest.qWait(SETTLING)
        for code in codes:
            why.turn(window.document.standings.columns.index(code) - why.place)
            studio.take(f"why-{code.replace('/', '-')}")
    dialog = TournamentDialog(window.document, window.settings, window)
    dialog.tie_breaks.set_codes(("SB/C1", "ARO", "WON", "KS/L+1"))
    dialog.show()
    studio.take("tie-break-list", dialog)
    picker = dialog.tie_breaks.picker
    picker.offer(dialog.tie_breaks.codes)
    picker.resize(picker.wished())
    studio.take("tie-breaks-to-add", picker)
    dialog.close()


def decisions(studio: Studio) -> None:
    """A play-off, an order by hand, and what the games are worth in ratings."""
    window = studio.over(tec())
    for name, dialog in (
        ("play-off", PlayOffDialog(window.document, (1, 2, 3, 4), window)),
        ("hand-order", HandOrderDialog(window.document, (1, 2, 3, 4), window)),
        ("rating", RatingDialog(window.document, window.state, window)),
        ("prizes", _prizes(window)),
    ):
        dialog.show()
        studio.take(name, dialog)
        dialog.close()


def _prizes(window: MainWindow) -> PrizesDialog:
    """A few prizes, shared by Hort's system among three who are level."""
    dialog = PrizesDialog(window.document, window)
    dialog.currency.setText("EUR")
    dialog.sharing.setCurrentIndex(dialog.sharing.findData(Sharing.HORT))
    for field, text in zip(dialog.lines.fields, ("500", "300.50", "100")):
        field.setText(text)
    dialog.special.lines[0][0].setText("Brilliancy")
    return dialog


def other_fields(studio: Studio) -> None:
    """Everybody twice; long names; the example, finished; a large field."""
    window = studio.over(demo.eight_twice())
    window.actions_.crosstable.trigger()
    studio.take("crosstable-twice")
    window.actions_.pairings.trigger()
    studio.take("pairings-twice")
    window = studio.over(demo.twelve_long_names())
    window.actions_.crosstable.trigger()
    studio.take("crosstable-long-names")
    window.actions_.pairings.trigger()
    studio.take("pairings-long-names")
    window = studio.over(seven(current_language()))
    window.state.select_player(3)
    window.actions_.crosstable.trigger()
    studio.take("example")
    window.actions_.why.trigger()
    studio.take("example-why")
    window = studio.over(drawn(24, cycles=2))
    window.actions_.crosstable.trigger()
    studio.take("crosstable-24-twice")


def imports(studio: Studio) -> None:
    """A mangled crosstable before it is taken in, lists of participants, a report for FIDE."""
    files = Path(__file__).parent / "data" / "files"
    for name in ("ru_club_mangled.xlsx", "sm_ratinglist_header.xlsx", "ru_cp1251_semicolon.csv"):
        window = studio.window()
        desk = ImportDesk(read_book(files / name))
        if name.startswith("ru_club"):
            desk.type_cell(8, 5, "2")
        dialog = ImportDialog(desk, None, window)
        studio.dialog(f"import-{name.partition('.')[0]}", dialog.open)
        QTest.qWait(6 * SETTLING)
    window = studio.window()
    report = ImportDesk(read_book(files.parent / "report_to_settle.trf"))
    studio.dialog("import-report", ImportDialog(report, None, window).open)
    QTest.qWait(6 * SETTLING)


def updates(studio: Studio) -> None:
    """A file held against the open tournament: results that differ, data of players."""
    ours = SetResult(1, 2, 1, None)(SetResult(3, 4, 1, Result.WHITE_WINS)(seven()))
    better = replace(seven().player(1), title="GM", rating_fide=2512, national_id="12345678901")
    theirs = SetPlayer(7, Player("Orlova, Vera"))(SetPlayer(1, better)(seven()))
    window = studio.over(ours)
    dialog = UpdateDialog(ours, reimport(ours, theirs), "round 6.xlsx", window)
    studio.dialog("update", dialog.open)
    QTest.qWait(6 * SETTLING)


def rating_lists(studio: Studio) -> None:
    """A name that is looked up, the lists, and the players compared with them."""
    file = Path(os.environ["ARBITER_HOME"]) / "players_list_foa.txt"
    with open_list(write_combined(file)) as found:
        keep_list(found.about._replace(published="2026-05-01"), found.players)
    known = (Player("Östlund, Karin", fide_id="1702204"), Player("Carlsen, Magnus"))
    window = studio.over(Tournament(players=(*known, Player("Nobody, Here"))))
    studio.dialog("rating-lists", window.actions_.rating_lists.trigger)
    studio.dialog("rating-list-compared", window.actions_.compare_players.trigger)
    view = window.desk.tabs.players.page.view
    view.go_to(3)
    view.setFocus()
    QTest.keyClicks(view, "o")
    for letter in "stl":
        QTest.keyClicks(view.findChild(QLineEdit), letter)
    studio.take("players-looked-up")
    for path, _ in kept_lists():
        remove_list(path)


def no_rounds(studio: Studio) -> None:
    """A table that was only a crosstable, before and after its rounds are made up."""
    window = studio.over(without_rounds(SetResult(9, 1, 1, None)(demo.sixteen())))
    window.actions_.crosstable.trigger()
    studio.take("crosstable-without-rounds")
    window.actions_.pairings.trigger()
    studio.take("pairings-without-rounds")
    window.actions_.assume_rounds.trigger()
    studio.take("pairings-assumed")
    window.actions_.crosstable.trigger()
    studio.take("crosstable-assumed")


def closed(studio: Studio) -> None:
    """Final results, the questions before and after, and the journal of it all."""
    window = studio.over(seven(current_language()))
    document = window.document
    window.actions_.crosstable.trigger()
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    document.apply(SetResult(3, 4, 1, Result.BLACK_WINS))
    document.undo()
    studio.dialog("closing", window.actions_.end_tournament.trigger)
    document.apply(CloseTournament())
    studio.dialog("reopening", window.actions_.reopen.trigger)
    document.apply(ReopenTournament("board 2: the players agreed to a draw", "2026-05-08"))
    document.apply(SetResult(1, 2, 1, Result.WHITE_WINS))
    document.apply(CloseTournament())
    window.actions_.journal.trigger()
    studio.take("closed")
    journal = window.desk.journal.page
    journal.tools.search.setText("2")
    journal.tools.search.setFocus()
    studio.take("journal-searched")
    studio.dialog(
        "journal-print",
        lambda: show_print_dialog(window, document, window.state, window.settings, "journal"),
    )
    dialog = order_dialog(order_sentence([("Sidorov", "3"), ("Kuznetsov", "4")]), window)
    studio.dialog("order-reason", dialog.exec)
    studio.dialog("tournament-closed", window.actions_.tournament.trigger)


def trouble(studio: Studio) -> None:
    """Another program has changed the file, so nothing is written over it."""
    window = studio.over(demo.sixteen())
    window.actions_.crosstable.trigger()
    path = window.document.path
    store.create(path, AddPlayers((Player("Somebody else"),))(Tournament()), replace=True)
    window.document.apply(SetResult(2, 8, 1, Result.WHITE_WINS))
    QTest.qWait(500)
    studio.take("problem")
    window.document.close(discard=True)


DISKS = {
    "full": (0.0, "database or disk is full"),
    "write-protected": (0.0, "Read-only file system"),
    "away": (0.0, "No such file or directory"),
    "slow": (2.0, ""),
}
"""The seconds that each disk takes for an entry, and what it says."""


def disks(studio: Studio) -> None:
    """A disk that is full, write-protected, away, slow."""
    write = Scribe.write
    for name, (seconds, said) in DISKS.items():
        window = studio.over(demo.sixteen())
        window.actions_.crosstable.trigger()
        path = window.document.path
        if name == "away":
            path = path.parent / "stick" / path.name
        trouble = StorageError(path, said) if said else None

        def faulty(
            scribe: Scribe,
            *step: object,
            seconds: float = seconds,
            trouble: StorageError | None = trouble,
        ) -> None:
            time.sleep(seconds)
            if trouble is not None:
                raise trouble
            write(scribe, *step)

        Scribe.write = faulty
        for number in (8, 7):
            window.document.apply(SetResult(2, number, 1, Result.WHITE_WINS))
        window.desk.problems._patience.setInterval(0)
        window.desk.problems.refresh()
        QTest.qWait(300)
        studio.take(f"problem-{name}")
        Scribe.write = write
        window.document.close(discard=True)


def fault(studio: Studio) -> None:
    """What is said of a fault of the program."""
    window = studio.over(demo.sixteen())
    try:
        len(seven().player(1).federation.country)
    except AttributeError as error:
        dialog = CrashDialog(report_of(error), window)
    studio.dialog("fault", dialog.open)
    QTest.qWait(6 * SETTLING)


def damage(studio: Studio) -> None:
    """Results and the end of the journal are gone; then only the journal is left."""
    path = Path(os.environ["ARBITER_HOME"]) / "Финал города.arbiter"
    for name, spoilt in (
        ("damaged", "UPDATE game SET board = 99 WHERE line % 5 = 2"),
        ("damaged-whole", "UPDATE game SET result = '0-0' WHERE line = 3"),
    ):
        document = session.new_document(demo.sixteen())
        document.apply(SetEvent(Event("Финал города")))
        session.name_document(document, path, replace=True)
        document.close()
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute(spoilt)
            if name == "damaged":
                connection.execute("DELETE FROM journal")
                connection.execute("DELETE FROM first_state")
            connection.commit()
        window = studio.window()
        studio.dialog(name, lambda: window.files.open(path))  # noqa: B023


def two_programs(studio: Studio) -> None:
    """Another program has the tournament open; it closes; it was on another computer."""
    path = Path(os.environ["ARBITER_HOME"]) / "two.arbiter"
    store.create(path, demo.sixteen())
    first = session.open_document(path)
    window = studio.window(session.open_document(path))
    studio.take("held")
    first.close()
    QTest.qWait(1500)
    studio.take("left")
    window.document.close()
    path.with_name("two.arbiter.lock").write_text(
        f"4711\nArbiter\nhall-laptop\n{'0' * 32}\n{'0' * 36}\n"
        "Arbiter 0.1.0\nanna\n2026-05-03T12:00:00+02:00\n"
    )
    window = studio.window(session.open_document(path))
    studio.take("held-far")
    studio.dialog("take-over", window.desk.problems._panel.here.click)


def backups(studio: Studio) -> None:
    """Earlier states and what one would change; the second copy, and its stick taken out."""
    stick = Path(os.environ["ARBITER_HOME"]) / "stick"
    stick.mkdir()
    window = studio.over(SetResult(9, 1, 1, None)(demo.sixteen()))
    keeper = window.tournament_commands.backups.keeper
    keeper.keep_in(stick)
    player = window.document.tournament.player(3)
    first = [SetResult(9, 1, 1, Result.WHITE_WINS), SetPlayer(3, replace(player, club="Lund"))]
    later = [g for g in window.document.tournament.open_games if g.name != (1, 9, 1)]
    rest = [SetResult(*game.name, Result.DRAW) for game in later[:30]]
    for number, edit in enumerate([*first, *rest]):
        window.document.apply(edit)
        if number % 8 == 0:
            keeper.wait(5)
    studio.dialog("restore", window.actions_.restore.trigger)
    studio.dialog("second-copy", window.actions_.second_copy.trigger)
    stick.rename(stick.with_name("drawer"))
    window.document.apply(SetEvent(Event("Nordic Cup")))
    keeper.wait(5)
    studio.take("second-copy-away")
    studio.dialog("second-copy-out", window.actions_.second_copy.trigger)
    path = Path(os.environ["ARBITER_HOME"]) / "gone.arbiter"
    session.name_document(window.document, path)
    keeper.keep_in(None)
    window.close_tournament()
    path.unlink()
    studio.window()
    studio.take("start-missing")


def calendars(studio: Studio) -> None:
    """A calendar changed by hand, games put off, a league with its words."""
    tournament = demo.sixteen()
    boards = tournament.boards(9)
    tournament = ExchangeColours(*boards[1].name)(tournament)
    tournament = SwapGames(boards[3].name, boards[5].name)(tournament)
    for game, pending, until in (
        (boards[6], Pending.ADJOURNED, "2026-05-16"),
        (tournament.boards(14)[2], Pending.EARLY, "2099-05-18T10:00"),
        (tournament.boards(15)[7], Pending.POSTPONED, ""),
    ):
        tournament = SetPending(*game.name, pending, until)(tournament)
    window = studio.over(tournament)
    window.actions_.pairings.trigger()
    window.state.show_round(9)
    studio.take("calendar-changed")
    studio.dialog("put-off", window.actions_.put_off.trigger)
    page = window.desk.tabs.pairings.page
    studio.dialog("move-game", lambda: page.calendar.ask_place(tournament.boards(12)[1].name))
    league = replace(seven(), regulations=Regulations(cycles=2, league=True, home_and_away=True))
    window = studio.over(DrawLots(LotMethod.AS_LISTED, tuple(league.numbers))(not_begun(league)))
    window.actions_.pairings.trigger()
    studio.take("league")
    studio.dialog("tournament-league", window.actions_.tournament.trigger)


def not_begun(tournament: Tournament) -> Tournament:
    """The players and the regulations alone."""
    return Tournament(regulations=tournament.regulations, players=tournament.players)


SCENES = (
    start,
    players,
    lots,
    play,
    entry,
    tie_breaks,
    decisions,
    other_fields,
    imports,
    updates,
    rating_lists,
    no_rounds,
    calendars,
    leaving,
    closed,
    trouble,
    disks,
    fault,
    damage,
    two_programs,
    backups,
    *surfaces_beside.SCENES,
    *surfaces_help.SCENES,
)


def _say(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Pass on what Qt says, but for one harmless line about every window without a screen."""
    if "propagateSizeHints" not in text:
        print(text, file=sys.stderr)


def main(folder: Path, scheme: str, language: str, text_size: int, wanted: list[str]) -> int:
    """Take the scenes *wanted* by their names, or all."""
    qInstallMessageHandler(_say)
    app = QApplication(["arbiter"])
    set_language(language)
    theme.set_text_size(app, text_size)
    theme.apply_theme(app, scheme)
    studio = Studio(folder, Path(os.environ["ARBITER_HOME"]))
    for scene in SCENES:
        if not wanted or scene.__name__ in wanted:
            scene(studio)
    studio.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]), sys.argv[5:]))

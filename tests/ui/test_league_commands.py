"""Games put off and numbers from other standings, from the menus."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QMainWindow

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, DrawLots, SetPending, SetResult
from arbiter.domain.errors import AlreadyStarted
from arbiter.domain.result import Result
from arbiter.domain.standings_numbers import numbers_from
from arbiter.domain.tournament import LotMethod, Pending, Player, Tournament
from arbiter.storage import store
from arbiter.ui.actions import Actions
from arbiter.ui.league_commands import LeagueCommands, read_tournament
from arbiter.ui.put_off_list import PutOffList
from arbiter.ui.standings_numbers_dialog import StandingsNumbersDialog
from tests.boards import drawn, seed

FIELD = AddPlayers(tuple(map(Player, ("Smirnov", "Ivanov", "Petrov"))))(Tournament())


@pytest.fixture
def commands(qtbot):
    """Builds the commands over a document."""

    def build(document: Document) -> LeagueCommands:
        window = QMainWindow()
        qtbot.addWidget(window)
        return LeagueCommands(document, Actions(window), window)

    return build


@pytest.fixture
def earlier(tmp_path):
    """A file with the final table of seven."""
    path = tmp_path / "first.arbiter"
    store.create(path, seed())
    return path


def _accept(monkeypatch) -> None:
    monkeypatch.setattr(
        StandingsNumbersDialog, "exec", lambda dialog: StandingsNumbersDialog.DialogCode.Accepted
    )


def test_the_numbers_are_taken_in_one_step(commands, earlier, monkeypatch) -> None:
    """From the file that is chosen, which stays as it is."""
    document = Document(FIELD)
    made = commands(document)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(earlier), ""))
    _accept(monkeypatch)
    before = earlier.read_bytes()
    made.take_numbers()

    lots = document.tournament.lots
    assert (lots.method, lots.source) == (LotMethod.FROM_STANDINGS, "first.arbiter")
    assert [player.name for player in document.tournament.players] == [
        "Ivanov",
        "Petrov",
        "Smirnov",
    ]
    assert len(document.journal()) == 1
    assert earlier.read_bytes() == before
    assert read_tournament(earlier) == seed()


def test_no_file_no_numbers(commands, monkeypatch) -> None:
    """Nothing has happened."""
    document = Document(FIELD)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    commands(document).take_numbers()
    assert document.tournament is FIELD


def test_what_is_refused_is_told(commands, earlier, monkeypatch, qtbot) -> None:
    """A result may have come meanwhile."""
    document = Document(drawn(["Smirnov", "Ivanov", "Petrov"]))
    made = commands(document)
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(earlier), ""))
    _accept(monkeypatch)
    with qtbot.waitSignal(made.failed) as failed:
        made.take_numbers()
    assert isinstance(failed.args[0], AlreadyStarted)


def test_the_list_of_games_put_off_leads_to_one(commands, monkeypatch, qtbot) -> None:
    """Whoever is connected shows it."""
    document = Document(SetPending(1, 4, 1, Pending.POSTPONED)(drawn(4)))
    made = commands(document)
    monkeypatch.setattr(PutOffList, "exec", lambda shown: shown._go())
    with qtbot.waitSignal(made.game_asked) as asked:
        made.show_put_off()
    assert asked.args == [(1, 4, 1)]


def _numbered(folder) -> Document:
    """A tournament beside the file whose places gave its numbers."""
    order = numbers_from(FIELD, read_tournament(folder / "first.arbiter")).order
    tournament = DrawLots(LotMethod.FROM_STANDINGS, order, source="first.arbiter")(FIELD)
    store.create(folder / "second.arbiter", tournament)
    return session.open_document(folder / "second.arbiter")


def test_places_that_have_changed_are_said_before_the_start(commands, earlier, qtbot) -> None:
    """When the tournament is opened; nothing is changed without being asked."""
    document = _numbered(earlier.parent)
    made = commands(document)
    said: list[str] = []
    made.said.connect(said.append)
    made.look_again()
    assert said == []

    earlier.unlink()
    made.look_again()
    assert said == []

    won = SetResult(1, 2, 1, Result.BLACK_WINS)(seed())
    store.create(earlier, won)
    made.look_again()
    assert ["first" in text for text in said] == [True]

    document.apply(SetResult(1, 2, 1, Result.DRAW))
    made.look_again()
    assert len(said) == 1
    document.close()

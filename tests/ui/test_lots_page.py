from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.domain import lots
from arbiter.domain.edits import AddPlayers, CancelLots, DrawLots, RemovePlayer, SetResult
from arbiter.domain.errors import AlreadyStarted, NumbersWrong
from arbiter.domain.result import Result
from arbiter.domain.tournament import LotMethod, Lots, Player, Regulations, Tournament
from arbiter.ui.lots_model import LotColumn
from arbiter.ui.lots_page import LotsPage, fresh_seed
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, without_rounds


def page_over(qtbot, tournament):
    document = Document(tournament)
    page = LotsPage(document, ViewState())
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    return document, page


class Desk:
    def __init__(self, qtbot, size=4, **regulations):
        self.document = Document(Tournament(regulations=Regulations(**regulations)))
        self.document.apply(AddPlayers(tuple(Player(f"P{n + 1}") for n in range(size))))
        state = ViewState()
        self.refused = []
        state.rejected.connect(self.refused.append)
        self.page = LotsPage(self.document, state)
        qtbot.addWidget(self.page)
        self.page.resize(1000, 600)
        self.page.show()
        self.page.focus_first()
        self.qtbot = qtbot

    @property
    def names(self):
        return [player.name for player in self.document.tournament.players]

    def choose(self, figure):
        self.qtbot.keyClicks(self.page.methods, figure)

    def enter(self, widget=None):
        self.qtbot.keyClick(widget or self.page.methods, Qt.Key.Key_Return)

    def type(self, *numbers):
        for row, number in enumerate(numbers):
            self.page.model.setData(self.page.model.index(row, LotColumn.NUMBER), str(number))


@pytest.fixture
def desk(qtbot):
    return lambda size=4, **regulations: Desk(qtbot, size, **regulations)


def test_b10_numbers_by_hand_are_accepted_and_used(desk):
    d = desk()
    d.choose("2")
    d.type(4, 1, 3, 2)
    with d.qtbot.waitSignal(d.page.drawn, timeout=500):
        d.enter(d.page.view)
    assert d.names == ["P2", "P4", "P3", "P1"]
    assert d.document.tournament.lots.method is LotMethod.BY_HAND


def test_b10_doubled_and_missing_numbers_are_named_and_refused(desk):
    d = desk()
    d.choose("2")
    d.type(1, 1, 2, 3)
    assert d.page.problem.text == "Each number is given once. Given twice: 1. Missing: 4."
    d.enter(d.page.view)
    assert [type(error) for error in d.refused] == [NumbersWrong]
    assert not d.document.tournament.drawn


def test_b10_the_random_draw_is_shown_before_it_is_made(desk):
    d = desk(16, seed="2026")
    d.choose("3")
    shown = list(d.page.model.numbers)
    assert sorted(shown) == list(range(1, 17))
    assert not d.document.tournament.drawn
    assert "SHA-256 of the seed, a newline and the place in the list" in d.page.rule.text
    d.enter()
    tournament = d.document.tournament
    assert tournament.lots.order == lots.at_random(16, "2026")
    assert tournament.lots.seed == "2026"
    assert [d.names.index(f"P{place}") + 1 for place in range(1, 17)] == shown


def test_b10_after_the_first_result_the_numbers_are_locked_with_the_reason(desk):
    d = desk()
    d.choose("1")
    d.enter()
    d.document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert not d.page.draw_button.isEnabled()
    assert not d.page.back_button.isEnabled()
    assert "locked" in d.page.rule.text
    d.choose("4")
    d.enter()
    assert [type(error) for error in d.refused] == [AlreadyStarted]


def test_by_hand_enter_leads_to_the_first_missing_number(desk):
    d = desk()
    d.choose("2")
    d.type(4, 1)
    d.enter()
    assert d.page.focusWidget() is d.page.view
    assert d.page.view.currentIndex().row() == 2
    assert not d.refused


def test_a_draw_can_be_made_again_and_taken_back(desk):
    d = desk(4, seed="2026")
    d.choose("3")
    d.enter()
    assert d.page.draw_button.text() == "These numbers are drawn"
    assert not d.page.draw_button.isEnabled()
    d.choose("1")
    assert d.page.draw_button.text() == "Draw again  Enter"
    d.enter()
    assert d.names == ["P1", "P2", "P3", "P4"]
    d.page.back_button.click()
    assert not d.document.tournament.drawn
    assert isinstance(d.document.last.edit, CancelLots)
    assert d.names == ["P1", "P2", "P3", "P4"]


def test_the_list_before_the_draw_is_the_base_of_every_new_draw(desk):
    d = desk()
    d.document.apply(DrawLots(LotMethod.BY_HAND, (2, 4, 3, 1)))
    d.choose("1")
    d.enter()
    assert d.names == ["P1", "P2", "P3", "P4"]


def test_the_seed_is_that_of_the_tournament_or_a_fresh_one(desk):
    assert desk(4, seed="Malmö 2026").page.seed.text() == "Malmö 2026"
    d = desk()
    first = d.page.seed.text()
    assert len(first) == 9
    assert first.isdigit()
    d.choose("3")
    d.qtbot.keyClicks(d.page.seed, "7")
    assert d.page.model.order() == lots.at_random(4, first + "7")
    assert fresh_seed() != fresh_seed()


def test_fewer_than_three_players_are_told_so(desk):
    d = desk(2)
    assert d.page.empty.isVisible()
    assert d.page.empty.words == "Three players are needed for a draw."
    d.document.apply(AddPlayers((Player("P3"),)))
    assert not d.page.empty.isVisible()


@pytest.mark.parametrize("method", list(LotMethod))
def test_every_way_of_drawing_waits_for_three_players(desk, method):
    """It was chosen before they were there, and while they go one after the other."""
    for size in range(4):
        table = desk(size)
        table.page.model.choose(method, "7")
        table.enter()
        assert not table.document.tournament.drawn or size == 3
    table = desk(3)
    table.page.model.choose(method, "7")
    for left in (2, 1, 0):
        table.document.apply(RemovePlayer(1))
        assert table.page.model.rowCount() == left
        table.enter()
    assert not table.document.tournament.drawn


def test_a_locked_tournament_is_not_drawn(desk):
    d = desk()
    d.document.read_only = True
    d.enter()
    assert len(d.refused) == 1
    assert not d.document.tournament.drawn


def test_it_fits_into_a_narrow_window(desk):
    d = desk(16)
    for width in (600, 900, 1366):
        d.page.resize(width, 500)
        QApplication.sendPostedEvents()
        assert d.page.view.width() >= 120
        assert not d.page.grab().isNull()


def test_by_hand_the_figures_typed_next_are_numbers(desk):
    """The cursor is in the first number; Left leads back to the ways, where figures choose."""
    four = desk()
    four.choose("2")
    assert four.page.focusWidget() is four.page.view
    assert four.page.view.currentIndex().row() == 0
    four.qtbot.keyClick(four.page.view, Qt.Key.Key_Left)
    assert four.page.focusWidget() is four.page.methods


def test_numbers_typed_by_hand_survive_another_way_of_drawing(desk):
    four = desk()
    four.choose("2")
    four.type(4, 1)
    four.choose("3")
    four.choose("2")
    assert list(four.page.model.numbers) == [4, 1, 0, 0]
    assert four.page.view.currentIndex().row() == 2


def test_numbers_that_were_read_from_a_file_can_be_taken_again(qtbot):
    """They are shown as given; after another draw the file's numbers are still a way."""
    table = replace(without_rounds(drawn(4)), lots=Lots(LotMethod.FROM_FILE, (2, 1, 4, 3)))
    document, page = page_over(qtbot, table)
    assert page.model.numbers == [2, 1, 4, 3]
    assert page.draw_button.text() == "These numbers are drawn"
    assert page.rule.text == "Everybody keeps the number that he had in the file."

    qtbot.keyClicks(page.methods, "1")
    page.draw()
    assert document.tournament.lots.method is LotMethod.AS_LISTED
    assert document.tournament.rounds_known
    qtbot.keyClicks(page.methods, "6")
    page.draw()
    given = document.tournament.lots
    assert (given.method, given.order) == (LotMethod.FROM_FILE, (2, 1, 4, 3))
    assert document.tournament.players == table.players


def test_a_table_without_numbers_can_still_be_drawn(qtbot):
    """Nobody has drawn yet, although there are games."""
    document, page = page_over(qtbot, without_rounds(drawn(4)))
    assert page.draw_button.text() == "Draw lots  Enter"

    page.draw()
    assert not document.tournament.numbers_assumed


CODES = ["AUT"] * 4 + ["BEL"] * 3 + ["CZE"] * 3 + ["DEN"] * 2


def federations(qtbot, codes, seed="2"):
    players = tuple(Player(f"P{n:02}", federation=code) for n, code in enumerate(codes))
    document, page = page_over(
        qtbot, Tournament(regulations=Regulations(seed=seed), players=players)
    )
    page.focus_first()
    qtbot.keyClicks(page.methods, "5")
    return document, page


def test_restricted_draw_one_after_the_other_and_then_accepted(qtbot):
    """Space draws, Backspace takes back, Enter draws the rest, and only then gives the numbers."""
    document, page = federations(qtbot, CODES)
    for _ in range(3):
        qtbot.keyClick(page.methods, Qt.Key.Key_Space)
    qtbot.keyClick(page.methods, Qt.Key.Key_Backspace)
    assert page.model.drawn == 2
    shown = [page.model.number_in(row) for row in range(12)]
    assert shown[2:] == [0] * 10
    assert page.draw_button.text() == "Draw all  Enter"
    qtbot.keyClick(page.methods, Qt.Key.Key_Return)
    assert not document.tournament.drawn
    assert page.draw_button.text() == "Accept numbers  Enter"
    qtbot.keyClick(page.methods, Qt.Key.Key_Return)
    given = document.tournament.lots
    assert given.method is LotMethod.RESTRICTED
    assert given.seed == "2"
    assert [given.order.index(place) + 1 for place in given.record.sequence[:2]] == shown[:2]
    assert len(given.record.envelopes) == 12
    assert len(given.record.at) == len("2026-04-30T18:05")
    assert not page.next_button.isVisible()


def test_flaw_of_the_table_for_twelve_is_named_and_its_repair_offered(qtbot):
    """With this seed 6 and 12 are countrymen; in the mended sets nobody meets."""
    _, page = federations(qtbot, CODES)
    assert page.check.repaired.isVisible()
    assert "6 and 12" in page.check.flaw.text
    page.model.draw_all()
    assert "6–12 (BEL, round 11)" in page.check.met.text
    page.check.repaired.click()
    assert page.model.drawn == 0
    page.model.draw_all()
    assert page.check.met.text == "No countrymen meet in the last three rounds."
    assert "Mended" in page.check.flaw.text


def test_other_fields_have_no_repair_to_offer(qtbot):
    _, page = federations(qtbot, CODES[:11])
    assert not page.check.repaired.isVisible()
    assert page.check.flaw.text == ""


def test_countrymen_in_numbers_drawn_by_hand_are_named(qtbot):
    """The envelopes may have been of paper."""
    players = tuple(
        Player(f"P{n}", federation=code) for n, code in enumerate(["SWE", "SWE", "NOR", "NOR"])
    )
    _, page = page_over(qtbot, Tournament(players=players))
    page.focus_first()
    qtbot.keyClicks(page.methods, "2")
    for row, number in enumerate((1, 4, 2, 3)):
        page.model.setData(page.model.index(row, LotColumn.NUMBER), str(number))
    assert page.check.met.text.startswith("Countrymen in the last three rounds: 1–4 (SWE, round 1)")


def test_who_was_present_stands_in_the_protocol(qtbot):
    """Also when he is named after the draw, whose time is kept."""
    document, page = federations(qtbot, CODES)
    page.methods.choose(LotMethod.AT_RANDOM)
    page.present.setText(" all  players ")
    page.draw()
    first = document.tournament.lots
    assert first.record.present == "all players"
    assert first.record.sequence == ()
    assert not page.draw_button.isEnabled()
    page.present.setText("all players, the arbiter")
    assert page.draw_button.text() == "Write into the protocol  Enter"
    page.draw()
    again = document.tournament.lots
    assert (again.order, again.record.at) == (first.order, first.record.at)
    assert again.record.present == "all players, the arbiter"


def test_f11_shows_the_draw_on_the_whole_screen_and_esc_leaves_it(qtbot):
    _, page = federations(qtbot, CODES)
    page.show_audience()
    audience = page._audience
    assert audience.isVisible()
    qtbot.keyClick(audience, Qt.Key.Key_Space)
    assert page.model.drawn == 1
    page.show_audience()
    assert page._audience is audience
    qtbot.keyClick(audience, Qt.Key.Key_Escape)
    assert page._audience is None


def test_drawn_so_far_survives_another_page_over_the_same_view(qtbot):
    """A change of language builds the page anew."""
    document, page = federations(qtbot, CODES)
    page.model.draw_next()
    again = LotsPage(document, page._state)
    qtbot.addWidget(again)
    assert again.model.drawn == 1
    assert again.model.method is LotMethod.RESTRICTED

"""The tournament dialog sets everything in one step, and says what follows."""

from __future__ import annotations

import pytest

from arbiter.document.document import Document
from arbiter.domain.calendar_edits import SwapRounds
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.edits import SetResult, SetTournament
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, Scoring
from arbiter.domain.tournament import UNRATED_LEFT_OUT, Event, Tournament
from arbiter.ui import tournament_dialog as module
from arbiter.ui.settings import Settings
from arbiter.ui.tournament_dialog import TournamentDialog
from tests.boards import drawn, f6


@pytest.fixture
def opened(qtbot):
    """Builds the dialog over a tournament."""

    def open_dialog(tournament: Tournament) -> TournamentDialog:
        dialog = TournamentDialog(Document(tournament), Settings())
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def _answer(monkeypatch, reason: str) -> list[str]:
    """Answers the next question with *reason*, or keeps the old order; its headline is kept."""
    asked: list[str] = []

    def answer(consequence: str, parent: object) -> str:
        asked.append(consequence)
        return reason

    monkeypatch.setattr(module, "ask_order_reason", answer)
    return asked


def test_everything_is_one_step(opened) -> None:
    """Name, place, dates, arbiter, cycles, points, tie-breaks: one undo."""
    dialog = opened(drawn(6))
    dialog.name.setText(" Club  final ")
    dialog.place.setText("Malmö")
    dialog.federation.setText("swe")
    dialog.start.setText("6.5.2026")
    dialog.end.setText("2026-05-20")
    dialog.arbiter.setText("Ekström, Birgitta")
    dialog.calendar.cycles.setCurrentIndex(1)
    dialog.points.setCurrentIndex(1)
    dialog.tie_breaks.move_down()
    dialog.save()
    document = dialog._document

    assert document.tournament.event == Event(
        "Club final", "Malmö", "SWE", "2026-05-06", "2026-05-20", "Ekström, Birgitta"
    )
    rules = document.tournament.regulations
    assert (rules.cycles, rules.scoring) == (2, FOOTBALL)
    assert rules.tie_breaks == ("SB", "DE", "WIN", "KS")
    assert document.tournament.rounds == 10
    assert len(document.journal()) == 1


def test_b10_the_first_result_locks_calendar_and_points(opened) -> None:
    """They are shown, can't be changed, and the reason stands beside them."""
    dialog = opened(f6())

    assert not dialog.calendar.cycles.isEnabled()
    assert not dialog.points.isEnabled()
    assert not dialog.calendar.exchange.isEnabled()
    assert "locked" in dialog._locked.text()
    assert dialog.tie_breaks.isEnabled()


def test_b04_the_exchange_is_offered_for_more_than_one_cycle(opened) -> None:
    """Switched on at first."""
    dialog = opened(drawn(6))
    assert not dialog.calendar.exchange.isEnabled()

    dialog.calendar.cycles.setCurrentIndex(1)
    assert dialog.calendar.exchange.isEnabled()
    assert dialog.calendar.exchange.isChecked()


def test_b04_the_exchange_is_locked_by_the_first_result(opened) -> None:
    """In a double round it can be switched before, and not after."""
    before = drawn(6, cycles=2)
    assert opened(before).calendar.exchange.isEnabled()

    dialog = opened(SetResult(1, 6, 1, Result.DRAW)(before))
    assert not dialog.calendar.exchange.isEnabled()
    assert dialog.calendar.exchange.isChecked()


def test_what_another_order_changes_is_said_at_once(opened) -> None:
    """With names and places, before anything is saved."""
    dialog = opened(f6(tie_breaks=("SB", "DE")))
    dialog.tie_breaks.move_down()

    assert dialog._consequence.text().startswith("With this order 2 places change: Player 1 1")
    assert dialog._document.tournament.regulations.tie_breaks == ("SB", "DE")


@pytest.mark.parametrize("sure", [True, False])
def test_b29_another_order_after_the_start_is_asked_about(opened, monkeypatch, sure: bool) -> None:
    """The question names the consequence; without a reason the old order and the dialog stay."""
    asked = _answer(monkeypatch, "as announced" if sure else "")
    dialog = opened(f6(tie_breaks=("SB", "DE")))
    dialog.tie_breaks.move_down()
    assert dialog._warning.text() == (
        "All games have been reported, so the journal will ask for a reason."
    )
    dialog.save()

    assert asked[0].startswith("With this order 2 places change")
    codes = dialog._document.tournament.regulations.tie_breaks
    assert codes == (("DE", "SB") if sure else ("SB", "DE"))
    assert dialog.isVisible() is not sure
    assert dialog._document.tournament.regulations.order_reason == ("as announced" if sure else "")


def test_an_order_that_changes_no_place_any_more_is_not_asked_about(opened, monkeypatch) -> None:
    """All games reported, nobody moves: it is saved, and the foot has said so."""
    asked = _answer(monkeypatch, "")
    dialog = opened(f6(tie_breaks=("DE", "SB", "WIN")))
    dialog.tie_breaks.list.setCurrentRow(2)
    dialog.tie_breaks.remove_current()
    assert dialog._consequence.text() == "With this order no place changes."
    assert dialog._warning.text() == "The new order will stand in the journal."
    dialog.save()

    assert asked == []
    assert dialog._document.tournament.regulations.tie_breaks == ("DE", "SB")


def test_an_order_that_may_change_a_place_yet_is_asked_about(opened, monkeypatch) -> None:
    """One game is reported, no place changes now; the question says that some may."""
    asked = _answer(monkeypatch, "an appeal")
    dialog = opened(SetResult(1, 6, 1, Result.DRAW)(drawn(6)))
    dialog.tie_breaks.preset.order_chosen.emit(("SB",))
    assert dialog._warning.text() == ("Round 1 is under way, so the journal will ask for a reason.")
    dialog.save()

    assert asked == ["With this order no place changes now; with 14 games open it may in the end."]


def test_a_preset_is_one_step_with_the_rest(opened) -> None:
    """It fills the list in the dialog; nothing has happened before Save."""
    dialog = opened(drawn(6))
    assert dialog.tie_breaks.preset.currentText() == "ChessLivo"
    dialog.tie_breaks.preset.order_chosen.emit(("DE", "SB", "WIN", "BPG", "LOT"))
    assert dialog.seed.isVisible()
    assert dialog._document.journal() == []

    dialog.save()
    assert dialog._document.tournament.regulations.tie_breaks[-1] == "LOT"
    assert len(dialog._document.journal()) == 1


def test_own_points(opened) -> None:
    """Typed as arbiters write them; nonsense is said, and can't be saved."""
    dialog = opened(drawn(4))
    dialog.points.setCurrentIndex(2)
    dialog.own_points.setText("1-3-0")
    assert not dialog.save_button.isEnabled()
    assert "1-3-0" in dialog._consequence.text()

    dialog.own_points.setText("2-1-0")
    dialog.save()
    assert dialog._document.tournament.regulations.scoring == Scoring(4, 2, 0, 0)


@pytest.mark.parametrize(
    ("start", "end", "said"),
    [("soon", "", "“soon” is not a day"), ("6.5.2026", "1.5.2026", "before the first")],
)
def test_dates_that_make_no_sense(opened, start: str, end: str, said: str) -> None:
    """One sentence at the foot."""
    dialog = opened(drawn(4))
    dialog.start.setText(start)
    dialog.end.setText(end)

    assert said in dialog._consequence.text()
    assert not dialog.save_button.isEnabled()


def test_a_seed_is_asked_for_where_lots_decide(opened) -> None:
    """Only then."""
    dialog = opened(drawn(4))
    assert not dialog.seed.isVisible()

    dialog.tie_breaks.level.setCurrentIndex(1)
    dialog.seed.setText("2026")
    dialog.save()
    assert dialog._document.tournament.regulations.seed == "2026"


def test_what_was_not_touched_stays_as_it_was(opened) -> None:
    """Saved without a change, nothing has happened."""
    before = SetTournament(Event("Cup", start="2026-05-06"), f6().regulations)(f6())
    dialog = opened(before)
    dialog.save()

    assert dialog._document.tournament == before
    assert dialog._document.journal() == []


def test_result_keys_are_remembered(opened) -> None:
    """They belong to the person, not to the tournament."""
    dialog = opened(drawn(4))
    dialog.keys.setCurrentIndex(dialog.keys.findData("123"))
    dialog.save()

    assert dialog._settings.result_keys == "123"


def test_read_only_can_be_looked_at(qtbot) -> None:
    """Nothing can be saved."""
    document = Document(drawn(4))
    document.read_only = True
    dialog = TournamentDialog(document, Settings())
    qtbot.addWidget(dialog)

    assert not dialog.save_button.isEnabled()
    assert dialog.name.isReadOnly()


def test_a_closed_tournament_is_only_shown(opened) -> None:
    """Every field is locked, and the sentence says what to do."""
    dialog = opened(CloseTournament()(f6()))

    assert dialog.name.isReadOnly()
    assert not dialog.tie_breaks.isEnabled()
    assert not dialog.save_button.isEnabled()
    assert dialog._locked.text().startswith("The tournament is closed.")


def test_a_league_is_chosen_with_its_words(opened) -> None:
    """Calendar and words are one step, and what follows is said before."""
    dialog = opened(drawn(8))
    dialog.calendar.cycles.setCurrentIndex(1)
    dialog.calendar.order.setCurrentIndex(1)
    dialog.calendar.venues.setChecked(True)

    assert "2 to 7, then 1" in dialog.calendar.words.text
    assert not dialog.calendar.exchange.isEnabled()
    dialog.save()
    tournament = dialog._document.tournament
    assert (tournament.regulations.league, tournament.regulations.home_and_away) == (True, True)
    first = tournament.boards(1)[0]
    assert (first.white, first.black) == (8, 1)
    assert len(dialog._document.journal()) == 1


def test_the_words_can_be_changed_after_the_start_the_calendar_not(opened) -> None:
    """Home and away change nothing that counts."""
    dialog = opened(f6())
    assert not dialog.calendar.order.isEnabled()
    dialog.calendar.venues.setChecked(True)
    dialog.save()
    assert dialog._document.tournament.regulations.home_and_away


def test_changes_by_hand_that_would_go_are_said(opened) -> None:
    """Another calendar is made by its table."""
    dialog = opened(SwapRounds(1, 2)(drawn(6)))
    assert not dialog._warning.text()
    dialog.calendar.cycles.setCurrentIndex(1)
    assert "changed by hand" in dialog._warning.text()


def test_what_the_regulations_choose_is_saved_with_them(opened) -> None:
    """Where a tie-break of the list depends on it."""
    dialog = opened(drawn(6))
    assert dialog.switches.isHidden()
    dialog.tie_breaks.set_codes(("SB", "ARO", "WON"))
    assert not dialog.switches.isHidden()

    dialog.switches.unrated.setCurrentIndex(2)
    dialog.switches.forfeits.setChecked(True)
    dialog.save()

    rules = dialog._document.tournament.regulations
    assert (rules.unrated, rules.forfeit_wins_played) == (UNRATED_LEFT_OUT, True)
    assert rules.tie_breaks == ("SB", "ARO", "WON")


def test_another_choice_of_the_regulations_after_the_start_is_asked_about(
    opened, monkeypatch
) -> None:
    """It changes places as an order does."""
    asked = _answer(monkeypatch, "")
    tournament = SetResult(1, 6, 1, Result.WHITE_WINS)(drawn(6, tie_breaks=("WON",)))
    dialog = opened(tournament)
    dialog.switches.forfeits.setChecked(True)
    dialog.save()

    assert len(asked) == 1
    assert not dialog._document.tournament.regulations.forfeit_wins_played


def test_what_reports_ask_for_is_saved_with_the_rest(opened, monkeypatch) -> None:
    """The details come from a dialog of their own, and are kept where it isn't opened."""
    from arbiter.ui import event_details_dialog

    dialog = opened(drawn(4))

    class Details(event_details_dialog.EventDetailsDialog):
        def exec(self) -> int:
            self.organiser.setText("Lunds ASK")
            return self.DialogCode.Accepted

    monkeypatch.setattr(event_details_dialog, "EventDetailsDialog", Details)
    dialog.details_button.click()
    dialog.name.setText("Cup")
    dialog.save()

    event = dialog._document.tournament.event
    assert (event.name, event.organiser) == ("Cup", "Lunds ASK")
    again = TournamentDialog(dialog._document, Settings())
    again.place.setText("Lund")
    again.save()
    assert dialog._document.tournament.event.organiser == "Lunds ASK"

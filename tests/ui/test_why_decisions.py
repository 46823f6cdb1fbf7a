"""What Why? says of play-offs and orders by hand."""

from __future__ import annotations

from arbiter.domain.edits import SetResult
from arbiter.domain.play_off_edits import SetManualOrder, SetPlayOffs
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import PlayOff
from arbiter.ui.why_decisions import by_hand_sentence, idle_sentences
from arbiter.ui.why_text import why
from tests.formats.documents.test_decisions import FOUR


def test_a_play_off_is_opened_with_its_addends() -> None:
    games = (PlayOff(1, 2, 3, 1), PlayOff(3, 4, 2, 2))
    ranking = standings(SetPlayOffs((1, 2, 3, 4), games)(FOUR))
    said = why(ranking, 1)
    assert said.code == "PO"
    assert said.sentence.endswith("Play-off decides: 1.5 against 1.")
    assert said.formula == "1.5 = 1½ Berg"
    assert [(row.opponent, row.value) for row in said.rows][-1] == ("Play-off", "1.5")


def test_an_order_by_hand_says_its_reason_and_opens_the_usual_tie_break() -> None:
    ranking = standings(SetManualOrder((4, 3, 2, 1), "lots in the hall")(FOUR))
    said = why(ranking, 4)
    assert said.heading == "Dahl 1st, ahead of Cole"
    assert said.sentence.endswith("The arbiter ordered them by hand: lots in the hall.")
    assert said.code == "SB"
    assert by_hand_sentence(ranking.tournament, (1, 2, 3, 4)).endswith("lots in the hall.")


def test_what_is_silent_is_said_of_those_whom_it_is_about() -> None:
    decided = SetManualOrder((4, 3, 2, 1), "lots")(FOUR)
    corrected = standings(SetResult(1, 2, 1, Result.WHITE_WINS)(decided))
    assert len(idle_sentences(corrected, 3)) == 1
    assert "order by hand says nothing any more" in why(corrected, 3).sentence
    assert "order by hand says nothing any more" in why(corrected, 1).sentence
    alone = standings(SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(FOUR))
    assert "play-off decides nothing" in why(alone, 1).sentence
    assert idle_sentences(alone, 3) == []

"""The columns of points, places and tie-breaks, and their legend."""

from __future__ import annotations

from fractions import Fraction

from arbiter.domain.edits import SetResult
from arbiter.domain.lots import lot_sum, shown_sum
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import ranking
from arbiter.formats.words import words
from tests.boards import c4, drawn, f6, seed, t5, tec, without_rounds


def test_heads_say_what_is_not_used_for_places() -> None:
    """SB and SSB always have a column; parentheses mark the idle one."""
    order = standings(seed(tie_breaks=("WIN",)))

    heads = [ranking.tie_break_head(order, code, words("ru")) for code in order.columns]
    assert heads == ["ПОБ", "(КБ)", "(УБ)"]


def test_what_decided_is_known() -> None:
    """In the founding example only SB decided, for Sidorov and Kuznetsov."""
    assert ranking.deciding(standings(seed())) == {(3, "SB"), (4, "SB")}
    assert ranking.deciding(standings(t5())) == {(number, "DE") for number in (2, 3, 4)}
    assert ranking.deciding(standings(c4(tie_breaks=("SB",)))) == frozenset()


def test_all_who_were_asked_are_bold() -> None:
    """In the exercise DE puts Alyx above Bruno and Charline, who stay level: all three."""
    decided = ranking.deciding(standings(tec(tie_breaks=("DE",))))

    assert {number for number, code in decided if number <= 3} == {1, 2, 3}


def test_columns_that_decided_nothing_go_first() -> None:
    """In a crosstable DE stays longer where it put somebody above another."""
    decisive = {
        c.key: c for c in ranking.tie_break_columns(standings(t5()), words("en"), crowded=True)
    }
    idle = {
        c.key: c for c in ranking.tie_break_columns(standings(seed()), words("en"), crowded=True)
    }

    assert decisive["DE"].floor < idle["DE"].floor
    assert idle["WIN"].keep > idle["DE"].keep > 0
    assert idle["SB"].keep == idle["SSB"].keep == 0


def test_cells_hold_picture_and_number() -> None:
    """Sidorov's row: 4 points, SB 9; DE of a player who was alone is empty."""
    order = standings(seed())
    row = order.of(1)
    cells = dict(zip(order.columns, ranking.tie_break_cells(order, row, words("ru"))))

    assert cells["SB"].text == "11,75"
    assert cells["SB"].value == "11.75"
    assert cells["SSB"].value == "7.5"
    assert cells["DE"].text == ""
    assert cells["DE"].value is None
    assert ranking.points_cell(order.of(2)).text == "4½"
    assert ranking.points_cell(order.of(2)).value == "4.5"
    assert ranking.number(Fraction(-25, 2)) == "-12.5"


def test_no_places_before_the_first_result() -> None:
    """Everybody sharing place 1–4 would say nothing."""
    before, after = drawn(4), SetResult(1, 2, 1, Result.DRAW)(drawn(4))

    assert ranking.place_cell(standings(before).of(1), before, words("en")).text == ""
    assert ranking.place_cell(standings(after).of(1), after, words("en")).text == "1–2"
    assert all(
        c.text == ""
        for c in ranking.tie_break_cells(standings(before), standings(before).of(1), words("en"))
    )


def test_groups_of_equal_points() -> None:
    """Two leaders of F6, then one by one."""
    groups = ranking.level_on_points(standings(f6()))

    assert [len(group) for group in groups] == [2, 1, 1, 1, 1]


def test_rules_name_the_scoring() -> None:
    """The factors of the sum are those of the regulations."""
    assert "(1, ½, 0)" in ranking.rule_text(standings(seed()), "SB", words("en"))
    football = standings(seed(scoring=FOOTBALL))
    assert "(3, 1, 0)" in ranking.rule_text(football, "SB", words("en"))


def test_legend_of_a_tie_break_nobody_needed() -> None:
    """Its column is gone, so its line stays and says so; on a crosstable it goes as well."""
    order = standings(drawn_with_one_leader())
    kept = {note.term: note for note in ranking.rule_notes(order, words("en"), all_of_them=True)}
    gone = {note.term: note for note in ranking.rule_notes(order, words("en"), all_of_them=False)}

    assert kept["DE"].text.endswith("Not needed here.")
    assert kept["DE"].keys == ()
    assert gone["DE"].keys == ("DE",)
    assert not gone["DE"].text.endswith("Not needed here.")


def drawn_with_one_leader() -> Tournament:
    """Three players with 2, 1 and 0 points."""
    tournament = drawn(3)
    for first, second in ((1, 2), (1, 3), (2, 3)):
        white = tournament.game(first, second).white == first
        result = Result.WHITE_WINS if white else Result.BLACK_WINS
        tournament = SetResult(first, second, 1, result)(tournament)
    return tournament


def test_b26_shared_places_are_marked_as_no_ranking() -> None:
    """Whoever shares a place stands by number, and the sheet says that this is no order."""
    notes = ranking.ranking_notes(standings(c4(tie_breaks=("SB",))), words("en"), bold=False)

    assert [note.text for note in notes] == [words("en")["note.shared"]]
    assert ranking.ranking_notes(standings(seed()), words("en"), bold=True)[0].text.startswith(
        "A value in bold"
    )


def test_a_lot_names_its_seed_and_sums() -> None:
    """Those who drew, in the order drawn; where nobody had to, only the rule."""
    order = standings(c4(tie_breaks=("LOT",), seed="2026"))
    text = ranking.rule_notes(order, words("en"), all_of_them=True)[0].text
    drew = sorted((1, 2, 3), key=lambda number: lot_sum("2026", number))
    sums = ", ".join(f"no. {number} {shown_sum('2026', number)}" for number in drew)
    assert f"Seed: 2026; {sums}." in text

    alone = standings(drawn_with_one_leader(), ("LOT",))
    assert "Seed" not in ranking.rule_notes(alone, words("en"), all_of_them=True)[0].text


def test_a_tie_break_that_counts_unknown_colours_says_so() -> None:
    """On paper it has no values, and the legend gives the reason."""
    order = standings(without_rounds(tec()), ("BPG", "SB"))
    for all_of_them in (True, False):
        notes = ranking.rule_notes(order, words("en"), all_of_them=all_of_them)

        assert notes[0].text.endswith("Colours are not known, so it decides nothing.")
        assert notes[0].keys == ()
    assert not ranking.tie_break_cells(order, order.rows[0], words("en"))[0].text

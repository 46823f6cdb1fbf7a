from dataclasses import replace

from arbiter.formats.recognition.recognised import Choices, TableKind
from arbiter.formats.recognition.sheet_choice import candidates, with_choices
from tests.formats.recognition.drawn import book, sheet

LIST = sheet("No|Name|Elo\n1|Berg|1900\n2|Li|1800\n3|Wu|1700")
FULL = sheet("No|Name|Elo|Born|Club\n1|Berg|1900|1990|Lund\n2|Li|1800|1991|Oslo")
RANKING = sheet("Rk|Name|Elo|Fed|Pts|TB1\n1|Berg|1900|SWE|2|3\n2|Li|1800|CHN|1|1")
CROSSTABLE = sheet("No|Name|1|2|3|Pts\n1|Berg|*|1|½|1½\n2|Li|0|*|1|1\n3|Wu|½|0|*|½")
PAIRINGS = sheet("Rd|White|Res|Black\n1|Li|1-0|Wu\n2|Berg|1-0|Li\n3|Wu|½|Berg")


def order(*sheets, **choices) -> list[tuple[int, TableKind]]:
    found = candidates(book(*sheets), Choices(**choices))
    return [(candidate.place, candidate.kind) for candidate in found]


def test_games_come_before_players_and_rounds_before_a_crosstable():
    assert order(LIST, CROSSTABLE, PAIRINGS) == [
        (2, TableKind.PAIRINGS),
        (1, TableKind.CROSSTABLE),
        (0, TableKind.PARTICIPANTS),
    ]


def test_a_whole_crosstable_comes_before_a_single_round():
    one_round = sheet("Rd|White|Res|Black\n1|Li|1-0|Wu")

    assert order(one_round, CROSSTABLE)[0] == (1, TableKind.CROSSTABLE)


def test_of_two_lists_the_one_that_knows_more_comes_first_but_a_ranking_last():
    assert [place for place, _ in order(RANKING, LIST, FULL)] == [2, 1, 0]


def test_hidden_sheets_and_sheets_not_asked_for_are_passed_over():
    assert order(replace(LIST, hidden=True), FULL) == [(1, TableKind.PARTICIPANTS)]
    assert order(LIST, FULL, sheet=0) == [(0, TableKind.PARTICIPANTS)]
    assert order(CROSSTABLE, kind=TableKind.PARTICIPANTS) == [(0, TableKind.PARTICIPANTS)]
    assert order(LIST, kind=TableKind.PAIRINGS) == []


def test_without_headings_most_columns_have_to_be_known():
    assert order(sheet("Berg, Anna|1900\nLi, Bo|1800")) == [(0, TableKind.PARTICIPANTS)]
    assert order(sheet("Apples|3|7\nPears|4|9")) == []


def test_without_headings_a_column_of_scores_makes_it_no_list_of_players():
    assert order(sheet("Adams|Baker|2-0\nClark|Davis|1½-½\nEvans|Ford|1 : 1")) == []


def test_lists_of_games_are_no_lists_of_players():
    assert order(sheet("No|Name|Rd|Opponent|Result\n1|Berg|1|Li|1\n1|Berg|2|Wu|0")) == []
    assert (
        order(sheet("Rd|Pair|White – Black|Result\n1|1–2|Berg – Li|1–0\n2|1–3|Li – Wu|1–0")) == []
    )


def test_what_the_arbiter_says_of_columns_is_heard_by_the_table_that_was_chosen():
    (found,) = candidates(book(LIST), Choices())

    assert with_choices(found, Choices()) is found
    assert with_choices(found, Choices(fields={3: ""})).layout.fields == ("number", "name", "")

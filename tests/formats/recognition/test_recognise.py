from dataclasses import replace

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.scoring import FOOTBALL, STANDARD
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.recognise import MOST_PLAYERS, recognise
from arbiter.formats.recognition.recognised import Choices, TableKind
from arbiter.formats.source.book import Book
from tests.formats.recognition.drawn import book, sheet

LIST = sheet(
    "No|Name|Born|FIDE ID|Elo|Club\n1|Berg, Anna|1990|170|2100|Lund\n2|Li, Bo|2001|180|2000|Oslo\n"
    "3|Wu, Ai|1985|190|1900|Malmö",
    "Players",
)
CROSSTABLE = sheet(
    "No|Name|1|2|3|Pts\n1|Berg, Anna|*|1|½|1½\n2|Li, Bo|0|*|1|1\n3|Wu, Ai|½|0|*|½", "Crosstable"
)
PAIRINGS = sheet(
    "Rd|Bo|No.|White|Res|Black|No.\n1|1|2|Li, Bo|1-0|Wu, Ai|3\n2|1|1|Berg, Anna|1-0|Li, Bo|2\n"
    "3|1|3|Wu, Ai|½-½|Berg, Anna|1",
    "Rounds",
)
NOTES = sheet("Remember\nto book the hall for the whole of the week and order the coffee", "Notes")


def said(found) -> list[tuple[Doubtful, str]]:
    return [(finding.about, finding.found) for finding in found.findings]


@pytest.mark.parametrize(
    ("page", "kind"),
    [
        (LIST, TableKind.PARTICIPANTS),
        (CROSSTABLE, TableKind.CROSSTABLE),
        (PAIRINGS, TableKind.PAIRINGS),
    ],
)
def test_what_a_sheet_holds_is_found_out(page, kind):
    recognised = recognise(book(page))

    assert recognised.kind is kind
    assert [player.name for player in recognised.tournament.players] == [
        "Berg, Anna",
        "Li, Bo",
        "Wu, Ai",
    ]
    assert recognised.grave == ()


def test_of_several_sheets_the_one_that_tells_most_is_read_and_the_others_are_named():
    recognised = recognise(book(NOTES, CROSSTABLE, PAIRINGS))

    assert (recognised.kind, recognised.sheet) == (TableKind.PAIRINGS, 2)
    assert said(recognised)[0] == (Doubtful.SHEETS_LEFT, "Notes, Crosstable")


def test_pairings_on_a_sheet_that_was_not_read_are_to_be_looked_at():
    """A book may hold a sheet for each round; one of them is not the whole tournament."""
    first = sheet("Bo|No.|White|Res|Black|No.\n1|2|Li, Bo|1-0|Wu, Ai|3", "Round 1")
    recognised = recognise(book(PAIRINGS, first))

    assert [(f.about, f.found) for f in recognised.complaints] == [
        (Doubtful.SHEETS_LEFT, "Round 1")
    ]
    assert recognise(book(PAIRINGS, CROSSTABLE)).complaints == ()


@pytest.mark.parametrize("games", [CROSSTABLE, PAIRINGS])
def test_a_list_of_players_on_another_sheet_adds_what_it_knows(games):
    recognised = recognise(book(LIST, games))

    assert recognised.sheet == 1
    assert recognised.tournament.players == recognise(book(LIST)).tournament.players
    assert recognised.complaints == ()
    assert Doubtful.SHEETS_LEFT not in {about for about, _ in said(recognised)}


def test_the_list_adds_what_it_knows_to_a_sheet_that_was_asked_for_too():
    recognised = recognise(book(LIST, CROSSTABLE, PAIRINGS), Choices(sheet=1))

    assert recognised.kind is TableKind.CROSSTABLE
    assert recognised.tournament.players == recognise(book(LIST)).tournament.players
    assert said(recognised)[0] == (Doubtful.SHEETS_LEFT, "Rounds")


def test_a_list_of_others_adds_nothing():
    others = sheet("No|Name|Born\n1|Ek, Jo|1990\n2|Oz, Al|2001\n3|Kim, Ro|1985", "Juniors")
    recognised = recognise(book(others, CROSSTABLE))

    assert not any(player.birth for player in recognised.tournament.players)
    assert said(recognised)[0] == (Doubtful.SHEETS_LEFT, "Juniors")


def test_what_the_table_of_games_says_itself_stays():
    games = sheet(
        "No|Name|Elo|1|2|3|Pts\n1|Berg, Anna|2111|*|1|½|1½\n2|Li, Bo||0|*|1|1\n3|Wu, Ai||½|0|*|½"
    )
    players = recognise(book(LIST, games)).tournament.players

    assert [player.rating_fide for player in players] == [2111, 2000, 1900]


def test_a_pairing_of_somebody_whom_the_list_does_not_hold_is_named():
    games = replace(PAIRINGS, rows=PAIRINGS.rows)
    strange = sheet(
        "Rd|Bo|No.|White|Res|Black|No.\n1|1|2|Li, Bo|1-0|Ek, Jo|3\n2|1|1|Berg, Anna|1-0|Li, Bo|2\n"
        "3|1|3|Ek, Jo|½-½|Berg, Anna|1"
    )
    assert Doubtful.NAME_NOT_LISTED not in {
        about for about, _ in said(recognise(book(LIST, games)))
    }
    assert (Doubtful.NAME_NOT_LISTED, "Ek, Jo") in said(recognise(book(LIST, strange)))


def test_pairings_by_number_alone_take_the_names_from_the_list():
    numbers = sheet("Rd|Bo|White|Res|Black\n1|1|2|1-0|3\n2|1|1|1-0|2\n3|1|3|½-½|1", "Rounds")
    recognised = recognise(book(LIST, numbers))

    assert recognised.tournament.players == recognise(book(LIST)).tournament.players
    assert recognised.grave == ()
    assert {finding.about for finding in recognise(book(numbers)).grave} == {Doubtful.NO_NAME}


def test_a_hidden_sheet_is_named_and_read_only_if_asked_for():
    hidden = replace(PAIRINGS, hidden=True)
    recognised = recognise(book(LIST, hidden))

    assert recognised.kind is TableKind.PARTICIPANTS
    assert said(recognised) == [(Doubtful.SHEET_HIDDEN, "Rounds")]
    assert recognise(book(LIST, hidden), Choices(sheet=1)).kind is TableKind.PAIRINGS


def test_the_arbiter_may_want_another_sheet_or_another_kind():
    assert recognise(book(LIST, PAIRINGS), Choices(sheet=0)).kind is TableKind.PARTICIPANTS
    wanted = Choices(kind=TableKind.PARTICIPANTS)
    assert recognise(book(CROSSTABLE), wanted).kind is TableKind.PARTICIPANTS


def test_what_the_arbiter_says_of_a_column_is_kept_with_what_was_understood():
    choices = Choices(fields={6: ""}, left_out=frozenset({4}))
    recognised = recognise(book(LIST, NOTES), choices)

    assert recognised.choices == choices
    assert [player.club for player in recognised.tournament.players] == ["", ""]


@pytest.mark.parametrize(
    "pages",
    [(), (NOTES,), (sheet("Product|Price|Stock\nApples|3|7"),), (sheet("1|2|3\n4|5|6"),)],
)
def test_where_nothing_is_found_the_file_is_refused(pages):
    with pytest.raises(NotImported) as refused:
        recognise(book(*pages))
    assert refused.value.why is Refusal.NO_TABLE


def test_a_swiss_is_refused_but_its_list_of_players_is_read():
    swiss = sheet(
        "Rk|Name|1.Rd|2.Rd|Pts\n1|Berg, Anna|4w1|2b1|2\n2|Li, Bo|5b1|1w0|1\n3|Wu, Ai|6w½|4b½|1\n"
        "4|Ek, Jo|1b0|3w½|½\n5|Oz, Al|2w0|6b½|½\n6|Kim, Ro|3b½|5w½|1",
        "Ranking",
    )
    with pytest.raises(NotImported) as refused:
        recognise(book(swiss))
    assert refused.value.why is Refusal.SWISS
    with pytest.raises(NotImported):
        recognise(book(swiss, LIST), Choices(sheet=0))
    recognised = recognise(book(swiss, LIST))
    assert recognised.kind is TableKind.PARTICIPANTS
    assert said(recognised)[0] == (Doubtful.SHEETS_LEFT, "Ranking")


def test_the_name_of_the_event_stands_above_the_table():
    assert recognise(book(sheet("Autumn Open\nName|Elo\nBerg|1900"))).tournament.event.name == (
        "Autumn Open"
    )


def test_letters_that_might_be_others_are_mentioned():
    text: Book = replace(book(LIST), encoding="cp1251", encodings=("cp1251", "koi8-r"))

    (finding,) = recognise(text).findings
    assert (finding.about, finding.weight) == (Doubtful.ENCODING_GUESSED, Weight.NOTE)
    assert (finding.found, finding.other) == ("cp1251", "koi8-r")


def test_somebody_listed_already_is_named():
    recognised = recognise(book(LIST), listed=[Player("Li, Bo", fide_id="180")])

    assert [(f.about, f.row, f.other) for f in recognised.findings] == [(Doubtful.LISTED, 3, "1")]


def test_a_list_of_a_whole_country_is_not_taken_for_a_tournament():
    rows = [f"{n}|Berg, A{n}|2000" for n in range(1, MOST_PLAYERS + 2)]
    whole = recognise(book(sheet("\n".join(["No|Name|Elo", *rows[:-1]]), "Players")))
    assert whole.tournament.size == MOST_PLAYERS

    with pytest.raises(NotImported) as caught:
        recognise(book(sheet("\n".join(["No|Name|Elo", *rows]), "Players")))
    assert caught.value.why is Refusal.TOO_MANY_PLAYERS


def test_players_beside_a_swiss_come_in_with_a_word_about_its_games():
    """The list on the first sheet can be had; that the games can't is not passed over."""
    players = """
        No | Name  | Rtg
        1  | Berg  | 2100
        2  | Dahl  | 2000
        3  | Ek    | 1900
        4  | Holm  | 1800
    """
    swiss = """
        No | Name  | 1.Rd | 2.Rd | Pts
        1  | Berg  | 3w1  | 2b½  | 1½
        2  | Dahl  | 4w1  | 1w½  | 1½
        3  | Ek    | 1b0  | 4w1  | 1
        4  | Holm  | 2b0  | 3b0  | 0
    """
    found = recognise(book(sheet(players, "Players"), sheet(swiss, "Rounds")))

    assert found.kind is TableKind.PARTICIPANTS
    assert found.tournament.size == 4
    assert [(one.about, one.found) for one in found.complaints] == [
        (Doubtful.SHEETS_LEFT, "Rounds"),
    ]


def test_points_of_a_crosstable_beside_the_pairings_tell_the_scoring():
    """Three points for a win, which no list of pairings says."""
    pairings = """
        Rd | White | Result | Black
        1  | Berg  | 1-0    | Dahl
        2  | Dahl  | ½-½    | Ek
        3  | Ek    | 0-1    | Berg
    """
    crosstable = """
        No | Name | 1 | 2 | 3 | Pts
        1  | Berg | x | 1 | 1 | 6
        2  | Dahl | 0 | x | ½ | 1
        3  | Ek   | 0 | ½ | x | 1
    """
    both = recognise(book(sheet(crosstable, "Table"), sheet(pairings, "Rounds")))
    other = recognise(book(sheet(crosstable.replace("½", "1", 1), "T"), sheet(pairings, "R")))

    assert both.kind is TableKind.PAIRINGS
    assert both.tournament.regulations.scoring == FOOTBALL
    assert other.tournament.regulations.scoring == STANDARD

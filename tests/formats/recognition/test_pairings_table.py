import random

import pytest

from arbiter.domain.calendar_proof import calendar_foreign
from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.result import Result
from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import LotMethod, Player
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.pairings_table import recognise_pairings
from arbiter.formats.recognition.recognised import CellState, Choices, Recognised
from tests.formats.recognition.drawn import book, sheet

NAMES = ["Berg, Anna", "Dahl, Per", "Li, Bo", "Ek, Jo", "Wu, Ai", "Ruiz, Eva", "Kim, Ro", "Oz, Al"]


def read(drawing: str, **choices) -> Recognised:
    chosen = Choices(**choices)
    page = sheet(drawing)
    layout = find_layout(page, chosen)
    assert layout is not None
    return recognise_pairings(book(page), 0, layout, chosen)


def flat(players: int, cycles: int = 1, *, numbers: bool = True, leave=(), **table) -> str:
    """A list of all games, White always won; *leave* are places of rows (from 0) left out."""
    lines = ["Round|Board|No. W|White|Result|Black|No. B" if numbers else "Rd|Bo|White|Res|Black"]
    for round, pairs in enumerate(schedule(players, cycles, **table), 1):
        for board, (white, black) in enumerate(pairs, 1):
            sides = NAMES[white - 1], NAMES[black - 1]
            line = f"{round}|{board}|{white}|{sides[0]}|1-0|{sides[1]}|{black}"
            lines.append(line if numbers else f"{round}|{board}|{sides[0]}|1-0|{sides[1]}")
    return "\n".join(line for place, line in enumerate(lines) if place - 1 not in leave)


def rounds(recognised: Recognised) -> list[list[tuple[int, int]]]:
    found: dict[int, list[tuple[int, int]]] = {}
    for game in recognised.tournament.games:
        found.setdefault(game.round or 0, []).append((game.white, game.black))
    return list(found.values())


def said(recognised: Recognised) -> list[Doubtful]:
    return [finding.about for finding in recognised.findings]


CHESS_RESULTS = """
Autumn Open
Round 1 on 2026/11/01 at 10:00
Bo.|No.|Rtg||White|Result||Black|Rtg|No.
1|2|2055|FM|Berg|1 - 0||Li|1760|3
2|1|2110||Ek|0||bye|0|-1
Round 2 on 2026/11/02
Bo.|No.|Rtg||White|Result||Black|Rtg|No.
1|1|2110||Ek|½ - ½|FM|Berg|2055|2
2|3|1760||Li|0||bye|0|-1
Round 3 on 2026/11/03 at 9:30
Bo.|No.|Rtg||White|Result||Black|Rtg|No.
1|3|1760||Li|- - +||Ek|2110|1
2|2|2055|FM|Berg|1||bye|0|-1
"""


def test_rounds_below_each_other_give_everything_but_the_free_rounds():
    recognised = read(CHESS_RESULTS)
    tournament = recognised.tournament

    assert tournament.players == (
        Player("Ek", rating_fide=2110),
        Player("Berg", title="FM", rating_fide=2055),
        Player("Li", rating_fide=1760),
    )
    assert rounds(recognised) == [[(2, 3)], [(1, 2)], [(3, 1)]]
    assert [game.result for game in tournament.games] == [
        Result.WHITE_WINS,
        Result.DRAW,
        Result.BLACK_WINS_BY_FORFEIT,
    ]
    assert tournament.round_starts == ("2026-11-01T10:00", "2026-11-02", "2026-11-03T09:30")
    assert tournament.rounds_known
    assert tournament.lots is not None
    assert tournament.lots.method is LotMethod.FROM_FILE
    assert recognised.findings == ()
    assert recognised.rows == (8, 4, 4)


@pytest.mark.parametrize(("players", "cycles"), [(4, 1), (5, 1), (6, 2), (7, 3), (8, 1)])
@pytest.mark.parametrize("exchange", [True, False])
def test_a_flat_list_of_all_games(players, cycles, exchange):
    recognised = read(flat(players, cycles, exchange=exchange))

    assert rounds(recognised) == [list(p) for p in schedule(players, cycles, exchange=exchange)]
    assert [player.name for player in recognised.tournament.players] == NAMES[:players]
    regulations = recognised.tournament.regulations
    assert regulations.cycles == cycles
    assert regulations.exchange is (exchange or cycles == 1)
    assert recognised.findings == ()


def test_the_second_game_of_two_is_that_of_the_second_cycle():
    games = read(flat(4, 2)).tournament.games

    assert {game.cycle for game in games if (game.round or 0) > 3} == {2}
    assert len({game.name for game in games}) == 12


def test_rows_in_any_order_are_the_same_tournament():
    heading, *lines = flat(6).splitlines()
    random.Random(1).shuffle(lines)

    assert read("\n".join([heading, *lines])).tournament == read(flat(6)).tournament


def test_without_numbers_the_order_in_which_they_appear_stands_for_them():
    recognised = read(flat(4, numbers=False))

    names = [player.name for player in recognised.tournament.players]
    assert names == [NAMES[0], NAMES[3], NAMES[1], NAMES[2]]
    assert recognised.tournament.lots is None
    assert said(recognised) == [Doubtful.NOT_DRAWN]


def test_missing_games_of_a_berger_calendar_are_open_in_their_rounds():
    recognised = read(flat(6, leave=(0, 7, 14)))

    assert rounds(recognised) == [list(pairs) for pairs in schedule(6)]
    assert len(recognised.tournament.open_games) == 3
    assert [(f.about, f.weight, f.found) for f in recognised.findings] == [
        (Doubtful.PAIRS_MISSING, Weight.NOTE, "3")
    ]


def test_the_first_round_of_a_berger_calendar_is_enough():
    recognised = read("\n".join(flat(6).splitlines()[:4]))

    assert rounds(recognised) == [list(pairs) for pairs in schedule(6)]
    assert len(recognised.tournament.open_games) == 12


def test_missing_games_of_another_calendar_are_open_and_of_no_round():
    recognised = read(flat(6, numbers=False, leave=(3,)))
    (open_game,) = recognised.tournament.open_games

    assert (open_game.round, open_game.board, open_game.colours_known) == (None, None, False)
    assert [(f.about, f.weight) for f in recognised.findings] == [
        (Doubtful.NOT_DRAWN, Weight.NOTE),
        (Doubtful.PAIRS_MISSING, Weight.CHECK),
    ]


@pytest.mark.parametrize(
    ("drawing", "why"),
    [
        # One round of whatever it is, two of an open with numbers that no table pairs so
        ("\n".join(flat(8, numbers=False).splitlines()[:5]), Refusal.ONE_ROUND),
        (
            "Rd|No.|White|Res|Black|No.\n1|1|A A|1-0|E E|5\n1|6|F F|0-1|B B|2\n1|3|C C|1-0|G G|7\n"
            "1|8|H H|0-1|D D|4\n2|2|B B|1-0|C C|3\n2|4|D D|½|A A|1\n2|5|E E|1-0|F F|6\n"
            "2|7|G G|1-0|H H|8",
            Refusal.SWISS,
        ),
    ],
)
def test_a_swiss_is_refused(drawing, why):
    with pytest.raises(NotImported) as refused:
        read(drawing)
    assert refused.value.why is why


def test_a_game_that_stands_there_twice_is_grave_until_one_is_left_out():
    drawing = flat(6) + "\n5|4|1|Berg, Anna|0-1|Ruiz, Eva|6"

    (finding,) = read(drawing).findings
    assert (finding.about, finding.weight) == (Doubtful.PAIRING_REPEATED, Weight.GRAVE)
    assert (finding.row, finding.found, finding.other) == (17, "1–6", "2")
    assert read(drawing, left_out=frozenset({17})).findings == ()
    assert read(drawing).tournament == read(flat(6)).tournament


def test_rounds_are_told_by_boards_that_are_counted_again():
    lines = [line.partition("|")[2] for line in flat(4).splitlines()]

    assert rounds(read("\n".join(lines))) == [list(pairs) for pairs in schedule(4)]


def test_rounds_that_nobody_tells_are_unknown():
    lines = [line.split("|", 2)[2] for line in flat(4).splitlines()]
    recognised = read("\n".join(lines))

    assert {game.round for game in recognised.tournament.games} == {None}
    assert all(game.colours_known for game in recognised.tournament.games)
    assert said(recognised) == [Doubtful.ROUNDS_UNKNOWN]


def test_a_round_that_is_only_named_in_its_first_row_goes_on():
    drawing = "Тур|Белые|Результат|Чёрные\n1|Ершов|1-0|Ким\n|Цой|½|Жук\n2|Жук|0-1|Ершов\n|Ким|1|Цой"
    drawing += "\n3|Ершов|1-0|Цой\n|Жук|=|Ким"
    recognised = read(drawing)

    assert [game.round for game in recognised.tournament.games] == [1, 1, 2, 2, 3, 3]
    assert recognised.tournament.scores == (6, 3, 1, 2)


@pytest.mark.parametrize("nobody", ["bye", "spielfrei", "свободен", "frirond", "", "descansa"])
def test_free_rounds_are_no_games(nobody):
    recognised = read(flat(5, numbers=False) + f"\n1|3|Wu, Ai||{nobody}")

    assert len(recognised.tournament.games) == 10
    assert recognised.tournament.size == 5


def test_a_result_that_is_none_is_named_with_its_cell():
    drawing = flat(4).replace("Ek, Jo|4", "Ek, Jo|4", 1).replace("|1-0|", "|15,1|", 1)
    recognised = read(drawing)

    (finding,) = recognised.grave
    assert (finding.about, finding.place, finding.found) == (Doubtful.NO_RESULT, "E2", "15,1")
    assert finding.ways == ("1-0", "½-½", "0-1", "")
    assert recognised.states[2, 5] is CellState.CONTRADICTORY
    assert len(recognised.tournament.open_games) == 1
    assert read(drawing, cells={(2, 5): "0-1"}).findings == ()


def test_a_name_that_is_misspelt_once_is_a_stranger():
    drawing = flat(6, numbers=False).replace("Ruiz, Eva", "Ruis, Eva", 1)
    recognised = read(drawing)

    (finding,) = recognised.grave
    assert (finding.about, finding.found) == (Doubtful.NAME_NOT_LISTED, "Ruis, Eva")
    assert finding.ways[0] == "Ruiz, Eva"
    mended = read(drawing, cells={(finding.row, finding.column): finding.ways[0]})
    assert mended.tournament == read(flat(6, numbers=False)).tournament


def test_one_number_with_two_names_is_to_be_looked_at():
    recognised = read(flat(4).replace("Li, Bo|3", "Lee, Bo|3", 1))

    assert said(recognised) == [Doubtful.NAME_NOT_LISTED]
    assert recognised.tournament.size == 4


def test_a_round_robin_without_results_is_all_open():
    recognised = read(flat(6).replace("1-0", ""))

    assert len(recognised.tournament.open_games) == 15
    assert recognised.findings == ()


def test_a_match_of_two_is_too_small():
    with pytest.raises(TooFewPlayers):
        read("Rd|White|Res|Black\n1|Berg|1|Li\n2|Li|1|Berg")


def test_b03_one_round_of_an_odd_field_is_taken_in_with_who_is_free():
    """Seven players with three boards and a bye; all other games come in open."""
    drawing = "\n".join(
        (
            "Round 1|||||",
            "Bo.|No.|White|Result|Black|No.",
            "1|2|Bo|1 - 0|Gil|7",
            "2|3|Cy|½ - ½|Fay|6",
            "3|4|Dan|0 - 1|Eva|5",
            "4|1|Ann|0|bye|-1",
        )
    )
    found = read(drawing).tournament

    assert [player.name for player in found.players] == [
        "Ann",
        "Bo",
        "Cy",
        "Dan",
        "Eva",
        "Fay",
        "Gil",
    ]
    assert (len(found.games), len(found.open_games)) == (21, 18)


def test_a_league_by_an_earlier_table_is_known():
    """Its second half is turned; so its calendar is its own table's, and is not marked."""
    found = read(flat(6, 2, league=True)).tournament

    assert found.regulations.league
    assert not calendar_foreign(found)
    assert not read(flat(6, 2)).tournament.regulations.league


def test_a_calendar_that_no_table_has_is_marked():
    """Two rounds of a Berger table changed places."""
    rows = [line.split("|") for line in flat(6).splitlines()]
    turned = {"1": "2", "2": "1"}
    changed = ["|".join([turned.get(row[0], row[0]), *row[1:]]) for row in rows]
    found = read("\n".join(changed)).tournament
    assert calendar_foreign(found)

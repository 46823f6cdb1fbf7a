"""Games out of the two lines in which each stands."""

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.result import Result
from arbiter.formats.trf.pairs import MOST_FINDINGS, Garbled, Missing, Pair, read_pairs
from arbiter.formats.trf.player_line import read_player_line


def lines(*rounds, numbers=None):
    """A line for each player; *rounds* are what stands in his rounds, separated by commas."""
    numbers = numbers or range(1, len(rounds) + 1)
    texts = [
        f"001 {number:4}".ljust(89) + "".join(f"  {entry:<8}" for entry in entries.split(","))
        for number, entries in zip(numbers, rounds)
    ]
    return [read_player_line(number, text, []) for number, text in enumerate(texts, 1)]


def read(*rounds, **numbers):
    findings = []
    pairs = read_pairs(lines(*rounds, **numbers), findings)
    return pairs, [(finding.about, finding.weight) for finding in findings]


def test_both_lines_agree():
    pairs, findings = read("   2 w 1,   3 b =", "   1 b 0,0000 - Z", "0000 - U,   1 w =")

    assert pairs.games == [Pair(1, 1, 2, Result.WHITE_WINS), Pair(2, 3, 1, Result.DRAW)]
    assert pairs.byes == {(1, 3): "U", (2, 2): "Z"}
    assert findings == []


def test_players_are_called_by_their_order():
    pairs, findings = read("  40 w 1", "   3 b 0", numbers=[3, 40])

    assert pairs.games == [Pair(1, 1, 2, Result.WHITE_WINS)]
    assert findings == []


@pytest.mark.parametrize(
    ("first", "second", "pair"),
    [
        ("   2 w", "   1 b", Pair(1, 1, 2)),
        ("   2 w ?", "   1 b ?", Pair(1, 1, 2, adjourned=True)),
        ("   2 B d", "   1 W d", Pair(1, 2, 1, Result.DRAW_UNRATED)),
        ("   2 - +", "   1 - -", Pair(1, 1, 2, Result.WHITE_WINS_BY_FORFEIT, coloured=False)),
        ("   2 - -", "   1 w +", Pair(1, 2, 1, Result.WHITE_WINS_BY_FORFEIT)),
    ],
)
def test_games_without_result_or_colour(first, second, pair):
    pairs, findings = read(first, second)

    assert pairs.games == [pair]
    assert findings == []


@pytest.mark.parametrize(
    ("first", "second", "finding", "result"),
    [
        (
            "   2 w +",
            "   1 b 0",
            (Doubtful.FORFEIT_IN_ONE_LINE, Weight.CHECK),
            Result.WHITE_WINS_BY_FORFEIT,
        ),
        (
            "   2 w W",
            "   1 b 0",
            (Doubtful.UNRATED_IN_ONE_LINE, Weight.CHECK),
            Result.WHITE_WINS_UNRATED,
        ),
        ("   2 w", "   1 b 0", (Doubtful.RESULT_IN_ONE_LINE, Weight.CHECK), Result.WHITE_WINS),
        ("   2 w 0", "   1 b 0", (Doubtful.DECISION_OF_ARBITER, Weight.CHECK), Result.BOTH_LOSE),
        ("   2 w x", "   1 b 0", (Doubtful.LETTER_UNKNOWN, Weight.CHECK), Result.WHITE_WINS),
        ("   2 w x", "   1 b -", (Doubtful.LETTER_UNKNOWN, Weight.GRAVE), None),
        ("   2 w 1", "", (Doubtful.GAME_IN_ONE_LINE, Weight.CHECK), Result.WHITE_WINS),
        (
            "   2 w +",
            "0000 - Z",
            (Doubtful.GAME_IN_ONE_LINE, Weight.CHECK),
            Result.WHITE_WINS_BY_FORFEIT,
        ),
    ],
)
def test_lines_that_do_not_agree_are_named(first, second, finding, result):
    pairs, findings = read(first, second)

    assert findings == [finding]
    assert [game.result for game in pairs.games] == [result]
    assert pairs.byes == {}


@pytest.mark.parametrize(
    ("first", "second", "about", "ways"),
    [
        ("   2 w 1", "   1 b 1", Doubtful.LINES_DIFFER, ("   2 w 0", "   1 b 0")),
        ("   2 w +", "   1 b =", Doubtful.LINES_DIFFER, ("   2 w =", "   1 b -")),
        ("   2 w 1", "   1 w 0", Doubtful.SAME_COLOUR, ("   2 b 1", "   1 b 0")),
    ],
)
def test_lines_that_contradict_each_other_say_each_what_would_fit(first, second, about, ways):
    findings = []
    pairs = read_pairs(lines(first, second), findings)

    assert [(f.about, f.weight, f.row) for f in findings] == [
        (about, Weight.GRAVE, 1),
        (about, Weight.GRAVE, 2),
    ]
    assert tuple(f.ways[0][91:99] for f in findings) == ways
    assert all(game.result is None for game in pairs.games)


@pytest.mark.parametrize(
    ("rounds", "about"),
    [
        (("   2 w 1", "   1 w 0"), Doubtful.SAME_COLOUR),
        (("   2 w 1", "   3 b 0", "   2 w 1"), Doubtful.OTHER_OPPONENT),
        (("   2 w 1", "0000 - Z"), Doubtful.OTHER_OPPONENT),
        (("   1 w 1", "0000 - Z"), Doubtful.ENTRY_UNREADABLE),
        (("  2 1 w", "0000 - Z"), Doubtful.ENTRY_UNREADABLE),
        (("   2 g 1", "   1 b 0"), Doubtful.ENTRY_UNREADABLE),
    ],
)
def test_what_can_not_be_is_grave(rounds, about):
    _, findings = read(*rounds)

    assert (about, Weight.GRAVE) in findings


def test_opponents_without_a_line_are_named():
    with pytest.raises(Missing) as missing:
        read("   4 w 1,  17 b 0", "   9 b 0")

    assert missing.value.numbers == (4, 9, 17)


def test_nobody_is_told_of_thousands_of_faults():
    rounds = ",".join(["nonsense"] * (MOST_FINDINGS + 1))
    with pytest.raises(Garbled):
        read(rounds, rounds)

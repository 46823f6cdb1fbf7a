"""Tie-break values as sums."""

from __future__ import annotations

import pytest

from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from arbiter.formats.sums import grouped_addends, named_addends, named_line, sum_line, surname
from arbiter.formats.words import words
from tests.boards import drawn, seed, tec


def lines(tournament: Tournament, code: str, number: int, level: tuple[int, ...]) -> list[str]:
    explanation = tie_break(code).explain(tournament, number, level)
    english = words("en")
    return [sum_line(explanation, english), named_line(explanation, tournament, english)]


def test_sidorov_s_nine() -> None:
    """The six addends of the founding example, as it adds them up."""
    figures, names = lines(seed(), "SB", 3, (3, 4))

    assert figures == "9 = ½×5 + ½×4½ + ½×4 + ½×2½ + 1×1 + 1×0"
    assert names == (
        "9 = ½×5 Ivanov + ½×4½ Petrov + ½×4 Kuznetsov + ½×2½ Smirnov + 1×1 Vasilyev + 1×0 Nikolaev"
    )


def test_kuznetsov_s_seven_and_three_quarters() -> None:
    """A loss is an addend too, and in Russian the sum has a comma."""
    assert lines(seed(), "SB", 4, (3, 4))[0] == "7.75 = 0×5 + ½×4½ + ½×4 + 1×2½ + 1×1 + 1×0"
    explanation = tie_break("SB").explain(seed(), 4, (3, 4))
    assert sum_line(explanation, words("ru")).startswith("7,75 = ")


@pytest.mark.parametrize(
    ("code", "number", "text"),
    [
        ("SSB", 1, "7.5 = 4 Kuznetsov + 2½ Smirnov + 1 Vasilyev + 0 Nikolaev"),
        ("SSB", 5, "−12.5 = −5 Ivanov − 4½ Petrov − 4 Kuznetsov + 1 Vasilyev + 0 Nikolaev"),
        ("WIN", 3, "2 = 1 Vasilyev + 1 Nikolaev"),
        ("WIN", 7, "0"),
        ("KS", 4, "1 = 0 Ivanov + ½ Petrov + ½ Sidorov"),
        ("DE", 3, "0.5 = ½ Kuznetsov"),
    ],
)
def test_where_the_result_is_no_factor(code: str, number: int, text: str) -> None:
    """Scores with their signs; draws are no addends of the simplified Berger."""
    assert lines(seed(), code, number, (3, 4))[1] == text


def test_a_drawn_lot_is_its_place() -> None:
    """There is nothing to add up."""
    figures, names = lines(drawn(4), "LOT", 2, (1, 2, 3, 4))

    assert figures == names
    assert figures in ("1", "2", "3", "4")


def on_a_worksheet(code: str, number: int, tournament: Tournament | None = None) -> list[str]:
    """The sum with names, and grouped."""
    tournament = tournament or seed()
    explanation = tie_break(code).explain(tournament, number, (3, 4))
    english = words("en")
    return [named_addends(explanation, tournament, english), grouped_addends(explanation, english)]


@pytest.mark.parametrize(
    ("code", "number", "named", "grouped"),
    [
        (
            "SB",
            4,
            "½ × 4½ Petrov + ½ × 4 Sidorov + 1 × 2½ Smirnov + 1 × 1 Vasilyev = 7.75",
            "2½ + 1 + ½ · (4½ + 4) = 7.75",
        ),
        ("SB", 7, "0", ""),
        ("SB", 6, "0", ""),
        ("SSB", 6, "−5 Ivanov − 4½ Petrov − 4 Sidorov − 4 Kuznetsov − 2½ Smirnov = −20", ""),
        ("KS", 4, "½ Petrov + ½ Sidorov = 1", ""),
        ("WIN", 3, "1 Vasilyev + 1 Nikolaev = 2", ""),
    ],
)
def test_sums_on_a_worksheet(code: str, number: int, named: str, grouped: str) -> None:
    """Only what adds something, the sum last; only a Sonneborn-Berger can be grouped."""
    assert on_a_worksheet(code, number) == [named, grouped]


def test_two_of_one_surname() -> None:
    """They carry their numbers."""
    tournament = drawn(["Berg, Anna", "Li, Wei", "Berg, Olle"])

    assert [surname(tournament, number) for number in (1, 2, 3)] == ["Berg (1)", "Li", "Berg (3)"]


@pytest.mark.parametrize(
    ("code", "number", "text"),
    [
        ("SB/C1", 6, "1.5 = 0×3½ + 0×3½ + 0×3½ + 1×1½"),
        ("SB/US", 6, "0.75 = 0×3½ + 0×3½ + 0×3½ + ½×1½"),
        ("PS/C1", 6, "3.5 = 0 + ½ + 1½ + 1½"),
        ("STD", 6, "1.5 = ½ + 1"),
        ("KS/L+1", 5, "0.5 = ½ + 0 + 0; counted from 3 points"),
        ("ARO", 6, "2125 = (2150 + 2100 + 2050 + 2200) : 4"),
        ("ARO/M2", 6, "none"),
        ("TPR", 6, "1803 = (2150 + 2100 + 2050 + 2200) : 4 − 322 (dp for ½ of 4)"),
        ("PTP", 6, "1789: 0.5 of 4 expected, ½ scored"),
        ("APRO", 6, "2140 = (2209 + 2219 + 1931 + 2199) : 4, rounded from 2139.5"),
        ("RTNG", 6, "2000"),
        ("TPN/R", 6, "6"),
    ],
)
def test_sums_of_the_exercise(code: str, number: int, text: str) -> None:
    """Cuts, lines, means with what was rounded, dp and what it is for; ratings without halves."""
    assert lines(tec(), code, number, (1, 2, 3, 4, 5, 6))[0] == text


def test_a_mean_on_a_worksheet_has_its_names() -> None:
    """And the value last."""
    assert on_a_worksheet("TPR", 1, tec())[0] == (
        "(1950 Franck + 2150 Bruno + 2100 Charline + 2050 David + 2000 Helene) : 5 + 149 = 2199 "
        "(dp for 3½ of 5)"
    )

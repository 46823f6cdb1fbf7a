"""Games are found whatever stands between them."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.formats.pgn.games import FoundGame, games_in

FULL = """[Event "Cup"]
[Site "Lund SWE"]
[Date "2026.05.01"]
[Round "1.2"]
[White "Berg, Anna"]
[Black "O\\"Neil"]
[Result "1-0"]

1. e4 {[%clk 1:30:00] the main line (1-0 in 2020)} e5 2. Nf3 $1 (2. f4 exf4 0-1) 2... Nc6
; a remark to the end of the line 0-1
{a comment
[%eval 0.3]
over lines *} 3. Bb5 1-0

"""


def one(text: str) -> FoundGame:
    (game,) = games_in(text)
    return game


def test_tags_and_the_end_of_the_moves() -> None:
    """Comments, variations and evaluations say nothing."""
    game = one(FULL)

    assert game.tag("White") == "Berg, Anna"
    assert game.tag("Black") == 'O"Neil'
    assert (game.result, game.ending, game.moved, game.line) == ("1-0", "1-0", True, 1)


def test_one_game_after_the_other() -> None:
    """Each begins in its line, also in a file from Windows."""
    games = list(games_in((FULL * 3).replace("\n", "\r\n")))

    assert [game.line for game in games] == [1, 15, 29]
    assert {game.ending for game in games} == {"1-0"}


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ('[White "Berg, Anna]', "Berg, Anna"),
        ('[White "Berg, Anna"', "Berg, Anna"),
        ("[White Berg, Anna]", "Berg, Anna"),
        ('[White: "Berg, Anna"]', "Berg, Anna"),
        ("[White “Berg, Anna”]", "Berg, Anna"),
        ('[ White  "Berg, Anna" ]', "Berg, Anna"),
        ('[white "Berg, Anna"] [Black "x"]', "Berg, Anna"),
        ('[White "?"]', ""),
        ('[White "-"]', ""),
        ('[White ""]', ""),
        ("[White]", ""),
        (f'[White "{"a" * 9999}"]', "a" * 500),
    ],
)
def test_broken_headings_are_read_as_far_as_they_go(line: str, value: str) -> None:
    """A mark that is missing costs nothing."""
    game = one(f'[Event "Cup"]\n{line}\n[Result "*"]\n\n*\n')

    assert game.tag("White") == value
    assert game.result == "*"


@pytest.mark.parametrize("opened", ["{never closed", "1. e4 (1. d4 d5", "1. e4 {", "((((("])
def test_what_nobody_closed_ends_with_the_next_game(opened: str) -> None:
    """The game after it is there."""
    first, second = games_in(f'[Event "A"]\n[Result "1-0"]\n\n{opened}\n\n{FULL}')

    assert first.tag("Event") == "A"
    assert second.tag("Event") == "Cup"


def test_games_without_moves_or_any_end() -> None:
    """Some programs write tags alone, and some leave the blank lines out."""
    bare = '[Event "Cup"]\n[White "A"]\n[Black "B"]\n[Result "0-1"]\n'
    assert [game.result for game in games_in(bare * 3)] == ["0-1"] * 3
    nameless = '[White "A"]\n[Black "B"]\n[Result "0-1"]\n\n'
    assert len(list(games_in(nameless * 3))) == 3
    assert [game.ending for game in games_in((bare + "0-1\n") * 2)] == ["0-1"] * 2


@pytest.mark.parametrize(
    ("written", "result"),
    [
        ("1-0", "1-0"),
        ("1–0", "1-0"),
        ("1/2", "1/2-1/2"),
        ("½–½", "1/2-1/2"),
        ("0 - 1", "0-1"),
        ("*", "*"),
        ("?", ""),
        ("0-0", "0-0"),
        ("+/-", "+/-"),
    ],
)
def test_results_by_their_tag(written: str, result: str) -> None:
    """Other signs than the standard's come through for somebody to look at."""
    assert one(f'[Event "A"]\n[Result "{written}"]\n\n*\n').result == result


def test_lines_for_programs_and_text_before_the_first_game_are_no_games() -> None:
    """A percent sign at the beginning hides a line."""
    assert one(f"A mail: the games of today.\n\n% 0-1\n{FULL}").ending == "1-0"
    assert list(games_in("")) == list(games_in("1. e4 e5 1-0\n")) == []


@given(st.text(alphabet='[]{}();"\\%\n 1-0*aE'))
def test_any_text_is_read_to_its_end(text: str) -> None:
    """Nothing raises."""
    list(games_in(text))


@pytest.mark.parametrize(
    "hostile",
    [
        '[a "' * 400_000,
        '[Event "' + "\\" * 1_500_000,
        "{" * 1_500_000,
        "1. e4 " * 250_000,
        "[Event x]\n" * 100_000,
        '[A "x"]' * 200_000,
        "(" * 700_000 + ")" * 700_000,
        "[" * 1_500_000,
    ],
    ids=range(8),
)
def test_no_text_takes_long(hostile: str) -> None:
    """A megabyte and a half within a second or so."""
    before = time.monotonic()
    list(games_in(hostile))

    assert time.monotonic() - before < 4

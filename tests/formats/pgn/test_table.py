"""A PGN as a table that can be looked at."""

from __future__ import annotations

import pytest

from arbiter.formats.pgn.games import games_in
from arbiter.formats.pgn.table import event_sheets
from arbiter.formats.source.book import SourceSheet

GAME = """[Event "{event}"]
[Round "{round}"]
[White "{white}"]
[Black "{black}"]
{more}

{end}

"""


def pgn(
    white: str, black: str, end: str = "*", *, round: str = "1", event: str = "Cup", **tags: str
):
    more = "\n".join(f'[{name} "{value}"]' for name, value in tags.items())
    return GAME.format(event=event, round=round, white=white, black=black, more=more, end=end)


def sheets(text: str) -> tuple[SourceSheet, ...]:
    return event_sheets(games_in(text))


def rows(text: str) -> list[dict[str, str]]:
    """The games of the only event, by the headings of the table."""
    (sheet,) = sheets(text)
    texts = [[cell.text for cell in row] for row in sheet.rows]
    heading = next(place for place, row in enumerate(texts) if "White" in row)
    return [dict(zip(texts[heading], row)) for row in texts[heading + 1 :]]


def test_columns_hold_what_the_tags_say_and_nothing_else() -> None:
    """A rating of 0 is none; columns without anything are not there."""
    text = pgn("Berg, Anna", "Çelik", "1-0", Result="1-0", Board="3", WhiteElo="0", BlackElo="2100")

    assert rows(text) == [
        {
            "Round": "1",
            "Board": "3",
            "White": "Berg, Anna",
            "Result": "1-0",
            "Black": "Çelik",
            "Rating": "2100",
        }
    ]


@pytest.mark.parametrize(
    ("round", "expected"),
    [
        ("3", ("3", "")),
        ("3.2", ("3", "2")),
        ("Round 4", ("4", "")),
        ("?", ("", "")),
        ("5.1.2", ("5", "1")),
    ],
)
def test_rounds_and_boards(round: str, expected: tuple[str, str]) -> None:
    """Both forms of the round."""
    row = rows(pgn("A", "B", round=round))[0]

    assert (row.get("Round", ""), row.get("Board", "")) == expected


@pytest.mark.parametrize(
    ("result", "termination", "end", "shown"),
    [
        ("1-0", "", "1-0", "1-0"),
        ("1-0", "unplayed", "1-0", "+:-"),
        ("0-1", "Unplayed", "0-1", "-:+"),
        ("*", "unplayed", "*", "-:-"),
        ("1-0", "time forfeit", "1. e4 1-0", "1-0"),
        ("1-0", "forfeit", "1. e4 e5 1-0", "1-0"),
        ("1/2-1/2", "", "1/2-1/2", "½-½"),
        ("*", "", "*", "*"),
        ("?", "", "0-1", "0-1"),
        ("0-0", "", "*", "0-0"),
    ],
)
def test_results(result: str, termination: str, end: str, shown: str) -> None:
    """A forfeit is told from a loss on time, and the tag goes before the moves."""
    row = rows(pgn("A", "B", end, Result=result, Termination=termination))[0]

    assert row["Result"] == shown


def test_moves_that_end_otherwise_are_remarked() -> None:
    """Beside the result that counts."""
    row = rows(pgn("A", "B", "1. e4 1-0", Result="0-1"))[0]

    assert (row["Result"], row["Remark"]) == ("0-1", "The moves end with 1-0")


def test_each_event_has_a_sheet() -> None:
    """Not each round, nor each game, where a broadcast puts it to the name of the event."""
    text = (
        pgn("A", "B", event="Cup | Round 1")
        + pgn("C", "D", event="Cup, Round 2: C - D", round="2")
        + pgn("E", "F", event="Blitz")
        + pgn("", "", event="Nobody")
    )

    assert [(sheet.name, len(sheet.rows)) for sheet in sheets(text)] == [("Cup", 4), ("Blitz", 3)]


def test_what_most_games_say_of_the_event_stands_above() -> None:
    """A line for each tag that is known."""
    text = pgn("A", "B", Site="Lund SWE") * 2 + pgn("C", "D", Site="Lind", TimeControl="5400+30")
    (sheet,) = sheets(text)

    assert [[cell.text for cell in row[:2]] for row in sheet.rows[:3]] == [
        ["Event", "Cup"],
        ["Site", "Lund SWE"],
        ["TimeControl", "5400+30"],
    ]


def test_too_many_games_are_cut() -> None:
    """And the sheet says so."""
    (sheet,) = sheets(pgn("A", "B") * 6_001)

    assert sheet.cut
    assert len(sheet.rows) == 6_002


def test_one_fide_id_is_one_player() -> None:
    """However the name is spelt, but not whatever it is."""
    text = (
        pgn("Müller, Jürgen", "Berg", WhiteFideId="4600001", BlackFideId="170001")
        + pgn("Muller, J", "Dahl", WhiteFideId="4600001", BlackFideId="170002")
        + pgn("Müller, Jürgen", "Ek", WhiteFideId="4600001", BlackFideId="170001")
    )
    found = rows(text)

    assert [row["White"] for row in found] == ["Müller, Jürgen"] * 3
    assert [row["Black"] for row in found] == ["Berg", "Dahl", "Ek"]


def test_an_id_of_nought_is_nobodys() -> None:
    """A program writes it for everybody, and leaves the blank after a comma out."""
    text = pgn("Parker1,Lucas", "Parker2,Lucas", WhiteFideId="0", BlackFideId="0")
    found = rows(text)[0]

    assert (found["White"], found["Black"]) == ("Parker1, Lucas", "Parker2, Lucas")
    assert "FIDE ID" not in found

"""What an arbiter finds on the printed page, read line by line from the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pdfminer.high_level import extract_pages
from pdfminer.layout import LTChar, LTPage
from PySide6.QtWidgets import QApplication

from arbiter.domain.edits import SetPlayer, SetResult, SetRoundStarts
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    crosstable_sheet,
    round_sheet,
    standings_sheet,
    starting_list_sheet,
    worksheet_sheet,
)
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.paper.pdf import write_pdf
from arbiter.ui import theme
from tests.boards import by_rounds, c4, drawn, f5, f6, seed
from tests.paper.sheets_for_tests import PRINTED_AT

pytestmark = pytest.mark.usefixtures("qapp")
EN = words("en")


def letters(item: Any) -> Iterator[LTChar]:
    """Every letter in *item*, blanks left out."""
    if isinstance(item, LTChar):
        if item.get_text().strip():
            yield item
    elif hasattr(item, "__iter__"):
        for part in item:
            yield from letters(part)


def printed(folder: Path, sheet: Sheet) -> list[LTPage]:
    """The pages of a file with *sheet*."""
    write_pdf([sheet], folder / "sheet.pdf", printed_at=PRINTED_AT)
    return list(extract_pages(folder / "sheet.pdf"))


def lines(folder: Path, sheet: Sheet) -> list[str]:
    """The lines of *sheet* from top to bottom, a blank where there is a gap."""
    found = []
    for page in printed(folder, sheet):
        rows: list[list[LTChar]] = []
        for letter in sorted(letters(page), key=lambda part: -part.matrix[5]):
            if rows and abs(rows[-1][0].matrix[5] - letter.matrix[5]) < 2:
                rows[-1].append(letter)
            else:
                rows.append([letter])
        for row in rows:
            text, end = "", 0.0
            for letter in sorted(row, key=lambda part: part.x0):
                gap = text and letter.x0 - end > 0.15 * letter.size
                text += (" " if gap else "") + letter.get_text()
                end = letter.x1
            found.append(text)
    return found


def line_of(found: list[str], player: int) -> list[str]:
    """What follows the name of a player on his line."""
    (line,) = [line for line in found if f"Player {player} " in line]
    return line.partition(f"Player {player} ")[2].split()


def forfeited() -> Tournament:
    """Six players with 3-6 as +/- and 4-2 as -/-."""
    tournament = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6(tie_breaks=("SB",)))
    return SetResult(2, 4, 1, Result.DOUBLE_FORFEIT)(tournament)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_b35_signs_are_printed_and_explained(tmp_path: Path, language: str) -> None:
    """+ and − in the four cells, 3½ points with the +, and both signs in the legend."""
    said = words(language)
    found = lines(tmp_path, crosstable_sheet(forfeited(), said))

    assert line_of(found, 3)[:5] == ["0", "1", "½", "1", "+"]
    assert line_of(found, 6)[:5] == ["1", "½", "−", "1", "½"]
    assert line_of(found, 4)[:5] == ["0", "−", "½", "0", "0"]
    assert line_of(found, 2)[:5] == ["½", "0", "−", "½", "½"]
    assert [line_of(found, number)[8] for number in (3, 2)] == ["3½", "1½"]
    legend = next(line for line in found if str(said["sign.forfeit_win"]) in line)
    assert str(said["sign.forfeit_loss"]) in legend


def test_b35_the_round_sheet_has_the_signs_too(tmp_path: Path) -> None:
    """Boards 1 and 2 of round 5."""
    found = lines(tmp_path, round_sheet(forfeited(), 5, EN))

    assert any("Player 3 +/− 6 Player 6" in line for line in found)
    assert any("Player 4 −/− 2 Player 2" in line for line in found)


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("ru", ",")])
def test_b27_quarters_on_paper(tmp_path: Path, language: str, mark: str) -> None:
    """7.75 and its neighbours in both tables, with a comma in Russian, never rounded."""
    said, tournament = words(language), f6(tie_breaks=("SB",))
    wanted = {3: "7.75", 1: "7.25", 6: "6.25", 2: "4.75", 5: "3.25", 4: "1.75"}
    for sheet in (standings_sheet(tournament, said), crosstable_sheet(tournament, said)):
        found = lines(tmp_path, sheet)
        for number, value in wanted.items():
            assert value.replace(".", mark) in line_of(found, number)


def test_b03_the_printed_crosstable_of_an_odd_field(tmp_path: Path) -> None:
    """Five lines, five opponents, four games each, ten points; no sign of a free round."""
    found = lines(tmp_path, crosstable_sheet(f5(), EN))
    (heads,) = [line.split() for line in found if line.startswith("No ")]

    assert heads[:9] == ["No", "Name", "1", "2", "3", "4", "5", "+", "−"]
    assert not any("Player 6" in line for line in found)
    points = [line_of(found, number)[7] for number in range(1, 6)]
    assert points == ["2½", "2½", "2", "3", "0"]
    for number in range(1, 6):
        assert not {"+", "−"} & set(line_of(found, number)[:4])


def test_b34_both_games_are_printed_in_playing_order(tmp_path: Path) -> None:
    """Each beat the other with White: 1 0 and 0 1, and no ½ anywhere."""
    tournament = drawn(4, cycles=2)
    for cycle in (1, 2):
        tournament = SetResult(1, 2, cycle, Result.WHITE_WINS)(tournament)
    found = lines(tmp_path, crosstable_sheet(tournament, EN))

    assert line_of(found, 1)[:2] == ["1", "0"]
    assert line_of(found, 2)[:2] == ["0", "1"]
    assert not any("½" in line for line in found if line[:1].isdigit())


def test_b11_round_4_has_the_boards_it_had_before_the_first_round(tmp_path: Path) -> None:
    """6-5, 1-4, 2-3, whatever the points after three rounds."""
    wanted = [("1", "6", "5"), ("2", "1", "4"), ("3", "2", "3")]
    for tournament in (drawn(6), f6().after_round(3)):
        found = lines(tmp_path, round_sheet(tournament, 4, EN))
        boards = [line.split() for line in found if line.count("Player ") == 2]
        assert [(b[0], b[b.index("Player") + 1], b[-1]) for b in boards] == wanted


def test_b09_a_substitute_on_every_sheet(tmp_path: Path) -> None:
    """Crosstable, standings and all five rounds have the new name and not the old one."""
    tournament = SetPlayer(3, Player("Player Three B"))(f6())
    sheets = [
        crosstable_sheet(tournament, EN),
        standings_sheet(tournament, EN),
        *(round_sheet(tournament, number, EN) for number in range(1, 6)),
    ]
    for sheet in sheets:
        text = " ".join(lines(tmp_path, sheet))
        assert "Player Three B" in text
        assert "Player 3" not in text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_b25_b26_shared_places_are_printed_as_such(tmp_path: Path, language: str) -> None:
    """Three share a place, by number and not by rating, with a note that it is no ranking."""
    said, tournament = words(language), c4(tie_breaks=("SB",))
    for number, rating in enumerate((1500, 1900, 1700, 1600), 1):
        tournament = SetPlayer(number, Player(f"Player {number}", rating_fide=rating))(tournament)
    found = lines(tmp_path, standings_sheet(tournament, said))
    rows = [line.split() for line in found if "Player " in line]

    shared, fourth = ("1–3", "4") if language == "en" else ("I–III", "IV")
    assert [row[0] for row in rows] == [shared, shared, shared, fourth]
    assert [row[row.index("Player") + 1] for row in rows] == ["1", "2", "3", "4"]
    assert str(said["note.shared"])[:20] in " ".join(found)


STATES = {
    "no players": Tournament(),
    "five without a result": drawn(5),
    "odd and complete": f5(),
    "half a double round": by_rounds(
        4, "R1: 1–4 1–0, 2–3 ½. R2: 2–4 0–1, 3–1 +/–. R3: 4–3 ½, 1–2 0–1.", cycles=2
    ),
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("state", STATES)
def test_b67_every_document_of_every_state_is_a_file(
    tmp_path: Path, state: str, language: str
) -> None:
    """Both crosstables, standings and every round, or a sentence where nothing is drawn."""
    tournament, said = STATES[state], words(language)
    for sheet in (
        crosstable_sheet(tournament, said),
        crosstable_sheet(tournament, said, by_rank=True),
        standings_sheet(tournament, said),
        all_rounds_sheet(tournament, said),
        *(round_sheet(tournament, n, said) for n in range(1, max(tournament.rounds, 1) + 1)),
    ):
        text = " ".join(lines(tmp_path, sheet))
        assert sheet.title in text
        assert ("Player 4" in text) is tournament.drawn
        assert (str(said["note.no_players"]) in text) is not tournament.drawn


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("state", STATES)
def test_b67_lists_and_cards_of_every_state(tmp_path: Path, state: str, language: str) -> None:
    """Everybody's name, or the sentence; a worksheet needs results too."""
    tournament, said = STATES[state], words(language)
    for sheet in (starting_list_sheet(tournament, said), calendars_sheet(tournament, said)):
        text = " ".join(lines(tmp_path, sheet))
        assert ("Player 4" in text) is tournament.drawn
        assert (str(said["note.no_players"]) in text) is not tournament.drawn
    text = " ".join(lines(tmp_path, worksheet_sheet(tournament, said)))
    assert (str(said["worksheet.sum"]) in text) is tournament.started


def test_b71_all_rounds_with_one_undated(tmp_path: Path) -> None:
    """Six rounds on one page, the fourth with its date open."""
    starts = [f"2026-05-0{day}" for day in range(1, 8)]
    starts[3] = ""
    sheet = all_rounds_sheet(SetRoundStarts(tuple(starts))(drawn(7)), EN)
    found = " ".join(lines(tmp_path, sheet))

    assert len(printed(tmp_path, sheet)) == 1
    assert found.count("date open") == 1
    assert "Round 4 date open" in found
    assert "Round 7 Thu 7 May" in found


def test_games_are_the_same_on_every_sheet(tmp_path: Path) -> None:
    """Crosstable, all rounds and calendars agree on each of them."""
    tournament = f6()
    crosstable = lines(tmp_path, crosstable_sheet(tournament, EN))
    rounds = " ".join(lines(tmp_path, all_rounds_sheet(tournament, EN)))
    calendars = " ".join(lines(tmp_path, calendars_sheet(tournament, EN)))
    for game in tournament.games:
        assert game.result is not None
        white = line_of(crosstable, game.white)
        place = game.black - 1 - (game.black > game.white)
        mark = {"1": "1–0", "½": "½–½", "0": "0–1"}[white[place]]
        pair = f"{game.white}–{game.black} Player {game.white} – Player {game.black} {mark}"
        assert pair in rounds
        assert f"{game.black} Player {game.black} {game.board} {white[place]}" in calendars


def test_the_worksheet_on_paper(tmp_path: Path) -> None:
    """The sums of the founding example, the sentence, both ways of writing a sum."""
    found = lines(tmp_path, worksheet_sheet(seed(), words("ru"), (3, 4)))

    assert "1 Ivanov 5 ½ × 5 2,5 0 × 5 0 +2,5" in found
    assert "Сумма 9 7,75 +1,25" in found
    assert "Sidorov стоит выше, чем Kuznetsov: КБ 9 > 7,75." in found
    assert "2½ + 1 + ½ · (4½ + 4) = 7,75" in found


def test_b67_games_not_played_are_empty_cells(tmp_path: Path) -> None:
    """Only names while nothing is played; two open games each in half a double round."""
    empty = lines(tmp_path, crosstable_sheet(drawn(5), EN))
    half = lines(tmp_path, crosstable_sheet(STATES["half a double round"], EN))

    assert [line for line in empty if "Player " in line] == [f"{n} Player {n}" for n in range(1, 6)]
    assert line_of(half, 3)[:3] == ["+", "½", "½"]


def test_b68_the_dark_look_of_the_window_leaves_paper_as_it_is(
    tmp_path: Path, qapp: QApplication
) -> None:
    """The same letters at the same places in the same black, whichever look is chosen."""
    made = []
    for look in ("light", "dark"):
        theme.apply_theme(qapp, look)
        for sheet in (
            round_sheet(f6(), 1, EN),
            crosstable_sheet(f6(), EN),
            standings_sheet(f6(), EN),
        ):
            for page in printed(tmp_path, sheet):
                made.append([(c.get_text(), c.bbox, c.graphicstate.ncolor) for c in letters(page)])
    assert made[:3] == made[3:]
    assert {colour for page in made for _, _, colour in page} <= {
        0,
        (0,),
        (0, 0, 0),
        0.4,
        (0.4,) * 3,
    }

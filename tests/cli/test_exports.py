"""Exports as a script or a checker asks for them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest

from arbiter.cli import main
from arbiter.cli.exports import NAMES
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import ROUND_SHEETS, SHEETS
from arbiter.storage import store
from arbiter.ui.paper_documents import paper_documents
from tests.boards import drawn, f6, seed
from tests.spoken import Save, output, refusal, text_of

FILES = Path(__file__).parent.parent / "data" / "files"


def test_export_workbook(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """In English, or with the headings of another language."""
    output(capsys, "export", save(f6()), str(tmp_path / "a.xlsx"))
    output(capsys, "export", save(f6()), str(tmp_path / "r.XLSX"), "--language", "ru")

    assert openpyxl.load_workbook(tmp_path / "a.xlsx")["Crosstable"]["M1"].value == "Points"
    output(capsys, "export", save(f6()), str(tmp_path / "b.xlsx"), "--schedule", "--event-report")
    sheets = openpyxl.load_workbook(tmp_path / "b.xlsx").sheetnames
    assert sheets[-2:] == ["Berger schedule", "Event report"]
    with (tmp_path / "r.XLSX").open("rb") as file:
        assert openpyxl.load_workbook(file)["Таблица"]["M1"].value == "Очки"


def test_export_csv(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """The crosstable, or the sheet that was asked for; places in ordinary figures."""
    path = tmp_path / "a.csv"
    output(capsys, "export", save(f6()), str(path))
    assert path.read_text("utf-8-sig").startswith("No,Title,Name,")
    output(capsys, "export", save(f6()), str(path), "--sheet", "standings", "--language", "ru")
    assert path.read_text("utf-8-sig").splitlines()[1].startswith("1;1;;Player 1;")
    output(capsys, "export", save(f6()), str(path), "--sheet", "round", "--round", "3")
    assert "½–½" in path.read_text("utf-8-sig")


def test_nothing_to_list_before_the_draw(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """A table without a line is refused; paper says it in a sentence."""
    path = save(Tournament(players=seed().players))
    assert "Draw the lots first" in refusal(capsys, "export", path, str(tmp_path / "a.csv"))
    assert not (tmp_path / "a.csv").exists()
    output(capsys, "export", path, str(tmp_path / "a.pdf"))
    assert "The lots have not been drawn" in text_of(tmp_path / "a.pdf")


def test_export_pdf(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """Crosstable and standings, without a display."""
    output(capsys, "export", save(seed()), str(tmp_path / "a.pdf"), "--language", "ru")
    text = text_of(tmp_path / "a.pdf")

    assert "Турнирная таблица" in text
    assert "Положение участников" in text
    assert "11,75" in text


def test_export_the_round_to_play(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """Without a number it is the first round that is not finished."""
    output(capsys, "export", save(drawn(6)), str(tmp_path / "a.pdf"), "--sheet", "round")

    assert "Round 1" in text_of(tmp_path / "a.pdf")
    assert "There is no round 7" in refusal(
        capsys,
        "export",
        save(drawn(6)),
        str(tmp_path / "b.pdf"),
        "--sheet",
        "round",
        "--round",
        "7",
    )
    assert not (tmp_path / "b.pdf").exists()


@pytest.mark.parametrize("name", ["a.doc", "a.htm", "a", "a.xls", ".xlsx"])
def test_other_forms_are_refused(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path, name: str
) -> None:
    """With a sentence that names the forms there are."""
    said = refusal(capsys, "export", save(f6()), str(tmp_path / name))

    assert ".xlsx, .csv, .txt, .pdf, .html, .png, .pgn or .trf" in said
    assert not (tmp_path / name).exists()


def test_a_folder_that_is_not_there(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """One sentence, whatever the form."""
    for name in ("a.xlsx", "a.csv", "a.pdf"):
        assert name in refusal(capsys, "export", save(f6()), str(tmp_path / "no" / name))


def test_the_tournament_is_not_exported_over_itself(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """Whatever its file is called."""
    file = Path(save(seed())).rename(tmp_path / "final.csv")

    assert "final.csv" in refusal(capsys, "export", str(file), str(file))
    assert store.read(file).tournament == seed()


@pytest.mark.parametrize(
    ("sheet", "word"),
    [
        ("starting-list", "Starting list"),
        ("lots-protocol", "Drawing of lots"),
        ("all-rounds", "All rounds"),
        ("calendar", "3 × Black"),
        ("worksheet", "worksheet"),
        ("crosstable-by-place", "Crosstable by place"),
    ],
)
def test_every_document_by_its_name(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path, sheet: str, word: str
) -> None:
    output(capsys, "export", save(seed()), str(tmp_path / "a.pdf"), "--sheet", sheet)

    assert word in text_of(tmp_path / "a.pdf")


def test_workbooks_of_other_kinds(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """To publish, the crosstable alone, the participants for Swiss-Manager."""
    players = tuple(replace(p, national_id="N-77", birth="2001-02-28") for p in f6().players)
    path = save(replace(f6(), players=players))
    texts = {}
    for option in ("--public", "--single-sheet", "--swiss-manager"):
        out = tmp_path / f"{option}.xlsx"
        output(capsys, "export", path, str(out), option)
        book = openpyxl.load_workbook(out)
        cells = [cell.value for sheet in book for row in sheet for cell in row]
        texts[option] = book.sheetnames, " ".join(map(str, cells))

    assert "N-77" not in texts["--public"][1]
    assert "2001-02-28" not in texts["--public"][1]
    assert len(texts["--single-sheet"][0]) == len(texts["--swiss-manager"][0]) == 1
    assert "N-77" in texts["--swiss-manager"][1]
    output(capsys, "export", path, str(tmp_path / "a.csv"), "--swiss-manager")
    assert "N-77" in (tmp_path / "a.csv").read_text("utf-8-sig")


def test_a_foreign_table_is_exported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Paper admits that nobody drew the numbers; without rounds there is no round sheet."""
    table = str(FILES / "cr_rr_rank_en.xlsx")
    output(capsys, "export", table, str(tmp_path / "a.pdf"), "--sheet", "crosstable")

    assert "numbers not drawn" in text_of(tmp_path / "a.pdf")
    said = refusal(capsys, "export", table, str(tmp_path / "b.pdf"), "--sheet", "round")
    assert "Berger table" in said
    assert not (tmp_path / "b.pdf").exists()
    copy = tmp_path / "copy.xlsx"
    copy.write_bytes(Path(table).read_bytes())
    assert "copy.xlsx" in refusal(capsys, "export", str(copy), str(copy))
    assert copy.read_bytes() == Path(table).read_bytes()


@pytest.mark.parametrize(
    "options",
    [
        ["b.pdf", "--public"],
        ["b.csv", "--single-sheet"],
        ["b.pdf", "--swiss-manager"],
        ["b.xlsx", "--sheet", "round"],
        ["b.xlsx", "--public", "--single-sheet"],
        ["b.csv", "--lines"],
        ["b.txt", "--cp1251"],
        ["b.xlsx", "--ascii"],
        ["b.trf", "--each-round"],
        ["b.html", "--sheet", "standings"],
        ["b.pdf", "--sheet", "players"],
        ["b.csv", "--sheet", "round", "--swiss-manager"],
        ["b.pgn", "--each-round", "--round", "2"],
        ["b.txt", "--round", "2"],
    ],
)
def test_options_that_do_not_go_together(options: list[str]) -> None:
    """Wrong usage, before anything is read."""
    assert main(["export", "no such file", *options]) == 2


@pytest.mark.parametrize("sheet", NAMES)
@pytest.mark.parametrize("form", ["pdf", "txt"])
def test_every_sheet_is_paper_and_text(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path, sheet: str, form: str
) -> None:
    """Under the name that the command takes."""
    path = tmp_path / f"a.{form}"
    output(capsys, "export", save(f6()), str(path), "--sheet", sheet)

    text = text_of(path) if form == "pdf" else path.read_text("utf-8")
    assert text.strip()


def test_games(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """All, one round, or a file for each."""
    path = save(f6())
    output(capsys, "export", path, str(tmp_path / "all.pgn"))
    assert (tmp_path / "all.pgn").read_text("utf-8").count("[Event ") == 15
    output(capsys, "export", path, str(tmp_path / "three.pgn"), "--round", "3")
    assert (tmp_path / "three.pgn").read_text("utf-8").count('[Round "3"]') == 3
    output(capsys, "export", path, str(tmp_path / "a.pgn"), "--each-round", "--joined-rounds")
    assert '[Round "5.2"]' in (tmp_path / "a-5.pgn").read_text("ascii")
    assert "There is no round 9" in refusal(
        capsys, "export", path, str(tmp_path / "b.pgn"), "--round", "9"
    )
    assert not (tmp_path / "b.pgn").exists()


def test_a_page_a_picture_and_lines(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """What is published."""
    path = save(f6())
    output(capsys, "export", path, str(tmp_path / "a.html"), "--language", "tr")
    assert '<html lang="tr">' in (tmp_path / "a.html").read_text("utf-8")
    output(capsys, "export", path, str(tmp_path / "a.png"), "--sheet", "standings")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    output(capsys, "export", path, str(tmp_path / "a.txt"), "--sheet", "round", "--lines")
    assert "3. Player 5 – Player 1 0–1" in (tmp_path / "a.txt").read_text("utf-8")


def test_tables_for_old_programs(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """And the players with all that is known of them."""
    path, out = save(f6()), tmp_path / "a.csv"
    output(capsys, "export", path, str(out), "--cp1251", "--language", "ru")
    assert "Очки".encode("cp1251") in out.read_bytes()
    output(capsys, "export", path, str(out), "--sheet", "players")
    assert out.read_text("utf-8-sig").startswith("No.,Title,Name,Sex,Birth date,")


def test_a_report_for_fide(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """Written, and beside it what a rating officer would ask back."""
    path, out = save(f6()), tmp_path / "a.trf"
    assert main(["export", path, str(out)]) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert "6 players have no FIDE ID" in said.err
    assert "\r\n192 FIDE_ROUNDROBIN\r\n" in out.read_bytes().decode()
    assert main(["export", path, str(out), "--trf16", "--ascii"]) == 0
    assert out.read_bytes().isascii()
    assert "\r\n192 " not in out.read_bytes().decode()


def test_options_of_a_report_are_for_a_report(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """A report has no sheets, and nothing else has editions."""
    for name, option in (("a.csv", "--trf16"), ("a.trf", "--sheet=standings")):
        assert main(["export", save(f6()), str(tmp_path / name), option]) == 2
        assert not (tmp_path / name).exists()
    capsys.readouterr()


def test_what_the_print_dialog_offers_has_a_name_here() -> None:
    """All but the journal, which the window shows as it is searched there."""
    differing = {"calendars": "calendar", "proof": "test-page"}
    offered = {one.key for one in paper_documents(drawn(6))} - {"journal"}
    named = {differing.get(key, key.replace("_", "-")) for key in offered}
    assert named <= {*SHEETS, *ROUND_SHEETS}

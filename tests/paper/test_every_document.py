"""No document, of no field, has a fault that can be measured."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pdfminer.high_level import extract_pages

from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.words import words
from arbiter.paper.job import says_nothing
from arbiter.paper.pdf import laid_out, write_pdf
from tests.boards import by_rounds, drawn, f5, f6
from tests.paper.every_document import (
    FIELDS,
    KEYS,
    document_of,
    file_faults,
    fonts,
    measured,
    page_faults,
    sheet_of,
    unsaid,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("size", FIELDS)
def test_b65_b66_every_page_of_every_document(size: str, key: str) -> None:
    """Nothing is cut, small or at the edge; each page says what it belongs to."""
    assert page_faults(sheet_of(size, key)) == []


@pytest.mark.parametrize("paper", ["Letter", "A3", "A5"])
@pytest.mark.parametrize("key", KEYS)
def test_on_other_paper(key: str, paper: str) -> None:
    """Sixteen players, on what other countries use and on request."""
    assert page_faults(sheet_of("16", key), paper) == []


STATES = {
    "no players": Tournament(),
    "five without a result": drawn(5),
    "odd and complete": f5(),
    "half a double round": by_rounds(4, "R1: 1–4 1–0, 2–3 ½. R2: 2–4 0–1, 3–1 +/–.", cycles=2),
    "annulled": Withdraw(3, annul=True)(f6().after_round(2)),
    "hardly a name": drawn([",", ", X", "\u0301", "\u200b", "½"]),
}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("state", STATES)
def test_b67_every_state_is_a_page_without_a_fault(state: str, key: str) -> None:
    """Or more than one; a sentence where there is nothing to print."""
    sheet = document_of(STATES[state], key, words("sv"), 2)

    assert page_faults(sheet) == []


@pytest.mark.parametrize("size", ["5", "8"])
def test_b64_the_file_is_what_the_pages_say(tmp_path: Path, size: str) -> None:
    """As another program reads it: type, distance from the edges, rules, fonts."""
    sheets = [sheet_of(size, key) for key in KEYS]

    assert file_faults(sheets, tmp_path / "all.pdf") == []


def test_most_documents_have_something_to_say() -> None:
    """So that the others here measure more than sentences."""
    silent = [key for key in KEYS if says_nothing(sheet_of("16", key))]

    assert silent == ["journal"]


def test_the_measure_finds_what_it_looks_for(tmp_path: Path) -> None:
    """Letters and rules outside a wider margin, fonts that would be missing, a page that keeps
    quiet about its event."""
    sheet, path = sheet_of("8", "crosstable"), tmp_path / "one.pdf"
    write_pdf([sheet], path)
    (page,) = extract_pages(path)
    told = measured(page, 100.0)
    (marks,) = laid_out([sheet])
    quiet = replace(sheet, event="Another event", words={**sheet.words, "page": "{page}"})

    assert any("LTChar" in fault for fault in told)
    assert any("LTCurve" in fault or "LTLine" in fault for fault in told)
    assert fonts(path)
    assert [fault.split(":")[0] for fault in unsaid(marks, quiet, 1, 1)][:1] == ["no event"]

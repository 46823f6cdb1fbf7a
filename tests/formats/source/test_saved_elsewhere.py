"""Our own workbook, saved by another program in another form, is the same tournament still."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.formats.excel import write_workbook
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import TableKind
from arbiter.formats.source.reading import read_book
from arbiter.formats.words import words
from tests.events import any_event
from tests.office import needs_office, resaved


@needs_office
@pytest.mark.parametrize("form", ["ods", "xls"])
def test_nothing_is_lost_through_another_form(tmp_path: Path, form: str) -> None:
    paths = []
    for seed, language in enumerate(("en", "ru", "sv", "tr")):
        paths.append(tmp_path / f"event{seed}.xlsx")
        write_workbook(any_event(seed), paths[-1], words(language))
    saved = resaved(paths, tmp_path, form)
    for path in paths:
        ours, theirs = (recognise(read_book(each)) for each in (path, saved[path.stem]))
        assert theirs.kind is TableKind.WORKBOOK
        assert theirs.tournament == ours.tournament
        assert not theirs.complaints

"""The help as one file."""

from __future__ import annotations

import re

import pytest

from arbiter.ui.help_manual import main, write_manual
from arbiter.ui.help_pages import PAGES
from arbiter.ui.languages import OWN_NAMES, set_language


@pytest.mark.parametrize("language", OWN_NAMES)
def test_one_file_holds_everything(qapp, tmp_path, language):
    file = tmp_path / "manual.html"
    try:
        write_manual(file, language)
    finally:
        set_language("en")
    text = file.read_text(encoding="utf-8")

    assert f'<html lang="{language}">' in text
    for name in PAGES:
        assert f'<section id="{name}">' in text
    targets = set(re.findall(r'(?:id|name)="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= targets
    assert not re.search(r'(?:src|href)="(?!data:image/png|#)', text)  # nothing from outside


def test_another_ending_is_refused(qapp, tmp_path, capsys):
    with pytest.raises(SystemExit):
        main([str(tmp_path / "manual.pdf")])
    assert "choose a name that ends in .html" in capsys.readouterr().err


def test_the_command_writes_it(qapp, tmp_path):
    from arbiter.app import main as arbiter

    file = tmp_path / "m.html"
    try:
        assert arbiter(["manual", "--language", "sv", str(file)]) == 0
    finally:
        set_language("en")
    assert "Domarens dag" in file.read_text(encoding="utf-8")

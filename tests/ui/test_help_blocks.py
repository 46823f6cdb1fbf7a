"""What the program writes into the help by itself."""

from __future__ import annotations

import pytest

from arbiter.domain.errors import NotImported, NotListed, Refusal
from arbiter.domain.examples import six
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import known, tie_break
from arbiter.messages import sentence
from arbiter.ui.help_blocks import anchor_of, blocks
from arbiter.ui.help_labels import Labels
from arbiter.ui.languages import OWN_NAMES, set_language


@pytest.fixture
def made(qapp):
    set_language("en")
    return blocks(Labels().key_lists)


def test_every_tie_break_is_told_with_article_and_two_worked_values(made):
    text = made["tie_breaks"]()

    for code in known():
        part = text.partition(f"{{#{anchor_of(code)}}}")[2].partition("###")[0]
        assert (
            f"article {tie_break(code).article}, edition" in part or "Not in FIDE’s list" in part
        ), code
        assert "**Alder**: " in part, code
        assert "**Berg**: " in part, code


def test_anchors_of_tie_breaks_differ():
    anchors = [anchor_of(code) for code in known()]

    assert len(set(anchors)) == len(anchors)
    assert anchor_of("KS/L-1") == "tie-break-ks-l-minus-1"


def test_the_figures_are_those_of_the_table(made):
    """Sonneborn-Berger decides between the first two, and the page says by what."""
    ranking = standings(six())
    first, second = ranking.rows[:2]

    assert (first.values["SB"], second.values["SB"]) == (34, 29)  # quarter points
    text = made["tie_breaks"]()
    assert "**Alder**: 8.5 = ½×3½ Berg + 1×2½ Costa + 1×3 Demir + ½×2 Frost + ½×½ Grey" in text
    assert "**Berg**: 7.25 = " in text


def test_the_example_is_printed_with_its_forfeit(made):
    lines = made["example"]().splitlines()

    assert len(lines) == 8
    assert lines[5] == "| 4 | Demir, Selin | 2284 | 0 | ½ | ½ | × | 1 | + | 3 | 3 |"


def test_every_refusal_has_its_sentence(made):
    text = made["refusals"]()

    assert len(text.splitlines()) == len(Refusal) - 2  # cancelled, and a file of our own
    assert "table.pdf is a PDF" in text
    assert "{" not in text
    assert len(made["list_refusals"]().splitlines()) == len(NotListed) - 1


@pytest.mark.parametrize("language", OWN_NAMES)
def test_no_refusal_is_left_out_in_any_language(qapp, language):
    from pathlib import Path

    from arbiter.ui.languages import translate

    set_language(language)
    try:
        text = blocks(())["refusals"]()
        damaged = sentence(NotImported(Path("table.xlsx"), Refusal.DAMAGED_ZIP), translate)
    finally:
        set_language("en")
    assert damaged in text


def test_all_keys_are_listed(made):
    text = made["keys"]()

    for part in Labels().key_lists:
        assert f"## {part.title}" in text
        for _, what in part.lines:
            assert what in text
    assert "| `Ctrl+L` | Draw lots… |" in text

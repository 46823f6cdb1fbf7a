"""Words of menus and keys for the help."""

from __future__ import annotations

import pytest

from arbiter.ui.help_labels import Labels


def test_an_action_has_its_place_and_its_key(qapp):
    labels = Labels()

    assert labels.path("start") == "Tournament ▸ Draw lots"
    assert labels.keys("start") == "Ctrl+L"
    assert labels.path("zoom_in") == "View ▸ Text size ▸ Larger text"
    assert labels.keys("save_copy") == ""


def test_the_keys_of_a_tournament_are_there_without_one(qapp):
    titles = [part.title for part in Labels().key_lists]

    assert "Crosstable" in titles
    assert "List of players" in titles


def test_an_unknown_action_is_a_slip_of_the_writer(qapp):
    with pytest.raises(KeyError):
        Labels().path("fly")

"""The hall screen on a computer with two screens."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.screens import DESK, said_on

HALL = ("hall", 1366, 1920, 1080)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What happened, by moments."""
    folder = tmp_path_factory.mktemp("screens")
    said = said_on(folder, "tests.two_screens", screens=(DESK, HALL))
    lines = [json.loads(line) for line in said.splitlines()]
    return {line["moment"]: line for line in lines}


def test_it_fills_the_other_screen(told) -> None:
    """Not the one of the desk."""
    shown = told["shown"]
    assert shown["visible"]
    assert shown["full"]
    assert shown["place"] == shown["hall"] == [1366, 0, 1920, 1080]


def test_the_keys_stay_at_the_desk(told) -> None:
    """When it opens and comes back it refuses them; and it asks nothing."""
    assert told["shown"]["refuses keys"]
    assert told["back"]["refuses keys"]
    assert not any(line["dialogs"] for line in told.values())


def test_it_shows_what_is_accepted_and_nothing_else(told) -> None:
    """A result at once; a mark that is being typed never."""
    assert told["shown"]["marks"][2] == ""
    assert told["entered"]["marks"][2] == "0"
    assert told["half typed"]["marks"] == told["entered"]["marks"]


def test_it_goes_and_comes_with_its_screen(told) -> None:
    """Instead of covering the desk."""
    assert not told["away"]["visible"]
    assert told["back"]["visible"]
    assert told["back"]["full"]
    assert told["back"]["place"] == told["back"]["hall"]

"""A document in the list, and its choices."""

from __future__ import annotations

import pytest

from arbiter.document.document import Document
from arbiter.formats.words import words
from arbiter.ui.paper_document import PaperOption, Wanted, order_option, round_option
from tests.boards import f6


@pytest.mark.parametrize(("asked", "first"), [(3, "3"), (0, "1"), (9, "5")])
def test_the_round_that_is_asked_for_is_chosen(asked: int, first: str) -> None:
    """Or the nearest that there is."""
    option = round_option(f6(), asked)

    assert option.usual == first
    assert [key for key, _ in option.values] == ["1", "2", "3", "4", "5"]


def test_a_choice_begins_with_its_first_value_unless_another_is_named() -> None:
    """As the dialog shows it."""
    values = (("a", "A"), ("b", "B"))
    assert PaperOption("key", "Name", values).usual == "a"
    assert PaperOption("key", "Name", values, first="b").usual == "b"
    assert order_option().usual == "number"


def test_what_is_wanted_of_a_tournament() -> None:
    """The state of the document, and the round as a number."""
    wanted = Wanted(Document(f6()), words("en"), {"round": "3"})

    assert wanted.tournament == f6()
    assert wanted.round == 3

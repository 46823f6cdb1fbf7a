"""One list of everything that can be printed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

import pytest

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.ui.paper_documents import Wanted, paper_documents
from tests.boards import drawn, f6

KEYS = [one.key for one in paper_documents(f6())]


def made(
    tournament: Tournament, key: str, chosen: Mapping[str, str] | None = None, language: str = "en"
) -> Sheet:
    """The document *key* as it is to begin with, apart from what is *chosen*."""
    (one,) = [one for one in paper_documents(tournament) if one.key == key]
    wanted = Wanted(Document(tournament), words(language), {**one.usual, **(chosen or {})})
    return one.build(wanted)


def test_each_document_is_there_once_and_groups_stay_together() -> None:
    """A line in the list would part a group that comes twice."""
    listed = paper_documents(f6())
    groups = [group for group, _ in groupby(one.group for one in listed)]

    assert len({one.key for one in listed}) == len({one.name for one in listed}) == len(listed)
    assert len(set(groups)) == len(groups)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("tournament", [Tournament(), drawn(5), f6()], ids=["none", "five", "six"])
def test_every_document_can_be_made_with_every_choice(tournament: Tournament, key: str) -> None:
    """From no players to a complete event."""
    (one,) = [one for one in paper_documents(tournament) if one.key == key]
    for option in one.options:
        for value, _ in option.values:
            assert made(tournament, key, {option.key: value}).parts
    assert made(tournament, key).title

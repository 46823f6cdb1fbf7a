"""The keys of the program on paper, to lie beside the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import document
from arbiter.formats.sheets import Cell, Column, Group, Role, Rules, Sheet, Table
from arbiter.formats.words import Words

Part = tuple[str, Sequence[tuple[str, str]]]
"""The name of a part of the work; its keys, each with what it does."""


def keys_sheet(tournament: Tournament, words: Words, parts: Sequence[Part]) -> Sheet:
    """The keys of *parts*, which are in the language of *words*, in blocks one under the other."""
    columns = (
        Column("key", words["head.key"], bold=True),
        Column("what", words["head.what"], role=Role.TEXT, stretch=True),
    )
    groups = [
        Group(
            (
                (Cell(""), Cell(title, bold=True)),
                *((Cell(keys), Cell(what)) for keys, what in lines),
            )
        )
        for title, lines in parts
    ]
    title = words["title.keys"]
    table = Table(columns, tuple(groups), rules=Rules.GROUPS)
    return document("keys", tournament, words, title, (table,), footer=title)

"""Shorter forms of names and clubs. No word that anybody bears is ever cut."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from arbiter.formats.sheets import Cell, Name, Text

LONGEST_WORD = 36
LONGEST_TEXT = 60
"""Letters, more than any name has. What is longer, a slip of the paste, ends in an ellipsis: it
would push the table off the paper."""


def in_form(name: Text, form: int) -> str:
    """*name* in one of its forms: 0 whole, 1 second names as initials, 2 all given names as
    initials, 3 one initial. A text that is no name stays as it is."""
    if not isinstance(name, Name) or not form:
        return str(name)
    return (name.second_names_short, name.initials, name.initial)[form - 1]()


def shortened(names: Sequence[Text], form: int) -> list[str]:
    """*names* in *form*, but never so far that two different ones read alike: those stay
    together at the shortest form that still tells them apart."""
    forms = [form] * len(names)
    for _ in range(form):
        texts = [in_form(name, used) for name, used in zip(names, forms)]
        whole: dict[str, set[str]] = {}
        for name, text in zip(names, texts):
            whole.setdefault(text, set()).add(str(name))
        alike = [len(whole[text]) > 1 for text in texts]
        if not any(alike):
            break
        forms = [max(0, used - same) for used, same in zip(forms, alike)]
    return [in_form(name, used) for name, used in zip(names, forms)]


def bounded(cell: Cell) -> Cell:
    """*cell* with nothing longer in it than a table can hold."""
    text = cell.text
    if len(str(text)) <= LONGEST_WORD and not any(len(s) > LONGEST_WORD for s in cell.sub):
        return cell
    if isinstance(text, Name):
        text = replace(text, family=bounded_text(text.family), given=bounded_text(text.given))
    else:
        text = bounded_text(text)
    return replace(cell, text=text, sub=tuple(map(bounded_text, cell.sub)))


def bounded_text(text: str) -> str:
    """*text* with no word and nothing in all longer than a table can hold."""
    # Where a name may be broken, a new word begins.
    words = re.split("([ -])", text)
    whole = "".join(
        word if len(word) <= LONGEST_WORD else f"{word[: LONGEST_WORD - 1]}…" for word in words
    )
    return whole if len(whole) <= LONGEST_TEXT else f"{whole[: LONGEST_TEXT - 1].rstrip()}…"


def first_words(text: str, count: int | None) -> str:
    """*text*, or its first *count* words and an ellipsis after the last of them."""
    words = text.split()
    if count is None or len(words) <= count:
        return text
    return " ".join(words[:count]) + " …"


def breaks(text: str) -> list[tuple[str, str]]:
    """All ways of breaking *text* in two at a space or after a hyphen, the one nearest to the
    middle first."""
    places = [
        (text[: place + (letter == "-")], text[place + 1 :])
        for place, letter in enumerate(text)
        if letter in " -" and 0 < place < len(text) - 1
    ]
    return sorted(places, key=lambda halves: abs(len(halves[0]) - len(halves[1])))

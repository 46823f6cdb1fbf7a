"""What a form of export is: its words, what can be chosen for it, and who writes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words

TICKED = "yes"
"""The value of an option that is a tick, where it is set; else it is empty."""

Chosen = Mapping[str, str]
"""What was chosen: the value of each option of a form, by its key."""

Write = Callable[[Tournament, Path, Words, Chosen], None]
Check = Callable[[Tournament, Words], Sequence[str]]
Copy = Callable[[Tournament, Words, Chosen], None]
Files = Callable[[Tournament, Path, Chosen], Sequence[Path]]


class OptionChoice(NamedTuple):
    """One of the values of an option, in the words of the screen. ``ending`` is put to the name
    of the file."""

    value: str
    name: str
    ending: str = ""


class ExportOption(NamedTuple):
    """Something to choose: one of ``choices``, or a tick where there are none.

    ``default`` is the value until another is chosen. What is chosen is remembered under
    ``key``, for all forms that have it, unless it is ``fleeting``: a round is another one
    the next time. With ``needs`` it means something only while the option of that key has
    that value.
    """

    key: str
    label: str
    choices: tuple[OptionChoice, ...] = ()
    default: str = ""
    fleeting: bool = False
    needs: tuple[str, str] | None = None


class ExportForm(NamedTuple):
    """One form: ``write(tournament, path, words, chosen)`` raises ExportFailed; *chosen* has a
    value for each of ``options``.

    ``key`` is what is remembered, ``ending`` is put to the name of the event so that two
    forms don't write to one file. Where it is not ``worded`` the language makes no
    difference. ``check`` gives what the arbiter should know before the file is written, in
    whole sentences of the language that it is given; nothing if all is well. ``files`` are
    those that are written where it isn't the named one alone. ``copy`` puts the same into the
    clipboard. A ``workbook`` is what is
    written again at one key. ``group``: forms of one group stand together.
    """

    key: str
    name: str
    about: str
    suffix: str
    write: Write
    ending: str = ""
    worded: bool = True
    needs_games: bool = True
    options: tuple[ExportOption, ...] = ()
    check: Check | None = None
    files: Files | None = None
    copy: Copy | None = None
    workbook: bool = False
    group: str = ""

    def usual_name(self, event: str, chosen: Chosen) -> str:
        """What a file of this form is called: ``Cup - crosstable.csv``."""
        endings = [self.ending, *(_ending(option, chosen) for option in self.options)]
        return " - ".join(filter(None, (event, *endings))) + self.suffix


def _ending(option: ExportOption, chosen: Chosen) -> str:
    value = chosen.get(option.key, option.default)
    return next((choice.ending for choice in option.choices if choice.value == value), "")

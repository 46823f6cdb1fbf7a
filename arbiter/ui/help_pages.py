"""The pages of the help, in order; each is a text in ``resources/help`` with the words of menus
and keys, and the parts that the program writes itself, put in.

In a page ``{start}`` is the place of an action in the menus with its key, ``{key:start}`` the
key alone, ``{text:Context|Accept}`` a text of the screen, and a line ``{{keys}}`` a block.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from arbiter import paths
from arbiter.ui.help_markdown import Heading, headings, plain
from arbiter.ui.languages import current_language
from arbiter.ui.languages import translate as in_language

PAGES = (
    "first",
    "day",
    "lots",
    "tables",
    "tie-breaks",
    "what-if",
    "paper",
    "files",
    "lists",
    "data",
    "trouble",
    "practice",
    "keys",
    "words",
)
"""The names of the pages, which are those of their files, in the order of the contents."""
_ACTION = re.compile(r"\{(key:)?([a-z_]+)\}")
_TEXT = re.compile(r"\{text:([A-Za-z]+)\|([^}]+)\}")
_BLOCK = re.compile(r"^\{\{([a-z_]+)\}\}$", re.MULTILINE)


@dataclass(frozen=True)
class Page:
    """One page: ``text`` is Markdown with everything put in."""

    name: str
    text: str

    @property
    def title(self) -> str:
        """Its first heading."""
        return plain(headings(self.text)[0].text)

    @property
    def sections(self) -> list[Heading]:
        """The headings of the second level."""
        return [heading for heading in headings(self.text) if heading.level == 2]


class Book:
    """All pages in the present language. Reading them takes a moment, so one is kept for as long
    as the help is open."""

    def __init__(self, result_keys: str = "150") -> None:
        """*result_keys* names the set of keys that reports results."""
        from arbiter.ui.help_blocks import blocks
        from arbiter.ui.help_labels import Labels

        labels = Labels(result_keys)
        self.language = current_language()
        made = blocks(labels.key_lists)
        self.pages = {
            name: Page(name, self._filled(name, labels.path, labels.keys, made)) for name in PAGES
        }

    def _filled(
        self,
        name: str,
        path: Callable[[str], str],
        keys: Callable[[str], str],
        made: Mapping[str, Callable[[], str]],
    ) -> str:
        def action(match: re.Match[str]) -> str:
            only_key, name = match[1], match[2]
            key = f"`{keys(name)}`" if keys(name) else ""
            return key if only_key else f"**{path(name)}** {key}".rstrip()

        text = page_source(self.language, name)
        text = _BLOCK.sub(lambda match: made[match[1]](), text)
        text = _TEXT.sub(lambda match: f"**{said(match[1], match[2])}**", text)
        return _ACTION.sub(action, text)


def said(context: str, text: str) -> str:
    """A text of the screen as it is read there: no sign for a key under a letter, no dots. It is
    collected for translators where it is shown."""
    return in_language(context, text).replace("&", "").removesuffix("…")


def page_source(language: str, name: str) -> str:
    """What stands in the file of the page, before anything is put in."""
    return (paths.resources() / "help" / language / f"{name}.md").read_text(encoding="utf-8")

"""What stands on every page around the content: event, title and status above, the footer below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arbiter.formats.sheets import Sheet
from arbiter.paper.marks import HAIRLINE, Line, Page, Text
from arbiter.paper.names import first_words
from arbiter.paper.ruler import Ruler

TITLE = 18.0
EVENT = 10.0
STATUS = 11.0
CONTINUED = 11.0
FOOTER = 9.0
LEADING = 1.25
SEPARATOR = " · "
MANY = 88
"""A page number of the widest kind, while the number of pages is not known."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """When the sheet is printed, in the words of its language: with the time, and the day alone;
    in which type, and by which printer, if by one."""

    moment: str = ""
    day: str = ""
    family: str = ""
    printer: str = ""


class Furniture:
    """Header and footer of *sheet* on pages of *width* by *height* points, set in a table type
    of *size*. The content of a page stands between ``first`` (or ``later``) and ``bottom``."""

    def __init__(
        self,
        sheet: Sheet,
        width: float,
        height: float,
        frame: float,
        ruler: Ruler,
        size: float,
        stamp: Stamp,
    ) -> None:
        self.sheet = sheet
        self.ruler = ruler
        self.stamp = stamp
        self.left, self.right = frame, width - frame
        self.top, self.end = frame, height - frame
        self.room = self.right - self.left
        wall = sheet.posted is not None
        self.title = min(40.0, max(18.0, 1.75 * size)) if wall else TITLE
        self.event = min(14.0, max(EVENT, 0.75 * size)) if wall else EVENT
        self.status = min(18.0, max(STATUS, 0.875 * size)) if wall else STATUS
        self._events = self._event_lines()
        self._titles = ruler.wrap(sheet.title, self.title, self.room, True)
        last = ruler.width(self._titles[-1], self.title, True)
        beside = last + self.title + ruler.width(sheet.status, self.status) <= self.room
        self._status_below = bool(sheet.status) and not beside
        y = self.top + 0.9 * self.event + LEADING * self.event * (len(self._events) - 1)
        if not sheet.event:
            y = self.top - 0.2 * self.title
        self._title_at = y + 0.4 * self.event + 0.95 * self.title
        after = self._title_at + 1.15 * self.title * (len(self._titles) - 1)
        self._status_at = after + (1.5 * self.status if self._status_below else 0.0)
        self.first = self._status_at + 0.72 * self.title
        word = sheet.words.get("continued", "")
        self._continued = f"({word})" if word else ""
        self._later_room = self.room - ruler.width(" " + self._continued, CONTINUED)
        status = CONTINUED + ruler.width(sheet.status, CONTINUED)
        least = ruler.width(first_words(sheet.title, 1), CONTINUED, True)
        self._later_below = least + status > self._later_room
        if not self._later_below:
            self._later_room -= status
        self.later = self.top + (3.1 if self._later_below else 1.8) * CONTINUED
        self.bottom = self._rule_at(len(self._footer(MANY, MANY))) - 6.0

    def draw(self, page: Page, number: int, pages: int) -> None:
        """The header and footer of page *number* (from 1) of *pages*."""
        if number == 1:
            self._first_header(page)
        else:
            self._later_header(page)
        lines = self._footer(number, pages)
        rule = self._rule_at(len(lines))
        page.marks.append(Line(self.left, rule, self.right, rule, HAIRLINE))
        y = rule + 5.0 + FOOTER
        for left, right in lines:
            self._write(page, self.left, y, left, FOOTER)
            self._write_right(page, y, right, FOOTER)
            y += LEADING * FOOTER

    def _rule_at(self, lines: int) -> float:
        """Height of the hairline above so many lines of footer."""
        return self.end - 2.0 - FOOTER - 5.0 - LEADING * FOOTER * (lines - 1)

    def _first_header(self, page: Page) -> None:
        y = self._title_at - 0.4 * self.event - 0.95 * self.title
        y -= LEADING * self.event * (len(self._events) - 1)
        for line in self._events:
            self._write(page, self.left, y, line, self.event)
            y += LEADING * self.event
        y = self._title_at
        for line in self._titles:
            self._write(page, self.left, y, line, self.title, bold=True)
            y += 1.15 * self.title
        self._write_right(page, self._status_at, self.sheet.status, self.status)

    def _later_header(self, page: Page) -> None:
        y = self.top + 0.9 * CONTINUED
        title = self._shortened(self.sheet.title, CONTINUED, self._later_room, bold=True)
        self._write(page, self.left, y, title, CONTINUED, bold=True)
        x = self.left + self.ruler.width(title, CONTINUED, True) + self.ruler.width(" ", CONTINUED)
        self._write(page, x, y, self._continued, CONTINUED)
        if self._later_below:
            y += 1.3 * CONTINUED
        self._write_right(page, y, self.sheet.status, CONTINUED)

    def _event_lines(self) -> list[str]:
        """The event's line; a very long one takes two and no more."""
        lines = self.ruler.wrap(self.sheet.event, self.event, self.room)
        if len(lines) > 2:
            lines = [lines[0], self._shortened(" ".join(lines[1:]), self.event, self.room)]
        return [line.removesuffix(SEPARATOR.rstrip()) for line in lines]

    def _shortened(self, text: str, size: float, room: float, bold: bool = False) -> str:
        """*text*, or as many of its first words as *room* holds; of a word wider than that as
        many letters."""
        for count in range(len(text.split()), 0, -1):
            short = first_words(text, count)
            if self.ruler.width(short, size, bold) <= room:
                return short
        short = text.split()[0] if text.split() else ""
        while len(short) > 1 and self.ruler.width(short + "…", size, bold) > room:
            short = short[:-1]
        return f"{short}…" if short else ""

    # -- footer --------------------------------------------------------------------------

    def _footer(self, number: int, pages: int) -> list[tuple[str, str]]:
        """The lines of the footer, left and right. The event is shortened first, then the word
        *printed* goes, then the time; the status never. What is still too long takes lines
        of its own."""
        right = ""
        for left, right in self._footer_forms(number, pages):
            used = self.ruler.width(left, FOOTER) + self.ruler.width(right, FOOTER)
            if used + 2 * FOOTER <= self.room:
                return [(left, right)]
        room = self.room - self.ruler.width(SEPARATOR, FOOTER)
        event = self._shortened(first_words(self._event, 1), FOOTER, room)
        left = SEPARATOR.join(part for part in [event, *self._said] if part)
        return [*((line, "") for line in self.ruler.wrap(left, FOOTER, self.room)), ("", right)]

    def _footer_forms(self, number: int, pages: int) -> Iterator[tuple[str, str]]:
        words = self._event.split()
        half = (len(words) + 1) // 2
        moment, day, nothing = self._rights(number, pages)
        for count in range(len(words), max(half, 1) - 1, -1):
            yield self._left(count), moment
        if not words:
            yield self._left(0), moment
        yield self._left(half), day
        yield self._left(half), nothing
        for count in range(half - 1, 0, -1):
            yield self._left(count), nothing

    def _left(self, words: int) -> str:
        event = first_words(self._event, words) if words else ""
        return SEPARATOR.join(part for part in [event, *self._said] if part)

    @property
    def _event(self) -> str:
        """The event without its place and dates."""
        return self.sheet.event.partition(SEPARATOR)[0]

    @property
    def _said(self) -> list[str]:
        return [self.sheet.footer or self.sheet.status or self.sheet.title, *self.sheet.marks]

    def _rights(self, number: int, pages: int) -> tuple[str, str, str]:
        words = self.sheet.words
        page = words.get("page", "{page} / {pages}").format(page=number, pages=pages)
        printed = " ".join(part for part in (words.get("printed", ""), self.stamp.moment) if part)
        return (
            SEPARATOR.join(part for part in (printed, page) if part),
            SEPARATOR.join(part for part in (self.stamp.moment, page) if part),
            SEPARATOR.join(part for part in (self.stamp.day, page) if part),
        )

    def _write(
        self, page: Page, x: float, y: float, text: str, size: float, bold: bool = False
    ) -> None:
        if text:
            width = self.ruler.width(text, size, bold)
            page.marks.append(Text(x, y, text, size, width, bold))

    def _write_right(self, page: Page, y: float, text: str, size: float) -> None:
        if text:
            width = self.ruler.width(text, size)
            page.marks.append(Text(self.right - width, y, text, size, width))

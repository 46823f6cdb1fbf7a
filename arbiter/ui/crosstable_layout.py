"""How the room of the crosstable is shared out: plain arithmetic, in pixels.

When it gets narrow the counts of wins, losses and draws go first, then the air around the
tie-breaks, federation, rating, title, first names, and tie-breaks that decided nothing;
after that the table scrolls under the frozen names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.domain.tiebreaks import ALWAYS_SHOWN


class Needs(NamedTuple):
    """What the columns need, in pixels at the present text size.

    ``names`` and ``short_names`` are the longest name in full and shortened, with the number
    before it, ``title`` the room for titles. ``tie_breaks`` are the widths of the tie-break
    columns, ``tight`` the same without air, and ``spare`` the places of those that may be
    left out, the first to go first.
    ``opponent`` and ``most`` are the least and the greatest width of an opponent; under
    ``easy`` it is worth leaving other columns out.
    """

    names: int
    short_names: int
    title: int
    rating: int
    federation: int
    points: int
    tie_breaks: Sequence[int]
    tight: Sequence[int]
    spare: Sequence[int]
    place: int
    count: int
    opponent: int
    easy: int
    most: int
    low_row: int
    high_row: int
    roomy: int


class Shares(NamedTuple):
    """What each column gets; 0 for one that is left out. ``names`` is the vertical heading."""

    row: int
    names: int
    short: bool
    title: bool
    rating: int
    federation: int
    opponent: int
    points: int
    tie_breaks: tuple[int, ...]
    place: int
    count: int

    @property
    def beside_opponents(self) -> int:
        """The width of everything but the opponents."""
        columns = self.rating + self.federation + self.points + self.place + 3 * self.count
        return self.names + columns + sum(self.tie_breaks)


def share(width: int, height: int, players: int, needs: Needs) -> Shares:
    """The sizes for *players* in *width* x *height*, headings taken off the height."""
    players = max(players, 1)
    # Where not all rows have room, those in view share it: none of them is cut.
    in_view = min(players, max(height // max(needs.low_row, 1), 1))
    row = min(max(height // in_view, needs.low_row), needs.high_row)
    tries = _from_all_to_least(row, needs)
    for number, attempt in enumerate(tries):
        room = (width - attempt.beside_opponents) // players
        # The three counts are a luxury: they may not make the marks small.
        if room >= (needs.easy if number else max(needs.easy, min(row, needs.roomy))):
            break
    opponent = min(max(min(room, _widest(row, needs)), needs.opponent), needs.most)
    return attempt._replace(opponent=opponent)


def without(needs: Needs, codes: Sequence[str], hidden: frozenset[str]) -> Needs:
    """*needs* without the columns that are not wanted: ``title``, ``rating``, ``federation``,
    ``count`` for those of wins, losses and draws, and tie-breaks by their codes, which stand in
    the order of *codes*."""
    shown = [code not in hidden or code in ALWAYS_SHOWN for code in codes]
    return needs._replace(
        title=0 if "title" in hidden else needs.title,
        rating=0 if "rating" in hidden else needs.rating,
        federation=0 if "federation" in hidden else needs.federation,
        count=0 if "count" in hidden else needs.count,
        tie_breaks=[width if wanted else 0 for width, wanted in zip(needs.tie_breaks, shown)],
        tight=[width if wanted else 0 for width, wanted in zip(needs.tight, shown)],
    )


def _widest(row: int, needs: Needs) -> int:
    """An opponent's column is a square, or as wide as two games need."""
    return max(row, needs.most) if needs.most > needs.high_row else row


def _from_all_to_least(row: int, needs: Needs) -> list[Shares]:
    steps = [
        Shares(
            row=row,
            names=needs.names + needs.title,
            short=False,
            title=True,
            rating=needs.rating,
            federation=needs.federation,
            opponent=0,
            points=needs.points,
            tie_breaks=tuple(needs.tie_breaks),
            place=needs.place,
            count=needs.count,
        )
    ]
    steps.append(steps[-1]._replace(count=0))
    steps.append(steps[-1]._replace(tie_breaks=tuple(needs.tight)))
    steps.append(steps[-1]._replace(federation=0))
    steps.append(steps[-1]._replace(rating=0))
    steps.append(steps[-1]._replace(title=False, names=needs.names))
    steps.append(steps[-1]._replace(short=True, names=needs.short_names))
    for spare in needs.spare:
        widths = list(steps[-1].tie_breaks)
        widths[spare] = 0
        steps.append(steps[-1]._replace(tie_breaks=tuple(widths)))
    return steps

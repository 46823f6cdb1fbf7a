"""Looking somebody up in a rating list while his name is typed."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer
from arbiter.domain.name_folding import spellings
from arbiter.storage.player_index import COLUMNS, open_index, player_of

PATIENCE = 0.2
"""Seconds after which a search is given up; more letters make it quicker."""
MOST_LOOKED_AT = 4000
"""So many of those whose names begin alike are put in order; more letters leave fewer."""
LEAST_LETTERS = 2
LEAST_FIGURES = 4
_LAST = "\U0010ffff"
_CACHE = "PRAGMA cache_size = -8192"
_FIDE_FIGURES = 10
_STANDARD = "max(standard, national)"
_RATINGS = {
    Pace.RAPID: "iif(rapid, rapid, max(standard, national))",
    Pace.BLITZ: "iif(blitz, blitz, max(standard, national))",
}


class PlayerIndex:
    """One list, open for reading. A list that is taken away meanwhile has nobody in it."""

    def __init__(self, path: Path) -> None:
        """The list in *path*.

        :raises ValueError: it is none.
        :raises sqlite3.Error, OSError: it can't be read.
        """
        self._connection = open_index(path)
        self._connection.execute(_CACHE)
        self._until = 0.0
        self._connection.set_progress_handler(lambda: time.monotonic() > self._until, 20000)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def search(
        self, typed: str, most: int, *, federation: str = "", pace: Pace = Pace.UNKNOWN
    ) -> tuple[ListedPlayer, ...]:
        """At most *most* players whom *typed* may mean: the beginning of a surname, or of it and
        of a first name in either order, or of a FIDE or national id.

        Those of *federation* come first, then who still plays, then by the rating of *pace*.
        """
        text = typed.strip()
        figures = text.replace(" ", "")
        if figures.isdecimal() and figures.isascii():
            return self._by_figures(figures, most)
        found: dict[int, tuple[str, ListedPlayer]] = {}
        for spelling in spellings(text):
            if len(spelling) < LEAST_LETTERS:
                continue
            for first, pattern in _patterns(spelling):
                found.update(self._beginning(first, pattern, most, federation, pace))
        asked = set(spellings(text))

        def order(line: int) -> tuple[object, ...]:
            """Who was meant most likely comes first: his surname is all that was typed."""
            key, player = found[line]
            whole = key.partition(",")[0] in asked or key in asked
            rating = player.rating(pace) or player.national
            other = bool(federation) and player.federation != federation
            return other, not whole, player.inactive, -rating, key

        return tuple(found[line][1] for line in sorted(found, key=order)[:most])

    def _beginning(
        self, first: str, pattern: str, most: int, federation: str, pace: Pace
    ) -> dict[int, tuple[str, ListedPlayer]]:
        narrowed = "AND folded GLOB ?" if pattern else ""
        rows = self._ask(
            f"SELECT * FROM (SELECT line, folded, {COLUMNS} FROM player"
            f" WHERE folded >= ? AND folded < ? {narrowed} LIMIT {MOST_LOOKED_AT})"
            f" ORDER BY federation = ? DESC, inactive, {_RATINGS.get(pace, _STANDARD)} DESC,"
            " folded LIMIT ?",
            (first, first + _LAST, *([pattern] if pattern else []), federation, most),
        )
        return {int(str(row[0])): (str(row[1]), player_of(row[2:])) for row in rows}

    def _by_figures(self, figures: str, most: int) -> tuple[ListedPlayer, ...]:
        if len(figures) < LEAST_FIGURES:
            return ()
        rows = self._ask(
            f"SELECT {COLUMNS} FROM player WHERE national_id >= ? AND national_id < ?"
            " ORDER BY national_id LIMIT ?",
            (figures, figures + _LAST, most),
        )
        number = int(figures) if len(figures) <= _FIDE_FIGURES else 0
        for more in range(_FIDE_FIGURES - len(figures) + 1) if number else ():
            rows += self._ask(
                f"SELECT {COLUMNS} FROM player WHERE fide_id >= ? AND fide_id < ?"
                " ORDER BY fide_id LIMIT ?",
                (number * 10**more, (number + 1) * 10**more, most - len(rows)),
            )
            if len(rows) >= most:
                break
        return tuple(map(player_of, rows[:most]))

    def with_fide_ids(self, ids: Iterable[str]) -> dict[str, ListedPlayer]:
        """Who has each of *ids*, as far as the list has them."""
        wanted = [int(one) for one in ids if one.isdecimal() and len(one) < 16]
        found = self._with("fide_id", wanted)
        return {player.fide_id: player for player in found}

    def with_national_ids(self, ids: Iterable[str]) -> dict[str, ListedPlayer]:
        """Who has each of *ids* of his federation, as far as the list has them."""
        return {player.national_id: player for player in self._with("national_id", list(ids))}

    def _with(self, column: str, wanted: Sequence[object]) -> list[ListedPlayer]:
        marks = ", ".join("?" * len(wanted))
        return list(
            map(
                player_of,
                self._ask(f"SELECT {COLUMNS} FROM player WHERE {column} IN ({marks})", wanted),
            )
        )

    def called(self, name: str, most: int = 20) -> tuple[ListedPlayer, ...]:
        """Everybody whose whole name may be *name*, whatever alphabet and accents it has."""
        wanted = list(dict.fromkeys(way for one in spellings(name) for way in _whole(one)))
        marks = ", ".join("?" * len(wanted))
        question = f"SELECT {COLUMNS} FROM player WHERE folded IN ({marks}) LIMIT ?"
        return tuple(map(player_of, self._ask(question, (*wanted, most))))

    def _ask(self, question: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        self._until = time.monotonic() + PATIENCE
        with suppress(sqlite3.Error):
            return self._connection.execute(question, values).fetchall()
        return []


def _patterns(spelling: str) -> list[tuple[str, str]]:
    """With what a folded name may begin, and how it may go on (empty: anyhow)."""
    family, comma, given = spelling.partition(",")
    if comma:
        return [(family, f"{family},{given.strip()}*")] if family else []
    found = [(spelling, "")]
    words = spelling.split()
    for border in range(1, len(words)):
        family, given = " ".join(words[:border]), " ".join(words[border:])
        if len(family) >= LEAST_LETTERS:
            found.append((family, f"{family}*,{given}*"))
    if len(words) > 1 and len(words[-1]) >= LEAST_LETTERS:
        found.append((words[-1], f"{words[-1]}*,{' '.join(words[:-1])}*"))
    return found


def _whole(spelling: str) -> list[str]:
    """How the folded name may be written whose surname is or is not told apart."""
    words = spelling.split()
    if "," in spelling:
        return [spelling]
    borders = range(1, len(words))
    split = [f"{' '.join(words[:n])},{' '.join(words[n:])}" for n in borders]
    turned = [f"{words[-1]},{' '.join(words[:-1])}"] if len(words) > 1 else []
    return [spelling, *split, *turned]

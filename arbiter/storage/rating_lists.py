"""All lists that are kept, as one: which of them answers, and what several know of one person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.matching import may_be_one
from arbiter.domain.tournament import Player
from arbiter.storage.player_index import kept_lists
from arbiter.storage.player_search import PlayerIndex

_SINGLE = {Pace.RAPID: ListKind.FIDE_RAPID, Pace.BLITZ: ListKind.FIDE_BLITZ}


def list_for(pace: Pace, lists: Iterable[RatingList]) -> RatingList | None:
    """The list of FIDE's that is asked for a tournament played at *pace*: the newest with the
    ratings of that pace, else the newest of all; None where there is none of FIDE's."""
    own = _SINGLE.get(pace, ListKind.FIDE_STANDARD)
    fide = [one for one in lists if one.kind is not ListKind.NATIONAL]
    fitting = [one for one in fide if one.kind in (ListKind.FIDE, own)]
    return max(fitting or fide, key=lambda one: (one.published, one.players), default=None)


def national_for(pace: Pace, lists: Sequence[RatingList]) -> list[RatingList]:
    """Those of the federations' *lists* that are for *pace*, as far as their names say for
    which they are: a federation may publish one for each."""
    own = pace.value if pace in _SINGLE else Pace.STANDARD.value
    said = {one: _pace_said(one.source) for one in lists}
    return [one for one in lists if said[one] in ("", own)] or list(lists)


def _pace_said(name: str) -> str:
    paces = (Pace.STANDARD, Pace.RAPID, Pace.BLITZ)
    return next((pace.value for pace in paces if pace.value in name.lower()), "")


class Found(NamedTuple):
    """Somebody who may be a player of the tournament; *sure* where an id says so."""

    player: ListedPlayer
    sure: bool


class RatingLists:
    """The lists as they are kept now, opened when somebody is first looked up."""

    def __init__(self) -> None:
        self.kept: tuple[tuple[Path, RatingList], ...] = kept_lists()
        self._open: dict[Path, PlayerIndex] = {}

    def close(self) -> None:
        """Let go of the files."""
        for index in self._open.values():
            index.close()
        self._open.clear()

    def used(self, pace: Pace) -> tuple[RatingList, ...]:
        """The lists that answer for a tournament played at *pace*, FIDE's first."""
        fide = list_for(pace, (about for _, about in self.kept))
        national = national_for(
            pace, [about for _, about in self.kept if about.kind is ListKind.NATIONAL]
        )
        return (*([fide] if fide else []), *national)

    def search(
        self, typed: str, most: int, pace: Pace, *, federation: str = ""
    ) -> tuple[ListedPlayer, ...]:
        """At most *most* players whom *typed* may mean, those of FIDE's list first. Each knows
        what the federations' lists know of him too."""
        found: list[ListedPlayer] = []
        for index in self._indices(pace):
            found += index.search(typed, most, federation=federation, pace=pace)
        return tuple(self._together(found, pace)[:most])

    def candidates(self, player: Player, pace: Pace) -> tuple[Found, ...]:
        """Who of the lists *player* is, by his ids, or else may be, by his whole name."""
        indices = self._indices(pace)
        for index in indices:
            sure = [
                *index.with_fide_ids([player.fide_id] if player.fide_id else []).values(),
                *index.with_national_ids(
                    [player.national_id] if player.national_id else []
                ).values(),
            ]
            if sure:
                return (Found(self._together(sure, pace)[0], sure=True),)
        found = [one for index in indices for one in index.called(player.name)]
        return tuple(
            Found(one, sure=False)
            for one in self._together(found, pace)
            if may_be_one(player, one.as_player(pace))
        )

    def _together(self, found: Iterable[ListedPlayer], pace: Pace) -> list[ListedPlayer]:
        """*found* with one entry for each person: who has a FIDE ID in both lists is one."""
        persons: dict[str, ListedPlayer] = {}
        for one in found:
            key = one.fide_id or f"{one.national_id} {one.name}"
            persons[key] = _completed(persons[key], one) if key in persons else one
        for index in self._indices(pace)[1:]:
            for fide_id, known in index.with_fide_ids(filter(None, persons)).items():
                if fide_id in persons and not persons[fide_id].national_id:
                    persons[fide_id] = _completed(persons[fide_id], known)
        return list(persons.values())

    def _indices(self, pace: Pace) -> list[PlayerIndex]:
        """The open lists in the order of ``used``; one that can't be read has nobody in it."""
        used = self.used(pace)
        found = []
        for about in used:
            path = next(path for path, kept in self.kept if kept is about)
            if path not in self._open:
                try:
                    self._open[path] = PlayerIndex(path)
                except (ValueError, OSError, sqlite3.Error):
                    continue
            found.append(self._open[path])
        return found


def _completed(one: ListedPlayer, other: ListedPlayer) -> ListedPlayer:
    """*one* with what only *other* knows."""
    values = {name: mine or theirs for name, mine, theirs in zip(one._fields, one, other)}
    return ListedPlayer(**values)  # type: ignore[arg-type]

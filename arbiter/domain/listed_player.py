"""Somebody as a rating list has him, and which of his ratings a tournament takes."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from enum import Enum
from typing import NamedTuple

from arbiter.domain.event import Pace
from arbiter.domain.tournament import Player

OUT_OF_DATE = 2
"""Months: FIDE publishes a list each month, and a tournament of this one needs no older."""


class ListKind(Enum):
    """Which list it is. FIDE publishes one with all three ratings, and one for each."""

    FIDE = "FIDE"
    FIDE_STANDARD = "FIDE standard"
    FIDE_RAPID = "FIDE rapid"
    FIDE_BLITZ = "FIDE blitz"
    NATIONAL = "national"


class ListedPlayer(NamedTuple):
    """A line of a rating list. What the list does not say is empty, or 0.

    ``birth`` is a year or an ISO date, ``sex`` is ``m``, ``w`` or empty. ``title`` is the
    highest one, ``titles`` are those of an arbiter or trainer as the list writes them. ``k`` are
    the development coefficients for standard, rapid and blitz, 0 where the list has none.
    """

    name: str
    fide_id: str = ""
    national_id: str = ""
    federation: str = ""
    sex: str = ""
    birth: str = ""
    title: str = ""
    titles: str = ""
    standard: int = 0
    rapid: int = 0
    blitz: int = 0
    national: int = 0
    k: tuple[int, int, int] = (0, 0, 0)
    inactive: bool = False
    club: str = ""

    def rating(self, pace: Pace) -> int:
        """The FIDE rating with which he plays at *pace*: that of rapid or blitz if he has one,
        else the standard one; 0 if he has none."""
        own = {Pace.RAPID: self.rapid, Pace.BLITZ: self.blitz}.get(pace, 0)
        return own or self.standard

    def as_player(self, pace: Pace) -> Player:
        """The same as a participant of a tournament played at *pace*."""
        return Player(
            name=self.name,
            title=self.title,
            sex=self.sex,
            birth=self.birth,
            federation=self.federation,
            fide_id=self.fide_id,
            national_id=self.national_id,
            rating_fide=self.rating(pace),
            rating_national=self.national,
            club=self.club,
        )

    def filled_into(self, player: Player, pace: Pace, *, name: str = "") -> Player:
        """*player* with everything that the list knows of him; what it does not know stays.

        He is called *name*, or as the list calls him. A day of birth stays where the list has
        but the same year.
        """
        mine = self.as_player(pace)
        less = mine.birth == player.birth[:4]
        return replace(
            player,
            name=name or mine.name,
            title=mine.title or player.title,
            sex=mine.sex or player.sex,
            birth=player.birth if less or not mine.birth else mine.birth,
            federation=mine.federation or player.federation,
            fide_id=mine.fide_id or player.fide_id,
            national_id=mine.national_id or player.national_id,
            rating_fide=mine.rating_fide or player.rating_fide,
            rating_national=mine.rating_national or player.rating_national,
            club=player.club or mine.club,
        )


class RatingList(NamedTuple):
    """What is known of a list as a whole.

    ``published`` is the first day of its month, or its day (ISO), empty where nobody knows;
    ``dated_by_file`` says that only the file's own date tells it. ``source`` is the name of
    the file it was read from, ``players`` how many are in it.
    """

    kind: ListKind
    source: str
    players: int = 0
    published: str = ""
    dated_by_file: bool = False

    def months_old(self, today: date) -> int:
        """How many months have begun since the list's own; 0 where its date is not known."""
        if not self.published:
            return 0
        year, month = int(self.published[:4]), int(self.published[5:7])
        return (today.year - year) * 12 + today.month - month

    def out_of_date(self, today: date) -> bool:
        """Whether it is older than two months."""
        return self.months_old(today) > OUT_OF_DATE

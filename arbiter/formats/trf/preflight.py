"""What a rating officer would ask back: looked for before a report is written.

What is missing, and what a report has no room for; as values, and as sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from arbiter.domain.tournament import Pending, Player, Tournament
from arbiter.formats.trf import player_record
from arbiter.formats.trf.codes import fits
from arbiter.formats.trf.latin import latin_name
from arbiter.formats.trf.writing import Edition
from arbiter.formats.words import Words

NAMED = 3
"""So many players are named."""


class Lack(Enum):
    """What a remark is about. The value is its key among the words."""

    ROUNDS = "rounds"
    OPEN = "open"
    ADJOURNED = "adjourned"
    EVENT = "event"
    IDS = "ids"
    BIRTHS = "births"
    BIRTH_YEARS = "birth_years"
    FEDERATIONS = "federations"
    RATINGS = "ratings"
    ALPHABET = "alphabet"
    NAMES_CUT = "names_cut"
    TITLES = "titles"
    CLUBS = "clubs"
    POINTS = "points"
    ANNULLED = "annulled"
    COMMENTS = "comments"


class Remark(NamedTuple):
    """One remark: how many it concerns (``many``), the players (numbers), or the fields of the
    event."""

    lack: Lack
    many: int = 0
    numbers: tuple[int, ...] = ()
    fields: tuple[str, ...] = ()


def preflight(
    tournament: Tournament, edition: Edition = Edition.TRF26, *, ascii: bool = False
) -> tuple[Remark, ...]:
    """What to know before the report of *tournament* is written, the gravest first."""
    return (
        *_about_games(tournament),
        *_about_event(tournament),
        *_about_players(tournament, ascii),
        *_without_room(tournament, edition),
    )


def _about_games(tournament: Tournament) -> Iterator[Remark]:
    if not tournament.rounds_known:
        yield Remark(Lack.ROUNDS)
    adjourned = sum(game.pending is Pending.ADJOURNED for game in tournament.open_games)
    still_open = len(tournament.open_games) - adjourned
    if still_open:
        yield Remark(Lack.OPEN, still_open)
    if adjourned:
        yield Remark(Lack.ADJOURNED, adjourned)


def _about_event(tournament: Tournament) -> Iterator[Remark]:
    event = tournament.event
    rounds = range(1, tournament.rounds + 1)
    there = {
        "name": event.name,
        "place": event.place,
        "federation": re.fullmatch(r"[A-Z]{3}", event.federation),
        "start": event.start,
        "end": event.end,
        "arbiter": event.arbiter,
        "arbiter_id": event.arbiter_id or not event.arbiter,
        "days": all(map(tournament.round_start, rounds)),
        "control": event.time_control,
    }
    missing = tuple(field for field, known in there.items() if not known)
    if missing:
        yield Remark(Lack.EVENT, len(missing), fields=missing)


def _about_players(tournament: Tournament, ascii: bool) -> Iterator[Remark]:
    for lack, lacks in _LACKS.items():
        numbers = _who(tournament, lacks)
        if numbers:
            yield Remark(lack, len(numbers), numbers)
    numbers = _who(tournament, _not_spelt if ascii else _not_latin)
    if numbers:
        yield Remark(Lack.ALPHABET, len(numbers), numbers)


def _who(tournament: Tournament, lacks: Callable[[Player], bool]) -> tuple[int, ...]:
    return tuple(n for n, player in enumerate(tournament.players, 1) if lacks(player))


def _not_latin(player: Player) -> bool:
    return any(letter.isalpha() and letter > "\u024f" for letter in player.name)


def _not_spelt(player: Player) -> bool:
    return "?" in latin_name(player.name, player.federation)


_LACKS: dict[Lack, Callable[[Player], bool]] = {
    Lack.IDS: lambda player: not player_record.id_of(player),
    Lack.BIRTHS: lambda player: not player.birth,
    Lack.BIRTH_YEARS: lambda player: len(player.birth) == 4,
    Lack.FEDERATIONS: lambda player: not player_record.federation_of(player),
    Lack.RATINGS: lambda player: not player_record.rating_of(player),
}


def _without_room(tournament: Tournament, edition: Edition) -> Iterator[Remark]:
    long = tuple(player_record.long_names(tournament.players))
    if long:
        yield Remark(Lack.NAMES_CUT, len(long), long)
    titled = _who(tournament, lambda player: player.title != player_record.title_of(player))
    if titled:
        yield Remark(Lack.TITLES, len(titled), titled)
    clubs = _who(tournament, lambda player: bool(player.club))
    if clubs:
        yield Remark(Lack.CLUBS, len(clubs), clubs)
    rich = tuple(n for n in tournament.numbers if not fits(tournament.score(n)))
    if rich:
        yield Remark(Lack.POINTS, len(rich), rich)
    annulled = tuple(sorted(tournament.annulled))
    if annulled:
        yield Remark(Lack.ANNULLED, len(annulled), annulled)
    if edition is Edition.TRF16 and _needs_comments(tournament):
        yield Remark(Lack.COMMENTS)


def _needs_comments(tournament: Tournament) -> bool:
    return bool(
        tournament.withdrawals
        or tournament.play_offs
        or tournament.manual_orders
        or tournament.rounds_assumed
        or any(game.result and game.result.decided_by_arbiter for game in tournament.games)
        or any(game.pending for game in tournament.open_games)
    )


# In words


def preflight_texts(tournament: Tournament, remarks: Sequence[Remark], words: Words) -> list[str]:
    """*remarks* about *tournament* as sentences."""
    return [_text(tournament, remark, words) for remark in remarks]


def _text(tournament: Tournament, remark: Remark, words: Words) -> str:
    key = f"preflight.{remark.lack.value}"
    if remark.lack is Lack.EVENT:
        fields = ", ".join(words[f"preflight.event_{field}"] for field in remark.fields)
        return words.text(key, what=fields)
    if not remark.many:
        return words[key]
    who = ", ".join(f"{n} {tournament.player(n).family}" for n in remark.numbers[:NAMED])
    more = len(remark.numbers) - NAMED
    if more > 0:
        who = words.text("preflight.and_more", who=who, n=more)
    what = words.count(key, remark.many)
    if what.endswith("."):
        return what
    text = words.text("preflight.named", what=what, who=who)
    return text.removesuffix(".") if text.endswith("..") else text  # Parker, L.

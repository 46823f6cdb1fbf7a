"""Places decided apart from the games of the tournament: the notes under a table about
play-offs and orders by hand."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.notation import format_points
from arbiter.domain.standings import Standings
from arbiter.domain.tournament import PlayOff, Tournament
from arbiter.formats.documents.frame import numbered
from arbiter.formats.sheets import Note
from arbiter.formats.words import Words


def decision_notes(order: Standings, words: Words) -> list[Note]:
    """The play-offs with their scores, each order by hand with its reason, and what of both
    says nothing any more."""
    tournament = order.tournament
    idle_games, idle_orders = order.idle_play_offs, order.idle_orders
    counted = [one for one in tournament.play_offs if one not in idle_games]
    notes = []
    if counted:
        games = _play_offs(tournament, counted, words)
        notes.append(words.text("note.play_off", games=games))
    for by_hand in tournament.manual_orders:
        if by_hand not in idle_orders:
            rows = [order.of(number) for number in by_hand.numbers]
            places = words.place(rows[0].rank, rows[-1].rank)
            players = _players(tournament, by_hand.numbers)
            notes.append(
                words.text("note.by_hand", places=places, players=players, reason=by_hand.reason)
            )
    if idle_games:
        games = _play_offs(tournament, idle_games, words)
        notes.append(words.text("note.play_off_idle", games=games))
    for by_hand in idle_orders:
        players = _players(tournament, sorted(by_hand.numbers))
        notes.append(words.text("note.by_hand_idle", players=players))
    return [Note(text) for text in notes]


def _play_offs(tournament: Tournament, play_offs: Sequence[PlayOff], words: Words) -> str:
    return "; ".join(
        words.text(
            "note.play_off_game",
            first=numbered(tournament, one.first),
            second=numbered(tournament, one.second),
            score=f"{format_points(one.first_points)} : {format_points(one.second_points)}",
        )
        for one in play_offs
    )


def _players(tournament: Tournament, numbers: Sequence[int]) -> str:
    return ", ".join(numbered(tournament, number) for number in numbers)

"""Who left before the end, and what that did to the results: the note under a table."""

from __future__ import annotations

from arbiter.domain.tournament import Game, Tournament, Withdrawal, WithdrawalRule
from arbiter.domain.withdrawals import completed
from arbiter.formats.documents.frame import numbered
from arbiter.formats.sheets import Cell, Note
from arbiter.formats.words import Words


def withdrawal_notes(tournament: Tournament, words: Words) -> list[Note]:
    """One line for each who left: after how many games, by which rule his results count or do
    not, and why he left."""
    return [Note(withdrawal_text(tournament, left, words)) for left in tournament.withdrawals]


def withdrawal_text(tournament: Tournament, left: Withdrawal, words: Words) -> str:
    """``6 Castellanos withdrew after 3 of 9 games, fewer than half: the results stay in the
    table and do not count.``"""
    games = completed(tournament, left.number)
    said = words.text(
        "note.expelled" if left.expelled else "note.withdrew",
        player=numbered(tournament, left.number),
        played=games.played,
        games=games.scheduled,
    )
    by_the_half = tournament.regulations.withdrawal is WithdrawalRule.FIDE and games.under_half
    key = "note.all_count"
    if left.annulled:
        key = "note.annulled_half" if by_the_half else "note.annulled"
    text = words.text(key, left=said)
    return f"{text} {words.text('note.reason', reason=left.reason)}" if left.reason else text


def soft_or_plain(tournament: Tournament, game: Game, text: str) -> Cell:
    """*text*, which says the result of *game*; soft and in parentheses if it does not count."""
    if text and is_soft(tournament, game):
        return Cell(f"({text})", soft=True)
    return Cell(text)


def is_soft(tournament: Tournament, game: Game) -> bool:
    """Whether the result of *game* stands there and does not count."""
    return not tournament.game_counts(game)

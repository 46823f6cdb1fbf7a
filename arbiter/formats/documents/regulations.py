"""The regulations sheet: how it is played, what decides places, and what becomes of games that
are not played. For the notice board before the first round."""

from __future__ import annotations

from arbiter.domain.prizes import Cents, Prizes, format_amount
from arbiter.domain.tiebreaks import EDITION, is_known
from arbiter.domain.tournament import Tournament, WithdrawalRule
from arbiter.formats import tie_break_words
from arbiter.formats.documents.frame import document
from arbiter.formats.documents.playing import lots_text, pairings_text, points_text, system_text
from arbiter.formats.sheets import Fields, Note, Notes, Sheet, SheetPart, Turn
from arbiter.formats.words import Words

_LARGEST = 12.0
_NEVER_LEVEL = ("LOT", "TPN", "TPN/R")
"""Tie-breaks after which nobody is level."""


def regulations_sheet(tournament: Tournament, words: Words) -> Sheet:
    """System, rate of play, points; the tie-breaks in their order, each in one sentence with
    its article; what forfeits and withdrawals do; prizes. It needs no players."""
    title = words["title.regulations"]
    playing = Fields(
        (
            (words["regulations.system"], system_text(tournament, words)),
            (words["regulations.rate"], tournament.event.rate_of_play),
            (words["regulations.scoring"], points_text(tournament.regulations, words)),
            (words["regulations.numbers"], lots_text(tournament, words)),
            (words["regulations.pairings"], pairings_text(tournament, words)),
        )
    )
    parts: tuple[SheetPart, ...] = (
        playing,
        Notes(tuple(_places(tournament, words))),
        Notes(tuple(_not_played(tournament, words))),
        Notes(tuple(_leaving(tournament, words))),
        *_prizes(tournament, words),
    )
    return document(
        "regulations",
        tournament,
        words,
        title,
        parts,
        footer=title,
        turn=Turn.NEVER,
        largest=_LARGEST,
    )


def _places(tournament: Tournament, words: Words) -> list[Note]:
    regulations = tournament.regulations
    codes = [code for code in regulations.tie_breaks if is_known(code)]
    notes = [Note(words["regulations.places"], bold=True)]
    if not codes:
        return [*notes, Note(words["regulations.by_points_alone"])]
    notes.append(Note(words["regulations.by_points"]))
    for place, code in enumerate(codes, 1):
        rule = tie_break_words.rule(code, regulations, words)
        source = tie_break_words.source(code, words)
        notes.append(Note(f"{rule} {source}", f"{place}. {tie_break_words.head(code, words)}"))
    if not set(codes) & set(_NEVER_LEVEL):
        notes.append(Note(words["regulations.shared"]))
    return notes


def _not_played(tournament: Tournament, words: Words) -> list[Note]:
    edition = words.short_date(EDITION)
    notes = [
        Note(words["regulations.forfeits"], bold=True),
        Note(words.text("regulations.forfeit", date=edition)),
    ]
    if tournament.size % 2:
        notes.append(Note(words["regulations.free"]))
    return notes


_LEAVING = {
    WithdrawalRule.FIDE: "regulations.withdrawal_fide",
    WithdrawalRule.ALWAYS_ANNUL: "regulations.withdrawal_annul",
    WithdrawalRule.NEVER_ANNUL: "regulations.withdrawal_count",
}


def _leaving(tournament: Tournament, words: Words) -> list[Note]:
    return [
        Note(words["regulations.withdrawals"], bold=True),
        Note(words[_LEAVING[tournament.regulations.withdrawal]]),
    ]


def _prizes(tournament: Tournament, words: Words) -> tuple[Notes, ...]:
    """What has been announced, and how equals share it; nothing where nothing has been."""
    prizes = tournament.prizes
    if not prizes.any:
        return ()
    said = [Note(words["regulations.prizes"], bold=True)]
    if prizes.amounts:
        amounts = " · ".join(
            f"{place}. {_money(prizes, cents, words)}"
            for place, cents in enumerate(prizes.amounts, 1)
            if cents
        )
        said.append(Note(words.text("regulations.amounts", amounts=amounts)))
        said.append(Note(words[f"prizes.rule_{prizes.sharing.value}"]))
    for one in prizes.special:
        worth = f": {_money(prizes, one.cents, words)}" if one.cents else ""
        said.append(Note(f"{one.for_what}{worth}"))
    return (Notes(tuple(said)),)


def _money(prizes: Prizes, cents: Cents, words: Words) -> str:
    return " ".join(filter(None, (format_amount(cents, words.decimal_mark), prizes.currency)))

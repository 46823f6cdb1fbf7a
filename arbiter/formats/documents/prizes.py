"""The prize list: who gets what, by which rule, with sums that add up and lines to sign on."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.domain.prize_shares import Share, Shares, prize_shares
from arbiter.domain.prizes import CENTS, Cents, Prizes, Sharing, format_amount
from arbiter.domain.progress import progress
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import ranking
from arbiter.formats.documents.frame import document, full_name
from arbiter.formats.documents.legend import open_note
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Role,
    Row,
    Rules,
    Sheet,
    SheetPart,
    Signatures,
    Table,
)
from arbiter.formats.status import status
from arbiter.formats.words import Words

_LARGEST = 12.0
_SIGNING = ("arbiter", "secretary", "date")


def prizes_sheet(tournament: Tournament, words: Words) -> Sheet:
    """Place, name, points and prize of everybody who gets one, their sum, the rule of sharing,
    and special prizes. Before the first result it is the list of what has been announced."""
    title, text = words["title.prizes"], status(tournament, words)
    parts: tuple[SheetPart, ...] = (Notes((Note(words["prizes.none"]),)),)
    if tournament.prizes.any:
        parts = _parts(tournament, words)
    return document(
        "prizes",
        tournament,
        words,
        title,
        parts,
        status=text,
        footer=f"{title} · {text}",
        largest=_LARGEST,
    )


@dataclass(frozen=True, slots=True)
class _Money:
    """How amounts are written: all of them with cents as soon as one has some."""

    words: Words
    currency: str
    with_cents: bool

    def text(self, cents: Cents) -> str:
        return format_amount(cents, self.words.decimal_mark, with_cents=self.with_cents)

    def named(self, cents: Cents) -> str:
        """With the currency."""
        return " ".join(filter(None, (self.text(cents), self.currency)))

    def cell(self, cents: Cents, *, bold: bool = False) -> Cell:
        value = f"{cents // CENTS}.{cents % CENTS:02d}" if cents % CENTS else str(cents // CENTS)
        return Cell(self.text(cents), bold=bold, value=value)

    def column(self, key: str, *, keep: int = 0) -> Column:
        head = ", ".join(filter(None, (self.words[f"head.{key}"], self.currency)))
        return Column(key, head, Align.RIGHT, Role.NUMBER, keep=keep, uniform=keep > 0)


def _parts(tournament: Tournament, words: Words) -> tuple[SheetPart, ...]:
    prizes = tournament.prizes
    order = standings(tournament)
    shares = prize_shares(order, prizes)
    amounts = [*prizes.amounts, *(one.cents for one in prizes.special)]
    if tournament.started:
        amounts += [share.cents for share in shares.shares]
    money = _Money(words, prizes.currency, any(cents % CENTS for cents in amounts))
    parts: list[SheetPart] = []
    if prizes.amounts and tournament.started:
        parts.append(_shared(order, shares, prizes, money))
    elif prizes.amounts:
        parts.append(_announced(prizes, money))
    if prizes.special:
        parts.append(_special(prizes, money))
    parts.append(Notes(tuple(_notes(tournament, shares, money))))
    return (*parts, Signatures(tuple(words[f"signature.{who}"] for who in _SIGNING)))


def _shared(order: Standings, shares: Shares, prizes: Prizes, money: _Money) -> Table:
    """Everybody who gets something, and beside it the prize of his place where that is another."""
    words, tournament = money.words, order.tournament
    paid = [share for share in shares.shares if share.cents]
    columns = (
        ranking.place_column(words),
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, keep=30),
        Column("title", "", role=Role.MARK, keep=40, empty=True, uniform=True),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        ranking.points_column(words),
        *(() if prizes.sharing is Sharing.NONE else (money.column("announced", keep=20),)),
        money.column("prize"),
        Column("signature", words["head.signature"], role=Role.LINE),
    )

    def row(share: Share) -> Row:
        standing = share.standing
        player = tournament.player(standing.number)
        whole = share.announced.denominator == 1
        announced = money.cell(int(share.announced)) if whole and share.announced else Cell()
        return (
            ranking.place_cell(standing, tournament, words),
            Cell(str(standing.number), value=str(standing.number)),
            Cell(player.title),
            Cell(full_name(player)),
            ranking.points_cell(standing),
            *(() if prizes.sharing is Sharing.NONE else (announced,)),
            money.cell(share.cents, bold=True),
            Cell(),
        )

    total = _total(columns, shares.paid, money)
    groups = (Group(tuple(map(row, paid))), Group((total,), total=True))
    return Table(columns, groups, rules=Rules.ROWS, full=True)


def _total(columns: tuple[Column, ...], cents: Cents, money: _Money) -> Row:
    """The sum under the column of prizes, its word in that of names."""
    said = {
        "name": Cell(money.words["prizes.sum"], bold=True),
        "prize": money.cell(cents, bold=True),
    }
    return tuple(said.get(column.key, Cell()) for column in columns)


def _announced(prizes: Prizes, money: _Money) -> Table:
    """The prize of each place, while nobody holds one."""
    words = money.words
    columns = (
        Column("name", words["head.place"], Align.RIGHT, bold=True),
        money.column("prize"),
    )
    rows = [
        (Cell(words.place(place, place)), money.cell(cents))
        for place, cents in enumerate(prizes.amounts, 1)
        if cents
    ]
    total = _total(columns, sum(prizes.amounts), money)
    return Table(columns, (Group(tuple(rows)), Group((total,), total=True)))


def _special(prizes: Prizes, money: _Money) -> Table:
    words = money.words
    columns = (
        Column("for", words["prizes.for"]),
        Column("won", words["prizes.won"], role=Role.NAME),
        money.column("prize"),
        Column("signature", words["head.signature"], role=Role.LINE),
    )
    rows = tuple(
        (
            Cell(one.for_what),
            Cell(one.won),
            money.cell(one.cents, bold=True) if one.cents else Cell(),
            Cell(),
        )
        for one in prizes.special
    )
    return Table(
        columns, (Group(rows),), caption=words["prizes.special"], rules=Rules.ROWS, full=True
    )


def _notes(tournament: Tournament, shares: Shares, money: _Money) -> list[Note]:
    words, prizes = money.words, tournament.prizes
    notes = []
    if prizes.amounts:
        notes.append(Note(words[f"prizes.rule_{prizes.sharing.value}"]))
    if shares.odd_cents and tournament.started:
        notes.append(Note(words["prizes.odd_cents"]))
    if shares.left_over and tournament.started:
        amount = money.named(shares.left_over)
        notes.append(Note(words.text("prizes.left_over", amount=amount)))
    if prizes.amounts and prizes.announced > sum(prizes.amounts):
        notes.append(Note(words.text("prizes.total", amount=money.named(prizes.announced))))
    if tournament.started and progress(tournament).provisional:
        notes.append(Note(words["prizes.provisional"]))
        unfinished = open_note(tournament, words)
        notes += [unfinished] if unfinished else []
    return notes

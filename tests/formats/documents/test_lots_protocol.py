"""The protocol of the drawing of lots, method by method."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import AddPlayers, DrawLots
from arbiter.domain.lots import at_random, by_rating, lot_sum
from arbiter.domain.restricted_lots import restricted
from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import DrawRecord, Event, LotMethod, Player, Tournament
from arbiter.formats.documents import lots_protocol_sheet
from arbiter.formats.sheets import Notes, Rules, Sheet, Signatures, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, without_rounds

EN = words("en")
CODES = ["AUT"] * 4 + ["BEL"] * 3 + ["CZE"] * 3 + ["DEN"] * 2


def field(*federations: str) -> Tournament:
    """Players of these federations, not drawn."""
    players = tuple(
        Player(f"{letter}., {code}", federation=code, rating_fide=2000 + place)
        for place, (letter, code) in enumerate(zip("ABCDEFGHIJKLMNOP", federations))
    )
    return Tournament(Event(place="Perm"), players=players)


def tables(sheet: Sheet) -> tuple[Table, Table]:
    """The facts and the numbers."""
    facts, table = sheet.parts[:2]
    assert isinstance(facts, Table)
    assert isinstance(table, Table)
    return facts, table


def facts(sheet: Sheet) -> dict[str, str]:
    groups = tables(sheet)[0].groups
    return {
        str(group.rows[0][0].text): " ".join(str(said.text) for _, said in group.rows)
        for group in groups
    }


def column(table: Table, key: str) -> list[str]:
    place = [column.key for column in table.columns].index(key)
    return [str(row[place].text) for row in table.rows]


def notes(sheet: Sheet) -> list[str]:
    return [note.text for part in sheet.parts if isinstance(part, Notes) for note in part.notes]


def drawn_restricted(seed: str, *, repaired: bool = False) -> Tournament:
    """Twelve players of four federations."""
    tournament = field(*CODES)
    made = restricted(tournament.players, schedule(12), seed, repaired=repaired)
    record = DrawRecord("", "", made.sequence, made.envelopes)
    return DrawLots(LotMethod.RESTRICTED, made.order, seed, record=record)(tournament)


def test_at_random_can_be_repeated_from_the_paper() -> None:
    """Seed, rule, time, place, witnesses; the list with its sums, and numbers in their order."""
    record = DrawRecord("2026-04-30T18:05", "the arbiter, players 1, 4, 5")
    order = at_random(7, "73920418")
    tournament = DrawLots(LotMethod.AT_RANDOM, order, "73920418", record=record)(
        field(*["RUS"] * 7)
    )
    sheet = lots_protocol_sheet(tournament, EN)
    table = tables(sheet)[1]

    assert facts(sheet) == {
        "Method": "at random",
        "Seed": "73920418",
        "Rule": "numbers by ascending SHA-256 of the seed, a line feed and the place in the list",
        "Held": "Thursday 30 April 2026, 18:05, Perm",
        "Present": "the arbiter, players 1, 4, 5",
    }
    assert column(table, "place") == list("1234567")
    assert [name[0] for name in column(table, "name")] == list("ABCDEFG")
    sums = column(table, "sum")
    assert sums[0].replace(" ", "") == lot_sum("73920418", 1)[:8]
    numbers = [int(number) for number in column(table, "number")]
    assert [sums[place - 1] for place in order] == sorted(sums)
    assert [numbers.index(n) + 1 for n in range(1, 8)] == list(order)
    assert set(column(table, "white")) == {"3"} == set(column(table, "black"))
    assert sorted(column(table, "free")) == list("1234567")
    assert not any(column(table, "federation"))
    assert notes(sheet) == ["The list was made before the draw."]
    assert sheet.parts[-1] == Signatures(("Chief arbiter", "Organiser", "Player"))
    assert sheet.listed is table


def test_restricted_stands_in_the_order_of_drawing() -> None:
    """Contingents apart, with federation, envelope, and what the envelopes held."""
    tournament = drawn_restricted("7", repaired=True)
    sheet = lots_protocol_sheet(tournament, EN)
    table = tables(sheet)[1]

    assert facts(sheet)["Method"] == "restricted by federation"
    assert facts(sheet)["Rule"].startswith("Varma tables")
    assert column(table, "federation") == CODES
    assert [len(group.rows) for group in table.groups] == [4, 3, 3, 2]
    assert table.rules is Rules.GROUPS
    envelopes = column(table, "envelope")
    assert [len(set(envelopes[a:b])) for a, b in ((0, 4), (4, 7), (7, 10), (10, 12))] == [1] * 4
    numbers = column(table, "number")
    assert column(table, "sum")[0].replace(" ", "") == lot_sum("7", numbers[0])[:8]
    said = notes(sheet)
    assert said[0] == "Envelopes: A: 4 5 9 10   B: 1 2 7   C: 6 8 11   D: 3 12."
    assert said[1].startswith("Table for 12 players with 11 and 12 exchanged")
    assert said[2] == "No players of one federation meet in the last three rounds."


def test_flaw_of_the_official_table_is_printed() -> None:
    """And who meets because of it."""
    seeds = (str(seed) for seed in range(50))
    made = ((seed, drawn_restricted(seed)) for seed in seeds)
    sheet = next(
        sheet
        for _, tournament in made
        if "6–12" in " ".join(notes(sheet := lots_protocol_sheet(tournament, EN)))
    )
    said = notes(sheet)
    assert said[1] == (
        "Official table for 12 players: 6 and 12 are both in set C and meet in round 11."
    )
    assert "6–12" in said[2]
    assert "round 11" in said[2]


def test_computed_draw_has_no_envelopes() -> None:
    """Eight players: the rule says that numbers were computed."""
    tournament = field(*["AUT"] * 4, *["BEL"] * 4)
    made = restricted(tournament.players, schedule(8), "7")
    record = DrawRecord(sequence=made.sequence, envelopes=made.envelopes)
    drawn_now = DrawLots(LotMethod.RESTRICTED, made.order, "7", record=record)(tournament)
    sheet = lots_protocol_sheet(drawn_now, EN)

    assert facts(sheet)["Rule"].startswith("computed")
    assert not any(column(tables(sheet)[1], "envelope"))
    assert len(notes(sheet)) == 1


def test_by_rating_and_a_latecomer() -> None:
    """No seed, no sums; who came after the draw has no place in the list."""
    tournament = field("SWE", "SWE", "SWE")
    order = by_rating([player.rating for player in tournament.players])
    tournament = DrawLots(LotMethod.BY_RATING, order)(tournament)
    tournament = AddPlayers((Player("Late"),))(tournament)
    sheet = lots_protocol_sheet(tournament, EN)
    table = tables(sheet)[1]

    assert "Seed" not in facts(sheet)
    assert column(table, "place") == ["1", "2", "3", ""]
    assert column(table, "number") == ["3", "2", "1", "4"]
    assert not any(column(table, "sum"))
    assert facts(sheet)["Held"] == "Perm"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_drawn(language: str) -> None:
    """Players without numbers, and a table whose numbers nobody drew."""
    local = words(language)
    for tournament in (field("SWE"), replace(drawn(4), lots=None)):
        (part,) = lots_protocol_sheet(tournament, local).parts
        assert isinstance(part, Notes)


def test_rounds_that_are_not_known() -> None:
    """Then nobody knows who is free when."""
    tournament = DrawLots(LotMethod.AS_LISTED, (1, 2, 3))(field("SWE", "SWE", "SWE"))
    bare = replace(without_rounds(tournament), lots=tournament.lots)
    table = tables(lots_protocol_sheet(bare, EN))[1]
    assert not any(column(table, "white"))
    assert not any(column(table, "free"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("method", LotMethod)
def test_every_method_has_its_rule(language: str, method: LotMethod) -> None:
    """In every language."""
    tournament = DrawLots(method, (2, 1, 3))(field("SWE", "SWE", "SWE"))
    sheet = lots_protocol_sheet(tournament, words(language))
    assert all(said for key, said in list(facts(sheet).items())[:2])

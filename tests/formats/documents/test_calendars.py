"""Each player's own calendar."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetPlayer, SetResult, SetRoundStarts
from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.documents import calendars_sheet
from arbiter.formats.sheets import Card, Cards, Disc, Name, Notes, Row, Sheet
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f5, f6

EN = words("en")


def cards_of(sheet: Sheet) -> tuple[Card, ...]:
    (cards,) = sheet.parts
    assert isinstance(cards, Cards)
    return cards.cards


def texts(row: Row) -> list[str]:
    return [str(cell.text) for cell in row]


def test_a_card_for_each_player() -> None:
    """In the order of the numbers, with what is known of him."""
    player = Player("Bergström, Lena", title="WGM", federation="SWE", rating_fide=2341, club="SKR")
    cards = cards_of(calendars_sheet(SetPlayer(2, player)(drawn(4)), EN))

    assert [card.number for card in cards] == ["1", "2", "3", "4"]
    assert cards[1].name == Name("Bergström", "Lena")
    assert cards[1].details == "WGM 2341 · SWE · SKR"
    assert cards[0].details == ""


def test_round_day_colour_opponent_board_and_a_line() -> None:
    """Until there is a result; then his mark."""
    starts = tuple(f"2026-05-0{day}T15:00" for day in range(1, 6))
    tournament = SetRoundStarts(starts)(drawn(6))
    rows = cards_of(calendars_sheet(tournament, EN))[0].table.rows

    assert texts(rows[0]) == ["1", "Fri 1 May", "6", "Player 6", "1", ""]
    assert [row[2].disc for row in rows] == [
        Disc.WHITE if game.white == 1 else Disc.BLACK for game in tournament.games_of(1)
    ]
    assert all(row[5].line for row in rows)

    tournament = SetResult(1, 6, 1, Result.BLACK_WINS)(tournament)
    cards = cards_of(calendars_sheet(tournament, EN))
    assert [cards[n].table.rows[0][5].text for n in (0, 5)] == ["0", "1"]
    assert not cards[0].table.rows[0][5].line


def test_the_time_stands_once_below() -> None:
    """If it is always the same; else with each day."""
    same = SetRoundStarts(("2026-05-01T15:00",) * 3)(drawn(4))
    card = cards_of(calendars_sheet(same, EN))[0]
    assert card.notes == ("2 × White, 1 × Black · each round at 15:00",)

    other = SetRoundStarts(("2026-05-01T15:00", "2026-05-02T10:00", ""))(drawn(4))
    card = cards_of(calendars_sheet(other, EN))[0]
    assert [str(row[1].text) for row in card.table.rows] == [
        "Fri 1 May, 15:00",
        "Sat 2 May, 10:00",
        "date open",
    ]
    assert card.notes == ("2 × White, 1 × Black",)


def test_without_any_day_it_is_said_once() -> None:
    """The column goes; one round with a day brings it back."""
    card = cards_of(calendars_sheet(drawn(4), EN))[0]
    shown = [column.key for column in card.table.without_idle_columns().columns]
    assert "date" not in shown
    assert card.notes == ("2 × White, 1 × Black · date open",)

    card = cards_of(calendars_sheet(SetRoundStarts(("", "2026-05-02"))(drawn(4)), EN))[0]
    assert [str(row[1].text) for row in card.table.rows] == ["date open", "Sat 2 May", "date open"]
    assert card.notes == ("2 × White, 1 × Black",)


def test_opponents_have_initials() -> None:
    """A card is small."""
    names = ["Castellanos, María José", "Петров Иван Сергеевич", "Ana Costa", "Li, Wei"]
    tournament = drawn(names)
    rows = [row for card in cards_of(calendars_sheet(tournament, EN)) for row in card.table.rows]

    assert {str(row[3].text) for row in rows} == {
        "Castellanos, M. J.",
        "Петров И. С.",
        "Ana Costa",
        "Li, W.",
    }


def test_b03_a_free_round_has_no_opponent() -> None:
    """No colour, no board, no line; it counts for neither colour."""
    cards = cards_of(calendars_sheet(f5(), EN))
    row = cards[0].table.rows[0]

    assert texts(row) == ["1", "", "", "free", "", ""]
    assert row[2].disc is None
    assert not row[5].line
    assert cards[0].notes == ("2 × White, 2 × Black · date open",)


def test_every_game_stands_on_two_cards() -> None:
    """With opposite colours, the same round and the same board."""
    tournament = f6()
    seen = set()
    for card in cards_of(calendars_sheet(tournament, EN)):
        for row in card.table.rows:
            white = row[2].disc is Disc.WHITE
            seen.add((int(card.number), int(str(row[2].text)), white, *texts(row)[0::4]))
    assert seen == {
        (player, game.opponent_of(player), game.white == player, str(game.round), str(game.board))
        for game in tournament.games
        for player in (game.white, game.black)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_without_players_or_pairings_it_is_a_sentence(language: str) -> None:
    """Never an error."""
    for tournament in (Tournament(), Tournament(players=drawn(4).players)):
        (part,) = calendars_sheet(tournament, words(language)).parts
        assert isinstance(part, Notes)


def test_rounds_that_are_not_known_make_no_calendar() -> None:
    """They have to be made up or found first."""
    bare = replace(
        drawn(4), games=tuple(replace(game, colours_known=False) for game in drawn(4).games)
    )
    with pytest.raises(RoundsUnknown):
        calendars_sheet(bare, EN)


def test_a_league_says_home_and_away_in_words() -> None:
    """And has no pieces."""
    (card, *_) = cards_of(calendars_sheet(drawn(4, home_and_away=True), words("sv")))

    assert [str(row[2].text) for row in card.table.rows] == ["hemma", "hemma", "borta"]
    assert not any(cell.disc for row in card.table.rows for cell in row)
    assert card.notes[0].startswith("2 × hemma, 1 × borta")

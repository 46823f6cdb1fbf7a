"""A PGN becomes a tournament, or the rounds of one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.event import Event, Pace
from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.pgn.writing import pgn_text
from arbiter.formats.recognition.player_rows import NOTHING_CHOSEN
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import Choices, Recognised
from arbiter.formats.source.reading import read_book
from tests.boards import drawn, f5, f6
from tests.events import any_event, complete


@pytest.fixture
def read(tmp_path: Path):
    """Reads a text, or bytes, through the one door."""

    def recognised(text: str | bytes, listed=(), choices: Choices = NOTHING_CHOSEN) -> Recognised:
        path = tmp_path / "games.pgn"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return recognise(read_book(path), choices, listed)

    return recognised


def _games(tournament: Tournament) -> dict[object, object]:
    """Who had White, in which round, and how it ended; by names."""
    return {
        (
            tournament.player(game.white).name,
            tournament.player(game.black).name,
            game.round,
        ): game.result
        for game in tournament.games
    }


@pytest.mark.parametrize("seed", range(40))
def test_what_was_written_comes_back(read, seed: int) -> None:
    """Players, numbers, colours, rounds, boards and results, forfeits too."""
    tournament = any_event(seed)
    found = read(pgn_text(tournament, joined=seed % 2 == 0))
    back = found.tournament

    assert [player.name for player in back.players] == [p.name for p in tournament.players]
    assert back.games == tournament.games
    assert found.complaints == ()


def test_the_event_comes_with_its_place_days_and_clock(read) -> None:
    """As far as the tags say."""
    event = Event("Cup", "Lund", "SWE", "2026-05-01", "2026-05-01", time_control="900+10")
    found = read(pgn_text(SetEvent(event)(f6())))

    assert found.tournament.event == replace(event, pace=Pace.RAPID)


def test_players_come_with_what_boards_know_of_them(read) -> None:
    """Title, FIDE ID and rating."""
    tournament = drawn(4)
    moreau = Player("Moreau, Étienne", "IM", fide_id="600123", rating_fide=2441)
    tournament = replace(tournament, players=(moreau, *tournament.players[1:]))

    assert read(pgn_text(tournament)).tournament.players[0] == moreau


def test_a_single_round_is_a_part(read) -> None:
    """Its games have their results; all others are open, and it is said."""
    tournament = f6()
    found = read(pgn_text(tournament, round=2))
    games = [game for game in found.tournament.games if game.round]

    assert len(games) == 3
    assert _games(replace(found.tournament, games=tuple(games))).items() <= (
        _games(tournament).items()
    )
    assert any(
        f.about is Doubtful.PAIRS_MISSING and f.weight is Weight.CHECK for f in found.findings
    )


def _rounds(tournament: Tournament, last: int, rounds: str) -> str:
    text = "\n".join(pgn_text(tournament, round=round) for round in range(1, last + 1))
    return text.replace(f'[EventRounds "{tournament.rounds}"]\n', rounds)


def _without_numbers(tournament: Tournament) -> Tournament:
    """With rounds in another order, so that no Berger table is seen in them."""
    turned = {1: 2, 2: 3, 3: 1}
    games = [replace(game, round=turned.get(game.round, game.round)) for game in tournament.games]
    return replace(tournament, games=tuple(sorted(games, key=lambda game: game.round)))


def test_a_few_rounds_are_a_part_if_anything_says_so(read) -> None:
    """The number of rounds, or the players of the tournament that is open; else it may be a
    Swiss tournament."""
    tournament = _without_numbers(complete(12, seed=1))
    text = _rounds(tournament, 3, '[EventRounds "11"]\n')
    assert len([g for g in read(text).tournament.games if g.result]) == 18

    bare = _rounds(tournament, 3, "")
    assert read(bare, tournament.players).tournament.size == 12
    for strangers in ((), drawn([f"Other {n}" for n in range(12)]).players):
        with pytest.raises(NotImported) as refused:
            read(bare, strangers)
        assert refused.value.why is Refusal.SWISS


def test_a_swiss_of_nine_rounds_is_refused(read) -> None:
    """Its tags say that these are all rounds there are."""
    tournament = _without_numbers(complete(20, seed=3))
    with pytest.raises(NotImported) as refused:
        read(_rounds(tournament, 9, '[EventRounds "9"]\n'))

    assert refused.value.why is Refusal.SWISS


def test_an_asterisk_after_the_moves_is_one_note(read) -> None:
    """Of all games together: there are programs that write nothing else there."""
    lines = pgn_text(f6()).splitlines()
    text = "\n".join("*" if line in ("1-0", "0-1", "1/2-1/2") else line for line in lines)
    found = read(text)

    assert found.tournament.games == f6().games
    notes = [f for f in found.findings if f.about is Doubtful.MOVES_UNENDED]
    assert [(f.weight, f.found) for f in notes] == [(Weight.NOTE, "15")]
    assert found.complaints == ()


def test_moves_that_contradict_the_tag_are_to_be_looked_at(read) -> None:
    """The tag was read."""
    text = pgn_text(SetResult(1, 4, 1, Result.WHITE_WINS)(drawn(4)))
    found = read(text.replace("\n1-0\n", "\n1. e4 e5 0-1\n"))
    (complaint,) = found.complaints

    assert found.tournament.game(1, 4).result is Result.WHITE_WINS
    assert (complaint.about, complaint.found, complaint.meant) == (
        Doubtful.MOVES_END_OTHERWISE,
        "0-1",
        "1-0",
    )


def test_a_game_that_ended_and_has_no_sign_in_pgn_stays_open(read) -> None:
    """An unknown sign is settled by the arbiter, not guessed."""
    text = pgn_text(drawn(4)).replace('[Result "*"]', '[Result "1-0F"]', 1)
    found = read(text)

    assert [finding.about for finding in found.grave] == [Doubtful.NO_RESULT]
    assert found.tournament.games[0].result is None


def test_another_event_in_the_file_is_a_sheet_to_choose(read) -> None:
    """The one with most games is read."""
    other = SetEvent(Event("Blitz"))(drawn(4))
    text = pgn_text(SetEvent(Event("Cup"))(f6())) + "\n" + pgn_text(other)
    found = read(text)
    assert found.tournament.event.name == "Cup"
    assert [f.found for f in found.findings if f.about is Doubtful.EVENTS_LEFT] == ["Blitz"]

    assert read(text, choices=Choices(sheet=1)).tournament.event.name == "Blitz"


def test_free_rounds_are_no_games(read) -> None:
    """Some programs write one against nobody."""
    text = pgn_text(f5())
    for nobody in ("BYE", "?", ""):
        bye = f'[Event "?"]\n[Round "1"]\n[White "Player 1"]\n[Black "{nobody}"]\n[Result "1-0"]\n'
        found = read(f"{text}\n{bye}\n1-0\n")
        assert len(found.tournament.games) == 10
        assert found.tournament.size == 5


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp1252", "utf-16"])
def test_encodings(read, encoding: str) -> None:
    """With a mark, from an old program, from Notepad."""
    tournament = drawn(["Åkesson, Örjan", "Müller, Jürgen", "Núñez, Íñigo", "Lefèvre, Noël"])

    found = read(pgn_text(tournament).encode(encoding)).tournament.players
    assert {p.name for p in found} == {p.name for p in tournament.players}


def test_two_players_are_no_tournament(read) -> None:
    """A match."""
    with pytest.raises(TooFewPlayers):
        read(pgn_text(f6(), round=1).split("\n\n\n")[0].split("\n\n[Event")[0])


def test_a_wish_about_a_result_is_heeded(read) -> None:
    """The arbiter types another into the cell."""
    text = pgn_text(drawn(4))
    first = read(text)
    row, column = first.rows[0], first.fields.index("result") + 1
    found = read(text, choices=Choices(cells={(row, column): "1-0"}))

    assert found.tournament.games[0].result is Result.WHITE_WINS

"""Legends: the signs that occur, and the games that are still open."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.notation import format_result
from arbiter.domain.result import Outcome, Result
from arbiter.domain.tournament import Game, Pending, Tournament
from arbiter.domain.withdrawals import is_missed_by
from arbiter.formats.documents.frame import numbered
from arbiter.formats.sheets import Note
from arbiter.formats.words import Words

_DECIDED = frozenset(result for result in Result if result.decided_by_arbiter)
_UNRATED = frozenset(result for result in Result if result.played and not result.rated)
_SIGNS = ("win", "draw", "loss", "forfeit_win", "forfeit_loss", "adjourned")


def sign_note(tournament: Tournament, words: Words) -> Note | None:
    """One line with each sign of the crosstable that occurs; None if there is none yet."""
    texts = [words[f"sign.{sign}"] for sign in signs(tournament)]
    if not texts:
        return None
    if tournament.annulled:
        texts.append(words["sign.uncounted"])
    cycles = tournament.regulations.cycles
    if cycles > 1:
        texts.append(words["sign.pair" if cycles == 2 else "sign.pairs"])
    return Note(" · ".join(texts))


def signs(tournament: Tournament) -> list[str]:
    """The keys of the signs that occur, wins first."""
    found = {sign for game in tournament.games for sign in _signs_of(game)}
    return [sign for sign in _SIGNS if sign in found]


def _signs_of(game: Game) -> list[str]:
    if game.result is None:
        return ["adjourned"] if game.pending is Pending.ADJOURNED else []
    played = {Outcome.WIN: "win", Outcome.DRAW: "draw"}
    outcomes = (game.result.white, game.result.black)
    if game.result.played:
        return [played.get(outcome, "loss") for outcome in outcomes]
    return ["forfeit_win" if o is Outcome.WIN else "forfeit_loss" for o in outcomes]


def special_notes(tournament: Tournament, words: Words) -> list[Note]:
    """The games whose marks in the crosstable do not say all: those that the arbiter decided,
    and those that are not rated."""
    notes = []
    for key, results in (("note.by_decision", _DECIDED), ("note.unrated", _UNRATED)):
        named = "; ".join(
            f"{numbered(tournament, game.white)} {format_result(game.result)} "
            f"{numbered(tournament, game.black)}"
            for game in tournament.games
            if game.result in results
        )
        if named:
            notes.append(Note(words.text(key, games=named)))
    return notes


def open_note(tournament: Tournament, words: Words) -> Note | None:
    """All open games of the rounds that have begun, by name; None if there are none."""
    return games_note(tournament, unfinished(tournament), words)


def games_note(tournament: Tournament, games: Sequence[Game], words: Words) -> Note | None:
    """Open *games* by round, board and players; None if there are none."""
    if not games:
        return None
    texts = "; ".join(_open_game(tournament, game, words) for game in games)
    return Note(words.text("note.open", games=texts))


def unfinished(tournament: Tournament) -> tuple[Game, ...]:
    """The open games of each round that has begun, and every game put off."""
    begun = {
        game.round
        for game in tournament.counted_games
        if (game.result is not None and not _left_undone(tournament, game))
        or game.pending is Pending.ADJOURNED
    }
    return tuple(
        game
        for game in tournament.open_games
        if game.pending is not None or (game.round is not None and game.round in begun)
    )


def _left_undone(tournament: Tournament, game: Game) -> bool:
    """Whether *game* is a forfeit only because somebody had left: that begins no round."""
    return any(
        left.number in (game.white, game.black) and is_missed_by(game, left.number)
        for left in tournament.withdrawals
    )


def _open_game(tournament: Tournament, game: Game, words: Words) -> str:
    white, black = numbered(tournament, game.white), numbered(tournament, game.black)
    if game.round is None or game.board is None:
        text = words.text("note.open_pair", white=white, black=black)
    else:
        text = words.text(
            "note.open_game", round=game.round, board=game.board, white=white, black=black
        )
    if game.pending is None:
        return text
    text = f"{text}, {pending_text(game, words)}"
    # The standings beside the note give half a point for it, and nobody has drawn yet.
    counts = f" ({words['note.draw_for_now']})" if game.pending is Pending.ADJOURNED else ""
    return text + counts


def pending_text(game: Game, words: Words) -> str:
    """``postponed to 28 April``; nothing for a game that is simply not finished."""
    if game.pending is None:
        return ""
    key = game.pending.value
    if not game.until:
        return words[f"note.{key}"]
    return words.text(f"note.{key}_to", day=words.day(game.until))

"""What a line of the journal says: what was done, what stood there before and after."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from arbiter.domain import (
    calendar_edits,
    closing_edits,
    edits,
    import_edits,
    import_updates,
    play_off_edits,
    prize_edits,
    restore_edits,
    withdrawal_edits,
)
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError
from arbiter.domain.notation import format_result
from arbiter.domain.plain import from_plain, to_plain
from arbiter.domain.prizes import Prizes
from arbiter.domain.result import Result
from arbiter.domain.tournament import (
    Event,
    GameName,
    Pending,
    Player,
    PlayOff,
    Regulations,
    Tournament,
)
from arbiter.storage.journal import JournalRow
from arbiter.ui.journal_values import day_text, differences, start_differences, start_text
from arbiter.ui.languages import translate
from arbiter.ui.prize_words import prizes_text
from arbiter.wording import edit_text, pending_text, play_offs_text


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line in words; ``old`` and ``new`` are empty where there is nothing to set against,
    ``reason`` where none was given."""

    what: str
    old: str = ""
    new: str = ""
    reason: str = ""

    @property
    def change(self) -> str:
        """``open → 1–0``."""
        return " → ".join(filter(None, (self.old, self.new)))


def journal_line(row: JournalRow, tournament: Tournament) -> JournalLine:
    """*row* in words; names of players are those of the present *tournament*."""
    if row.edit is None:
        return JournalLine(translate("Journal", "written by a newer program"))
    line = _edit_line(row.edit, row.old, tournament)
    if row.kind == "undone":
        what = translate("Journal", "undone: {0}").format(line.what)
        return replace(line, what=what, old=line.new, new=line.old)
    if row.kind == "redone":
        return replace(line, what=translate("Journal", "done again: {0}").format(line.what))
    return line


def _edit_line(edit: Edit, old: Any, tournament: Tournament) -> JournalLine:
    match edit:
        case edits.SetResult(first, second, cycle, result):
            new = format_result(result) or pending_text(None, translate)
            return JournalLine(_pair_text(tournament, first, second, cycle), _game_text(old), new)
        case edits.SetPending(first, second, cycle, pending, until):
            new = " ".join(filter(None, [pending_text(pending, translate), day_text(until)]))
            return JournalLine(_pair_text(tournament, first, second, cycle), _game_text(old), new)
        case edits.SetResults(results):
            olds = old if isinstance(old, list) else [None] * len(results)
            lines = [_edit_line(one, before, tournament) for one, before in zip(results, olds)]
            what = lines[0].what if lines else ""
            return JournalLine(
                what, ", ".join(line.old for line in lines), ", ".join(line.new for line in lines)
            )
        case calendar_edits.MoveGame(first, second, cycle, round, board):
            what = _pair_text(tournament, first, second, cycle)
            return JournalLine(what, _seat_text(old), _seat_text({"round": round, "board": board}))
        case calendar_edits.ExchangeColours(first, second, cycle):
            what = _pair_text(tournament, first, second, cycle)
            return JournalLine(what, "", translate("Journal", "colours exchanged"))
        case calendar_edits.SwapGames(one, other):
            what = f"{_pair_text(tournament, *one)}; {_pair_text(tournament, *other)}"
            return JournalLine(what, "", translate("Journal", "places exchanged"))
        case edits.SetPlayer(number, player):
            what = translate("Journal", "player {0}, {1}").format(number, player.name)
            return JournalLine(what, *differences(Player, old, to_plain(player)))
        case edits.RemovePlayer():
            return JournalLine(translate("Journal", "remove {0}").format(_name(old)))
        case edits.MovePlayer(number, to):
            what = translate("Journal", "move {0}").format(_name(old))
            return JournalLine(what, str(number), str(to))
        case import_edits.TakeInPlayers(changed=changed) if isinstance(old, list):
            pairs = zip(old, changed)
            parts = [differences(Player, was, to_plain(player)) for was, (_, player) in pairs]
            return JournalLine(
                edit_text(edit, tournament, translate),
                ", ".join(was for was, _ in parts if was),
                ", ".join(now for _, now in parts if now),
            )
        case import_updates.UpdatePlayers(changed=changed, source=source):
            line = _with_parts(edit_text(edit, tournament, translate), _updates(old, changed))
            return replace(line, reason=source)
        case import_updates.TakeInResults(results, _, _, players):
            known = old if isinstance(old, dict) else {}
            were = known.get("results")
            parts = _results(results, were if isinstance(were, list) else [], tournament)
            parts += _updates(known.get("players"), players)
            return _with_parts(edit_text(edit, tournament, translate), parts)
        case restore_edits.RestoreState(tournament=restored, taken_at=at):
            what = translate("Journal", "restored the state of {0}").format(start_text(at))
            known = old if isinstance(old, dict) else {}
            reported = len(restored.games) - len(restored.open_games)
            return JournalLine(what, _results_text(known.get("results")), _results_text(reported))
        case edits.SetRoundStarts(starts, event):
            before = old if isinstance(old, dict) else {"starts": old}
            were = before.get("starts")
            parts = [start_differences(were if isinstance(were, list) else [], starts)]
            if event is not None:
                parts.append(differences(Event, before.get("event"), to_plain(event)))
            return _with_parts(edit_text(edit, tournament, translate), parts)
        case closing_edits.ReopenTournament(reason):
            versions = _versions(old)
            return JournalLine(edit_text(edit, tournament, translate), *versions, reason)
        case withdrawal_edits.Withdraw(number, expelled, reason, annul):
            text = translate("Journal", "{0} withdraws")
            if expelled:
                text = translate("Journal", "{0} is expelled")
            counts = translate("Journal", "all results count")
            if annul:
                counts = translate("Journal", "results do not count")
            return JournalLine(text.format(_names((number,), tournament)), "", counts, reason)
        case withdrawal_edits.TakeBackWithdrawal(number):
            text = translate("Journal", "{0} is in the tournament again")
            return JournalLine(text.format(_names((number,), tournament)))
        case play_off_edits.SetPlayOffs(numbers, play_offs):
            what = translate("Journal", "play-off of {0}").format(_names(numbers, tournament))
            return JournalLine(what, _play_offs(old), play_offs_text(play_offs))
        case play_off_edits.SetManualOrder(numbers, reason):
            what = translate("Journal", "order by hand")
            return JournalLine(what, _order(old, tournament), _names(numbers, tournament), reason)
        case play_off_edits.RemoveManualOrder():
            what = translate("Journal", "no order by hand")
            return JournalLine(what, _order(old, tournament))
        case prize_edits.SetPrizes(prizes):
            return JournalLine(translate("Journal", "prizes"), _prizes(old), prizes_text(prizes))
        case edits.SetRegulations(regulations, reason):
            parts = [differences(Regulations, old, to_plain(regulations))]
            line = _with_parts(edit_text(edit, tournament, translate), parts)
            return replace(line, reason=reason)
        case edits.SetTournament(event, regulations, reason):
            before = old if isinstance(old, dict) else {}
            parts = (
                differences(Event, before.get("event"), to_plain(event)),
                differences(Regulations, before.get("regulations"), to_plain(regulations)),
            )
            what = edit_text(edit, tournament, translate)
            if before.get("round"):
                text = translate("Journal", "{0}, round {1}", "a game")
                what = text.format(what, before["round"])
            return replace(_with_parts(what, parts), reason=reason)
    return JournalLine(edit_text(edit, tournament, translate))


def _updates(old: Any, changed: Iterable[tuple[int, Player]]) -> list[tuple[str, str]]:
    """What each player was before and after; nothing where that is not known."""
    were = old if isinstance(old, list) else []
    pairs = zip(were, changed)
    return [differences(Player, was, to_plain(player)) for was, (_, player) in pairs]


RESULTS_NAMED = 3
"""So many results that came in together are named."""


def _results(
    results: Iterable[tuple[GameName, Result]], old: list[Any], tournament: Tournament
) -> list[tuple[str, str]]:
    """Results that were there and were replaced, and those that came: ``3–4 ½–½``."""
    pairs = []
    for (name, result), was in zip(results, old):
        game = next((one for one in tournament.games if one.name == name), None)
        white, black = (game.white, game.black) if game is not None else name[:2]
        before = f"{white}–{black} {format_result(Result(was))}" if was else ""
        pairs.append((before, f"{white}–{black} {format_result(result)}"))
    # Those that replaced another are told of first: they are what is asked about later.
    pairs.sort(key=lambda pair: not pair[0])
    return pairs if len(pairs) <= RESULTS_NAMED else [*pairs[:RESULTS_NAMED], ("", "…")]


def _with_parts(what: str, parts: Iterable[tuple[str, str]]) -> JournalLine:
    """A line whose values before and after are those of several parts."""
    old, new = (", ".join(filter(None, texts)) for texts in zip(*parts, strict=True))
    return JournalLine(what, old, new)


def _pair_text(tournament: Tournament, first: int, second: int, cycle: int) -> str:
    try:
        game = tournament.game(first, second, cycle)
    except ArbiterError:
        return f"{first}–{second}"
    white, black = tournament.player(game.white), tournament.player(game.black)
    pair = f"{game.white}–{game.black}  {white.family} – {black.family}"
    if game.round is None:
        return pair
    return translate("Journal", "{0}, round {1}", "a game").format(pair, game.round)


def _game_text(old: Any) -> str:
    known = old if isinstance(old, dict) else {}
    if known.get("result"):
        return format_result(Result(known["result"]))
    pending = Pending(known["pending"]) if known.get("pending") else None
    return pending_text(pending, translate)


def _seat_text(seat: Any) -> str:
    """``round 3, board 2``, as far as it is known."""
    known = seat if isinstance(seat, dict) else {}
    texts = []
    if known.get("round"):
        texts.append(translate("Journal", "round {0}").format(known["round"]))
    if known.get("board"):
        texts.append(translate("Journal", "board {0}").format(known["board"]))
    return ", ".join(texts)


def _names(numbers: Iterable[int], tournament: Tournament) -> str:
    """``3 Berg, 5 Cole``."""
    return ", ".join(
        f"{number} {tournament.player(number).family}"
        if number in tournament.numbers
        else str(number)
        for number in numbers
    )


def _play_offs(old: Any) -> str:
    try:
        return play_offs_text(from_plain(tuple[PlayOff, ...], old))
    except (ValueError, TypeError):
        return ""


def _prizes(old: Any) -> str:
    try:
        return prizes_text(from_plain(Prizes, old))
    except (ValueError, TypeError):
        return ""


def _order(old: Any, tournament: Tournament) -> str:
    numbers = old.get("numbers") if isinstance(old, dict) else None
    return _names(numbers, tournament) if isinstance(numbers, list) else ""


def _results_text(count: Any) -> str:
    if not isinstance(count, int):
        return ""
    return translate("Journal", "%n result(s)", "", count)


def _versions(old: Any) -> tuple[str, str]:
    """The version before a reopening, and the one after it."""
    version = old.get("version") if isinstance(old, dict) else None
    if not isinstance(version, int):
        return "", ""
    said = translate("Wording", "version {0}")
    return said.format(version), said.format(version + 1)


def _name(old: Any) -> str:
    return str(old.get("name", "")) if isinstance(old, dict) else ""

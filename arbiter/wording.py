"""Names for the things of the domain: edits, presets, ways to draw lots.

Like ``arbiter.messages`` without Qt: the translating function is a parameter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arbiter.domain.calendar_proof import calendar_changed, calendar_foreign
from arbiter.domain.notation import format_points, format_result
from arbiter.domain.tournament import GameName, LotMethod, Pending, PlayOff, Tournament
from arbiter.messages import Translate, english

if TYPE_CHECKING:
    from arbiter.domain.edits import Edit
    from arbiter.domain.presets import Preset


def edit_text(edit: Edit, before: Tournament, translate: Translate = english) -> str:
    """What *edit* does to *before*, short enough for a menu: ``9–1 ½–½``."""
    from arbiter.domain import (  # the window is there before anybody asks
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

    match edit:
        case edits.SetResult(first=first, second=second, cycle=cycle, result=result):
            game = before.game(first, second, cycle)
            pair = f"{game.white}–{game.black}"
            if result is None:
                return translate("Wording", "{0} cleared").format(pair)
            return f"{pair}  {format_result(result)}"
        case edits.SetResults(results=results) if len(results) == 1:
            return edit_text(results[0], before, translate)
        case edits.SetResults(results=results):
            return translate("Wording", "%n result(s)", "", len(results))
        case edits.SetPending(first=first, second=second, cycle=cycle, pending=pending):
            game = before.game(first, second, cycle)
            return f"{game.white}–{game.black}  {pending_text(pending, translate)}"
        case edits.AddPlayers(players=players) if len(players) == 1:
            return translate("Wording", "add {0}").format(players[0].name)
        case edits.AddPlayers(players=players):
            return translate("Wording", "add %n player(s)", "", len(players))
        case edits.SetPlayer(number=number, player=player):
            return translate("Wording", "change player {0}, {1}").format(number, player.name)
        case edits.RemovePlayer(number=number):
            return translate("Wording", "remove {0}").format(before.player(number).name)
        case edits.MovePlayer(number=number, to=to):
            name = before.player(number).name
            return translate("Wording", "move {0} to place {1}").format(name, to)
        case edits.DrawLots(method=method):
            return translate("Wording", "lots: {0}").format(lot_method_name(method, translate))
        case edits.CancelLots():
            return translate("Wording", "take the draw back")
        case edits.SetEvent() | edits.SetTournament() | edits.SetRegulations():
            return translate("Wording", "tournament data")
        case edits.SetRoundStarts():
            return translate("Wording", "dates of the rounds")
        case import_edits.ImportTournament(source=source):
            return translate("Wording", "import of {0}").format(source)
        case import_edits.TakeInPlayers(added=added, changed=changed):
            texts = []
            if added or not changed:
                texts.append(translate("Wording", "add %n player(s)", "", len(added)))
            if changed:
                texts.append(translate("Wording", "update %n player(s)", "", len(changed)))
            return ", ".join(texts)
        case import_updates.UpdatePlayers(changed=changed):
            return translate("Wording", "update %n player(s)", "", len(changed))
        case import_updates.TakeInResults(results=results, source=source, players=players):
            found = translate("Wording", "%n result(s) from {0}", "", len(results)).format(source)
            if players:
                updated = translate("Wording", "update %n player(s)", "", len(players))
                return f"{found}, {updated}"
            return found
        case import_edits.AssumeRounds():
            return translate("Wording", "rounds and colours by the Berger table")
        case restore_edits.RestoreState(taken_at=taken_at):
            moment = taken_at[:16].replace("T", " ")
            return translate("Wording", "restore the state of {0}").format(moment)
        case closing_edits.CloseTournament():
            return translate("Wording", "tournament closed")
        case closing_edits.ReopenTournament():
            return translate("Wording", "tournament reopened")
        case withdrawal_edits.Withdraw(number=number, expelled=expelled):
            who = before.player(number).name
            if expelled:
                return translate("Wording", "{0} expelled").format(who)
            return translate("Wording", "{0} withdraws").format(who)
        case withdrawal_edits.TakeBackWithdrawal(number=number):
            who = before.player(number).name
            return translate("Wording", "{0} is in the tournament again").format(who)
        case play_off_edits.SetPlayOffs(numbers=numbers, play_offs=()):
            return translate("Wording", "no play-off: {0}").format(_listed(numbers))
        case play_off_edits.SetPlayOffs(play_offs=play_offs):
            return translate("Wording", "play-off: {0}").format(play_offs_text(play_offs))
        case play_off_edits.SetManualOrder(numbers=numbers):
            return translate("Wording", "order by hand: {0}").format(_listed(numbers))
        case play_off_edits.RemoveManualOrder(numbers=numbers):
            return translate("Wording", "no order by hand: {0}").format(_listed(numbers))
        case prize_edits.SetPrizes(prizes=prizes) if not prizes.any:
            return translate("Wording", "no prizes")
        case prize_edits.SetPrizes():
            return translate("Wording", "prizes")
        case calendar_edits.SwapGames(one=one, other=other):
            return translate("Wording", "exchange {0} and {1}").format(
                _pair(before, one), _pair(before, other)
            )
        case calendar_edits.MoveGame(round=round):
            pair = _pair(before, (edit.first, edit.second, edit.cycle))
            return translate("Wording", "{0} to round {1}").format(pair, round)
        case calendar_edits.SwapRounds(one=first, other=second):
            return translate("Wording", "exchange rounds {0} and {1}").format(first, second)
        case calendar_edits.ExchangeColours():
            pair = _pair(before, (edit.first, edit.second, edit.cycle))
            return translate("Wording", "{0}: colours exchanged").format(pair)
        case calendar_edits.SwapNumbers(one=first, other=second):
            return translate("Wording", "exchange numbers {0} and {1}").format(first, second)
    raise AssertionError(f"no words for {type(edit).__name__}")


def play_offs_text(play_offs: Sequence[PlayOff]) -> str:
    """``3–5 1½:½``, pairs by numbers."""
    return ", ".join(
        f"{one.first}–{one.second} {format_points(one.first_points)}:"
        f"{format_points(one.second_points)}"
        for one in play_offs
    )


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _pair(tournament: Tournament, name: GameName) -> str:
    game = tournament.game(*name)
    return f"{game.white}–{game.black}"


def pending_text(pending: Pending | None, translate: Translate = english) -> str:
    """The word for a game without a result."""
    match pending:
        case Pending.POSTPONED:
            return translate("Wording", "postponed")
        case Pending.ADJOURNED:
            return translate("Wording", "adjourned")
        case Pending.EARLY:
            return translate("Wording", "to be played early")
        case None:
            return translate("Wording", "open")


def lot_method_name(method: LotMethod, translate: Translate = english) -> str:
    """How the numbers are given, in words."""
    match method:
        case LotMethod.AS_LISTED:
            return translate("Wording", "as listed")
        case LotMethod.BY_RATING:
            return translate("Wording", "by rating")
        case LotMethod.BY_HAND:
            return translate("Wording", "by hand")
        case LotMethod.AT_RANDOM:
            return translate("Wording", "at random")
        case LotMethod.FROM_FILE:
            return translate("Wording", "numbers from the file")
        case LotMethod.RESTRICTED:
            return translate("Wording", "restricted by federation")
        case LotMethod.FROM_STANDINGS:
            return translate("Wording", "places in another tournament")


def assumptions(tournament: Tournament, translate: Translate = english) -> tuple[str, ...]:
    """What the screen must admit where it shows a round or a number."""
    admitted = (
        (
            translate("Wording", "rounds and colours assumed"),
            tournament.rounds_assumed,
        ),
        (translate("Wording", "numbers not drawn"), tournament.numbers_assumed),
        (translate("Wording", "calendar changed by hand"), calendar_changed(tournament)),
        (translate("Wording", "calendar not by the Berger table"), calendar_foreign(tournament)),
    )
    return tuple(text for text, assumed in admitted if assumed)


def closing_text(tournament: Tournament, translate: Translate = english) -> str:
    """``closed, version 2``; nothing before the tournament is closed for the first time."""
    closing = tournament.closing
    texts = []
    if closing.closed:
        texts.append(translate("Wording", "closed", "a tournament whose results are final"))
    if closing.version > 1:
        texts.append(translate("Wording", "version {0}").format(closing.version))
    return ", ".join(texts)


def preset_name(preset: Preset, translate: Translate = english) -> str:
    """What a published order of tie-breaks is called; without a name of its own by its key."""
    names = {
        "fide": translate("Wording", "FIDE 2019"),
        "sweden": translate("Wording", "Sweden 2022"),
        "russia": translate("Wording", "Russia 2018"),
        "chesslivo": translate("Wording", "ChessLivo", "a program from Turkey"),
        "juniors": translate("Wording", "World Junior", "a championship"),
        "berger": translate("Wording", "Berger alone", "an order of tie-breaks with only SB in it"),
    }
    return names.get(preset.key, preset.key)


def preset_source(preset: Preset, translate: Translate = english) -> str:
    """One sentence: who published the order and when, and for what."""
    sentences = {
        "fide": translate("Wording", "{0} recommended it for round robins in 2019."),
        "sweden": translate(
            "Wording",
            "The Swedish federation ({0}), October 2022; wins by walkover count as wins.",
        ),
        "russia": translate(
            "Wording",
            "The Russian ministry of sport ({0}), 2018, for the round robins of one spartakiad "
            "of the blind; it is no general rule.",
        ),
        "chesslivo": translate(
            "Wording", "What {0}, a program from Turkey, proposes for round robins; undated."
        ),
        "juniors": translate(
            "Wording", "The rules of the {0}, of which wins with Black are the last; undated."
        ),
        "berger": translate(
            "Wording", "The old custom: only Sonneborn-Berger, and who is level on it shares."
        ),
    }
    return sentences.get(preset.key, "").format(preset.source)

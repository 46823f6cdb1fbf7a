"""What a report can hold of a tournament: two are alike for it if they are equal in this."""

from __future__ import annotations

import re
from dataclasses import replace
from operator import attrgetter

from arbiter.domain.event import Event, OfficialRole, is_control
from arbiter.domain.names import tidy
from arbiter.domain.tournament import (
    DEFAULT_TIE_BREAKS,
    Closing,
    Game,
    LotMethod,
    Lots,
    Player,
    Regulations,
    Tournament,
    WithdrawalRule,
)
from arbiter.formats.trf import player_record


def held(tournament: Tournament) -> Tournament:
    """*tournament* without what a TRF26 with its comments has no room for."""
    rounds = range(1, tournament.rounds + 1) if tournament.drawn else ()
    starts = tuple(map(tournament.round_start, rounds))
    while starts and not starts[-1]:
        starts = starts[:-1]
    return replace(
        tournament,
        event=_event(tournament.event),
        regulations=_regulations(tournament),
        players=tuple(map(_player, tournament.players)),
        lots=Lots(LotMethod.FROM_FILE, tuple(tournament.numbers)) if tournament.drawn else None,
        round_starts=starts,
        closing=Closing(),
        withdrawals=tuple(
            replace(left, forfeited=(), reason=tidy(left.reason)) for left in tournament.withdrawals
        ),
        manual_orders=tuple(
            replace(order, reason=tidy(order.reason)) for order in tournament.manual_orders
        ),
        games=tuple(sorted(map(_game, tournament.games), key=attrgetter("round", "board"))),
    )


def _game(game: Game) -> Game:
    return replace(game, pending=None, until="") if game.result is not None else game


def _event(event: Event) -> Event:
    code = re.fullmatch(r"[A-Z]{3}", event.federation)
    deputies = [one for one in event.officials if one.role is OfficialRole.DEPUTY]
    others = [one for one in event.officials if one.role is not OfficialRole.DEPUTY]
    return replace(
        event,
        name=tidy(event.name),
        place=tidy(event.place),
        federation=event.federation if code else "",
        arbiter=tidy(event.arbiter),
        organiser=tidy(event.organiser),
        rate_of_play=tidy(event.rate_of_play),
        time_control=event.time_control if is_control(event.time_control) else "",
        officials=tuple(
            replace(one, name=tidy(one.name)) for one in (*deputies, *others) if one.name
        ),
    )


def _regulations(tournament: Tournament) -> Regulations:
    regulations = tournament.regulations
    calendar = regulations if tournament.drawn else replace(regulations, cycles=1, league=False)
    return replace(
        calendar,
        exchange=calendar.exchange or calendar.cycles == 1 or calendar.league,
        tie_breaks=regulations.tie_breaks or DEFAULT_TIE_BREAKS,
        seed="",
        order_reason="",
        withdrawal=WithdrawalRule.FIDE,
        home_and_away=False,
    )


def _player(player: Player) -> Player:
    federation = player_record.federation_of(player)
    return replace(
        player,
        name=tidy(player.name),
        title=player_record.title_of(player),
        federation=federation,
        fide_id=player_record.id_of(player),
        rating_fide=int(player_record.rating_of(player) or 0),
        national_id=player.national_id if federation else "",
        rating_national=player.rating_national if federation else 0,
        club="",
    )

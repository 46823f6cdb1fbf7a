"""The built-in example: the table of seven players that explains Sonneborn-Berger."""

from __future__ import annotations

from arbiter.domain.edits import AddPlayers, DrawLots, SetResult
from arbiter.domain.notation import parse_mark
from arbiter.domain.tournament import Event, LotMethod, Player, Regulations, Tournament

_NAMES = ("Ivanov", "Petrov", "Sidorov", "Kuznetsov", "Smirnov", "Vasilyev", "Nikolaev")
_NAMES_RU = ("Иванов", "Петров", "Сидоров", "Кузнецов", "Смирнов", "Васильев", "Николаев")
_EVENTS = {
    "en": "Seven players",
    "ru": "Семь участников",
    "sv": "Sju spelare",
    "tr": "Yedi oyuncu",
}
_ROWS = ("*½½1111", "½*½½111", "½½*½½11", "0½½*111", "00½0*11", "00000*1", "000000*")


def seven(language: str = "en", *, last_round_open: bool = False) -> Tournament:
    """Seven players, every game entered, or all but those of the last round.

    Sidorov is third before Kuznetsov by Sonneborn-Berger, 9 against 7¾. Names are in
    Cyrillic in Russian (``ru``). Rounds and colours follow the Berger table.
    """
    names = _NAMES_RU if language == "ru" else _NAMES
    tournament = Tournament(
        event=Event(_EVENTS.get(language, _EVENTS["en"])),
        regulations=Regulations(seed="1882"),
    )
    tournament = AddPlayers(tuple(Player(name) for name in names))(tournament)
    tournament = DrawLots(LotMethod.AS_LISTED, tuple(tournament.numbers))(tournament)
    for game in tournament.games:
        mark = _ROWS[game.white - 1][game.black - 1]
        if not (last_round_open and game.round == tournament.rounds):
            edit = SetResult(game.white, game.black, 1, parse_mark(mark))
            tournament = edit(tournament)
    return tournament

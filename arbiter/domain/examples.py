"""The built-in examples: the table of seven players that explains Sonneborn-Berger, and six
players with ratings to practise with and to work tie-breaks out on."""

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

_SIX = ("Alder, Mia", "Berg, Jonas", "Costa, Rui", "Demir, Selin", "Frost, Ann", "Grey, Paul")
_SIX_RU = (
    "Альдер, Мия",
    "Берг, Юнас",
    "Коста, Руй",
    "Демир, Селин",
    "Фрост, Анна",
    "Грей, Пауль",
)
_SIX_RATINGS = (2410, 2365, 2330, 2284, 2251, 2190)
_SIX_EVENTS = {
    "en": "Practice: six players",
    "ru": "Для упражнения: шесть участников",
    "sv": "Övning: sex spelare",
    "tr": "Alıştırma: altı oyuncu",
}
_SIX_ROWS = ("*½11½½", "½*1½½1", "00*½11", "0½½*1+", "½½00*1", "½00-0*")
SLIP = (1, 2, 1)
"""The game that is a draw in the table of six players, and a win in the one to practise with."""


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


def six(language: str = "en") -> Tournament:
    """Six players with ratings, every game entered, one of them a forfeit.

    Alder and Berg are level on points and drew their game; Sonneborn-Berger decides. Names are
    in Cyrillic in Russian (``ru``).
    """
    return _six(language, rounds=len(_SIX) - 1)


def practice(language: str = "en") -> Tournament:
    """The same six players after three rounds of five, to practise with.

    One result was typed wrongly: that of the game ``SLIP``, in which White did not win.
    """
    first, second, cycle = SLIP
    return SetResult(first, second, cycle, parse_mark("1"))(_six(language, rounds=3))


def _six(language: str, *, rounds: int) -> Tournament:
    names = _SIX_RU if language == "ru" else _SIX
    tournament = Tournament(
        event=Event(_SIX_EVENTS.get(language, _SIX_EVENTS["en"])),
        regulations=Regulations(seed="1882"),
    )
    players = tuple(Player(name, rating_fide=rating) for name, rating in zip(names, _SIX_RATINGS))
    tournament = AddPlayers(players)(tournament)
    tournament = DrawLots(LotMethod.AS_LISTED, tuple(tournament.numbers))(tournament)
    for game in tournament.games:
        if game.round is not None and game.round <= rounds:
            mark = parse_mark(_SIX_ROWS[game.white - 1][game.black - 1])
            tournament = SetResult(game.white, game.black, 1, mark)(tournament)
    return tournament

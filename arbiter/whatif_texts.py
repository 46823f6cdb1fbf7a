"""Sentences for what can still happen: what somebody needs, and on what it depends.

One set of phrases speaks on screen and on paper. On screen they come from the translating
function, on paper from the words of its language; how they are put together is the same. Names
stand in no phrase where a language would have to bend them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from arbiter.domain.notation import format_decimal, format_place, format_points
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.berger import QUARTERS, Deception
from arbiter.domain.whatif.needs import Condition, Need, NeedRow, Verdict
from arbiter.domain.whatif.outlook import OwnResult, Places
from arbiter.messages import Translate, english


class Phrase(Enum):
    """What can be said. The value is the key under which paper has its words."""

    WINS = "wins"
    DRAWS = "draws"
    LOSES = "loses"
    SCORES = "scores"
    HAS_NO_GAME = "has_no_game"
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    POINTS = "points"
    NO_GAME = "no_game"
    IN_GAMES = "in_games"
    PLACE = "place"
    FIRST = "first"
    AMONG = "among"
    ALWAYS = "always"
    NEVER = "never"
    IF = "if"
    IF_ANY = "if_any"
    UNLESS = "unless"
    UNLESS_ANY = "unless_any"
    COUNTED = "counted"
    OUTCOMES = "outcomes"
    AND = "and"
    OR = "or"
    BEATS = "beats"
    DOES_NOT_BEAT = "does_not_beat"
    DRAW_TOGETHER = "draw_together"
    DO_NOT_DRAW = "do_not_draw"
    IN_ROUND = "in_round"
    IN_CYCLE = "in_cycle"


COUNTING = (Phrase.IN_GAMES, Phrase.OUTCOMES)
"""Phrases with a number in them, which decides their form."""

Say = Callable[[Phrase, int], str]
"""The text of a phrase; the number is that of a phrase that counts, elsewhere it is 0."""


@dataclass(frozen=True)
class NeedText:
    """One own result in words. ``own`` says whose it is (*Moreau wins*), ``label`` only which
    (*Win*). ``text`` is what it is worth; where it ends in a colon, one of ``lines`` each
    follows on a line of its own. ``places`` are those that he can take with it."""

    own: str
    label: str
    text: str
    lines: tuple[str, ...]
    places: str


def need_texts(tournament: Tournament, need: Need, say: Say) -> tuple[NeedText, ...]:
    """Each row of *need* in words."""
    telling = _Telling(tournament, need.number, need.place, say)
    return tuple(map(telling.row, need.rows))


def label_text(tournament: Tournament, need: Need, row: NeedRow, say: Say) -> str:
    """Which own result *row* is about: ``Win``, or ``1½ out of 2 games``."""
    return _Telling(tournament, need.number, need.place, say).label(row)


def row_text(tournament: Tournament, need: Need, row: NeedRow, say: Say) -> str:
    """What *row* of *need* is worth, on one line: ``first place unless Ivanov beats Pupkin``."""
    return _Telling(tournament, need.number, need.place, say).in_one(row)


def outcomes_text(place: int, places: Places, say: Say) -> str:
    """In how many outcomes somebody has the place: ``first place in 48 of 81 outcomes``."""
    outcomes = say(Phrase.OUTCOMES, places.outcomes)
    return say(Phrase.COUNTED, 0).format(_goal(place, say), places.within(place), outcomes)


def condition_text(tournament: Tournament, condition: Condition, say: Say) -> str:
    """What must happen in one game: ``Ivanov beats Pupkin``."""
    game = tournament.game(*condition.game)
    white, black = (name_of(tournament, number) for number in (game.white, game.black))
    results = set(condition.results)
    if results == {Result.WHITE_WINS}:
        text = say(Phrase.BEATS, 0).format(white, black)
    elif results == {Result.BLACK_WINS}:
        text = say(Phrase.BEATS, 0).format(black, white)
    elif results == {Result.DRAW}:
        text = say(Phrase.DRAW_TOGETHER, 0).format(white, black)
    elif results == {Result.WHITE_WINS, Result.DRAW}:
        text = say(Phrase.DOES_NOT_BEAT, 0).format(black, white)
    elif results == {Result.BLACK_WINS, Result.DRAW}:
        text = say(Phrase.DOES_NOT_BEAT, 0).format(white, black)
    else:
        text = say(Phrase.DO_NOT_DRAW, 0).format(white, black)
    meetings = [one for one in tournament.meetings(game.white, game.black) if one.result is None]
    if len(meetings) > 1:
        if game.round is not None:
            return say(Phrase.IN_ROUND, 0).format(text, game.round)
        return say(Phrase.IN_CYCLE, 0).format(text, game.cycle)
    return text


def name_of(tournament: Tournament, number: int) -> str:
    """The surname, and what it takes to tell him from others of that name."""
    player = tournament.player(number)
    families = Counter(other.family for other in tournament.players)
    if families[player.family] == 1:
        return player.family
    shorts = Counter(other.short for other in tournament.players)
    return player.short if shorts[player.short] == 1 else f"{number} {player.short}"


class _Telling:
    """A player, a place, and the phrases of a language."""

    def __init__(self, tournament: Tournament, number: int, place: int, say: Say) -> None:
        self.tournament, self.place, self.say = tournament, place, say
        self.name = name_of(tournament, number)
        self.goal = _goal(place, say)

    def row(self, row: NeedRow) -> NeedText:
        """Everything that is said of one own result."""
        several = len(row.lines) > 1
        text = self._any_of(row) if several else self.in_one(row)
        lines = tuple(map(self._line, row.lines)) if several else ()
        of_one_game = (Phrase.WINS, Phrase.DRAWS, Phrase.LOSES)
        own = self._result(row.own, of_one_game, Phrase.SCORES, Phrase.HAS_NO_GAME)
        places = format_place(row.own.places.best, row.own.places.worst)
        place = self.say(Phrase.PLACE, 0).format(places)
        return NeedText(own, self.label(row), text, lines, place)

    def label(self, row: NeedRow) -> str:
        """Which own result."""
        of_one_game = (Phrase.WIN, Phrase.DRAW, Phrase.LOSS)
        return self._result(row.own, of_one_game, Phrase.POINTS, Phrase.NO_GAME)

    def in_one(self, row: NeedRow) -> str:
        """What *row* is worth, on one line."""
        if row.verdict is Verdict.COUNTED:
            return outcomes_text(self.place, row.own.places, self.say)
        phrase = {
            Verdict.ALWAYS: Phrase.ALWAYS,
            Verdict.NEVER: Phrase.NEVER,
            Verdict.IF: Phrase.IF,
            Verdict.UNLESS: Phrase.UNLESS,
        }[row.verdict]
        lines = self._joined(Phrase.OR, map(self._line, row.lines))
        return self.say(phrase, 0).format(self.goal, lines)

    def _result(
        self,
        own: OwnResult,
        of_one_game: tuple[Phrase, Phrase, Phrase],
        of_several: Phrase,
        of_none: Phrase,
    ) -> str:
        say = self.say
        if not own.games:
            return say(of_none, 0).format(self.name)
        if own.games == 1:
            scoring = self.tournament.regulations.scoring
            ends = (scoring.win, scoring.draw, scoring.loss)
            return say(of_one_game[ends.index(own.gain)], 0).format(self.name)
        games = say(Phrase.IN_GAMES, own.games)
        return say(of_several, 0).format(self.name, format_points(own.gain), games)

    def _any_of(self, row: NeedRow) -> str:
        phrase = Phrase.IF_ANY if row.verdict is Verdict.IF else Phrase.UNLESS_ANY
        return self.say(phrase, 0).format(self.goal)

    def _line(self, line: tuple[Condition, ...]) -> str:
        texts = (condition_text(self.tournament, condition, self.say) for condition in line)
        return self._joined(Phrase.AND, texts)

    def _joined(self, phrase: Phrase, texts: Iterable[str]) -> str:
        found = ""
        for text in texts:
            found = self.say(phrase, 0).format(found, text) if found else text
        return found


def _goal(place: int, say: Say) -> str:
    return say(Phrase.FIRST if place == 1 else Phrase.AMONG, 0).format(place)


def on_screen(translate: Translate = english) -> Say:
    """The phrases in the language of the screen."""

    def say(phrase: Phrase, number: int) -> str:
        match phrase:
            case Phrase.WINS:
                return translate("WhatIf", "{0} wins")
            case Phrase.DRAWS:
                return translate("WhatIf", "{0} draws")
            case Phrase.LOSES:
                return translate("WhatIf", "{0} loses")
            case Phrase.SCORES:
                return translate("WhatIf", "{0}: {1} {2}", "name, points, in so many games")
            case Phrase.HAS_NO_GAME:
                return translate("WhatIf", "{0} has no game left")
            case Phrase.WIN:
                return translate("WhatIf", "Win")
            case Phrase.DRAW:
                return translate("WhatIf", "Draw")
            case Phrase.LOSS:
                return translate("WhatIf", "Loss")
            case Phrase.POINTS:
                return translate("WhatIf", "{1} {2}", "points, in so many games")
            case Phrase.NO_GAME:
                return translate("WhatIf", "No game left")
            case Phrase.IN_GAMES:
                return translate("WhatIf", "out of %n game(s)", "after the points", number)
            case Phrase.PLACE:
                return translate("WhatIf", "place {0}")
            case Phrase.FIRST:
                return translate("WhatIf", "first place")
            case Phrase.AMONG:
                return translate("WhatIf", "place 1–{0}")
            case Phrase.ALWAYS:
                return translate("WhatIf", "{0}, whatever the others do", "a place")
            case Phrase.NEVER:
                return translate("WhatIf", "{0} is out of reach", "a place")
            case Phrase.IF:
                return translate("WhatIf", "{0} if {1}; otherwise not", "a place, a condition")
            case Phrase.IF_ANY:
                return translate("WhatIf", "{0} if one of these happens; otherwise not:")
            case Phrase.UNLESS:
                return translate("WhatIf", "{0} unless {1}", "a place, a condition")
            case Phrase.UNLESS_ANY:
                return translate("WhatIf", "{0} unless one of these happens:")
            case Phrase.COUNTED:
                return translate("WhatIf", "{0} in {1} of {2}", "a place, number, outcomes")
            case Phrase.OUTCOMES:
                return translate("WhatIf", "%n outcome(s)", "after “in 48 of”", number)
            case Phrase.AND:
                return translate("WhatIf", "{0} and {1}", "two conditions")
            case Phrase.OR:
                return translate("WhatIf", "{0}, or {1}", "two conditions")
            case Phrase.BEATS:
                return translate("WhatIf", "{0} beats {1}")
            case Phrase.DOES_NOT_BEAT:
                return translate("WhatIf", "{0} does not beat {1}")
            case Phrase.DRAW_TOGETHER:
                return translate("WhatIf", "{0}–{1} is drawn")
            case Phrase.DO_NOT_DRAW:
                return translate("WhatIf", "{0}–{1} is not drawn")
            case Phrase.IN_ROUND:
                return translate("WhatIf", "{0} (round {1})", "a condition")
            case Phrase.IN_CYCLE:
                return translate("WhatIf", "{0} (cycle {1})", "a condition")

    return say


# Around the table


def counted_text(games: int, outcomes: int, translate: Translate = english) -> str:
    """What was counted: ``5 open games, all 243 outcomes``."""
    open_games = translate("WhatIf", "%n open game(s)", "", games)
    return translate("WhatIf", "{0}, all {1} outcomes").format(open_games, grouped(outcomes))


def too_many_text(games: int, translate: Translate = english) -> str:
    """Why there are no numbers."""
    return translate(
        "WhatIf",
        "%n open game(s): too many outcomes to count at once. Safe and out are proved, the "
        "numbers are left out.",
        "",
        games,
    )


def estimate_text(source: str, translate: Translate = english) -> str:
    """What is said beside chances: that they are no proof, and whose estimate."""
    return translate(
        "WhatIf",
        "An estimate from ratings, no proof. Expected scores are those of FIDE’s table; how many "
        "games are drawn is estimated after {0}.",
    ).format(source)


def deception_text(
    tournament: Tournament, deception: Deception, mark: str = ".", translate: Translate = english
) -> str:
    """The common mistake: who would be ahead with the points of now, and who is in the end.

    *mark* stands before a fraction.
    """
    one, other = deception.hopeful, deception.other
    names = (name_of(tournament, shift.number) for shift in (one, other))
    values = (one.expected, other.expected, one.end, other.end)
    return translate(
        "WhatIf",
        "With the points that the others have now {0} would be ahead of {1} by Sonneborn-Berger, "
        "{2} to {3}; but they play too, and in the end it is {4} to {5}.",
    ).format(*names, *(format_decimal(value, QUARTERS, mark=mark) for value in values))


def grouped(number: int) -> str:
    """*number* with its thousands apart, by a narrow space: ``59 049``."""
    return f"{number:,}".replace(",", "\u202f")

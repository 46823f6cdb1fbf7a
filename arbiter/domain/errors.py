"""What can go wrong with what was asked for: data here, sentences in ``arbiter.messages``.

The file is long because it is one idea: whoever writes the sentences finds every error here.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path


class ArbiterError(Exception):
    """Something in the arbiter's world, not a fault of the program. Shown as one sentence."""


class UnknownMark(ArbiterError):
    """The text typed for a result is not one of the marks the field uses."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not a result mark: {text!r}")
        self.text = text


class UnknownKey(ArbiterError):
    """The key that typed *text* says nothing about a game; *keys* are those for White won, draw
    and Black won, which with *venues* are home and away."""

    def __init__(self, text: str, keys: tuple[str, str, str], *, venues: bool = False) -> None:
        super().__init__(f"no key for a result: {text!r}")
        self.text = text
        self.keys = keys
        self.venues = venues


class MarkCount(ArbiterError):
    """A cell that holds *games* games was given another number of marks."""

    def __init__(self, text: str, games: int) -> None:
        super().__init__(f"{text!r} does not name {games} results")
        self.text = text
        self.games = games


class GameNotFound(ArbiterError):
    """These two do not meet in this cycle."""

    def __init__(self, first: int, second: int, cycle: int) -> None:
        super().__init__(f"no game {first}-{second} in cycle {cycle}")
        self.first = first
        self.second = second
        self.cycle = cycle


class PlayerNotFound(ArbiterError):
    """There is no player with this number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"no player number {number}")
        self.number = number


class RoundNotFound(ArbiterError):
    """The tournament has no such round."""

    def __init__(self, round: int, rounds: int) -> None:
        super().__init__(f"no round {round} of {rounds}")
        self.round = round
        self.rounds = rounds


class TooFewPlayers(ArbiterError):
    """An all-play-all needs at least three."""

    def __init__(self, players: int) -> None:
        super().__init__(f"{players} players are too few")
        self.players = players


class NumbersWrong(ArbiterError):
    """Numbers drawn by hand are not 1 to n, each once."""

    def __init__(self, doubled: Sequence[int], missing: Sequence[int]) -> None:
        super().__init__(f"doubled {list(doubled)}, missing {list(missing)}")
        self.doubled = tuple(doubled)
        self.missing = tuple(missing)


class FieldRefused(ArbiterError):
    """The *text* typed for *field* of a player can't stand there; without one, it is missing."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(f"{field}: {text!r}")
        self.field = field
        self.text = text


class NotDrawn(ArbiterError):
    """There are no pairings yet: the lots have not been drawn."""

    def __init__(self) -> None:
        super().__init__("the lots have not been drawn")


class AlreadyDrawn(ArbiterError):
    """The list of players is fixed by the draw; take the draw back first."""

    def __init__(self) -> None:
        super().__init__("the lots have been drawn")


class AlreadyStarted(ArbiterError):
    """*what* (numbers, scoring, cycles, players) is locked once a result exists."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} is locked after the first result")
        self.what = what


class TableWouldChange(ArbiterError):
    """One more player needs the table of another size, and games have been played by this one."""

    def __init__(self, size: int) -> None:
        super().__init__(f"the table for {size + 2} differs from the table for {size}")
        self.size = size


class PlayerHasGames(ArbiterError):
    """Somebody who has results can't be removed."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"player {number} has results")
        self.number = number
        self.name = name


class AlreadyWithdrawn(ArbiterError):
    """The player has left the tournament before."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"player {number} has withdrawn")
        self.number = number
        self.name = name


class NotWithdrawn(ArbiterError):
    """The player has not left, so he can't come back."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"player {number} has not withdrawn")
        self.number = number
        self.name = name


class PlayersNotLevel(ArbiterError):
    """The players with *numbers* are not level, or somebody else is level with them, so no
    play-off and no order decides between them."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(f"players {numbers} are not level")
        self.numbers = numbers


class RoundsUnknown(ArbiterError):
    """Rounds and colours of some games are not known, as in a table that was only a crosstable.

    ``import_edits.AssumeRounds`` is the edit that makes them up.
    """

    def __init__(self) -> None:
        super().__init__("rounds and colours are not known")


class RoundsKnown(ArbiterError):
    """Rounds and colours are known already, and nothing is assumed over them."""

    def __init__(self) -> None:
        super().__init__("rounds and colours are known")


class PlaysTwice(ArbiterError):
    """In *round* the player with *number* would have two games, against *opponents*."""

    def __init__(self, round: int, number: int, opponents: tuple[int, int]) -> None:
        super().__init__(f"{number} plays twice in round {round}")
        self.round = round
        self.number = number
        self.opponents = opponents


class RoundLeftEmpty(ArbiterError):
    """No game would be left in *round*."""

    def __init__(self, round: int) -> None:
        super().__init__(f"round {round} would be empty")
        self.round = round


class PlayedThere(ArbiterError):
    """The game of *white* and *black* has been reported in *round*, and nobody asked to move
    it."""

    def __init__(self, white: int, black: int, round: int) -> None:
        super().__init__(f"{white}-{black} was played in round {round}")
        self.white = white
        self.black = black
        self.round = round


class MeetingsWrong(ArbiterError):
    """*first* and *second* would meet *times* times, and not as often as planned."""

    def __init__(self, first: int, second: int, times: int) -> None:
        super().__init__(f"{first} and {second} meet {times} times")
        self.first = first
        self.second = second
        self.times = times


class NoStandingsThere(ArbiterError):
    """The standings of *source* name nobody of this tournament, so they give no numbers."""

    def __init__(self, source: str) -> None:
        super().__init__(f"nobody of {source}")
        self.source = source


class GamesThere(ArbiterError):
    """A tournament that has games is not replaced by an import."""

    def __init__(self) -> None:
        super().__init__("the tournament has games")


class ResultThere(ArbiterError):
    """The game of *first* and *second* in *cycle* has another result already, and nobody agreed
    to replace it."""

    def __init__(self, first: int, second: int, cycle: int) -> None:
        super().__init__(f"{first}-{second} in cycle {cycle} is reported")
        self.first = first
        self.second = second
        self.cycle = cycle


class WrongScoring(ArbiterError):
    """A scoring that is no whole number of half points, or turns a game upside down."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no scoring: {text}")
        self.text = text


class UnknownTieBreak(ArbiterError):
    """No tie-break has this code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"no tie-break {code!r}")
        self.code = code


class OpenGames(ArbiterError):
    """Final standings were asked for while games are open."""

    def __init__(self, games: int) -> None:
        super().__init__(f"{games} games are open")
        self.games = games


class TournamentClosed(ArbiterError):
    """The results are final: nothing is changed before the tournament is reopened."""

    def __init__(self) -> None:
        super().__init__("the tournament is closed")


class TrialUnderWay(ArbiterError):
    """Results are being tried out, and nothing else can be done meanwhile."""

    def __init__(self) -> None:
        super().__init__("results are being tried out")


class NotClosed(ArbiterError):
    """Only a tournament that has been closed can be reopened."""

    def __init__(self) -> None:
        super().__init__("the tournament is not closed")


class ReasonMissing(ArbiterError):
    """What is done needs a reason, and none was given."""

    def __init__(self) -> None:
        super().__init__("no reason")


class WrongAmount(ArbiterError):
    """A text typed for a prize is no amount of money, or more than anybody pays."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not an amount: {text!r}")
        self.text = text


class ResultsWouldGo(ArbiterError):
    """An earlier state has no result for *count* games that are reported now."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} results would go")
        self.count = count


class ReadOnly(ArbiterError):
    """The tournament is open for reading only."""

    def __init__(self) -> None:
        super().__init__("the tournament is read-only")


class FileProblem(ArbiterError):
    """A file can't be read or written as asked; kinds below say why."""

    def __init__(self, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {detail}" if detail else str(path))
        self.path = path
        self.detail = detail


class FileMissing(FileProblem):
    """There is no such file."""


class FileUnreadable(FileProblem):
    """The file is there, but it can't be read: no permission, or the disk does not answer."""


class NotOurFile(FileProblem):
    """The file is no tournament of this program."""


class FileDamaged(FileProblem):
    """The file is ours, but its content can't be read."""


class FileExists(FileProblem):
    """A file of that name is there already, and nobody said to replace it."""


class FileTooNew(FileProblem):
    """The file was written by a newer program: *found* is its version, *known* ours."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, f"version {found}, known {known}")
        self.found = found
        self.known = known


class StorageError(FileProblem):
    """Writing the tournament failed: full disk, no permission. Work goes on in memory."""


class FileChanged(StorageError):
    """Somebody else wrote to the file; nothing of ours was written over it."""


class NotMade(StorageError):
    """A new tournament found no place in the program's own folder; nothing was opened."""


class FileLocked(FileProblem):
    """Another program has the file open: *holder* says who, where and since when."""

    def __init__(self, path: Path, holder: str) -> None:
        super().__init__(path, holder)
        self.holder = holder


class ExportFailed(FileProblem):
    """A workbook, a table or a sheet can't be written; what was there before is still there."""


class UnknownForm(FileProblem):
    """The ending of the name is none of the forms that can be written."""


class Refusal(Enum):
    """Why a foreign file is not read at all; each has a sentence of its own."""

    EMPTY = "empty"
    DAMAGED_ZIP = "damaged zip"
    PASSWORD = "password"
    OLD_EXCEL = "old Excel"
    HTML = "HTML"
    """An XML of another program: web pages are read."""
    WEB_FRAMES = "web frames"
    PDF = "PDF"
    PICTURE = "picture"
    WORD = "Word"
    OTHER_ZIP = "other zip"
    BINARY = "binary"
    TOO_LARGE = "too large"
    TOO_SLOW = "too slow"
    ENTITIES = "entities"
    SHEET_MISSING = "sheet missing"
    NO_TABLE = "no table"
    SWISS = "Swiss"
    ONE_ROUND = "one round"
    TEAMS = "teams"
    SCHEVENINGEN = "Scheveningen"
    TOO_MANY_PLAYERS = "too many players"
    NEWER_WORKBOOK = "newer workbook"
    NO_SCORING = "no scoring"
    PLAYERS_MISSING = "players missing"
    """A report names opponents who have no line; ``detail`` holds their numbers."""
    STARTING_NUMBER = "starting number"
    """The line of a player in a report has none, or that of another; ``detail`` is the line."""
    SEVERAL_REPORTS = "several reports"
    NO_PLAYERS = "no players"
    REPORT_TOO_LARGE = "report too large"
    GARBLED = "garbled"
    """A report whose lines contradict each other almost everywhere."""
    RATING_LIST = "rating list"
    """It is FIDE's list of all players, for looking up and not for import."""
    OURS = "ours"
    NOT_READ = "not read"
    """The process that was to read it ended without an answer."""
    CANCELLED = "cancelled"


class NotImported(FileProblem):
    """A foreign file that can't be read as a tournament: ``why``, and ``detail`` in figures."""

    def __init__(self, path: Path, why: Refusal, detail: str = "") -> None:
        super().__init__(path, detail or why.value)
        self.why = why
        self.detail = detail


class NotListed(Enum):
    """Why a file is not read as a rating list."""

    EMPTY = "empty"
    OTHER = "other"
    """It is no list of players with ids or ratings."""
    DAMAGED = "damaged"
    PASSWORD = "password"
    TOO_LARGE = "too large"
    ENTITIES = "entities"
    NOT_READ = "not read"
    """The process that was to read it ended without an answer."""
    CANCELLED = "cancelled"


class NotAList(FileProblem):
    """A file that can't be read as a rating list; ``why`` says what is wrong with it."""

    def __init__(self, path: Path, why: NotListed) -> None:
        super().__init__(path, why.value)
        self.why = why


class ListNotKept(FileProblem):
    """A rating list was read and can't be kept: full disk, no permission. Those that were there
    before are still there."""

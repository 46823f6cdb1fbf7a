"""Which words the command line takes, and who answers them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from arbiter import __version__
from arbiter.cli.exports import NAMES, PLAYERS, export
from arbiter.cli.places import standings_text
from arbiter.cli.reading import read_text
from arbiter.cli.schedules import schedule_text
from arbiter.cli.speech import refuse, say, speak_any_letter
from arbiter.domain.errors import ArbiterError
from arbiter.formats.words import LANGUAGES
from arbiter.messages import sentence

_JSON = "for other programs"
_FILE = "a tournament (.arbiter), or what is imported: a table, a FIDE report, PGN"


def main(arguments: Sequence[str]) -> int:
    """Do what *arguments* say, and give the exit status."""
    speak_any_letter()
    try:
        options = _parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], str] = options.command
        text = command(options)
    except SystemExit as error:
        return int(error.code or 0)
    except KeyboardInterrupt:
        return 130  # as shells say it
    except ArbiterError as error:
        return refuse(sentence(error))
    return say(text) if text else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="arbiter",
        description="Runs an all-play-all chess tournament. Without a command it opens the "
        "window, with the tournament FILE if one is given.",
    )
    parser.add_argument("--version", action="version", version=f"Arbiter {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    lists = commands.add_parser("schedule", help="the Berger pairings of all rounds")
    lists.add_argument("players", type=int, metavar="N", help="number of players")
    lists.add_argument("--cycles", type=int, default=1, help="how often everybody meets")
    lists.add_argument(
        "--no-exchange",
        action="store_true",
        help="keep the order of the last two rounds of a cycle",
    )
    lists.add_argument(
        "--league",
        action="store_true",
        help="numbers are places of an earlier table; a second half goes 2 ... n-1, 1",
    )
    lists.add_argument("--json", action="store_true", help=_JSON)
    lists.set_defaults(command=lambda options: schedule_text(options, lists))

    ranks = commands.add_parser("standings", help="the standings of a tournament")
    ranks.add_argument("file", type=Path, metavar="FILE", help=_FILE)
    ranks.add_argument("--tie-breaks", metavar="CODES", help="another list, as in DE,SB,WIN,KS")
    ranks.add_argument("--after-round", type=int, metavar="N", help="as they were then")
    ranks.add_argument("--why", action="store_true", help="every value with its addends")
    ranks.add_argument("--json", action="store_true", help=_JSON)
    ranks.set_defaults(command=standings_text)

    chances = commands.add_parser("whatif", help="what the open games can still change")
    chances.add_argument("file", type=Path, metavar="FILE", help=_FILE)
    chances.add_argument("--player", type=int, metavar="N", help="what this player needs")
    chances.add_argument(
        "--place",
        type=_from_one,
        metavar="K",
        help="to be among the first K, alone or shared",
    )
    chances.add_argument(
        "--chances", action="store_true", help="an estimate from ratings beside the counts"
    )
    chances.add_argument("--json", action="store_true", help=_JSON)
    chances.set_defaults(command=_whatif)

    _add_export(commands)

    reads = commands.add_parser("read", help="what an import of a file would bring")
    reads.add_argument("file", type=Path, metavar="FILE", help=_FILE)
    reads.add_argument("--json", action="store_true", help=_JSON)
    reads.set_defaults(command=read_text)
    return parser


def _add_export(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    files = commands.add_parser(
        "export", help="a workbook, a table, paper, a page, a picture, games or a report"
    )
    files.add_argument("file", type=Path, metavar="FILE", help=_FILE)
    files.add_argument(
        "out",
        type=Path,
        metavar="OUT",
        help="ends in .xlsx, .csv, .txt, .pdf, .html (a page), .png (a picture), .pgn or .trf",
    )
    files.add_argument(
        "--sheet", choices=(*NAMES, PLAYERS), help="one sheet of a .csv, .txt, .png or .pdf"
    )
    files.add_argument(
        "--round", type=int, metavar="N", help="for --sheet round, or the games of a .pgn"
    )
    forms = files.add_mutually_exclusive_group()
    forms.add_argument(
        "--public",
        action="store_true",
        help="a workbook to publish: no national ids, of birth dates only the year",
    )
    forms.add_argument(
        "--single-sheet",
        action="store_true",
        help="the crosstable alone, its columns in the order of chess-results.com",
    )
    forms.add_argument(
        "--swiss-manager",
        action="store_true",
        help="the participants as Swiss-Manager reads them, .xlsx or .csv",
    )
    forms.add_argument(
        "--trf16", action="store_true", help="a .trf in the form before September 2025"
    )
    files.add_argument(
        "--schedule", action="store_true", help="a .xlsx with a sheet of the Berger schedule"
    )
    files.add_argument(
        "--event-report",
        action="store_true",
        help="a .xlsx with a sheet of what FIDE's tournament report (IT3) asks for",
    )
    files.add_argument(
        "--ascii", action="store_true", help="a .trf or .pgn in letters without accents"
    )
    files.add_argument(
        "--joined-rounds", action="store_true", help="a .pgn with round and board as one, 3.2"
    )
    files.add_argument(
        "--each-round", action="store_true", help="a .pgn for each round: cup-1.pgn, cup-2.pgn"
    )
    files.add_argument(
        "--cp1251", action="store_true", help="a .csv in the Cyrillic letters of old programs"
    )
    files.add_argument(
        "--lines", action="store_true", help="a .txt without columns, for messengers"
    )
    files.add_argument("--language", choices=LANGUAGES, default="en")
    files.set_defaults(command=lambda options: export(options, files))


def _whatif(options: argparse.Namespace) -> str:
    # Only who asks what if needs any of this.
    from arbiter.cli.whatif import whatif_text

    return whatif_text(options)


def _from_one(written: str) -> int:
    """A whole number from 1 on.

    :raises argparse.ArgumentTypeError: it is none.
    """
    if not written.isdecimal() or int(written) < 1:
        raise argparse.ArgumentTypeError(f"“{written}” is no place; write a number from 1 on")
    return int(written)

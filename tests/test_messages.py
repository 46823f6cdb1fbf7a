"""A sentence for everything that can go wrong, and for every finding."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain import errors
from arbiter.domain.checks import Check, Finding
from arbiter.messages import english, finding_place, finding_text, sentence

PATH = Path("final.arbiter")
EXAMPLES = [
    errors.UnknownMark("7"),
    errors.UnknownKey("x", ("1", "5", "0")),
    errors.MarkCount("1", 2),
    errors.GameNotFound(1, 7, 1),
    errors.PlayerNotFound(9),
    errors.RoundNotFound(9, 7),
    errors.TooFewPlayers(2),
    errors.NumbersWrong([1], [4]),
    errors.NumbersWrong([], [4]),
    errors.FieldRefused("name", ""),
    errors.FieldRefused("rating_fide", "abc"),
    errors.FieldRefused("birth", "soon"),
    errors.FieldRefused("title", "XM"),
    errors.FieldRefused("fide_id", "x"),
    errors.NotDrawn(),
    errors.AlreadyDrawn(),
    errors.AlreadyStarted("numbers"),
    errors.AlreadyStarted("scoring"),
    errors.AlreadyStarted("calendar"),
    errors.AlreadyStarted("players"),
    errors.TableWouldChange(6),
    errors.PlayerHasGames(4, "Berg, Anna"),
    errors.AlreadyWithdrawn(4, "Berg, Anna"),
    errors.NotWithdrawn(4, "Berg, Anna"),
    errors.PlayersNotLevel((1, 2)),
    errors.RoundsUnknown(),
    errors.RoundsKnown(),
    errors.GamesThere(),
    errors.ResultThere(2, 5, 1),
    errors.PlaysTwice(2, 6, (1, 4)),
    errors.RoundLeftEmpty(3),
    errors.PlayedThere(2, 5, 1),
    errors.MeetingsWrong(1, 4, 0),
    errors.NoStandingsThere("first stage.arbiter"),
    errors.WrongScoring("2-2-0"),
    errors.UnknownTieBreak("BH"),
    errors.OpenGames(3),
    errors.ResultsWouldGo(3),
    errors.ReadOnly(),
    errors.TournamentClosed(),
    errors.TrialUnderWay(),
    errors.NotClosed(),
    errors.ReasonMissing(),
    errors.WrongAmount("ten"),
    errors.FileMissing(PATH),
    errors.FileUnreadable(PATH, "Permission denied"),
    errors.NotOurFile(PATH),
    errors.FileDamaged(PATH, "page 3"),
    errors.FileExists(PATH),
    errors.FileTooNew(PATH, 300, 100),
    errors.StorageError(PATH, "the disk is full"),
    errors.NotMade(PATH, "the disk is full"),
    errors.FileChanged(PATH),
    errors.FileLocked(PATH, "Arbiter, ek, hall-2"),
    errors.ExportFailed(Path("table.xlsx"), "Permission denied"),
    errors.UnknownForm(Path("table.docx")),
    errors.ListNotKept(Path("rating-lists/fide.ratings"), "No space left on device"),
    *(errors.NotAList(Path("players_list.zip"), why) for why in errors.NotListed),
    *(errors.NotImported(Path("list.xlsx"), why, "10") for why in errors.Refusal),
]
BASES = {errors.ArbiterError, errors.FileProblem}


def _named(error):
    return f"{type(error).__name__} {error.why.name if hasattr(error, 'why') else ''}".strip()


def test_the_examples_below_are_of_every_kind():
    kinds = {
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.ArbiterError)
    }

    assert kinds - BASES == {type(error) for error in EXAMPLES}


@pytest.mark.parametrize("error", EXAMPLES, ids=_named)
def test_every_error_has_one_plain_sentence(error):
    text = sentence(error)

    assert text.endswith(".")
    assert "{" not in text
    assert "%n" not in text
    assert "!" not in text
    assert "\n" not in text


@pytest.mark.parametrize(
    ("error", "named"),
    [
        (errors.UnknownMark("7"), "“7”"),
        (errors.NumbersWrong([1], [4]), "Given twice: 1. Missing: 4."),
        (errors.FileTooNew(PATH, 300, 100), "300"),
        (errors.FieldRefused("rating_fide", "abc"), "“abc” is not a rating"),
        (errors.FileLocked(PATH, "Arbiter, ek, hall-2"), "hall-2"),
        (errors.TableWouldChange(6), "table for 8, which differs from the table for 6"),
        (errors.ExportFailed(Path("t.xlsx"), "No space left on device"), "the disk is full"),
        (errors.StorageError(PATH, "something unheard of"), "something unheard of"),
        (errors.OpenGames(1), "1 game without"),
        (errors.OpenGames(3), "3 games without"),
    ],
)
def test_the_sentence_names_what_is_wrong(error, named):
    assert named in sentence(error)


def test_each_refusal_has_a_sentence_of_its_own():
    """It names the file, and says what to do; no two are alike."""
    said = [sentence(errors.NotImported(Path("list.xlsx"), why, "10")) for why in errors.Refusal]

    assert len(set(said)) == len(said)
    assert all("list.xlsx" in text for text in said)


def test_a_refusal_survives_braces_in_what_it_quotes():
    """Names of files and of their parts come from outside."""
    text = sentence(errors.NotImported(Path("{1}{x}.xlsx"), errors.Refusal.TOO_SLOW, "{0}"))

    assert "{1}{x}.xlsx took more than {0} seconds" in text


def test_a_kind_without_a_sentence_is_a_fault_of_ours():
    class Unheard(errors.ArbiterError):
        pass

    with pytest.raises(AssertionError, match="Unheard"):
        sentence(Unheard())
    with pytest.raises(AssertionError, match="weather"):
        sentence(errors.AlreadyStarted("weather"))


@pytest.mark.parametrize("check", Check)
def test_every_finding_has_a_sentence(check):
    text = finding_text(Finding(check, (1,), "Berg"))

    assert text[-1] in ".?"
    assert "{" not in text


def test_findings_say_where_to_look():
    assert finding_place(Finding(Check.TWINS, (7, 8), "Berg")) == "Players 7 and 8"
    assert finding_place(Finding(Check.TWINS, (1, 7, 8), "Berg")) == "Players 1, 7 and 8"
    assert finding_place(Finding(Check.BIRTH_MISSING, (4,), "Berg")) == "Player 4"
    assert finding_place(Finding(Check.TIE_BREAK_UNKNOWN, text="X")) == "Tie-breaks"


def test_the_translator_gets_context_and_text():
    asked = []

    def shout(context, text, comment="", n=-1):
        asked.append(context)
        return english(context, text, comment, n).upper()

    assert sentence(errors.ReadOnly(), shout).isupper()
    assert asked == ["Messages"]


def test_a_file_name_never_breaks_the_sentence():
    """A line break in a name, or bytes that are no text, stand there as ``?``."""
    said = sentence(errors.NotOurFile(Path("final\nround\udcff Ω.arbiter")))

    assert said.startswith("final?round? Ω.arbiter is no tournament")
    assert "final?round" in sentence(errors.FileMissing(Path("final\nround")))
    assert len(sentence(errors.UnknownTieBreak("S\r\nB")).splitlines()) == 1


@pytest.mark.parametrize("said", ["Permission denied", "unable to open database file"])
def test_what_keeps_a_reader_out_is_not_said_of_writing(said):
    """The file is there; only reading it isn't allowed."""
    text = sentence(errors.FileUnreadable(PATH, said))

    assert "(no permission to read it)" in text

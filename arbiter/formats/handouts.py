"""What is cut out, folded or handed over: small sheets of one page or less, without a table.

Each is a value with all its words; how large it is on paper is for the layout to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.formats.sheets import Name


@dataclass(frozen=True, slots=True)
class Side:
    """One player of a game: ``label`` is the word for his pieces, ``details`` are title and
    rating, federation. ``own`` is the player whose paper it is."""

    label: str
    number: str
    name: Name
    details: str = ""
    own: bool = False


@dataclass(frozen=True, slots=True)
class Slip:
    """What the players bring to the arbiter after a game: board and round, both sides, a box
    for each of the three ``results``, and lines to sign on. ``when`` has its longest form
    first. With ``discs`` the colour of the pieces stands before each side."""

    event: str
    when: tuple[str, ...]
    board: str
    round: str
    sides: tuple[Side, Side]
    results: tuple[str, str, str]
    signers: tuple[str, ...]
    discs: bool = True


@dataclass(frozen=True, slots=True)
class ScoreHeading:
    """The heading of a score sheet, to be glued onto it or fed through the printer with it."""

    event: str
    when: tuple[str, ...]
    board: str
    round: str
    sides: tuple[Side, Side]
    discs: bool = True


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """A tent for a table: the name for the hall, the other way up for the player himself.
    ``number`` and ``event`` are for the arbiter's side."""

    family: str
    given: str
    details: str
    number: str
    event: str


@dataclass(frozen=True, slots=True)
class Badge:
    """What somebody wears: his name for whoever meets him, below it ``details``, or with
    ``office`` what he does at the event."""

    family: str
    given: str
    details: str
    number: str
    event: str
    office: bool = False


@dataclass(frozen=True, slots=True)
class BoardNumber:
    """The number of a board, to be seen from the door."""

    number: str


@dataclass(frozen=True, slots=True)
class Diploma:
    """One page for one player. ``lines`` name the event, ``signers`` are the role and the name
    of who signs, ``foot`` says where and when; ``admitted`` is what it must not hide: that the
    place can still change."""

    title: str
    awarded: str
    name: str
    place: str
    lines: tuple[str, ...]
    signers: tuple[tuple[str, str], ...]
    foot: str
    admitted: str = ""


@dataclass(frozen=True, slots=True)
class Proof:
    """One page that shows what a printer cuts off, and which letters its type lacks.

    ``letters`` are set in every size; ``facts`` are the words for what only the layout knows:
    the printer, the paper, the moment, the type; ``sentences`` say what to look at.
    """

    title: str
    program: str
    facts: tuple[str, str, str, str]
    letters: str
    sentences: tuple[str, ...]
    decimal_mark: str = "."


Handout = Slip | ScoreHeading | PlaceCard | Badge | BoardNumber | Diploma | Proof


@dataclass(frozen=True, slots=True)
class Handouts:
    """Handouts of one kind. ``grid`` is how many stand across and down an upright page, where
    the page is divided evenly."""

    items: tuple[Handout, ...]
    grid: tuple[int, int] = (1, 1)


def handout_texts(item: Handout) -> tuple[str, ...]:
    """Everything that *item* says, line by line, for plain text and for the choice of letters.

    >>> handout_texts(BoardNumber("7"))
    ('7',)
    """
    match item:
        case Slip() | ScoreHeading():
            sides = (
                " · ".join(filter(None, (side.label, f"{side.number} {side.name}", side.details)))
                for side in item.sides
            )
            above = " · ".join(filter(None, (item.event, *item.when[:1])))
            told = (above, f"{item.board} · {item.round}", *sides)
            if isinstance(item, Slip):
                boxes = "  ".join(f"[ ] {result}" for result in item.results)
                told = (*told, boxes, "  ".join(f"{signer}: ____" for signer in item.signers))
        case PlaceCard() | Badge():
            name = f"{item.number} {item.family}".lstrip()
            told = (name, item.given, item.details, item.event)
        case BoardNumber():
            told = (item.number,)
        case Diploma():
            signed = (" ".join(filter(None, signer)) for signer in item.signers)
            told = (item.title, item.awarded, item.name, item.place, *item.lines, *signed)
            told = (*told, item.foot, item.admitted)
        case Proof():
            facts = " · ".join(f"{fact}: ____" for fact in item.facts)
            told = (item.title, f"{item.program} · {facts}", item.letters, *item.sentences)
    return tuple(filter(None, told))

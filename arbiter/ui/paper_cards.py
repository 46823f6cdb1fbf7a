"""The documents that are cut out, folded or handed over."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.tournament import Tournament
from arbiter.formats import documents
from arbiter.formats.documents.slips import ALL_ROUNDS
from arbiter.formats.handouts import Handouts
from arbiter.formats.sheets import Cards, Sheet
from arbiter.ui.languages import translate
from arbiter.ui.paper_document import PaperDocument, PaperOption, Wanted, round_option

SLIP_GRIDS = {"6": (2, 3), "8": (2, 4)}
HEADING_GRIDS = {"16": (2, 8), "12": (2, 6), "8": (2, 4)}
EVERYBODY = "all"
OFFICIALS = "officials"
LONGEST = 20
"""Letters of a surname in the list of players."""


def cards(tournament: Tournament, round: int) -> tuple[PaperDocument, ...]:
    """Calendars, slips, headings, tents, badges, numbers of boards; *round* is chosen where one
    is to be."""
    rounds = _rounds(tournament, round)
    return (
        PaperDocument(
            "calendars",
            "cards",
            translate("PrintDialog", "Each player’s calendar"),
            lambda wanted: _of_one(
                documents.calendars_sheet(wanted.tournament, wanted.words), wanted
            ),
            (_player(tournament),),
        ),
        PaperDocument(
            "slips",
            "cards",
            translate("PrintDialog", "Result slips"),
            _slips,
            (rounds, _per_page(SLIP_GRIDS, _slips_first(tournament))),
        ),
        PaperDocument(
            "score_headings",
            "cards",
            translate("PrintDialog", "Headings of score sheets"),
            _score_headings,
            (rounds, _per_page(HEADING_GRIDS, "16")),
        ),
        PaperDocument(
            "place_cards",
            "cards",
            translate("PrintDialog", "Place cards"),
            lambda wanted: _of_one(
                documents.place_cards_sheet(wanted.tournament, wanted.words), wanted
            ),
            (_player(tournament),),
        ),
        PaperDocument(
            "badges",
            "cards",
            translate("PrintDialog", "Name badges"),
            _badges,
            (_wearer(tournament),),
        ),
        PaperDocument(
            "board_numbers",
            "cards",
            translate("PrintDialog", "Numbers of the boards"),
            lambda wanted: documents.board_numbers_sheet(wanted.tournament, wanted.words),
        ),
    )


def diplomas() -> PaperDocument:
    """A diploma for each of the first players, or for everybody."""
    return PaperDocument(
        "diplomas",
        "after",
        translate("PrintDialog", "Diplomas"),
        _diplomas,
        (
            PaperOption(
                "places",
                translate("PrintDialog", "For places"),
                (
                    ("1", "1"),
                    ("3", "1–3"),
                    ("6", "1–6"),
                    ("10", "1–10"),
                    (EVERYBODY, translate("PrintDialog", "everybody")),
                ),
                first="3",
            ),
        ),
    )


def _rounds(tournament: Tournament, round: int) -> PaperOption:
    """One round, or all of them."""
    one = round_option(tournament, round)
    every = (str(ALL_ROUNDS), translate("PrintDialog", "all rounds"))
    return PaperOption(one.key, one.name, (*one.values, every), one.first)


def _player(tournament: Tournament) -> PaperOption:
    """Everybody, or one: who came late, or lost his."""
    everybody = (EVERYBODY, translate("PrintDialog", "everybody"))
    players = tuple(
        (str(number), f"{number} {shortened_to(tournament.player(number).family, LONGEST)}")
        for number in tournament.numbers
    )
    return PaperOption("player", translate("PrintDialog", "Player"), (everybody, *players))


def _wearer(tournament: Tournament) -> PaperOption:
    """Everybody, the officials if some are named, or one player."""
    everybody, *players = _player(tournament).values
    officials = []
    if tournament.event.arbiter or tournament.event.officials:
        officials = [(OFFICIALS, translate("PrintDialog", "officials"))]
    values = (everybody, *officials, *players)
    return PaperOption("player", translate("PrintDialog", "For whom"), values)


def shortened_to(text: str, letters: int) -> str:
    """*text*, or so many of its letters and an ellipsis after them."""
    return text if len(text) <= letters else f"{text[: letters - 1]}…"


def _of_one(sheet: Sheet, wanted: Wanted) -> Sheet:
    """*sheet* with the card of the player who is chosen alone."""
    (part,) = sheet.parts
    player = wanted.chosen["player"]
    if player == EVERYBODY:
        return sheet
    number = int(player)
    match part:
        case Cards():
            part = replace(part, cards=part.cards[number - 1 : number])
        case Handouts():
            part = replace(part, items=part.items[number - 1 : number])
    return replace(sheet, parts=(part,))


def _badges(wanted: Wanted) -> Sheet:
    sheet = documents.badges_sheet(wanted.tournament, wanted.words)
    (part,) = sheet.parts
    if wanted.chosen["player"] != OFFICIALS or not isinstance(part, Handouts):
        return _of_one(sheet, wanted)
    items = part.items[wanted.tournament.size :]
    return replace(sheet, parts=(replace(part, items=items),))


def _per_page(grids: dict[str, tuple[int, int]], first: str) -> PaperOption:
    values = tuple((key, key) for key in grids)
    return PaperOption("per_page", translate("PrintDialog", "On a page"), values, first)


def _slips_first(tournament: Tournament) -> str:
    """Six on a page have more room for a pen; eight, where that saves a page in each round."""
    boards = tournament.size // 2
    return "8" if -(-boards // 8) < -(-boards // 6) else "6"


def _slips(wanted: Wanted) -> Sheet:
    grid = SLIP_GRIDS[wanted.chosen["per_page"]]
    return documents.slips_sheet(wanted.tournament, wanted.round, wanted.words, grid=grid)


def _score_headings(wanted: Wanted) -> Sheet:
    grid = HEADING_GRIDS[wanted.chosen["per_page"]]
    return documents.score_headings_sheet(wanted.tournament, wanted.round, wanted.words, grid=grid)


def _diplomas(wanted: Wanted) -> Sheet:
    places = wanted.chosen["places"]
    first = None if places == EVERYBODY else int(places)
    return documents.diplomas_sheet(wanted.tournament, wanted.words, first)

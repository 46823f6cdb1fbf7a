"""Sentences of the import: what a table is, what is still to settle, what accepting it does."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.errors import AlreadyDrawn, AlreadyStarted, ArbiterError
from arbiter.domain.import_findings import ImportFinding
from arbiter.domain.tournament import Tournament
from arbiter.formats.recognition.recognised import Recognised, TableKind
from arbiter.ui.languages import translate

NAMED = 3
"""So many cells are named at the foot."""


def kind_words(kind: TableKind, cycles: int = 0) -> str:
    """What a table is read as; *cycles*, where they are known, of a crosstable."""
    match kind:
        case TableKind.CROSSTABLE if cycles == 1:
            return translate("Import", "crosstable, single round")
        case TableKind.CROSSTABLE if cycles == 2:
            return translate("Import", "crosstable, double round")
        case TableKind.CROSSTABLE if cycles > 2:
            return translate("Import", "crosstable, {0} cycles").format(cycles)
        case TableKind.CROSSTABLE:
            return translate("Import", "crosstable")
        case TableKind.PAIRINGS:
            return translate("Import", "pairings of all rounds")
        case TableKind.WORKBOOK:
            return translate("Import", "workbook of this program")
        case TableKind.TRF:
            return translate("Import", "FIDE report (TRF)")
    return translate("Import", "list of participants")


def size_words(tournament: Tournament) -> str:
    """``7 players, 21 games``; without games only the players."""
    players = translate("Import", "%n player(s)", "", tournament.size)
    if not tournament.games:
        return players
    games = translate("Import", "%n game(s)", "", len(tournament.games))
    return translate("Import", "{0}, {1}").format(players, games)


def form_words(tournament: Tournament) -> str:
    """``7 players, 21 games, single round``, with what is known of its rounds."""
    size = size_words(tournament)
    if not tournament.games:
        return size
    cycles = tournament.regulations.cycles
    if cycles == 1:
        form = translate("Import", "single round")
    elif cycles == 2:
        form = translate("Import", "double round")
    else:
        form = translate("Import", "{0} cycles").format(cycles)
    return translate("Import", "{0}, {1}").format(size, form)


def to_settle(recognised: Recognised) -> str:
    """What stands in the way of taking it in; nothing if nothing does."""
    grave = recognised.grave
    if not grave:
        return ""
    places = _places(grave)
    if all(found.row and found.column for found in grave):
        if len(grave) == 1:
            return translate(
                "Import", "One cell is not understood. Settle {0}, then import."
            ).format(places)
        return translate(
            "Import", "%n cell(s) are not understood. Settle {0}, then import.", "", len(grave)
        ).format(places)
    if not places:
        return translate("Import", "What the first finding says has to be settled, then import.")
    return translate(
        "Import", "%n finding(s) have to be settled first: {0}.", "", len(grave)
    ).format(places)


def _places(findings: Sequence[ImportFinding]) -> str:
    from arbiter.import_texts import finding_place

    found = [
        finding_place(finding, translate) for finding in findings if finding.row or finding.column
    ]
    places = list(dict.fromkeys(found))
    more = len(places) - NAMED
    if more > 1:
        named = ", ".join(places[:NAMED])
        return translate("Import", "{0} and %n more", "", more).format(named)
    return ", ".join(places)


def bar_words(bar: ArbiterError) -> str:
    """Why a list can't go into the open tournament, and what becomes of it instead."""
    match bar:
        case AlreadyStarted():
            return translate(
                "Import", "Results have been entered, so the list becomes a new tournament."
            )
        case AlreadyDrawn():
            return translate(
                "Import", "The lots have been drawn, so the list becomes a new tournament."
            )
    return translate(
        "Import", "The open tournament can only be read, so the list becomes a new one."
    )


def import_words(tournament: Tournament) -> str:
    """On the button, where a new tournament is made."""
    return translate("Import", "Import {0}").format(size_words(tournament))


def take_in_words(added: int, updated: int) -> str:
    """On the button, where a list goes into the open tournament."""
    if not added and not updated:
        return translate("Import", "Nothing to add")
    if not updated:
        return translate("Import", "Add %n player(s)", "", added)
    if not added:
        return translate("Import", "Update %n player(s)", "", updated)
    adding = translate("Import", "Add %n player(s)", "", added)
    return translate("Import", "{0}, update %n", "", updated).format(adding)


def taken_in_words(added: int, updated: int, name: str) -> str:
    """In the status line, after a list has come in."""
    came = translate("Import", "%n player(s) added", "", added)
    if updated:
        changed = translate("Import", "%n updated", "", updated)
        came = translate("Import", "{0}, {1}").format(came, changed)
    return translate("Import", "{0} from {1}. Undo takes them out again.").format(came, name)


def imported_words(tournament: Tournament, name: str) -> str:
    """In the status line, after a new tournament was made."""
    return translate("Import", "{0} imported from {1}. The file stays as it was.").format(
        size_words(tournament), name
    )

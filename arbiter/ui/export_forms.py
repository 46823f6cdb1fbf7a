"""What a tournament can be written as, apart from paper."""

from __future__ import annotations

from arbiter.domain.tournament import Tournament
from arbiter.ui.export_form import Chosen, ExportForm, ExportOption
from arbiter.ui.export_games import game_forms
from arbiter.ui.export_lists import list_forms
from arbiter.ui.export_publishing import publishing_forms
from arbiter.ui.export_reports import report_forms
from arbiter.ui.export_workbooks import workbook_forms
from arbiter.ui.settings import Settings


def export_forms(tournament: Tournament) -> tuple[ExportForm, ...]:
    """All forms in which *tournament* can be written now, in the words of the screen; the first
    is the usual one. Those of one group stand together."""
    forms = (
        *workbook_forms(),
        *publishing_forms(tournament),
        *list_forms(tournament),
        *report_forms(),
        *game_forms(tournament),
    )
    return tuple(form for form in forms if tournament.drawn or not form.needs_games)


def remembered(form: ExportForm, settings: Settings) -> Chosen:
    """What was chosen last for the options of *form*, each with a value that it has."""
    return {option.key: _value(option, settings) for option in form.options}


def remember(form: ExportForm, chosen: Chosen, settings: Settings) -> None:
    """Keep what was *chosen* for the next time."""
    for option in form.options:
        if not option.fleeting:
            settings.keep_export_option(option.key, chosen[option.key])


def _value(option: ExportOption, settings: Settings) -> str:
    kept = None if option.fleeting else settings.export_option(option.key)
    allowed = {choice.value for choice in option.choices}
    if kept is None or (allowed and kept not in allowed):
        return option.default
    return kept

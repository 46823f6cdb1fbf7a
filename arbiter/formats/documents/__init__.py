"""The documents: functions from a tournament and the words of a language to a sheet."""

from collections.abc import Callable, Mapping
from functools import partial

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.all_rounds import all_rounds_sheet
from arbiter.formats.documents.badges import badges_sheet
from arbiter.formats.documents.before_last_round import before_last_round_sheet
from arbiter.formats.documents.berger_table import berger_table_sheet, empty_berger_table_sheet
from arbiter.formats.documents.calendars import calendars_sheet
from arbiter.formats.documents.check_in import check_in_sheet
from arbiter.formats.documents.crosstable import crosstable_by_name_sheet, crosstable_sheet
from arbiter.formats.documents.diplomas import diplomas_sheet
from arbiter.formats.documents.event_report import event_report_sheet
from arbiter.formats.documents.journal import JournalEntry, journal_sheet
from arbiter.formats.documents.lots_protocol import lots_protocol_sheet
from arbiter.formats.documents.prizes import prizes_sheet
from arbiter.formats.documents.proof import proof_sheet
from arbiter.formats.documents.rating import rating_sheet
from arbiter.formats.documents.regulations import regulations_sheet
from arbiter.formats.documents.report import report_sheet
from arbiter.formats.documents.round import round_sheet
from arbiter.formats.documents.round_by_player import round_by_player_sheet
from arbiter.formats.documents.slips import score_headings_sheet, slips_sheet
from arbiter.formats.documents.standings import standings_sheet
from arbiter.formats.documents.starting_list import starting_list_sheet
from arbiter.formats.documents.statistics import statistics_sheet
from arbiter.formats.documents.table_cards import board_numbers_sheet, place_cards_sheet
from arbiter.formats.documents.wall_chart import wall_chart_sheet
from arbiter.formats.documents.worksheet import worksheet_sheet
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import Words

SHEETS: Mapping[str, Callable[[Tournament, Words], Sheet]] = {
    "crosstable": crosstable_sheet,
    "crosstable-by-place": partial(crosstable_sheet, by_rank=True),
    "crosstable-by-name": crosstable_by_name_sheet,
    "standings": standings_sheet,
    "starting-list": starting_list_sheet,
    "lots-protocol": lots_protocol_sheet,
    "all-rounds": all_rounds_sheet,
    "calendar": calendars_sheet,
    "worksheet": worksheet_sheet,
    "rating": rating_sheet,
    "check-in": check_in_sheet,
    "berger-table": berger_table_sheet,
    "wall-chart": wall_chart_sheet,
    "wall-chart-filled": partial(wall_chart_sheet, filled=True),
    "regulations": regulations_sheet,
    "prizes": prizes_sheet,
    "report": report_sheet,
    "statistics": statistics_sheet,
    "event-report": event_report_sheet,
    "place-cards": place_cards_sheet,
    "badges": badges_sheet,
    "board-numbers": board_numbers_sheet,
    "diplomas": diplomas_sheet,
    "before-last-round": before_last_round_sheet,
    "test-page": proof_sheet,
}
"""The documents of the whole tournament by the name that a command asks for."""

ROUND_SHEETS: Mapping[str, Callable[[Tournament, int, Words], Sheet]] = {
    "round": round_sheet,
    "round-by-player": round_by_player_sheet,
    "slips": slips_sheet,
    "score-headings": score_headings_sheet,
}
"""Those of one round."""

__all__ = [
    "ROUND_SHEETS",
    "SHEETS",
    "JournalEntry",
    "all_rounds_sheet",
    "badges_sheet",
    "before_last_round_sheet",
    "berger_table_sheet",
    "board_numbers_sheet",
    "calendars_sheet",
    "check_in_sheet",
    "crosstable_by_name_sheet",
    "crosstable_sheet",
    "diplomas_sheet",
    "empty_berger_table_sheet",
    "event_report_sheet",
    "journal_sheet",
    "lots_protocol_sheet",
    "place_cards_sheet",
    "prizes_sheet",
    "proof_sheet",
    "rating_sheet",
    "regulations_sheet",
    "report_sheet",
    "round_by_player_sheet",
    "round_sheet",
    "score_headings_sheet",
    "slips_sheet",
    "standings_sheet",
    "starting_list_sheet",
    "statistics_sheet",
    "wall_chart_sheet",
    "worksheet_sheet",
]

"""The documents: functions from a tournament and the words of a language to a sheet."""

from arbiter.formats.documents.crosstable import crosstable_sheet
from arbiter.formats.documents.round import round_sheet
from arbiter.formats.documents.standings import standings_sheet

__all__ = ["crosstable_sheet", "round_sheet", "standings_sheet"]

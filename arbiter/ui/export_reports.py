"""The report for FIDE's rating officer: TRF26, and TRF16 for who still asks for that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.export_form import TICKED, Chosen, ExportForm, ExportOption
from arbiter.ui.languages import translate


def report_forms() -> tuple[ExportForm, ...]:
    """Both editions of the report."""
    options = (ExportOption("plain", translate("Export", "Names in plain letters (ASCII)")),)
    return (
        ExportForm(
            "trf26",
            translate("Export", "FIDE report TRF26 (.trf)"),
            translate(
                "Export",
                "What FIDE and most federations rate by, with comments for what the form itself "
                "can’t say. It can be read back.",
            ),
            ".trf",
            _write_26,
            worded=False,
            needs_games=False,
            options=options,
            check=_check_26,
            group="reports",
        ),
        ExportForm(
            "trf16",
            translate("Export", "FIDE report TRF16 (.trf)"),
            translate("Export", "The form before September 2025, for programs that know no other."),
            ".trf",
            _write_16,
            "TRF16",
            worded=False,
            needs_games=False,
            options=options,
            check=_check_16,
            group="reports",
        ),
    )


# What writes is loaded when it is needed.


def _write_26(tournament: Tournament, path: Path, _words: Words, chosen: Chosen) -> None:
    from arbiter.formats.trf.writing import Edition, write_trf

    write_trf(tournament, path, Edition.TRF26, ascii=chosen["plain"] == TICKED)


def _write_16(tournament: Tournament, path: Path, _words: Words, chosen: Chosen) -> None:
    from arbiter.formats.trf.writing import Edition, write_trf

    write_trf(tournament, path, Edition.TRF16, ascii=chosen["plain"] == TICKED)


def _check_26(tournament: Tournament, words: Words) -> Sequence[str]:
    from arbiter.formats.trf.preflight import preflight, preflight_texts

    return preflight_texts(tournament, preflight(tournament), words)


def _check_16(tournament: Tournament, words: Words) -> Sequence[str]:
    from arbiter.formats.trf.preflight import preflight, preflight_texts
    from arbiter.formats.trf.writing import Edition

    return preflight_texts(tournament, preflight(tournament, Edition.TRF16), words)

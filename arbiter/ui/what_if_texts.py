"""The sentences of the what-if panel, apart from the answers themselves."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.document.document import Document
from arbiter.domain.notation import format_decimal, format_place, format_points
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.berger import berger_shift, deceptions
from arbiter.domain.whatif.bounds import Bounds
from arbiter.domain.whatif.needs import Need
from arbiter.domain.whatif.outcomes import Trial
from arbiter.domain.whatif.outlook import Outlook
from arbiter.tie_break_texts import tie_break_head
from arbiter.ui.languages import decimal_mark, translate
from arbiter.ui.what_if_model import WhatIfModel
from arbiter.whatif_texts import counted_text, deception_text, grouped, name_of, too_many_text

QUARTERS = 4
MOST_DECEIVED = 3
"""So many pairs are told of at most."""


def games_and_outcomes(open_games: int, outlook: Outlook | None, *, in_trial: bool) -> str:
    """``5 open games, all 243 outcomes``, and in a trial that it is one."""
    if outlook is not None:
        said = counted_text(open_games, outlook.outcomes, translate)
    else:
        said = translate("WhatIf", "%n open game(s)", "", open_games)
    return translate("WhatIf", "trial, {0}").format(said) if in_trial else said


def explanation(tournament: Tournament, found: object, tried: int) -> str:
    """What the figures of the table are; why there is none."""
    if not tournament.drawn:
        return translate("WhatIf", "What can still happen is known once the lots are drawn.")
    if not tournament.open_games and tried:
        return translate(
            "WhatIf", "Every open game has a result in this trial: the table shows how it ends."
        )
    if not tournament.open_games:
        return translate("WhatIf", "No game is open: nothing can change any more.")
    order = ", ".join(
        tie_break_head(code, translate) for code in tournament.regulations.tie_breaks
    ) or translate("WhatIf", "points only", "no tie-breaks")
    if isinstance(found, Outlook):
        if tried:
            text = translate(
                "WhatIf",
                "In how many of the remaining {0} outcomes a player takes a place, by {1}, with "
                "%n tried result(s).",
                "",
                tried,
            )
        else:
            text = translate(
                "WhatIf",
                "In how many of the {0} outcomes a player takes a place, by {1}; a shared place "
                "counts as its first. Not a forecast: every outcome counts once.",
            )
        return text.format(grouped(found.outcomes), order)
    if isinstance(found, Bounds):
        return too_many_text(len(tournament.open_games), translate)
    return ""


def need_heading(tournament: Tournament, need: Need) -> str:
    """``What Kowalczyk needs for 1st``."""
    name = name_of(tournament, need.number)
    if need.place == 1:
        return translate("WhatIf", "What {0} needs for first place").format(name)
    return translate("WhatIf", "What {0} needs for places {1}").format(
        name, format_place(1, need.place)
    )


def berger_lines(real: Document, trial: Trial, number: int) -> str:
    """The common mistake: what Berger would be with the points of now, and what it will be, with
    the addends that move. Nothing while nothing is tried, or nothing moves."""
    tournament = real.tournament
    if not trial.results or not tournament.counts(number):
        return ""
    shift = berger_shift(tournament, trial, number)
    if shift.expected == shift.end:
        return ""
    mark = decimal_mark()

    def value(quarters: int) -> str:
        return format_decimal(quarters, QUARTERS, mark=mark)

    head = translate(
        "WhatIf",
        "Sonneborn-Berger of {0}: {1} now. With these results and the points that the opponents "
        "have now it would be {2}, but they play too: it will be {3}.",
    ).format(name_of(tournament, number), value(shift.now), value(shift.expected), value(shift.end))
    moved = [
        translate("WhatIf", "{0}: {1} × {2} becomes {3} × {4}").format(
            name_of(tournament, addend.opponent),
            format_points(addend.factor),
            format_points(addend.score_now),
            format_points(addend.factor),
            format_points(addend.score),
        )
        for addend in shift.addends
        if addend.expected != addend.end
    ]
    return f"{head} {'; '.join(moved)}."


def deceptive_lines(real: Document, trial: Trial, number: int) -> tuple[str, ...]:
    """A sentence for each pair whom the common mistake deceives, those of the player with
    *number* first. Nothing where Sonneborn-Berger is no tie-break, or nothing is tried."""
    tournament = real.tournament
    if not trial.results or "SB" not in tournament.regulations.tie_breaks:
        return ()
    found = sorted(
        deceptions(tournament, trial),
        key=lambda pair: number not in (pair.hopeful.number, pair.other.number),
    )
    return tuple(
        deception_text(tournament, pair, decimal_mark(), translate)
        for pair in found[:MOST_DECEIVED]
    )


def plain_text(model: WhatIfModel, words: str, answers: Sequence[str]) -> str:
    """The table with tabs between its columns, then the sentences."""
    columns = range(model.columnCount())
    lines = ["\t".join(model.heading(column) for column in columns)]
    lines += [
        "\t".join(model.text(row, column) for column in columns) for row in range(model.rowCount())
    ]
    return "\n".join([*lines, "", words, *(("", *answers) if answers else ())])

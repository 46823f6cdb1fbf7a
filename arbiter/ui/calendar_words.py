"""What a form of the calendar means for colours, said before it is chosen."""

from __future__ import annotations

from arbiter.domain.schedule import longest_run, schedule
from arbiter.domain.tournament import Regulations
from arbiter.ui.languages import translate

LEAST = 3
"""Fewer players have no calendar."""


def calendar_sentence(size: int, rules: Regulations) -> str:
    """Whom the exchange helps, and the longest run of equal colours with *size* players under
    *rules*; nothing for too few players."""
    if size < LEAST:
        return ""
    if rules.league:
        return _league_sentence(size, rules.cycles)
    swapped = longest_run(schedule(size, rules.cycles))
    plain = longest_run(schedule(size, rules.cycles, exchange=False))
    present = swapped if rules.exchange else plain
    said = _run_sentence(present.length)
    if rules.cycles == 1:
        return said
    if plain.length <= swapped.length:
        return f"{said} " + translate("Calendar", "The exchange helps nobody here.")
    numbers = ", ".join(map(str, plain.numbers))
    if not rules.exchange:
        return translate(
            "Calendar",
            "Numbers {0} have {1} equal colours in a row where the cycles meet. The exchange would "
            "spare them that: nobody had more than {2}.",
        ).format(numbers, plain.length, swapped.length)
    helps = translate(
        "Calendar",
        "The exchange helps numbers {0}: without it they would have {1} equal colours in a row.",
    ).format(numbers, plain.length)
    if size == 4 and rules.cycles > 2:
        helps = translate(
            "Calendar",
            "Each cycle begins one round later. This helps numbers {0}: else they would have {1} "
            "equal colours in a row.",
        ).format(numbers, plain.length)
    return f"{helps} {said}"


def _league_sentence(size: int, cycles: int) -> str:
    said = [
        translate(
            "Calendar",
            "Numbers are places of an earlier table; opponents come in ascending order.",
        )
    ]
    if cycles > 1:
        last = size - 1 + size % 2
        said.append(
            translate("Calendar", "The second half is played 2 to {0}, then 1.").format(last)
        )
    if size % 2 == 0:
        said.append(
            translate(
                "Calendar", "Whose home comes first is not laid down: here {0} plays 1 at home."
            ).format(size)
        )
    said.append(_run_sentence(longest_run(schedule(size, cycles, league=True)).length))
    return " ".join(said)


def _run_sentence(length: int) -> str:
    if length == 1:
        return translate("Calendar", "Colours alternate for everybody.")
    return translate("Calendar", "Longest run of equal colours: {0}.").format(length)

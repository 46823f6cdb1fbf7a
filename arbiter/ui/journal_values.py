"""What a field held before and after, as the screen writes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from datetime import datetime
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import QDate, QLocale

from arbiter.domain.event import Pace
from arbiter.domain.plain import from_plain
from arbiter.domain.scoring import Scoring
from arbiter.domain.tournament import (
    UNRATED_LEFT_OUT,
    Event,
    Player,
    Regulations,
    WithdrawalRule,
)
from arbiter.tie_break_texts import tie_break_head
from arbiter.ui.event_words import pace_name, role_name
from arbiter.ui.languages import current_language, translate
from arbiter.ui.withdrawal_texts import withdrawal_rule_name

NOTHING = "–"
"""Stands for a field that was empty."""
ROUNDS_NAMED = 3
"""So many rounds that got another date are named."""


def moment_text(moment: datetime, today: datetime | None) -> str:
    """The time of day for what was done *today*, with the day before it for anything else."""
    here = moment.astimezone()
    clock = here.strftime("%H:%M:%S")
    if today is not None and here.date() == today.astimezone().date():
        return clock
    return translate("Journal", "{0}, {1}", "day, time").format(
        day_text(here.date().isoformat()), clock
    )


def day_text(iso: str) -> str:
    """The day *iso* with its year; what is no day stays as it is."""
    day = QDate.fromString(iso[:10], "yyyy-MM-dd")
    if not day.isValid():
        return iso
    return QLocale(current_language()).toString(day, "d MMM yyyy")


def start_differences(old: Sequence[str], new: Sequence[str]) -> tuple[str, str]:
    """Starts of rounds (ISO) that differ, before and after: ``3: 8 May 2026, 15:00``.

    The first few of them: a whole plan is not read in a line.
    """
    rounds = [
        (round, before, after)
        for round, (before, after) in enumerate(zip_longest(old, new, fillvalue=""), 1)
        if before != after
    ]
    more = ", …" if len(rounds) > ROUNDS_NAMED else ""
    named = rounds[:ROUNDS_NAMED]
    return (
        ", ".join(f"{round}: {start_text(before)}" for round, before, _ in named) + more,
        ", ".join(f"{round}: {start_text(after)}" for round, _, after in named) + more,
    )


def start_text(iso: str) -> str:
    """The day *iso*, with its time to the minute if it has one."""
    if not iso:
        return NOTHING
    time = iso[11:16]
    return " ".join(filter(None, [day_text(iso), time]))


def differences(
    kind: type[Event] | type[Regulations] | type[Player], old: Any, new: Any
) -> tuple[str, str]:
    """The values of *kind* that differ between two plain forms of it, before and after."""
    try:
        before, after = from_plain(kind, old), from_plain(kind, new)
    except (ValueError, TypeError):
        return "", ""  # written by another program; that it was changed still stands there
    changed = [
        field.name
        for field in fields(kind)
        if getattr(before, field.name) != getattr(after, field.name)
        # The reason has a place of its own.
        and field.name != "order_reason"
    ]
    return (
        ", ".join(_text(name, getattr(before, name)) for name in changed),
        ", ".join(_text(name, getattr(after, name)) for name in changed),
    )


def _text(field: str, value: object) -> str:
    match field, value:
        case _, Scoring():
            return str(value).replace("-", " – ")
        case "tie_breaks", tuple():
            return " ".join(tie_break_head(str(code), translate) for code in value) or NOTHING
        case "exchange", bool():
            if value:
                return translate("Journal", "last two rounds exchanged")
            return translate("Journal", "last two rounds not exchanged")
        case "league", bool():
            if value:
                return translate("Journal", "league calendar")
            return translate("Journal", "Berger calendar")
        case "home_and_away", bool():
            if value:
                return translate("Journal", "home and away")
            return translate("Journal", "colours")
        case "withdrawal", WithdrawalRule():
            return withdrawal_rule_name(value)
        case "forfeit_wins_played", bool():
            if value:
                return translate("Journal", "forfeit wins count as played")
            return translate("Journal", "forfeit wins do not count as played")
        case "koya_by_draws", bool():
            if value:
                return translate("Journal", "Koya’s line moves by draws")
            return translate("Journal", "Koya’s line moves by half points")
        case "unrated", int():
            if value == UNRATED_LEFT_OUT:
                return translate("Journal", "players without a rating are left out")
            if not value:
                return translate("Journal", "players without a rating: not said")
            text = translate("Journal", "players without a rating count with {0}")
            return text.format(value)
        case _, Pace():
            return pace_name(value)
        case "officials", tuple():
            return ", ".join(f"{one.name} ({role_name(one.role)})" for one in value) or NOTHING
        case "cycles", int():
            return translate("Journal", "%n cycle(s)", "", value)
        case (("start" | "end" | "birth"), str()):
            return day_text(value) or NOTHING
    return str(value) if value else NOTHING

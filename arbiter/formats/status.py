"""How far a tournament has come, in words: one text for the screen, paper and files."""

from __future__ import annotations

from arbiter.domain.calendar_proof import calendar_changed, calendar_foreign
from arbiter.domain.progress import progress
from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words


def status(tournament: Tournament, words: Words) -> str:
    """``after round 6 of 9 + 3 games · provisional``.

    The round is the last up to which every game is reported, the games those reported
    beyond it. *Provisional* stands there while a game is open, *final* when none is. The
    version follows, if the tournament was ever reopened.
    """
    version = version_text(tournament, words)
    return " · ".join(filter(None, (_reached(tournament, words), version)))


def _reached(tournament: Tournament, words: Words) -> str:
    now = progress(tournament)
    if not now.drawn:
        return words["status.not_drawn"]
    if now.complete:
        reached = words.text("status.after_round", round=now.complete, rounds=now.rounds)
        if now.beyond:
            reached += f" + {words.count('status.beyond', now.beyond)}"
    elif now.beyond:
        reached = words.count("status.after_games", now.beyond)
    else:
        return words.text("status.before", rounds=now.rounds)
    return f"{reached} · {words['status.final' if now.final else 'status.provisional']}"


def version_text(tournament: Tournament, words: Words) -> str:
    """``version 2, corrected 8 May 2026``; nothing before the first correction."""
    closing = tournament.closing
    if closing.version == 1:
        return ""
    if not closing.corrected:
        return words.text("status.version", version=closing.version)
    day = words.short_date(closing.corrected[:10])
    return words.text("status.version_corrected", version=closing.version, day=day)


def standings_title(tournament: Tournament, words: Words) -> str:
    """The title of the standings with how far they have come."""
    return words.text("title.standings_status", status=_reached(tournament, words))


def assumptions(tournament: Tournament, words: Words) -> tuple[str, ...]:
    """What paper and files must admit: rounds made up by the Berger table, numbers that
    nobody drew, a calendar that is not the table's."""
    admitted = (
        ("status.rounds_assumed", tournament.rounds_assumed),
        ("status.numbers_assumed", tournament.numbers_assumed),
        ("status.calendar_changed", calendar_changed(tournament)),
        ("status.calendar_foreign", calendar_foreign(tournament)),
    )
    return tuple(words[key] for key, assumed in admitted if assumed)

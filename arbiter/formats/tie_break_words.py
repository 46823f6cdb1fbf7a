"""Names, rules and reasons of tie-breaks on paper and in files, modifiers put together."""

from __future__ import annotations

from arbiter.domain.notation import MINUS, format_factor
from arbiter.domain.tiebreaks import EDITION, Part, Reason, Silence, tie_break
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import UNRATED_LEFT_OUT, Regulations
from arbiter.formats.words import Words

_OVER_THE_BOARD = ("WON", "BPG", "BWG")


def base_of(code: str) -> str:
    """The tie-break without its modifier.

    >>> base_of("SB/C1"), base_of("SB/US")
    ('SB', 'SB')
    """
    return code.partition("/")[0]


def head(code: str, words: Words) -> str:
    """The abbreviation over a column; a modifier stays as FIDE writes it: ``SB/C1``."""
    base, slash, modifier = code.partition("/")
    return f"{words[f'tie_break.{base}']}{slash}{modifier}"


def short_name(code: str, words: Words) -> str:
    """The name over a column of a file."""
    base, slash, modifier = code.partition("/")
    return f"{words[f'tie_break_name.{base}']}{slash}{modifier}"


def long_name(code: str, words: Words) -> str:
    """Name, modifier and, where that is another word, the abbreviation: ``Koya (KS)``."""
    base, modifier = _split(code)
    name = words[f"criterion.{base}"]
    if modifier:
        name += f", {_modifier_name(code, modifier, words)}"
    short = head(code, words)
    return name if short in name else f"{name} ({short})"


def rule(code: str, regulations: Regulations, words: Words, *, used: bool = True) -> str:
    """What is added up, what the modifier does to it, and what the regulations chose."""
    scoring = regulations.scoring
    results = ", ".join(
        format_factor(half(points)) for points in (scoring.win, scoring.draw, scoring.loss)
    )
    base, modifier = _split(code)
    key = f"rule.{base}" if used else f"rule.{base}_unused"
    texts = [words.text(key, scoring=results)]
    if modifier:
        texts += _modifier_rule(code, modifier, regulations, words)
    elif base in ("TPN", "RTNG"):
        texts.append(words["rule.low_first" if tie_break(code).low_first else "rule.high_first"])
    if base in _OVER_THE_BOARD and regulations.forfeit_wins_played:
        texts.append(words["rule.forfeit_wins"])
    if tie_break(code).by_rating and regulations.unrated == UNRATED_LEFT_OUT:
        texts.append(words["rule.unrated_left_out"])
    elif tie_break(code).by_rating and regulations.unrated:
        texts.append(words.text("rule.unrated_assumed", rating=regulations.unrated))
    return " ".join(texts)


def silence(why: Silence, words: Words) -> str:
    """Why a tie-break decides nothing here, as a sentence."""
    return words[f"rule.{why.name.lower()}_unknown"]


def source(code: str, words: Words) -> str:
    """Whose article defines the tie-break, and in which edition, as a sentence."""
    # FIDE's list does not hold SSB and SB/US; article 4.1 lets an organiser add them.
    if tie_break(code).article == "4.1":
        return words["legend.own"]
    return words.text(
        "legend.edition", date=words.short_date(EDITION), article=tie_break(code).article
    )


def edition(words: Words) -> str:
    """Whose articles these are, and of when."""
    return words.text("rule.edition", date=words.short_date(EDITION))


def reason(part: Part, code: str, words: Words) -> str:
    """Why *part* of *code* is left out or counts as it does; nothing if there is no reason."""
    if part.reason is None:
        return ""
    if part.reason is Reason.BELOW_LINE and code != "KS":
        return words["left_out.below_limit"]
    return words[f"left_out.{part.reason.name.lower()}"]


def _split(code: str) -> tuple[str, str]:
    """The tie-break and its modifier; SB/US is a tie-break of its own."""
    if code == "SB/US":
        return code, ""
    base, _, modifier = code.partition("/")
    return base, modifier


def _modifier_name(code: str, modifier: str, words: Words) -> str:
    if modifier == "R":
        return words["modifier.low_first" if tie_break(code).low_first else "modifier.high_first"]
    if modifier.startswith("L"):
        return words.text("modifier.limit", limit=_limit(modifier))
    kind = "cut" if modifier.startswith("C") else "median"
    return words.text(f"modifier.{kind}", number=modifier[1:])


def _limit(modifier: str) -> str:
    figures = modifier[1:]
    return figures.replace("-", MINUS) if figures[0] in "+-" else f"{figures} %"


def _modifier_rule(code: str, modifier: str, regulations: Regulations, words: Words) -> list[str]:
    if modifier == "R":
        return [words["rule.low_first" if tie_break(code).low_first else "rule.high_first"]]
    if modifier[:2] in ("L+", "L-"):
        key = "rule.limit_draws" if regulations.koya_by_draws else "rule.limit"
        return [words.text(key, limit=_limit(modifier))]
    if modifier.startswith("L"):
        return [words.text("rule.percent", percent=modifier[1:])]
    which = words.entries[f"rule.which_{base_of(code)}"]
    return [words.text(f"rule.{modifier}", which=which)]

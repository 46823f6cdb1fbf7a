"""Names, rules and reasons of tie-breaks on the screen: a text for each and one for each modifier.

Like ``arbiter.messages`` without Qt: the translating function is a parameter. A tie-break with
a modifier (``SB/C1``, ``KS/L+1``) is put together from the words of both. A code that this
program does not know stands for itself and has no rule.
"""

from __future__ import annotations

from collections.abc import Callable

from arbiter.domain.tiebreaks import Group, Reason, Silence, is_known, tie_break
from arbiter.messages import Translate, english

_OWN = "4.1"
"""The article by which an organiser may define a tie-break that is not in FIDE's list."""


def tie_break_name(code: str, translate: Translate = english) -> str:
    """The name of a tie-break: ``Sonneborn-Berger, Cut-1``."""
    names = {
        "DE": translate("Wording", "Direct encounter"),
        "SB": translate("Wording", "Sonneborn-Berger"),
        "SB/US": translate("Wording", "Sonneborn-Berger, adjusted scores"),
        "SSB": translate("Wording", "Simplified Berger"),
        "WIN": translate("Wording", "Number of wins"),
        "WON": translate("Wording", "Games won over the board"),
        "BPG": translate("Wording", "Games played with Black"),
        "BWG": translate("Wording", "Games won with Black"),
        "KS": translate("Wording", "Koya"),
        "PS": translate("Wording", "Progressive score"),
        "REP": translate("Wording", "Rounds elected to play"),
        "STD": translate("Wording", "Standard points"),
        "TPN": translate("Wording", "Pairing number"),
        "ARO": translate("Wording", "Average rating of opponents"),
        "TPR": translate("Wording", "Tournament performance"),
        "PTP": translate("Wording", "Perfect performance"),
        "APRO": translate("Wording", "Average performance of opponents"),
        "APPO": translate("Wording", "Average perfect performance of opponents"),
        "RTNG": translate("Wording", "Rating", "of the player himself, as a tie-break"),
        "LOT": translate("Wording", "Drawing of lots"),
        "PO": translate("Wording", "Play-off"),
        "HAND": translate("Wording", "Order by hand"),
    }
    base, modifier = _split(code)
    name = names.get(base)
    if name is None:
        return code
    return f"{name}, {_modifier_name(code, modifier, translate)}" if modifier else name


def tie_break_short(code: str, translate: Translate = english) -> str:
    """The name as short as in a list of several."""
    names = {
        "DE": translate("Wording", "direct encounter", "in a list of tie-breaks"),
        "SB": translate("Wording", "SB", "in a list of tie-breaks: Sonneborn-Berger"),
        "SSB": translate("Wording", "simplified Berger", "in a list of tie-breaks"),
        "WIN": translate("Wording", "wins", "in a list of tie-breaks"),
        "BPG": translate("Wording", "games with Black", "in a list of tie-breaks"),
        "BWG": translate("Wording", "wins with Black", "in a list of tie-breaks"),
        "KS": translate("Wording", "Koya", "in a list of tie-breaks"),
        "RTNG": translate("Wording", "rating", "in a list of tie-breaks"),
        "LOT": translate("Wording", "lots", "in a list of tie-breaks"),
    }
    return names.get(code) or tie_break_head(code, translate)


def tie_break_head(code: str, translate: Translate = english) -> str:
    """The abbreviation that heads a column; modifiers stay as FIDE writes them."""
    # Of these one is wanted, at every painting of a heading.
    heads: dict[str, Callable[[], str]] = {
        "DE": lambda: translate("Wording", "DE", "head of a column: direct encounter"),
        "SB": lambda: translate("Wording", "SB", "head of a column: Sonneborn-Berger"),
        "SSB": lambda: translate("Wording", "SSB", "head of a column: simplified Berger"),
        "WIN": lambda: translate("Wording", "WIN", "head of a column: number of wins"),
        "WON": lambda: translate("Wording", "WON", "head of a column: games won over the board"),
        "BPG": lambda: translate("Wording", "BPG", "head of a column: games with Black"),
        "BWG": lambda: translate("Wording", "BWG", "head of a column: games won with Black"),
        "KS": lambda: translate("Wording", "KS", "head of a column: Koya"),
        "PS": lambda: translate("Wording", "PS", "head of a column: progressive score"),
        "REP": lambda: translate("Wording", "REP", "head of a column: rounds elected to play"),
        "STD": lambda: translate("Wording", "STD", "head of a column: standard points"),
        "TPN": lambda: translate("Wording", "TPN", "head of a column: pairing number"),
        "ARO": lambda: translate("Wording", "ARO", "head of a column: average rating of opponents"),
        "TPR": lambda: translate("Wording", "TPR", "head of a column: tournament performance"),
        "PTP": lambda: translate("Wording", "PTP", "head of a column: perfect performance"),
        "APRO": lambda: translate("Wording", "APRO", "head of a column: opponents’ performance"),
        "APPO": lambda: translate(
            "Wording", "APPO", "head of a column: opponents’ perfect performance"
        ),
        "RTNG": lambda: translate("Wording", "RTNG", "head of a column: rating as a tie-break"),
        "LOT": lambda: translate("Wording", "LOT", "head of a column: drawing of lots"),
        "PO": lambda: translate("Wording", "Play-off", "head of a column"),
    }
    base, slash, modifier = code.partition("/")
    head = heads[base]() if base in heads else base
    return f"{head}{slash}{modifier}"


def tie_break_rule(code: str, translate: Translate = english) -> str:
    """What the tie-break counts, what its modifier leaves out, and the article it is from."""
    rules = {
        "DE": translate(
            "Wording",
            "Points from the games among those who are level, asked again among those who stay "
            "level; several games of a pair count with their mean.",
        ),
        "SB": translate(
            "Wording",
            "The points of every opponent times the result against him, added up. Also called "
            "SODOS.",
        ),
        "SB/US": translate(
            "Wording",
            "Sonneborn-Berger with the opponents’ unplayed games counted as draws, and without "
            "games that were not played. Those scores alone, added up, are the Solkoff score.",
        ),
        "SSB": translate(
            "Wording",
            "The points of those beaten minus the points of those lost to; draws add nothing. "
            "Dvoretsky 1985.",
        ),
        "WIN": translate(
            "Wording", "Every round that brought the points of a win, played or by forfeit."
        ),
        "WON": translate("Wording", "Games won over the board."),
        "BPG": translate("Wording", "Games played over the board with Black."),
        "BWG": translate("Wording", "Games won over the board with Black."),
        "KS": translate(
            "Wording", "Points against opponents with at least half of the possible points."
        ),
        "PS": translate("Wording", "The player’s own points after each round, added up."),
        "REP": translate("Wording", "All games less those lost by forfeit."),
        "STD": translate(
            "Wording",
            "1 for each game that brought more points than the opponent got, ½ for as many.",
        ),
        "TPN": translate("Wording", "The number that the player drew."),
        "ARO": translate(
            "Wording",
            "The mean rating of the opponents met over the board, as a whole number.",
        ),
        "TPR": translate(
            "Wording",
            "The mean rating of the opponents met over the board, and what the share of points "
            "against them is worth by FIDE’s table.",
        ),
        "PTP": translate(
            "Wording",
            "The lowest rating with which the points over the board were to be expected.",
        ),
        "APRO": translate(
            "Wording", "The mean tournament performance of the opponents met over the board."
        ),
        "APPO": translate(
            "Wording", "The mean perfect performance of the opponents met over the board."
        ),
        "RTNG": translate("Wording", "The player’s own rating."),
        "LOT": translate(
            "Wording",
            "A draw that anybody can repeat: the order of the SHA-256 of the seed, a newline and "
            "the pairing number.",
        ),
        "PO": translate(
            "Wording",
            "Points from the games that those level on points played for it, before all "
            "tie-breaks; they give no points in the table.",
        ),
        "HAND": translate(
            "Wording",
            "The order that the arbiter gave to players who are level on everything.",
        ),
    }
    base, modifier = _split(code)
    if base not in rules or not is_known(code):
        return ""
    return " ".join(
        [rules[base], *_modifier_rule(code, modifier, translate), _source(code, translate)]
    )


def _source(code: str, translate: Translate) -> str:
    article = tie_break(code).article
    if article == _OWN:
        return translate(
            "Wording", "Not in FIDE’s list; the regulations may name it (FIDE C.07, article 4.1)."
        )
    return translate("Wording", "FIDE C.07, article {0}, edition of March 2026.").format(article)


def _split(code: str) -> tuple[str, str]:
    """The tie-break and its modifier; the adjusted scores are a tie-break of their own."""
    if code == "SB/US":
        return code, ""
    base, _, modifier = code.partition("/")
    return base, modifier


def _modifier_name(code: str, modifier: str, translate: Translate) -> str:
    if modifier == "R":
        if tie_break(code).low_first:
            return translate("Wording", "lowest first", "of a rating or number")
        return translate("Wording", "highest first", "of a rating or number")
    if modifier.startswith("L"):
        figures = modifier[1:]
        figures = figures.replace("-", "−") if figures[:1] in ("+", "-") else f"{figures} %"
        return translate("Wording", "limit {0}", "of the Koya system").format(figures)
    kinds = {"C": translate("Wording", "Cut-{0}"), "M": translate("Wording", "Median-{0}")}
    return kinds[modifier[0]].format(modifier[1:]) if modifier[0] in kinds else modifier


def _modifier_rule(code: str, modifier: str, translate: Translate) -> list[str]:
    cuts = {
        "C1": translate("Wording", "Without the least significant value."),
        "C2": translate("Wording", "Without the two least significant values."),
        "M1": translate("Wording", "Without the least and the most significant value."),
        "M2": translate("Wording", "Without the two least and the two most significant values."),
    }
    significant = {
        "SB": translate(
            "Wording", "The least significant one is that of the opponent with the lowest score."
        ),
        "ARO": translate("Wording", "The least significant one is the lowest rating."),
        "PS": translate(
            "Wording", "The least significant one is that of the first round, the most of the last."
        ),
    }
    if modifier in cuts:
        return [cuts[modifier], significant[code.partition("/")[0]]]
    if modifier[:2] in ("L+", "L-"):
        return [
            translate(
                "Wording",
                "The limit {0} moves the line by so many steps of half a point; FIDE’s check list "
                "writes L1 for L+1.",
            ).format(modifier[1:].replace("-", "−"))
        ]
    if modifier.startswith("L"):
        text = translate("Wording", "The line lies at {0} % of the possible points.")
        return [text.format(modifier[1:])]
    if code.partition("/")[0] in ("TPN", "RTNG"):
        if tie_break(code).low_first:
            return [translate("Wording", "The lower one comes first.")]
        return [translate("Wording", "The higher one comes first.")]
    return []


def group_name(group: Group, translate: Translate = english) -> str:
    """What heads the tie-breaks of *group* where they are offered."""
    match group:
        case Group.DIRECT:
            return translate("Wording", "Games of those who are level")
        case Group.OPPONENTS:
            return translate("Wording", "Opponents’ points")
        case Group.OWN:
            return translate("Wording", "Own results")
        case Group.RATINGS:
            return translate("Wording", "Ratings")
        case Group.OTHER:
            return translate("Wording", "Numbers and lots")


def silence_text(silence: Silence, translate: Translate = english) -> str:
    """Why a tie-break says nothing."""
    match silence:
        case Silence.COLOURS:
            return translate("Wording", "colours are not known")
        case Silence.ROUNDS:
            return translate("Wording", "rounds are not known")
        case Silence.RATINGS:
            return translate(
                "Wording",
                "somebody has no rating, and the regulations do not say how players without "
                "one count",
            )


def reason_text(reason: Reason, translate: Translate = english) -> str:
    """Why a part counts as it does, or does not count."""
    texts = {
        Reason.ADJOURNED: translate("Wording", "adjourned, counts as a draw for now"),
        Reason.NOT_REPORTED: translate("Wording", "not reported yet"),
        Reason.BELOW_LINE: translate("Wording", "below the line"),
        Reason.NOT_A_WIN: translate("Wording", "not a win"),
        Reason.FORFEIT_WIN: translate("Wording", "won by forfeit"),
        Reason.FORFEIT: translate("Wording", "not played"),
        Reason.NOT_BLACK: translate("Wording", "played with White"),
        Reason.COLOUR_UNKNOWN: translate("Wording", "colour not known"),
        Reason.DRAW: translate("Wording", "a draw adds nothing"),
        Reason.MEAN: translate("Wording", "mean of several games"),
        Reason.CUT_LOWEST: translate("Wording", "cut, the least significant"),
        Reason.CUT_HIGHEST: translate("Wording", "cut, the most significant"),
        Reason.FORFEIT_LOSS: translate("Wording", "lost by forfeit"),
        Reason.LESS_THAN_OPPONENT: translate("Wording", "fewer points"),
        Reason.EQUAL_POINTS: translate("Wording", "equal points"),
        Reason.UNRATED: translate("Wording", "no rating"),
        Reason.ASSUMED_RATING: translate("Wording", "assumed rating"),
        Reason.EXPECTED: translate("Wording", "expected score"),
        Reason.NO_PERFORMANCE: translate("Wording", "no performance"),
        Reason.UNPLAYED_AS_DRAWS: translate("Wording", "unplayed games as draws"),
    }
    return texts[reason]

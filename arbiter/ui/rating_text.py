"""What is said about the rating and the norms of one player: tables and sentences. No Qt.

The translating function is handed in, and so is the sign of decimals.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from arbiter.domain.norms import Demand, Watch, norm_watch
from arbiter.domain.notation import format_decimal, format_factor
from arbiter.domain.rating_change import MOST_AT_STAKE, RatingChange, rating_change
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.rating import event_day
from arbiter.messages import Translate, english
from arbiter.ui.why_formulas import surname

MET, MISSED = "✓", "✗"


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, sentences, and a table: ``heads`` and ``rows`` of as many texts, the first of
    each a name and the others figures; ``total`` is the last row, or empty. ``tail`` follows
    the table."""

    heading: str
    sentences: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    total: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()

    def plain(self) -> str:
        """All of it as text to copy, columns separated by tabs."""
        lines = [self.heading, *self.sentences]
        lines += ["\t".join(row) for row in (self.heads, *self.rows, self.total) if row]
        return "\n".join([*lines, *self.tail]) + "\n"


def rating_sections(
    tournament: Tournament,
    player: int,
    *,
    k: int = 0,
    translate: Translate = english,
    mark: str = ".",
) -> list[Section]:
    """Performance, rating change with *k* (0: by rule), and each norm the player could make."""
    said = _Said(translate, mark)
    sections = [said.performance(tournament, player), said.change(tournament, player, k)]
    watches = norm_watch(tournament, player)
    sections += [said.norm(tournament, watch) for watch in watches]
    note = translate(
        "Rating",
        "Norms by FIDE’s Title Regulations of January 2024, all games of the round robin counted. "
        "It is a watch and no certificate: earlier titles, federations at the time and the dates "
        "of the lists are for the chief arbiter to check.",
    )
    if not watches:
        note = translate("Rating", "There is no norm above the title that the player has.")
        return [*sections, Section(translate("Rating", "Norms"), (note,))]
    sections[-1] = Section(
        sections[-1].heading,
        sections[-1].sentences,
        sections[-1].heads,
        sections[-1].rows,
        tail=(*sections[-1].tail, note),
    )
    return sections


@dataclass(frozen=True)
class _Said:
    translate: Translate
    mark: str

    def number(self, value: Fraction) -> str:
        return format_decimal(value, mark=self.mark)

    def signed(self, value: Fraction) -> str:
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def hundredths(self, value: Fraction) -> str:
        """With two decimals, so that they stand under each other."""
        whole, _, rest = self.number(value).partition(self.mark)
        return f"{whole}{self.mark}{rest:0<2}"

    def signed_hundredths(self, value: Fraction) -> str:
        return f"+{self.hundredths(value)}" if value > 0 else self.hundredths(value)

    # Performance

    def performance(self, tournament: Tournament, player: int) -> Section:
        translate = self.translate
        heading = translate("Rating", "Performance")
        explained = tie_break("TPR").explain(tournament, player, (player,))
        counted = [part for part in explained.parts if part.counted]
        if not counted or not explained.defined:
            text = translate("Rating", "No game over the board against a rated opponent yet.")
            return Section(heading, (text,))
        text = translate(
            "Rating",
            "{0} = {1} {2}: the mean rating of %n opponent(s), and what {3} points are worth.",
            "2259 = 2203 + 56",
            len(counted),
        )
        plus = f"{'+' if explained.plus >= 0 else '−'} {self.number(abs(explained.plus))}"
        sentence = text.format(
            self.number(explained.total),
            self.number(explained.total - explained.plus),
            plus,
            format_factor(explained.gained or Fraction(0)),
        )
        return Section(heading, (sentence,))

    # Rating change

    def change(self, tournament: Tournament, player: int, k: int) -> Section:
        translate = self.translate
        heading = translate("Rating", "Rating change")
        change = rating_change(tournament, player, k=k, today=event_day(tournament))
        if change is None:
            text = translate("Rating", "The player has no FIDE rating, so none changes.")
            return Section(heading, (text,))
        if not change.games:
            text = translate("Rating", "No rated game yet.")
            return Section(heading, (text,))
        rows = []
        for game in change.games:
            name = surname(tournament, game.opponent)
            capped = translate("Rating", "capped at 400", "a difference of ratings")
            rows.append(
                (
                    name,
                    str(game.rating),
                    format_factor(game.scored),
                    self.hundredths(Fraction(game.expected, 100)),
                    self.signed_hundredths(game.difference),
                    capped if game.capped else "",
                )
            )
        total = (
            translate("Rating", "Sum"),
            "",
            format_factor(change.scored),
            self.hundredths(change.expected),
            self.signed_hundredths(change.scored - change.expected),
            "",
        )
        heads = (
            translate("Rating", "Opponent"),
            translate("Rating", "Rating"),
            translate("Rating", "Score"),
            translate("Rating", "Expected"),
            translate("Rating", "Difference"),
            "",
        )
        text = translate("Rating", "{0} {1}: {2} × {3} = {4}.", "2200 +3: 20 × +0.15 = +3")
        sentence = text.format(
            change.rating,
            self.signed(Fraction(change.rounded)) if change.rounded else "±0",
            change.k,
            self.signed(change.scored - change.expected),
            self.signed(change.exact),
        )
        tail = translate(
            "Rating",
            "Only games in which both made a move and both have a FIDE rating (FIDE Rating "
            "Regulations 8.3, March 2024). FIDE adds up a whole period and rounds once.",
        )
        rule = self.rule(change)
        return Section(heading, (sentence, rule), heads, tuple(rows), total, (tail,))

    def rule(self, change: RatingChange) -> str:
        """Why K is what it is."""
        translate = self.translate
        texts = {
            "given": translate("Rating", "K {0}, as chosen."),
            "high": translate("Rating", "K {0}, because the rating is 2400 or more."),
            "young": translate(
                "Rating", "K {0}, because the player is under age and rated below 2300."
            ),
            "usual": translate(
                "Rating",
                "K {0}, the usual one. It is 40 for a new player until 30 games, and 10 for who "
                "once had 2400; the list can’t tell.",
            ),
        }
        text = texts[change.k_rule].format(change.full_k)
        if change.k == change.full_k:
            return text
        at_stake = f"{len(change.games)} × {change.full_k} = {len(change.games) * change.full_k}"
        return f"{text} {at_stake} > {MOST_AT_STAKE}: K {change.k}."

    # Norms

    def norm(self, tournament: Tournament, watch: Watch) -> Section:
        translate = self.translate
        heading = translate("Rating", "{0} norm", "title").format(watch.norm.title)
        rows = tuple(self.demand(demand) for demand in watch.demands)
        heads = (
            translate("Rating", "Condition"),
            translate("Rating", "asked"),
            translate("Rating", "found"),
            "",
        )
        tail = ()
        if watch.lifted is not None:
            text = translate(
                "Rating", "For the average one opponent counts with {1} instead of {0} (1.4.6)."
            )
            tail = (text.format(watch.lifted, watch.norm.floor),)
        return Section(heading, (self.verdict(watch),), heads, rows, tail=tail)

    def demand(self, demand: Demand) -> tuple[str, str, str, str]:
        translate = self.translate
        names = {
            "games": translate("Rating", "Games"),
            "players": translate("Rating", "Players"),
            "foreign federations": translate("Rating", "Other federations"),
            "most from own federation": translate("Rating", "From the own federation, at most"),
            "most from one federation": translate("Rating", "From one federation, at most"),
            "titled": translate("Rating", "Opponents with a title"),
            "title holders": translate("Rating", "Opponents with this title or a higher one"),
            "average": translate("Rating", "Average rating of the opponents"),
        }
        if demand.met:
            state = translate("Rating", "fulfilled")
        elif demand.found > demand.asked:
            state = translate("Rating", "too many")
        else:
            state = translate("Rating", "missing")
        sign = MET if demand.met else MISSED
        return (
            names[demand.name],
            self.number(demand.asked),
            self.number(demand.found),
            f"{sign} {state}",
        )

    def verdict(self, watch: Watch) -> str:
        """How it stands in one sentence: what is needed, what there is, what is left."""
        translate = self.translate
        if not all(demand.met for demand in watch.demands):
            return translate("Rating", "Not possible here: a condition is not fulfilled.")
        games = next(int(demand.found) for demand in watch.demands if demand.name == "games")
        if watch.needed is None:
            return translate("Rating", "Not possible here: even all points are too few.")
        have = format_factor(watch.scored)
        text = translate(
            "Rating",
            "Needs {0} of {1}, has {2}; %n game(s) left.",
            "points of games; 4½ of 9",
            watch.left,
        ).format(format_factor(watch.needed), games, have)
        if watch.made:
            return f"{MET} {text} " + translate("Rating", "The points are made.")
        if not watch.possible:
            return f"{MISSED} {text} " + translate("Rating", "It can’t be reached any more.")
        return text

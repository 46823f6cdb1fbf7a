"""The restricted draw: order of drawing, envelopes, what it promises."""

from __future__ import annotations

from random import Random

import pytest

from arbiter.domain.lots import by_hand, lot_sum
from arbiter.domain.restricted_lots import Source, contingents, restricted
from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import Player
from arbiter.domain.varma import LETTERS, varma_sets

MALMO = ["SWE"] * 5 + ["NOR"] * 3 + ["FIN", "FIN", "TUR", "TUR", "CZE", "HUN", "IRL", "POL"]


def field(*federations):
    return [Player(f"{n:03}", federation=code) for n, code in enumerate(federations)]


def test_largest_contingent_draws_first_then_by_code_and_name():
    """Equal contingents go by FIDE's code, countrymen by name, who has none alone and last."""
    players = [
        Player("Zola", federation="FRA"),
        Player("Åberg", federation="SWE"),
        Player("Nobody"),
        Player("Aho", federation="FIN"),
        Player("Çelik", federation="fra "),
        Player("Another"),
        Player("Dahl", federation="SWE"),
        Player("Berg", federation="SWE"),
    ]
    assert [(group.federation, group.places) for group in contingents(players)] == [
        ("SWE", (2, 8, 7)),
        ("FRA", (5, 1)),
        ("FIN", (4,)),
        ("", (6,)),
        ("", (3,)),
    ]


def test_sixteen_players_by_hand():
    """What the rule says can be done with any tool: envelopes and numbers by their sums."""
    drawn = restricted(field(*MALMO), schedule(16), "483920117")
    assert drawn.source is Source.VARMA
    assert drawn.sequence == tuple(place for group in drawn.contingents for place in group.places)
    letters = sorted(LETTERS, key=lambda letter: lot_sum("483920117", letter))
    sets = varma_sets(16)
    first = next(letter for letter in letters if len(sets[LETTERS.index(letter)]) >= 5)
    numbers = sorted(sets[LETTERS.index(first)], key=lambda number: lot_sum("483920117", number))
    assert [(step.number, step.envelope) for step in drawn.steps[:5]] == [
        (number, first) for number in numbers[:5]
    ]
    assert drawn.meetings == ()
    assert drawn.fewest
    for number, letter in enumerate(drawn.envelopes, 1):
        assert number in sets[LETTERS.index(letter)]


@pytest.mark.parametrize("seed", range(300))
def test_countrymen_never_meet_late_where_the_table_promises_it(seed):
    """Any mixture of federations, 9 to 24 players: each number once, a contingent from one
    envelope, nobody against a countryman in the last three rounds."""
    random = Random(seed)
    players = field(
        *(random.choices(["SWE", "NOR", "FIN", "TUR", "CZE", ""], k=random.randint(9, 24)))
    )
    cycles = random.choice([1, 2])
    drawn = restricted(players, schedule(len(players), cycles), str(seed), repaired=True)
    assert sorted(drawn.order) == list(range(1, len(players) + 1))
    if drawn.source is not Source.VARMA:
        assert drawn.sets is None
        assert drawn.envelopes == ""
        return
    assert drawn.meetings == ()
    by_place = {step.place: step for step in drawn.steps}
    for group in drawn.contingents:
        assert len({by_place[place].envelope for place in group.places}) == 1
    numbers = [by_place[place].number for place in range(1, len(players) + 1)]
    assert by_hand(numbers) == drawn.order
    last = schedule(len(players), cycles)[-3:]
    codes = {step.number: players[step.place - 1].federation for step in drawn.steps}
    assert not any(codes[a] and codes[a] == codes[b] for pairs in last for a, b in pairs)


@pytest.mark.parametrize("players", range(9, 25))
def test_contingents_as_large_as_the_sets_fit(players):
    """The tightest mixture that the table promises something for."""
    sizes = [len(numbers) for numbers in varma_sets(players)]
    codes = [code for code, size in zip(["AUT", "BEL", "CZE", "DEN"], sizes) for _ in range(size)]
    drawn = restricted(field(*codes), schedule(players), "1", repaired=True)
    assert drawn.source is Source.VARMA
    assert drawn.meetings == ()


def test_first_envelope_leaves_room_for_who_follows():
    """Three of sixteen could take the envelope that the pairs need; then none would fit."""
    codes = ["AUT"] * 5 + ["BEL"] * 5 + ["CZE"] * 3 + ["DEN"] * 2 + ["EST"]
    for seed in range(40):
        drawn = restricted(field(*codes), schedule(16), str(seed))
        assert drawn.source is Source.VARMA, seed
        assert drawn.meetings == ()


def test_flaw_of_the_official_table_is_seen():
    """Three countrymen from envelope C of twelve: 6 and 12 meet in the last round."""
    codes = ["AUT"] * 4 + ["BEL"] * 3 + ["CZE"] * 3 + ["DEN"] * 2
    found = set()
    for seed in range(20):
        drawn = restricted(field(*codes), schedule(12), str(seed))
        found |= {(meeting.round, meeting.first, meeting.second) for meeting in drawn.meetings}
        repaired = restricted(field(*codes), schedule(12), str(seed), repaired=True)
        assert repaired.meetings == ()
    assert found == {(11, 6, 12)}


@pytest.mark.parametrize(
    ("codes", "rounds", "source"),
    [
        (["AUT"] * 4 + ["BEL"] * 4, schedule(8), Source.NO_TABLE),
        (["AUT"] * 10 + ["BEL"] * 16, schedule(26), Source.NO_TABLE),
        (["AUT"] * 9 + ["BEL"], schedule(10), Source.DOES_NOT_FIT),
        (["AUT"] * 2 + ["BEL"] * 8, schedule(10)[::-1], Source.OTHER_CALENDAR),
    ],
)
def test_computed_where_no_envelope_helps(codes, rounds, source):
    """And why."""
    drawn = restricted(field(*codes), rounds, "5")
    assert drawn.source is source
    assert sorted(drawn.order) == list(range(1, len(codes) + 1))


def test_nine_of_ten_from_one_country_meet_as_seldom_as_can_be():
    """Of fifteen games of the last three rounds the tenth player is in three."""
    drawn = restricted(field(*(["AUT"] * 9 + ["BEL"])), schedule(10), "5")
    assert len(drawn.meetings) == 12
    assert drawn.fewest

"""What is cut out or handed over, as values."""

from __future__ import annotations

from arbiter.formats.handouts import (
    Badge,
    Diploma,
    PlaceCard,
    ScoreHeading,
    Side,
    Slip,
    handout_texts,
)
from arbiter.formats.sheets import Name

WHITE = Side("White", "3", Name("Berg", "Anna"), "GM 2500")
BLACK = Side("Black", "12", Name("Li", "Wei"))


def test_a_slip_in_words() -> None:
    """Boxes and lines keep their meaning without ink."""
    slip = Slip(
        "Event",
        ("Wed 6 May, 15:00", "6 May"),
        "Board 1",
        "round 2",
        (WHITE, BLACK),
        ("1–0", "½–½", "0–1"),
        ("White", "Black", "Arbiter"),
    )

    assert handout_texts(slip) == (
        "Event · Wed 6 May, 15:00",
        "Board 1 · round 2",
        "White · 3 Berg, Anna · GM 2500",
        "Black · 12 Li, Wei",
        "[ ] 1–0  [ ] ½–½  [ ] 0–1",
        "White: ____  Black: ____  Arbiter: ____",
    )


def test_a_heading_has_neither_boxes_nor_lines() -> None:
    """Nor a day where none is known."""
    heading = ScoreHeading("Event", (), "Board 1", "round 2", (WHITE, BLACK))

    assert handout_texts(heading)[0] == "Event"
    assert len(handout_texts(heading)) == 4


def test_a_tent_a_badge_and_a_diploma() -> None:
    """What is not known is left out."""
    diploma = Diploma(
        "DIPLOMA", "awarded to", "Anna Berg", "for first place", ("Event",),
        (("Chief arbiter", "Ö. Dahl"), ("Organiser", "")), "Gothenburg",
    )  # fmt: skip

    assert handout_texts(PlaceCard("Berg", "", "", "3", "Event")) == ("3 Berg", "Event")
    assert handout_texts(Badge("Berg", "Bo", "Arbiter", "", "Event"))[:2] == ("Berg", "Bo")
    assert handout_texts(Badge("Berg", "Bo", "GM", "7", ""))[0] == "7 Berg"
    assert handout_texts(diploma)[-3:] == ("Chief arbiter Ö. Dahl", "Organiser", "Gothenburg")

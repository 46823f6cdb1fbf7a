"""Legends and lines to sign on."""

from __future__ import annotations

from arbiter.formats.sheets import Note, Notes, Signatures
from arbiter.paper.marks import Line, Text
from arbiter.paper.prose import legend, note_size, signatures, signed_beside
from arbiter.paper.ruler import Ruler
from tests.paper.sheets_for_tests import fixed

RULER = Ruler(fixed)
NOTES = Notes(
    (
        Note("1 win · ½ draw · 0 loss"),
        Note("Sonneborn-Berger", "SB", ("SB",)),
        Note("Koya", "KS", ("KS",)),
        Note("Simplified Berger", "(SSB)", ("SSB",)),
    )
)


def said(printed: set[str], width: float = 500.0) -> list[Text]:
    """The texts of the legend when the columns *printed* are."""
    prose = legend(NOTES, printed, 11, width, RULER)
    return [mark for strip in prose.strips for mark in strip.marks if isinstance(mark, Text)]


def test_a_legend_explains_only_what_is_printed() -> None:
    """A column that had to go takes its note with it."""
    texts = {text.text for text in said({"SB", "SSB"})}

    assert texts == {
        "1 win · ½ draw · 0 loss",
        "SB",
        "Sonneborn-Berger",
        "(SSB)",
        "Simplified Berger",
    }


def test_terms_are_bold_and_their_texts_stand_in_one_line() -> None:
    """Notes without a term begin at the edge."""
    texts = said({"SB", "SSB"})
    rights = {text.x for text in texts if text.text in ("Sonneborn-Berger", "Simplified Berger")}

    assert len(rights) == 1
    assert rights.pop() > max(text.x + text.width for text in texts if text.bold)
    assert {text.x for text in texts if not text.bold and "·" in text.text} == {0.0}


def test_a_long_note_wraps_under_itself() -> None:
    """The second line begins where the first does, and the strip grows."""
    notes = Notes((Note("points against opponents with half of the points", "KS"),))
    strip = legend(notes, set(), 11, 120, RULER).strips[0]
    lines = [mark for mark in strip.marks if isinstance(mark, Text) and not mark.bold]

    assert len(lines) > 2
    assert len({line.x for line in lines}) == 1
    assert all(line.x + line.width <= 120 for line in lines)
    assert strip.height > lines[-1].y


def test_notes_are_between_9_and_10_points_and_loud_ones_as_large_as_the_table() -> None:
    """Who is free this round is read from afar."""
    assert [note_size(size) for size in (9, 11, 14)] == [9, 9.9, 10]
    loud = legend(NOTES, set(), 16, 500, RULER, loud=True)
    assert {
        mark.size for strip in loud.strips for mark in strip.marks if isinstance(mark, Text)
    } == {16}


def test_nothing_to_say_takes_no_room() -> None:
    """Not even the air above."""
    assert legend(Notes(()), set(), 11, 500, RULER).height(1.0) == 0


def test_signatures_share_the_width() -> None:
    """A line for each name, the name under it."""
    strip = signatures(Signatures(("Chief arbiter", "Organiser")), 500, RULER).strips[0]
    lines = [mark for mark in strip.marks if isinstance(mark, Line)]
    names = [mark for mark in strip.marks if isinstance(mark, Text)]

    assert [line.x1 for line in lines] == [name.x for name in names]
    assert lines[0].x2 < lines[1].x1
    assert lines[1].x2 == 500
    assert all(name.y > line.y1 for name, line in zip(names, lines))


def test_signatures_beside_a_legend_save_their_height() -> None:
    """Right of it, in what it leaves of the width; not where that is too little."""
    notes = legend(NOTES, {"SB", "SSB"}, 11, 757, RULER)
    names = Signatures(("Chief arbiter", "Organiser"))
    joined = signed_beside(notes, names, 757, RULER)

    assert joined is not None
    assert joined.height(1.0) <= notes.height(1.0) + 1
    (strip,) = joined.strips
    lines = [mark for mark in strip.marks if isinstance(mark, Line)]
    legend_ends = max(text.x + text.width for text in said({"SB", "SSB"}))
    assert legend_ends < lines[0].x1
    assert lines[1].x2 == 757
    assert signed_beside(notes, names, 300, RULER) is None


def test_a_note_longer_than_a_page_may_be_cut() -> None:
    """In strips of a few lines, the term at the first; all lines stay."""
    text = " ".join(f"game{number}" for number in range(300))
    strips = legend(Notes((Note(text, "Open"),)), set(), 11, 200, RULER).strips
    lines = [m for strip in strips for m in strip.marks if isinstance(m, Text)]

    assert max(len(strip.marks) for strip in strips) <= 7
    assert " ".join(line.text for line in lines if not line.bold) == text
    assert [line.text for line in lines if line.bold] == ["Open"]


def test_a_note_of_several_lines() -> None:
    """Each begins under the first, beside the term."""
    prose = legend(Notes((Note("one\ntwo", "Berg"),)), set(), 11, 500, RULER)
    texts = {m.text: m for strip in prose.strips for m in strip.marks if isinstance(m, Text)}

    assert texts["one"].x == texts["two"].x > texts["Berg"].x
    assert texts["two"].y > texts["one"].y == texts["Berg"].y


def test_a_bold_note_stands_in_the_type_of_the_table() -> None:
    """With a little air before what follows."""
    notes = (Note("Berg is above Li.", bold=True), Note("sums"))
    bold, plain = legend(Notes(notes), set(), 12, 500, RULER).strips
    last = legend(Notes(notes[:1]), set(), 12, 500, RULER).strips[0]

    assert isinstance(bold.marks[0], Text)
    assert (bold.marks[0].size, bold.marks[0].bold) == (12, True)
    assert isinstance(plain.marks[0], Text)
    assert plain.marks[0].size == note_size(12)
    assert bold.height > last.height

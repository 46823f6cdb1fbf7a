"""One block, measured and drawn."""

from __future__ import annotations

import pytest

from arbiter.formats.sheets import Align, Cell, Column, Group, Rules, Table
from arbiter.paper.block import Setting, aside_size, axis, caption_size
from arbiter.paper.marks import Line, Text
from arbiter.paper.ruler import Ruler

RULER = Ruler(lambda text, size, bold: len(text) * size / 2)


def table(*rows: tuple[str, str, str], aside: tuple[str, ...] = ()) -> Table:
    """A block of rows: number, names, result."""
    columns = (
        Column("pair", "", Align.DECIMAL),
        Column("names", "", stretch=True),
        Column("result", "", Align.RIGHT),
    )
    cells = tuple(tuple(Cell(text) for text in row) for row in rows)
    return Table(columns, (Group(cells),), "Round 1", Rules.NONE, aside=aside)


def setting(made: Table, width: float = 200, *, short: bool = False) -> Setting:
    """Ten points, rows as they are."""
    return Setting(RULER, axis([made], RULER), 10, 1.0, width, short)


def texts(made: Table, width: float = 200, *, short: bool = False) -> dict[str, Text]:
    """The texts of the block by what they say."""
    chosen = setting(made, width, short=short)
    block = chosen.block(made)
    assert block is not None
    return {m.text: m for m in chosen.marks(block, 100, 50) if isinstance(m, Text)}


def test_numbers_of_all_blocks_share_one_axis() -> None:
    """It is as wide as the widest before it, and behind it."""
    found = axis([table(("1–10", "a", "")), table(("12–3", "a", ""))], RULER)

    assert (found.whole, found.width) == (1.0, 2.5)
    assert axis([], RULER).width == 0


def test_where_the_texts_stand() -> None:
    """Numbers on the axis, names behind them, results at the right edge, the rule under all."""
    made = table(("1–10", "Berg – Li", "1–0"), ("12–3", "Cruz – Dahl", "½–½"), aside=("1 May",))
    found = texts(made)

    assert found["1–10"].x == pytest.approx(found["12–3"].x + 5)
    assert found["Berg – Li"].x == found["Cruz – Dahl"].x > found["12–3"].x + 20
    assert {found[t].x + found[t].width for t in ("1–0", "½–½", "1 May")} == {300}
    assert found["Berg – Li"].y == found["1–0"].y == found["1–10"].y
    assert (found["Round 1"].bold, found["Round 1"].size) == (True, caption_size(10))
    assert found["1 May"].size == aside_size(10) == 9


def test_a_block_is_as_high_as_it_is_drawn() -> None:
    """With every line that is broken."""
    made = table(("1–2", "Berg – Li", ""), ("3–4", "Castellanos – Papadimitriou", ""))
    heights = []
    for width in (200.0, 120.0):
        chosen = setting(made, width)
        block = chosen.block(made)
        assert block is not None
        heights.append(block.height)
        lowest = max(m.y if isinstance(m, Text) else m.y1 for m in chosen.marks(block, 0, 0))
        assert lowest < block.height < lowest + 10
    assert heights[0] < heights[1]


def test_lines_break_after_the_dash_then_between_words() -> None:
    """And after a hyphen; a word alone is never broken."""
    made = table(("1–2", "Fernandes Almeida – Berg-Cruz", ""))

    def lines(width: float) -> list[str] | None:
        block = setting(made, width).block(made)
        return None if block is None else list(block.rows[0][1])

    assert lines(200) == ["Fernandes Almeida – Berg-Cruz"]
    assert lines(130) == ["Fernandes Almeida –", "Berg-Cruz"]
    assert lines(80) == ["Fernandes", "Almeida –", "Berg-Cruz"]
    assert lines(60) is None


def test_anyhow_even_a_word_is_broken() -> None:
    """So that nothing leaves the page."""
    made = table(("1–2", "Fernandes – Li", ""))
    block = setting(made, 55).block(made, anyhow=True)

    assert block is not None
    assert "".join(block.rows[0][1]).replace(" ", "") == "Fernandes–Li"
    assert len(block.rows[0][1]) > 2


def test_words_beside_the_caption_need_their_room() -> None:
    """The longest form, or the shortest."""
    made = table(("1–2", "a", ""), aside=("Wednesday 6 May, 15:00", "6 May"))

    assert setting(made, 200).aside_fits(made, 0)
    assert not setting(made, 100).aside_fits(made, 0)
    assert setting(made, 100).aside_fits(made, -1)
    assert "6 May" in texts(made, 100, short=True)
    assert setting(table(("1–2", "a", "")), 10).aside_fits(table(("1–2", "a", "")), 0)


def test_the_caption_stands_on_a_rule() -> None:
    """Across the column."""
    made = table(("1–2", "a", ""))
    chosen = setting(made)
    block = chosen.block(made)
    assert block is not None
    (rule,) = (mark for mark in chosen.marks(block, 100, 50) if isinstance(mark, Line))

    assert (rule.x1, rule.x2, rule.weight) == (100, 300, 0.5)
    assert texts(made)["Round 1"].y < rule.y1

"""Columns of a table that is too wide, shared over pages."""

from __future__ import annotations

from arbiter.paper.columns import Cut, MeasuredTable


def split(table: MeasuredTable, size: float, cut: Cut, width: float) -> list[list[int]]:
    """Blocks of columns, each no wider than *width* where it can be helped: number and name
    stand again in every block, the other columns are shared as evenly as possible."""
    kept = table.kept(cut)
    repeated = [place for place in kept if table.columns[place].repeat]
    others = [place for place in kept if not table.columns[place].repeat]
    widths = {need.place: need.need for need in table.needs(size, cut, kept)}
    room = width - table.width(size, cut, repeated)
    # Gaps and outer gutters depend on the neighbours; the most that they can be is kept free.
    spare = 2.5 * size
    blocks = _filled(others, widths, room - spare)
    low, high = 0.0, room - spare
    while high - low > 0.1:
        middle = (low + high) / 2
        if len(_filled(others, widths, middle)) <= len(blocks):
            high = middle
        else:
            low = middle
    return [sorted([*repeated, *block]) for block in _filled(others, widths, high)]


def _filled(places: list[int], widths: dict[int, float], room: float) -> list[list[int]]:
    """Columns in order, as many in each block as *room* holds, one at least."""
    blocks: list[list[int]] = [[]]
    used = 0.0
    for place in places:
        if blocks[-1] and used + widths[place] > room:
            blocks.append([])
            used = 0.0
        blocks[-1].append(place)
        used += widths[place]
    return blocks

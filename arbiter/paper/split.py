"""Columns of a table that is too wide, shared over pages."""

from __future__ import annotations

from arbiter.paper.columns import Cut, MeasuredTable

Unit = tuple[int, ...]
"""Columns that stand together: one, or those under a band."""


def split(table: MeasuredTable, size: float, cut: Cut, width: float) -> list[list[int]]:
    """Blocks of columns, each no wider than *width* where it can be helped: number and name
    stand again in every block, the other columns are shared as evenly as possible, those under
    one band together."""
    kept = table.kept(cut)
    repeated = [place for place in kept if table.columns[place].repeat]
    needs = {need.place: need.need for need in table.needs(size, cut, kept)}
    bands = dict(table.bands(kept))
    others, at = [], 0
    while at < len(kept):
        stop = bands.get(at, at + 1)
        if not table.columns[kept[at]].repeat:
            others.append(tuple(kept[at:stop]))
        at = stop
    widths = {unit: sum(needs[place] for place in unit) for unit in others}
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
    return [
        sorted([*repeated, *(place for unit in block for place in unit)])
        for block in _filled(others, widths, high)
    ]


def _filled(units: list[Unit], widths: dict[Unit, float], room: float) -> list[list[Unit]]:
    """Columns in order, as many in each block as *room* holds, one at least."""
    blocks: list[list[Unit]] = [[]]
    used = 0.0
    for unit in units:
        if blocks[-1] and used + widths[unit] > room:
            blocks.append([])
            used = 0.0
        blocks[-1].append(unit)
        used += widths[unit]
    return blocks

"""Orders of tie-breaks that somebody has published, by name and date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Preset(NamedTuple):
    """One published order.

    ``key`` is what a name is found by (``arbiter.wording``); ``date`` says of when it is, as
    exactly as is known (ISO), or is empty; ``source`` is who published it, or is empty. Places
    still level after ``codes`` are shared, unless the last of them is LOT.
    """

    key: str
    date: str
    codes: tuple[str, ...]
    source: str


PRESETS = (
    Preset("fide", "2019", ("DE", "WIN", "SB", "KS"), "FIDE"),
    # The federation counts wins by walkover as wins, and so does WIN (C.07, article 7.1).
    Preset("sweden", "2022-10", ("DE", "SB", "WIN", "BPG", "LOT"), "Sveriges Schackförbund"),
    # One spartakiad's rule, for up to fourteen players; Russia has no general one.
    Preset("russia", "2018", ("SB", "WIN", "DE"), "Минспорт России"),
    # Of the championship's own regulations, undated.
    Preset("juniors", "", ("WIN", "SB", "KS", "BWG"), "FIDE World Junior Championship"),
    Preset("chesslivo", "", ("DE", "SB", "WIN", "KS"), "ChessLivo"),
    Preset("berger", "", ("SB",), ""),
)
"""In the order in which they are offered. A new tournament has that of ChessLivo."""


def preset_of(codes: Sequence[str]) -> Preset | None:
    """The preset whose order *codes* are, or None for an order of one's own.

    >>> preset_of(["SB", "WIN", "DE"]).key
    'russia'
    """
    return next((preset for preset in PRESETS if preset.codes == tuple(codes)), None)

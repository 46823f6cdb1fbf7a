"""What a screen reader says of a cell that is understood only under its heading."""

from __future__ import annotations

from arbiter.ui.languages import translate


def spoken_cell(heading: str, text: str, whose: str = "") -> str:
    """``Reason: nothing``, and before it *whose* cell it is: nobody hears an empty one."""
    said = f"{heading}: {text or translate('SpokenCell', 'nothing')}"
    return f"{whose}, {said}" if whose else said

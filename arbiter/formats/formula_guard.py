"""No text from outside becomes a formula in a spreadsheet."""

from __future__ import annotations

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""The last are those of East Asian keyboards, which some spreadsheets take for the same."""
_RESULT_SIGNS = set("+-−/ ")


def guarded(text: str) -> str:
    """*text* with an apostrophe before it if a spreadsheet would take it for a formula."""
    # One sign alone is harmless, and so is a result by forfeit.
    harmless = len(text) == 1 or set(text) <= _RESULT_SIGNS
    if text.startswith(_FORMULA_STARTS) and not harmless:
        return f"'{text}"
    return text

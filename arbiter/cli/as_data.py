"""Values for other programs: JSON, with exact numbers as text."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

from arbiter.domain.notation import MINUS, format_decimal


def exact(value: int | Fraction) -> str:
    """A decimal where that is exact, else a fraction: ``11.75``, ``5/6``."""
    decimal = format_decimal(value).replace(MINUS, "-")
    return decimal if Fraction(decimal) == value else str(value)


def json_text(data: dict[str, Any]) -> str:
    """*data* as JSON that a person can read too."""
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"

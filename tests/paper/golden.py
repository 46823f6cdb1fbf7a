"""Pages of marks as text that a person can read and compare."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from arbiter.paper.marks import Box, Disc, Line, Mark, Page, Text

FOLDER = Path(__file__).resolve().parents[1] / "golden"


def check(name: str, pages: Sequence[Page]) -> None:
    """*pages* are those of the golden file; with ``UPDATE_GOLDEN=1`` they become them."""
    path = FOLDER / f"{name}.txt"
    text = written(pages)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def written(pages: Sequence[Page]) -> str:
    """A line for each mark: kind, left and top or baseline in points, then what it is."""
    lines = []
    for number, page in enumerate(pages, 1):
        lines.append(f"page {number}: {page.width:g} x {page.height:g}")
        lines += [_line(mark) for mark in page.marks]
    return "\n".join(lines) + "\n"


def _line(mark: Mark) -> str:
    match mark:
        case Text():
            look = " bold" * mark.bold + " soft" * mark.soft
            return f"text {mark.x:7.2f} {mark.y:7.2f}  {mark.size:g}{look}  {mark.text}"
        case Line():
            ends = f"{mark.x1:7.2f} {mark.y1:7.2f}  to {mark.x2:.2f} {mark.y2:.2f}"
            return f"line {ends}  {mark.weight:g}"
        case Box():
            look = f"fill {mark.fill:g}" if mark.fill else f"{mark.weight:g}"
            return f"box  {mark.x:7.2f} {mark.y:7.2f}  {mark.width:.2f} x {mark.height:.2f}  {look}"
        case Disc():
            look = "black" if mark.filled else "white"
            return f"disc {mark.x:7.2f} {mark.y:7.2f}  {mark.diameter:.2f}  {look}"

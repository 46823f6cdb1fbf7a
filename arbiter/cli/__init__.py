"""The program without its window: schedules, standings, imports and exports for scripts.

Exit status 0; 1 with one plain sentence on standard error; 2 for wrong usage.
"""

from __future__ import annotations

from arbiter.cli.command_line import main

__all__ = ["main"]

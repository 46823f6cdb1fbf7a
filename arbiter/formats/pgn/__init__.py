"""Games as PGN: what boards and broadcasts begin with, and what comes back from them."""

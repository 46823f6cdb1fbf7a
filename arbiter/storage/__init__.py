"""One SQLite file for each tournament."""

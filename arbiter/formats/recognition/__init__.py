"""From cells to a tournament: what each column, row and cell of a foreign table means."""

"""What a round robin is: players, games, results, tables and rules. Standard library only."""

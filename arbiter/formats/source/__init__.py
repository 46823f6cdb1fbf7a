"""From a file of somebody else's to the cells that stand in it."""

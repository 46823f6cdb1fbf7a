"""The open tournament: present state, undo, saving."""

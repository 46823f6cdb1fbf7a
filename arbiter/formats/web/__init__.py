"""The tournament as a page of the web: one file, without scripts."""

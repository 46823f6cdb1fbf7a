"""Sheets on paper: measured, laid out and painted."""

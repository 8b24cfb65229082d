"""Runs one match: seats, gate, log, undo. No network, no clock, no game's words."""

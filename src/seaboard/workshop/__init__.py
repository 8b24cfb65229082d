"""Starts a real server to play at it, measure it, break it, photograph or describe it; no process that serves imports this."""

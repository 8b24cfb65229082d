"""Bots choose actions. They get a position resampled for their seat, so they cannot know more than it may."""

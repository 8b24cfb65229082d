"""What each game says at the terminal, and how its board is drawn in text; a game without a module here is told by `plain`."""

"""Pig, the dice game: the game of docs/adding-a-game.md."""

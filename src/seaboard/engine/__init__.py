"""What all games share: states, the contract of a game, chance, events, replay. Names no game."""

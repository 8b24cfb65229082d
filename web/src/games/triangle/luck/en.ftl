# What fell in Devil's Triangle. Loaded with the page about the dice.
luck-dice-die = The die
luck-spinner-segment = The cloud’s spinner
luck-cards-value = The cargo cards
luck-segment = { $letter }, { $points } { $way }
luck-word = { $letter }, { $way } to the edge

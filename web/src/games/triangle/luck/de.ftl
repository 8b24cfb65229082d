# What fell in Devil's Triangle. Loaded with the page about the dice.
luck-dice-die = Der Würfel
luck-spinner-segment = Die Drehscheibe der Wolke
luck-cards-value = Die Frachtkarten
luck-segment = { $letter }, { $points } nach { $way }
luck-word = { $letter }, nach { $way } bis zum Rand

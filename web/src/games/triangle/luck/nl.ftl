# What fell in Devil's Triangle. Loaded with the page about the dice.
luck-dice-die = De dobbelsteen
luck-spinner-segment = De draaischijf van de wolk
luck-cards-value = De vrachtkaarten
luck-segment = { $letter }, { $points } naar { $way }
luck-word = { $letter }, naar { $way } tot de rand

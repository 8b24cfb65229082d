# What fell in Devil's Triangle. Loaded with the page about the dice.
luck-dice-die = Le dé
luck-spinner-segment = La roue du nuage
luck-cards-value = Les cartes de cargaison
luck-segment = { $letter }, { $points } vers { $way }
luck-word = { $letter }, vers { $way } jusqu’au bord

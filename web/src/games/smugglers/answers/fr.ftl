# Ce que répond L’île des contrebandiers.

# Où se trouve une case
near-harbour = Le port de l’{ $island }.
near-ring-I = Anneau intérieur
near-ring-M = Anneau du milieu
near-ring-O = Anneau extérieur
near-before = { $ring }, devant l’{ $island }.
near-clockwise = { $ring }, à côté de l’{ $island }, dans le sens des aiguilles.
near-counter = { $ring }, à côté de l’{ $island }, dans le sens inverse des aiguilles.
near-between = { $ring }, entre l’{ $island } et l’{ $other }.
near-steps = { $steps ->
    [one] Depuis le bateau de { $name } : à une case.
   *[other] Depuis le bateau de { $name } : à { $steps } cases.
}
near-steps-you = { $steps ->
    [one] À une case de ton bateau.
   *[other] À { $steps } cases de ton bateau.
}
near-goal = { $steps ->
    [one] À une case de l’{ $island }.
   *[other] À { $steps } cases de l’{ $island }.
}
place-boat = { $name } est ici.
place-boat-you = Tu es ici.
place-goods = Une caisse flotte ici.
place-rock = Il y a un rocher.
place-light = Dans la lumière.

# Les choses
answer-boat = Le bateau de { $name } porte une caisse de l’{ $island }.
answer-boat-you = Ton bateau porte une caisse de l’{ $island }.
answer-boat-empty = Le bateau de { $name } est vide : il va chercher une caisse.
answer-boat-empty-you = Ton bateau est vide : va chercher une caisse.
answer-boat-secret = Où elle doit aller, seul son marin le sait.
answer-goal = { $points ->
    [one] Elle doit aller à l’{ $island } et rapporte 1 point.
   *[other] Elle doit aller à l’{ $island } et rapporte { $points } points.
}
answer-goal-shut = Garde le doigt sur l’œil : il montre où ta caisse doit aller.
answer-wrong = Ce n’est pas le bon port pour sa caisse : il doit repartir.
answer-lit = Il est dans la lumière !
answer-island = { $pieces ->
    [0] L’{ $island } : plus de caisse à prendre. Les caisses destinées à cette île se livrent dans son port.
    [one] L’{ $island } : encore 1 caisse à prendre. Les caisses destinées à cette île se livrent dans son port.
   *[other] L’{ $island } : encore { $pieces } caisses à prendre. Les caisses destinées à cette île se livrent dans son port.
}
answer-island-goal = C’est ici que ta caisse doit aller !
answer-boats = Au port : { $names }.
answer-goods = { $crates ->
    [one] Une caisse de l’{ $island } dérive ici. Un bateau qui s’arrête ici peut la prendre.
   *[other] { $crates } caisses dérivent ici, celle du dessus vient de l’{ $island }. Un bateau qui s’arrête ici peut la prendre.
}
answer-rock = Un rocher : aucun bateau ne passe dessus.
answer-tower = Le phare éclaire vers l’{ $island }. Un bateau pris dans la lumière perd sa caisse, et aucun n’entre dans la lumière.
answer-tower-dark = Le phare. Un bateau pris dans sa lumière perd sa caisse.
answer-points = { $name } a { $points } points sur { $target }.
answer-points-you = Tu as { $points } points sur { $target }.
answer-pieces = { $pieces ->
    [0] { $name } n’a encore rien livré.
    [one] { $name } a livré 1 caisse.
   *[other] { $name } a livré { $pieces } caisses.
}
answer-pieces-you = { $pieces ->
    [0] Tu n’as encore rien livré.
    [one] Tu as livré 1 caisse.
   *[other] Tu as livré { $pieces } caisses.
}
answer-dice = Le dé de couleur tourne la lumière, l’autre dit jusqu’où un bateau peut aller.

# Les touches
answer-watching = Tu regardes : aucun bateau n’est à toi.
answer-no-harbour = Ton bateau n’a pas encore de port.
goal-crate = { $points ->
    [one] Ta caisse doit aller à l’{ $island } et rapporte 1 point.
   *[other] Ta caisse doit aller à l’{ $island } et rapporte { $points } points.
}
answer-far = { $steps ->
    [one] C’est à 1 case.
   *[other] C’est à { $steps } cases.
}
answer-left = { $left ->
    [one] À { $name }, il manque encore 1 point.
   *[other] À { $name }, il manque encore { $left } points.
}
answer-left-you = { $left ->
    [one] Il te manque encore 1 point.
   *[other] Il te manque encore { $left } points.
}
answer-fetch = { $steps ->
    [0] Va chercher une caisse : la plus proche est ici même.
    [one] Va chercher une caisse : la plus proche est à 1 case.
   *[other] Va chercher une caisse : la plus proche est à { $steps } cases.
}
around-light = { $steps ->
    [0] Tu es dans la lumière !
    [one] La lumière est à 1 case.
   *[other] La lumière est à { $steps } cases.
}
around-boat = { $steps ->
    [0] { $name } est à côté de toi.
    [one] { $name } est à 1 case.
   *[other] { $name } est à { $steps } cases.
}
around-crate = { $steps ->
    [0] Une caisse dérive ici même.
    [one] Une caisse dérive à 1 case.
   *[other] Une caisse dérive à { $steps } cases.
}
around-rock = { $steps ->
    [one] Un rocher est à 1 case.
   *[other] Un rocher est à { $steps } cases.
}
around-island = { $steps ->
    [one] L’{ $island } est à 1 case.
   *[other] L’{ $island } est à { $steps } cases.
}
around-nothing = Rien que la mer à trois cases à la ronde.
standing-leads = En tête : { $names }.
standing-target = Il faut { $target } points pour gagner.

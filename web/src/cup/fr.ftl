# An evening's cup. Loaded with its first match.
cup-title = Coupe de la soirée
cup-begin = Jouer une coupe
cup-begin-title = La coupe de la soirée
cup-text = Plusieurs parties, un seul tableau pour la soirée. Vous restez ensemble ; le dernier commence.
cup-counts = La partie que vous venez de jouer est la première.
cup-rule = Pour chacun que tu laisses derrière toi, deux points ; pour chacun à égalité, un. Le plus de points gagne la coupe ; à égalité, le plus de victoires.
cup-games = Quels jeux ?
cup-games-one = Seulement { $title }
cup-games-all = Tous les jeux à tour de rôle
cup-many = Combien de parties ?
cup-open = Fin ouverte
cup-evening = Plusieurs parties ce soir ?
cup-evening-one = Une partie
cup-evening-cup = Une coupe
cup-go = En route pour la coupe
cup-at = { $matches ->
    [0] Partie { $played }
   *[other] Partie { $played } sur { $matches }
}
cup-none = La coupe commence.
cup-leads = { $name } mène avec { $points ->
    [one] un point
   *[other] { $points } points
}.
cup-leads-you = Tu mènes avec { $points ->
    [one] un point
   *[other] { $points } points
}.
cup-level = { $names } sont à égalité en tête.
cup-won = { $name } gagne la coupe !
cup-won-you = Tu gagnes la coupe !
cup-shared = { $names } se partagent la coupe !
cup-won-say = { $points ->
    [one] Un point
   *[other] { $points } points
} après { $matches ->
    [one] une partie
   *[other] { $matches } parties
}. Quelle soirée !
cup-seat = Bateau
cup-sum = Points
cup-match = Partie { $number } : { $title }
cup-show = Montrer le tableau de la soirée
cup-end = Finir la coupe ici
cup-end-sure = Vraiment finir ? Celui qui mène gagne la coupe.
cup-end-yes = Oui, finir
cup-and = { $names } et { $last }

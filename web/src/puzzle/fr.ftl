# L’énigme du jour. Chargée avec elle.
puzzle-title = L’énigme du jour
puzzle-ask = Tu mènes { $boat }. Quel est le meilleur coup ?
puzzle-secret = Fie-toi à ce que tu vois : à ta place, personne n’en sait plus.
puzzle-choose = Choisis sur le plateau, ou ici :
puzzle-several = Que veux-tu faire là ?
puzzle-all = Tous les coups
puzzle-answer = C’est ma réponse
puzzle-right = Tu l’as trouvé !
puzzle-wrong = Ce n’est pas le meilleur. Il coûte { $points ->
    [one] un point
   *[other] { $points } points
} sur cent.
puzzle-wrong-more = Ce n’est pas le meilleur : trop rarement bon pour être mesuré.
puzzle-best = Le meilleur coup
puzzle-no-reason = à première vue rien ne le recommande : il faut l’essayer pour le voir
puzzle-second = Le suivant
puzzle-sensible = Ce que font la plupart
puzzle-sensible-second = Le suivant, et ce que font la plupart
puzzle-yours = Ton coup
puzzle-chance = Chance de gagner : { $chance }, à { $error } près
puzzle-lead = Il vaut { $points } points de plus que tout autre coup, à { $error } près. Essayé { $worlds } fois, en tirant chaque fois ce que tu ne pouvais pas savoir.
puzzle-play = Continuer d’ici
puzzle-again = Réfléchir encore
puzzle-solved = { $days ->
    [0] Pas encore résolue sur cet appareil
    [one] Résolue un jour sur cet appareil
   *[other] Résolue { $days } jours sur cet appareil
}
puzzle-tomorrow = Demain, il y en aura une autre.
puzzle-games = Jeu
refused-no_puzzle = Il n’y a pas d’énigme de ce jeu aujourd’hui.

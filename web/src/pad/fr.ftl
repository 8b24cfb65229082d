# Le pavé où l’on saisit ce qu’on a lancé avec ses propres dés. Chargé avec lui.
pad-how = Touche ensuite ce qui est sorti.
pad-how-dial = Touche ensuite ce que montre la flèche.
pad-check = C’est bien ça ? Sinon, touche autre chose.
pad-ready = { $what }. Entrée pour valider.
pad-done = C’est ça
pad-table = Laisser la table lancer

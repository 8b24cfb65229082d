# Le livre de règles

book-chapters = Chapitres
book-next = Page suivante
book-before = Page précédente
book-page = { $page } sur { $pages }
book-stop = Arrêter la lecture
book-agreed = Vous jouez avec.
book-now-nothing = Rien pour l’instant. Regarde ce qui se passe.
book-more = { $more ->
    [one] et une autre possibilité
   *[other] et { $more } autres
}
book-rule = { $chapter }, règle { $number }

# Les touches
book-keys = Touches
book-key-arrows = Aller de case en case
book-key-enter = Choisir
book-key-skip = Fermer, ou continuer quand on montre quelque chose
book-key-throw = Lancer ou tourner
book-key-undo = Reprendre le coup
book-key-moves = Tous les coups en liste
book-key-hint = Demander un conseil
book-key-menu = Ouvrir le menu
book-key-rules = Ouvrir les règles
book-key-keys = Que puis-je faire, et ces touches
book-key-where = Où suis-je ?
book-key-goal = Où dois-je aller ?
book-key-around = Qu’y a-t-il tout près ?
book-key-last = Que s’est-il passé en dernier ?
book-key-standing = Où en sommes-nous ?

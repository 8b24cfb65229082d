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

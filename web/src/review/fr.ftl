# Le bilan d’une partie terminée. Chargé avec lui.
review = Chance et adresse
reviews = Bilans
reviews-hint = Après la partie : ce qui fut chance, ce qui fut adresse
review-off = Les bilans sont désactivés sur cet appareil.
review-turn-on = Les réactiver
review-turn-off = Plus de bilans sur cet appareil
review-working = L’équipage refait toute la traversée…
review-percent = { $percent } % faits
review-preparing = On se prépare. La première fois, cela peut durer quelques minutes.
review-ahead =
  { $ahead ->
    [one] Une autre partie passe d’abord.
   *[other] { $ahead } autres parties passent d’abord.
  }
review-leave = Tu peux faire autre chose : il sera là à ton retour.
review-kind-you = La mer t’a souri : { $points } %.
review-kind-name = La mer a souri à { $name } : { $points } %.
review-unkind-you = La mer n’a pas été tendre avec toi : { $points } %.
review-unkind-name = La mer n’a pas été tendre avec { $name } : { $points } %.
review-fair = Autant qu’on puisse le dire, la mer a été juste avec tous.
review-fair-you = Autant qu’on puisse le dire, la mer a été juste avec toi.
review-best-you = C’est toi qui as le mieux navigué.
review-best-name = C’est { $name } qui a le mieux navigué.
review-even = Personne n’a navigué nettement mieux que les autres.
review-chances = Chances de gagner
review-chances-note = en pour cent, tour par tour
review-walk = Parcourir la partie
review-choice = Le choix de { $name } :
review-luck = Ce que la mer a fait à { $name } :
review-balance = De la première chance au résultat, en pour cent
review-who = Qui
review-sea = la mer
review-own = ses choix
review-others = les autres
review-rest = nul ne pouvait savoir
review-rough = Tant de petits choix s’additionnent dans ce jeu que ces chiffres ne sont qu’approximatifs.
review-way = { $start } → { $result } %
review-give = { $points }, à { $error } près
review-moves = Des choix à regarder de près
review-well = Bien navigué, { $name } !
review-well-you = Bien navigué !
review-found = { $points } % de mieux que le coup habituel ici (±{ $error })
review-only = { $points } % de mieux que tout le reste (±{ $error })
review-opening = Avant le premier tour
review-lost = Là où l’on a le plus perdu
review-lost-note = chances, à peu près
review-cost = Coût :
review-better = Mieux :
review-race = tout ce qui est monté à bord pendant la course
review-other-cargo = une autre cargaison
review-none = Aucun choix n’a coûté quoi que ce soit de certain.
review-how = Pour le savoir, on a rejoué { $rollouts } fois. ± est juste 19 fois sur 20.
refused-no_review = On n’a pas pu faire le bilan de cette partie. Tout le reste est encore là.
refused-no_compiler = Il manque une pièce à ce serveur pour les bilans. Qui s’en occupe peut l’ajouter.
refused-no_reviews = Ce serveur ne fait pas de bilans.
refused-too_many_reviews = Beaucoup de parties attendent leur bilan. Réessaie dans un moment.

# La fin d’une partie. Chargée quand elle est finie.
end-title = Victoire de { $name } !
end-title-you = Tu as gagné !
end-title-tie = Victoire partagée !
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-of = { $score } sur { $target }
end-looks = Revenir sur la partie
end-replay = La revoir
end-look = Regarder le plateau
end-film = Le film de la soirée
end-picture = Une image du plateau
end-follow = Les autres rejouent déjà.
end-follow-go = Les rejoindre
end-next = Partie suivante
end-next-game = Partie suivante : { $title }
end-say = { $score } en { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}.
end-say-you = { $score } en { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}. Bien navigué !
end-say-short = { $score } en { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}. Encore { $gap }, et tu gagnais !
end-say-tie = { $names } se partagent la victoire : { $score } chacun.
end-say-tie-you = Tu partages la victoire avec { $names } : { $score } chacun.
end-story = { $n ->
    [one] Un moment de cette partie
   *[other] Les moments de cette partie
}
end-nothing = rien de rapporté
end-stood-in = { $moves ->
    [one] Un coup d’un robot a été joué à l’instinct : l’équipage n’était pas encore prêt.
   *[other] { $moves } coups de robots ont été joués à l’instinct : l’équipage n’était pas encore prêt.
}
end-practice = C’était un entraînement : il ne compte nulle part.
end-again-here = Encore une fois de là

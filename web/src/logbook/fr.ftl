# The logbook of this device. Loaded with it.
logbook-sum = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
}, { $wins ->
    [0] aucune gagnée encore
    [one] une gagnée
   *[other] { $wins } gagnées
}
logbook-lamps = { $wins ->
    [0] Aucune lampe ne brûle encore.
    [one] Une lampe pour une victoire
   *[other] { $wins } lampes, une par victoire
}
logbook-lamp-more = et { $more } de plus
logbook-first-lamp = Ta première victoire allume la première lampe.
logbook-empty = La première page est encore blanche.
logbook-empty-text = Quand une partie est finie, elle s’inscrit ici : qui naviguait, qui a gagné, et qui s’est fait prendre. Tout reste sur cet appareil.
logbook-empty-go = Vers les jeux
logbook-of = victoires : { $wins } sur { $matches }
logbook-none = pas encore joué
logbook-richest = Plus riche voyage
logbook-closest = Fin la plus serrée
logbook-caught = Le plus souvent pris
logbook-by = { $name }, { $date }
logbook-worth-smugglers = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
logbook-worth-triangle = { $worth }
logbook-worth-aboard = { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
}
logbook-margin-0 = à égalité
logbook-margin = { $worth } d’avance
logbook-times = { $times ->
    [one] une fois
   *[other] { $times } fois
}
logbook-ways = Votre façon de naviguer
logbook-way-alone = Seul avec des robots
logbook-way-device = Autour d’un appareil
logbook-way-link = Par un lien
logbook-way-screen = Devant un grand écran
logbook-levels = Contre qui
logbook-no-bots = Sans robots
logbook-people = Qui naviguait
logbook-people-none = Ceux qui ont un nom seront ici.
logbook-person = { $matches ->
    [one] une partie
   *[other] { $matches } parties
}, { $wins ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $wins } gagnées
}
logbook-between = Entre nous : { $ahead } à { $behind }
logbook-unlucky = Pris le plus souvent de tous : { $name }, { $times ->
    [one] une fois
   *[other] { $times } fois
}
logbook-forget = Effacer le nom { $name }
logbook-forget-ask = Effacer le nom { $name } de cet appareil ?
logbook-forget-text = Les parties restent, sans le nom.
logbook-forget-yes = Effacer le nom
logbook-matches = Toutes les parties
logbook-more = En montrer plus
logbook-replay = Revoir la partie
logbook-won = gagnée
logbook-keep-title = Rien qu’à toi
logbook-keep = Le journal n’existe que sur cet appareil et garde les { $most } dernières parties. Ni compte, ni copie ailleurs.
logbook-save = Garder en fichier
logbook-bring = Apporter un fichier
logbook-erase = Tout effacer
logbook-erase-ask = Effacer tout le journal ?
logbook-erase-text = Toutes ses pages disparaissent alors de cet appareil. Personne ne peut les rendre.
logbook-erase-yes = L’effacer
logbook-keep-it = Le garder
logbook-full = La mémoire de ce navigateur est pleine : les nouvelles parties ne s’inscrivent plus. Garde le journal en fichier, et efface ce qui ne sert plus.
logbook-off = Ce navigateur ne garde rien, comme une fenêtre privée : le journal reste blanc.
logbook-aside = Une partie du journal était illisible et a été mise de côté.
logbook-aside-save = Garder ce qui a été mis de côté
logbook-brought = { $matches ->
    [0] Il n’y avait rien de nouveau.
    [one] Une partie s’est ajoutée.
   *[other] { $matches } parties se sont ajoutées.
}
logbook-brought-lost = { $lost ->
    [one] Une autre était illisible.
   *[other] { $lost } autres étaient illisibles.
}
logbook-no-book = Ce fichier n’est pas un journal de bord.
logbook-not-kept = Il n’y a plus de place pour lui dans ce navigateur.
logbook-erased = Le journal est de nouveau blanc.
logbook-someone = quelqu’un

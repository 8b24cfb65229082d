# The first match of Devil's Triangle. Loaded when a lesson is due.
lesson-aim = Le premier à { $target } gagne !
lesson-caught = Attrapé ! Le nuage emporte le navire.
lesson-lost = Au bord, le nuage se vide : ce qui y pendait est perdu.
lesson-back = Juste sur un navire : il doit reculer.
lesson-stopped = Rien ne passe sous le nuage : le navire attend devant.
lesson-full = Le port est plein : le navire attend dehors.
lesson-bonus = Le port d’attache ajoute une carte bonus.
lesson-took = Qui entre au port prend la carte ouverte.
lesson-under = Sous le nuage, ton navire doit attendre.
lesson-throw = Un de tes navires avance d’autant de pas.
lesson-spin = Tous ont joué : le nuage tourne et se promène.
lesson-fleet = { $ships ->
    [one] Ton dernier navire.
   *[other] Tes { $ships } navires.
}
lesson-sail = Touche un navire pour voir sa route, encore une fois pour partir.
lesson-danger = Calme ou risqué : le danger que le nuage t’y attrape.
lesson-cloud = Reste loin du nuage : il emporte les navires.
lesson-others = { $name } veut les mêmes cartes : le premier arrivé les prend.

# Le triangle du diable : nos propres mots. Un message est entier : rien n’est collé à partir de morceaux.

board = La carte marine
seats = Les flottes
chart-label = La carte marine avec les routes, quatre ports, tous les navires et le nuage. Les flèches vont de case en case, Entrée choisit. T lance le dé et la flèche. W, M, N, L et S répondent à des questions. K donne toutes les touches.

# Ports et directions
port-sugar = port du sucre
port-lumber = port du bois
port-bananas = port des bananes
port-oil = port du pétrole
way-north = le nord
way-east = l’est
way-south = le sud
way-west = l’ouest
short-north = N
short-east = E
short-south = S
short-west = O

# Que faire
now-sail = { $steps ->
    [one] Avance un navire de { $steps } case.
   *[other] Avance un navire de { $steps } cases.
}
now-ships = { $ships ->
    [one] Un seul de tes navires peut partir.
   *[other] Touche l’un de tes { $ships } navires prêts à partir.
}
now-over = La partie est finie.
wait-sail = { $name } choisit un navire.
wait-sub = Garde un œil sur le nuage !
happens-sailed = { $name } navigue.
happens-sailed-you = Tu navigues.
next-ship = Navire suivant
first-ship = Voir un navire
go-dock = Au { $port }
go-back = Le renvoyer
go-sail = Naviguer

# Ce que ferait un navire
does-sail = { $steps ->
    [one] Avance de { $steps } case.
   *[other] Avance de { $steps } cases.
}
does-dock = Accoste au { $port } et prend la carte { $money }.
does-dock-bonus = Accoste au { $port }, prend la carte { $money } et { $bonus } de plus.
does-dock-gold = Accoste au { $port } : plus de fret, mais { $bonus } de plus.
does-dock-empty = Accoste au { $port }. Il n’y reste aucune carte.
does-full = S’arrête devant le port plein.
does-cloud = S’arrête devant le nuage.
does-back = Renvoie { $ship } de { $name } au { $port }.
does-back-sea = Renvoie { $ship } de { $name } juste après le { $port }.
does-back-own = Renvoie ton propre navire { $ship } au { $port }.
does-back-own-sea = Renvoie ton propre navire { $ship } juste après le { $port }.
ship-port = { $ship }, au { $port }.
ship-lane = { $ship }, après le { $port }.
ship-sea = { $marks ->
    [one] { $ship }, { $marks } case après le { $port }.
   *[other] { $ship }, { $marks } cases après le { $port }.
}

# Le danger là où un navire s’arrêterait
danger-calm = { $danger ->
    [0] Calme : hors de portée du nuage.
   *[other] Calme : à peine à portée du nuage, { $danger } sur 16.
}
danger-risky = Risqué : à portée du nuage, { $danger } sur 16.
danger-odds = À portée du nuage : { $danger } sur 16 !
badge-calm = calme
badge-risky = risqué
badge-odds = { $danger } sur 16

# Les noms des navires, quatre par place
ship-0-0 = Brave Haricot
ship-0-1 = Flaquette
ship-0-2 = Vieille Botte
ship-0-3 = Suzon Salée
ship-1-0 = Biscotte
ship-1-1 = Poivrière
ship-1-2 = Brioche
ship-1-3 = Sifflet
ship-2-0 = Bulle Bleue
ship-2-1 = Mouette Folle
ship-2-2 = Dé à Coudre
ship-2-3 = Crachin
ship-3-0 = Petit Pois
ship-3-1 = Bigorneau
ship-3-2 = Chaussette
ship-3-3 = Miette

# Pourquoi un navire reste
why-not_now = Ce n’est pas à toi de naviguer.
why-no_card = Cette carte n’existe pas.
why-gone = Ce navire est perdu.
why-hangs = Ce navire est suspendu sous le nuage.
why-under_cloud = Le nuage couvre ce navire : il doit attendre.
why-cloud_ahead = Le nuage est juste devant. Aucune case libre pour s’arrêter avant.
why-port_full = Le port devant est plein. Aucune case libre pour s’arrêter avant.
why-full_roll_first = Un autre navire peut jouer tout le dé : il passe d’abord.

# La carte
look-beneath = Voir dessous
chip-under = { $ship } attend
danger-of = { $danger } tours de roue sur 16 l’attraperaient

# La tempête
storm-title = Le nuage !
storm-out = En ce moment sur la carte
storm-spins = { $name } lance la roue !
storm-spins-you = Tu lances la roue !
storm-phew = Ouf !
storm-missed = Ouf ! { $ship } de { $name } s’échappe.
storm-missed-you = Ouf ! Ton navire { $ship } s’échappe.
storm-caught = Attrapé : { $ship } de { $name } !
storm-caught-you = Attrapé : ton navire { $ship } !
storm-lost = Perdu : { $ship } de { $name } !
storm-lost-you = Perdu : ton navire { $ship } !
storm-back = Renvoyé : { $ship } de { $name } !
storm-back-you = Renvoyé : ton navire { $ship } !
scene-took = { $money } pour { $name } !
scene-took-you = { $money } pour toi !
scene-bonus = { $money } de plus pour { $name } !
scene-bonus-you = { $money } de plus pour toi !
scene-won = { $name } gagne !
scene-won-you = Tu gagnes !
scene-over = Le plus riche gagne !

# Le journal
log-rolled = { $name } fait un { $die }.
log-rolled-you = Tu fais un { $die }.
log-began = { $name } commence.
log-began-you = Tu commences.
log-passed = Aucun navire de { $name } ne peut partir.
log-passed-you = Aucun de tes navires ne peut partir.
log-sailed = { $steps ->
    [one] { $ship } de { $name } avance de { $steps } case.
   *[other] { $ship } de { $name } avance de { $steps } cases.
}
log-sailed-you = { $steps ->
    [one] Ton navire { $ship } avance de { $steps } case.
   *[other] Ton navire { $ship } avance de { $steps } cases.
}
log-before-cloud = { $name } s’arrête devant le nuage.
log-before-cloud-you = Tu t’arrêtes devant le nuage.
log-before-port = { $name } attend devant un port plein.
log-before-port-you = Tu attends devant un port plein.
log-back = { $ship } de { $name } doit retourner au { $port }.
log-back-you = Ton navire { $ship } doit retourner au { $port }.
log-back-sea = { $ship } de { $name } doit retourner juste après le { $port }.
log-back-sea-you = Ton navire { $ship } doit retourner juste après le { $port }.
log-docked = { $name } accoste au { $port }.
log-docked-you = Tu accostes au { $port }.
log-took = { $name } prend { $money } au { $port }.
log-took-you = Tu prends { $money } au { $port }.
log-bonus = { $name } reçoit { $money } de plus chez soi.
log-bonus-you = Tu reçois { $money } de plus chez toi.
log-cloud = { $points ->
    [one] Le nuage doit tourner sur { $letter } et dériver de { $points } point vers { $way }.
   *[other] Le nuage doit tourner sur { $letter } et dériver de { $points } points vers { $way }.
}
log-cloud-word = Le nuage doit tourner sur { $letter } et filer vers { $way } jusqu’au bord !
log-caught = Attrapé ! { $ship } de { $name } pend sous le nuage.
log-caught-you = Attrapé ! Ton navire { $ship } pend sous le nuage.
log-pushed = Le nuage pousse { $ship } de { $name } sur le côté.
log-pushed-you = Le nuage pousse ton navire { $ship } sur le côté.
log-set-down = { $ship } de { $name } retrouve sa route.
log-set-down-you = Ton navire { $ship } retrouve sa route.
log-emptied = { $ships ->
    [0] Le nuage était vide. Il revient au milieu.
    [one] Le nuage lâche { $ships } navire et revient au milieu.
   *[other] Le nuage lâche { $ships } navires et revient au milieu.
}
log-lost = { $name } a perdu { $ship }.
log-lost-you = Tu as perdu { $ship }.
log-ended-target = { $name } a assez d’argent et gagne !
log-ended-target-you = Tu as assez d’argent et tu gagnes !
log-ended-fleet_lost = { $name } n’a plus de navire. La flotte la plus riche gagne.
log-ended-fleet_lost-you = Tu n’as plus de navire. La flotte la plus riche gagne.
log-ended-no_cards = Toutes les cartes sont prises. La flotte la plus riche gagne.

# Dé, roue, flottes
die = Le dé montre { $die }
die-none = Pas encore lancé
due-dice = Lance le dé sur la table !
due-dice-for = Lance le dé pour { $name } !
due-dice-other = { $name } lance le dé sur la table.
due-spinner = Fais tourner la flèche sur la table !
due-spinner-for = Fais tourner la flèche pour { $name } !
due-spinner-other = { $name } fait tourner la flèche sur la table.
throw-rolled = Lance le dé !
throw-rolled-other = { $name } lance le dé.
throw-rolled-other-you = Tu lances le dé.
throw-rolled-go = Lancer
throw-spun = Fais tourner la flèche !
throw-spun-other = { $name } fait tourner la flèche.
throw-spun-other-you = Tu fais tourner la flèche.
throw-spun-go = Tourner
spinner = Le nuage
spun = Dernier tour : { $letter }, { $points } vers { $way }
spun-word = Dernier tour : { $letter }, vers { $way } jusqu’au bord
spun-none = La roue n’a pas encore tourné
spins-after = La roue tourne après { $name }
spins-after-you = La roue tourne après toi
leads = en tête
seat-next = ensuite
money = { $money }
money-of = { $money } sur { $target }
fleet-of = Navires : { $sailing } en mer, { $cloud } au nuage, { $lost } perdus
cargo-of = Fret de { $name }
cargo-of-you = Ton fret
cargo-none = Pas encore de carte.
card = { $port }, { $money }
card-bonus = port d’attache, { $money }

# Réglages
option-length = Durée de la partie
option-length-full = { NUMBER($full) }
option-length-short = { NUMBER($short) }
option-targets = Argent pour chaque flotte
option-targets-note = Les plus jeunes peuvent gagner avec moins.
option-targets-each = { $number } 000

# The sentences of Smugglers' Island.

island-gems = île aux Gemmes
island-coins = île aux Pièces
island-jewellery = île aux Perles
island-vases = île aux Vases
island-barrels = île aux Tonneaux
square-I = case intérieure { $number }
square-M = case du milieu { $number }
square-O = case extérieure { $number }

# What to do
now-harbour = Touche un port qui brille.
now-rock = Où poser un rocher ?
now-beam = De quel côté tourne la lumière ?
now-beam-sub = Touche un rayon pâle ou choisis ici.
now-throw = { $name } se fait prendre ! Où tombe la caisse ?
now-throw-own = La lumière te trouve ! Où tombe ta caisse ?
now-sail = { $steps ->
    [one] Avance d’une case.
   *[other] Avance de { $steps } cases au plus.
}
now-leave = Mauvais port. Tu dois repartir.
now-reload = Livré ! Une autre caisse ?
now-stuck = La lumière te barre la route.
now-push = Où veux-tu pousser { $name } ?
now-choose = Une caisse flotte là. L’échanger ?
now-tap = Touche une case qui brille.
now-shown = { $action } ?
now-shown-sail = Naviguer jusque-là ?
now-shown-push = Pousser { $name } là-bas ?
now-again = Touche encore une fois, ou ici.
now-over = Ohé, contrebandiers !
wait-harbour = { $name } choisit un port.
wait-harbour-you = Tu choisis un port.
wait-rock = { $name } pose un rocher.
wait-rock-you = Tu poses un rocher.
wait-beam = { $name } fait tourner la lumière.
wait-beam-you = Tu fais tourner la lumière.
wait-throw = { $name } jette une caisse à la mer.
wait-throw-you = Tu jettes une caisse à la mer.
wait-sail = { $name } navigue.
wait-sail-you = Tu navigues.
wait-push = { $name } pousse un bateau.
wait-push-you = Tu pousses un bateau.
wait-sub = Garde un œil sur la lumière.
happens-light = La lumière tourne.
happens-took = { $name } prend une caisse.
happens-took-you = Tu prends une caisse.

take = Prendre la caisse
swap = Échanger les caisses
only-sail = Y aller seulement
go-sail = Naviguer
go-push = Pousser
shown-push = Tu pousses { $name } de côté.
shown-right = Ta caisse est pour cette île !
shown-wrong = Ta caisse n’est pas pour cette île.
stay = Rester ici
turn-clockwise = Sens horaire
turn-counter = Sens antihoraire
turn-finds = Elle trouve { $names } !
turn-finds-you = Elle te trouve !
turn-finds-nobody = Elle ne trouve personne.

act-moor = Commencer à l’{ $island }
act-rock = Poser le rocher sur la { $square }
act-turn-clockwise = Faire tourner la lumière dans le sens horaire
act-turn-counter = Faire tourner la lumière dans le sens antihoraire
act-throw = Jeter la caisse sur la { $square }
act-push = Pousser { $name } sur la { $square }
act-push-harbour = Pousser { $name } vers l’{ $island }
act-stay = Rester ici
act-sail = Aller à la { $square }
act-sail-harbour = Aller à l’{ $island }
act-take = Aller à la { $square } et prendre la caisse
act-take-here = Prendre la caisse qui est ici
act-take-harbour = Aller à l’{ $island } et prendre une caisse
act-swap = Aller à la { $square } et échanger les caisses
act-swap-here = Échanger ta caisse contre celle qui est ici

# Why not
why-not_now = Cela doit attendre.
why-rock_there = Il y a un rocher.
why-cuts_off = Un rocher ici couperait l’accès à un port.
why-too_far = Ton bateau ne va pas si loin.
why-in_the_light = Aucun bateau n’entre dans la lumière.
why-here_already = Tu y es déjà.
why-must_leave = Tu dois quitter le mauvais port.
why-no_goods = Il n’y a pas de caisse là.
why-laden = Ton bateau est plein.
why-boat_there = Un autre bateau est là.
why-not_adjacent = Seulement sur une case voisine.
why-no_harbour = Pas dans un port.
why-free_first = Choisis d’abord une case plus libre.
why-boat_in_light = Dans la lumière, on ne prend pas de caisse.
why-not_left = Cette caisse n’est plus là.

# The log
log-began = { $name } commence.
log-began-you = Tu commences.
log-moored = { $name } part de l’{ $island }.
log-moored-you = Tu pars de l’{ $island }.
log-rock = Un rocher sort de l’eau.
log-took-island = { $name } charge à l’{ $island }.
log-took-island-you = Tu charges à l’{ $island }.
log-took-sea = { $name } repêche une caisse.
log-took-sea-you = Tu repêches une caisse.
log-swapped = { $name } échange des caisses en mer.
log-swapped-you = Tu échanges des caisses en mer.
log-slept = Le gardien dort. Chut !
log-clockwise = La lumière tourne de { $steps } dans le sens horaire.
log-counter = La lumière tourne de { $steps } dans le sens antihoraire.
log-caught = Vu ! { $name } est dans la lumière.
log-caught-you = La lumière te trouve !
log-caught-laden = Vu ! { $name } perd sa caisse.
log-caught-laden-you = La lumière te trouve ! Tu perds ta caisse.
log-threw = Plouf ! Une caisse flotte en mer.
log-stayed = { $name } attend.
log-stayed-you = Tu attends.
log-sailed = { $steps ->
    [one] { $name } avance d’une case.
   *[other] { $name } avance de { $steps } cases.
}
log-sailed-you = { $steps ->
    [one] Tu avances d’une case.
   *[other] Tu avances de { $steps } cases.
}
log-pushed = { $name } pousse { $victim } plus loin.
log-pushed-you = Tu pousses { $victim } plus loin.
log-pushes-you = { $name } te pousse plus loin.
log-wrong = Mauvais port : { $name } est à l’{ $island }.
log-wrong-you = Mauvais port : tu es à l’{ $island }.
log-delivered = { $points ->
    [one] { $name } livre à l’{ $island } : 1 point.
   *[other] { $name } livre à l’{ $island } : { $points } points.
}
log-delivered-you = { $points ->
    [one] Tu livres à l’{ $island } : 1 point.
   *[other] Tu livres à l’{ $island } : { $points } points.
}
log-delivered-hidden = { $name } livre à l’{ $island }.
log-delivered-hidden-you = Tu livres à l’{ $island }.
log-won = Ohé, contrebandiers ! { $name } gagne.
log-won-you = Ohé, contrebandiers ! Tu gagnes.

# The boats
cargo-mine = Ta caisse
cargo-hold = Appuyer pour voir
cargo-look = Appuyer pour voir où va ta caisse
cargo-to = Vers l’{ $island }
cargo-worth = { $points ->
    [one] vaut 1 point
   *[other] vaut { $points } points
}
crate-yours = Ta caisse, { $name } !
crate-own = Ta caisse !
crate-to = { $points ->
    [one] Vers l’{ $island }, 1 point !
   *[other] Vers l’{ $island }, { $points } points !
}
crate-only = Personne d’autre ne le voit.
crate-again = Appuie sur l’œil et l’île s’illumine.
crate-shut = Fermer la caisse
cargo-none = Pas de caisse
cargo-from = Caisse de l’{ $island }
leads = En tête
points-of = { $points } points sur { $target }
points-hidden = { $pieces ->
    [0] Rien de livré
    [one] 1 caisse livrée
   *[other] { $pieces } caisses livrées
}
dice-none = Les dés n’ont pas encore été lancés
due-dice = Lance les dés sur la table !
due-dice-for = Lance les dés pour { $name } !
due-dice-other = { $name } lance les dés sur la table.
throw-rolled = Lance les dés !
throw-rolled-other = { $name } lance les dés.
throw-rolled-other-you = Tu lances les dés.
throw-rolled-go = Lancer
dice-red = Lumière : { $steps } dans le sens horaire. Bateau : { $boat }.
dice-green = Lumière : { $steps } dans le sens antihoraire. Bateau : { $boat }.
dice-black = Lumière : { $steps } au choix. Bateau : { $boat }.
dice-sleep = Le gardien dort. Bateau : { $boat }.

# Options
option-target = Points pour gagner
option-targets = Points pour chaque bateau
option-targets-note = Les plus jeunes peuvent gagner avec moins.
option-rocks = Rochers en mer
option-rock_places = La place des rochers
option-rock_places-note = Touche la carte. Ceux qui restent sont posés avant la partie.
option-rocks_by = Les autres rochers
option-rocks_by-chance = Au hasard
option-rocks_by-seats = Posés tour à tour
rocks-chart = La baie. Les flèches parcourent les cases, Entrée pose un rocher ou l’enlève.
rocks-take = Un appui l’enlève.
rocks-square = Ici : { $square }.
rocks-harbour = Le port de l’{ $island }.
rocks-here = Il y a un rocher.
rocks-lay = Un appui pose un rocher.
rocks-left = { $left ->
    [0] Tous les rochers sont posés.
    [1] Il reste un rocher.
   *[other] Il reste { $left } rochers.
}
option-why-rocks_of_two = À deux, le troisième rocher est déjà près de l’ancre.
option-why-targets_too_short = Seulement s’il faut au moins trois points pour gagner.
option-why-more_places = Il n’y a pas d’autre rocher choisi.
option-why-no_sea = Les rochers ne sont que dans la mer.
option-why-anchor = Le rocher de l’ancre est déjà ici.
option-why-cut_off = Un port serait coupé des autres ici.
option-harbours = Ports
option-harbours-chosen = Choisis
option-harbours-random = Au hasard
option-memory_aid = Marquer les caisses déjà vues
option-open_scores = Scores visibles

# Great moments, over the board
light-title = La lumière !
scene-caught = { $name } dans la lumière !
scene-caught-you = Tu es dans la lumière !
scene-pushed = { $name } doit s’écarter !
scene-pushed-you = Tu dois t’écarter !
scene-delivered = { $name } livre sa caisse !
scene-delivered-you = Tu livres ta caisse !
scene-slept = Le gardien ronfle !
scene-phew = Ouf !
scene-missed = Ouf ! La lumière vient de manquer { $name } !
scene-missed-you = Ouf ! La lumière vient de te manquer.
scene-won = { $name } gagne !
scene-won-you = Tu gagnes !

# Tous à bord ?! : nos propres mots. Un message est entier : rien n’est collé par morceaux.

board = Le quai et la mer
seats = Les navires
list-language = fr
round = Voyage { $round }

# Tuiles, sacs, cartes
tile-cannon = canon
tile-sabre = sabre
tile-sailor = matelot
tile-shovel = pelle
tile-telescope = longue-vue
tile-rope = corde
tile-compass = boussole
tile-map = carte marine
tile-storage = entrepôt
tile-monkey = singe
tile-back = tuile cachée
sack-lightblue = sac bleu clair
sack-white = sac blanc
sack-orange = sac orange
sack-violet = sac violet
sack-any = sac au choix
colour-lightblue = Bleu clair
colour-white = Blanc
colour-orange = Orange
colour-violet = Violet
category-discovery = Découverte
category-trade = Échange
category-pirates = Pirates
category-order = Commande
count-sacks = { $sacks ->
    [one] { $sacks } sac
   *[other] { $sacks } sacs
}
count-coins = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}

# Ce qu’il faut faire
flag-aboard = Tous à bord !
flag-aboard-name = Tous à bord, { $name } !
flag-ready = Navire prêt !
flag-home = De retour au port !
flag-pirates = Des pirates !
flag-pirates-name = Des pirates, { $name } !
flag-card = { $category } !
flag-card-name = { $category }, { $name } !
now-grab = Attrape ce que les cartes demandent !
now-load = Prends une tuile ou un sac.
now-picks = { $picks ->
    [one] Encore une chose, puis c’est au suivant.
   *[other] { $picks } choses, puis c’est au suivant.
}
now-late = Les cartes ont disparu. Tu t’en souviens ?
now-sacks = Choisis maintenant tes sacs.
left-both = Encore { $tiles } et { $sacks }.
left-one = Encore { $left }.
left-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
left-sacks = { $sacks ->
    [one] { $sacks } sac
   *[other] { $sacks } sacs
}
now-turned = Une trouvaille : { $tile } ! Tu prends ?
now-haste = Vite, encore une, sans regarder ?
now-haste-sub = Personne ne sait ce que c’est. Toi non plus.
now-meet = Affronter ou fuir ?
now-meet-sub = La carte se retourne quand tous ont choisi.
now-answer = Que réponds-tu ?
now-can-discovery = Tu as ce qu’il faut !
now-can-trade = Veux-tu échanger ?
now-can-pirates = Tu as tout !
now-can-order = Tu peux livrer !
now-cannot-discovery = Il te manque quelque chose.
now-cannot-trade = Il te manque ce sac.
now-cannot-pirates = Tu n’as pas ce qu’ils veulent.
now-cannot-order = Il te manque des sacs.
now-lacks = Pas à bord : { $things }.
now-cannot-sub = Tu passes au large.
now-cannot-pay = Ils te prennent { $takes }.
now-cannot-pay-none = Par chance, tu n’as rien à prendre.
now-gives = Tu reçois { $gives }.
now-loses = Sans l’entrepôt, tu perds aussi : { $sacks }.
now-choose = { $sacks ->
    [one] Choisis un sac !
   *[other] Choisis { $sacks } sacs !
}
now-choose-sub = Touche la réserve.
now-store = Tout ne tient pas à bord.
now-store-sub = Rends quelque chose, ou touche ce qui doit passer par-dessus bord.
now-pay = Les pirates veulent un sac.
now-pay-sub = Touche celui qui te manquera le moins.
now-chest = Dix pièces font un coffre. Où le mettre ?
now-chest-sub = Il garde sa place jusqu’à la fin.
now-deal = Un instant…
now-over = La partie est finie.
wait-load = { $many ->
    [one] { $name } charge encore.
   *[other] Chargent encore : { $name }
}
wait-load-sub = Jette un œil à leurs ponts.
wait-turn = { $name } charge.
wait-meet = { $many ->
    [one] { $name } réfléchit encore.
   *[other] Réfléchissent encore : { $name }
}
wait-answer = { $many ->
    [one] { $name } réfléchit encore.
   *[other] Réfléchissent encore : { $name }
}
wait-choose = { $name } choisit des sacs.
wait-store = { $name } fait de la place.
wait-pay = { $name } paie les pirates.
wait-chest = { $name } range un coffre.
wait-you-meet = Tu les affrontes.
wait-you-flee = Tu fuis.
wait-you-fulfil = Tu donnes.
wait-you-decline = Tu laisses passer.
wait-you-robbed = Tu ne donnes pas ce qu’ils veulent.
ask-dump = Par-dessus bord : { $tile } ?
ask-spill = Par-dessus bord : { $sack } ?
ask-keep = Touche ailleurs pour le garder.
ask-joker = Qu’en faire : { $tile } ?

# Boutons
go-take-deck = Sur le pont
go-take-below = En cale
go-turn = Retourner une tuile
go-leave = La laisser
go-snatch-deck = Sur le pont
go-snatch-below = En cale
go-calm = Ça suffit
go-haste = Une à l’aveugle
go-meet = Affronter
go-flee = Fuir
go-give = Donner
go-trade = Échanger
go-order = Livrer
go-spare = Épargner : { $tile }
go-joker = Avec { $joker }
go-decline = Laisser passer
go-penalty = Non : donner { $takes }
go-penalty-none = Non : ne rien donner
go-robbed = Donner { $takes }
go-on = Continuer
go-waive = Rendre
go-dump = À la mer
go-overboard = Par-dessus bord
go-bury-deck = Sur le pont
go-bury-below = En cale

# Tous les coups
do-take-deck = Prendre sur le pont : { $tile }.
do-take-below = Prendre en cale : { $tile }.
do-turn = Retourner une tuile cachée.
do-load = Charger un sac : { $sack }.
do-leave = Laisser la tuile retournée.
do-snatch-deck = En attraper une de plus, sans voir, sur le pont.
do-snatch-below = En attraper une de plus, sans voir, en cale.
do-calm = Ne plus rien attraper.
do-meet = Affronter les pirates.
do-flee = Fuir les pirates.
do-fulfil = Donner ce que la carte demande.
do-spare = Payer, mais un joker remplace : { $tile }.
do-joker = Premier joker donné : { $joker }.
joker-parrot = le perroquet
joker-pair = une paire ({ $tile })
do-decline = Laisser passer la carte.
do-penalty = Ne pas le donner : ils prennent { $takes }.
do-penalty-none = Ne pas le donner : il n’y a rien à prendre.
do-wish = Choisir celui-ci : { $sack }.
do-waive = Rendre celui-ci : { $sack }.
do-dump = Jeter par-dessus bord : { $tile }.
do-spill = Jeter par-dessus bord : { $sack }.
do-hand_over = Donner aux pirates : { $sack }.
do-bury-deck = Le coffre va sur le pont.
do-bury-below = Le coffre va en cale.

# Pourquoi pas
why-not_now = Pas maintenant : autre chose vient d’abord.
why-gone = Quelqu’un a été plus rapide.
why-face_down = Retourne d’abord cette tuile.
why-open = Cette tuile est déjà visible.
why-starfish = Les tuiles à étoile de mer restent sur le tas.
why-no_space = Il n’y a plus de place là.
why-enough_goods = Tu as déjà tes deux sacs.
why-none_left = Il ne reste aucun sac de cette couleur.
why-other_tile = Prends la même tuile, celle de devant.
why-cannot_pay = Tu n’as pas tout ce que la carte demande.
why-no_joker = Aucun joker ne peut remplacer cette tuile.
why-not_aboard = Tu n’as rien de cela à bord.
why-not_in_reward = Ce sac n’est pas dans ta récompense.
why-not_possible = Cela ne peut pas arriver maintenant.

# La scène et les navires
stage-label = La pleine mer
sign-meet = Affronter
sign-flee = Fuir
pile-label = { $left ->
    [one] Il reste { $left } carte dans la pile.
   *[other] Il reste { $left } cartes dans la pile.
}
pile-next = Le dos suivant : { $category }.
supply-label = La réserve : des sacs de quatre couleurs
supply-of = { $sack } : encore { $left }
card-label = { $category }. Demande : { $asks }. Donne : { $gives }.
has-chosen = { $name } a choisi.
has-chosen-you = Tu as choisi.
tray-loading = Chargé : { $tiles } tuiles sur { $places }, { $sacks } sacs sur 2
tray-paying = Tu paies avec : { $things }

# Le journal
log-began = { $name } charge en premier.
log-began-you = Tu charges en premier.
log-all_aboard = Voyage { $round } : tous à bord !
log-turned = { $name } retourne : { $tile }.
log-turned-you = Tu retournes : { $tile }.
log-took = { $name } embarque : { $tile }.
log-took-you = Tu embarques : { $tile }.
log-stowed = { $name } descend quelque chose en cale.
log-stowed-you = Tu descends quelque chose en cale.
log-snatched = { $name } attrape sans voir : { $tile }.
log-snatched-you = Tu attrapes sans voir : { $tile }.
log-left = { $name } la laisse là.
log-left-you = Tu la laisses là.
log-loaded = { $name } embarque : { $sack }.
log-loaded-you = Tu embarques : { $sack }.
log-full = { $name } peut partir.
log-full-you = Tu peux partir.
log-cast_off = Larguez les amarres ! { $name } a fini, les cartes disparaissent.
log-cast_off-you = Larguez les amarres ! Tu as fini, les cartes disparaissent.
log-topped-pirates = Pirates en vue !
log-postponed = Une commande passe sous la pile.
log-met = { $name } affronte les pirates.
log-met-you = Tu affrontes les pirates.
log-fled = { $name } prend la fuite.
log-fled-you = Tu prends la fuite.
log-revealed-discovery = Une découverte ! Il faut : { $asks }.
log-revealed-trade = On propose un échange. Il faut : { $asks }.
log-revealed-pirates = Les pirates montrent leur carte. Il leur faut : { $asks }.
log-revealed-order = Une commande est là. Il faut : { $asks }.
log-fulfilled-discovery = { $name } fait la découverte.
log-fulfilled-discovery-you = Tu fais la découverte.
log-fulfilled-trade = { $name } fait l’échange.
log-fulfilled-trade-you = Tu fais l’échange.
log-fulfilled-pirates = { $name } bat les pirates.
log-fulfilled-pirates-you = Tu bats les pirates.
log-fulfilled-order = { $name } livre la commande.
log-fulfilled-order-you = Tu livres la commande.
log-declined-discovery = { $name } passe au large.
log-declined-discovery-you = Tu passes au large.
log-declined-trade = { $name } n’échange pas.
log-declined-trade-you = Tu n’échanges pas.
log-declined-pirates = { $name } se fait voler par les pirates.
log-declined-pirates-you = Les pirates te dévalisent.
log-declined-order = { $name } laisse la commande.
log-declined-order-you = Tu laisses la commande.
log-earned = { $money ->
    [one] { $name } reçoit { $money } pièce.
   *[other] { $name } reçoit { $money } pièces.
}
log-earned-you = { $money ->
    [one] Tu reçois { $money } pièce.
   *[other] Tu reçois { $money } pièces.
}
log-wished = { $name } choisit : { $sack }.
log-wished-you = Tu choisis : { $sack }.
log-stored = { $sacks ->
    [one] { $name } range { $sacks } sac.
   *[other] { $name } range { $sacks } sacs.
}
log-stored-you = { $sacks ->
    [one] Tu ranges { $sacks } sac.
   *[other] Tu ranges { $sacks } sacs.
}
log-waived = { $name } rend : { $sack }.
log-waived-you = Tu rends : { $sack }.
log-dumped = { $name } jette par-dessus bord : { $tile }.
log-dumped-you = Tu jettes par-dessus bord : { $tile }.
log-spilled = { $name } jette par-dessus bord : { $sack }.
log-spilled-you = Tu jettes par-dessus bord : { $sack }.
log-penalized = { $money ->
    [0] { $name } n’a pas de pièce pour les pirates.
    [one] { $name } paie { $money } pièce aux pirates.
   *[other] { $name } paie { $money } pièces aux pirates.
}
log-penalized-you = { $money ->
    [0] Tu n’as pas de pièce pour les pirates.
    [one] Tu paies { $money } pièce aux pirates.
   *[other] Tu paies { $money } pièces aux pirates.
}
log-handed_over = { $name } donne aux pirates : { $sack }.
log-handed_over-you = Tu donnes aux pirates : { $sack }.
log-sold = { $sacks ->
    [0] { $name } rentre sans un seul sac.
    [one] { $name } rentre et vend { $sacks } sac.
   *[other] { $name } rentre et vend { $sacks } sacs.
}
log-sold-you = { $sacks ->
    [0] Tu rentres sans un seul sac.
    [one] Tu rentres et tu vends { $sacks } sac.
   *[other] Tu rentres et tu vends { $sacks } sacs.
}
log-buried-deck = { $name } met un coffre sur le pont.
log-buried-deck-you = Tu mets un coffre sur le pont.
log-buried-below = { $name } met un coffre en cale.
log-buried-below-you = Tu mets un coffre en cale.
log-consoled = { $name } reçoit un perroquet.
log-consoled-you = Tu reçois un perroquet.
log-ended = De retour au port ! Le navire le plus riche gagne.
scene-chest = Un coffre pour { $name } !
scene-chest-you = Un coffre pour toi !
scene-won = { $name } gagne !
scene-won-you = Tu gagnes !

# Options
option-pace = Le chargement
option-pace-race = La course
option-pace-gentle = Tranquille
option-pace-turns = À tour de rôle
option-composition = Les cartes
option-composition-classic = Classiques
option-composition-explorers = Découvertes
option-composition-buccaneers = Pirates
option-composition-merchants = Commerce
option-composition-mixed = Découverte { $share0 }, Échange { $share1 }, Pirates { $share2 }, Commande { $share3 }
mixture-less = { $category } : une carte de moins
mixture-more = { $category } : une carte de plus
mixture-total = Toujours { $cards } cartes par manche.
option-random_cards = Cartes au hasard
option-random_cards-note = Treize cartes quelconques, au moins une de chaque sorte.
option-competition = Rivalité plus rude
option-competition-note = Les étoiles de mer restent, singes et paires sont des jokers.
option-handicap = Un singe sur le pont
option-handicap-note = Ce navire a une place de moins.
option-hands = La vitesse des mains
option-hands-note = Qui attrape moins vite reçoit une main plus rapide.
option-hands-quick = Deux fois plus vite
option-hands-brisk = Plus vite
option-hands-usual = Comme tous
option-hands-calm = Moins vite
option-first_seat = Qui charge en premier
option-batch = Choses par tour
option-batch-note = L’appareil passe moins souvent de main en main.
option-why-hands_in_turns = Seulement si tous chargent en même temps.
option-why-mixed_at_random = Les cartes viennent du hasard.
option-why-too_few_rivals = Seulement à partir de trois navires.

# La fin
end-points = { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
}

# Charger : le tas, la cloche, la réserve, les touches
own-ship = Ton navire
own-look = Regarder en cale
lies-deck = Sur le pont.
lies-below = En cale.
load-heap = Le tas : { $tiles } tuiles
load-cards = Les treize cartes
load-bell = Larguez tout !
load-bell-wait = Larguez les amarres ! Ton navire part tout seul dès qu’il est plein.
load-bell-ring = Sonne la cloche
load-shout = { $name } : larguez les amarres !
load-shout-you = Tu largues les amarres !
load-sacks = { $left ->
    [0] Tes deux sacs sont à bord
    [one] Choisis encore un sac
   *[other] Choisis deux sacs
}
load-hand = La main est occupée.
load-time = Encore { $seconds } secondes
load-keys = Touches : les lettres prennent une tuile (avec Maj : en cale), X en retourne une, 1 à 4 prennent des sacs.
load-key = Touche { $key }

# Les autres navires
panel-loading = { $name } : { $tiles } tuiles sur { $places } et { $sacks } sacs sur 2 à bord. Sur le pont : { $deck }. La cale est fermée.
panel-sea = { $name } a sur le pont : { $deck }. En cale, à l’abri des regards : { $below }.
panel-nothing = rien
panel-money = { $name } possède { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}.
panel-money-you = Tu possèdes { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}.
panel-first = { $name } a largué les amarres en premier.
panel-hand = { $name } : main × { $speed }
panel-full = { $name } peut prendre la mer.
panel-decided = { $name } a fait son choix.
panel-meets = { $name } affronte les pirates.
panel-flees = { $name } prend la fuite.

# Many hands on one screen
hands-title = Chargez ensemble les navires
hands-count = { $tiles } sur { $places }
hands-ships = Les navires
hands-help = Plusieurs mains : tout le monde charge en même temps, du doigt, sur cet écran. Sans écran tactile, choisissez « à tour de rôle » au début de la partie.

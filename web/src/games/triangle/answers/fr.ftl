# Ce que répond Le Triangle du diable.

# Où se trouve une case
place-port = Un quai au { $port }.
place-sea = { $marks ->
    [one] { $marks } case après le { $port }, { $left } avant le { $next }.
   *[other] { $marks } cases après le { $port }, { $left } avant le { $next }.
}
place-ship = { $ship } de { $name } est ici.
place-ship-you = Ton navire { $ship } est ici.
near-behind = { $marks ->
    [one] { $marks } case devant le navire de { $name }, { $ship }.
   *[other] { $marks } cases devant le navire de { $name }, { $ship }.
}
near-behind-you = { $marks ->
    [one] { $marks } case devant ton navire { $ship }.
   *[other] { $marks } cases devant ton navire { $ship }.
}
near-cloud = Sous le nuage.

# Les choses
answer-ship = De { $name } : le navire { $ship }.
answer-ship-you = Ton navire { $ship }.
answer-lost = Il est perdu.
answer-hangs = Il est suspendu sous le nuage. Si le nuage arrive au bord, il est perdu.
answer-next = { $left ->
    [one] Encore { $left } case jusqu’au { $port }.
   *[other] Encore { $left } cases jusqu’au { $port }.
}
answer-under = Le nuage est au-dessus : il doit attendre.
answer-danger = { $danger } tours sur { $of } l’attraperaient.
answer-calm = Aucun tour ne peut l’attraper maintenant.
answer-port = { $cards ->
    [one] Le { $port } : qui accoste ici prend la carte de { $money }, la dernière.
   *[other] Le { $port } : qui accoste ici prend la carte de { $money }. Il reste { $cards } cartes.
}
answer-port-empty = Le { $port } : il n’y a plus de carte ici.
answer-port-full = Les { $berths } quais sont pris : les navires doivent attendre dehors.
answer-berths = { $ships ->
    [0] Les { $berths } quais sont libres.
    [one] { $ships } quai sur { $berths } est pris.
   *[other] { $ships } quais sur { $berths } sont pris.
}
answer-bonus = { $cards ->
    [0] La prime du port d’attache : il n’y a plus de carte.
    [one] La prime du port d’attache : { $money } de plus pour qui y accoste. Il reste { $cards } carte.
   *[other] La prime du port d’attache : { $money } de plus pour qui y accoste. Il reste { $cards } cartes.
}
answer-cloud = { $ships ->
    [0] Le nuage. Il ne porte aucun navire. Ses aimants attrapent des navires quand il erre, et personne ne navigue dessous.
    [one] Le nuage. Il porte { $ships } navire. Ses aimants attrapent des navires quand il erre, et personne ne navigue dessous.
   *[other] Le nuage. Il porte { $ships } navires. Ses aimants attrapent des navires quand il erre, et personne ne navigue dessous.
}
answer-cloud-port = Dessous : { $ports }.
answer-cloud-free = Le nuage n’est sur aucune route.
answer-spinner = La roue dit vers quelle lettre le nuage se tourne, jusqu’où il va et dans quelle direction.
answer-rose = La rose des vents : le nord est en haut, c’est là que va le nuage quand la roue dit N.
answer-die = Un navire avance d’autant de cases que le dé en montre.
answer-money = { $name } a { $money } sur { $target }.
answer-money-you = Tu as { $money } sur { $target }.

# Les touches
answer-watching = Tu regardes : aucune flotte n’est à toi.
where-lost = { $ship } est perdu.
where-hangs = { $ship } est suspendu sous le nuage.
goal-left = Il manque { $money } à { $name } pour gagner.
goal-left-you = Il te manque { $money } pour gagner.
goal-dock = { $ship } peut accoster au { $port } maintenant : { $money }.
goal-port = { $left ->
    [one] { $ship } : { $left } case jusqu’au { $port }, qui paie { $money }.
   *[other] { $ship } : { $left } cases jusqu’au { $port }, qui paie { $money }.
}
around-danger = { $ship } : { $danger ->
    [one] { $danger } tour sur { $of } l’attraperait.
   *[other] { $danger } tours sur { $of } l’attraperaient.
}
around-calm = Aucun de tes navires n’est à portée du nuage.
around-cloud-port = Le nuage est sur le { $port }.
around-cloud-sea = { $marks ->
    [one] Le nuage est sur la route, { $marks } case après le { $port }.
   *[other] Le nuage est sur la route, { $marks } cases après le { $port }.
}
around-cloud-stretch = Le nuage est sur la route, de { $marks } à { $last } cases après le { $port }.
standing-leads = En tête : { $names }.
standing-target = Il faut { $target } pour gagner.

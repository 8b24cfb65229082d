# Ce que répond Tous à bord ?!

# Les cartes
answer-discovery = Qui a tout peut le donner et reçoit la récompense.
answer-trade = Qui a le sac peut l’échanger.
answer-pirates = { $goods ->
    [one] Qui les affronte donne ce qu’elle demande contre la récompense, ou paie { $money } pièces et { $goods } sac. Qui fuit ne gagne rien et ne paie rien.
   *[other] Qui les affronte donne ce qu’elle demande contre la récompense, ou paie { $money } pièces et { $goods } sacs. Qui fuit ne gagne rien et ne paie rien.
}
answer-order = Qui a les sacs peut les livrer et reçoit la récompense.
answer-back = { $category } : cette carte est encore cachée.
answer-lacks = Il manque à ton navire : { $things }.
answer-has-all = Ton navire a tout ce qu’il faut.

# Les tuiles et les sacs
answer-tile = { $cards ->
    [0] Une tuile, { $tile } : aucune carte ne la demande.
    [one] Une tuile, { $tile } : une carte la demande.
   *[other] Une tuile, { $tile } : { $cards } cartes la demandent.
}
answer-tile-now = Une tuile, { $tile } : la carte ouverte la demande.
answer-tile-plain = Une tuile, { $tile } : découvertes et pirates demandent ce genre de choses.
answer-aboard = { $aboard ->
    [0] Tu n’en as pas à bord.
   *[other] Tu en as { $aboard } à bord.
}
answer-storage = Un entrepôt : aucune carte ne le demande, mais en mer il contient { $sacks } sacs.
answer-none-open = Il n’y en a pas de visible : { $tile }.
answer-monkey = Un singe : il prend une place et ne sert à rien.
answer-monkey-joker = Un singe : il remplace n’importe quelle tuile qu’une carte demande.
answer-parrot = Le perroquet remplace une fois une tuile que demandent une découverte ou des pirates.
answer-face-down = Une tuile cachée : on peut la retourner.
answer-starfish = Elle porte une étoile de mer et reste sur le tas.
answer-sack = { $left ->
    [0] Un { $sack } : les cartes échangent et commandent des sacs, et à la maison chacun est vendu. Il n’y en a plus en réserve.
   *[other] Un { $sack } : les cartes échangent et commandent des sacs, et à la maison chacun est vendu. Il en reste { $left } en réserve.
}
answer-any = Un sac de la couleur que tu veux.

# Les navires
answer-chests = { $chests ->
    [one] Dont un coffre, qui vaut { $worth } et garde sa place pour toujours.
   *[other] Dont { $chests } coffres, qui valent { $worth } chacun et gardent leur place pour toujours.
}
answer-deck = Sur le pont : { $things }.
answer-hold = En cale : { $things }.
answer-hold-shut = { $things ->
    [0] Il n’y a rien en cale.
    [one] Il y a une chose en cale, que personne ne voit.
   *[other] Il y a { $things } choses en cale, que personne ne voit.
}
answer-loaded = Chargé : { $tiles } tuiles sur { $places }, { $sacks } sacs sur { $special }.
answer-place-deck = Une place libre sur le pont : tout le monde voit ce qui s’y trouve.
answer-place-below = Une place libre en cale : seul son propriétaire voit ce qui s’y trouve.
answer-place-special = Une place pour un sac.

# En mer et au quai
answer-pile = Les cartes de ce voyage viennent l’une après l’autre.
answer-sandglass = Quand le sable s’est écoulé, la table charge pour les retardataires.
answer-meet = Affronter les pirates : donner ce que demande leur carte et recevoir la récompense.
answer-flee = Fuir les pirates : pas de récompense, pas de risque. Qui les affronte sans pouvoir payer perd : { $takes }.

# Les touches
answer-watching = Tu regardes : aucun navire n’est à toi.
where-quay = Le navire de { $name } est à quai.
where-home = Le navire de { $name } est rentré.
where-sea = { $left ->
    [0] Le navire de { $name } est en mer, la dernière carte est sortie.
    [one] Le navire de { $name } est en mer, il reste une carte.
   *[other] Le navire de { $name } est en mer, il reste { $left } cartes.
}
where-quay-you = Ton navire est à quai.
where-home-you = Ton navire est rentré.
where-sea-you = { $left ->
    [0] Ton navire est en mer, la dernière carte est sortie.
    [one] Ton navire est en mer, il reste une carte.
   *[other] Ton navire est en mer, il reste { $left } cartes.
}
goal-rich = Voyage { $round } sur { $rounds }. Après le dernier, le navire le plus riche gagne.
goal-asks = Toutes les cartes ensemble demandent : { $things }.
goal-lacks = Pour toutes les cartes ensemble, il te manque encore : { $things }.
around-heap = Ouvertes sur le tas : { $things }.
around-down = { $tiles ->
    [0] Aucune n’est cachée.
    [one] Une tuile est cachée.
   *[other] { $tiles } tuiles sont cachées.
}
around-cards = { $cards ->
    [one] Une carte est ouverte autour.
   *[other] { $cards } cartes sont ouvertes autour.
}
around-ship = Le navire de { $name } :
standing-leads = En tête : { $names }.

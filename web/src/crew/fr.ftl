# L’équipage : sa manière, ce qu’il dit, et les conseils. Chargé dès qu’on en a besoin.
manner-deckhand = apprend encore les nœuds
manner-sailor = connaît le vent et les vagues
manner-mate = voit trois coups à l’avance
manner-captain = a vu toutes les mers
crew-mixed = un équipage varié
level-change = { $name } : { $rank }. Changer le niveau
crew-standins = Robots remplaçants
crew-standins-text = Le niveau d’un robot qui navigue pour quelqu’un d’absent.
crew-hints = Conseils
crew-hints-text = À son tour, on peut demander ce qui serait bon. Tous voient que quelqu’un a demandé.
say-why = Les robots disent pourquoi
say-why-text = Un mot près du coup, et dans le journal de bord.
why-said = { $name } : { $reason }
dressing = { $rank ->
    [captain] Le capitaine s’habille encore
    [mate] Le second s’habille encore
   *[other] L’équipage s’habille encore
} et joue à l’instinct en attendant.
hint-title = Que feriez-vous, capitaine ?
hint-thinking = Le capitaine réfléchit…
hint-chance-label = Chance de gagner : { $chance }, plus ou moins { $error }
hint-close = Fermer le conseil
hint-hold = Maintiens pour lire le conseil
hint-secret = Rien que pour toi : maintiens ici quand personne d’autre ne regarde.
hint-found = { $choices ->
    [one] Une idée semble bonne :
   *[other] { $choices } idées semblent bonnes :
}

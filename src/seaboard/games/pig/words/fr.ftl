# Les mots de Cochon à la table simple : ce qui manque ici est dit avec les noms du jeu.

field-at_stake = En jeu
option-target = Points pour gagner
action-roll = Lancer
action-hold = Garder
now-choose = Encore une fois, ou ça suffit ?
event-began = { $name } commence.
event-began-you = Tu commences.
event-rolled = { $name } lance un { $die }.
event-rolled-you = Tu lances un { $die }.
event-spoilt = { $lost ->
    [0] Oh non, un 1 ! { $name } n’a rien.
   *[other] Oh non, un 1 ! { $name } perd { $lost }.
}
event-spoilt-you = { $lost ->
    [0] Oh non, un 1 ! Tu n’as rien.
   *[other] Oh non, un 1 ! Tu perds { $lost }.
}
event-held = { $name } garde { $kept } et a { $points }.
event-held-you = Tu gardes { $kept } et tu as { $points }.
why-not_now = Ce n’est pas ton tour.
why-nothing = Rien n’est encore en jeu : lance d’abord.
why-enough = Tu en as assez : garde, et tu gagnes !
reason-much = Il y a beaucoup à perdre.
reason-little = Il y a encore peu à perdre.
moment-kept = Une belle prise
moment-kept-say = { $name } a gardé { $points } d’un coup.
moment-kept-say-you = Tu as gardé { $points } d’un coup.
moment-lost = Tout est perdu
moment-lost-say = Un 1 a pris { $points } à { $name }.
moment-lost-say-you = Un 1 t’a pris { $points }.
moment-stake = Quel courage !
moment-stake-say = { $name } avait { $points } en jeu.
moment-stake-say-you = Tu avais { $points } en jeu.
luck-dice-die = Le dé
rule-1 = À ton tour, lance le dé *autant que tu veux*. Ce qu’il montre s’ajoute à ce qui est en jeu.
rule-2 = *Garde*, et ce qui est en jeu est à toi. C’est au suivant.
rule-3 = Mais si tu lances un *1*, tout ce qui est en jeu est perdu, et ton tour est fini.
rule-4 = Qui garde et a assez de points *gagne*.

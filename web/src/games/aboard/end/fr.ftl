# La fin d’une partie. Chargée quand elle est finie.
end-story = { $n ->
    [one] Un moment de ces voyages
   *[other] Les moments de ces voyages
}
end-say = { $score } après deux voyages.
end-say-you = { $score } après deux voyages. Bien navigué !
end-say-short = { $score } après deux voyages. Encore { $gap }, et tu gagnais !
haul-money = { $chests ->
    [0] { $coins } pièces
    [one] un coffre et { $coins } pièces
   *[other] { $chests } coffres et { $coins } pièces
}
moment-cast_off = Le chargement le plus rapide
moment-cast_off-say = { $ahead ->
    [0] { $name } a fini de charger d’un cheveu avant les autres.
    [one] { $name } a fini de charger avec une tuile d’avance.
   *[other] { $name } a fini de charger avec { $ahead } tuiles d’avance.
}
moment-cast_off-say-you = { $ahead ->
    [0] Tu as fini de charger d’un cheveu avant les autres.
    [one] Tu as fini de charger avec une tuile d’avance.
   *[other] Tu as fini de charger avec { $ahead } tuiles d’avance.
}
moment-brave = La rencontre la plus hardie
moment-brave-say = { $fled ->
    [one] Un autre navire a fui ; { $name } a affronté les pirates et gagné.
   *[other] { $fled } navires ont fui ; { $name } a affronté les pirates et gagné.
}
moment-brave-say-you = { $fled ->
    [one] Un autre navire a fui ; tu as affronté les pirates et gagné.
   *[other] { $fled } navires ont fui ; tu as affronté les pirates et gagné.
}
moment-fined = La rencontre la plus chère
moment-fined-say = { $money ->
    [one] { $name } a rencontré les pirates les mains vides et payé une pièce.
   *[other] { $name } a rencontré les pirates les mains vides et payé { $money } pièces.
}
moment-fined-say-you = { $money ->
    [one] Tu as rencontré les pirates les mains vides et payé une pièce.
   *[other] Tu as rencontré les pirates les mains vides et payé { $money } pièces.
}
moment-rich = La meilleure carte
moment-rich-say = { $money ->
    [one] Pour { $name }, une carte a rapporté une pièce.
   *[other] Pour { $name }, une carte a rapporté { $money } pièces.
}
moment-rich-say-you = { $money ->
    [one] Une carte t’a rapporté une pièce.
   *[other] Une carte t’a rapporté { $money } pièces.
}
moment-sold = Le navire le plus plein
moment-sold-say = { $goods ->
    [one] { $name } est rentré avec un sac à vendre.
   *[other] { $name } est rentré avec { $goods } sacs à vendre.
}
moment-sold-say-you = { $goods ->
    [one] Tu es rentré avec un sac à vendre.
   *[other] Tu es rentré avec { $goods } sacs à vendre.
}
moment-chest = Le trésor
moment-chest-say = { $chests ->
    [one] { $name } a fermé son premier coffre d’or.
   *[other] { $name } a fermé son coffre numéro { $chests }.
}
moment-chest-say-you = { $chests ->
    [one] Tu as fermé ton premier coffre d’or.
   *[other] Tu as fermé ton coffre numéro { $chests }.
}

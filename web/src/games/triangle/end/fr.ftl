# La fin d’une partie. Chargée quand elle est finie.
end-story = { $n ->
    [one] Un moment de ce voyage
   *[other] Les moments de ce voyage
}
haul-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
moment-escape = Échappée de justesse
moment-escape-say = { $danger } secteurs sur 16 auraient pris un navire de { $name } : il a continué.
moment-escape-say-you = { $danger } secteurs sur 16 auraient pris ton navire. Il a continué.
moment-caught = La plus grosse prise
moment-caught-say = { $ships ->
    [one] Un navire de { $name } a été pris par le nuage.
   *[other] Le nuage a pris { $ships } navires de { $name } d’un coup.
}
moment-caught-say-you = { $ships ->
    [one] Le nuage a pris un de tes navires.
   *[other] Le nuage a pris { $ships } de tes navires d’un coup.
}
moment-swallowed = L’heure la plus noire
moment-swallowed-say = { $ships ->
    [one] Un navire de { $name } a été emporté pour toujours.
   *[other] { $ships } navires de { $name } ont été emportés pour toujours.
}
moment-swallowed-say-you = { $ships ->
    [one] La tempête a emporté pour toujours un de tes navires.
   *[other] La tempête a emporté pour toujours { $ships } de tes navires.
}
moment-sent_back = Le plus long retour
moment-sent_back-say = { $steps ->
    [one] Après une case, un navire de { $name } a dû rentrer au port.
   *[other] Après { $steps } cases, un navire de { $name } a dû rentrer au port.
}
moment-sent_back-say-you = { $steps ->
    [one] Après une case, ton navire a dû rentrer au port.
   *[other] Après { $steps } cases, ton navire a dû rentrer au port.
}
moment-rich = La plus riche escale
moment-rich-say = { $money } en une escale : { $name }, { $port }.
moment-rich-say-you = { $money } en une escale : toi, { $port }.
moment-finish = Le dernier acte
moment-finish-say = { $ending ->
    [fleet_lost] Le dernier navire de { $name } a disparu.
    [no_cards] { $name } a pris la dernière carte.
   *[target] { $name } a atteint le drapeau.
}
moment-finish-say-you = { $ending ->
    [fleet_lost] Ton dernier navire a disparu.
    [no_cards] Tu as pris la dernière carte.
   *[target] Tu as atteint le drapeau.
}

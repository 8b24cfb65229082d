# Het einde van een partij. Wordt geladen als ze voorbij is.
end-story = { $n ->
    [one] Een moment van deze reis
   *[other] Momenten van deze reis
}
haul-cards = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
moment-escape = Op het nippertje ontsnapt
moment-escape-say = Bij { $danger } van de 16 vakken was een schip van { $name } gevangen. Het zeilde verder.
moment-escape-say-you = Bij { $danger } van de 16 vakken was je schip gevangen. Het zeilde verder.
moment-caught = De grootste vangst
moment-caught-say = { $ships ->
    [one] Een schip van { $name } werd door de wolk gevangen.
   *[other] De wolk ving { $ships } schepen van { $name } in één keer.
}
moment-caught-say-you = { $ships ->
    [one] De wolk ving een van je schepen.
   *[other] De wolk ving { $ships } van je schepen in één keer.
}
moment-swallowed = Het zwartste uur
moment-swallowed-say = { $ships ->
    [one] De storm nam een schip van { $name } voorgoed mee.
   *[other] De storm nam { $ships } schepen van { $name } voorgoed mee.
}
moment-swallowed-say-you = { $ships ->
    [one] De storm nam een van je schepen voorgoed mee.
   *[other] De storm nam { $ships } van je schepen voorgoed mee.
}
moment-sent_back = De langste weg terug
moment-sent_back-say = { $steps ->
    [one] Een schip van { $name } moest na één vak terug naar de haven.
   *[other] Een schip van { $name } moest na { $steps } vakken terug naar de haven.
}
moment-sent_back-say-you = { $steps ->
    [one] Je schip moest na één vak terug naar de haven.
   *[other] Je schip moest na { $steps } vakken terug naar de haven.
}
moment-rich = De rijkste landing
moment-rich-say = { $money } in één landing: { $name }, { $port }.
moment-rich-say-you = { $money } in één landing: jij, { $port }.
moment-finish = De laatste akte
moment-finish-say = { $ending ->
    [fleet_lost] Het laatste schip van { $name } ging verloren.
    [no_cards] { $name } nam de laatste kaart.
   *[target] { $name } bereikte de vlag.
}
moment-finish-say-you = { $ending ->
    [fleet_lost] Je laatste schip ging verloren.
    [no_cards] Je nam de laatste kaart.
   *[target] Je bereikte de vlag.
}

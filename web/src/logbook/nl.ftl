# The logbook of this device. Loaded with it.
logbook-sum = { $matches ->
    [one] Eén partij
   *[other] { $matches } partijen
}, { $wins ->
    [0] nog geen gewonnen
    [one] één gewonnen
   *[other] { $wins } gewonnen
}
logbook-lamps = { $wins ->
    [0] Er brandt nog geen lamp.
    [one] Eén lamp voor één zege
   *[other] { $wins } lampen, één voor elke zege
}
logbook-lamp-more = en nog { $more }
logbook-first-lamp = Je eerste zege steekt de eerste lamp aan.
logbook-empty = De eerste bladzijde is nog leeg.
logbook-empty-text = Is een partij voorbij, dan komt ze hier te staan: wie meevoer, wie won en wie het licht te pakken kreeg. Alles blijft op dit apparaat.
logbook-empty-go = Naar de spellen
logbook-of = { $wins } van { $matches } gewonnen
logbook-none = nog niet gespeeld
logbook-richest = Rijkste reis
logbook-closest = Spannendste einde
logbook-caught = Vaakst gepakt
logbook-by = { $name }, { $date }
logbook-worth-smugglers = { $worth ->
    [one] { $worth } punt
   *[other] { $worth } punten
}
logbook-worth-triangle = { $worth }
logbook-worth-aboard = { $worth ->
    [one] { $worth } munt
   *[other] { $worth } munten
}
logbook-margin-0 = gelijk
logbook-margin = { $worth } voorsprong
logbook-times = { $times ->
    [one] één keer
   *[other] { $times } keer
}
logbook-ways = Hoe jullie voeren
logbook-way-alone = Alleen met bots
logbook-way-device = Rond één apparaat
logbook-way-link = Met een link
logbook-way-screen = Voor een groot scherm
logbook-levels = Tegen wie
logbook-no-bots = Zonder bots
logbook-people = Wie meevoer
logbook-people-none = Wie een naam heeft, komt hier te staan.
logbook-person = { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}, { $wins ->
    [0] geen gewonnen
    [one] één gewonnen
   *[other] { $wins } gewonnen
}
logbook-between = Tussen ons: { $ahead } tegen { $behind }
logbook-unlucky = Vaakst gepakt van allemaal: { $name }, { $times ->
    [one] één keer
   *[other] { $times } keer
}
logbook-forget = De naam { $name } wissen
logbook-forget-ask = De naam { $name } van dit apparaat wissen?
logbook-forget-text = De partijen blijven, zonder de naam.
logbook-forget-yes = Naam wissen
logbook-matches = Alle partijen
logbook-more = Meer tonen
logbook-replay = Nog eens bekijken
logbook-won = gewonnen
logbook-keep-title = Alleen van jou
logbook-keep = Het logboek ligt alleen op dit apparaat en bewaart de laatste { $most } partijen. Geen account, nergens een kopie.
logbook-save = Als bestand bewaren
logbook-bring = Bestand meebrengen
logbook-erase = Alles wissen
logbook-erase-ask = Het hele logboek wissen?
logbook-erase-text = Dan zijn al zijn bladzijden van dit apparaat weg. Niemand haalt ze terug.
logbook-erase-yes = Wissen
logbook-keep-it = Houden
logbook-full = De opslag van deze browser is vol: nieuwe partijen worden niet opgeschreven. Bewaar het logboek als bestand en wis wat je niet nodig hebt.
logbook-off = Deze browser bewaart niets, zoals in een privévenster: het logboek blijft leeg.
logbook-aside = Een deel van het logboek was niet te lezen en is opzijgelegd.
logbook-aside-save = Het opzijgelegde bewaren
logbook-brought = { $matches ->
    [0] Er stond niets nieuws in.
    [one] Eén partij kwam erbij.
   *[other] { $matches } partijen kwamen erbij.
}
logbook-brought-lost = { $lost ->
    [one] Nog één was niet te lezen.
   *[other] Nog { $lost } waren niet te lezen.
}
logbook-no-book = Dit bestand is geen logboek.
logbook-not-kept = Er is in deze browser geen plaats meer voor.
logbook-erased = Het logboek is weer leeg.
logbook-someone = iemand

# Was Teufels-Dreieck antwortet.

# Wo ein Feld liegt
place-port = Ein Liegeplatz im { $port }.
place-sea = { $marks ->
    [one] { $marks } Feld hinter dem { $port }, { $left } vor dem { $next }.
   *[other] { $marks } Felder hinter dem { $port }, { $left } vor dem { $next }.
}
place-ship = { $ship } von { $name } liegt hier.
place-ship-you = Dein Schiff { $ship } liegt hier.
near-behind = { $marks ->
    [one] Vom Schiff von { $name } aus, { $ship }: { $marks } Feld voraus.
   *[other] Vom Schiff von { $name } aus, { $ship }: { $marks } Felder voraus.
}
near-behind-you = { $marks ->
    [one] { $marks } Feld vor deinem Schiff { $ship }.
   *[other] { $marks } Felder vor deinem Schiff { $ship }.
}
near-cloud = Unter der Wolke.

# Dinge
answer-ship = Von { $name }: das Schiff { $ship }.
answer-ship-you = Dein Schiff { $ship }.
answer-lost = Es ist verloren.
answer-hangs = Es hängt unter der Wolke. Kommt sie an den Rand, ist es verloren.
answer-next = { $left ->
    [one] Noch { $left } Feld bis zum { $port }.
   *[other] Noch { $left } Felder bis zum { $port }.
}
answer-under = Die Wolke ist darüber: Es muss warten.
answer-danger = { $danger } von { $of } Drehungen würden es fangen.
answer-calm = Keine Drehung kann es jetzt fangen.
answer-port = { $cards ->
    [one] { $port }: Wer hier anlegt, nimmt die Karte { $money }, die letzte.
   *[other] { $port }: Wer hier anlegt, nimmt die Karte { $money }. Es sind noch { $cards } Karten da.
}
answer-port-empty = { $port }: Hier ist keine Karte mehr.
answer-port-full = Alle { $berths } Liegeplätze sind belegt: Schiffe müssen davor warten.
answer-berths = { $ships ->
    [0] Alle { $berths } Liegeplätze sind frei.
    [one] { $ships } von { $berths } Liegeplätzen ist belegt.
   *[other] { $ships } von { $berths } Liegeplätzen sind belegt.
}
answer-bonus = { $cards ->
    [0] Die Prämie des Heimathafens: Keine Karte ist übrig.
    [one] Die Prämie des Heimathafens: { $money } obendrauf für alle, die dort anlegen. Noch { $cards } Karte.
   *[other] Die Prämie des Heimathafens: { $money } obendrauf für alle, die dort anlegen. Noch { $cards } Karten.
}
answer-cloud = { $ships ->
    [0] Die Wolke. Sie trägt kein Schiff. Ihre Magnete fangen Schiffe, wenn sie wandert, und niemand fährt unter sie.
    [one] Die Wolke. Sie trägt { $ships } Schiff. Ihre Magnete fangen Schiffe, wenn sie wandert, und niemand fährt unter sie.
   *[other] Die Wolke. Sie trägt { $ships } Schiffe. Ihre Magnete fangen Schiffe, wenn sie wandert, und niemand fährt unter sie.
}
answer-cloud-port = Unter ihr: { $ports }.
answer-cloud-free = Die Wolke ist über keinem Seeweg.
answer-spinner = Die Drehscheibe sagt, zu welchem Buchstaben sich die Wolke dreht, wie weit sie zieht und wohin.
answer-rose = Die Windrose: Oben ist Norden, dorthin zieht die Wolke, wenn die Drehscheibe N sagt.
answer-die = Ein Schiff fährt so viele Felder, wie der Würfel zeigt.
answer-money = { $name } hat { $money } von { $target }.
answer-money-you = Du hast { $money } von { $target }.

# Die Tasten
answer-watching = Du schaust zu: Keine Flotte gehört dir.
where-lost = { $ship } ist verloren.
where-hangs = { $ship } hängt unter der Wolke.
goal-left = { $name } fehlen noch { $money } zum Sieg.
goal-left-you = Dir fehlen noch { $money } zum Sieg.
goal-dock = { $ship } kann jetzt im { $port } anlegen: { $money }.
goal-port = { $left ->
    [one] { $ship }: { $left } Feld bis zum { $port }, der { $money } zahlt.
   *[other] { $ship }: { $left } Felder bis zum { $port }, der { $money } zahlt.
}
around-danger = { $ship }: { $danger ->
    [one] { $danger } von { $of } Drehungen würde das Schiff fangen.
   *[other] { $danger } von { $of } Drehungen würden das Schiff fangen.
}
around-calm = Keins deiner Schiffe ist in Reichweite der Wolke.
around-cloud-port = Die Wolke ist über dem { $port }.
around-cloud-sea = { $marks ->
    [one] Die Wolke ist über dem Seeweg, { $marks } Feld hinter dem { $port }.
   *[other] Die Wolke ist über dem Seeweg, { $marks } Felder hinter dem { $port }.
}
around-cloud-stretch = Die Wolke ist über dem Seeweg, { $marks } bis { $last } Felder hinter dem { $port }.
standing-leads = In Führung: { $names }.
standing-target = Mit { $target } gewinnt man.

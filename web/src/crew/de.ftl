# Die Mannschaft: wie sie ist, was sie sagt, und Tipps. Wird geladen, wenn davon zuerst etwas gebraucht wird.
manner-deckhand = lernt noch die Knoten
manner-sailor = kennt Wind und Wellen
manner-mate = denkt drei Züge voraus
manner-captain = hat jedes Meer gesehen
crew-mixed = eine gemischte Mannschaft
level-change = { $name }: { $rank }. Stufe ändern
crew-standins = Bots, die einspringen
crew-standins-text = So gut ist ein Bot, der für jemanden segelt, der weg ist.
crew-hints = Tipps
crew-hints-text = Wer am Zug ist, darf fragen, was gut sein könnte. Alle sehen, dass jemand gefragt hat.
say-why = Bots sagen, warum
say-why-text = Ein Wort beim Zug und im Logbuch.
why-said = { $name }: { $reason }
dressing = { $rank ->
    [captain] Der Kapitän zieht sich noch an
    [mate] Der Steuermann zieht sich noch an
   *[other] Die Mannschaft zieht sich noch an
} und spielt so lange nach Gefühl.
hint-title = Was tätest du, Kapitän?
hint-thinking = Der Kapitän denkt nach …
hint-chance-label = Chance zu gewinnen: { $chance }, plus oder minus { $error }
hint-close = Tipp schließen
hint-hold = Halten und Tipp lesen
hint-secret = Nur für dich: Halte hier, wenn niemand sonst hinsieht.
hint-found = { $choices ->
    [one] Eins sieht gut aus:
   *[other] { $choices } Wege sehen gut aus:
}

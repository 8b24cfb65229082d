# De bemanning: hoe ze is, wat ze zegt, en tips. Wordt geladen zodra er iets van nodig is.
manner-deckhand = leert de knopen nog
manner-sailor = kent wind en golven
manner-mate = denkt drie zetten vooruit
manner-captain = heeft elke zee gezien
crew-mixed = een gemengde bemanning
level-change = { $name }: { $rank }. Niveau veranderen
crew-standins = Bots die invallen
crew-standins-text = Zo goed is een bot die vaart voor wie weg is.
crew-hints = Tips
crew-hints-text = Wie aan de beurt is, mag vragen wat goed zou zijn. Iedereen ziet dat er gevraagd is.
say-why = Bots zeggen waarom
say-why-text = Een woord bij de zet en in het logboek.
why-said = { $name }: { $reason }
dressing = { $rank ->
    [captain] De kapitein kleedt zich nog aan
    [mate] De stuurman kleedt zich nog aan
   *[other] De bemanning kleedt zich nog aan
} en speelt zolang op gevoel.
hint-title = Wat zou jij doen, kapitein?
hint-thinking = De kapitein denkt na…
hint-chance-label = Kans om te winnen: { $chance }, plus of min { $error }
hint-close = Tip sluiten
hint-hold = Houd vast om de tip te lezen
hint-secret = Alleen voor jou: houd hier vast als niemand anders kijkt.
hint-found = { $choices ->
    [one] Eén idee ziet er goed uit:
   *[other] { $choices } ideeën zien er goed uit:
}

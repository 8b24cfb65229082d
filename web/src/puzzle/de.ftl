# Das Rätsel des Tages. Wird mit ihm geladen.
puzzle-title = Rätsel des Tages
puzzle-ask = Du steuerst { $boat }. Welcher Zug ist der beste?
puzzle-secret = Es zählt, was du siehst: Mehr weiß an deinem Platz niemand.
puzzle-choose = Wähle auf dem Plan, oder hier:
puzzle-several = Was meinst du dort?
puzzle-all = Alle Züge
puzzle-answer = Das ist meine Antwort
puzzle-right = Du hast ihn gefunden!
puzzle-wrong = Nicht der beste. Er kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} von hundert.
puzzle-wrong-more = Nicht der beste: zu selten gut, um ihn zu messen.
puzzle-best = Der beste Zug
puzzle-no-reason = auf den ersten Blick spricht nichts dafür: Erst das Ausprobieren zeigt es
puzzle-second = Der nächstbeste
puzzle-sensible = Was die meisten tun
puzzle-sensible-second = Der nächstbeste, und was die meisten tun
puzzle-yours = Dein Zug
puzzle-chance = Aussicht auf den Sieg: { $chance }, plus minus { $error }
puzzle-lead = Er ist { $points } Punkte besser als jeder andere Zug, plus minus { $error }. { $worlds }-mal ausprobiert, und was du nicht wissen konntest, jedes Mal neu gezogen.
puzzle-play = Von hier weiterspielen
puzzle-again = Noch einmal nachdenken
puzzle-solved = { $days ->
    [0] Auf diesem Gerät noch nicht gelöst
    [one] Auf diesem Gerät an einem Tag gelöst
   *[other] Auf diesem Gerät an { $days } Tagen gelöst
}
puzzle-tomorrow = Morgen gibt es ein neues.
puzzle-games = Spiel
refused-no_puzzle = Für dieses Spiel gibt es heute kein Rätsel.

# Der Rückblick auf eine Partie, die vorbei ist. Wird mit ihm geladen.
review = Glück und Können
reviews = Rückblicke
reviews-hint = Nach der Partie: was war Glück, was war Können
review-off = Auf diesem Gerät gibt es keine Rückblicke.
review-turn-on = Wieder einschalten
review-turn-off = Auf diesem Gerät keine Rückblicke mehr
review-working = Die Mannschaft fährt die Partie noch einmal …
review-percent = { $percent } % geschafft
review-preparing = Gleich geht es los. Beim ersten Mal kann das einige Minuten dauern.
review-ahead =
  { $ahead ->
    [one] Eine andere Partie ist vorher dran.
   *[other] { $ahead } andere Partien sind vorher dran.
  }
review-leave = Du kannst inzwischen weitermachen: Er ist da, wenn du zurückkommst.
review-kind-you = Die See meinte es gut mit dir: { $points } %.
review-kind-name = Die See meinte es gut mit { $name }: { $points } %.
review-unkind-you = Die See war nicht nett zu dir: { $points } %.
review-unkind-name = Die See war nicht nett zu { $name }: { $points } %.
review-fair = Soweit man es sagen kann, war die See zu allen gerecht.
review-fair-you = Soweit man es sagen kann, war die See zu dir gerecht.
review-best-you = Am besten gefahren bist du.
review-best-name = Am besten gefahren ist { $name }.
review-even = Niemand fuhr deutlich besser als die anderen.
review-chances = Aussicht zu gewinnen
review-chances-note = in Prozent, Runde für Runde
review-walk = Durch die Partie gehen
review-choice = Was { $name } gewählt hat:
review-luck = Was die See mit { $name } gemacht hat:
review-balance = Von der ersten Aussicht bis zum Ergebnis, in Prozent
review-who = Wer
review-sea = die See
review-own = eigene Züge
review-others = die anderen
review-rest = konnte keiner wissen
review-rough = In diesem Spiel kommen so viele kleine Züge zusammen, dass die Zahlen hier nur grob stimmen.
review-way = { $start } → { $result } %
review-give = { $points }, ungefähr, auf { $error } genau
review-moves = Züge, die einen Blick wert sind
review-well = Gut gefahren, { $name }!
review-well-you = Gut gefahren!
review-found = { $points } % besser als der übliche Zug hier (±{ $error })
review-only = { $points } % besser als alles andere (±{ $error })
review-opening = Vor der ersten Runde
review-lost = Wo am meisten verloren ging
review-lost-note = Aussicht, ungefähr
review-cost = Gekostet:
review-better = Besser:
review-race = alles, was im Wettlauf an Bord kam
review-other-cargo = eine andere Ladung
review-none = Kein Zug hat etwas gekostet, was sich sicher sagen lässt.
review-how = Dafür wurde { $rollouts }-mal weitergespielt. ± stimmt in 19 von 20 Fällen.
refused-no_review = Auf diese Partie ließ sich nicht zurückblicken. Alles andere von ihr ist noch da.
refused-no_compiler = Für Rückblicke fehlt diesem Server ein Teil. Wer ihn betreibt, kann es nachrüsten.
refused-no_reviews = Auf diesem Server gibt es keine Rückblicke.
refused-too_many_reviews = Viele Partien warten auf ihren Rückblick. Versuch es später noch einmal.

# De terugblik op een partij die voorbij is. Wordt ermee geladen.
review = Geluk en kunnen
reviews = Terugblikken
reviews-hint = Na de partij: wat was geluk, wat was kunnen
review-off = Op dit apparaat staan terugblikken uit.
review-turn-on = Weer aanzetten
review-turn-off = Geen terugblikken meer op dit apparaat
review-working = De bemanning vaart de partij nog eens…
review-percent = { $percent } % klaar
review-preparing = We maken ons klaar. De eerste keer kan dat een paar minuten duren.
review-ahead =
  { $ahead ->
    [one] Eén andere partij gaat voor.
   *[other] { $ahead } andere partijen gaan voor.
  }
review-leave = Je kunt intussen verder: hij is er als je terugkomt.
review-kind-you = De zee was je goedgezind: { $points } %.
review-kind-name = De zee was { $name } goedgezind: { $points } %.
review-unkind-you = De zee was niet aardig voor je: { $points } %.
review-unkind-name = De zee was niet aardig voor { $name }: { $points } %.
review-fair = Voor zover iemand het kan zeggen was de zee eerlijk voor iedereen.
review-fair-you = Voor zover iemand het kan zeggen was de zee eerlijk voor jou.
review-best-you = Jij hebt het best gevaren.
review-best-name = { $name } heeft het best gevaren.
review-even = Niemand voer duidelijk beter dan de anderen.
review-chances = Kans om te winnen
review-chances-note = in procenten, ronde voor ronde
review-walk = Door de partij lopen
review-choice = Wat { $name } koos:
review-luck = Wat de zee met { $name } deed:
review-balance = Van de eerste kans tot de uitslag, in procenten
review-who = Wie
review-sea = de zee
review-own = eigen keuzes
review-others = de anderen
review-rest = kon niemand weten
review-rough = In dit spel tellen zoveel kleine keuzes op dat deze cijfers maar ruw zijn.
review-way = { $start } → { $result } %
review-give = { $points }, op { $error } na
review-moves = Keuzes die een blik waard zijn
review-well = Goed gevaren, { $name }!
review-well-you = Goed gevaren!
review-found = { $points } % beter dan de gewone zet hier (±{ $error })
review-only = { $points } % beter dan al het andere (±{ $error })
review-opening = Voor de eerste ronde
review-lost = Waar het meest verloren ging
review-lost-note = kans, ongeveer
review-cost = Gekost:
review-better = Beter:
review-race = alles wat in de race aan boord kwam
review-other-cargo = een andere lading
review-none = Geen keuze heeft iets gekost dat zeker te zeggen is.
review-how = Daarvoor is { $rollouts } keer verder gespeeld. ± klopt in 19 van de 20 gevallen.
refused-no_review = Op deze partij kon niet worden teruggeblikt. Al het andere is er nog.
refused-no_compiler = Voor terugblikken mist deze server een onderdeel. Wie hem beheert kan het toevoegen.
refused-no_reviews = Op deze server zijn er geen terugblikken.
refused-too_many_reviews = Veel partijen wachten op hun terugblik. Probeer het later nog eens.

# Das Feld für Würfel und Drehscheibe. Wird mit ihm geladen.
pad-die = Würfel
pad-segment = { $letter }, { $points } { $way }
pad-segment-word = { $letter }, { $way } bis zum Rand

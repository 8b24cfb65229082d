# An evening's cup. Loaded with its first match.
cup-title = Beker van de avond
cup-begin = Om de beker spelen
cup-begin-title = De beker van de avond
cup-text = Meerdere partijen, één stand voor de avond. Jullie blijven bij elkaar; wie laatste was, begint.
cup-counts = De partij van net is de eerste.
cup-rule = Voor iedereen die je achter je laat krijg je twee punten, voor iedereen die gelijk staat één. De meeste punten winnen de beker; bij gelijke stand de meeste zeges.
cup-games = Welke spellen?
cup-games-one = Alleen { $title }
cup-games-all = Alle spellen om beurten
cup-many = Hoeveel partijen?
cup-open = Open einde
cup-evening = Meerdere partijen vanavond?
cup-evening-one = Eén partij
cup-evening-cup = Een beker
cup-go = Op naar de beker
cup-at = { $matches ->
    [0] Partij { $played }
   *[other] Partij { $played } van { $matches }
}
cup-none = De beker begint nu.
cup-leads = { $name } staat voor met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
cup-leads-you = Jij staat voor met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
cup-level = { $names } staan samen bovenaan.
cup-won = { $name } wint de beker!
cup-won-you = Jij wint de beker!
cup-shared = { $names } delen de beker!
cup-won-say = { $points ->
    [one] Eén punt
   *[other] { $points } punten
} na { $matches ->
    [one] één partij
   *[other] { $matches } partijen
}. Wat een avond!
cup-seat = Boot
cup-sum = Punten
cup-match = Partij { $number }: { $title }
cup-show = De stand van de avond tonen
cup-end = De beker hier beëindigen
cup-end-sure = Echt beëindigen? Wie voorstaat, wint de beker.
cup-end-yes = Ja, beëindigen
cup-and = { $names } en { $last }

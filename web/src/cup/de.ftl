# An evening's cup. Loaded with its first match.
cup-title = Pokal des Abends
cup-begin = Um den Pokal spielen
cup-begin-title = Der Pokal des Abends
cup-text = Mehrere Partien, eine Tabelle für den Abend. Ihr bleibt zusammen; wer Letzter war, fängt an.
cup-counts = Die Partie von eben ist die erste.
cup-rule = Für alle, die du hinter dir lässt, bekommst du zwei Punkte, für alle, mit denen du gleichauf bist, einen. Die meisten Punkte gewinnen den Pokal, bei Gleichstand die meisten Siege.
cup-games = Welche Spiele?
cup-games-one = Nur { $title }
cup-games-all = Alle Spiele im Wechsel
cup-many = Wie viele Partien?
cup-open = Offenes Ende
cup-evening = Heute Abend mehrere Partien?
cup-evening-one = Eine Partie
cup-evening-cup = Ein Pokal
cup-go = Auf zum Pokal
cup-at = { $matches ->
    [0] Partie { $played }
   *[other] Partie { $played } von { $matches }
}
cup-none = Der Pokal beginnt jetzt.
cup-leads = { $name } führt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
cup-leads-you = Du führst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
cup-level = { $names } liegen vorn gleichauf.
cup-won = { $name } gewinnt den Pokal!
cup-won-you = Du gewinnst den Pokal!
cup-shared = { $names } teilen sich den Pokal!
cup-won-say = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} nach { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}. Was für ein Abend!
cup-seat = Boot
cup-sum = Punkte
cup-match = Partie { $number }: { $title }
cup-show = Die Tabelle des Abends zeigen
cup-end = Den Pokal hier beenden
cup-end-sure = Wirklich beenden? Wer führt, gewinnt den Pokal.
cup-end-yes = Ja, beenden
cup-and = { $names } und { $last }

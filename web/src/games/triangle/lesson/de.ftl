# The first match of Devil's Triangle. Loaded when a lesson is due.
lesson-aim = Wer zuerst { $target } hat, gewinnt!
lesson-caught = Gefangen! Die Wolke trägt das Schiff mit sich.
lesson-lost = Am Rand wird die Wolke geleert: Was an ihr hing, ist verloren.
lesson-back = Genau auf ein Schiff: Das muss zurück.
lesson-stopped = Unter die Wolke fährt keiner: Das Schiff wartet davor.
lesson-full = Der Hafen ist voll: Das Schiff wartet draußen.
lesson-bonus = Im Heimathafen gibt es eine Bonuskarte dazu.
lesson-took = Wer in einen Hafen kommt, nimmt die offene Karte.
lesson-under = Unter der Wolke muss dein Schiff warten.
lesson-throw = So viele Schritte fährt eines deiner Schiffe.
lesson-spin = Alle sind gefahren: Jetzt dreht sich die Wolke und wandert.
lesson-fleet = { $ships ->
    [one] Dein letztes Schiff.
   *[other] Deine { $ships } Schiffe.
}
lesson-sail = Tippe ein Schiff an und sieh seinen Weg; noch einmal, und es fährt.
lesson-danger = Ruhig oder riskant: So leicht fängt dich dort die Wolke.
lesson-cloud = Halte Abstand zur Wolke: Sie nimmt Schiffe mit.
lesson-others = { $name } will dieselben Karten: Wer zuerst da ist, bekommt sie.

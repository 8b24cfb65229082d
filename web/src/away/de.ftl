# Jemand war weg, eine Pause, und mehr als ein Zug wird zurückgenommen. Wird damit geladen.
away-turn = { $name } ist dran
away-is = { $name } ist gerade weg.
away-soon = Wartet ein wenig. Bald könnte ein Bot weitersegeln.
away-choice = Warten, oder segelt ein Bot, bis { $name } wieder da ist?
away-lend = Ein Bot segelt
away-wait = Auf { $name } warten
since-title = Während du weg warst
since-close = Ich habe es gelesen
since-play = Zeig es mir
since-skip = Überspringen
paused-title = Pause
paused-text = Die Partie wartet, eine Stunde oder Monate. Nichts läuft ab.
paused-watching = Die am Tisch machen weiter, wann sie mögen.
paused-go = Weiter
take-back-title = Zurücknehmen?
take-back-text = { $count ->
    [one] Das nimmt deinen Zug zurück, und alles, was { $names } seither getan hat.
   *[other] Das nimmt deinen Zug zurück, und alles, was { $names } seither getan haben.
}
take-back-go = Alles zurücknehmen
take-back-stay = Nein, es bleibt
notify = Sag mir, wenn ich dran bin
notify-hint = Auch wenn eine andere Seite offen ist.
notify-denied = Dieser Browser erlaubt es nicht. In seinen Einstellungen lässt sich das ändern.

# Der Bildschirm als Tisch, Plätze, die das Gerät wechseln, Signale. Geladen mit dem, was sie zeigt.
screen-be = Dieser Bildschirm ist der Tisch
screen-be-text = Für einen Fernseher oder großen Bildschirm. Er zeigt, was alle sehen dürfen; jedes Handy behält seinen Platz.
screen-first = Nimm zuerst oben deinen Platz auf dein Handy mit.
screen-leave = Zurück zu meiner Ansicht
screen-join = Mitspielen:
screen-join-code = QR-Code mit dem Link zu diesem Tisch
screen-wait = Kommt an Bord!
screen-alone = Bisher kann nur dieser Rechner den Tisch öffnen.
seat-move = Mein Platz auf ein anderes Gerät
seat-move-of = { $name }: auf ein anderes Gerät
seat-moved = Dein Platz ist nicht mehr auf diesem Gerät. Hier schaust du zu.
seat-moved-close = Alles klar
seat-whole = Ganzer Tisch
seat-own = Mein Platz
seat-larger = Spielplan vergrößern
seat-smaller = Spielplan wieder verkleinern
host-title = Du hast diesen Tisch eröffnet
host-locked = Tisch abschließen
host-locked-text = Niemand sonst bekommt einen Platz.
host-watch = Andere dürfen zuschauen
host-watch-text = Wer den Link hat, ohne Platz.
host-own_dice = Eigene Würfel
host-own_dice-text = Ihr würfelt auf dem Tisch und tippt an, was fällt. Aus: Der Tisch würfelt wieder.
host-signals = Signale
host-free = Platz freigeben
host-free-sure = Wirklich freigeben
host-link = Neuer Link
host-delete = Diesen Tisch löschen
host-delete-sure = Diesen Tisch wirklich löschen? Er ist dann für alle weg, mit allen Zügen und Namen, und niemand kann ihn zurückholen.
host-delete-not = Nein, behalten
host-delete-yes = Ja, löschen
host-watchers = { $watchers ->
    [0] Niemand schaut zu.
    [one] { $watchers } Person schaut zu.
   *[other] { $watchers } Personen schauen zu.
}
host-screens = { $screens ->
    [one] { $screens } Bildschirm zeigt den Tisch.
   *[other] { $screens } Bildschirme zeigen den Tisch.
}
signals = Signale
signals-close = Signale schließen
signal-ahoy = Ahoi!
signal-well_sailed = Gut gesegelt!
signal-ha_ha = Haha!
signal-oh_no = O nein!
signal-your_turn = Du bist dran!
signal-thanks = Danke!
signal-from = { $name }: { $signal }

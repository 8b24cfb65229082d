# Teufels-Dreieck: unsere eigenen Worte. Eine Nachricht ist ganz: nichts wird aus Teilen geklebt.

board = Die Seekarte
seats = Die Flotten
chart-label = Die Seekarte mit Seewegen, vier Häfen, allen Schiffen und der Wolke. Pfeiltasten gehen von Feld zu Feld, Enter wählt. T würfelt und dreht. W, M, N, L und S beantworten Fragen. K nennt alle Tasten.

# Häfen und Richtungen
port-sugar = Zuckerhafen
port-lumber = Holzhafen
port-bananas = Bananenhafen
port-oil = Ölhafen
way-north = Norden
way-east = Osten
way-south = Süden
way-west = Westen
short-north = N
short-east = O
short-south = S
short-west = W

# Was zu tun ist
now-sail = { $steps ->
    [one] Fahr mit einem Schiff { $steps } Feld.
   *[other] Fahr mit einem Schiff { $steps } Felder.
}
now-ships = { $ships ->
    [one] Nur eines deiner Schiffe kann fahren.
   *[other] Tippe auf eines deiner { $ships } Schiffe, die fahren können.
}
now-over = Die Partie ist zu Ende.
wait-sail = { $name } wählt ein Schiff.
wait-sub = Behalte die Wolke im Auge!
happens-sailed = { $name } fährt los.
happens-sailed-you = Du fährst los.
next-ship = Nächstes Schiff
first-ship = Schiff zeigen
go-dock = In den { $port }
go-back = Zurückschicken
go-sail = Fahren

# Was ein Schiff tun würde
does-sail = { $steps ->
    [one] Fährt { $steps } Feld voraus.
   *[other] Fährt { $steps } Felder voraus.
}
does-dock = Legt im { $port } an und nimmt die Karte { $money }.
does-dock-bonus = Legt im { $port } an, nimmt die Karte { $money } und dazu { $bonus }.
does-dock-gold = Legt im { $port } an: keine Fracht mehr, aber { $bonus } dazu.
does-dock-empty = Legt im { $port } an. Dort gibt es keine Karte mehr.
does-full = Hält vor dem vollen Hafen.
does-cloud = Hält vor der Wolke.
does-back = Schickt { $ship } von { $name } zurück in den { $port }.
does-back-sea = Schickt { $ship } von { $name } zurück hinter den { $port }.
does-back-own = Schickt dein eigenes Schiff { $ship } zurück in den { $port }.
does-back-own-sea = Schickt dein eigenes Schiff { $ship } zurück hinter den { $port }.
ship-port = { $ship }, im { $port }.
ship-lane = { $ship }, hinter dem { $port }.
ship-sea = { $marks ->
    [one] { $ship }, { $marks } Feld hinter dem { $port }.
   *[other] { $ship }, { $marks } Felder hinter dem { $port }.
}

# Wie gefährlich es ist, wo ein Schiff anhalten würde
danger-calm = { $danger ->
    [0] Ruhig: außer Reichweite der Wolke.
   *[other] Ruhig: kaum in Reichweite der Wolke, { $danger } von 16.
}
danger-risky = Heikel: in Reichweite der Wolke, { $danger } von 16.
danger-odds = In Reichweite der Wolke: { $danger } von 16!
badge-calm = ruhig
badge-risky = riskant
badge-odds = { $danger } von 16

# Die Namen der Schiffe, vier von jedem Platz
ship-0-0 = Tapfere Bohne
ship-0-1 = Pfütze
ship-0-2 = Alter Stiefel
ship-0-3 = Salzsuse
ship-1-0 = Zwieback
ship-1-1 = Pfefferdose
ship-1-2 = Mondkeks
ship-1-3 = Blechpfeife
ship-2-0 = Blaue Blase
ship-2-1 = Motzmöwe
ship-2-2 = Fingerhut
ship-2-3 = Nieselpriem
ship-3-0 = Grüne Erbse
ship-3-1 = Seeschnecke
ship-3-2 = Nasse Socke
ship-3-3 = Krümel

# Warum ein Schiff bleibt
why-not_now = Du bist gerade nicht an der Reihe.
why-no_card = So eine Karte gibt es nicht.
why-gone = Dieses Schiff ist verloren.
why-hangs = Dieses Schiff hängt unter der Wolke.
why-under_cloud = Die Wolke liegt über diesem Schiff: Es muss warten.
why-cloud_ahead = Gleich voraus ist die Wolke. Kein Feld ist frei, um davor zu halten.
why-port_full = Der Hafen voraus ist voll. Kein Feld ist frei, um davor zu halten.
why-full_roll_first = Ein anderes Schiff kann den ganzen Wurf nutzen, es hat Vorrang.

# Die Karte
look-beneath = Drunter schauen
chip-under = { $ship } wartet
danger-of = { $danger } von 16 Drehungen würden es fangen

# Der Sturm
storm-title = Die Wolke!
storm-out = Gerade auf der Karte
storm-spins = { $name } dreht!
storm-spins-you = Du drehst!
storm-phew = Puh!
storm-missed = Puh! { $ship } von { $name } ist entwischt.
storm-missed-you = Puh! Dein Schiff { $ship } ist entwischt.
storm-caught = Gefangen: { $ship } von { $name }!
storm-caught-you = Gefangen: dein Schiff { $ship }!
storm-lost = Verloren: { $ship } von { $name }!
storm-lost-you = Verloren: dein Schiff { $ship }!
storm-back = Zurückgeschickt: { $ship } von { $name }!
storm-back-you = Zurückgeschickt: dein Schiff { $ship }!
scene-took = { $money } für { $name }!
scene-took-you = { $money } für dich!
scene-bonus = { $money } dazu für { $name }!
scene-bonus-you = { $money } dazu für dich!
scene-won = { $name } gewinnt!
scene-won-you = Du gewinnst!
scene-over = Wer am reichsten ist, gewinnt!

# Das Logbuch
log-rolled = { $name } würfelt eine { $die }.
log-rolled-you = Du würfelst eine { $die }.
log-began = { $name } fängt an.
log-began-you = Du fängst an.
log-passed = Kein Schiff von { $name } kann fahren.
log-passed-you = Keines deiner Schiffe kann fahren.
log-sailed = { $steps ->
    [one] { $ship } von { $name } fährt { $steps } Feld.
   *[other] { $ship } von { $name } fährt { $steps } Felder.
}
log-sailed-you = { $steps ->
    [one] Dein Schiff { $ship } fährt { $steps } Feld.
   *[other] Dein Schiff { $ship } fährt { $steps } Felder.
}
log-before-cloud = { $name } hält vor der Wolke.
log-before-cloud-you = Du hältst vor der Wolke.
log-before-port = { $name } wartet vor einem vollen Hafen.
log-before-port-you = Du wartest vor einem vollen Hafen.
log-back = { $ship } von { $name } muss zurück in den { $port }.
log-back-you = Dein Schiff { $ship } muss zurück in den { $port }.
log-back-sea = { $ship } von { $name } muss zurück hinter den { $port }.
log-back-sea-you = Dein Schiff { $ship } muss zurück hinter den { $port }.
log-docked = { $name } legt im { $port } an.
log-docked-you = Du legst im { $port } an.
log-took = { $name } nimmt { $money } im { $port }.
log-took-you = Du nimmst { $money } im { $port }.
log-bonus = { $name } bekommt daheim { $money } dazu.
log-bonus-you = Du bekommst daheim { $money } dazu.
log-cloud = { $points ->
    [one] Die Wolke soll sich auf { $letter } drehen und { $points } Punkt nach { $way } ziehen.
   *[other] Die Wolke soll sich auf { $letter } drehen und { $points } Punkte nach { $way } ziehen.
}
log-cloud-word = Die Wolke soll sich auf { $letter } drehen und nach { $way } bis zum Rand jagen!
log-caught = Gefangen! { $ship } von { $name } hängt unter der Wolke.
log-caught-you = Gefangen! Dein Schiff { $ship } hängt unter der Wolke.
log-pushed = Die Wolke schiebt { $ship } von { $name } beiseite.
log-pushed-you = Die Wolke schiebt dein Schiff { $ship } beiseite.
log-set-down = { $ship } von { $name } ist wieder auf dem Seeweg.
log-set-down-you = Dein Schiff { $ship } ist wieder auf dem Seeweg.
log-emptied = { $ships ->
    [0] Die Wolke war leer. Sie ist wieder in der Mitte.
    [one] Die Wolke lässt { $ships } Schiff fallen und kehrt in die Mitte zurück.
   *[other] Die Wolke lässt { $ships } Schiffe fallen und kehrt in die Mitte zurück.
}
log-lost = { $name } hat { $ship } verloren.
log-lost-you = Du hast { $ship } verloren.
log-ended-target = { $name } hat genug Geld und gewinnt!
log-ended-target-you = Du hast genug Geld und gewinnst!
log-ended-fleet_lost = { $name } hat kein Schiff mehr. Wer am reichsten ist, gewinnt.
log-ended-fleet_lost-you = Du hast kein Schiff mehr. Wer am reichsten ist, gewinnt.
log-ended-no_cards = Alle Karten sind weg. Wer am reichsten ist, gewinnt.

# Würfel, Kreisel, Flotten
die = Der Würfel zeigt { $die }
die-none = Noch nicht geworfen
due-dice = Würfle auf dem Tisch!
due-dice-for = Würfle für { $name }!
due-dice-other = { $name } würfelt auf dem Tisch.
due-spinner = Dreh den Pfeil auf dem Tisch!
due-spinner-for = Dreh den Pfeil für { $name }!
due-spinner-other = { $name } dreht den Pfeil auf dem Tisch.
throw-rolled = Würfle!
throw-rolled-other = { $name } würfelt.
throw-rolled-other-you = Du würfelst.
throw-rolled-go = Würfeln
throw-spun = Dreh den Pfeil!
throw-spun-other = { $name } dreht den Pfeil.
throw-spun-other-you = Du drehst den Pfeil.
throw-spun-go = Drehen
spinner = Die Wolke
spun = Zuletzt gedreht: { $letter }, { $points } nach { $way }
spun-word = Zuletzt gedreht: { $letter }, nach { $way } bis zum Rand
spun-none = Noch nicht gedreht
spins-after = Nächste Drehung nach { $name }
spins-after-you = Nächste Drehung nach dir
leads = führt
seat-next = danach
money = { $money }
money-of = { $money } von { $target }
fleet-of = Schiffe: { $sailing } auf Fahrt, { $cloud } bei der Wolke, { $lost } verloren
cargo-of = Fracht von { $name }
cargo-of-you = Deine Fracht
cargo-none = Noch keine Karte.
card = { $port }, { $money }
card-bonus = Heimathafen, { $money }

# Einstellungen
option-length = Länge der Partie
option-length-full = { NUMBER($full) }
option-length-short = { NUMBER($short) }
option-targets = Geld für jede Flotte
option-targets-note = Wer jünger ist, darf mit weniger gewinnen.
option-targets-each = { $number }.000

# The sentences of Smugglers' Island.

island-gems = Edelsteininsel
island-coins = Münzinsel
island-jewellery = Perleninsel
island-vases = Vaseninsel
island-barrels = Fassinsel
square-I = Innenfeld { $number }
square-M = Mittelfeld { $number }
square-O = Außenfeld { $number }

# What to do
now-harbour = Tippe auf einen leuchtenden Hafen.
now-rock = Wo soll ein Felsen liegen?
now-beam = Wohin soll sich das Licht drehen?
now-beam-sub = Tippe auf einen blassen Strahl oder wähle hier.
now-throw = { $name } ist erwischt! Wohin fällt die Kiste?
now-throw-own = Du bist erwischt! Wohin fällt deine Kiste?
now-sail = { $steps ->
    [one] Segle 1 Feld weit.
   *[other] Segle bis zu { $steps } Felder weit.
}
now-leave = Falscher Hafen. Du musst weiter.
now-reload = Geliefert! Gleich die nächste Kiste?
now-stuck = Das Licht versperrt dir den Weg.
now-push = Schieb { $name } beiseite. Wohin?
now-choose = Da treibt eine Kiste. Tauschen?
now-tap = Tippe auf ein leuchtendes Feld.
now-shown = { $action }?
now-shown-sail = Dorthin segeln?
now-shown-push = { $name } dorthin schieben?
now-again = Tippe noch einmal darauf, oder hier.
now-over = Schmuggler, ahoi!
wait-harbour = { $name } sucht einen Hafen aus.
wait-harbour-you = Du suchst einen Hafen aus.
wait-rock = { $name } legt einen Felsen.
wait-rock-you = Du legst einen Felsen.
wait-beam = { $name } dreht das Licht.
wait-beam-you = Du drehst das Licht.
wait-throw = { $name } wirft eine Kiste über Bord.
wait-throw-you = Du wirfst eine Kiste über Bord.
wait-sail = { $name } segelt.
wait-sail-you = Du segelst.
wait-push = { $name } schiebt ein Boot beiseite.
wait-push-you = Du schiebst ein Boot beiseite.
wait-sub = Behalte das Licht im Auge.
happens-light = Das Licht wandert.
happens-took = { $name } nimmt eine Kiste.
happens-took-you = Du nimmst eine Kiste.

take = Kiste nehmen
swap = Kisten tauschen
only-sail = Nur hinsegeln
go-sail = Segeln
go-push = Schieben
shown-push = Du schiebst { $name } beiseite.
shown-right = Hierher gehört deine Kiste!
shown-wrong = Hierher gehört deine Kiste nicht.
stay = Hier bleiben
turn-clockwise = Im Uhrzeigersinn
turn-counter = Gegen den Uhrzeigersinn
turn-finds = Es findet { $names }!
turn-finds-you = Es findet dich!
turn-finds-nobody = Es findet niemanden.

act-moor = An der { $island } beginnen
act-rock = Den Felsen auf { $square } legen
act-turn-clockwise = Das Licht im Uhrzeigersinn drehen
act-turn-counter = Das Licht gegen den Uhrzeigersinn drehen
act-throw = Die Kiste auf { $square } werfen
act-push = { $name } auf { $square } schieben
act-push-harbour = { $name } zur { $island } schieben
act-stay = Hier bleiben
act-sail = Auf { $square } segeln
act-sail-harbour = Zur { $island } segeln
act-take = Auf { $square } segeln und die Kiste nehmen
act-take-here = Die Kiste nehmen, die hier liegt
act-take-harbour = Zur { $island } segeln und eine Kiste nehmen
act-swap = Auf { $square } segeln und die Kisten tauschen
act-swap-here = Deine Kiste gegen die tauschen, die hier liegt

# Why not
why-not_now = Das muss noch warten.
why-rock_there = Dort liegt ein Felsen.
why-cuts_off = Ein Felsen dort würde einen Hafen abschneiden.
why-too_far = So weit kommt dein Boot nicht.
why-in_the_light = Kein Boot segelt ins Licht.
why-here_already = Da bist du schon.
why-must_leave = Du musst den falschen Hafen verlassen.
why-no_goods = Dort liegt keine Kiste.
why-laden = Dein Boot ist voll.
why-boat_there = Dort ist ein anderes Boot.
why-not_adjacent = Nur auf ein Feld daneben.
why-no_harbour = Nicht in einen Hafen.
why-free_first = Nimm zuerst ein leereres Feld.
why-boat_in_light = Im Licht nimmt niemand eine Kiste.
why-not_left = Diese Kiste ist schon weg.

# The log
log-began = { $name } beginnt.
log-began-you = Du beginnst.
log-moored = { $name } startet an der { $island }.
log-moored-you = Du startest an der { $island }.
log-rock = Ein Felsen taucht auf.
log-took-island = { $name } belädt das Boot an der { $island }.
log-took-island-you = Du belädst dein Boot an der { $island }.
log-took-sea = { $name } fischt eine Kiste aus dem Meer.
log-took-sea-you = Du fischst eine Kiste aus dem Meer.
log-swapped = { $name } tauscht Kisten auf See.
log-swapped-you = Du tauschst Kisten auf See.
log-slept = Der Wärter schläft. Psst!
log-clockwise = Das Licht wandert { $steps } im Uhrzeigersinn.
log-counter = Das Licht wandert { $steps } gegen den Uhrzeigersinn.
log-caught = Erwischt! { $name } steht im Licht.
log-caught-you = Erwischt! Du stehst im Licht.
log-caught-laden = Erwischt! { $name } verliert die Kiste.
log-caught-laden-you = Erwischt! Du verlierst deine Kiste.
log-threw = Platsch! Eine Kiste treibt im Meer.
log-stayed = { $name } wartet.
log-stayed-you = Du wartest.
log-sailed = { $steps ->
    [one] { $name } segelt 1 Feld.
   *[other] { $name } segelt { $steps } Felder.
}
log-sailed-you = { $steps ->
    [one] Du segelst 1 Feld.
   *[other] Du segelst { $steps } Felder.
}
log-pushed = { $name } schiebt { $victim } beiseite.
log-pushed-you = Du schiebst { $victim } beiseite.
log-pushes-you = { $name } schiebt dich beiseite.
log-wrong = Falscher Hafen: { $name } liegt an der { $island }.
log-wrong-you = Falscher Hafen: Du liegst an der { $island }.
log-delivered = { $points ->
    [one] { $name } liefert an der { $island }: 1 Punkt.
   *[other] { $name } liefert an der { $island }: { $points } Punkte.
}
log-delivered-you = { $points ->
    [one] Du lieferst an der { $island }: 1 Punkt.
   *[other] Du lieferst an der { $island }: { $points } Punkte.
}
log-delivered-hidden = { $name } liefert an der { $island }.
log-delivered-hidden-you = Du lieferst an der { $island }.
log-won = Schmuggler, ahoi! { $name } gewinnt.
log-won-you = Schmuggler, ahoi! Du gewinnst.

# The boats
cargo-mine = Deine Kiste
cargo-hold = Halten und schauen
cargo-look = Halten und sehen, wohin deine Kiste soll
cargo-to = Zur { $island }
cargo-worth = { $points ->
    [one] 1 Punkt wert
   *[other] { $points } Punkte wert
}
crate-yours = Deine Kiste, { $name }!
crate-own = Deine Kiste!
crate-to = { $points ->
    [one] Zur { $island }, 1 Punkt!
   *[other] Zur { $island }, { $points } Punkte!
}
crate-only = Nur du siehst das.
crate-again = Halte das Auge, und die Insel leuchtet.
crate-shut = Kiste zumachen
cargo-none = Keine Kiste
cargo-from = Kiste von der { $island }
leads = Liegt vorn
points-of = { $points } von { $target } Punkten
points-hidden = { $pieces ->
    [0] Noch nichts geliefert
    [one] 1 Kiste geliefert
   *[other] { $pieces } Kisten geliefert
}
dice-none = Noch ist nicht gewürfelt
due-dice = Würfle auf dem Tisch!
due-dice-for = Würfle für { $name }!
due-dice-other = { $name } würfelt auf dem Tisch.
throw-rolled = Würfle!
throw-rolled-other = { $name } würfelt.
throw-rolled-other-you = Du würfelst.
throw-rolled-go = Würfeln
dice-red = Licht: { $steps } im Uhrzeigersinn. Boot: { $boat }.
dice-green = Licht: { $steps } gegen den Uhrzeigersinn. Boot: { $boat }.
dice-black = Licht: { $steps } nach Wahl. Boot: { $boat }.
dice-sleep = Der Wärter schläft. Boot: { $boat }.

# Options
option-target = Punkte zum Sieg
option-targets = Punkte für jedes Boot
option-targets-note = Wer jünger ist, darf mit weniger gewinnen.
option-rocks = Felsen im Meer
option-rock_places = Wo die Felsen liegen
option-rock_places-note = Tippe auf den Plan. Was übrig bleibt, wird vor der Partie gelegt.
option-rocks_by = Die übrigen Felsen
option-rocks_by-chance = Zufall
option-rocks_by-seats = Reihum gelegt
rocks-chart = Die Bucht. Pfeiltasten wandern über die Felder, Eingabe legt einen Felsen oder nimmt ihn weg.
rocks-take = Antippen nimmt ihn weg.
rocks-square = { $square }.
rocks-harbour = Hafen der { $island }.
rocks-here = Hier ist ein Felsen.
rocks-lay = Antippen legt einen Felsen.
rocks-left = { $left ->
    [0] Alle Felsen liegen.
    [1] Noch ein Felsen frei.
   *[other] Noch { $left } Felsen frei.
}
option-why-rocks_of_two = Zu zweit liegt der dritte Felsen schon am Anker.
option-why-targets_too_short = Nur wenn mindestens drei Punkte gewinnen.
option-why-more_places = Mehr Felsen sind nicht gewählt.
option-why-no_sea = Felsen liegen nur im Meer.
option-why-anchor = Hier liegt schon der Fels am Anker.
option-why-cut_off = Hier wäre ein Hafen abgeschnitten.
option-harbours = Häfen
option-harbours-chosen = Gewählt
option-harbours-random = Zufällig
option-memory_aid = Gesehene Kisten markieren
option-open_scores = Offene Punkte

# Great moments, over the board
light-title = Das Licht!
scene-caught = Erwischt: { $name }!
scene-caught-you = Du bist erwischt!
scene-pushed = { $name } muss ausweichen!
scene-pushed-you = Du musst ausweichen!
scene-delivered = { $name } liefert ab!
scene-delivered-you = Du lieferst ab!
scene-slept = Der Wärter schnarcht!
scene-phew = Puh!
scene-missed = Puh! Das Licht hat { $name } knapp verfehlt.
scene-missed-you = Puh! Das Licht hat dich knapp verfehlt.
scene-won = { $name } gewinnt!
scene-won-you = Du gewinnst!

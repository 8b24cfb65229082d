# The logbook of this device. Loaded with it.
logbook-sum = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $wins ->
    [0] noch keine gewonnen
    [one] eine gewonnen
   *[other] { $wins } gewonnen
}
logbook-lamps = { $wins ->
    [0] Noch brennt keine Lampe.
    [one] Eine Lampe für einen Sieg
   *[other] { $wins } Lampen, eine für jeden Sieg
}
logbook-lamp-more = und { $more } mehr
logbook-first-lamp = Dein erster Sieg zündet die erste Lampe an.
logbook-empty = Die erste Seite ist noch leer.
logbook-empty-text = Ist eine Partie zu Ende, wird sie hier eingetragen: wer mitfuhr, wer gewann und wen das Licht erwischte. Alles bleibt auf diesem Gerät.
logbook-empty-go = Zu den Spielen
logbook-of = { $wins } von { $matches } gewonnen
logbook-none = noch nicht gespielt
logbook-richest = Reichste Fahrt
logbook-closest = Knappstes Ende
logbook-caught = Am öftesten erwischt
logbook-by = { $name }, { $date }
logbook-worth-smugglers = { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
logbook-worth-triangle = { $worth }
logbook-worth-aboard = { $worth ->
    [one] { $worth } Münze
   *[other] { $worth } Münzen
}
logbook-margin-0 = gleichauf
logbook-margin = mit { $worth } Vorsprung
logbook-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}
logbook-ways = Wie ihr gefahren seid
logbook-way-alone = Allein mit Bots
logbook-way-device = Rund um ein Gerät
logbook-way-link = Mit einem Link
logbook-way-screen = Vor einem großen Bildschirm
logbook-levels = Gegen wen
logbook-no-bots = Ohne Bots
logbook-people = Wer mitfuhr
logbook-people-none = Hier stehen bald alle, die einen Namen haben.
logbook-person = { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $wins ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $wins } gewonnen
}
logbook-between = Zwischen uns: { $ahead } zu { $behind }
logbook-unlucky = Am öftesten von allen erwischt: { $name }, { $times ->
    [one] einmal
   *[other] { $times }-mal
}
logbook-forget = Den Namen { $name } löschen
logbook-forget-ask = Den Namen { $name } von diesem Gerät löschen?
logbook-forget-text = Die Partien bleiben, ohne den Namen.
logbook-forget-yes = Namen löschen
logbook-matches = Alle Partien
logbook-more = Mehr zeigen
logbook-replay = Noch einmal ansehen
logbook-won = gewonnen
logbook-keep-title = Nur deins
logbook-keep = Das Logbuch liegt nur auf diesem Gerät und fasst die letzten { $most } Partien. Kein Konto, nirgends eine Kopie.
logbook-save = Als Datei sichern
logbook-bring = Datei mitbringen
logbook-erase = Alles löschen
logbook-erase-ask = Das ganze Logbuch löschen?
logbook-erase-text = Dann sind alle seine Seiten auf diesem Gerät weg. Niemand holt sie zurück.
logbook-erase-yes = Löschen
logbook-keep-it = Behalten
logbook-full = Der Speicher dieses Browsers ist voll: Neue Partien werden nicht eingetragen. Sichere das Logbuch als Datei und lösche, was du nicht brauchst.
logbook-off = Dieser Browser behält nichts, wie in einem privaten Fenster: Das Logbuch bleibt leer.
logbook-aside = Ein Teil des Logbuchs war nicht zu lesen und wurde beiseitegelegt.
logbook-aside-save = Beiseitegelegtes sichern
logbook-brought = { $matches ->
    [0] Nichts darin war neu.
    [one] Eine Partie kam dazu.
   *[other] { $matches } Partien kamen dazu.
}
logbook-brought-lost = { $lost ->
    [one] Eine weitere war nicht zu lesen.
   *[other] { $lost } weitere waren nicht zu lesen.
}
logbook-no-book = Diese Datei ist kein Logbuch.
logbook-not-kept = In diesem Browser ist kein Platz mehr dafür.
logbook-erased = Das Logbuch ist wieder leer.
logbook-someone = jemand

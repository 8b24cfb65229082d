# Der Tisch eines Spiels, das dafür keine eigenen Wörter hat. Eine Nachricht ist ganz, bis auf Namen, die ein Spiel mitbringt.

board = Das Spielbrett
seats = Die Plätze
chart-label = Das Spielbrett mit seinen Orten und allen Booten. Pfeiltasten gehen von Ort zu Ort, Enter wählt.
race-label = Eine Bahn für jeden Platz. Die Boote sind so weit wie ihre Punkte.
leads = führt
hold-to-look = Halten zum Ansehen
score-of = { $score } von { $target }
goal = { $target } Punkte gewinnen.

# Was zu tun ist
now = Was machst du?
now-tap = Tippe auf einen Ort, der leuchtet.
now-which = Was meinst du?
now-over = Die Partie ist vorbei.
wait = { $name } entscheidet.
wait-you = Du entscheidest.
wait-nobody = Einen Moment.

# Was geschehen ist, wo das Spiel keinen Satz dafür hat
event = { $name }: { $what }.
event-you = Du: { $what }.
event-nobody = { $what }.

# Würfel
die = Der Würfel zeigt { $die }.
die-none = Der Würfel wartet.
throw-any = Wirf!
throw-any-other = { $name } würfelt.
throw-any-other-you = Du würfelst.
throw-any-go = Werfen
due-any = Würfle auf dem Tisch und tippe an, was gefallen ist.
due-any-for = Würfle für { $name } und tippe an, was gefallen ist.
due-any-other = { $name } würfelt auf dem Tisch.

# Das Buch
rules-none = Hier hat noch niemand die Regeln aufgeschrieben. Sie stehen in docs/rules.
lesson-plain = Mit diesen Knöpfen entscheidest du.

# The first match of Anchors Aweigh! Loaded when a lesson is due.
lesson-aim = Die Karten bringen Münzen. Die meisten gewinnen!
lesson-take = Tippe Plättchen an, die auf den Karten stehen!
lesson-sacks = Zwei Säcke kommen mit: Such dir Farben aus.
lesson-turn = Tippe auf eine hölzerne Rückseite, dann dreht sie sich um.
lesson-below = Zieh ein Plättchen unter Deck: Dort sieht es keiner.
lesson-full = Das erste Schiff ist voll: Die Karten sind weg. Lade aus dem Kopf!
lesson-order = Aufträge wandern unter den Stapel: Sie kommen zuletzt.
lesson-penalty = Piraten getroffen und nicht bezahlt: Sie nehmen Münzen und einen Sack.
lesson-meet = Piraten! Gut bewaffnet? Dann hin. Wenn nicht: Flieh.
lesson-covered = Halte das Auge gedrückt und schau unter Deck. Hast du alles? Dann gib es her!
lesson-fulfil = Du hast alles, was sie verlangt: Gib es her und nimm die Belohnung.
lesson-pass = Fehlt dir etwas? Lass die Karte ziehen, das kostet nichts.
lesson-coins = Deine ersten Münzen! Wer nach { $voyages } Reisen die meisten hat, gewinnt.
lesson-chest = Eine Truhe ist sicher, braucht aber bis zum Schluss einen Platz.
lesson-parrot = Du hast am wenigsten: Ein Papagei hilft dir. Er ersetzt ein Plättchen.
lesson-others = Auch { $name } lädt: Was weg ist, ist weg.

# Übungstische und Stellungen als Text. Wird mit ihnen geladen.
practice-told = Das ist ein Übungstisch. Er zählt nirgends.
practice-title = Von hier weiterspielen
practice-text = Ein Übungstisch beginnt in diesem Augenblick, mit neuen Würfeln. Er zählt nirgends.
practice-drawn = Was du nicht wissen konntest, wird neu gezogen.
practice-boat = Welches Boot ist deins?
practice-bots = Wie gut sind die Bots?
practice-alone = Mit Bots spielen
practice-friends = Freunde einladen
position-text = Diese Stellung als Text
position-note = Wer den Text hat, kann sie spielen und weiß alles.
position-copy = Stellung kopieren
position-copied = Kopiert
position-load = Stellung laden
position-paste = Hier eine Stellung einfügen
position-look = Ansehen
position-found = { $title }, Runde { $round }, { $seats } Boote
refused-no_position = In diesem Text steht keine Stellung, die man spielen kann. Vielleicht fehlt ein Stück.

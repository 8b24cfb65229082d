# How friends reach this table. Loaded with the part of the page that shows it.
house-closed = Bisher kann nur dieses Gerät den Tisch öffnen.
house-open = Andere im Haus mitspielen lassen
house-close = Wieder nur dieses Gerät
house-scan = Freunde halten ihre Kamera hierhin.
house-scan-seat = Das andere Gerät richtet seine Kamera hierher oder öffnet den Link.
house-code = QR-Code mit dem Link
house-link = Link zu diesem Tisch
house-short = Kurzer Code, auf der ersten Seite einzugeben:
house-copy = Kopieren
house-copied = Kopiert!
house-by-hand = Der Link ist markiert: Kopiere ihn über das Menü deines Geräts.
house-share = Teilen
passcode-title = Das Kennwort des Hauses
passcode-text = Wer hier einen Tisch eröffnet, nennt es einmal; dieses Gerät merkt es sich.
passcode-go = Tisch eröffnen
passcode-wrong = Das war es nicht. Versuch es noch einmal.

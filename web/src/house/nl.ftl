# How friends reach this table. Loaded with the part of the page that shows it.
house-closed = Tot nu toe kan alleen dit apparaat de tafel openen.
house-open = Laat anderen in huis meedoen
house-close = Weer alleen dit apparaat
house-scan = Vrienden richten hier hun camera op.
house-scan-seat = Het andere apparaat richt zijn camera hierop, of opent de link.
house-code = QR-code van de link
house-link = Link naar deze tafel
house-short = Korte code, in te typen op de eerste pagina:
house-copy = Kopiëren
house-copied = Gekopieerd!
house-by-hand = De link is gemarkeerd: kopieer hem via het menu van je apparaat.
house-share = Delen
passcode-title = Het wachtwoord van het huis
passcode-text = Wie hier een tafel opent, zegt het één keer; dit apparaat onthoudt het.
passcode-go = Tafel openen
passcode-wrong = Dat was het niet. Probeer het nog eens.

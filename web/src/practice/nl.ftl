# Oefentafels, en stellingen als tekst. Wordt ermee geladen.
practice-told = Dit is een oefentafel. Ze telt nergens mee.
practice-title = Van hier verder spelen
practice-text = Een oefentafel begint op dit moment, met nieuwe dobbelstenen. Ze telt nergens mee.
practice-drawn = Wat je niet kon weten, wordt opnieuw getrokken.
practice-boat = Welke boot is van jou?
practice-bots = Hoe goed zijn de bots?
practice-alone = Met bots spelen
practice-friends = Vrienden uitnodigen
position-text = Deze stelling als tekst
position-note = Wie de tekst heeft, kan haar spelen en weet alles.
position-copy = Stelling kopiëren
position-copied = Gekopieerd
position-load = Stelling laden
position-paste = Plak hier een stelling
position-look = Bekijken
position-found = { $title }, ronde { $round }, { $seats } boten
refused-no_position = In deze tekst staat geen stelling die je kunt spelen. Misschien ontbreekt er een stuk.

# Das Feld, auf dem man eingibt, was man mit eigenen Würfeln geworfen hat. Wird mit ihm geladen.
pad-how = Tippe dann an, was gefallen ist.
pad-how-dial = Tippe dann an, wohin der Pfeil zeigt.
pad-check = Stimmt das? Sonst tippe neu.
pad-ready = { $what }. Mit Enter abschicken.
pad-done = Stimmt
pad-table = Den Tisch würfeln lassen

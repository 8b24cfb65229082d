# What came in Anchors Aweigh. Loaded with the page about the dice.
luck-heap-shows = Umgedrehte Plättchen
luck-hands-shows = Blind gegriffene Plättchen
luck-starfish = { $tile } mit Seestern

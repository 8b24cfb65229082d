# What came in Anchors Aweigh. Loaded with the page about the dice.
luck-heap-shows = Omgedraaide tegels
luck-hands-shows = Blind gepakte tegels
luck-starfish = { $tile } met een zeester

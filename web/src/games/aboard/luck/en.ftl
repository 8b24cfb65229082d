# What came in Anchors Aweigh. Loaded with the page about the dice.
luck-heap-shows = Tiles that were turned
luck-hands-shows = Tiles taken unseen
luck-starfish = { $tile } with a starfish

# What came in Anchors Aweigh. Loaded with the page about the dice.
luck-heap-shows = Les tuiles retournées
luck-hands-shows = Les tuiles prises sans les voir
luck-starfish = { $tile } avec une étoile de mer

# La fin d’une partie. Chargée quand elle est finie.
end-story = { $n ->
    [one] Un moment de cette nuit
   *[other] Les moments de cette nuit
}
haul-piece = { $points } pour l’{ $island }
moment-escape = Échappée de justesse
moment-escape-say = { $laden ->
    [0] C’était juste pour { $name } : un pas de plus, et la lumière était là.
   *[other] Un pas de plus, et la lumière trouvait { $name } avec une caisse à bord.
}
moment-escape-say-you = { $laden ->
    [0] Un pas de plus, et la lumière te trouvait.
   *[other] Un pas de plus, et la lumière te trouvait avec une caisse à bord.
}
moment-caught = Dans la lumière
moment-caught-say = { $steps ->
    [0] La lumière a trouvé { $name } avec une caisse à peine chargée.
    [one] Après une case, la lumière a trouvé { $name } et sa caisse.
   *[other] Après { $steps } cases, la lumière a trouvé { $name } et sa caisse.
}
moment-caught-say-you = { $steps ->
    [0] La lumière t’a trouvé avec une caisse à peine chargée.
    [one] Après une case, la lumière t’a trouvé, toi et ta caisse.
   *[other] Après { $steps } cases, la lumière t’a trouvé, toi et ta caisse.
}
moment-bump = La bousculade
moment-bump-say = { $lit ->
    [0] { $name } a poussé un autre bateau hors de son chemin.
   *[other] { $name } a poussé un autre bateau en pleine lumière !
}
moment-bump-say-you = { $lit ->
    [0] Tu as poussé un autre bateau hors de ton chemin.
   *[other] Tu as poussé un autre bateau en pleine lumière !
}
moment-salvage = Le plus beau sauvetage
moment-salvage-say = D’autres avaient perdu la caisse, { $name } l’a livrée à l’{ $island }.
moment-salvage-say-you = D’autres avaient perdu la caisse, tu l’as livrée à l’{ $island }.
moment-voyage = Le plus long chemin
moment-voyage-say = { $steps ->
    [one] { $name } a porté une caisse sur une case jusqu’à l’{ $island }.
   *[other] { $name } a porté une caisse sur { $steps } cases jusqu’à l’{ $island }.
}
moment-voyage-say-you = { $steps ->
    [one] Tu as porté une caisse sur une case jusqu’à l’{ $island }.
   *[other] Tu as porté une caisse sur { $steps } cases jusqu’à l’{ $island }.
}
moment-swift = La livraison la plus rapide
moment-swift-say = { $rounds ->
    [0] Chargée et livrée dans le même tour : { $name }, { $island }.
    [one] Livrée un tour après le chargement : { $name }, { $island }.
   *[other] Livrée { $rounds } tours après le chargement : { $name }, { $island }.
}
moment-swift-say-you = { $rounds ->
    [0] Chargée et livrée dans le même tour : toi, { $island }.
    [one] Livrée un tour après le chargement : toi, { $island }.
   *[other] Livrée { $rounds } tours après le chargement : toi, { $island }.
}
moment-wrong = La mauvaise porte
moment-wrong-say = { $doors ->
    [one] { $name } a frappé en vain : l’{ $island } n’était pas la bonne porte.
   *[other] { $name } a frappé en vain : l’{ $island }, mauvaise porte numéro { $doors }.
}
moment-wrong-say-you = { $doors ->
    [one] Tu as frappé en vain : l’{ $island } n’était pas la bonne porte.
   *[other] Tu as frappé en vain : l’{ $island }, mauvaise porte numéro { $doors }.
}
moment-finish = La dernière caisse
moment-finish-say = Avec une caisse pour l’{ $island }, { $name } avait gagné.
moment-finish-say-you = Avec une caisse pour l’{ $island }, tu avais gagné.

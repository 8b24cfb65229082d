# Das Ende einer Partie. Wird geladen, wenn sie vorbei ist.
end-story = { $n ->
    [one] Ein Moment dieser Nacht
   *[other] Momente dieser Nacht
}
haul-piece = { $points } für { $island }
moment-escape = Knapp entkommen
moment-escape-say = { $laden ->
    [0] Noch ein Schritt, und das Licht hätte { $name } gefunden.
   *[other] Noch ein Schritt, und das Licht hätte { $name } mit einer Kiste an Bord gefunden.
}
moment-escape-say-you = { $laden ->
    [0] Noch ein Schritt, und das Licht hätte dich gefunden.
   *[other] Noch ein Schritt, und das Licht hätte dich mit einer Kiste an Bord gefunden.
}
moment-caught = Vom Licht erwischt
moment-caught-say = { $steps ->
    [0] Das Licht fand { $name } mit einer kaum geladenen Kiste.
    [one] Nach einem Feld fand das Licht { $name } samt Kiste.
   *[other] Nach { $steps } Feldern fand das Licht { $name } samt Kiste.
}
moment-caught-say-you = { $steps ->
    [0] Das Licht fand dich mit einer kaum geladenen Kiste.
    [one] Nach einem Feld fand das Licht dich samt Kiste.
   *[other] Nach { $steps } Feldern fand das Licht dich samt Kiste.
}
moment-bump = Der kühnste Rempler
moment-bump-say = { $lit ->
    [0] { $name } schob ein anderes Boot aus dem Weg.
   *[other] { $name } schob ein anderes Boot mitten ins Licht!
}
moment-bump-say-you = { $lit ->
    [0] Du hast ein anderes Boot aus dem Weg geschoben.
   *[other] Du hast ein anderes Boot mitten ins Licht geschoben!
}
moment-salvage = Die beste Bergung
moment-salvage-say = Andere hatten die Kiste verloren, { $name } brachte sie zur { $island }.
moment-salvage-say-you = Andere hatten die Kiste verloren, du hast sie zur { $island } gebracht.
moment-voyage = Der längste Weg
moment-voyage-say = { $steps ->
    [one] { $name } trug eine Kiste ein Feld weit zur { $island }.
   *[other] { $name } trug eine Kiste { $steps } Felder weit zur { $island }.
}
moment-voyage-say-you = { $steps ->
    [one] Du hast eine Kiste ein Feld weit zur { $island } gebracht.
   *[other] Du hast eine Kiste { $steps } Felder weit zur { $island } gebracht.
}
moment-swift = Am schnellsten geliefert
moment-swift-say = { $rounds ->
    [0] In einer Runde geladen und geliefert: { $name }, { $island }.
    [one] Eine Runde nach dem Laden geliefert: { $name }, { $island }.
   *[other] { $rounds } Runden nach dem Laden geliefert: { $name }, { $island }.
}
moment-swift-say-you = { $rounds ->
    [0] In einer Runde geladen und geliefert: du, { $island }.
    [one] Eine Runde nach dem Laden geliefert: du, { $island }.
   *[other] { $rounds } Runden nach dem Laden geliefert: du, { $island }.
}
moment-wrong = Die falsche Tür
moment-wrong-say = { $doors ->
    [one] { $name } klopfte vergeblich: { $island } war nicht das Ziel.
   *[other] { $name } klopfte vergeblich: { $island } war schon die { $doors }. falsche Tür.
}
moment-wrong-say-you = { $doors ->
    [one] Du hast vergeblich geklopft: { $island } war nicht das Ziel.
   *[other] Du hast vergeblich geklopft: { $island } war schon die { $doors }. falsche Tür.
}
moment-finish = Die letzte Kiste
moment-finish-say = Mit einer Kiste für die { $island } hatte { $name } gewonnen.
moment-finish-say-you = Mit einer Kiste für die { $island } hattest du gewonnen.

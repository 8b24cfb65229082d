# Het einde van een partij. Wordt geladen als ze voorbij is.
end-story = { $n ->
    [one] Een moment van deze nacht
   *[other] Momenten van deze nacht
}
haul-piece = { $points } voor het { $island }
moment-escape = Op het nippertje ontsnapt
moment-escape-say = { $laden ->
    [0] Nog één stap en het licht had { $name } gevonden.
   *[other] Nog één stap en het licht had { $name } gevonden, met een kist aan boord.
}
moment-escape-say-you = { $laden ->
    [0] Nog één stap en het licht had je gevonden.
   *[other] Nog één stap en het licht had je gevonden, met een kist aan boord.
}
moment-caught = Betrapt in het licht
moment-caught-say = { $steps ->
    [0] Het licht vond { $name } met een kist die nauwelijks geladen was.
    [one] Na één vak vond het licht { $name } met kist en al.
   *[other] Na { $steps } vakken vond het licht { $name } met kist en al.
}
moment-caught-say-you = { $steps ->
    [0] Het licht vond je met een kist die nauwelijks geladen was.
    [one] Na één vak vond het licht je met kist en al.
   *[other] Na { $steps } vakken vond het licht je met kist en al.
}
moment-bump = De brutaalste duw
moment-bump-say = { $lit ->
    [0] { $name } duwde een andere boot uit de weg.
   *[other] { $name } duwde een andere boot recht het licht in!
}
moment-bump-say-you = { $lit ->
    [0] Je duwde een andere boot uit de weg.
   *[other] Je duwde een andere boot recht het licht in!
}
moment-salvage = De mooiste berging
moment-salvage-say = Anderen hadden de kist verloren, { $name } bracht haar naar het { $island }.
moment-salvage-say-you = Anderen hadden de kist verloren, jij bracht haar naar het { $island }.
moment-voyage = De langste weg
moment-voyage-say = { $steps ->
    [one] { $name } bracht een kist één vak ver naar het { $island }.
   *[other] { $name } bracht een kist { $steps } vakken ver naar het { $island }.
}
moment-voyage-say-you = { $steps ->
    [one] Je bracht een kist één vak ver naar het { $island }.
   *[other] Je bracht een kist { $steps } vakken ver naar het { $island }.
}
moment-swift = De snelste levering
moment-swift-say = { $rounds ->
    [0] Geladen en geleverd in één ronde: { $name }, { $island }.
    [one] Eén ronde na het laden geleverd: { $name }, { $island }.
   *[other] { $rounds } rondes na het laden geleverd: { $name }, { $island }.
}
moment-swift-say-you = { $rounds ->
    [0] Geladen en geleverd in één ronde: jij, { $island }.
    [one] Eén ronde na het laden geleverd: jij, { $island }.
   *[other] { $rounds } rondes na het laden geleverd: jij, { $island }.
}
moment-wrong = De verkeerde deur
moment-wrong-say = { $doors ->
    [one] { $name } klopte vergeefs: het { $island } was niet het doel.
   *[other] { $name } klopte vergeefs: het { $island } was al verkeerde deur nummer { $doors }.
}
moment-wrong-say-you = { $doors ->
    [one] Je klopte vergeefs: het { $island } was niet het doel.
   *[other] Je klopte vergeefs: het { $island } was al verkeerde deur nummer { $doors }.
}
moment-finish = De laatste kist
moment-finish-say = Met een kist voor het { $island } had { $name } gewonnen.
moment-finish-say-you = Met een kist voor het { $island } had je gewonnen.

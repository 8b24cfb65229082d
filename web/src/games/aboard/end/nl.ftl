# Het einde van een partij. Wordt geladen als ze voorbij is.
end-story = { $n ->
    [one] Een moment van deze reizen
   *[other] Momenten van deze reizen
}
end-say = { $score } na twee reizen.
end-say-you = { $score } na twee reizen. Goed gezeild!
end-say-short = { $score } na twee reizen. Nog { $gap }, en je had gewonnen!
haul-money = { $chests ->
    [0] { $coins } munten
    [one] één kist en { $coins } munten
   *[other] { $chests } kisten en { $coins } munten
}
moment-cast_off = Het snelst geladen
moment-cast_off-say = { $ahead ->
    [0] { $name } was een haarbreed eerder geladen.
    [one] { $name } was geladen, één tegel voor op het volgende schip.
   *[other] { $name } was geladen, { $ahead } tegels voor op het volgende schip.
}
moment-cast_off-say-you = { $ahead ->
    [0] Je was een haarbreed eerder geladen.
    [one] Je was geladen, één tegel voor op het volgende schip.
   *[other] Je was geladen, { $ahead } tegels voor op het volgende schip.
}
moment-brave = De stoutste ontmoeting
moment-brave-say = { $fled ->
    [one] Een ander schip vluchtte; { $name } trotseerde de piraten en won.
   *[other] { $fled } schepen vluchtten; { $name } trotseerde de piraten en won.
}
moment-brave-say-you = { $fled ->
    [one] Een ander schip vluchtte; jij trotseerde de piraten en won.
   *[other] { $fled } schepen vluchtten; jij trotseerde de piraten en won.
}
moment-fined = De duurste ontmoeting
moment-fined-say = { $money ->
    [one] { $name } trof de piraten met lege handen en betaalde één munt.
   *[other] { $name } trof de piraten met lege handen en betaalde { $money } munten.
}
moment-fined-say-you = { $money ->
    [one] Je trof de piraten met lege handen en betaalde één munt.
   *[other] Je trof de piraten met lege handen en betaalde { $money } munten.
}
moment-rich = De beste kaart
moment-rich-say = { $money ->
    [one] Eén kaart bracht { $name } een munt.
   *[other] Eén kaart bracht { $name } { $money } munten.
}
moment-rich-say-you = { $money ->
    [one] Eén kaart bracht je een munt.
   *[other] Eén kaart bracht je { $money } munten.
}
moment-sold = Het volste schip
moment-sold-say = { $goods ->
    [one] { $name } kwam thuis met één zak om te verkopen.
   *[other] { $name } kwam thuis met { $goods } zakken om te verkopen.
}
moment-sold-say-you = { $goods ->
    [one] Je kwam thuis met één zak om te verkopen.
   *[other] Je kwam thuis met { $goods } zakken om te verkopen.
}
moment-chest = De schat
moment-chest-say = { $chests ->
    [one] { $name } sloot de eerste kist vol goud.
   *[other] { $name } sloot kist nummer { $chests }.
}
moment-chest-say-you = { $chests ->
    [one] Je sloot je eerste kist vol goud.
   *[other] Je sloot kist nummer { $chests }.
}

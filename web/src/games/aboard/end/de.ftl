# Das Ende einer Partie. Wird geladen, wenn sie vorbei ist.
end-story = { $n ->
    [one] Ein Moment dieser Reisen
   *[other] Momente dieser Reisen
}
end-say = { $score } nach zwei Reisen.
end-say-you = { $score } nach zwei Reisen. Gut gesegelt!
end-say-short = { $score } nach zwei Reisen. Noch { $gap }, und du hättest gewonnen!
haul-money = { $chests ->
    [0] { $coins } Münzen
    [one] eine Truhe und { $coins } Münzen
   *[other] { $chests } Truhen und { $coins } Münzen
}
moment-cast_off = Am schnellsten beladen
moment-cast_off-say = { $ahead ->
    [0] { $name } war um Haaresbreite früher beladen.
    [one] { $name } war beladen, ein Plättchen vor dem nächsten Schiff.
   *[other] { $name } war beladen, { $ahead } Plättchen vor dem nächsten Schiff.
}
moment-cast_off-say-you = { $ahead ->
    [0] Du warst um Haaresbreite früher beladen.
    [one] Du warst beladen, ein Plättchen vor dem nächsten Schiff.
   *[other] Du warst beladen, { $ahead } Plättchen vor dem nächsten Schiff.
}
moment-brave = Die kühnste Begegnung
moment-brave-say = { $fled ->
    [one] Ein anderes Schiff floh, { $name } stellte sich den Piraten und gewann.
   *[other] { $fled } Schiffe flohen, { $name } stellte sich den Piraten und gewann.
}
moment-brave-say-you = { $fled ->
    [one] Ein anderes Schiff floh, du hast dich den Piraten gestellt und gewonnen.
   *[other] { $fled } Schiffe flohen, du hast dich den Piraten gestellt und gewonnen.
}
moment-fined = Die teuerste Begegnung
moment-fined-say = { $money ->
    [one] { $name } traf die Piraten mit leeren Händen und zahlte eine Münze.
   *[other] { $name } traf die Piraten mit leeren Händen und zahlte { $money } Münzen.
}
moment-fined-say-you = { $money ->
    [one] Du hast die Piraten mit leeren Händen getroffen und eine Münze gezahlt.
   *[other] Du hast die Piraten mit leeren Händen getroffen und { $money } Münzen gezahlt.
}
moment-rich = Die beste Karte
moment-rich-say = { $money ->
    [one] Eine Karte brachte { $name } eine Münze.
   *[other] Eine Karte brachte { $name } { $money } Münzen.
}
moment-rich-say-you = { $money ->
    [one] Eine Karte brachte dir eine Münze.
   *[other] Eine Karte brachte dir { $money } Münzen.
}
moment-sold = Das vollste Schiff
moment-sold-say = { $goods ->
    [one] { $name } kam mit einem Sack zum Verkaufen heim.
   *[other] { $name } kam mit { $goods } Säcken zum Verkaufen heim.
}
moment-sold-say-you = { $goods ->
    [one] Du bist mit einem Sack zum Verkaufen heimgekommen.
   *[other] Du bist mit { $goods } Säcken zum Verkaufen heimgekommen.
}
moment-chest = Der Schatz
moment-chest-say = { $chests ->
    [one] { $name } schloss die erste Truhe voll Gold.
   *[other] { $name } schloss Truhe Nummer { $chests }.
}
moment-chest-say-you = { $chests ->
    [one] Du hast deine erste Truhe voll Gold geschlossen.
   *[other] Du hast Truhe Nummer { $chests } geschlossen.
}

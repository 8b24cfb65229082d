# Het einde van een partij. Wordt geladen als ze voorbij is.
end-title = { $name } wint!
end-title-you = Gewonnen!
end-title-tie = Gedeelde winst!
end-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-of = { $score } van { $target }
end-looks = Terugkijken
end-replay = Nog eens bekijken
end-look = Het bord bekijken
end-film = De film van de avond
end-picture = Een plaatje van het bord
end-follow = De anderen spelen alweer.
end-follow-go = Meedoen
end-next = Volgende partij
end-next-game = Volgende partij: { $title }
end-say = { $score } na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}.
end-say-you = { $score } na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. Goed gezeild!
end-say-short = { $score } na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. Nog { $gap }, en je had gewonnen!
end-say-tie = { $names } delen de winst: elk { $score }.
end-say-tie-you = Je deelt de winst met { $names }: elk { $score }.
end-story = { $n ->
    [one] Een moment uit deze partij
   *[other] Momenten uit deze partij
}
end-nothing = niets thuisgebracht
end-stood-in = { $moves ->
    [one] Eén zet van een bot was op gevoel: de bemanning was nog niet klaar.
   *[other] { $moves } zetten van bots waren op gevoel: de bemanning was nog niet klaar.
}
end-practice = Dit was oefening: het telt nergens mee.
end-again-here = Nog eens vanaf daar

# Das Ende einer Partie. Wird geladen, wenn sie vorbei ist.
end-title = { $name } gewinnt!
end-title-you = Gewonnen!
end-title-tie = Geteilter Sieg!
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-of = { $score } von { $target }
end-looks = Zurückblicken
end-replay = Noch einmal ansehen
end-look = Das Brett ansehen
end-film = Der Film des Abends
end-picture = Ein Bild vom Brett
end-follow = Die anderen spielen schon wieder.
end-follow-go = Mitspielen
end-next = Nächste Partie
end-next-game = Nächste Partie: { $title }
end-say = { $score } nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.
end-say-you = { $score } nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}. Gut gesegelt!
end-say-short = { $score } nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}. Noch { $gap }, und du hättest gewonnen!
end-say-tie = { $names } teilen sich den Sieg: je { $score }.
end-say-tie-you = Du teilst den Sieg mit { $names }: je { $score }.
end-story = { $n ->
    [one] Ein Moment dieser Partie
   *[other] Momente dieser Partie
}
end-nothing = nichts heimgebracht
end-stood-in = { $moves ->
    [one] Ein Zug eines Bots wurde nach Gefühl gemacht: Die Mannschaft war noch nicht bereit.
   *[other] { $moves } Züge von Bots wurden nach Gefühl gemacht: Die Mannschaft war noch nicht bereit.
}
end-practice = Das war Übung: Es zählt nirgends.
end-again-here = Noch einmal von dort

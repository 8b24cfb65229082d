# Das Ende einer Partie. Wird geladen, wenn sie vorbei ist.
end-story = { $n ->
    [one] Ein Moment dieser Fahrt
   *[other] Momente dieser Fahrt
}
haul-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
moment-escape = Knapp entkommen
moment-escape-say = Bei { $danger } von 16 Feldern wäre ein Schiff von { $name } gefangen gewesen. Es segelte weiter.
moment-escape-say-you = Bei { $danger } von 16 Feldern wäre dein Schiff gefangen gewesen. Es segelte weiter.
moment-caught = Der größte Fang
moment-caught-say = { $ships ->
    [one] Die Wolke fing ein Schiff von { $name } ein.
   *[other] Die Wolke fing { $ships } Schiffe von { $name } auf einmal.
}
moment-caught-say-you = { $ships ->
    [one] Die Wolke fing eines deiner Schiffe.
   *[other] Die Wolke fing { $ships } deiner Schiffe auf einmal.
}
moment-swallowed = Die schwärzeste Stunde
moment-swallowed-say = { $ships ->
    [one] Der Sturm trug ein Schiff von { $name } für immer fort.
   *[other] Der Sturm trug { $ships } Schiffe von { $name } für immer fort.
}
moment-swallowed-say-you = { $ships ->
    [one] Der Sturm trug eines deiner Schiffe für immer fort.
   *[other] Der Sturm trug { $ships } deiner Schiffe für immer fort.
}
moment-sent_back = Der längste Weg zurück
moment-sent_back-say = { $steps ->
    [one] Ein Schiff von { $name } musste nach einem Feld zurück in den Hafen.
   *[other] Ein Schiff von { $name } musste nach { $steps } Feldern zurück in den Hafen.
}
moment-sent_back-say-you = { $steps ->
    [one] Dein Schiff musste nach einem Feld zurück in den Hafen.
   *[other] Dein Schiff musste nach { $steps } Feldern zurück in den Hafen.
}
moment-rich = Die reichste Landung
moment-rich-say = { $money } auf einen Schlag: { $name }, { $port }.
moment-rich-say-you = { $money } auf einen Schlag: du, { $port }.
moment-finish = Der letzte Akt
moment-finish-say = { $ending ->
    [fleet_lost] Das letzte Schiff von { $name } ging verloren.
    [no_cards] { $name } nahm die letzte Karte.
   *[target] { $name } erreichte die Flagge.
}
moment-finish-say-you = { $ending ->
    [fleet_lost] Dein letztes Schiff ging verloren.
    [no_cards] Du hast die letzte Karte genommen.
   *[target] Du hast die Flagge erreicht.
}

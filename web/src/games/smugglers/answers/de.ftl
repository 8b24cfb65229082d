# Was Insel der Schmuggler antwortet.

# Wo ein Feld liegt
near-harbour = Hafen der { $island }.
near-ring-I = Innerer Ring
near-ring-M = Mittlerer Ring
near-ring-O = Äußerer Ring
near-before = { $ring }, vor der { $island }.
near-clockwise = { $ring }, im Uhrzeigersinn neben der { $island }.
near-counter = { $ring }, gegen den Uhrzeigersinn neben der { $island }.
near-between = { $ring }, zwischen der { $island } und der { $other }.
near-steps = { $steps ->
    [one] Vom Boot von { $name } aus ein Feld entfernt.
   *[other] Vom Boot von { $name } aus { $steps } Felder entfernt.
}
near-steps-you = { $steps ->
    [one] Ein Feld von deinem Boot entfernt.
   *[other] { $steps } Felder von deinem Boot entfernt.
}
near-goal = { $steps ->
    [one] Ein Feld bis zur { $island }.
   *[other] { $steps } Felder bis zur { $island }.
}
place-boat = { $name } liegt hier.
place-boat-you = Du liegst hier.
place-goods = Hier treibt eine Kiste.
place-rock = Hier ist ein Felsen.
place-light = Im Licht.

# Dinge
answer-boat = { $name } hat eine Kiste von der { $island } geladen.
answer-boat-you = Dein Boot hat eine Kiste von der { $island } geladen.
answer-boat-empty = Das Boot von { $name } ist leer und holt als Nächstes eine Kiste.
answer-boat-empty-you = Dein Boot ist leer: Hol eine Kiste.
answer-boat-secret = Wohin sie muss, weiß nur, wer sie fährt.
answer-goal = { $points ->
    [one] Sie muss zur { $island } und bringt 1 Punkt.
   *[other] Sie muss zur { $island } und bringt { $points } Punkte.
}
answer-goal-shut = Halte das Auge gedrückt: Es zeigt, wohin deine Kiste muss.
answer-wrong = Für diese Kiste ist es der falsche Hafen: Das Boot muss weiter.
answer-lit = Es liegt im Licht!
answer-island = { $pieces ->
    [0] { $island }: Hier gibt es keine Kiste mehr zu holen. Kisten für diese Insel werden in ihrem Hafen abgegeben.
    [one] { $island }: Hier gibt es noch 1 Kiste zu holen. Kisten für diese Insel werden in ihrem Hafen abgegeben.
   *[other] { $island }: Hier gibt es noch { $pieces } Kisten zu holen. Kisten für diese Insel werden in ihrem Hafen abgegeben.
}
answer-island-goal = Hierher muss deine Kiste!
answer-boats = Im Hafen: { $names }.
answer-goods = { $crates ->
    [one] Hier treibt eine Kiste von der { $island }. Ein Boot, das hier hält, darf sie nehmen.
   *[other] Hier treiben { $crates } Kisten, die oberste von der { $island }. Ein Boot, das hier hält, darf sie nehmen.
}
answer-rock = Ein Felsen: Darüber fährt kein Boot.
answer-tower = Der Leuchtturm scheint zur { $island }. Wen das Licht findet, der verliert die Kiste, und niemand fährt ins Licht.
answer-tower-dark = Der Leuchtturm. Wen sein Licht findet, der verliert die Kiste.
answer-points = { $name } hat { $points } von { $target } Punkten.
answer-points-you = Du hast { $points } von { $target } Punkten.
answer-pieces = { $pieces ->
    [0] { $name } hat noch nichts abgegeben.
    [one] { $name } hat 1 Kiste abgegeben.
   *[other] { $name } hat { $pieces } Kisten abgegeben.
}
answer-pieces-you = { $pieces ->
    [0] Du hast noch nichts abgegeben.
    [one] Du hast 1 Kiste abgegeben.
   *[other] Du hast { $pieces } Kisten abgegeben.
}
answer-dice = Der bunte Würfel dreht das Licht, der andere sagt, wie weit ein Boot fahren darf.

# Die Tasten
answer-watching = Du schaust zu: Kein Boot gehört dir.
answer-no-harbour = Dein Boot hat noch keinen Hafen.
goal-crate = { $points ->
    [one] Deine Kiste muss zur { $island } und bringt 1 Punkt.
   *[other] Deine Kiste muss zur { $island } und bringt { $points } Punkte.
}
answer-far = { $steps ->
    [one] Es ist 1 Feld bis dorthin.
   *[other] Es sind { $steps } Felder bis dorthin.
}
answer-left = { $left ->
    [one] { $name } braucht noch 1 Punkt.
   *[other] { $name } braucht noch { $left } Punkte.
}
answer-left-you = { $left ->
    [one] Du brauchst noch 1 Punkt.
   *[other] Du brauchst noch { $left } Punkte.
}
answer-fetch = { $steps ->
    [0] Hol eine Kiste: Die nächste liegt gleich hier.
    [one] Hol eine Kiste: Die nächste ist 1 Feld entfernt.
   *[other] Hol eine Kiste: Die nächste ist { $steps } Felder entfernt.
}
around-light = { $steps ->
    [0] Du liegst im Licht!
    [one] Das Licht ist 1 Feld entfernt.
   *[other] Das Licht ist { $steps } Felder entfernt.
}
around-boat = { $steps ->
    [0] { $name } liegt neben dir.
    [one] { $name } ist 1 Feld entfernt.
   *[other] { $name } ist { $steps } Felder entfernt.
}
around-crate = { $steps ->
    [0] Gleich hier treibt eine Kiste.
    [one] Eine Kiste treibt 1 Feld entfernt.
   *[other] Eine Kiste treibt { $steps } Felder entfernt.
}
around-rock = { $steps ->
    [one] Ein Felsen ist 1 Feld entfernt.
   *[other] Ein Felsen ist { $steps } Felder entfernt.
}
around-island = { $steps ->
    [one] { $island }: 1 Feld entfernt.
   *[other] { $island }: { $steps } Felder entfernt.
}
around-nothing = Drei Felder ringsum nichts als Meer.
standing-leads = In Führung: { $names }.
standing-target = Mit { $target } Punkten gewinnt man.

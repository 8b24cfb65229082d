# Die Wörter von Schweinerei am einfachen Tisch: was hier fehlt, sagen die Namen des Spiels.

field-at_stake = Auf dem Spiel
option-target = Punkte zum Sieg
action-roll = Würfeln
action-hold = Behalten
now-choose = Noch einmal, oder reicht es?
event-began = { $name } beginnt.
event-began-you = Du beginnst.
event-rolled = { $name } würfelt eine { $die }.
event-rolled-you = Du würfelst eine { $die }.
event-spoilt = { $lost ->
    [0] Oje, eine 1! { $name } bekommt nichts.
   *[other] Oje, eine 1! { $name } verliert { $lost }.
}
event-spoilt-you = { $lost ->
    [0] Oje, eine 1! Du bekommst nichts.
   *[other] Oje, eine 1! Du verlierst { $lost }.
}
event-held = { $name } behält { $kept } und hat { $points }.
event-held-you = Du behältst { $kept } und hast { $points }.
why-not_now = Du bist nicht dran.
why-nothing = Noch steht nichts auf dem Spiel: würfle zuerst.
why-enough = Du hast genug: behalte sie, und du gewinnst!
reason-much = Es gibt viel zu verlieren.
reason-little = Noch gibt es wenig zu verlieren.
moment-kept = Ein guter Fang
moment-kept-say = { $name } behielt { $points } auf einmal.
moment-kept-say-you = Du behieltest { $points } auf einmal.
moment-lost = Alles weg
moment-lost-say = Eine 1 nahm { $name } { $points } weg.
moment-lost-say-you = Eine 1 nahm dir { $points } weg.
moment-stake = Wie mutig!
moment-stake-say = Bei { $name } standen { $points } auf dem Spiel.
moment-stake-say-you = Bei dir standen { $points } auf dem Spiel.
luck-dice-die = Der Würfel
rule-1 = Wenn du dran bist, würfle, *so oft du magst*. Was fällt, kommt zu dem, was auf dem Spiel steht.
rule-2 = *Behalte* es, und es gehört dir. Dann würfelt der Nächste.
rule-3 = Würfelst du aber eine *1*, ist alles verloren, was auf dem Spiel stand, und du bist fertig.
rule-4 = Wer behält und genug Punkte hat, *gewinnt*.

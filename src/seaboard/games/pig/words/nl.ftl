# De woorden van Varken aan de eenvoudige tafel: wat hier ontbreekt, zeggen de namen van het spel.

field-at_stake = Op het spel
option-target = Punten om te winnen
action-roll = Gooien
action-hold = Houden
now-choose = Nog een keer, of is het genoeg?
event-began = { $name } begint.
event-began-you = Jij begint.
event-rolled = { $name } gooit een { $die }.
event-rolled-you = Je gooit een { $die }.
event-spoilt = { $lost ->
    [0] O nee, een 1! { $name } krijgt niets.
   *[other] O nee, een 1! { $name } verliest { $lost }.
}
event-spoilt-you = { $lost ->
    [0] O nee, een 1! Je krijgt niets.
   *[other] O nee, een 1! Je verliest { $lost }.
}
event-held = { $name } houdt { $kept } en heeft { $points }.
event-held-you = Je houdt { $kept } en hebt { $points }.
why-not_now = Je bent niet aan de beurt.
why-nothing = Er staat nog niets op het spel: gooi eerst.
why-enough = Je hebt genoeg: hou ze, en je wint!
reason-much = Er is veel te verliezen.
reason-little = Er is nog weinig te verliezen.
moment-kept = Een mooie vangst
moment-kept-say = { $name } hield { $points } in één keer.
moment-kept-say-you = Je hield { $points } in één keer.
moment-lost = Alles weg
moment-lost-say = Een 1 nam { $points } van { $name } af.
moment-lost-say-you = Een 1 nam { $points } van je af.
moment-stake = Wat een durf!
moment-stake-say = { $name } had { $points } op het spel staan.
moment-stake-say-you = Je had { $points } op het spel staan.
luck-dice-die = De dobbelsteen
rule-1 = Gooi als je aan de beurt bent *zo vaak je wilt*. Wat je gooit, komt bij wat er op het spel staat.
rule-2 = *Hou het*, en wat er op het spel staat is van jou. De volgende gooit.
rule-3 = Maar gooi je een *1*, dan is alles verloren wat op het spel stond, en je beurt is voorbij.
rule-4 = Wie houdt en genoeg punten heeft, *wint*.

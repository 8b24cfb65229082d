# Iemand was weg, een pauze, of meer dan één zet terugnemen. Wordt daarmee geladen.
away-turn = { $name } is aan de beurt
away-is = { $name } is er even niet.
away-soon = Wacht even. Straks kan een bot verder varen.
away-choice = Wachten, of vaart een bot tot { $name } terug is?
away-lend = Laat een bot varen
away-wait = Wacht op { $name }
since-title = Terwijl je weg was
since-close = Ik heb het gelezen
since-play = Laat zien
since-skip = Overslaan
paused-title = Pauze
paused-text = De partij wacht, een uur of maanden. Er loopt niets af.
paused-watching = Wie aan tafel zit gaat verder wanneer het uitkomt.
paused-go = Verder
take-back-title = Terugnemen?
take-back-text = { $count ->
    [one] Dit neemt je zet terug, en alles wat { $names } sindsdien deed.
   *[other] Dit neemt je zet terug, en alles wat { $names } sindsdien deden.
}
take-back-go = Alles terugnemen
take-back-stay = Nee, het blijft
notify = Zeg me wanneer ik aan de beurt ben
notify-hint = Ook als een andere pagina open is.
notify-denied = Deze browser staat het niet toe. In de instellingen kun je dat veranderen.

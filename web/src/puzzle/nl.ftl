# De puzzel van de dag. Wordt ermee geladen.
puzzle-title = Puzzel van de dag
puzzle-ask = Jij vaart met { $boat }. Wat is de beste zet?
puzzle-secret = Ga uit van wat je ziet: op jouw plek weet niemand meer.
puzzle-choose = Kies op het bord, of hier:
puzzle-several = Wat bedoel je daar?
puzzle-all = Alle zetten
puzzle-answer = Dit is mijn antwoord
puzzle-right = Je hebt hem gevonden!
puzzle-wrong = Niet de beste. Hij kost { $points ->
    [one] één punt
   *[other] { $points } punten
} van de honderd.
puzzle-wrong-more = Niet de beste: te zelden goed om te meten.
puzzle-best = De beste zet
puzzle-no-reason = op het eerste gezicht pleit er niets voor: pas uitproberen laat het zien
puzzle-second = De op één na beste
puzzle-sensible = Wat de meesten doen
puzzle-sensible-second = De op één na beste, en wat de meesten doen
puzzle-yours = Jouw zet
puzzle-chance = Kans om te winnen: { $chance }, plus of min { $error }
puzzle-lead = Hij is { $points } punten beter dan elke andere zet, plus of min { $error }. { $worlds } keer geprobeerd, en wat je niet kon weten telkens opnieuw getrokken.
puzzle-play = Van hier verder spelen
puzzle-again = Nog eens nadenken
puzzle-solved = { $days ->
    [0] Op dit apparaat nog niet opgelost
    [one] Op dit apparaat op één dag opgelost
   *[other] Op dit apparaat op { $days } dagen opgelost
}
puzzle-tomorrow = Morgen is er een nieuwe.
puzzle-games = Spel
refused-no_puzzle = Van dit spel is er vandaag geen puzzel.

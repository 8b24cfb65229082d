# Het regelboek

book-chapters = Hoofdstukken
book-next = Volgende bladzijde
book-before = Vorige bladzijde
book-page = { $page } van { $pages }
book-stop = Stop met voorlezen
book-agreed = Hiermee spelen jullie.
book-now-nothing = Even niets. Kijk wat er gebeurt.
book-more = { $more ->
    [one] en nog één mogelijkheid
   *[other] en nog { $more }
}
book-rule = { $chapter }, regel { $number }

# De toetsen
book-keys = Toetsen
book-key-arrows = Van vak naar vak gaan
book-key-enter = Kiezen
book-key-skip = Sluiten, of doorgaan als er iets te zien is
book-key-throw = Gooien of draaien
book-key-undo = Terugnemen
book-key-moves = Alle zetten als lijst
book-key-hint = Om een tip vragen
book-key-menu = Het menu openen
book-key-rules = De regels openen
book-key-keys = Wat kan ik doen, en deze toetsen
book-key-where = Waar ben ik?
book-key-goal = Waar moet ik heen?
book-key-around = Wat is er in de buurt?
book-key-last = Wat gebeurde er het laatst?
book-key-standing = Hoe staan we ervoor?

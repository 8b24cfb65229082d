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
book-key-throw = Gooien of draaien
book-key-rules = De regels openen
book-key-where = Waar ben ik?
book-key-goal = Waar moet ik heen?
book-key-around = Wat is er in de buurt?
book-key-last = Wat gebeurde er het laatst?
book-key-standing = Hoe staan we ervoor?

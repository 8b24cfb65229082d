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

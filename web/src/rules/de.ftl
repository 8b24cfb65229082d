# Das Regelbuch

book-chapters = Kapitel
book-next = Nächste Seite
book-before = Seite davor
book-page = { $page } von { $pages }
book-stop = Nicht weiterlesen
book-agreed = Damit spielt ihr.
book-now-nothing = Gerade nichts. Schau, was passiert.
book-more = { $more ->
    [one] und noch eine Möglichkeit
   *[other] und { $more } weitere
}
book-rule = { $chapter }, Regel { $number }

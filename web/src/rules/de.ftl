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

# Die Tasten
book-keys = Tasten
book-key-arrows = Von Feld zu Feld gehen
book-key-enter = Wählen
book-key-skip = Schließen, oder weiter, wenn etwas gezeigt wird
book-key-throw = Würfeln oder drehen
book-key-undo = Zurücknehmen
book-key-moves = Alle Züge als Liste
book-key-hint = Tipp holen
book-key-menu = Das Menü öffnen
book-key-rules = Die Regeln öffnen
book-key-keys = Was kann ich tun, und diese Tasten
book-key-where = Wo bin ich?
book-key-goal = Wohin muss ich?
book-key-around = Was ist in der Nähe?
book-key-last = Was ist zuletzt passiert?
book-key-standing = Wie steht es?

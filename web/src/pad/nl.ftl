# Het blok waarop je invoert wat je met eigen dobbelstenen hebt gegooid. Wordt ermee geladen.
pad-how = Tik dan aan wat er ligt.
pad-how-dial = Tik dan aan waar de pijl wijst.
pad-check = Klopt het? Tik anders iets anders aan.
pad-ready = { $what }. Met Enter versturen.
pad-done = Klopt
pad-table = Laat de tafel gooien

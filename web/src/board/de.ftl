# Finger auf dem Brett: geladen, wenn es gebraucht wird.
sure = Ein Tipp genügt
sure-hint = Sonst zeigt der erste, was geschähe, und der zweite tut es.
lens-hint = Eng hier? Halten und schieben zeigt es größer.

# Was von den Leuten aufbewahrt wird, in vier Sätzen. Mit der Seite geladen, die sie sagt.
privacy-kept = Der Server dieser Seite bewahrt jeden Tisch auf: die Namen, wie ihr sie eingetippt habt, jeden Zug mit seiner Uhrzeit und für jeden Platz einen Hashwert, an dem er dein Gerät erkennt; das Gerät selbst merkt sich seine Plätze, Namen und Einstellungen, und sein Logbuch liegt nur dort.
privacy-days = { $days ->
    [0] Er behält sie, bis jemand sie löscht, außer Tischen, die nie begonnen haben: Die verschwinden nach einer Woche.
   *[other] Ein Tisch, den { $days } Tage lang niemand angerührt hat, wird gelöscht, und einer, der nie begonnen hat, nach einer Woche.
}
privacy-unknown = Wie lange er sie behält, konnte er gerade nicht sagen; frag, wer ihn betreibt.
privacy-seen = Wer den Link zu einem Tisch hat, sieht die Namen dort und was alle vom Spiel sehen dürfen, und wer den Server betreibt, kann alles sehen.
privacy-delete = Wer einen Tisch eröffnet hat, kann ihn mit allem löschen, was dort gespielt wurde (im Menü unter „{ table-page }“), und wer den Server betreibt, auch; das Logbuch und jeden Namen darin löschst du auf seiner Seite; es gibt keine Konten und keine Cookies, und niemand sonst erfährt etwas.

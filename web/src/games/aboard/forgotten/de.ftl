# Looking back on a voyage. Loaded when it is over.
forgot-title = Was ich vergessen habe
forgot-of = Was { $name } vergessen hat
forgot-nothing = Gut geladen! Es hat nichts gefehlt.
forgot-most = { $cards ->
    [one] Nur einmal hat etwas gefehlt. Denk beim nächsten Mal daran: { $thing }.
   *[other] { $cards }-mal hat etwas gefehlt. Am meisten: { $thing }.
}
forgot-loaded = Geladen: { $things }
forgot-card = Nicht dabei: { $things }

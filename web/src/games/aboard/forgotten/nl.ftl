# Looking back on a voyage. Loaded when it is over.
forgot-title = Wat ik vergeten ben
forgot-of = Wat { $name } vergeten is
forgot-nothing = Goed geladen! Er ontbrak niets.
forgot-most = { $cards ->
    [one] Maar één keer ontbrak er iets. Denk er volgende keer aan: { $thing }.
   *[other] { $cards } keer ontbrak er iets. Vooral: { $thing }.
}
forgot-loaded = Geladen: { $things }
forgot-card = Niet aan boord: { $things }

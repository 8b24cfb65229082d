# Looking back on a voyage. Loaded when it is over.
forgot-title = Ce que j’ai oublié
forgot-of = Ce que { $name } a oublié
forgot-nothing = Bien chargé ! Il n’a rien manqué.
forgot-most = { $cards ->
    [one] Il n’a manqué quelque chose qu’une fois. La prochaine fois, pense à ceci : { $thing }.
   *[other] Il a manqué quelque chose { $cards } fois. Surtout : { $thing }.
}
forgot-loaded = À bord : { $things }
forgot-card = Il manquait : { $things }

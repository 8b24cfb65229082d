# Le départ d’une course. Chargé quand il y en a un.
kinds-title = Quatre sortes de cartes
kind-discovery = Donne ces tuiles, prends le trésor.
kind-trade = Échange un sac contre deux.
kind-pirates = Armé ? Affronte-les. Sinon, fuis !
kind-order = Vient à la fin. Vends tes sacs.
start-voyage = Voyage { $voyage }
counted-title = Le voyage { $voyage } est compté
counted-leads = { $many ->
    [one] { $names } mène avec { $money }.
   *[other] { $names } mènent avec { $money }.
}
counted-leads-you = { $many ->
    [one] Tu mènes avec { $money }.
   *[other] À égalité avec { $names }, tu mènes avec { $money }.
}
counted-first = en tête
counted-parrot = perroquet

# Der Start eines Rennens. Wird geladen, wenn einer bevorsteht.
kinds-title = Vier Arten von Karten
kind-discovery = Gib die Plättchen, nimm den Schatz.
kind-trade = Tausche einen Sack gegen zwei.
kind-pirates = Bewaffnet? Stell dich. Sonst: fliehe!
kind-order = Kommt zuletzt. Säcke werden Münzen.
start-voyage = Reise { $voyage }
counted-title = Reise { $voyage } ist gezählt
counted-leads = { $many ->
    [one] { $names } führt mit { $money }.
   *[other] { $names } führen mit { $money }.
}
counted-leads-you = { $many ->
    [one] Du führst mit { $money }.
   *[other] Gleichauf mit { $names } führst du mit { $money }.
}
counted-first = führt
counted-parrot = Papagei

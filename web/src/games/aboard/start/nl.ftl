# De start van een race. Wordt geladen als er een komt.
kinds-title = Vier soorten kaarten
kind-discovery = Geef deze tegels, krijg de schat.
kind-trade = Ruil één zak voor twee.
kind-pirates = Gewapend? Vecht dan. Zo niet: vlucht!
kind-order = Komt het laatst. Zakken worden munten.
start-voyage = Reis { $voyage }
counted-title = Reis { $voyage } is geteld
counted-leads = { $many ->
    [one] { $names } staat voor met { $money }.
   *[other] { $names } staan voor met { $money }.
}
counted-leads-you = { $many ->
    [one] Je staat voor met { $money }.
   *[other] Samen met { $names } sta je voor met { $money }.
}
counted-first = voor
counted-parrot = papegaai

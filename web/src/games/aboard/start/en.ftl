# The start of a race. Loaded when one is awaited.
kinds-title = Four kinds of cards
kind-discovery = Give these tiles, get the treasure.
kind-trade = Swap one sack for two.
kind-pirates = Armed? Meet them. If not: flee!
kind-order = Comes last. Sacks become coins.
start-voyage = Voyage { $voyage }
counted-title = Voyage { $voyage } is counted
counted-leads = { $many ->
    [one] { $names } leads with { $money }.
   *[other] { $names } lead with { $money }.
}
counted-leads-you = { $many ->
    [one] You lead with { $money }.
   *[other] Level with { $names }, you lead with { $money }.
}
counted-first = leads
counted-parrot = parrot

# Wat Alles aan boord?! antwoordt.

# Kaarten
answer-discovery = Wie alles heeft mag het afgeven en krijgt de beloning.
answer-trade = Wie de zak heeft mag hem ruilen.
answer-pirates = { $goods ->
    [one] Wie ze ontmoet geeft af wat ze vraagt en krijgt de beloning, of betaalt { $money } munten en { $goods } zak. Wie vlucht krijgt niets en betaalt niets.
   *[other] Wie ze ontmoet geeft af wat ze vraagt en krijgt de beloning, of betaalt { $money } munten en { $goods } zakken. Wie vlucht krijgt niets en betaalt niets.
}
answer-order = Wie de zakken heeft mag ze leveren en krijgt de beloning.
answer-back = { $category }: deze kaart ligt nog gedekt.
answer-lacks = Op je schip ontbreekt: { $things }.
answer-has-all = Je schip heeft alles ervoor.

# Tegels en zakken
answer-tile = { $cards ->
    [0] Een tegel, { $tile }: geen kaart vraagt erom.
    [one] Een tegel, { $tile }: één kaart vraagt erom.
   *[other] Een tegel, { $tile }: { $cards } kaarten vragen erom.
}
answer-tile-now = Een tegel, { $tile }: de open kaart vraagt erom.
answer-tile-plain = Een tegel, { $tile }: ontdekkingen en piraten vragen om zulke dingen.
answer-aboard = { $aboard ->
    [0] Je hebt er geen aan boord.
   *[other] Je hebt er { $aboard } aan boord.
}
answer-storage = Een opslagruimte: geen kaart vraagt erom, maar onderweg passen er { $sacks } zakken in.
answer-none-open = Hiervan ligt er nu niets open: { $tile }.
answer-monkey = Een aap: hij neemt een plaats in en heeft geen nut.
answer-monkey-joker = Een aap: hij staat voor elke tegel waar een kaart om vraagt.
answer-parrot = De papegaai staat één keer voor een tegel waar een ontdekking of piraten om vragen.
answer-face-down = Een gedekte tegel: je kunt hem omdraaien.
answer-starfish = Hij heeft een zeester en blijft liggen.
answer-sack = { $left ->
    [0] Een { $sack }: kaarten ruilen en bestellen zakken, en thuis wordt elke zak verkocht. Er is er geen meer in de voorraad.
   *[other] Een { $sack }: kaarten ruilen en bestellen zakken, en thuis wordt elke zak verkocht. Er zijn er nog { $left } in de voorraad.
}
answer-any = Een zak in een kleur naar keuze.

# Schepen
answer-chests = { $chests ->
    [one] Er is een kist bij, die telt voor { $worth } en houdt zijn plaats voorgoed.
   *[other] Er zijn { $chests } kisten bij, elk telt voor { $worth } en houdt zijn plaats voorgoed.
}
answer-deck = Aan dek: { $things }.
answer-hold = Benedendeks: { $things }.
answer-hold-shut = { $things ->
    [0] Benedendeks is niets.
    [one] Benedendeks is één ding dat niemand ziet.
   *[other] Benedendeks zijn { $things } dingen die niemand ziet.
}
answer-loaded = Geladen: { $tiles } van de { $places } tegels, { $sacks } van de { $special } zakken.
answer-place-deck = Een vrije plaats aan dek: iedereen ziet wat daar ligt.
answer-place-below = Een vrije plaats benedendeks: alleen de eigenaar ziet wat daar ligt.
answer-place-special = Een plaats voor een zak.

# Op zee en aan de kade
answer-pile = De kaarten van deze reis komen een voor een.
answer-sandglass = Als het zand is doorgelopen, laadt de tafel voor wie nog niet klaar is.
answer-meet = De piraten ontmoeten: afgeven wat hun kaart vraagt en de beloning krijgen.
answer-flee = Voor de piraten vluchten: geen beloning, geen gevaar. Wie ze ontmoet en niet kan betalen verliest: { $takes }.

# De toetsen
answer-watching = Je kijkt toe: geen schip is van jou.
where-quay = Het schip van { $name } ligt aan de kade.
where-home = Het schip van { $name } is weer thuis.
where-sea = { $left ->
    [0] Het schip van { $name } is op zee, de laatste kaart is eruit.
    [one] Het schip van { $name } is op zee, er komt nog één kaart.
   *[other] Het schip van { $name } is op zee, er komen nog { $left } kaarten.
}
where-quay-you = Je schip ligt aan de kade.
where-home-you = Je schip is weer thuis.
where-sea-you = { $left ->
    [0] Je schip is op zee, de laatste kaart is eruit.
    [one] Je schip is op zee, er komt nog één kaart.
   *[other] Je schip is op zee, er komen nog { $left } kaarten.
}
goal-rich = Reis { $round } van { $rounds }. Na de laatste wint het rijkste schip.
goal-asks = Alle kaarten samen vragen: { $things }.
goal-lacks = Voor alle kaarten samen mis je nog: { $things }.
around-heap = Open op de hoop: { $things }.
around-down = { $tiles ->
    [0] Geen tegel ligt gedekt.
    [one] Eén tegel ligt gedekt.
   *[other] { $tiles } tegels liggen gedekt.
}
around-cards = { $cards ->
    [one] Er ligt één kaart open omheen.
   *[other] Er liggen { $cards } kaarten open omheen.
}
around-ship = Het schip van { $name }:
standing-leads = Aan kop: { $names }.

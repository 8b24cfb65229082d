# Was Alles an Bord?! antwortet.

# Karten
answer-discovery = Wer alles hat, darf es abgeben und bekommt die Belohnung.
answer-trade = Wer den Sack hat, darf ihn tauschen.
answer-pirates = { $goods ->
    [one] Wer sich ihnen stellt, gibt ab, was sie verlangt, und bekommt die Belohnung, oder zahlt { $money } Münzen und { $goods } Sack. Wer flieht, bekommt nichts und zahlt nichts.
   *[other] Wer sich ihnen stellt, gibt ab, was sie verlangt, und bekommt die Belohnung, oder zahlt { $money } Münzen und { $goods } Säcke. Wer flieht, bekommt nichts und zahlt nichts.
}
answer-order = Wer die Säcke hat, darf sie liefern und bekommt die Belohnung.
answer-back = { $category }: Diese Karte ist noch verdeckt.
answer-lacks = Auf deinem Schiff fehlt: { $things }.
answer-has-all = Dein Schiff hat alles dafür.

# Plättchen und Säcke
answer-tile = { $cards ->
    [0] Ein Plättchen, { $tile }: Keine Karte verlangt es.
    [one] Ein Plättchen, { $tile }: Eine Karte verlangt es.
   *[other] Ein Plättchen, { $tile }: { $cards } Karten verlangen es.
}
answer-tile-now = Ein Plättchen, { $tile }: Die offene Karte verlangt es.
answer-tile-plain = Ein Plättchen, { $tile }: So etwas verlangen Entdeckungen und Piraten.
answer-aboard = { $aboard ->
    [0] Du hast keins davon an Bord.
   *[other] Du hast { $aboard } davon an Bord.
}
answer-storage = Ein Lagerraum: Keine Karte verlangt ihn, aber auf der Reise fasst er { $sacks } Säcke.
answer-none-open = Offen liegt davon gerade nichts: { $tile }.
answer-monkey = Ein Affe: Er nimmt einen Platz weg und nützt nichts.
answer-monkey-joker = Ein Affe: Er steht für jedes Plättchen, das eine Karte verlangt.
answer-parrot = Der Papagei steht einmal für ein Plättchen, das eine Entdeckung oder Piraten verlangen.
answer-face-down = Ein verdecktes Plättchen: Man kann es umdrehen.
answer-starfish = Es hat einen Seestern und bleibt liegen.
answer-sack = { $left ->
    [0] Ein { $sack }: Karten tauschen und bestellen Säcke, und zu Hause wird jeder verkauft. Im Vorrat ist keiner mehr.
   *[other] Ein { $sack }: Karten tauschen und bestellen Säcke, und zu Hause wird jeder verkauft. Im Vorrat sind noch { $left }.
}
answer-any = Ein Sack in einer Farbe deiner Wahl.

# Schiffe
answer-chests = { $chests ->
    [one] Eine Truhe ist dabei, sie zählt { $worth } und behält ihren Platz für immer.
   *[other] { $chests } Truhen sind dabei, jede zählt { $worth } und behält ihren Platz für immer.
}
answer-deck = An Deck: { $things }.
answer-hold = Unter Deck: { $things }.
answer-hold-shut = { $things ->
    [0] Unter Deck ist nichts.
    [one] Unter Deck ist ein Ding, das niemand sieht.
   *[other] Unter Deck sind { $things } Dinge, die niemand sieht.
}
answer-loaded = Geladen: { $tiles } von { $places } Plättchen, { $sacks } von { $special } Säcken.
answer-place-deck = Ein freier Platz an Deck: Was hier liegt, sehen alle.
answer-place-below = Ein freier Platz unter Deck: Was hier liegt, sieht nur, wem das Schiff gehört.
answer-place-special = Ein Platz für einen Sack.

# Auf See und am Kai
answer-pile = Die Karten dieser Reise kommen eine nach der anderen.
answer-sandglass = Wenn der Sand durchgelaufen ist, lädt der Tisch für alle, die noch nicht fertig sind.
answer-meet = Sich den Piraten stellen: abgeben, was ihre Karte verlangt, und die Belohnung bekommen.
answer-flee = Vor den Piraten fliehen: keine Belohnung, keine Gefahr. Wer sich stellt und nicht zahlen kann, verliert: { $takes }.

# Die Tasten
answer-watching = Du schaust zu: Kein Schiff gehört dir.
where-quay = Das Schiff von { $name } liegt am Kai.
where-home = Das Schiff von { $name } ist wieder daheim.
where-sea = { $left ->
    [0] Das Schiff von { $name } ist auf See, die letzte Karte ist heraus.
    [one] Das Schiff von { $name } ist auf See, eine Karte kommt noch.
   *[other] Das Schiff von { $name } ist auf See, { $left } Karten kommen noch.
}
where-quay-you = Dein Schiff liegt am Kai.
where-home-you = Dein Schiff ist wieder daheim.
where-sea-you = { $left ->
    [0] Dein Schiff ist auf See, die letzte Karte ist heraus.
    [one] Dein Schiff ist auf See, eine Karte kommt noch.
   *[other] Dein Schiff ist auf See, { $left } Karten kommen noch.
}
goal-rich = Reise { $round } von { $rounds }. Nach der letzten gewinnt das reichste Schiff.
goal-asks = Alle Karten zusammen verlangen: { $things }.
goal-lacks = Für alle Karten zusammen fehlt dir noch: { $things }.
around-heap = Offen auf dem Haufen: { $things }.
around-down = { $tiles ->
    [0] Keins liegt verdeckt.
    [one] Ein Plättchen liegt verdeckt.
   *[other] { $tiles } Plättchen liegen verdeckt.
}
around-cards = { $cards ->
    [one] Eine Karte liegt offen ringsum.
   *[other] { $cards } Karten liegen offen ringsum.
}
around-ship = Das Schiff von { $name }:
standing-leads = In Führung: { $names }.

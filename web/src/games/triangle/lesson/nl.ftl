# The first match of Devil's Triangle. Loaded when a lesson is due.
lesson-aim = Wie het eerst { $target } heeft, wint!
lesson-caught = Gevangen! De wolk neemt het schip mee.
lesson-lost = Aan de rand wordt de wolk geleegd: wat eraan hing, is verloren.
lesson-back = Precies op een schip: dat moet terug.
lesson-stopped = Niets vaart onder de wolk: het schip wacht ervoor.
lesson-full = De haven is vol: het schip wacht buiten.
lesson-bonus = De thuishaven geeft een bonuskaart extra.
lesson-took = Wie een haven binnenvaart, pakt de open kaart.
lesson-under = Onder de wolk moet je schip wachten.
lesson-throw = Zoveel stappen vaart een van je schepen.
lesson-spin = Iedereen heeft gevaren: nu draait en zwerft de wolk.
lesson-fleet = { $ships ->
    [one] Je laatste schip.
   *[other] Je { $ships } schepen.
}
lesson-sail = Tik op een schip voor zijn koers, nog eens en het vaart.
lesson-danger = Rustig of riskant: zo groot is daar het gevaar van de wolk.
lesson-cloud = Blijf weg van de wolk: ze neemt schepen mee.
lesson-others = { $name } wil dezelfde kaarten: wie er het eerst is, krijgt ze.

# Quelqu’un s’est absenté, une pause, ou une reprise de plus d’un coup. Chargé avec ces pages.
away-turn = À { $name } de jouer
away-is = { $name } n’est pas là.
away-soon = Attendez un peu. Bientôt un robot pourra naviguer à sa place.
away-choice = Attendre, ou laisser un robot naviguer jusqu’au retour de { $name } ?
away-lend = Un robot navigue
away-wait = Attendre { $name }
since-title = Pendant ton absence
since-close = J’ai lu
since-play = Montre-moi
since-skip = Passer
paused-title = Pause
paused-text = La partie attend, une heure ou des mois. Aucun temps ne s’écoule.
paused-watching = Ceux qui jouent reprendront quand ils voudront.
paused-go = Reprendre
take-back-title = Reprendre le coup ?
take-back-text = { $count ->
    [one] Cela reprend ton coup, et tout ce que { $names } a fait depuis.
   *[other] Cela reprend ton coup, et tout ce que { $names } ont fait depuis.
}
take-back-go = Tout reprendre
take-back-stay = Non, cela reste
notify = Me prévenir quand c’est mon tour
notify-hint = Même si une autre page est ouverte.
notify-denied = Ce navigateur ne le permet pas. Ses réglages peuvent le changer.

# L’écran qui est la table, les places qui changent d’appareil, les signaux. Chargés avec ce qui les montre.
screen-be = Cet écran est la table
screen-be-text = Pour une télévision ou un grand écran. Il montre ce que tous peuvent voir ; chaque téléphone garde sa place.
screen-first = Prends d’abord ta place sur ton téléphone, ci-dessus.
screen-leave = Revenir à ma propre vue
screen-join = Pour jouer :
screen-join-code = Code QR du lien vers cette table
screen-wait = Montez à bord !
screen-alone = Pour l’instant, seule cette machine peut ouvrir la table.
seat-move = Ma place sur un autre appareil
seat-move-of = { $name } : vers un autre appareil
seat-moved = Ta place n’est plus sur cet appareil. Ici, tu regardes.
seat-moved-close = D’accord
seat-whole = Toute la table
seat-own = Ma place
seat-larger = Agrandir le plateau
seat-smaller = Réduire le plateau
host-title = Tu as ouvert cette table
host-locked = Fermer la table
host-locked-text = Personne d’autre n’obtient de place.
host-watch = D’autres peuvent regarder
host-watch-text = Tous ceux qui ont le lien, sans place.
host-own_dice = Nos propres dés
host-own_dice-text = Vous lancez sur la table et touchez ce qui sort. Non : la table lance à nouveau.
host-signals = Signaux
host-free = Libérer la place
host-free-sure = Vraiment libérer
host-link = Nouveau lien
host-delete = Supprimer cette table
host-delete-sure = Vraiment supprimer cette table ? Elle disparaît pour tout le monde, avec tous les coups et les noms, et personne ne peut la faire revenir.
host-delete-not = Non, la garder
host-delete-yes = Oui, supprimer
host-watchers = { $watchers ->
    [0] Personne ne regarde.
    [one] { $watchers } personne regarde.
   *[other] { $watchers } personnes regardent.
}
host-screens = { $screens ->
    [one] { $screens } écran montre la table.
   *[other] { $screens } écrans montrent la table.
}
signals = Signaux
signals-close = Fermer les signaux
signal-ahoy = Ohé !
signal-well_sailed = Bien navigué !
signal-ha_ha = Ha ha !
signal-oh_no = Oh non !
signal-your_turn = À toi !
signal-thanks = Merci !
signal-from = { $name } : { $signal }

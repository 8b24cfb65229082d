# The shared words. A message is whole: nothing is glued together from parts.

# The first page
play = Jouer
coming = Bientôt
sail-on = Reprendre la mer
sail-on-label = Reprendre la mer : { $title }
play-label = Jouer tout de suite à { $title }, avec deux robots
coming-label = { $title } est encore en chantier
more = Plus
one-device = Autour d’une tablette
by-link = Par un lien
match-options = Options
language = Langue
round = Tour { $round }
about = Fait par des joueurs, sans lien avec les éditeurs des jeux. Les dessins, les textes et les plateaux sont de nous.

# A new match
new-device-title = Autour d’une tablette
new-device-text = Qui joue sur cet appareil ? Des robots mènent les autres bateaux.
new-link-title = Des amis par un lien
new-link-text = Prends la mer, puis envoie le lien à tes amis.
options-title = Options
options-text = Elles valent pour tes prochaines parties.
who-person = Joueur
who-bot = Robot
who-open = Ami
who-none = Aucun
who-label = Bateau { $letter } : qui joue ?
name-label = Nom pour { $emblem } (facultatif)
name-hint = Nom
known-names = Ont déjà joué ici
start = Larguer les amarres
yes = Oui
no = Non
less = Moins
greater = Plus

emblem-anchor = Ancre
emblem-star = Étoile
emblem-whale = Baleine
emblem-wave = Vague

# The table
flag-you = À toi !
flag-you-name = À toi, { $name } !
flag-other = Au tour de { $name }
flag-won = Victoire de { $name } !
flag-won-you = Tu as gagné !
title-yours = À toi de jouer
all-moves = Tous les coups
read-aloud = Lire à voix haute
home = Retour aux images
menu = Menu
help = Règles
sound-on = Le son est activé
sound-off = Le son est coupé
board = La baie
board-keys = La baie. Les flèches mènent de case en case, Entrée choisit.
whole-board = Tout le plateau
seats = Les bateaux
log = Journal de bord
log-open = Ouvrir le journal de bord
log-close = Fermer le journal de bord
log-empty = La mer est encore calme.
undone = Coup repris.
you = toi
bot = robot
away = absent
open-seat = libre
undo = Reprendre
undo-ask = Demander à reprendre
undo-asked = { $name } aimerait reprendre son dernier coup. D’accord ?
undo-waiting = Les autres doivent encore être d’accord.
agree = D’accord
disagree = Non, il compte

# One device
hand-over-to = Passe la tablette à { $name }.
i-am-here = Je suis là

# The menu
menu-close = Fermer
pace = Allure
pace-calm = Tranquille
pace-normal = Normale
pace-swift = Vive
pace-instant = Immédiate
sound = Son
sea-sound = Bruit de la mer
flat = Tablette à plat
flat-hint = La carte se tourne vers celui qui joue.
on = Oui
off = Non
forced = Coup unique joué seul
rules = Règles
next-options = Options de la prochaine partie
link = Lien vers cette table
link-copy = Copier le lien
link-copied = Copié !
leave = Quitter la table

# The end
end-title = Victoire de { $name } !
end-title-you = Tu as gagné !
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
again = Encore une !
end-look = Regarder le plateau
end-sheet = Voir les scores
end-follow = Les autres rejouent déjà.
end-follow-go = Les rejoindre

# Taking a seat
join-title = Un bateau est libre
join-text = Prends-le, ou regarde simplement.
join-full = Tous les bateaux sont pris. Tu peux regarder.
join-take = Monter à bord
join-watch = Regarder
invite = Un bateau est encore libre. Envoie ce lien à tes amis.
watching = Tu regardes.

# When something is wrong
loading = On hisse les voiles …
reconnecting = Connexion perdue. Nouvel essai …
no-match = Cette partie n’existe pas ici.
old-page = Il y a une version plus récente. Recharge la page, s’il te plaît.
trouble = La table ne répond pas comme il faut.
offline = La table est injoignable.
seat-taken = Quelqu’un a été plus rapide : tous les bateaux sont pris.
retry = Réessayer
to-pictures = Vers les images
refused-stale = Quelqu’un a été plus rapide. Regarde encore !
refused-not_your_turn = Ce n’est pas encore ton tour.
refused-no_undo = Ce coup ne peut plus être repris.
refused-over = La partie est finie.
refused-gone = Quelqu’un a été plus rapide. Regarde encore !
refused-malformed = La table n’a pas compris.
refused-error = Cela n’a pas marché.

# The shared words. A message is whole: nothing is glued together from parts.

# The first page
tagline = Jeux de société de la mer, en solo ou entre amis.
blurb-smugglers = Passe sous le nez du phare avec ta caisse.
blurb-triangle = Remplis tes cales avant que le nuage arrive.
blurb-aboard = Tous se servent à la fois. Larguez les amarres !
fact-players = { $players } joueurs
fact-age = dès { $age } ans
fact-minutes = { $minutes } min
pick-label = Choisir { $title }
play-label = { $title } : choisi. Jouer tout de suite : { $bots ->
    [1] en solo avec un robot
   *[other] en solo avec { $bots } robots
}
how = Comment veux-tu jouer ?
how-title = Comment veux-tu jouer à « { $title } » ?
alone = En solo
alone-text = { $bots ->
    [1] avec un robot, tout de suite
    [2] avec deux robots, tout de suite
   *[other] avec trois robots, tout de suite
}
alone-options = Combien de robots, de quelle force, et les autres options. Maintenant : { $bots }
one-device = Sur un seul appareil
way-one-device = passez-le à tour de rôle
by-link = Entre amis
way-by-link = envoie-leur un lien
sail-on = Reprendre la mer
left-with = avec { $names }
left-turn = à toi de jouer
practice-mark = Entraînement
left-gathering = Tout le monde n’est pas encore là.
left-ahead = { $name } est en tête
left-ahead-you = Tu es en tête
left-order = { $name } est en tête, puis { $others }
left-order-you = Tu es en tête, puis { $others }
by-code = J’ai un code
code-field = Code de la table
code-go = Y aller
see-again = Revoir
logbook = Journal de bord
puzzle = Énigme
match-options = Options
language = Langue
round = Tour { $round }
about = Fait par des joueurs, sans lien avec les éditeurs des jeux. Les dessins, les textes et les plateaux sont de nous.
privacy = Vie privée

# A new match
options-title = Options
options-text = Elles valent pour tes prochaines parties.
options-ages = Petits et grands
options-ages-note = Pour que petits et grands marins aient les mêmes chances.
by-chance = Au hasard
option-first_seat = Qui commence
option-own_dice = Nos propres dés
option-own_dice-note = Vous lancez sur la table et touchez ce qui sort.
option-crew = De quelle force sont les robots ?
rank-deckhand = Mousse
rank-sailor = Matelot
rank-mate = Second
rank-captain = Capitaine
option-why-no_such_seat = Ce bateau ne part pas.
option-why-twice = Un choix est fait deux fois.
option-why-each_seat = Il manque un choix pour un bateau.
option-why-total = Une manche n’a pas autant de cartes.
who-none = Aucun
name-label = Nom pour { $emblem } (facultatif)
yes = Oui
no = Non
less = Moins
greater = Plus

emblem-anchor = Ancre
emblem-star = Étoile
emblem-whale = Baleine
emblem-wave = Vague

# The table
flag-you = À toi !
flag-you-name = À toi, { $name } !
flag-other = Au tour de { $name }
flag-won = Victoire de { $name } !
flag-won-you = Tu as gagné !
title-yours = À toi de jouer
all-moves = Tous les coups
read-aloud = Lire à voix haute
home = Retour aux images
menu = Menu
help = Règles
sound-on = Le son est activé
sound-off = Le son est coupé
board = La baie
tools = Menu et son
board-keys = La baie. Les flèches mènent de case en case, Entrée choisit. T lance les dés. W, M, N, L et S répondent à des questions. K donne toutes les touches.
whole-board = Tout le plateau
seats = Les bateaux
log = Journal de bord
log-open = Ouvrir le journal de bord
log-close = Fermer le journal de bord
log-empty = La mer est encore calme.
nothing-here = Il n’y a rien à faire ici pour l’instant.
log-earlier = Plus tôt
undone = Coup repris.
you = toi
bot = robot
away-for = absent { $time }
bot-sails = un robot navigue
note-away = { $name } n’est pas là.
note-lent = Pour { $name }, un robot navigue maintenant.
note-back = { $name } est de retour.
note-hint = { $name } a demandé un conseil.
note-hint-you = Tu as demandé un conseil.
hint-ask = Demander un conseil (P)
hints-used = { $hints ->
    [one] { $hints } conseil
   *[other] { $hints } conseils
}
open-seat = libre
undo = Reprendre
undo-ask = Demander à reprendre
undo-asked = { $name } aimerait reprendre son dernier coup. D’accord ?
undo-waiting = Les autres doivent encore être d’accord.
pause = Pause
pause-asked = { $name } voudrait faire une pause.
pause-waiting = On attend que les autres soient d’accord pour la pause.
agree = D’accord
disagree = Non, il compte

# Lancer
throw-tap = Touche ou donne un coup de doigt.
throw-key = Clic, coup de doigt ou touche T.
throw-shake = Touche, ou secoue ton téléphone.

# One device
hand-over-to = Passe la tablette à { $name } !
i-am-here = Je suis là

# The menu
menu-close = Fermer
keep-holding = Reste appuyé.
on = Oui
off = Non
rules = Règles
what-now = Que puis-je faire ?
why = Pourquoi ?
table-page = Table et places

# The end
again = Encore une !
look-back = De retour au port
end-sheet = Voir les scores

# Taking a seat
just-watch = Regarder
invite = Un bateau est encore libre.
invite-friends = Inviter des amis
watching = Tu regardes.

# When something is wrong
loading = On hisse les voiles…
reconnecting = Connexion perdue. Nouvel essai…
retry = Réessayer
to-pictures = Vers les images

# Why something is refused: a sentence for each code of the protocol, and for two of the page’s own
refused-malformed = La table n’a pas pu lire cela : elle attendait une autre forme. Rien n’a changé.
refused-oversize = C’était trop long pour la table : elle n’accepte que des messages courts. Rien n’a changé.
refused-no_game = La table ne connaît pas ce jeu. Choisis l’une des images.
refused-no_option = Une des options choisies n’existe pas dans ce jeu. Choisis de nouveau les options.
refused-no_seat = Il n’y a pas de tel bateau à cette table. Choisis l’un de ceux que tu vois.
refused-no_match = Cette partie n’existe pas ici. Vérifie le lien ou commence une nouvelle partie.
refused-not_found = Il n’y a rien à cette adresse. Retourne aux images.
refused-not_allowed = Cet appareil n’a pas la clé de ce bateau. Joue sur l’appareil qui l’a pris, ou regarde.
refused-seat_taken = Quelqu’un a été plus rapide : tous les bateaux sont pris.
refused-illegal = Les règles ne le permettent pas maintenant. Choisis l’un des coups de la liste.
refused-not_your_turn = Ce n’est pas encore ton tour. Attends les autres.
refused-stale = Quelqu’un a été plus rapide. Regarde encore !
refused-gone = Quelqu’un a été plus rapide. Regarde encore !
refused-busy = Ta main est encore prise.
refused-not_begun = On commence quand tout le monde est prêt.
refused-begun = On ne peut plus le changer : la partie a commencé.
refused-paused = La table fait une pause.
refused-not_away = Attends un peu : cette personne revient peut-être bientôt.
refused-locked = Cette table n’accueille plus personne.
refused-no_watching = Personne ne peut regarder cette table.
refused-no_code = Aucune table ouverte n’a ce code.
refused-too_many_guesses = Trop de codes faux : attends un peu.
refused-ticket_used = Ce code a déjà servi ou est trop vieux.
refused-no_signals = Un signal après l’autre.
refused-not_entered = Cela ne se lance pas à la main maintenant.
refused-no_throw = Rien n’attend ta main.
refused-no_hints = À cette table, il n’y a pas de conseils.
refused-no_crew = Personne ici ne peut te donner de conseil pour l’instant. Joue comme tu veux.
refused-dressing = Le capitaine s’habille encore. Redemande dans un instant !
refused-over = La partie est finie. Personne ne peut plus jouer.
refused-not_over = La partie n’est pas encore finie. Joue-la d’abord jusqu’au bout.
refused-wrong_share = Cet appareil avait promis d’autres nombres pour les dés. Recharge la page.
refused-too_many_tables = Beaucoup de tables ont été ouvertes d’ici. Joue à l’une d’elles, ou attends un peu.
refused-too_many_pages = Trop de fenêtres avec une table sont ouvertes ici. Ferme-en, puis recharge cette page.
refused-too_many_watchers = Il y a déjà tant de spectateurs que plus personne ne peut entrer.
refused-too_fast = Pas si vite ! Réessaie dans un instant.
refused-log_full = On a tant repris de coups que la partie ne va plus qu’en avant.
refused-passcode = Pour ouvrir une table ici, il faut le mot de passe de la maison.
refused-request_reused = La table a déjà reçu un autre message sous ce nom. Essaie encore.
refused-not_stored = La table ne peut rien noter pour le moment. Rien n’a changé ; réessaie dans un instant.
refused-unreachable = La table est injoignable pour l’instant. Elle revient dans un moment ; réessaie.
refused-deleted = Cette table a été supprimée.
refused-closed = La personne qui gère ce serveur a fermé la table.
refused-no_undo = Ce coup ne peut plus être repris.
refused-declined = Les autres préfèrent que le coup reste joué.
refused-not_asked = Plus personne n’attend ta réponse.
refused-unknown_host = La table ne connaît pas cette adresse. Redemande le lien.
refused-foreign_page = Une autre page a demandé ici. Ouvre la table par son propre lien.
refused-elsewhere = Seul l’appareil où tourne la table peut changer cela.
refused-no_network = Cet appareil n’est dans aucun réseau domestique. Connecte-le, puis réessaie.
refused-rules_mismatch = Cette partie a commencé avec d’autres règles et ne peut pas continuer ici. Commences-en une nouvelle.
refused-offline = La table est injoignable.
refused-old_page = Il y a une version plus récente. Recharge la page, s’il te plaît.
refused-error = La table ne répond pas comme il faut. Rien n’a changé ; essaie encore.

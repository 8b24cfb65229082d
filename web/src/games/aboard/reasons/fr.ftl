# Ce qui plaide pour un coup dans Anchors Aweigh : après un nom et deux-points, ou près d’un conseil. Chargé à ce moment.
reason-joker = un singe remplace tout
reason-store_room = de la place pour plus de sacs
reason-completes = avec cela, une carte est complète
reason-for_discovery = utile pour une découverte
reason-for_pirates = utile contre les pirates
reason-many_ask = plusieurs cartes la demandent
reason-curious = qu’y a-t-il là-dessous ?
reason-good_asked = une carte demande ce sac
reason-hurries = les autres ont pris de l’avance
reason-no_hurry = il reste du temps
reason-not_needed = on peut s’en passer
reason-makes_room = fait de la place pour la récompense
reason-defies = a ce que veulent les pirates
reason-flees = mieux vaut filer
reason-worth_it = rapporte plus que cela ne coûte
reason-lacks = il manque quelque chose pour cela
reason-keeps_hold = la cale reste libre pour les secrets

# The page that checks the dice of a match that is over. Loaded with it.
dice-check = Würfel prüfen
dice-title = Waren die Würfel fair?
dice-checking = Alle werden noch einmal geworfen …
dice-fair = Die Würfel waren fair. Niemand hat sie ausgesucht, und dieses Gerät hatte seinen Teil daran.
dice-late = Die Würfel sind so, wie der Tisch es versprochen hatte. Dieses Gerät kam später dazu und hatte keinen Teil daran.
dice-unknown = Auf diesem Gerät ist nichts aufgehoben, womit man die Würfel vergleichen könnte. Die Partie selbst ist in sich stimmig.
dice-unfair = Mit diesen Würfeln stimmt etwas nicht.
dice-late-now = Die Würfel dieser Partie waren schon ausgemacht, als dieses Gerät dazukam. Es hat keinen Teil daran.
dice-fault-secret = Das Geheimnis ist nicht das, was der Tisch versprochen hatte.
dice-fault-exchanged = Das Versprechen des Tisches ist nicht das, was diesem Gerät gezeigt wurde.
dice-fault-own = Die Zahl, die dieses Gerät gegeben hat, fehlt.
dice-fault-promised = Die Zahl eines Geräts ist nicht die, die es versprochen hatte.
dice-fault-count = Eintrag { $seq } ist nicht der Wurf, der an der Reihe war.
dice-fault-draw = Eintrag { $seq } ist nicht die Zahl, die fallen musste.
dice-fault-table = Der Tisch hat selbst einen Fehler gefunden.
dice-fault-unreadable = Was der Tisch geschickt hat, ist nicht zu lesen.
dice-details = Was geprüft wurde
dice-commitment = Das Versprechen des Tisches
dice-devices = Geräte, die eine Zahl gegeben haben
dice-draws = Würfe und Ziehungen
dice-by-hand = Von Hand geworfen, eingegeben von { $name }
dice-own = Was ihr selbst geworfen habt, steht im Spiel, wie ihr es eingegeben habt. Nur der Rest lässt sich nachrechnen.
dice-anew = Vor dem Start neu begonnen
dice-how = Dieses Gerät hat jeden Wurf noch einmal aus dem Geheimnis des Tisches und den Zahlen der Geräte berechnet.
dice-held = Das Versprechen des Tisches und alle Zahlen hat es mit dem verglichen, was es seit vor dem Start aufgehoben hat.
dice-verify = Was jede Zahl im Spiel bedeutet, weiß es nicht. Das prüft das Programm „seaboard verify“ mit der Datei der Partie.
dice-save = Datei der Partie sichern

# Wie alles gefallen ist
luck-title = So sind sie gefallen
luck-this = Diese Partie
luck-own = Deine { $n } Partien
luck-usual = Wie Würfel eben fallen: Nichts daran ist ungewöhnlich.
luck-rare = Eine seltene Partie: Von { $n } fairen ist eine so ungleichmäßig.
luck-rarest = Eine sehr seltene Partie: Von { $n } fairen ist höchstens eine so ungleichmäßig.
luck-own-rare = { $rare ->
    [0] Keine deiner { $told } Partien war so ungleichmäßig, wie es nur eine von 20 fairen ist.
    [one] Eine deiner { $told } Partien war so ungleichmäßig, wie es nur eine von 20 fairen ist.
   *[other] { $rare } deiner { $told } Partien waren so ungleichmäßig, wie es nur eine von 20 fairen ist.
  } Etwa { $usual } wären üblich.
luck-band = Bei fairen Würfeln enden 19 von 20 Balken in diesem Band.
luck-line = Das ist im Durchschnitt zu erwarten.
luck-n = { $n ->
    [one] einmal
   *[other] { $n }-mal
  }
luck-row = { $what }: { $times ->
    [one] einmal
   *[other] { $times }-mal
  }. Im Durchschnitt { $expected }, üblich sind { $low } bis { $high }.
luck-seats = Was jeder im Durchschnitt geworfen hat, und wie oft das Höchste
luck-seat = { $name }: im Durchschnitt { $mean } bei { $n } Würfen. Üblich sind { $low } bis { $high }. Das Höchste: { $highest }-mal.
luck-few = Zu wenige, um etwas zu sagen.
luck-pile = Sie kommen von einem Stapel. Was gekommen ist, kommt nicht noch einmal; so ändern sich die Chancen jedes Mal und gleichen sich von selbst aus.
luck-kept = Nur diese Zahlen werden aufgehoben, und nur auf diesem Gerät: keine Namen, keine Züge.
dice-practice = Dieser Übungstisch begann mit einer Stellung, die jemand gewählt hat. Geprüft ist nur, was seitdem gezogen wurde.

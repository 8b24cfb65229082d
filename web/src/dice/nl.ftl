# The page that checks the dice of a match that is over. Loaded with it.
dice-check = Dobbelstenen controleren
dice-title = Waren de dobbelstenen eerlijk?
dice-checking = Ze worden allemaal nog eens gegooid …
dice-fair = De dobbelstenen waren eerlijk. Niemand heeft ze gekozen, en dit apparaat had er zijn aandeel in.
dice-late = De dobbelstenen zijn zoals de tafel had beloofd. Dit apparaat kwam later en had er geen aandeel in.
dice-unknown = Op dit apparaat is niets bewaard om de dobbelstenen mee te vergelijken. De partij zelf klopt.
dice-unfair = Er klopt iets niet met deze dobbelstenen.
dice-late-now = De dobbelstenen van deze partij waren al afgesproken voordat dit apparaat erbij kwam. Het heeft er geen deel aan.
dice-fault-secret = Het geheim is niet wat de tafel had beloofd.
dice-fault-exchanged = De belofte van de tafel is niet die dit apparaat te zien kreeg.
dice-fault-own = Het getal dat dit apparaat gaf, ontbreekt.
dice-fault-promised = Het getal van een apparaat is niet wat het had beloofd.
dice-fault-count = Regel { $seq } is niet de trekking die aan de beurt was.
dice-fault-draw = Regel { $seq } is niet het getal dat moest vallen.
dice-fault-table = De tafel heeft zelf een fout gevonden.
dice-fault-unreadable = Wat de tafel heeft gestuurd, is niet te lezen.
dice-details = Wat is gecontroleerd
dice-commitment = De belofte van de tafel
dice-devices = Apparaten die een getal gaven
dice-draws = Trekkingen
dice-by-hand = Met de hand gegooid, ingevoerd door { $name }
dice-own = Wat jullie zelf gooiden staat in het spel zoals jullie het invoerden. Alleen de rest is na te rekenen.
dice-anew = Voor de start opnieuw begonnen
dice-how = Dit apparaat heeft elke trekking opnieuw berekend uit het geheim van de tafel en de getallen van de apparaten.
dice-held = Het heeft de belofte van de tafel en alle getallen vergeleken met wat het van voor de start heeft bewaard.
dice-verify = Wat elk getal in het spel betekent, weet het niet. Het programma ‘seaboard verify’ controleert dat met het bestand van de partij.
dice-save = Bestand van de partij bewaren

# Hoe alles gevallen is
luck-title = Zo zijn ze gevallen
luck-this = Deze partij
luck-own = Jouw { $n } partijen
luck-usual = Zoals dobbelstenen vallen: er is niets ongewoons aan.
luck-rare = Een zeldzame partij: van { $n } eerlijke is er één zo ongelijk.
luck-rarest = Een zeer zeldzame partij: van { $n } eerlijke is er hoogstens één zo ongelijk.
luck-own-rare = { $rare ->
    [0] Geen van jouw { $told } partijen was zo ongelijk als maar één op de 20 eerlijke is.
    [one] Eén van jouw { $told } partijen was zo ongelijk als maar één op de 20 eerlijke is.
   *[other] { $rare } van jouw { $told } partijen waren zo ongelijk als maar één op de 20 eerlijke is.
  } Ongeveer { $usual } zou gewoon zijn.
luck-band = Met eerlijke dobbelstenen eindigen 19 van de 20 balken in de band.
luck-line = Wat je gemiddeld mag verwachten.
luck-n = { $n ->
    [one] één keer
   *[other] { $n } keer
  }
luck-row = { $what }: { $times ->
    [one] één keer
   *[other] { $times } keer
  }. Gemiddeld { $expected }, gewoon is { $low } tot { $high }.
luck-seats = Wat ieder gemiddeld gooide, en hoe vaak het hoogste
luck-seat = { $name }: gemiddeld { $mean } bij { $n } worpen. Gewoon is { $low } tot { $high }. Het hoogste: { $highest } keer.
luck-few = Te weinig om iets te zeggen.
luck-pile = Ze komen van een stapel. Wat gekomen is, komt niet nog eens: zo veranderen de kansen elke keer en trekken ze vanzelf recht.
luck-kept = Alleen deze aantallen worden bewaard, en alleen op dit apparaat: geen namen, geen zetten.
dice-practice = Deze oefentafel begon bij een stelling die iemand koos. Alleen wat sindsdien is getrokken, is gecontroleerd.

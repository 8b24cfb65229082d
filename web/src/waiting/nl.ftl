# Op elkaar wachten: voor een spel en voor een race. Wordt met deze pagina’s geladen.
wait-title = Kom aan boord!
wait-count = { $here } van { $all } aan boord
wait-all = We varen uit als iedereen er is en klaarstaat.
wait-open = Wacht op een vriend
wait-bot = Een bot vaart mee
wait-open-again = Op een vriend wachten
wait-ready = Ik ben klaar
wait-ready-all = Wij zijn klaar
wait-unready = Nog niet
wait-is-ready = klaar
wait-for = Nog niet klaar: { $names }
wait-away = weg
wait-watching = Je kijkt toe. Het begint als iedereen klaar is.
wait-soon = Het begint over { $left }
ready-title = Klaar voor de race?
ready-text = De kaarten draaien om als iedereen klaar is.

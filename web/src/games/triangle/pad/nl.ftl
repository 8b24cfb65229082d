# Het blok voor de dobbelsteen en de draaischijf. Wordt ermee geladen.
pad-die = Dobbelsteen
pad-segment = { $letter }, { $points } { $way }
pad-segment-word = { $letter }, { $way } tot de rand

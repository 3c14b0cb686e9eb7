### Was Scientia sagt, auf Deutsch.

## Was geschah

fact-round = Runde { $round } beginnt.
fact-take = { $flasks ->
    [0] { $who } nimmt { $project }.
   *[other] { $who } nimmt { $project } mit { $flasks } Kolben.
}
fact-turn = { $quarters ->
    [4] { $who } dreht { $project } { $times ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] viermal
    }; die Karte ist jetzt fertig.
   *[other] { $who } dreht { $project } { $times ->
        [1] einmal
        [2] zweimal
       *[other] dreimal
    }.
}
fact-complete = { $flasks ->
    [0] { $who } schließt { $project } ab.
   *[other] { $who } schließt { $project } mit { $flasks } Kolben ab.
}
fact-advance = { $who } bringt { $field } auf { $value }.
fact-cube = { $who } bekommt in { $field } einen neuen Technologiewürfel und hat jetzt { $cubes }.
fact-slot = { $who } öffnet mit dem fünften { $fifth ->
    [flask] Kolben
   *[cube] Technologiewürfel
} einen { $slots ->
    [3] dritten
   *[other] vierten
} Platz.
fact-gain = { $who } erhält { $flasks } Kolben.
fact-put = { $who } legt { $flasks } Kolben auf { $project }.
fact-put-rival = { $who } legt { $flasks } Kolben auf { $project }, eine Karte von { $whose }.
fact-put-on-stack = { $who } legt { $flasks } Kolben auf den Stapel { $project }.
fact-copy = { $who } nutzt den Effekt von { $project }.
fact-return = { $flasks ->
    [0] { $who } gibt { $project } zurück.
   *[other] { $who } gibt { $project } mit { $flasks } Kolben zurück.
}
fact-home = { $project } geht zurück auf den Stapel.
fact-end-stage = Der Vorrat an { $supply ->
    [flasks] Kolben
   *[cubes] Technologiewürfeln
} ist leer: Das Spiel endet nach Runde { $round }.
fact-end = Das Spiel ist aus.

## Was gefragt wird

ask-over = Das Spiel ist aus.
ask-draft = Wähle deine erste Karte.
ask-basic = Nimm eine Karte oder dreh deine Karten.
ask-study = Welche fertige Karte schließt du als Nächste ab?
ask-take = Nimm eine Karte.
ask-twins = Nimm beide Karten eines Stapels.
ask-free-turns = { $turns ->
    [one] Gib deinen Karten { $turns } Vierteldrehung: Welche dreht sich?
   *[other] Gib deinen Karten { $turns } Vierteldrehungen: Welche dreht sich als Nächste?
}
ask-turn-up-to = Dreh eine deiner Karten, bis zu { $times ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
}.
ask-gain-field = Wähle ein Gebiet: Für jeden Würfel darauf erhältst du einen Kolben.
ask-advance = Welches Gebiet geht voran?
ask-turn = Welche Karte drehst du?
ask-turn-pair = Welche zwei Karten drehst du?
ask-turn-field = Die Karten welches Gebiets drehen sich einmal?
ask-turn-copy = Welche der beiden gleichen Karten dreht sich?
ask-put = Welche deiner Karten bekommt die Kolben?
ask-put-pair = Welche zwei deiner Karten bekommen Kolben?
ask-put-field = Deine Karten welches Gebiets bekommen je einen Kolben?
ask-put-copy = Welche der beiden gleichen Karten bekommt den Kolben?
ask-double = Auf welcher Karte werden die Kolben verdoppelt?
ask-finish = Welche Karte wird fertig?
ask-copy-board = Den Effekt welches Projekts der Auslage nutzt du?
ask-copy-own = Den Effekt welcher deiner Karten nutzt du?
ask-put-board = Leg einen Kolben auf einen Stapel der Auslage.
ask-put-rival = Leg einen Kolben auf eine fremde Karte.
ask-return = Welche Karte gibst du zurück?

## Was man tun kann

do-take = nimm { $project }
do-twins = nimm beide Karten { $project }
do-turn = dreh { $card } { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
}
do-turn-both = dreh { $first } und { $second } { $times ->
    [1] je einmal
   *[other] je zweimal
}
do-quarter = gib { $card } eine Vierteldrehung
do-complete = schließ { $card } ab
do-finish = mach { $card } fertig
do-double = { $flasks ->
    [one] verdopple den Kolben auf { $card }
   *[other] verdopple die { $flasks } Kolben auf { $card }
}
do-put = leg { $flasks } Kolben auf { $card }
do-put-both = leg je { $flasks } Kolben auf { $first } und { $second }
do-put-stack = leg einen Kolben auf den Stapel { $project }
do-put-rival = leg einen Kolben auf { $card }, eine Karte von { $whose }
do-copy = nutze den Effekt von { $project }
do-return = { $flasks ->
    [0] gib { $card } zurück
   *[other] gib { $card } und { $flasks } Kolben zurück
}
do-advance = bring { $field } auf { $value }
do-gain-field = { $field }: { $flasks } Kolben
do-turn-field = dreh deine Karten aus { $field } einmal
do-put-field = leg je einen Kolben auf deine Karten aus { $field }

## Eine von zwei gleichen Karten auf einer Tafel

card-first = { $project } (die erste)
card-second = { $project } (die zweite)

## Was man bereuen könnte

caution-end = Das leert einen Vorrat: Das Spiel endet nach Runde { $round }.

## Was Karten tun

effect-then = { $first } { $second }
effect-put-board = Leg 1 Kolben auf einen Stapel der Auslage, dann:
effect-put-rival = Leg 1 Kolben auf eine fremde Karte, dann:
effect-return = Gib 1 deiner Karten zurück (Kolben in den Vorrat), dann:
effect-if-different-fields = Hast du in diesem Zug Karten aus 2 Gebieten abgeschlossen, diese mitgezählt:
effect-if-same-name = Hast du in diesem Zug beide Karten eines Projekts abgeschlossen:
effect-gain = Erhalte { $flasks } Kolben.
effect-gain-amount = Erhalte Kolben: { $amount }.
effect-gain-field = Wähle ein Gebiet: Erhalte 1 Kolben je Würfel darauf.
effect-take = { $cards ->
    [one] Nimm { $cards } Karte.
   *[other] Nimm { $cards } Karten.
}
effect-take-twins = Nimm beide Karten eines Stapels (sonst 1 Karte).
effect-basic = { $actions ->
    [one] Führe { $actions } Grundaktion aus.
   *[other] Führe { $actions } Grundaktionen aus.
}
effect-advance-one-cube = Bring ein Gebiet mit genau einem Würfel voran.
effect-advance-not-highest = Bring ein Gebiet voran, das nicht dein höchstes ist.
effect-advance-lowest = Bring dein niedrigstes Gebiet voran.
effect-advance-that = Bring das Gebiet jener Karte voran.
effect-turn = Dreh 1 Karte { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
}.
effect-turn-up-to = Dreh 1 Karte bis zu { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
}.
effect-turn-pair = Dreh 2 Karten je { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
}.
effect-turn-pair-fields = Dreh 2 Karten verschiedener Gebiete je { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
} (sonst 1 Karte).
effect-turn-pair-names = Dreh 2 gleiche Karten je { $times ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] viermal
} (sonst 1 Karte).
effect-turn-free = { $turns ->
    [one] Gib deinen Karten { $turns } Vierteldrehung.
   *[other] Verteile { $turns } Vierteldrehungen auf deine Karten.
}
effect-turn-free-amount = Verteile Vierteldrehungen auf deine Karten: { $amount }.
effect-turn-field = Dreh alle deine Karten eines Gebiets einmal.
effect-turn-names = Dreh je Name eine Karte einmal.
effect-turn-those = { $cards ->
    [one] Dreh sie einmal.
   *[other] Dreh sie je einmal.
}
effect-finish = Mach 1 deiner Karten fertig.
effect-put = Leg { $flasks } Kolben auf eine deiner Karten.
effect-put-pair = Leg je { $flasks } Kolben auf 2 deiner Karten.
effect-put-field = Leg je 1 Kolben auf deine Karten eines Gebiets.
effect-put-names = Leg 1 Kolben auf je eine deiner Karten jedes Namens.
effect-double = Verdopple die Kolben auf einer deiner Karten (bis { $limit }).
effect-copy-board = Nutze den Effekt eines Projekts der Auslage.
effect-copy-own = Nutze den Effekt einer deiner Karten.

## Wie viel: nach „Erhalte Kolben:“ und „Verteile Vierteldrehungen auf deine Karten:“

amount-half-highest = die Hälfte deiner höchsten Technologie
amount-third-sum = ein Drittel deiner gesamten Technologie
amount-lowest = so viele wie deine niedrigste Technologie
amount-fields = je 1 für Gebiete mit Technologie 3 oder mehr
amount-half-cubes = halb so viele wie deine Technologiewürfel
amount-empty-slots = so viele wie deine freien Plätze, weniger 1
amount-completed = je 1 für Karten, die du in diesem Zug abgeschlossen hast, diese mitgezählt
amount-held = je 1 für deine Karten
amount-third-pool = ein Drittel deines Bestands
amount-quarter-pool = 1 je 4 Kolben deines Bestands
amount-open-slots = 1 je offenem Platz
amount-were-here = so viele, wie auf dieser Karte lagen, höchstens 4

## Was die Sonderfelder eines Gebiets werten

special-physics = noch einmal der Technologiewert eines Gebiets; bei zwei Feldern zweier verschiedener
special-chemistry = 1 Punkt je Technologiewürfel auf der Tafel
special-biology = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
special-astronomy = { $flasks ->
    [one] 1 Punkt je Kolben im Bestand
   *[other] 1 Punkt je { $flasks } Kolben im Bestand
}

## Die Wertung

sheet-flasks = Kolben
sheet-technology = Technologie
sheet-physics = Physik
sheet-chemistry = Chemie
sheet-biology = Biologie
sheet-astronomy = Astronomie
sheet-cards = Karten

## Was vereinbart wird

option-set = Projekte
option-set-first = Der erste Schritt der Wissenschaft: für das erste Spiel
option-set-collab = Fortschritt der Wissenschaft: Gebiete arbeiten zusammen
option-set-best = Für die höchste wissenschaftliche Leistung
option-set-twin-studies = Zwillingsforschung: beide Karten eines Projekts
option-set-crossroads = Kreuzungen: viele Gebiete zugleich
option-set-generous-rivals = Großzügige Konkurrenz: Kolben auf fremden Karten
option-set-perpetual-motion = Perpetuum mobile: lange Ketten, zusätzliche Aktionen
option-set-random = irgendeine erlaubte Auswahl
option-set-free = 12 Nummern von Projekten, durch Kommas getrennt, oder eine Auswahl einer anderen Ausgabe
option-first-player = Wer beginnt
option-first-player-random = durch das Los
option-first-player-0 = der erste Platz
option-first-player-1 = der zweite Platz
option-first-player-2 = der dritte Platz
option-first-player-3 = der vierte Platz
option-special-reading = Sonderwertung
option-special-reading-occupied = ein einzelner Würfel auf Feld 3 zählt
option-special-reading-reached-end = erst wenn ein Würfel Feld 4 erreicht hat
option-tie-break = Gleichstand
option-tie-break-shared = bei Gleichstand wird der Sieg geteilt
option-tie-break-tournament = Technologie, dann Würfel, dann Bestand entscheiden

## Der Tisch im Terminal

draw-name = { $name }
draw-round = Runde { $round }
draw-draft = Die Auswahl
draw-supply = Vorrat:
draw-flasks = { $flasks } Kolben
draw-cubes = { $cubes } Würfel
draw-end-stage = Letzte Züge: Das Spiel endet nach Runde { $round }
draw-first-player = beginnt
draw-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
draw-none = nichts mehr da
draw-room = { $slots ->
    [0] kein Platz frei
    [one] { $slots } Platz frei
   *[other] { $slots } Plätze frei
}
draw-empty = freier Platz
draw-completed = abgeschlossen: { $projects }
draw-part-round = Runde
draw-part-stacks = Stapel

## Was auf einem Projekt steht, wenn jemand mehr darüber wissen will.

about-number = Projekt { $n }
about-field = Gebiet: { $said }
about-words = { $said }
about-caption = { $said }

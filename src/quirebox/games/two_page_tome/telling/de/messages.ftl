# Was Two Page Tome auf Deutsch sagt.

## Namen

land = { $land ->
    [forest] Wald
    [cave] Höhle
    [lake] See
    [castle] Burg
    [village] Dorf
   *[cliffs] Klippen
}
card = { $race } ({ $points })
card-alike = { $race } ({ $points }, { $nth ->
    [1] die erste Karte
    [2] die zweite Karte
    [3] die dritte Karte
   *[other] die vierte Karte
})
no-card = keine Karte
tome = { $left } und { $right }
tome-alike = { $left } und { $right } ({ $nth ->
    [1] der erste Foliant
   *[other] der zweite Foliant
})
no-tome = kein Foliant
direction = { $direction ->
    [east] Osten
    [north-east] Nordosten
    [north-west] Nordwesten
    [west] Westen
    [south-west] Südwesten
   *[south-east] Südosten
}
steps = { $steps ->
    [one] ein Schritt nach { direction }
   *[other] { $steps } Schritte nach { direction }
}
brews = { $n ->
    [one] { $n } Trank
   *[other] { $n } Tränke
}
inks = { $n ->
    [one] { $n } Tintenfass
   *[other] { $n } Tintenfässer
}

# Ein Feld, nach dem, was dort ist, auf die Frage „wohin?“ (nach „auf“)
hex = { $land ->
    [forest] den Wald
    [cave] die Höhle
    [lake] den See
    [castle] die Burg
    [village] das Dorf
    [cliffs] die Klippen
   *[empty] das leere Feld
}
hex-exotic = { $hex } bei „{ $place }“

## Was geschehen ist

fact-keep = { $who } behält { $first } und { $second }.
fact-keep-hidden = { $who } behält zwei Karten.
fact-kept = { $who } spielt mit { $first } und { $second }.
fact-row = Die Reihe wird ausgelegt: { $cards }.
fact-start = { $who } beginnt auf { $where }.
fact-start-somewhere = { $who } stellt die Figur auf einen Punkt.
fact-round = Runde { $round } beginnt mit { $who }.
fact-take = { $who } nimmt den Folianten mit { $tome }, behält { $kept } und lässt allen anderen { $left }.
fact-pair = { $who } nimmt { $first } und { $second }.
fact-ink = { $who } verbraucht ein Tintenfass.
fact-swap = { $who } tauscht { $card } für einen Trank.
fact-draw-row = { $who } zieht { $card } aus der Reihe.
fact-draw-deck = { $who } zieht { $card } vom Stapel.
fact-refill = Neu in der Reihe: { $card }.
fact-refill-none = Ein Platz der Reihe bleibt leer.
fact-shuffle = Der Ablagestapel wird zu einem neuen Stapel mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
fact-travel = { $who } reist über Wege: { $way }.
fact-travel-somewhere = { $who } reist über Wege.
fact-brew = { $who } geht mit einem Trank einen Schritt nach { $direction }.
fact-brew-somewhere = { $who } geht mit einem Trank einen Schritt.
fact-claim = { $who } erreicht „{ $place }“.
fact-close = „{ $place }“ ist { $who } verschlossen.
fact-scribble = { $who } zeichnet im { $direction }: { land }.
fact-scribble-somewhere = { $who } zeichnet: { land }.
fact-road = { $who } zieht einen Weg nach { $direction }.
fact-fill = { land } gewinnt bei { $who } Gestalt ({ $way } von der Figur).
fact-fill-here = { land } gewinnt unter der Figur von { $who } Gestalt.
fact-fill-somewhere = { land } gewinnt bei { $who } Gestalt.
fact-decline = { $who } lässt ein Symbol aus: { land }.
fact-rest-idle = { $who } ruht.
fact-rest = { $who } ruht und macht frisch: { $tokens }.
fact-restore = { $who } holt ein Volk zurück: { $race } ({ land }, +{ $points }).
fact-flip = Der Foliant mit { $tome } wird aufgedeckt.
fact-end = Kein Foliant kann mehr aufgedeckt werden: Das Spiel ist zu Ende.

## Was gefragt wird

ask-keep = Welche zwei deiner vier Karten behältst du?
ask-start = Auf welchem Punkt beginnt deine Figur?
ask-take = Welchen Folianten nimmst du, und welches Symbol behältst du für dich?
ask-research = Tauschst du eine Karte? Du hast { $brews ->
    [one] { $brews } Trank
   *[other] { $brews } Tränke
}.
ask-draw = Woher ziehst du die neue Karte?
ask-pair = Welche Symbole nimmst du?
ask-move = Wohin gehst du?
ask-journey = Wohin gehst du, oder welches Symbol kommt als nächstes?
ask-manifest = Dir wurde gegeben: { land }. Welches Symbol zeichnest du, oder ruhst du?
ask-place = Wohin zeichnest du { $land ->
    [forest] den Wald
    [cave] die Höhle
    [lake] den See
    [castle] die Burg
    [village] das Dorf
   *[cliffs] die Klippen
}?
ask-offer = Wohin zeichnest du { $land ->
    [forest] den Wald, oder lässt du ihn
    [cave] die Höhle, oder lässt du sie
    [lake] den See, oder lässt du ihn
    [castle] die Burg, oder lässt du sie
    [village] das Dorf, oder lässt du es
   *[cliffs] die Klippen, oder lässt du sie
} aus?
ask-road = Wohin führt ein Weg { $land ->
    [castle] von der Burg
   *[village] vom Dorf
}? Noch { $roads ->
    [one] ein Weg
   *[other] { $roads } Wege
} zu ziehen.
ask-restore = Welche Karte holst du zurück, mit welchem Land?
ask-over = Das Spiel ist zu Ende.

## Was eine Möglichkeit tut

do-keep = Behalte { $first } und { $second }
do-start = Beginne auf { $where }
dot = { $where ->
    [east] dem Punkt im Osten
    [north-east] dem Punkt im Nordosten
    [north] dem Punkt im Norden
    [north-west] dem Punkt im Nordwesten
    [west] dem Punkt im Westen
    [south-west] dem Punkt im Südwesten
    [south] dem Punkt im Süden
   *[south-east] dem Punkt im Südosten
}
do-take = Nimm { $tome }: behalte { $kept }, lass { $left }
do-pair = Nimm { $first } und { $second }
do-pair-ink = Nimm { $first } und { $second } für ein Tintenfass
do-swap = Tausche { $card } für einen Trank
do-draw-row = Zieh { $card }
do-draw-deck = Zieh ungesehen vom Stapel, und leg eine neue Reihe aus
do-end-research = Behalte deine Karten und geh los
do-travel = Geh über die Wege auf { $hex } ({ $way })
do-brew-mist = Geh für einen Trank nach { $direction } in den Nebel
do-brew = Geh für einen Trank nach { $direction } auf { $hex }
do-end-move = Bleib hier und greif zur Feder
do-symbol = Zeichne { $land ->
    [forest] einen Wald
    [cave] eine Höhle
    [lake] einen See
    [castle] eine Burg
    [village] ein Dorf
   *[cliffs] Klippen
}
do-symbol-ink = { do-symbol } für ein Tintenfass
do-symbol-nowhere = { do-symbol } (kein Feld kann das aufnehmen)
do-rest-idle = Ruhe: Alles ist schon frisch
do-rest = Ruhe und mach frisch: { $tokens }
do-decline-idle = Lass das Symbol aus ({ land })
do-decline = Lass das Symbol aus ({ land }) und mach frisch: { $tokens }
do-place-mist = Zeichne im { $direction } in den Nebel
do-place = Zeichne im { $direction } auf { $hex }
do-place-cliffs = Zeichne im { $direction } auf { $hex }: { $segments ->
    [one] { $segments } Stück Küste
   *[other] { $segments } Stücke Küste
}, dann { $all } im Ganzen
do-road-mist = Zieh den Weg nach { $direction } in den Nebel
do-road = Zieh den Weg nach { $direction } auf { $hex }
do-restore = Hol { $card } zurück ({ land })
do-end-restore = Hol nichts mehr zurück und beende den Zug
do-claim = Erreiche „{ $place }“

## Was man bereuen könnte

caution-restore = Jetzt kann ein Volk zurückgeholt werden.
caution-swap = Das Muster von { $card } ist fertig: Es könnte in dieser Runde zurückgeholt werden.

## Was man allein erreichen will

goal-playing = Du brauchst mehr als { $need } Punkte; du hast { $points }.
goal-playing-best = Du brauchst mehr als { $need } Punkte, oder mehr als bisher höchstens ({ $best }); du hast { $points }.
goal-over = Du brauchtest mehr als { $need } Punkte und hattest { $points }.
goal-over-best = Du brauchtest mehr als { $need } Punkte, oder mehr als bisher höchstens ({ $best }), und hattest { $points }.

## Der Wertungsbogen

sheet-restoration = Völker
sheet-forest = Wälder
sheet-cave = Höhlen
sheet-lake = Seen
sheet-castle = Burgen
sheet-village = Dörfer
sheet-cliffs = Klippen
sheet-exotic = Wunder
sheet-magic = Magie
sheet-empty = leere Felder

## Was vor dem Spiel vereinbart wird

option-map = Karte der Welt
option-map-m1 = Die offene Seite (leicht)
option-map-m2 = Die zerrissene Seite (mittel)
option-map-m3 = Verstreute Blätter (schwer)
option-map-m4 = Der lange Buchrücken (sehr schwer)
option-map-free = der Name einer Karte der Ausgabe
option-deck = Beschwörungsstapel für 2 bis 6
option-deck-normal = alle Karten
option-deck-easy = keine roten Ecken
option-deck-hard = keine grünen Ecken
option-solo = Beschwörungsstapel für eine Person allein
option-solo-yellow = nur gelbe Ecken
option-solo-green = nur grüne Ecken
option-solo-red = nur rote Ecken
option-exotics = Wunder
option-exotics-normal = bis zum Ende für alle offen
option-exotics-competitive = schließen nach der Runde, in der sie zuerst erreicht werden
option-first = Wer beginnt
option-first-random = wird ausgelost
option-first-0 = der erste Platz
option-first-1 = der zweite Platz
option-first-2 = der dritte Platz
option-first-3 = der vierte Platz
option-first-4 = der fünfte Platz
option-first-5 = der sechste Platz
option-best = Bisher beste Punktzahl allein
option-best-none = nur das Ziel des Regelhefts zählt
option-best-free = eine ganze Zahl
option-worlds = Namen der Welten
option-worlds-none = sie haben keine
option-worlds-free = ein Name für jede Welt, in der Reihenfolge der Plätze, durch Strichpunkte getrennt
option-mirror = Muster dürfen gespiegelt werden
option-mirror-no = wie die Regeln sagen
option-mirror-yes = ein Versuch
option-cliffs-help = Klippen zählen für Burgen und Dörfer
option-cliffs-help-yes = wie die Regeln sagen
option-cliffs-help-no = ein Versuch
option-inland-cliffs = Klippen dürfen auf Feldern ohne Nebel stehen
option-inland-cliffs-no = wie die Regeln sagen
option-inland-cliffs-yes = ein Versuch
option-chain = Eine beim Zurückholen gezogene Karte zählt dort schon
option-chain-yes = wie die Regeln sagen
option-chain-no = ein Versuch
option-solo-rest = Allein macht Auslassen frisch
option-solo-rest-each = bei jedem Symbol, wie die Regeln sagen
option-solo-rest-both = nur wenn beide ausgelassen werden: ein Versuch

## Der Tisch im Terminal

draw-round = Runde { $round } von { $of }
draw-turn = Zug { $round } von { $of }
draw-name = { $name }
draw-inspiration = Inspiration: { $who }
draw-tomes = {"Folianten: "}
draw-down = { $n } verdeckt
draw-taken = genommen
draw-given = Gegeben: { $kept } an { $who }, { $left } an alle anderen
draw-in-hand = In der Hand: { $lands }
draw-row = {"Reihe: "}
draw-deck = Stapel { $n }
draw-used = {"Gelesene Folianten: "}
draw-dealt = {"Ausgeteilt: "}
draw-kept = {"Behalten: "}
draw-brews = { $unused } von { $of } Tränken unbenutzt
draw-inks = { $unused } von { $of ->
    [one] { $of } Tintenfass
   *[other] { $of } Tintenfässern
} unbenutzt
draw-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
draw-restored = {"Zurückgeholt: "}
draw-race = { $race } ({ land })
draw-letters = WHSBD
draw-legend-map = @ Figur   0-3 Tränke bis dorthin   o Punkt   = / \ Wege   * Wunder, # erreicht, ! schließt bald, x geschlossen
draw-legend-lands = W Wald, H Höhle, S See, B Burg, D Dorf: ■ gefüllt, □ noch nicht   ^ Klippen; in kleinen Karten ist groß gefüllt
draw-legend-card = auf einer Karte: O das Land, x ein anderes Feld, ohne das Land
draw-lacks = { $n ->
    [0] { land }: fertig
   *[other] { land }: es fehlen { $n }
}
draw-way = { $way }
draw-here = unter der Figur
draw-more = { $n ->
    [one] (oder auf { $n } andere Art)
   *[other] (oder auf { $n } andere Arten)
}
draw-no-symbols = noch keine Symbole
draw-no-part = keines der Symbole kann dazugehören
draw-no-room = es kann nicht mehr fertig werden

## Was die Spielhilfe von einem Land sagt

aid-forest = füllt sich neben einem Wald
aid-cave = füllt sich allein, sofort
aid-lake = füllt sich mit einem Weg
aid-castle = füllt sich bei 4; zieht 2 Wege
aid-village = füllt sich bei einem Paar; 1 Weg
aid-cliffs = ½ für jede Nebelkante

## Was auf einer Karte steht, wenn jemand mehr darüber wissen will.

about-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
about-corner = Ecke: { $said }
about-difficulty = Schwierigkeit: { $said }
about-text = { $said }
printed-green = grün
printed-yellow = gelb
printed-red = rot
about-edge = auf der Seite seines Feldes im { $said }
printed-nw = Nordwesten
printed-ne = Nordosten
printed-w = Westen
printed-e = Osten
printed-sw = Südwesten
printed-se = Südosten
draw-part-round = Runde
draw-part-row = Reihe
draw-part-map = Landkarte
draw-part-tomes = Folianten
draw-part-dealt = ausgeteilt
draw-part-legend = Zeichen
draw-part-card = Karte { $slot }

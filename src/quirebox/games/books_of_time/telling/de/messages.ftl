### Was Books of Time sagt, auf Deutsch.

## Wie die Dinge heißen

noun-scribbles = Scribbles
noun-cover = der Einband
noun-twin = { $name } ({ $n })
noun-or = { $first } oder { $second }
noun-pen = { $n ->
    [one] { $n } Feder
   *[other] { $n } Federn
}
noun-paper = { $n } Papier
noun-file = { $n ->
    [one] { $n } Akte
   *[other] { $n } Akten
}
noun-vp = { $n } SP
noun-nothing = nichts
noun-event = { $name } ({ $text })

## Was Fähigkeiten sagen: Kosten und Erträge sind Listen davon

ability-for = { $costs }: { $gains }
ability-list = { $parts }
ability-free = kostenlos
ability-drop = { $n ->
    [one] wirf eine Seite ab ({ $types })
   *[other] wirf je eine Seite ab ({ $types })
}
ability-have = { $n ->
    [one] wenn auf deinen Feldern eine Seite von { $types } liegt
   *[other] wenn auf deinen Feldern Seiten von { $types } liegen
}
ability-same = wenn auf deinen Feldern { $n } Seiten einer Art liegen
ability-level = wenn du auf Stufe { $level } oder höher stehst ({ $type })
ability-take = { $n ->
    [one] nimm { $n } Seite aus der Auslage
   *[other] nimm { $n } Seiten aus der Auslage
}
ability-refresh = erneuere die Auslage
ability-recover = hol eine Seite vom Ablagestapel
ability-write = schreib eine Seite von { $type }, ohne zu bezahlen
ability-write-any = schreib eine beliebige Seite, ohne zu bezahlen
ability-write-section = schreib die Seite von Feld { $section }
ability-token = eine Wissenschaftsmarke
ability-top = 1 SP, 1 Feder oder 1 Papier
ability-advance = steig auf der Leiste { $type }
ability-advance-any = steig auf einer beliebigen Leiste
ability-objective = bring das Ziel { $type } voran
ability-objective-any = bring ein beliebiges Ziel voran
ability-per-kind = { $n } SP je verschiedenem Symbol ({ $type })
ability-per-copy = { $n } SP je Seite mit dem { $rank ->
    [second] zweithäufigsten
   *[most] häufigsten
} Symbol ({ $type })
ability-per-file = { $n } SP je Akte (höchstens { $most })
ability-end = am Ende des Spiels { $n } SP je Seite ({ $type })

## Was Ziele und Herausforderungen verlangen

tile-copies = { $n } × { $symbol } und { $others } × ein anderes Symbol
tile-different = { $n } verschiedene Symbole
tile-different-and = { $n } verschiedene Symbole und noch einmal { $symbol }
tile-sequence = { $symbols }, in dieser Reihenfolge
challenge-top = erreiche das Ende der Leiste { $type }
challenge-levels = Stufe { $level } oder höher auf jeder Leiste
challenge-files = habe { $n } Akten zugleich
challenge-no-file = brauche im ganzen Spiel keine Akte
challenge-different = { $n } verschiedene Symbole im Buch { $type }
challenge-same = { $n } Seiten mit demselben Symbol im Buch { $type }
challenge-pairs = zwei Seiten mit einem Symbol und zwei mit einem anderen im Buch { $type }
challenge-written = mindestens { $n } Seiten ins Buch { $type } geschrieben
challenge-written-each = mindestens { $n } Seiten in jedes Buch geschrieben
challenge-maximum = Ziel { $type } auf der höchsten Stufe und erfüllt
challenge-maxima = { $n } Ziele auf der höchsten Stufe und erfüllt
challenge-lose = verliere, wenn Scribbles { $n } Seiten mit einem Symbol von { $type } bekommt
challenge-take = nimm { $n } Seiten in einem Zug
challenge-discard = wirf { $n } Seiten in einem Zug ab
challenge-write = schreib mindestens { $n } Seiten in einem Zug
challenge-advance = steig { $n }-mal auf einer Leiste in einem Zug

## Was geschah

fact-pick-hidden = { $who } wählt eine Seite.
fact-pick-write = { $who } wählt { $page } zum Schreiben.
fact-pick-section = { $who } wählt { $page } für Feld { $section }.
fact-keep = { $who } behält { $first } auf Feld 1 und { $second } auf Feld 2.
fact-challenge = { $who } wählt die Herausforderung: { $challenge }.
fact-fulfilled = { $who } erfüllt die Herausforderung: { $challenge }.
fact-lost = { $who } gewinnt sofort: { $challenge }.
fact-scribbles = Scribbles nimmt { $page } { $place ->
    [deck] oben vom Stapel
   *[offer] aus der Auslage
} aus dem Spiel.
fact-block = { $who } gibt eine Akte aus, damit { $page } in der Auslage bleibt.
fact-round = Runde { $round } beginnt; die Chronik zeigt { $events }.
fact-bookmark = Das Lesezeichen der Chronik ist erreicht: Drei Seiten sind noch übrig.
fact-over = Die Chronik schließt sich; das Spiel ist aus.
fact-turn-begins = { $who } ist am Zug.
fact-action = { $who } wählt die Aktion „{ $action }“.
fact-event = { $who } nutzt das Ereignis { $event }.
fact-decline = { $who } verzichtet auf den Rest.
fact-take = { $who } nimmt { $page } { $place ->
    [deck] oben vom Stapel
   *[offer] aus der Auslage
}.
fact-recover = { $who } holt { $page } vom Ablagestapel.
fact-push = { $page } wird von den Feldern geschoben ({ $who }).
fact-drop = { $who } wirft { $page } ab.
fact-refresh = { $who } wirft { $page } aus der Auslage.
fact-refill = { $page } kommt in die Auslage.
fact-refill-top = { $page } kommt in die Auslage; oben auf dem Stapel liegt { $top }.
fact-top = Oben auf dem Stapel liegt { $page }.
fact-reshuffle = { $pages ->
    [one] { $pages } Seite vom Ablagestapel wird
   *[other] { $pages } Seiten vom Ablagestapel werden gemischt und
} zum neuen Stapel; oben liegt { $top }.
fact-activate = { $who } nutzt das Buch { $book }.
fact-ability = { $who } nutzt { $page }: { $text }.
fact-write = { $who } schreibt { $page } ins Buch { $book }.
fact-instant = { $page } bringt { $gains } ({ $who }).
fact-turn = { $who } schlägt im Buch { $book } Doppelseite { $spread } auf.
fact-close = { $pages ->
    [0] { $who } schließt das Buch { $book }; es war nicht geblättert.
    [one] { $who } schließt das Buch { $book }; { $pages } geblätterte Seite bringt { $gains }.
   *[other] { $who } schließt das Buch { $book }; { $pages } geblätterte Seiten bringen { $gains }.
}
fact-gain = { $who } erhält { $amounts }.
fact-pay = { $who } bezahlt { $amounts }.
fact-advance = { $who } steigt auf der Leiste { $track } auf Stufe { $level }.
fact-objective = { $who } entfernt das oberste Plättchen des Ziels { $type }; jetzt liegt Stufe { $level } oben.
fact-token = { $who } erhält eine Wissenschaftsmarke: { $symbol }.

## Was gefragt wird

ask-over = Das Spiel ist aus.
ask-then = { $asked } Danach: { $then }.
ask-pick-write = Wähle eine deiner sechs Seiten zum Schreiben.
ask-pick-section = Wähle eine deiner sechs Seiten für Feld { $section }.
ask-action = Wähle deine Aktion.
ask-action-or-event = Wähle deine Aktion, oder nutze vorher ein Ereignis.
ask-after = Nutze ein Ereignis, oder beende deinen Zug.
ask-book = Welches Buch nutzt du?
ask-ability = Nutze eine sichtbare Fähigkeit von { $book }, oder hör auf und blättere.
ask-write = Welche Seite schreibst du?
ask-close = Welches Buch schließt du?
ask-draw = Zieh eine Seite (noch { $n }).
ask-draw-first = Zieh eine Seite (noch { $n }), oder erneuere zuerst die Auslage für { $cost } SP.
ask-advance = Auf welcher Leiste steigst du?
ask-turn = Welche Bücher blätterst du?
ask-take = { $n ->
    [one] Nimm eine Seite aus der Auslage, oder verzichte darauf.
   *[other] Nimm eine Seite aus der Auslage (noch { $n }), oder verzichte auf den Rest.
}
ask-refresh = Welche Seiten der Auslage wirfst du weg?
ask-recover = Welche Seite holst du vom Ablagestapel?
ask-free-write = Schreib eine Seite, ohne zu bezahlen, oder verzichte darauf.
ask-drop = Wirf eine Seite von deinen Feldern ab ({ $type }).
ask-files = Wie viele Akten ersetzen Federn und Papier?
ask-challenge = Welche Herausforderung nimmst du an?
ask-block = Scribbles will { $page }: Gibst du eine Akte aus, damit die Seite bleibt?
ask-benefit = Nimmst du den Ertrag der Stufe, oder bringst du das Ziel voran?
ask-track = Auf welcher Leiste steigst du?
ask-stack = Welches Ziel bringst du voran?
ask-back = Welchen Ertrag des entfernten Plättchens nimmst du?
ask-token = Welche Wissenschaftsmarke nimmst du?
ask-top = Welchen Lohn nimmst du am Ende der Leiste?

## Was im Zug noch kommt

then-turn = { $book } blättern
then-other-ability = die andere Fähigkeit
then-take = { $n ->
    [one] noch { $n } Seite nehmen
   *[other] noch { $n } Seiten nehmen
}
then-draw = { $n ->
    [one] noch { $n } Seite ziehen
   *[other] noch { $n } Seiten ziehen
}
then-scribbles = Scribbles ist wieder dran
then-write = weiter schreiben
then-advance = weiter steigen
then-action = deine Aktion

## Was man tun kann

do-pick = { $page }
do-main-activate = Seiten nutzen
do-main-write = Seiten schreiben
do-main-close = Ein Buch schließen
do-main-draw = Seiten ziehen
do-main-advance = Auf Leisten steigen
do-main-turn = Seiten blättern
do-event = das Ereignis { $event } nutzen
do-no-event = kein Ereignis auf dieser Seite
do-end = den Zug beenden
do-activate = { $book } nutzen
do-close = { $book } schließen
do-ability = { $page } nutzen: { $text }
do-cover = der Einband, der keine Fähigkeit hat
do-turn-book = { $book } blättern
do-enough-written = genug geschrieben
do-enough = genug
do-empty-section = Feld { $section }, das leer ist
do-discard = { $page } abwerfen
do-write = { $page } schreiben ({ $cost })
do-write-free = { $page } schreiben, ohne zu bezahlen
do-take = { $page } nehmen
do-take-deck = { $page } vom Stapel nehmen
do-empty-deck = der Stapel, der leer ist
do-empty-slot = ein leerer Platz der Auslage
do-refresh = { $pages } wegwerfen
do-refresh-paid = für { $cost } SP { $pages } wegwerfen
do-advance = { $track } auf Stufe { $level }: { $brings }
do-advance-paid = { $track } auf Stufe { $level } für { $cost }: { $brings }
do-advance-top = { $track }, am Ende der Leiste: 1 SP, 1 Feder oder 1 Papier
do-benefit = { $text }
do-objective = das Ziel { $type } von „{ $now }“ ({ $vp } SP) zu „{ $then }“ ({ $more } SP) voranbringen; Ertrag: { $first } oder { $second }
do-objective-maximum = das Ziel { $type }, das auf der höchsten Stufe ist
do-turn-all = alle drei Bücher blättern
do-turn-books = { $books } blättern
do-token = { $symbol }
do-top = { $what ->
    [vp] 1 SP nehmen
    [pen] 1 Feder nehmen
   *[paper] 1 Papier nehmen
}
do-recover = { $page } nehmen
do-skip = darauf verzichten
do-keep-offer = nichts wegwerfen
do-let-go = { $page } Scribbles lassen
do-block = eine Akte für { $page } ausgeben
do-challenge = { $challenge } ({ $type }, Rang { $tier })
do-files-none = keine Akte
do-files-pens = { $n ->
    [one] { $n } Akte für eine Feder
   *[other] { $n } Akten für Federn
}
do-files-papers = { $n ->
    [one] { $n } Akte für Papier
   *[other] { $n } Akten für Papier
}
do-files-both = { $pens ->
    [one] { $pens } Akte für eine Feder
   *[other] { $pens } Akten für Federn
}, { $papers ->
    [one] { $papers } Akte für Papier
   *[other] { $papers } Akten für Papier
}

## Was man bereuen könnte

caution-event = Du hast in diesem Zug kein Ereignis der Chronik genutzt.
caution-ability = Eine Fähigkeit dieser Doppelseite ist noch nicht genutzt.
caution-nothing = Nichts, was diese Fähigkeit gibt, ist jetzt zu haben.

## Wofür eine Person allein spielt

goal-now = Du brauchst { $points } Punkte und { $needed ->
    [one] { $needed } Herausforderung
   *[other] { $needed } Herausforderungen
}; du hast { $had } und { $met } von { $needed } erfüllt{ $held ->
    [0] {""}
    [one] {" "}(eine ist bisher nicht verloren)
   *[other] {" "}({ $held } sind bisher nicht verloren)
}.
goal-then = Du hast { $points } Punkte und { $needed ->
    [one] { $needed } Herausforderung
   *[other] { $needed } Herausforderungen
} gebraucht; du hattest { $had } und { $met } von { $needed } erfüllt.
goal-lost = Die Herausforderung „{ $challenge }“ ging verloren und beendete das Spiel sofort; du hattest { $had ->
    [one] { $had } Punkt
   *[other] { $had } Punkte
}.

## Die Wertung

sheet-victory-points = Siegpunkte
sheet-science-objective = Ziel Wissenschaft
sheet-industry-objective = Ziel Industrie
sheet-trade-objective = Ziel Handel
sheet-tops-of-tracks = Enden der Leisten
sheet-resources-left = übrige Rohstoffe
sheet-challenges-not-fulfilled = Herausforderungen nicht erfüllt

## Was vereinbart wird

option-difficulty = Gegen Scribbles (nur allein)
option-difficulty-easy = 17 Runden; eine Herausforderung und 100 Punkte gewinnen
option-difficulty-medium = 16 Runden; eine Herausforderung und 110 Punkte gewinnen
option-difficulty-hard = 16 Runden und eine vierte Herausforderung; zwei Herausforderungen und 120 Punkte gewinnen
option-turn-scope = Seiten blättern: welche Bücher ihren Sofortertrag zahlen
option-turn-scope-all = alle drei, geblättert oder nicht, wie es in der Spielregel steht
option-turn-scope-turned = nur die geblätterten
option-chronicle-used = Seiten in der Chronik
option-chronicle-used-15 = 16 Runden
option-chronicle-used-14 = 15 Runden
option-payment = Bezahlen mit Akten
option-payment-automatic = erst Federn und Papier, Akten für das, was fehlt
option-payment-strict = wer bezahlt, sagt, wie viele Akten Federn und Papier ersetzen
option-discards = Was für eine Herausforderung als abgeworfen zählt (nur allein)
option-discards-board = Seiten, die deine Felder verlassen
option-discards-all = auch Seiten, die aus der Auslage geworfen werden; auch die nennt die Spielregel abgeworfen

## Der Tisch im Terminal

draw-name = { $name }
draw-part-round = Runde
draw-part-offer = Auslage
draw-part-tracks = Leisten
draw-part-sections = Felder
draw-part-levels = Stufen
draw-part-objectives = Ziele
draw-part-discard = Ablage
draw-part-pages = Seiten
draw-part-taken = genommen
draw-no-discard = Der Ablagestapel ist leer.
draw-empty = leer
draw-no-symbol = kein Symbol
draw-page = ({ $symbol }) vorn: { $front } – hinten: { $back } – sofort: { $instant }
draw-setup = Aufbau
draw-chronicle-closed = Die Chronik ist geschlossen.
draw-round = Runde { $round } von { $of }
draw-chronicle-left = Chronik, links:   { $event }
draw-chronicle-right = Chronik, rechts:  { $event }
draw-front-cover = vorderer Deckel
draw-back-cover = hinterer Deckel
draw-slot = Platz { $slot }
draw-deck = Stapel { $pages }
draw-on-top = oben
draw-discard = Ablagestapel { $pages }
draw-starts = beginnt
draw-owned = Federn { $pens }  Papier { $paper }  Akten { $files }  SP { $vp }
draw-points-now = jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
draw-section = Feld { $section } ({ $cost })
draw-tile-brief = { $missing ->
    [0] { $vp } SP
    [one] { $missing } fehlt für { $vp } SP
   *[other] { $missing } fehlen für { $vp } SP
}
draw-tile = { $asked }: { $vp } SP
draw-tile-back = { $asked }: { $vp } SP; es zu entfernen bringt: { $first } oder { $second }
draw-track = Stufe { $level } (als Nächstes { $next } für { $step })
draw-track-top = Stufe { $level }, das Ende
draw-objective = Ziel: { $asked }, { $vp } SP, { $missing ->
    [0] erfüllt
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
draw-tokens = Marken: { $tokens }
draw-book-pays = Schließen bringt { $closing }; Blättern bringt { $turning }
draw-left = links:   { $face }
draw-right = rechts:  { $face }
draw-back-face = { $page }: { $back }
draw-front-face = { $page }: { $front } – sofort: { $instant }
draw-hand = Deine sechs Seiten
draw-picked = gewählt
draw-difficulty = { $difficulty ->
    [easy] leicht
    [hard] schwer
   *[medium] mittel
}
draw-scribbles-takes = nimmt { $pages }
draw-challenge-open = { $challenge } (bisher nicht verloren)
draw-taken = { $pages ->
    [0] Scribbles hat noch keine Seite genommen.
    [one] { $pages } Seite, die Scribbles genommen hat:
   *[other] { $pages } Seiten, die Scribbles genommen hat:
}
draw-icon = { $what } (Platz { $slot })
draw-icon-none = { $what } (keine)
draw-icon-deck = oberste Seite des Stapels
draw-icon-slot = Platz { $slot }

## Was auf einer Seite oder einem Plättchen steht, wenn jemand mehr darüber wissen will.

about-type = Art: { $said }
about-symbol = Symbol: { $said }
about-front = vorn: { $said }
about-back = hinten: { $said }
about-instant = sofort, wenn sie geschrieben wird: { $said }
about-text = { $said }
about-tier = Stufe { $n }
printed-s = Wissenschaft
printed-i = Industrie
printed-t = Handel
printed-planet = Planet
printed-theorem = Lehrsatz
printed-flask = Kolben
printed-leaf = Blatt
printed-gear = Zahnrad
printed-hearth = Herd
printed-signal = Signal
printed-map = Karte
printed-boat = Boot
printed-caravan = Karawane
printed-coin = Münze

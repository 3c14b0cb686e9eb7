# Trekking Through History, auf Deutsch.
#
# Feste Wörter: trek = Reise, Itinerary = Reiseplan, slot = Gleis, Departures Row = Abfahrten, Time Warp = Zeitsprung,
# Ancestor = Vorfahr, Wild = Joker, supply = Vorrat, score track = Punkteleiste, Rival Tour = Konkurrenz.

## Dinge und Zahlen.

noun-rival = Die Konkurrenz
noun-nothing = nichts
noun-day = Tag { $day ->
    [1] I
    [2] II
   *[other] III
}
noun-kind = { $kind ->
    [person] Person
    [event] Ereignis
    [innovation] Erfindung
    [progress] Fortschritt
    [wild] Joker
   *[crystal] Kristall
}
noun-kinds = { $kind ->
    [person] { $n } { $n ->
        [one] Person
       *[other] Personen
    }
    [event] { $n } { $n ->
        [one] Ereignis
       *[other] Ereignisse
    }
    [innovation] { $n } { $n ->
        [one] Erfindung
       *[other] Erfindungen
    }
    [progress] { $n } { $n ->
        [one] Fortschritt
       *[other] Fortschritte
    }
    [wild] { $n } Joker
   *[crystal] { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    }
}
noun-token = { $kind ->
    [person] einen Personen-Marker
    [event] einen Ereignis-Marker
    [innovation] einen Erfindungs-Marker
    [progress] einen Fortschritts-Marker
    [wild] einen Joker
   *[crystal] einen Kristall
}
noun-crystals = { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristalle
}
noun-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
noun-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
noun-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
noun-hour = { $hour ->
    [0] zwölf Uhr
    [12] zwölf Uhr
   *[other] { $hour } Uhr
}
noun-year = { $era ->
    [far] { NUMBER($year, useGrouping: "always") } v. Chr.
    [before] { $year } v. Chr.
    [after] { $year } n. Chr.
   *[late] { $year }
}
noun-circa = um { $year }
noun-dated = „{ $title }“ ({ $year })
noun-printed = { $text }
noun-titled = „{ $title }“

## Was geschah.

fact-day = { $day } beginnt.
fact-row = Die Abfahrten liegen aus, von rechts: { $cards }.
fact-turn-up = { $card } wird aufgedeckt.
fact-todays-warp = Der heutige Zeitsprung ist „{ $name }“: { $text }
fact-todays-and-tomorrows-warp = Der heutige Zeitsprung ist „{ $name }“: { $text } Morgen: „{ $tomorrow }“.
fact-select = { $who } wählt den Reiseplan „{ $itinerary }“.
fact-select-hidden = { $who } wählt einen Reiseplan.
fact-itinerary = { $who } deckt den Reiseplan „{ $itinerary }“ auf.
fact-take = { $who } nimmt { $card } { $slot ->
    [0] vom Stapel
   *[other] von den Abfahrten
}: { $hours }, { $gains }.
fact-ancestor = { $who } nimmt als Vorfahren { $card }.
fact-warp = { $who } nutzt den Zeitsprung „{ $warp }“.
fact-spend = { $who } gibt { $crystals } aus; noch { $left } übrig.
fact-move = { $who } zieht { $hours }, bis { $to }.
fact-move-beyond = { $who } zieht { $hours }, bis { $to }; { $beyond ->
    [one] { $beyond } Stunde darüber hinaus verfällt
   *[other] { $beyond } Stunden darüber hinaus verfallen
}.
fact-punctual = { $who } kommt pünktlich an und erhält { $points }.
fact-rest = { $who } findet nichts zu nehmen und ruht bis zwölf Uhr.
fact-crystal = { $who } bekommt { $crystals }; jetzt { $now }.
fact-token = { $who } legt { $token } auf Feld { $row } bei { $column }.
fact-token-scores = { $who } legt { $token } auf Feld { $row } bei { $column } und erhält { $earned }.
fact-for-space = { $points } für das Feld
fact-for-row = { $points } für Zeile { $row }
fact-no-crystal = { $who } bekommt keinen Kristall: Es ist keiner mehr da.
fact-column-full = { $who } verliert { $token }: Die Spalte ist voll.
fact-columns-full = { $who } verliert einen Joker: Alle Spalten sind voll.
fact-none-left = { $who } geht bei { $kind } leer aus: Es ist kein Marker mehr da und auch kein Joker.
fact-no-wild-left = { $who } bekommt keinen Joker: Es ist keiner mehr da.
fact-substitute = { $who } nimmt einen Joker anstelle von { $kind }.
fact-trek-begins = { $who } beginnt eine Reise mit { $card }.
fact-trek = { $who } setzt die Reise mit { $card } fort: { $cards }, { $worth } wert (+{ $more }).
fact-collapse = { $who } beendet die Reise mit { $cards }; sie zählt am Ende { $worth }.
fact-points = { $who } erhält { $points }.
fact-exchange = { $who } zahlt einen Kristall für einen Joker.
fact-under = Unter den Stapel kommen, in dieser Folge: { $cards }.
fact-none-under = Es lagen keine Karten aus, die unter den Stapel kommen könnten.
fact-drop = { $who } entfernt { $card } aus der Reise; übrig: { $cards }.
fact-night = { $who } legt den Reiseplan von { $day } weg; seine Marker gehen in den Vorrat zurück.
fact-final = { $who } hat { $track } auf der Punkteleiste und { $crystals }: { $points } mit den Reisen.

## Was gefragt wird.

ask-select = Welchen Reiseplan wählst du für diesen Tag?
ask-choose = Welche Karte nimmst du?
ask-spend = Wie viele Kristalle gibst du aus? Ohne Kristall kostet { $what } { $hours }.
ask-ancestor = der Vorfahr
ask-wild = In welche Spalte legst du einen Joker?
ask-exchange = Zahlst du einen Kristall für einen Joker?
ask-join = Legst du die Karte an deine Reise, obwohl sie ein wenig zu früh ist?
ask-colour = Welche Farbe bekommst du?
ask-board = Welche Karte der Abfahrten bringt dir der Zeitsprung?
ask-over = Das Spiel ist aus.

## Was eine Möglichkeit bedeutet.

do-take = { $title } ({ $year }): { $gains }; { $trek }{ $outcome }
do-take-nothing = Ein leeres Gleis
do-ancestor = Vorfahr „{ $title }“: { $gains }; { $trek }{ $outcome }
do-no-ancestor = Ein Vorfahr: Es ist keiner mehr da
do-warp = { $warp }: { $text }
do-no-warp = Ein Zeitsprung
do-rest = Bis zwölf Uhr ruhen
do-spend = { $crystals ->
    [0] Kein Kristall
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}: { $hours }, bis { $to }
do-spend-punctual = { $crystals ->
    [0] Kein Kristall
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}: { $hours }, bis { $to }, pünktlich: +{ $points }
do-spend-beyond = { $crystals ->
    [0] Kein Kristall
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
}: { $hours }, bis { $to }, { $beyond ->
    [one] { $beyond } Stunde verfällt
   *[other] { $beyond } Stunden verfallen
}
do-spend-what = { $crystals ->
    [0] Keinen Kristall
    [one] { $crystals } Kristall
   *[other] { $crystals } Kristalle
} ausgeben
do-itinerary = { $name }: Spalten { $columns }
do-itinerary-rows = { $name }: Spalten { $columns }; { $rows }
do-colour = { $kind }
do-column = { $kind }, Feld { $row }{ $earns }
do-column-full = { $kind }: Die Spalte ist voll
do-earns-nothing = { "" }
do-earns-points = : { $points }
do-earns-crystal = : ein Kristall
do-earns-row = : { $points } für die Zeile
do-earns-points-and-row = : { $points } für das Feld, { $more } für die Zeile
do-earns-crystal-and-row = : ein Kristall und { $points } für die Zeile
do-exchange = Einen Kristall für einen Joker zahlen
do-keep = Den Kristall behalten
do-join = Die Karte anlegen: Die Reise wächst auf { $cards }
do-new-trek = Eine neue Reise beginnen; die mit { $cards } endet, { $worth } wert
do-yes = Ja
do-no = Nein

outcome-none = { "" }
outcome-move = ; { $hours }, bis { $to }{ $beyond ->
    [0] { "" }
   *[other] { " " }({ $beyond } verfallen)
}{ $points ->
    [0] { "" }
    [one] , { $points } Punkt
   *[other] , { $points } Punkte
}
outcome-move-missing = ; { $hours }, bis { $to }{ $beyond ->
    [0] { "" }
   *[other] { " " }({ $beyond } verfallen)
}{ $points ->
    [0] { "" }
    [one] , { $points } Punkt
   *[other] , { $points } Punkte
}, { $missed } verloren
outcome-join = passt an die Reise mit { $cards } oder beendet sie
outcome-collapse = beendet die Reise mit { $cards }, { $worth } wert
outcome-extend = verlängert die Reise auf { $cards } (+{ $more })
outcome-start = beginnt eine Reise
outcome-no-trek = es gibt keine Reise dafür

plan-column = { $kind } { $height }
plan-column-bonus = { $kind } { $height } ({ $bonuses })
plan-bonus-points = +{ $points } auf { $row }
plan-bonus-crystal = ein Kristall auf { $row }
plan-rows = Zeilen von oben: { $bonuses }
plan-row = { $points ->
    [0] –
   *[other] +{ $points }
}

caution-collapse = Das beendet deine Reise mit { $cards }, { $worth } wert; sie kann nicht mehr wachsen.

## Wofür man allein spielt, und die Wertung.

goal-now = Du brauchst mehr Punkte als die Konkurrenz: Sie hat { $theirs }, du hast { $mine }.
goal-tied = Du und die Konkurrenz hattet je { $mine } Punkte; die Längen der Reisen entschieden.
goal-then = Du brauchtest mehr Punkte als die Konkurrenz: Sie hatte { $theirs }, du hattest { $mine }.

sheet-itineraries = Reisepläne
sheet-punctuality = Pünktlichkeit
sheet-time-warps = Zeitsprünge
sheet-crystals = Kristalle
sheet-treks = Reisen

## Zeitsprünge, nach dem, was sie tun.

effect-two = { $first } { $then }
effect-gain = Du bekommst { $gains }.
effect-gain-chosen = Wähle eine Farbe; du bekommst { $n ->
    [one] { $n } Marker
   *[other] { $n } Marker
} davon.
effect-gain-spaces = Du bekommst die Boni aller Gleise.
effect-gain-last = Du bekommst noch einmal, was auf der letzten Karte deiner laufenden Reise steht.
effect-score = Du erhältst { $points }.
effect-take-row = Nimm eine beliebige Karte der Abfahrten; ihre Stunden gelten nicht.
effect-take-row-short = Nimm eine Karte der Abfahrten mit { $hours ->
    [one] { $hours } aufgedruckten Stunde
   *[other] höchstens { $hours } aufgedruckten Stunden
}; ihre Stunden gelten nicht.
effect-once-more = Dann noch einmal, wenn die Abfahrten aufgefüllt sind, falls es möglich ist.
effect-take-ancestor = Nimm einen Vorfahren; seine Stunden gelten nicht.
effect-new-row = Lege alle ausliegenden Karten unter den Stapel und neue aus.
effect-drop-last = Entferne die letzte Karte deiner laufenden Reise aus dem Spiel; das Datum der Reise geht zurück.
effect-cost = Karten mit { $dear } oder mehr aufgedruckten Stunden kosten { $discount ->
    [one] { $discount } Stunde
   *[other] { $discount } Stunden
} weniger (vor Kristallen).
effect-space-wild = Einen farbigen Gleisbonus nimmst du als Joker, solange der Vorrat einen hat.
effect-crystal-power = Jeder Kristall senkt den Preis um { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} (mindestens 1 Stunde bleibt). Ein Kristall, der nichts ändern würde, darf nicht ausgegeben werden.
effect-punctual = Für Pünktlichkeit gibt es { $points } statt { $usual }.
effect-hours = Endet dein Zug genau auf einer der Stunden { $hours }, bekommst du { $gains }.
effect-company = Endet dein Zug auf einer Stunde von 1 bis 11, auf der schon eine andere Taschenuhr steht, bekommst du { $gains }.
effect-ancestor = Jeder Vorfahr gibt außerdem { $gains }.
effect-slot = Eine Karte { $slot ->
    [0] vom Stapel
   *[other] von Gleis { $slot } nach dem Stapel
} gibt { $gains }.
effect-slot-also = Eine Karte { $slot ->
    [0] vom Stapel
   *[other] von Gleis { $slot } nach dem Stapel
} gibt außerdem { $gains }.
effect-exchange = Nach den Gewinnen einer Karte darfst du einmal im Zug 1 Kristall in den Vorrat zahlen und bekommst 1 Joker.
effect-join = Eine Geschichtskarte, die nicht später ist als das Datum deiner Reise, aber höchstens { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
} davor, darfst du an die laufende Reise legen; ihr Datum wird das der Reise.
effect-close = Legst du eine Geschichtskarte an, die höchstens { $years ->
    [one] { $years } Jahr
   *[other] { $years } Jahre
} später ist als das Datum der Reise, erhältst du { $points }.
effect-collapse = Endet deine Reise und beginnt eine neue, bekommst du { $gains }.
effect-nothing = Nichts ändert sich.

## Die Konkurrenz, nach ihrer Solokarte.

rival-plays = { $prefers } { $scores }
rival-most-icons = Sie nimmt die Karte mit den meisten Symbolen, das Gleis mitgezählt, dann das früheste Jahr.
rival-earliest = Sie nimmt das früheste Jahr.
rival-short-first = Sie nimmt Karten mit höchstens 3 Stunden vor teureren, dann das früheste Jahr.
rival-scores-alike = Jedes Symbol zählt { $points }.
rival-scores = Ihre Lieblingsfarbe zählt { $favourite }, ein Joker { $wild }, ein Kristall { $crystal }, jedes andere Symbol { $others }.

## Möglichkeiten eines Spiels.

option-random-itineraries = Erstes Spiel
option-random-itineraries-off = alle wählen ihre Reisepläne
option-random-itineraries-on = Reisepläne werden zufällig gezogen
option-time-warps = Zeitsprünge
option-time-warps-off = ohne Zeitsprünge
option-time-warps-on = mit einem Zeitsprung für jeden Tag
option-crystal-supply = Zeitkristalle
option-crystal-supply-20 = 20 Kristalle
option-crystal-supply-16 = 16 Kristalle wie im Prototyp
option-token-supply = Erlebnismarker
option-token-supply-84 = 84 Marker: 17 je Farbe und 16 Joker
option-token-supply-80 = je 16 wie im Prototyp
option-solo-card = Solokarte, für eine Person
option-solo-card-s1 = Pauschalreise: für den Anfang
option-solo-card-s2 = Geführter Rundgang
option-solo-card-s3 = Studienreise: mit einer Lieblingsfarbe
option-solo-card-s4 = Große Expedition: für Erfahrene

## Der Tisch im Terminal.  Die kurzen Wörter für Symbole haben drei Buchstaben.

draw-icon = { $kind ->
    [person] Per
    [event] Ere
    [innovation] Erf
    [progress] For
    [wild] Jok
   *[crystal] Kri
}
draw-head = Stapel { $deck }   Vorfahren { $ancestors }   Vorrat
draw-trek-table = Reisen    { $table }  weitere +{ $further }
draw-today = heute:
draw-tomorrow = morgen:
draw-all-day = den ganzen Tag
draw-dates = Alle Karten von { $day }; was ausliegt: >
draw-ancestor = Vorfahr
draw-empty = leer
draw-hours = { $hours } h
draw-starts = beginnt
draw-extends = verlängert
draw-ends = beendet { $length }
draw-may-join = passt noch, oder beendet { $length }
draw-timeline = Zeitleiste von { $who }
draw-trek-worth = Reise mit { $cards }, { $worth } wert, nächste Karte +{ $more }
draw-no-trek = keine Reise
draw-none-yet = noch keine
draw-none = keine
draw-unseen = von den { $unseen } verdeckten Karten { $later ->
    [one] ist { $later } später
   *[other] sind { $later } später
}
draw-trek = Reise
draw-row = Abfahrten
draw-start = Start
draw-end = beenden sie
draw-extend = verlängern sie
draw-clock = Uhr
draw-standing = Punkte { $score }  Stunde { $hour }
draw-trek-to = Reise { $length } bis { $year }
draw-hand = Auf deiner Hand: { $plans }
draw-player = Punkte { $score } (Leiste { $track })  Stunde { $hour }  Kristalle { $crystals }  beendete Reisen: { $ended }
draw-favourite = Lieblingsfarbe
draw-rows = Zeilen

## Was auf einer Karte steht, wenn jemand mehr darüber wissen will.

about-day = Tag { $n }
about-year = { $era ->
    [before] { $n } v. Chr.
   *[after] { $n } n. Chr.
}
about-circa = das Jahr ist nicht genau bekannt
about-category = Kategorie: { $said }
about-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
about-icons = Symbole: { $said }
about-caption = { $said }
about-text = { $said }
about-rows = volle Reihen zählen { $said } Punkte
about-level = Stufe { $n }
printed-p = Person
printed-e = Ereignis
printed-i = Erfindung
printed-g = Fortschritt
printed-w = Joker
printed-c = Kristall
draw-part-day = Tag
draw-part-row = Abfahrten
draw-part-timeline = Zeitleiste
draw-part-clock = Uhr
draw-part-warps = Zeitsprünge
draw-part-dates = Jahre
draw-part-hand = Hand

# Was das Terminal selbst sagt, welches Spiel auch gespielt wird.

## Ein Tisch

turn = { $who }, Entscheidung { $n }
goal = Ziel
help-line = Zahl oder Buchstabe wählt; ? sagt, was verboten ist; hilfe zeigt den Rest.
thinking = { $who } denkt nach
hide = Enter drücken, um alles zu verbergen; dann ist { $who } dran.
look = { $who }, drücke Enter, wenn niemand sonst den Bildschirm sieht.
sure = Wirklich? j, oder Enter, um neu zu wählen>
best = { $n ->
    [one] { $n } Punkt ist dein bisher bestes Ergebnis; es wird aufgehoben.
   *[other] { $n } Punkte sind dein bisher bestes Ergebnis; es wird aufgehoben.
}
not-saved = Nicht gespeichert: { $why } mit: speichern DATEI
saved = Gespeichert in { $file }; weiter geht es mit: quire play --resume { $file }
record = Die Aufzeichnung ist in { $file }; lies sie mit: quire replay { $file }
changed = Die Regeln, die Ausgabe oder die Datei haben sich seit dem Speichern geändert; es geht dort weiter, wohin die Entscheidungen jetzt führen.

## Was geschah

has-chosen = hat gewählt
lines-before =
    { $n ->
        [one] … { $n } Zeile davor; verlauf zeigt sie
       *[other] … { $n } Zeilen davor; verlauf zeigt sie
    }
version = Version { $n }
edition = Ausgabe { $name }
players = Es spielen: { $names }
options = Optionen: { $options }
started = Begonnen: { $when }

## Was man tun könnte, und was man sieht

hidden = … (was folgt, ist noch verborgen)
words-list = … (Wörter zeigen, was davon spricht)
show-rest = … (zeig: den Rest sehen)
next-sheet = … ({ $typed } zeigt, was folgt)
no-sheet = davon gibt es kein Blatt { $typed }; { $n ->
    [one] es gibt nur eines
   *[other] es gibt { $n }
}
more-refused = … (? WORT fragt nach allem mit diesem Wort)
and-more = und { $n } weitere
over = Das Spiel ist aus
after = Nach Entscheidung { $n }

## Punkte

score = Wertung
sum = Summe
place = Platz
nobody-won = Niemand hat gewonnen.
won = { $who } hat gewonnen.
not-won = { $who } hat nicht gewonnen.
share = { $who } teilen sich den Sieg.

## Was getippt wurde

may-mean = „{ $typed }“ kann heißen:
only-one = nur das spricht von „{ $typed }“; wenn du es willst, tippe { $label }:
speaks-of = nichts, was man wählen kann, heißt „{ $typed }“; von „{ $rest }“ spricht:
not-now = das kann man jetzt nicht wählen. Erlaubt: { $allowed }
no-option = es gibt keine Option { $typed }; tippe { $right }
cannot-read = „{ $typed }“ ist nicht zu verstehen. Tippe { $right }, ? oder hilfe.
cannot-read-close = „{ $typed }“ ist nicht zu verstehen; meinst du „{ $close }“? Tippe { $right }, ? oder hilfe.
numbers = eine Zahl von { $first } bis { $last }
letters = einen Buchstaben von { $first } bis { $last }
either = { $one } oder { $other }

## Befehle

nothing-refused = Gerade ist nichts verboten, wonach sich zu fragen lohnt.
nothing-to-undo = es gibt keine Entscheidung von dir, die zurückzunehmen wäre
not-yours = die letzte Entscheidung war von { $who }; nur dort kann sie zurückgenommen werden
stands = Entscheidung { $n } hat etwas Verborgenes aufgedeckt oder das Glück befragt; sie gilt
taken-back = Entscheidung { $n } ist zurückgenommen.
no-rule = keine Regel heißt „{ $typed }“ oder spricht davon; tippe: regeln
no-rule-close = keine Regel heißt „{ $typed }“ oder spricht davon; meinst du { $close }?
log-how = „{ $typed }“ ist nicht zu verstehen; tippe: verlauf, verlauf 20 oder verlauf alle
no-part = kein Teil des Tisches heißt „{ $typed }“; es gibt: { $parts }, oder alle
about-what = wovon? tippe: über, und Name oder Nummer einer Karte, eines Buches oder einer Seite
no-thing = nichts heißt „{ $typed }“
no-thing-option = nichts heißt „{ $typed }“; tippe: über NAME. Was die Option { $typed } täte, sagt dir: ? { $typed }
no-thing-close = nichts heißt „{ $typed }“; meinst du { $close }?
things = { $n } Dinge heißen so: { $names }, …; tippe mehr vom Namen
saved-here = Jede Entscheidung wird in { $file } gespeichert; anderswohin schreibt: speichern DATEI
saved-there = Gespeichert in { $file }.
load-what = welche Aufzeichnung? tippe: laden DATEI
other-game = das ist eine Aufzeichnung von „{ $game }“, und an diesem Tisch wird „{ $ours }“ gespielt; steh auf und nimm: quire play --resume { $file }
loaded = { $file } ist geladen: Entscheidung { $n }.
parts = Teile des Tisches: { $parts }.
word-ask = ?
word-undo = zurück
word-hint = tipp
word-rules = regeln
word-log = verlauf
word-score = wertung
word-show = zeig
word-about = über
word-aid = spielhilfe
word-save = speichern
word-load = laden
word-help = hilfe
word-quit = aufhören
word-all = alle
help-number = eine Zahl
help-number-does = wählt diese Option, ein Buchstabe ebenso; der Anfang ihrer Wörter auch, wenn keine andere so beginnt
help-words = Wörter
help-words-do = zeigen die Optionen, die davon sprechen
takes-word = WORT
takes-id = ID
takes-n = N
takes-part = TEIL
takes-name = NAME
takes-file = DATEI
help-ask = was verboten ist und warum; mit einer Zahl oder Wörtern: was genau das täte
help-undo = deine letzte Entscheidung zurücknehmen, wenn seither nichts aufgedeckt wurde
help-hint = was ein Bot hier täte, und warum
help-rules = eine Regel nach ihrer Nummer, oder alle, die von einem Wort sprechen
help-log = die letzten Entscheidungen, oder: verlauf alle
help-score = die Punkte und woher sie kommen
help-show = der Tisch noch einmal; ein Teil davon ganz, oder: zeig alle
help-about = was sonst auf einer Karte, einem Buch oder einer Seite steht: Texte, Namen, Jahre
help-aid = die Spielhilfe: ein Zug, was Dinge kosten, was Punkte bringt
help-save = die Aufzeichnung auch in eine Datei deiner Wahl schreiben
help-load = mit einer anderen Aufzeichnung dieses Spiels weitermachen
help-help = diese Liste
help-quit = aufhören; alles ist gespeichert, und du erfährst wo

## Ein Spiel wählen

which-game = Welches Spiel?
which-number = 1 bis { $last }>
type-number = „{ $typed }“ ist nicht zu verstehen; tippe eine Zahl von { $first } bis { $last }
how-many = Wie viele spielen, du und Bots ({ $players }; Enter für { $default })>
seats-one = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
seats = { $first } bis { $last } Personen
player = Spieler { $n }

## Plätze und Dateien

file-no-text = { $file }: das ist keine Textdatei; eine Aufzeichnung beginnt mit „{ $begins }“
file-unreadable = { $file }: nicht zu lesen ({ $why }); nenne eine Aufzeichnung, die `quire play` gespeichert hat
file-unwritable = { $file }: nicht zu schreiben ({ $why }); nenne eine andere Datei
file-no-record = { $file }: dort liegt eine Datei, die keine Aufzeichnung ist und bleibt, wie sie ist; nenne eine andere
file-there = { $file }: diese Datei gibt es schon; spiel sie weiter mit --resume { $file }, oder nenne eine andere
resume-alone = --resume setzt ein gespeichertes Spiel fort; lass also das Spiel, --seats, --bots, --players, --seed, -o und --edition weg
eyes = es gibt keinen Platz „{ $typed }“; sag all, spectator oder p0 bis p{ $last }
seats-players = { $n ->
    [one] { $n } Platz ist
   *[other] { $n } Plätze sind
} genannt für { $players } Personen; nenne { $players }
seats-no-bots = --bots nennt keinen Bot: „{ $typed }“; nenne einen oder mehrere, wie in greedy,search, oder lass --bots weg
unknown-game = es gibt kein Spiel „{ $typed }“; es gibt: { $known }
unknown-bot = es gibt keinen Bot „{ $typed }“; es gibt: { $known }; dahinter darf eine Bedenkzeit stehen, wie in search:200 oder search:0.5s; net:DATEI ist ein trainiertes Netz
bad-budget = „{ $typed }“: dahinter darf nur eine Bedenkzeit stehen, wie in search:200, search:0.5s oder search:200*2, und nur bei Bots, die denken
unknown-option = { $game } hat keine Option „{ $typed }“; es gibt: { $known }
no-options = { $game } hat keine Option „{ $typed }“; es gibt keine
bad-value = die Option { $option } kann nicht „{ $typed }“ sein; möglich ist: { $known }
unfit-option = die Option { $option } kann hier nicht „{ $typed }“ sein. { $rule }: { $sentence }
wrong-players = { $game } ist für { $first } bis { $last } Personen, nicht { $players }
seats-only-bots = an diesem Tisch sitzen nur Bots; zum Zuschauen: quire watch { $game } --bots { $bots }
seats-surplus = { $n ->
    [one] { $n } Bot ist
   *[other] { $n } Bots sind
} genannt ({ $bots }) für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} von Bots; lass { $over } weg, oder mach den Tisch größer (--players, oder bot in --seats)
seats-bots = { $n ->
    [one] { $n } Bot ist
   *[other] { $n } Bots sind
} genannt für { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
}; nenne 1 bis { $players }
seats-same = zwei Plätze haben denselben Namen: { $names }
seats-name = der Name „{ $name }“ geht nicht; sag 1 bis { $most } Buchstaben ohne Klammern

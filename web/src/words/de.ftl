### Everything the client says by itself, in German.

app-name = Quire
app-claim = Ein Tisch für fünf Spiele über Bücher, Zeit und Wissen
app-skip = Zum Tisch springen
app-unofficial = Eine inoffizielle, nicht kommerzielle Umsetzung. Die Titel gehören ihren Eigentümern; mit „house“ bezeichnete Karten sind von uns.
home-play = Gegen Bots spielen
home-open = Einen Tisch für Freunde öffnen
home-join = Mit Code dazusetzen
home-mine = Meine Tische
home-public = Öffentliche Tische
home-class = Eine Klasse oder ein Verein
home-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
home-rules = Regeln
home-cards = Karten
home-learn = Lernen
home-name = Dein Name
home-code = Code
home-forget = Vergessen
home-options = Uhr und Varianten
home-how_many = Personen
edition-title = Ausgabe
edition-house = Hausausgabe
print-title = Drucken
print-front = Vorderseite
print-back = Rückseite
home-visible = Alle dürfen diesen Tisch finden
turn-yours = Du bist dran
turn-of = { $who } überlegt
turn-over = Das Spiel ist aus
turn-paused = Pause
link-open = Verbunden
link-connecting = Verbinde …
link-lost = Verbindung verloren; neuer Versuch …
link-closed = Geschlossen
choose-options = Was du tun kannst
choose-refused = Was nicht geht, und warum
choose-among = Was davon?
choose-back = Zurück
choose-why = Das geht gerade nicht
choose-promise = Das würde geschehen:
choose-unknown = … und dann etwas, das noch niemand wissen kann.
choose-undo = Zurücknehmen
choose-ask_undo = Um Zurücknehmen bitten
choose-hint = Tipp
choose-hint_is = Ein Bot würde „{ $what }“ wählen.
choose-close = Schließen
choose-sure = Trotzdem tun
choose-do = Tun
choose-rule = die Regel
choose-hide = Liste verbergen
choose-show = Liste zeigen
rail-title = Spieler
rail-you = du
rail-here = da
rail-bot = Bot, { $level }
rail-yours = du bist dran
rail-thinks = denkt nach …
rail-chooses = muss wählen
rail-away = nicht da
rail-resigned = hat aufgegeben
rail-points = Punkte
rail-later = +{ $n } am Ende
rail-look = Ansehen, was { $who } hat
frame-ways = Mehr zu diesem Tisch
frame-score = Wertung
frame-result = Ergebnis
frame-cards = Teile des Tisches
frame-board = Der Tisch
frame-card-now = Jetzt
frame-card-mine = Meins
frame-card-rivals = Gegner
frame-card-log = Verlauf
frame-choice = hier gibt es etwas zu wählen
drawer-log = Verlauf
drawer-chat = Chat
drawer-notes = Notizen
notes-own = Nur du siehst, was du hier schreibst.
log-title = Was geschah
log-all = Alle
log-jump = Die Stellung danach zeigen
log-lines = { $n ->
    [one] { $n } Zeile
   *[other] { $n } Zeilen
}
log-again = Noch einmal zeigen, was gerade geschah
chat-title = Gespräch
chat-say = Sagen
scores-title = Punkte bisher
scores-total = gesamt
scores-place = Platz
scores-nth = { $n }.
scores-winners = { $who } hat gewonnen
scores-nobody = Niemand hat gewonnen
seats-free = frei
seats-take = Hier sitzen
seats-bot = Einen Bot spielen lassen
seats-remove_bot = Den Bot wegschicken
seats-back = Ich bin wieder da
seats-away = Der Bot { $bot } spielt für dich.
seats-start = Anfangen
seats-link = Link für diesen Platz
seats-copied = Kopiert
share-watch = Link zum Zuschauen
share-device = Mein Link, für ein anderes Gerät
share-seat = Link für Platz { $seat }
share-by_hand = Diesen Link selbst kopieren:
past-title = Eine frühere Stellung
past-at = Du siehst Entscheidung { $ply } von { $last }.
past-back = Zurück zum Spiel
past-skip = Überspringen
hotseat-title = Mehrere an einem Bildschirm
hotseat-names = Wer spielt? Wo kein Name steht, sitzt ein Bot.
hotseat-seat = Person { $n }
hotseat-turn = { $who } ist an der Reihe
hotseat-hand = Gib den Bildschirm weiter; was verdeckt ist, bleibt bis dahin verdeckt.
hotseat-here = Ich bin { $who }
shut-game = Dieses Spiel ist hier nicht mehr installiert, deshalb ruht der Tisch.
shut-version = Dieses Spiel begann mit anderen Regeln, als jetzt installiert sind, deshalb ruht der Tisch.
shut-edition = Was in diesem Spiel gedruckt steht, hat sich seit dem Anfang geändert, deshalb ruht der Tisch.
shut-marks = Was hier gespielt wurde, führte mit dem, was jetzt installiert ist, anderswohin, deshalb ruht der Tisch.
shut-kept = Nichts ist verloren: Keine Uhr läuft, und es geht weiter, sobald der Server hat, was er dafür braucht.
shut-over = Das Spiel ist zu Ende. Es lässt sich mit dem, was jetzt installiert ist, nicht zeigen; das Protokoll kann man lesen.
problem-closed = Dieser Tisch ruht.
vote-undo = { $who } bittet, bis Entscheidung { $to } zurückzunehmen.
vote-abandon = { $who } bittet, das Spiel ohne Ergebnis zu beenden.
vote-swap = { $who } bittet, die Plätze zu tauschen.
host-title = Den Tisch leiten
host-join_off = Niemanden mehr beitreten lassen
host-join_on = Andere mit dem Code beitreten lassen
host-new_code = Einen neuen Code machen
host-remove = { $who } wegschicken
host-hand_over = { $who } den Tisch leiten lassen
host-gone = Wer den Tisch leitet, ist nicht da.
host-take_over = Den Tisch selbst leiten
vote-share = { $who } möchte sich an einen Platz dazusetzen.
vote-withdraw = Die Frage zurücknehmen
vote-yes = Ja
vote-no = Nein
more-title = Mehr
more-chat_on = Gespräch erlauben
more-chat_off = Gespräch abstellen
more-resign = Aufgeben
more-abandon = Ohne Ergebnis beenden
more-rematch = Noch einmal spielen
more-record = Aufzeichnung herunterladen
more-replay = Nachspielen
more-settings = Einstellungen
likes-theme = Licht
likes-system = wie das System
likes-paper = Papier
likes-dark = Lampenlicht
likes-motion = Bewegung
likes-normal = normal
likes-slow = langsam
likes-fast = schnell
likes-off = aus
likes-language = Sprache
likes-sound = Ein Ton, wenn ich dran bin
likes-notices = Eine Meldung, wenn ich dran bin
likes-no_notices = Eine Meldung, wenn ich dran bin (Browser erlauben sie nur über https)
likes-confirm = Nachfragen, bevor man etwas leicht bereut
likes-shared_computer = Dies ist ein gemeinsamer Computer: nichts behalten, wenn dieser Tab zu ist
likes-taps = Auf Touchscreens erst zeigen, was eine Wahl bringt
gallery-of = { $n } von { $of }
rules-seek = Suchen
rules-page = Die ganze Seite für alle, die Quire programmieren oder ändern (auf Englisch)
rules-more = { $id } im Ganzen (auf Englisch)
replay-start = Zum Anfang
replay-turn_back = Einen Zug zurück
replay-back = Eine Entscheidung zurück
replay-run = Ablaufen lassen
replay-on = Eine Entscheidung weiter
replay-turn_on = Einen Zug weiter
replay-end = Zum Ende
replay-ply = Entscheidung
replay-eyes = Mit den Augen von
replay-spectator = jemandem, der zuschaut
replay-only = Nur Entscheidungen von
replay-what_if = Was wäre wenn? Von hier als { $who } weiterspielen
learn-begin = Zeig es mir, Schritt für Schritt
learn-on = Weiter
learn-step = Schritt { $n } von { $of }
learn-resume = Bei Schritt { $n } weitermachen
learn-where = Wo muss ich hinsehen?
learn-what = Was soll ich tun?
learn-do_it = Zeig es mir
learn-undo = Zurücknehmen
learn-again = Diesen Schritt noch einmal
learn-met = Geschafft. Sieh dir an, was geschehen ist, und geh dann weiter.
learn-options = { $n ->
    [one] Was ich jetzt tun kann
   *[other] Alle { $n } Möglichkeiten
}
class-join = Alle öffnen { $address } und setzen sich mit diesem Code dazu:
class-no_key = Diese Seite öffnet nur der Link dessen, der die Klasse eröffnet hat.
class-alone = Nur dieser Computer kann diese Adresse öffnen. Damit andere dazukommen, mit einem Netz verbinden und den Server so starten: quire serve --host 0.0.0.0
class-title = Name der Klasse oder des Vereins
class-game = Spiel
class-tables = Tische
class-course = So geht es
class-course-open = Du öffnest die Tische und zeigst die Seite an der Wand.
class-course-join = Alle öffnen die Adresse, tippen den einen Code ein und setzen sich auf einen freien Platz.
class-course-start = Bots nehmen, was frei bleibt, und du lässt alle Tische zugleich beginnen.
class-course-see = Du siehst jeden Tisch, hältst alle an und hast am Ende die Punkte von allen.
class-read_out = Ein Code für alle: Wer ihn eintippt, bekommt einen freien Platz.
class-only_here = Nur für diesen Tisch: { $code }
class-same = An jedem Tisch gleich gemischt
class-open_it = Die Tische öffnen
class-start = Anfangen
class-pause = Pause
class-resume = Weiter
class-remove = Entfernen
class-watch = Zuschauen
class-open = sammelt sich
class-running = spielt
class-paused = pausiert
class-over = fertig
class-decisions = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
admin-title = Für die, die diesen Server betreiben
admin-needs_key = Diese Seite öffnet nur ein Schlüssel. Wer an die Dateien des Servers kommt, bekommt einen mit: quire admin key NAME
admin-key = Schlüssel
admin-enter = Hinein
admin-me = Du bist { $name }.
admin-refresh = Neu laden
admin-leave = Schlüssel vergessen
admin-connections = Verbindungen
admin-database = Datenbank
admin-opening = Wer Tische öffnen darf
admin-who = Tische öffnen darf
admin-everybody = jeder
admin-password = wer das Passwort kennt
admin-list = wer auf der Liste steht
admin-new_password = Passwort
admin-other_password = Anderes Passwort (leer: wie bisher)
admin-in_all = Höchstens so viele unfertige Tische insgesamt (0: beliebig viele)
admin-of_each = Höchstens von jedem, der welche öffnet (0: beliebig viele)
admin-settle = Speichern
admin-the_list = Die Liste
admin-settled = Das gilt jetzt.
admin-name = Name
admin-invite = Auf die Liste setzen
admin-invited = Schick { $name } diesen Link. Er wird nur jetzt gezeigt.
admin-copy = Link kopieren
admin-operator = betreibt den Server
admin-uninvite = { $name } von der Liste nehmen
admin-tables = Tische
admin-find = Name, Spiel oder Tisch
admin-status = Stand
admin-any = alle
admin-search = Suchen
admin-of_all = Tische von allen
admin-closed = gesperrt
admin-nobody = niemand
admin-here = gerade hier: { $addresses }
admin-opened_by = geöffnet von { $name }
admin-end = Ohne Sieger beenden
admin-delete = Mit der Aufzeichnung löschen
admin-same_opener = Alle von denselben
admin-no_tables = Keine Tische.
admin-more = Mehr
admin-bans = Wer nicht kommen darf
admin-network = Adresse oder Netz
admin-reason = Grund (wird ihnen gesagt)
admin-days = Tage (leer: bis auf Weiteres)
admin-ban = Sperren
admin-until = bis { $when }
admin-for_ever = bis auf Weiteres
admin-lift = { $network } wieder hereinlassen
admin-no_bans = Niemand ist gesperrt.
admin-persons = Daten von Personen
admin-persons_note = Konten gibt es nicht: Personen werden am Namen erkannt, den sie benutzen. Namen gehören niemandem allein, also sieh nach, wessen Tische das sind.
admin-called = Name an den Tischen
admin-nothing_kept = Von niemandem dieses Namens ist etwas aufbewahrt.
admin-export = Als Datei speichern
admin-forget = Name, Nachrichten und Links dort endgültig löschen
admin-megabytes = { $n ->
    [one] { $n } MB
   *[other] { $n } MB
}
admin-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
admin-delete_these = { $n ->
    [one] Diesen { $n } Tisch löschen
   *[other] Diese { $n } Tische löschen
}
admin-forgotten = { $n ->
    [one] An { $n } Tisch vergessen.
   *[other] An { $n } Tischen vergessen.
}
admin-said = { $n ->
    [one] { $n } Nachricht
   *[other] { $n } Nachrichten
}
opening-title = Tische öffnen
opening-key = Passwort oder Schlüssel
opening-no = Jetzt nicht
error-title = Etwas stimmt nicht
problem-banned = Die Betreiber dieses Servers haben diese Adresse gesperrt.
problem-forbidden = Das ist mit diesem Link nicht erlaubt.
problem-full = Es ist kein Platz mehr frei.
problem-illegal = Eine Spielregel verbietet das gerade.
problem-invalid = Etwas wurde eingegeben, was nicht geht.
problem-malformed = Der Server konnte die Anfrage nicht lesen.
problem-needs_key = Zum Öffnen von Tischen braucht es hier ein Passwort oder einen Link von den Betreibern des Servers.
problem-no_such = Das gibt es nicht (mehr).
problem-not_now = Das geht jetzt nicht.
problem-not_you = Jemand anders muss wählen.
problem-quota = Mehr Tische gleichzeitig sind nicht erlaubt; beende erst welche.
problem-seat_taken = Dort sitzt schon jemand.
problem-setup = So lässt sich der Tisch nicht aufbauen.
problem-stale = Die Stellung ist inzwischen eine andere; hier ist sie.
problem-too_fast = Das ging zu schnell; warte ein wenig.
problem-too_many = Das ist zu viel; warte oder schließ etwas.
problem-unreachable = Der Server antwortet nicht.
problem-unsaved = Der Server konnte es nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
problem-fault = Auf dem Server ging etwas schief; nichts hat sich geändert.
bot-random = Wählt zufällig, ohne nachzudenken.
bot-greedy = Denkt bis ans Ende des eigenen Zuges und nicht weiter.
bot-novice = Sieht nur diese Entscheidung, übersieht ab und zu eine Möglichkeit und schätzt kleine Unterschiede falsch ein.
bot-club = Eine Suche, die gleich fertig ist.
bot-expert = Eine Suche, die sich Zeit lässt.
bot-master = Probiert viermal so viel wie ein Experte und urteilt nach dem, was aus Spielen gegen sich selbst gelernt ist, wo es das gibt.
bot-search = Probiert vieles aus, was kommen kann, und folgt dem Plan, solange der Zug wie erwartet verläuft.
link-gone = Diesen Tisch gibt es nicht mehr, oder du wurdest weggeschickt.

## auf jedem Plan

board-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
board-round_of = Runde { $n } von { $of }
board-first = beginnt
board-empty = leer
board-worth = { $n } wert

## Books of Time

books-type-S = Wissenschaft
books-type-I = Industrie
books-type-T = Handel
books-Pen = Feder
books-Paper = Papier
books-File = Akte
books-VP = SP
books-amount-pen = { $n ->
    [one] { $n } Feder
   *[other] { $n } Federn
  }
books-amount-paper = { $n } Papier
books-amount-file = { $n ->
    [one] { $n } Akte
   *[other] { $n } Akten
  }
books-amount-vp = { $n } SP
books-to_write = zum Schreiben
books-for_section = für Feld { $n }
books-different = verschiedene
books-difficulty-easy = leicht
books-difficulty-medium = mittel
books-difficulty-hard = schwer
books-vp = { $n } SP
books-page = { $name }, { $kind }: vorn { $front }; hinten { $back }; sofort { $instant }
books-front = vorn
books-back = hinten
books-at_once = sofort
books-free = frei
books-any = jede
books-or = oder
books-same = gleich
books-end = Ende
books-per_type = /Art
books-per_most = /meist
books-per_second = /2.
books-per_file = /Akte
books-activate = Nutzen
books-activate-full = beide Seiten eines Buchs nutzen, dann blättern
books-write = Schreiben
books-write-full = Seiten bezahlen und schreiben
books-close = Schließen
books-close-full = ein Buch schließen und ernten
books-draw = Ziehen
books-draw-full = Seiten aus der Auslage
books-advance = Steigen
books-advance-full = auf den Leisten steigen
books-turn = Blättern
books-turn-full = in Büchern blättern
books-turn_all = Alle Bücher blättern
books-turn_book = { $book } blättern
books-turn_mark = blättern
books-leave_mark = lassen
books-to_come = Noch zu tun: { $what }
books-fulfilled_all = Erfüllte Ziele
books-chronicle = Die Chronik
books-chronicle_cover = Einband der Chronik
books-bookmark = Das Lesezeichen ist erreicht: Das Ende ist nah
books-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
books-cover = Einband
books-the_end = Ende
books-left = Links: { $what }
books-right = Rechts: { $what }
books-spread = { $book }, aufgeschlagen { $n } von { $of }
books-turning = Blättern bringt
books-turning_nothing = Blättern bringt nichts
books-closing = Schließen bringt
books-closing_nothing = Schließen bringt nichts
books-offer = Auslage
books-slot = Platz { $n } der Auslage
books-safe = sicher
books-deck = Stapel ({ $n })
books-top_of_deck = oberste Seite des Stapels
books-wanted = Scribbles will sie
books-throw_out = wegwerfen
books-mark_first = erst Seiten wählen
books-discard = Ablagestapel ({ $n })
books-section = Feld { $n }, kostet { $cost }
books-picked = { $of ->
    [one] { $n } von { $of } Seite gewählt
   *[other] { $n } von { $of } Seiten gewählt
}
books-token = Wissenschaftsmarke { $symbol }
books-token_left = Wissenschaftsmarke { $symbol }, noch { $n }
books-reward = 1 { $what } aus dem Vorrat
books-track = Leiste { $track }
books-level = { $track }, Stufe { $level }: kostet { $cost }; bringt { $benefit }
books-start = Start
books-objective = Ziel { $type } { $level }: { $what }, { $n } SP
books-alike = gleiche
books-missing = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}
books-fulfilled = erfüllt
books-removing = Entfernen bringt { $what }
books-removed_gives = Das entfernte Plättchen bringt
books-back_of = Rückseite des Plättchens: { $what }
books-challenges = Herausforderungen
books-scribbles = Gegen Scribbles
books-scribbles_icons = Scribbles:
books-scribbles_takes = Scribbles nimmt { $what }
books-to_win = { $n ->
    [one] { $how }: { $n } Punkt zum Sieg, du hast { $have }
   *[other] { $how }: { $n } Punkte zum Sieg, du hast { $have }
}
books-challenges_met = Herausforderungen: { $n } von { $of } erfüllt
books-penalty = jede unerfüllte Herausforderung kostet { $n }
books-taken = { $n ->
    [one] { $n } Seite von Scribbles genommen
   *[other] { $n } Seiten von Scribbles genommen
}
books-lost = Scribbles hat gewonnen
books-tier = Stufe { $n }
books-so_far = bisher
books-at_end = am Ende
books-open = offen
books-pages_of = Seiten: { $type }
books-starting = Startseiten
books-objectives = Ziele
books-tracks = Leisten
books-event = { $name }: links { $back }; rechts { $front }. { $text }

## The History of the Book

history-ordinal = { $n }.
history-century = { $n }. Jahrhundert
history-phase-roll = würfeln
history-phase-settle = Schulden begleichen
history-phase-event = Ereignis
history-phase-collect = sammeln
history-phase-chance = Zufall
history-phase-close = abschließen
history-phase-last-call = letzter Aufruf
history-phase-final-settlement = letzte Abrechnung
history-phase-final-purchases = letzte Käufe
history-genre-LIT = Literatur
history-genre-LIT-short = Literatur
history-genre-REL = Religion
history-genre-REL-short = Religion
history-genre-SCI = Wissenschaft
history-genre-SCI-short = Wissenschaft
history-genre-PHI = Philosophie & Bildung
history-genre-PHI-short = Philosophie
history-genre-HIS = Geschichte & Reisen
history-genre-HIS-short = Geschichte
history-genre-ART = Kunst & Gestaltung
history-genre-ART-short = Kunst
history-genre-MVB = Wertvollste Bücher
history-genre-MVB-short = Wertvollste
history-credits = { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
}
history-books = { $n ->
    [one] { $n } Buch
   *[other] { $n } Bücher
}
history-closed = verschlossen
history-debt = { $n ->
    [one] eine Schuld über { $n } Kredit
   *[other] eine Schuld über { $n } Kredite
}
history-owes = schuldet { $n }: { $whom }
history-bank = der Bank
history-trade_with = Mit { $country } handeln, { $who }
history-force = { $country } eine Zufallskarte ziehen lassen
history-rolled = gewürfelt: { $n }
history-event = Ereignis, { $year }: { $text }
history-with_auction = Mit einer Versteigerung.
history-discuss = besprechen
history-chance = Zufallskarte { $name }: { $rule }
history-would_complete = Würde vollenden: { $what }
history-coins = Kredite
history-shelf = Bücher im Regal
history-locked = Eingeschlossene Sammlungen
history-owed = Schulden
history-road = Die Straße der Zeit
history-countries = Andere Länder
history-steps = Schritte des Zuges
history-library = Meine Bibliothek
history-collections = Sammlungen
history-market = Markt
history-found = { $of ->
    [one] { $n } von { $of } Buch
   *[other] { $n } von { $of } Büchern
}
history-by_century = Jahrhundert
history-every_century = jedes Jahrhundert
history-by_country = Land
history-every_country = jedes Land
history-by_genre = Gattung
history-every_genre = jede Gattung
history-which = Welche Bücher
history-all_books = alle Bücher
history-possible = was ich jetzt nehmen kann
history-completing = was eine Sammlung vollendet
history-show_more = { $n ->
    [one] { $n } weiteres zeigen, das wählbar ist
   *[other] { $n } weitere zeigen, die wählbar sind
}
history-set-waiting = wartet
history-set-auctioned = wird versteigert
history-set-removed = entfernt
history-set-released = freigegeben
history-removed = Aus dem Spiel: { $what }
history-kind-canon = Nationalkanon { $of }
history-kind-specialty = Fachsammlung { $of }
history-kind-valuable = Wertvollste Bücher
history-pending = eine Zufallskarte steht aus
history-negotiations = { $n }/{ $of } Verhandlungen
history-in_pile = Noch im Stapel, in unbekannter Reihenfolge: { $what }
history-events_left = { $n ->
    [one] noch { $n } Ereignis
   *[other] noch { $n } Ereignisse
}
history-locking = { $of ->
    [one] In den Schrank { $label }: bisher { $n } von { $of } Buch.
   *[other] In den Schrank { $label }: bisher { $n } von { $of } Büchern.
}
history-completed = Vollendet: { $what }: { $books }
history-progress = { $what }: { $have } von { $size }; { $market } im Markt, { $to_come } kommen noch
history-no_books = noch keine Bücher
history-aside = beiseitegelegt
history-auction_room = Versteigerung
history-auction = Versteigerung: { $what }
history-lot = { $books }: { $country }, { $genre }
history-offered_by = Angeboten von { $who }
history-bid_by = { $n } von { $who }
history-no_bid_yet = Noch kein Gebot; Mindestgebot { $n }
history-no_bid = kein Gebot
history-payment = Zahlung
history-due = { $n } fällig
history-change = { $n } Wechselgeld
history-old_debt = eine alte Schuld
history-has = { $who } hat { $credits } und diese Bücher:
history-trade_desk = Handelstisch
history-negotiation = Verhandlung { $n } von { $of }
history-gives = gibt
history-answers = antwortet und gibt
history-would_give = gäbe
history-nothing_yet = noch nichts
history-debt_paper = { $n ->
    [one] Schuldschein über { $n } Kredit
   *[other] Schuldschein über { $n } Kredite
}
history-from = aus: { $credits } und diese Bücher
history-no_other = keine anderen Bücher
history-ribbon-pass = genug
history-ribbon-credits = Kredite
history-ribbon-books = Bücher
history-ribbon-rest = Rest in Krediten
history-ribbon-accept = annehmen
history-ribbon-reject = ablehnen
history-ribbon-counter = Gegenangebot
history-ribbon-submit = anbieten
history-ribbon-cancel = abbrechen
history-ribbon-give-credits = ich gebe Kredite
history-ribbon-ask-credits = ich will Kredite
history-ribbon-give-debt = ich gebe Schuldschein
history-ribbon-ask-debt = ich will Schuldschein
history-ribbon-hand-debt = Schulden abgeben
history-ribbon-take-debt = Schulden nehmen
history-ribbon-items-credits = Kredite …
history-ribbon-items-paper = Schuldschein …
history-ribbon-items-takes = Schulden …
history-none_of_it = nichts davon
history-takes = { $n ->
    [one] übernimmt Schulden über { $n } Kredit
   *[other] übernimmt Schulden über { $n } Kredite
}
history-side_deal = Nebengeschäft: { $what }
history-their_offer = Angebot von { $who }: { $gives } für { $asks }
history-begin_with_theirs = damit beginnen
history-ask_for_theirs = Angebot erbitten
history-changes_left = Es kann noch { $n }-mal geändert werden.
history-events_of = Ereignisse: { $country }
history-chances = Zufallskarten

## Trekking Through History

trekking-icon-P = Person
trekking-icon-E = Ereignis
trekking-icon-I = Erfindung
trekking-icon-G = Fortschritt
trekking-icon-W = Joker
trekking-icon-C = Zeitkristall
trekking-nothing = nichts
trekking-hour = Stunde
trekking-under_way = Laufende Reise
trekking-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
trekking-crystals = { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristalle
}
trekking-no_crystal = kein Kristall
trekking-circa = um { $year }
trekking-bce = { $year } v. Chr.
trekking-ce = { $year } n. Chr.
trekking-quoted = „{ $text }“
trekking-rival = Die Konkurrenz
trekking-loves = liebt { $icon }
trekking-score = { $points } ({ $track } auf der Leiste)
trekking-of_days = Tag { $day } von { $of }
trekking-clock = Die Uhr, Tag { $day }
trekking-not_started = noch nicht aufgebrochen
trekking-finished = für heute fertig
trekking-oclock = { $n } Uhr
trekking-of_clock = Uhr
trekking-watch = Taschenuhr von { $who }: { $where }
trekking-moves_next = ist dran
trekking-arrive = Ankunft: { $where }
trekking-departures = Abfahrten
trekking-deck_left = { $n ->
    [one] { $n } Karte unter der ersten
   *[other] { $n } Karten unter der ersten
}
trekking-deck = oben vom Stapel
trekking-departed = abgefahren
trekking-boarding = steigt ein
trekking-today_cost = heute { $n }
trekking-platform_gives = und { $icon } für das Gleis
trekking-extends = Verlängert deine Reise
trekking-breaks = Beendet deine Reise
trekking-goes_on = Reise { $n }: +{ $more }
trekking-ends = beendet deine { $n }
trekking-ancestor = Vorfahr
trekking-ancestors = { $n ->
    [one] { $n } Vorfahr
   *[other] { $n } Vorfahren
}
trekking-ancestors_left = Vorfahren, noch { $n }
trekking-desk = Schalter
trekking-pay = Zahle { $crystals } und { $hours }
trekking-punctual = pünktlich: +{ $n }
trekking-lost = { $n } h über 12
trekking-join = An die Reise anfügen
trekking-join_to = { $to ->
    [one] { $n } → { $to } Karte
   *[other] { $n } → { $to } Karten
}
trekking-new_trek = Neue Reise beginnen
trekking-in_year = im Jahr { $year }
trekking-exchange = Tauschen
trekking-exchange_for = Kristall → Joker
trekking-keep = Behalten
trekking-keep_it = den Kristall
trekking-itinerary = Reiseplan { $name }
trekking-covered = { $icon }: { $n } von { $of } belegt
trekking-next_gives = das nächste bringt { $what }
trekking-supply = Vorrat
trekking-on_the_dot = pünktlich um XII: +{ $n }
trekking-timeline = Zeitleiste
trekking-trek = { $n ->
    [one] Reise mit { $n } Karte
   *[other] Reise mit { $n } Karten
}
trekking-trek_of = Reise von { $who }
trekking-no_trek = Noch keine Reise
trekking-all_folded = Keine Reise im Gange
trekking-trek_worth = { $n } wert, eine mehr +{ $more }
trekking-now_in = jetzt im Jahr { $year }
trekking-folded = Beendet:
trekking-more = mehr
trekking-to_place = zu legen
trekking-warped = hat den heutigen Zeitsprung genutzt
trekking-selected = hat einen Reiseplan gewählt
trekking-to_come = Reisepläne für die kommenden Tage:
trekking-in_hand = Reisepläne auf der Hand ({ $n })
trekking-today = Heute
trekking-activating = Heute: wird genutzt
trekking-tomorrow = Morgen
trekking-all_day = den ganzen Tag
trekking-once_each = { $hours }, für alle einmal
trekking-date_index = Jahresverzeichnis: alle Geschichtskarten nach Jahren
trekking-dates = Jahresverzeichnis
trekking-in_the_row = liegt aus
trekking-cards_of_day = Geschichtskarten von Tag { $day }
trekking-all_ancestors = Vorfahren
trekking-itineraries = Reisepläne
trekking-warps = Zeitsprünge
trekking-rivals = Konkurrenz
trekking-rival_level = Konkurrenz, Stufe { $n }

## Two Page Tome

tome-land-forest = Wald
tome-land-cave = Höhle
tome-land-lake = See
tome-land-castle = Burg
tome-land-village = Dorf
tome-land-cliffs = Klippen
tome-turn_of = Zug { $n } von { $of }
tome-before = Vor der ersten Seite
tome-tomes = { $down ->
    [one] { $down } Foliant geschlossen, { $used } gelesen
   *[other] { $down } Folianten geschlossen, { $used } gelesen
}
tome-left = Foliant { $n }, linke Seite: { $land }
tome-right = Foliant { $n }, rechte Seite: { $land }
tome-for = für { $who }
tome-all_others = alle anderen
tome-no_tome = kein Foliant
tome-row = Reihe
tome-card = { $n ->
    [one] { $race }, { $points }, { $n } Symbol
   *[other] { $race }, { $points }, { $n } Symbole
}
tome-no_card = Keine Karte
tome-deck = Stapel mit { $n }
tome-discarded = { $n } abgelegt
tome-dealt = Dir ausgeteilt
tome-open_tomes = Die offenen Folianten
tome-to_draw = Zum Ziehen
tome-kept = behalten
tome-places = { $n ->
    [one] fehlen, { $n } Stelle
   *[other] fehlen, { $n } Stellen
}
tome-restore_now = zurückholen!
tome-sheet = Blatt von { $who }
tome-inspiration = Inspiration
tome-tokens = { $brews } von { $all_brews } Tränken, { $inks } von { $all_inks } Tintenfässern unbenutzt
tome-lands = Länder
tome-given = jetzt zu zeichnen
tome-restored = zurückgeholt mit { $race }, { $n }
tome-no_race = noch kein Volk
tome-box-restoration = Rückkehr
tome-box-exotic = Wunder
tome-box-magic = Magie
tome-box-empty = leer
tome-steps-E = { $n } nach Osten
tome-steps-NE = { $n } nach Nordosten
tome-steps-NW = { $n } nach Nordwesten
tome-steps-W = { $n } nach Westen
tome-steps-SW = { $n } nach Südwesten
tome-steps-SE = { $n } nach Südosten
tome-to-E = nach Osten
tome-to-NE = nach Nordosten
tome-to-NW = nach Nordwesten
tome-to-W = nach Westen
tome-to-SW = nach Südwesten
tome-to-SE = nach Südosten
tome-here = Hier
tome-middle = Die Mitte
tome-filled = gefüllt
tome-roads = Wege { $where }
tome-dot = ein Punkt zum Beginnen
tome-world = Die Welt von
tome-builder = die Figur
tome-away = { $n ->
    [one] { $n } Trank entfernt
   *[other] { $n } Tränke entfernt
}
tome-brews = Tränke übrig
tome-ink_pots = Tintenfässer übrig
tome-claimed_cards = Beanspruchte Karten
tome-restored_lands = Wiederhergestellte Länder
tome-turn = Der Zug
tome-part-research = Forschen
tome-part-move = Gehen
tome-part-manifest = Zeichnen
tome-part-restore = Zurückholen
tome-end-research = Karten weglegen
tome-end-research-full = und losgehen
tome-end-move = Hier bleiben
tome-end-move-full = und zur Feder greifen
tome-rest = Ruhen
tome-rest-full = alles wird wieder frisch
tome-end-restore = Das Buch schließen
tome-end-restore-full = und den Zug beenden
tome-corner-green = Grüne Ecke
tome-corner-yellow = Gelbe Ecke
tome-corner-red = Rote Ecke
tome-all_tomes = Folianten
tome-maps = Karten der Welt

## Scientia

scientia-physics = Physik
scientia-physics-short = Ph
scientia-chemistry = Chemie
scientia-chemistry-short = Ch
scientia-biology = Biologie
scientia-biology-short = Bi
scientia-astronomy = Astronomie
scientia-astronomy-short = As
scientia-field-physics = Physik
scientia-field-chemistry = Chemie
scientia-field-biology = Biologie
scientia-field-astronomy = Astronomie
scientia-flask_stock = Kolben
scientia-cube_stock = Würfel übrig
scientia-round = Runde { $n }
scientia-draft = Die Auswahl
scientia-flasks = { $n } Kolben
scientia-cubes = { $n } Würfel
scientia-end_stage = Letzte Züge: { $who }
scientia-left = noch { $n }
scientia-turned = gedreht { $n } von { $of }
scientia-completed = abgeschlossen: { $what }
scientia-empty_slot = freier Platz
scientia-unlock-cubes = { $n }. Würfel
scientia-unlock-flasks = { $n } Kolben
scientia-base = Grundprojekt
scientia-or = oder
credits-title = Wer das gemacht hat
credits-motifs = Motive der Karten, Seiten, Bücher und Projekte
credits-titles = Schrift der Titel und Namen
credits-text = Schrift alles Übrigen
credits-ours = Alles Übrige
credits-what_is_ours = Die Szenen, die Tafeln, die Motive, die der Sammlung fehlen, und die mit „house“ bezeichneten Karten sind für Quire gemacht.
nowhere-title = Hier ist nichts
nowhere-what = Quire hat keine Seite unter { $path }. Vielleicht ist die Adresse abgeschnitten oder vertippt.
nowhere-home = Zu allen Spielen
home-games = Die Spiele
home-bots = Bots
home-minutes = { $n } Minuten
home-weight-1 = sehr leicht
home-weight-2 = leicht
home-weight-3 = mittel
home-weight-4 = anspruchsvoll
home-weight-5 = schwer
home-not_begun = Noch nicht begonnen
home-turn_of = { $who } ist am Zug
home-waiting = { $n ->
    [one] einer wartet auf dich
   *[other] { $n } warten auf dich
}
home-class_what = Ein Code für alle, Tische nebeneinander, Bots auf leeren Plätzen.
home-class_open = Eine Klasse eröffnen
level-random = zufällig
level-search = Suche
level-novice = neu
level-greedy = solide
level-club = Club
level-expert = Experte
level-master = Meister
shelf-books_of_time = Schreibe Seiten in drei offene Bücher und lies sie immer wieder, im rechten Augenblick.
shelf-history_of_the_book = Sechs Bibliotheken kaufen, handeln und bieten um die Bücher aus sechs Jahrhunderten.
shelf-scientia = Drehe Projekte Viertel um Viertel: Wird eines fertig, treibt es das nächste an. Ganz ohne Glück.
shelf-trekking = Drei Tage mit einer Zeitmaschine: Besuche die Geschichte in der Folge ihrer Jahre.
shelf-two_page_tome = Zeichne Feld um Feld deine eigene Welt und hol die Völker heim, die in sie passen.
clock-title = Uhr
clock-none = Keine Uhr
clock-at_zero = Wenn die Zeit um ist
clock-at_zero-bot = spielt ein Bot weiter
clock-at_zero-resign = ist das Spiel verloren
clock-quick = 10 Minuten für jeden und 10 Sekunden je Zug
clock-live = 30 Minuten für jeden und 15 Sekunden je Zug
clock-long = 60 Minuten für jeden und 30 Sekunden je Zug
clock-day = Ein Tag für jeden Zug
clock-days = Drei Tage für jeden Zug
link-now = Jetzt versuchen
share-scan = Abtasten, um diese Adresse zu öffnen
lobby-looks_on = Du siehst zu: Du siehst den Tisch und sitzt auf keinem seiner Plätze.
lobby-watching = Zuschauer
lobby-away = noch nicht da
lobby-missing = Auf jedem Platz muss jemand oder ein Bot sitzen, bevor das Spiel beginnen kann.
clock-is_live = { $minutes } Minuten für jeden und { $seconds } Sekunden je Zug
clock-is_slow = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
more-rematch_go = Zum nächsten Spiel
more-rematch_told = Das nächste Spiel ist eröffnet.
class-table = Tisch { $n }
rules-to_read = Zum Lesen
rules-by_number = Nach Nummern
rules-try = In der Einführung zeigen
frame-goal = Ziel und Punkte
lobby-here = da, noch nicht bereit
lobby-ready = ✓ bereit
lobby-seats = Wer spielt
lobby-way = Wie andere dazukommen
lobby-agreed = Was vereinbart ist
lobby-changes = Bis zum Anfang kannst du das ändern; alle sehen es.
lobby-may-visibility = Alle dürfen diesen Tisch finden
lobby-may-spectators = Andere dürfen zusehen
lobby-may-shared_seats = Mehrere dürfen sich einen Platz teilen, wenn die einverstanden sind, die dort sitzen
lobby-awaited = Noch nicht bereit: { $who }
lobby-complete = Alle sind bereit.
lobby-starts = { $who } lässt das Spiel beginnen.
lobby-class_starts = Das Spiel beginnt, wer die Klasse leitet.
lobby-i_am_ready = Ich bin bereit
lobby-not_ready = Doch noch nicht bereit
lobby-fill = Bots auf die freien Plätze ({ $level })
seats-ask = { $who } fragen, ob wir zusammen spielen
incident-left = { $who } ist gegangen; ein Bot spielt weiter.
incident-sent_away = { $who } wurde weggeschickt; ein Bot spielt weiter.
incident-returned = { $who } ist wieder da.
incident-bot = Für { $who } spielt jetzt ein Bot.
incident-resigned = { $who } hat aufgegeben.
incident-out_of_time = { $who } hat keine Zeit mehr; ein Bot spielt weiter.
incident-lost_on_time = { $who } hat durch Zeit verloren.
incident-abandoned = Das Spiel wurde ohne Ergebnis beendet.
lobby-unnamed = { $n ->
    [one] und { $n } Person ohne Namen
   *[other] und { $n } Personen ohne Namen
}
lobby-variants = Varianten
class-players = Plätze an jedem Tisch
class-teams = Mehrere dürfen sich einen Platz teilen; wer das möchte, fragt die, die dort sitzen
class-standing = Ohne Platz: { $who }
class-complete = Auf jedem Platz sitzt jemand.
class-fill = Bots auf die freien Plätze
class-before = Vor dem Anfang
class-all_complete = Auf jedem Platz jedes Tisches sitzt jemand.
class-pause_all = Alle anhalten
class-resume_all = Alle weiterspielen lassen
class-free = { $n ->
    [one] { $n } Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
class-lacking = { $n ->
    [one] { $n } Tisch kann noch nicht anfangen.
   *[other] { $n } Tische können noch nicht anfangen.
}
class-start_all = { $n ->
    [one] Den vollständigen Tisch anfangen lassen
   *[other] Die { $n } vollständigen Tische anfangen lassen
}
frame-legend = Zeichen
legend-books-type-S = Wissenschaft: das Buch, seine Seiten und seine Leiste
legend-books-type-I = Industrie: das Buch, seine Seiten und seine Leiste
legend-books-type-T = Handel: das Buch, seine Seiten und seine Leiste
legend-books-action-activate = Nutzen: die beiden offenen Seiten eines Buches nutzen, dann es umblättern
legend-books-action-write = Schreiben: zahlen und Seiten von deinen Feldern in ihre Bücher geben
legend-books-action-close = Schließen: ein Buch gibt den Gewinn aller umgeblätterten Seiten und beginnt von vorn
legend-books-action-draw = Ziehen: zwei Seiten aus der Auslage oder vom Stapel nehmen
legend-books-action-advance = Steigen: für die nächste Stufe einer Leiste zahlen
legend-books-action-turn = Blättern: ein bis drei Bücher; dann geben alle drei den Gewinn ihrer aktuellen Seite
legend-books-Pen = Feder: damit bezahlst du Schreiben und Stufen
legend-books-Paper = Papier: damit bezahlst du Schreiben und Stufen
legend-books-File = Akte: steht für eine Feder oder ein Papier und entscheidet Gleichstände
legend-books-VP = Siegpunkte
legend-books-arrow = Davor steht der Preis oder die Bedingung, dahinter der Gewinn
legend-books-take = Seiten aus der Auslage nehmen
legend-books-refresh = Die Auslage erneuern: Seiten aus ihr wegwerfen
legend-books-recover = Eine Seite vom Ablagestapel nehmen
legend-books-drop = Eine Seite von deinen Feldern abwerfen
legend-books-have = Wenn du Seiten dieser Arten auf deinen Feldern hast
legend-books-level = Wenn du auf dieser Stufe der Leiste oder höher stehst
legend-books-write = Eine Seite schreiben
legend-books-adv = Auf einer Leiste aufsteigen
legend-books-obj = Zum nächsten Ziel weitergehen
legend-books-token = Eine Wissenschaftsmarke bekommen: sie zählt als Zeichen
legend-books-end = Zählt am Ende des Spiels
legend-books-symbol = { $symbol }: steht auf Seiten; Ziele zählen solche Zeichen
legend-scientia-field = { $field }
legend-scientia-lock = Ein Platz, der noch zu ist: Der fünfte Würfel und der fünfte Kolben öffnen je einen
legend-scientia-star = Ein Würfel auf diesem Feld einer Leiste bringt am Ende zusätzlich Punkte
legend-scientia-flask = Kolben für deinen Bestand, hier 1
legend-scientia-take = Karten nehmen, hier 1
legend-scientia-twins = Beide Karten eines Stapels nehmen
legend-scientia-basic = Grundaktionen: eine Karte nehmen oder Karten drehen
legend-scientia-advance = Die Technologie eines Gebiets voranbringen
legend-scientia-one_cube = … ein Gebiet mit genau einem Würfel
legend-scientia-not_highest = … ein Gebiet, das nicht dein höchstes ist
legend-scientia-lowest = … dein niedrigstes Gebiet
legend-scientia-that = … das Gebiet jener Karte
legend-scientia-turn = Eine Karte drehen, hier zweimal
legend-scientia-up_to = … bis zu so vielen Malen
legend-scientia-pair = … zwei Karten
legend-scientia-fields = … zwei Karten verschiedener Gebiete
legend-scientia-field_all = … alle deine Karten eines Gebiets
legend-scientia-names = … je Name eine Karte
legend-scientia-quarter = Vierteldrehungen, die du auf deine Karten verteilst
legend-scientia-finish = Eine deiner Karten fertig machen
legend-scientia-put = Kolben auf eine deiner Karten legen
legend-scientia-board = … auf einen Stapel der Auslage
legend-scientia-rival = … auf die Karte eines anderen
legend-scientia-double = Die Kolben auf einer deiner Karten verdoppeln, höchstens um diese Zahl
legend-scientia-copy = Den Effekt eines anderen Projekts nutzen
legend-scientia-return = Eine deiner Karten zurückgeben; ihre Kolben kommen in den Vorrat
legend-scientia-if = Wenn du in diesem Zug bestimmte Karten fertig gemacht hast
legend-scientia-then = Dann
legend-scientia-cubes = … halb so viele, wie du Technologiewürfel hast
legend-scientia-completed = … je Karte, die in diesem Zug fertig wurde
legend-scientia-held = … je Karte, die du hast
legend-scientia-slots = … je offenem Platz
legend-trekking-P = Person: für die Spalte mit diesem Zeichen in deinem Reiseplan
legend-trekking-E = Ereignis: für die Spalte mit diesem Zeichen
legend-trekking-I = Erfindung: für die Spalte mit diesem Zeichen
legend-trekking-G = Fortschritt: für die Spalte mit diesem Zeichen
legend-trekking-W = Joker: kommt in eine beliebige Spalte
legend-trekking-C = Zeitkristall: macht einen Besuch eine Stunde kürzer; am Ende 1 Punkt
legend-trekking-watch = Eine Taschenuhr: wo ihr Besitzer auf der Uhr steht
legend-trekking-hours = Wie viele Stunden ein Besuch dauert
legend-trekking-does-points = Punkte
legend-trekking-does-any = Ein Marker irgendeiner Farbe
legend-trekking-does-slots = Die Gleise der Abfahrten
legend-trekking-does-slot = Ein Gleis der Abfahrten
legend-trekking-does-round = Die Karten unter den Stapel legen und neue austeilen
legend-trekking-does-last = Die letzte Karte deiner Reise
legend-trekking-does-elder = Ein Vorfahr
legend-trekking-does-free = Ihre Stunden zählen nicht
legend-trekking-does-noon = Pünktlich: deine Uhr steht auf der XII
legend-trekking-does-two = Deine Uhr steht bei einer anderen
legend-trekking-does-earlier = Früher in der Zeit
legend-trekking-does-later = Später in der Zeit
legend-trekking-does-fold = Deine Reise endet, und eine neue beginnt
legend-trekking-does-favourite = Die Lieblingsfarbe der Konkurrenz
legend-tome-forest = Wald: gefüllt neben einem anderen Wald
legend-tome-cave = Höhle: gefüllt, wenn sie ohne eine Höhle daneben gezeichnet wird
legend-tome-lake = See: gefüllt, wenn ein Weg sein Feld berührt
legend-tome-village = Dorf: gefüllt zwischen zwei Feldern mit dem gleichen Symbol; bringt 1 Weg
legend-tome-castle = Burg: gefüllt neben 4 gefüllten Symbolen; bringt 2 Wege
legend-tome-cliffs = Klippen: am Rand des Nebels; zwei Abschnitte zählen 1 Punkt
legend-tome-brew = Trank: ein Schritt ohne Weg oder eine getauschte Karte; unbenutzt 1 Punkt
legend-tome-ink = Tintenfass: ein anderes Land als das, was du bekommst; unbenutzt 1 Punkt
legend-tome-cards = Karten, die du genommen hast
legend-tome-restored = Länder, in denen ein Volk zurück ist
legend-tome-crossed = Auf einer Karte: Hier darf dieses Land nicht stehen
legend-tome-road = Ein Weg: über ihn zu gehen kostet nichts
legend-history-country = { $country }: sechs seiner Bücher sind eine Sammlung
legend-history-genre = { $genre }: sechs solche Bücher sind eine Sammlung
legend-history-most_valuable = Ein Buch vom höchsten Wert: vier sind eine Sammlung
legend-history-coin = Kredite
legend-history-lock = Eine eingeschlossene Sammlung: zählt doppelt, und niemand nimmt sie weg
legend-history-gavel = Eine Versteigerung: vier Bücher werden als eins verkauft
legend-history-shake = Ein Handel mit einem anderen Land
legend-history-chance = Eine Zufallskarte
legend-history-does-book = Eines deiner Bücher, das nicht eingeschlossen ist
legend-history-does-shelf = Deine Bücher
legend-history-does-market = Der Markt
legend-history-does-rival = Ein anderes Land
legend-history-does-home = Das Land des Buchs
legend-history-does-case = Deine vollständigen Sammlungen
legend-history-does-genres = Verschiedene Gattungen unter deinen Büchern
legend-history-does-centuries = Verschiedene Jahrhunderte unter deinen Büchern
legend-history-does-first = Das Buch, das du zuerst erworben hast
legend-history-does-last = Das Buch, das du zuletzt erworben hast
legend-history-does-most = Das wertvollste
legend-history-does-least = Das am wenigsten wertvolle
legend-history-does-random = Zufällig gewählt
legend-history-does-gone = Es verlässt das Spiel
legend-history-does-both = Tauschen
rules-example = Beispiel
rules-play_example = Diese Stellung spielen
rules-contents = Inhalt
rules-chips = öffnet hier die genaue Regel, neben dem Text.
rules-how = So wird gespielt
rules-in_ten = In zehn Minuten gelesen; jedes Beispiel lässt sich spielen.
home-last = Dein letztes Spiel
home-estimated = Minuten stehen wie auf den Schachteln. * Unsere Schätzung, nach der Zahl der Entscheidungen in Spielen von Bots ({ $few }–{ $many }), zu je { $seconds } s. Wie anspruchsvoll ein Spiel ist, ist unser Urteil.
home-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}

# Der Rückblick auf ein beendetes Spiel.
more-review = Rückblick: was entschieden hat
review-title = Rückblick
review-waiting = Der Rückblick wartet; er entsteht, wenn niemand den Prozessor braucht.
review-working = Der Rückblick entsteht: { $share } %
review-failed = Auf dieses Spiel konnte nicht zurückgeblickt werden.
review-early = Dieses Spiel endete vor seinem letzten Zug. Zurückgeblickt wird nur auf Spiele, die zu Ende gespielt wurden.
review-off = Auf diesem Server gibt es keine Rückblicke.
review-won = { $who } hat gewonnen, { $scores }
review-nobody = Niemand hat gewonnen: { $scores }
review-led = { $who } hatte { $share } % des Spiels lang die besten Aussichten. Von { $all } Zügen, die beurteilt werden konnten, haben { $bad } ohne Zweifel etwas gekostet.
review-chances = Aussichten auf den Sieg
review-band = Band: in 95 von 100 Fällen darin
review-mark = Wendepunkt { $n }, bis Entscheidung { $ply }: { $what }
review-at = Entscheidung { $ply } von { $of }: { $chances }
review-chance = { $who } { $value } %
review-moved = Was die Aussichten von { $who } verändert hat
review-adds = zusammen das Ergebnis
review-start = am Anfang
review-rest = eigene Züge, bestenfalls
review-choices = durch eigene Wahl verloren
review-luck = Glück: was aufgedeckt wurde
review-rivals = Züge der anderen
review-result = das Ergebnis
review-lucky =
    { $side ->
        [lucky] { $who } hatte Glück, um { $n } (± { $doubt }).
        [unlucky] { $who } hatte Pech, um { $n } (± { $doubt }).
       *[even] Das Glück wog für { $who } wenig, soweit man es sagen kann (± { $doubt }).
    }
review-turning = Wendepunkte
review-by-choice = Wahl von { $who }
review-by-luck = Glück
review-by-both = Wahl von { $who }, und Glück
review-change = { $who } { $before } → { $after } %
review-choice_luck = Wahl { $choice }, Glück { $luck }
review-decision = Zug von { $who }
review-loss = { $verdict }, −{ $loss } %
review-best = beste Wahl
review-good = gut
review-inaccurate = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-unclear = nicht zu unterscheiden
review-only = keine Wahl
review-chosen = gewählt
review-better = am besten
review-why = Warum
review-brings = { $points } { $part }
review-instead = Der bessere Zug bringt im Mittel { $parts }.
review-then = Was getan wurde
review-rather = Was besser war
review-sure = { $loss } % des Sieges ({ $low } bis { $high }), aus je { $tries } Verläufen, nach dem, was { $who } damals wissen konnte.
review-found = In je { $tries } Verläufen jeder Möglichkeit fand sich nichts Besseres.
review-not_judged = Zu knapp: Der Unterschied ist kleiner als das, was man unterscheiden kann.
review-show = Den besseren Zug zeigen
review-shown = Was gespielt wurde
review-play = Ab hier als { $who } weiterspielen
review-accuracy = Genauigkeit
review-judged = { $n } Züge beurteilt
review-none = nicht beurteilt
review-advice = Für das nächste Mal
review-well = Gut gemacht
review-try = Versuche
review-rule = Nicht genutzt
review-points = Punkte und woher sie kamen
review-tempo = Tempo
review-turns = { $who }: Züge { $turns }, Entscheidungen { $decisions }; Punkte je Zug in jedem Drittel: { $thirds }
review-whose = Rückblick für
review-share = Link zu diesem Augenblick
review-previous = Der vorige Zug, der etwas gekostet hat
review-following = Der nächste Zug, der etwas gekostet hat
review-list = Alle Züge, die etwas gekostet haben

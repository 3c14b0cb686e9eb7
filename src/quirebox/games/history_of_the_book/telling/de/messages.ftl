# The History of the Book auf Deutsch.

## Beträge.  $n zählt sie.

credits =
    { $n ->
        [0] keine Kredite
        [one] 1 Kredit
       *[other] { $n } Kredite
    }
    .dative =
        { $n ->
            [0] 0 Krediten
            [one] 1 Kredit
           *[other] { $n } Krediten
        }
debt-paper = einen Schuldschein über { credits }
debts-taken = die Übernahme von Schulden über { credits }
nothing = noch nichts
no-goods = kein Buch und keinen Credit

## Namen

book = „{ $title }“
book-by = „{ $title }“ von { $author }
century = { $n }. Jahrhundert
bank = der Bank
country = { $name }
label-canon = Nationalkanon { $country }
label-specialty = Fachsammlung { $genre }
label-valuable = Wertvollste Bücher
lot = { $set } (vier Bücher: { $country }, { $genre })

## Was Ereignisse und Zufallskarten bewirken

effect-for = { credits } für { $to }
effect-from = { credits } von { $of } an die Bank
effect-from-to = { credits } von { $of } an { $to }
effect-auction = eine Versteigerung

effect-then = { $first } { $second }
effect-one-of = Wähle eins von beiden. { $first } Oder: { $second }
effect-remove =
    { $which ->
        [earliest] { $n ->
            [one] Entferne das offene Buch, das du zuerst bekommen hast.
           *[other] Entferne die { $n } offenen Bücher, die du zuerst bekommen hast (oder das einzige).
        }
        [latest] { $n ->
            [one] Entferne das offene Buch, das du zuletzt bekommen hast.
           *[other] Entferne die { $n } offenen Bücher, die du zuletzt bekommen hast (oder das einzige).
        }
        [dearest] { $n ->
            [one] Entferne dein wertvollstes offenes Buch; bei gleichem Wert das zuletzt bekommene.
           *[other] Entferne deine { $n } wertvollsten offenen Bücher; bei gleichem Wert die zuletzt bekommenen.
        }
        [cheapest] { $n ->
            [one] Entferne dein billigstes offenes Buch; bei gleichem Wert das zuerst bekommene.
           *[other] Entferne deine { $n } billigsten offenen Bücher; bei gleichem Wert die zuerst bekommenen.
        }
       *[random] { $n ->
            [one] Entferne ein zufälliges offenes Buch.
           *[other] Entferne { $n } zufällige offene Bücher.
        }
    }
effect-return =
    { $which ->
        [earliest] Gib das offene Buch, das du zuerst bekommen hast, an den Markt zurück.
        [latest] Gib das offene Buch, das du zuletzt bekommen hast, an den Markt zurück.
        [dearest] Gib dein wertvollstes offenes Buch an den Markt zurück; bei gleichem Wert das zuletzt bekommene.
        [cheapest] Gib dein billigstes offenes Buch an den Markt zurück; bei gleichem Wert das zuerst bekommene.
       *[random] Gib ein zufälliges offenes Buch an den Markt zurück.
    }
effect-return-chosen = Gib ein offenes Buch deiner Wahl an den Markt zurück.
effect-give-own-country = Gib alle deine offenen Bücher deines eigenen Landes nach links weiter, in der Folge, in der du sie bekommen hast; dort darf dann eine Sammlung vollendet werden.
effect-give-home = Gib ein offenes Buch deiner Wahl seinem Land, wenn es mitspielt und nicht deines ist; dort darf dann eine Sammlung vollendet werden.
effect-sell-by-auction = Biete dein wertvollstes offenes Buch (bei gleichem Wert nach deiner Wahl) den anderen an, die ab dem gedruckten Wert darauf bieten, ohne Länder mit Schulden. Bietet niemand, gib es für seinen gedruckten Wert zurück.
effect-take =
    { $n ->
        [one] Nimm ein Buch deiner Wahl umsonst vom Markt.
       *[other] Nimm { $n } Bücher deiner Wahl umsonst vom Markt (weniger, wenn weniger da sind).
    }
effect-take-own-country =
    { $n ->
        [one] Nimm ein Buch deines eigenen Landes umsonst vom Markt.
       *[other] Nimm { $n } Bücher deines eigenen Landes umsonst vom Markt (weniger, wenn weniger da sind).
    }
effect-take-up-to =
    { $n ->
        [one] Nimm ein Buch, das höchstens { $most } wert ist, umsonst vom Markt.
       *[other] Nimm { $n } Bücher, die höchstens { $most } wert sind, umsonst vom Markt (weniger, wenn weniger da sind).
    }
effect-buy-for-less = Du darfst ein Buch vom Markt um { credits } billiger kaufen (nicht unter 0).
effect-swap = Du darfst eines deiner offenen Bücher gegen eines von rechts tauschen, wenn die Werte höchstens um { $n } auseinander liegen. Ablehnen geht nicht. Beide dürfen dann eine Sammlung vollenden, du zuerst.
effect-exchange = Du darfst ein offenes Buch zurückgeben und dafür ein anderes, gleich teures oder billigeres umsonst vom Markt nehmen.
effect-gain = Erhalte { credits }.
effect-gain-per =
    { $what ->
        [genres] Erhalte 1 Kredit für jede Gattung unter allen deinen Büchern.
        [centuries] Erhalte 1 Kredit für jedes Jahrhundert unter allen deinen Büchern.
       *[collections] Erhalte 1 Kredit für jede deiner vollendeten Sammlungen.
    }
effect-gain-per-up-to =
    { $what ->
        [genres] Erhalte 1 Kredit für jede Gattung unter allen deinen Büchern, höchstens { $most }.
        [centuries] Erhalte 1 Kredit für jedes Jahrhundert unter allen deinen Büchern, höchstens { $most }.
       *[collections] Erhalte 1 Kredit für jede deiner vollendeten Sammlungen, höchstens { $most }.
    }
effect-gain-from-richer = Jedes andere Land, das gerade mehr Kredite hat als du, gibt dir 1.
effect-wager = Würfle und erhalte so viele Kredite, wie zur Zahl gehören, von eins bis sechs: { $prizes }.
effect-pay = Zahle { credits }.
effect-pay-in-full = Zahle { credits }, wenn du so viel hast.
effect-pay-per-books = Zahle 1 Kredit für je { $books } Bücher, die du hast (offene und eingeschlossene, abgerundet), höchstens { $most }.
effect-pay-neighbour =
    { $side ->
        [left] Zahle { credits } nach links.
       *[right] Zahle { credits } nach rechts.
    }

## Was geschehen ist.  $who ist eine Person, $n ein Betrag in Krediten.

fact-round = Runde { $round } beginnt, im { $century }.
fact-open = Die Bücher aus dem { $century } werden aufgedeckt.
fact-roll = { $who } würfelt eine { $face }: { credits }.
fact-roll-chance = { $who } würfelt eine { $face }: { credits }, und eine Zufallskarte steht aus.
fact-event = { $who } zieht ein Ereignis, { $year }: { $text } Es bringt { $lines }.
fact-gain = { $who } erhält { credits }.
fact-pay = { $who } zahlt { $to } { credits }.
fact-owe = { $who } schuldet { $to } { credits }.
fact-owe-less = { $who } schuldet { $to } { credits }; { $against } davon heben sich gegen eine ältere Schuld auf.
fact-settle = { $who } begleicht eine Schuld von { credits.dative } bei { $to }.
fact-seize = { $who } nimmt { $book } von { $of } als Zahlung.
fact-change = { $who } gibt { $to } { $book } heraus.
fact-auction = Eine Versteigerung: { $set }, vier Bücher, Mindestgebot 4 Kredite.
fact-bid = { $who } bietet { credits }.
fact-no-bid = { $who } bietet nicht.
fact-win = { $who } kauft { $set } für { credits }.
fact-unsold = Niemand bietet; { $set } kommt für immer vom Markt.
fact-offer-up = { $who } muss { $book } den anderen Ländern anbieten.
fact-knockdown = { $who } kauft { $book } von { $of } für { credits }.
fact-negotiate = { $who } eröffnet Verhandlung { $number } von { $most }, mit { $to }.
fact-offer = { $who } bietet { $to } an: { $gives } für { $asks }.
fact-counter-offer = { $who } antwortet { $to } mit dem Angebot: { $gives } für { $asks }.
fact-hand-debts = { $to } würde von { $who } Schulden über { credits } übernehmen.
fact-take-debts = { $who } würde von { $of } Schulden über { credits } übernehmen.
fact-invite = { $who } bittet { $whom } um einen Vorschlag.
fact-counter = { $who } bereitet ein Gegenangebot an { $to } vor.
fact-accept = { $who } nimmt das Angebot von { $of } an.
fact-reject = { $who } lehnt das Angebot von { $of } ab.
fact-cancel = { $who } beendet die Verhandlung mit { $to }.
fact-forgive = { $who } streicht { credits } von dem, was { $to } schuldet.
fact-take-over = { $who } übernimmt { credits } von dem, was { $of } { $creditor } schuldet.
fact-sell = { $who } verkauft { $book } für { credits } an den Markt.
fact-buy = { $who } kauft { $book } für { credits }.
fact-take = { $who } nimmt { $book } vom Markt.
fact-return = { $who } gibt { $book } an den Markt zurück.
fact-remove = { $who } verliert { $book }; es ist aus dem Spiel.
fact-hand-over = { $who } gibt { $to } { $book }.
fact-swap = { $who } tauscht { $book } gegen { $other } von { $of }.
fact-force = { $who } zahlt { credits } und lässt { $whom } eine Zufallskarte ziehen.
fact-chance = { $who } zieht die Zufallskarte { $name }: { $rule }
fact-no-effect = Bei { $who } bewirkt die Karte nichts.
fact-not-seated = Was die Karte über { $country } sagt, bewirkt nichts: Am Tisch spielt niemand dort.
fact-decline = { $who } lehnt ab.
fact-wager = { $who } würfelt eine { $face } und erhält { credits }.
fact-lock = { $who } vollendet eine Sammlung, { $label }: { $books }.
fact-end = { $who } hat fertig gesammelt.
fact-last-call = Das 20. Jahrhundert endet: letzter Aufruf für Sammlungen.
fact-tie = { $who } würfelt eine { $face } um die Reihenfolge der letzten Käufe.
fact-final-order = Letzte Käufe, die reichste Bibliothek zuerst: { $seats }.

## Fragen.  $loser, $partner und $proposer sind Personen.

ask-collect = Kaufen, verkaufen, handeln, Zufall erzwingen oder einschließen; du hast { credits }.
ask-window = Jetzt eine Sammlung vollenden?
ask-lock-books =
    { $picked ->
        [0] Welche Bücher gehören zur Sammlung { $label }? Sie braucht { $size }.
       *[other] Welches Buch gehört zur Sammlung { $label }? { $picked } von { $size } sind gewählt.
    }
ask-mode = { $loser } muss dir { credits } zahlen: in Krediten oder in Büchern deiner Wahl?
ask-pick-book = Welches Buch von { $loser } nimmst du? Fällig: { credits }.
ask-change = Wie gibst du { $loser } heraus? Es geht um { credits }.
ask-bid = Mindestens { credits } für { $lot } bieten oder passen?
ask-purchase = Der letzte Kauf: Du musst ausgeben, was du hast, so weit es reicht ({ credits }). Welches Buch?
ask-sell = Du musst Geld für deine Schulden aufbringen: Verkauf ein Buch.
ask-sell-or-trade = Du musst Geld für deine Schulden aufbringen: Verkauf ein Buch oder eröffne einen Handel.
ask-choose = Wähle ein Buch für die Zufallskarte.
ask-choose-or-decline = Wähle ein Buch für die Zufallskarte, oder lehn ab.
ask-choose-partner = Welches Buch willst du für { $book }?
ask-pick = In Krediten zahlen oder ein Buch zurückgeben?
ask-propose = Schlägst du { $to } einen Handel vor, bevor das Land sammelt?
ask-divide = Teilst du { $set } in einem Nebengeschäft auf?
ask-amount =
    { $item ->
        [give-credits] Wie viele Kredite gibst du { $partner }?
        [ask-credits] Wie viele Kredite verlangst du von { $partner }?
        [give-debt] Über wie viele Kredite gibst du { $partner } einen Schuldschein?
        [ask-debt] Über wie viele Kredite willst du einen Schuldschein von { $partner }?
        [hand-debt] Wie viel von deinen Schulden übernimmt { $partner }?
       *[take-debt] Wie viel von den Schulden von { $partner } übernimmst du?
    }
ask-draft-empty = Was bietest du { $partner } an?
ask-counter-empty = Was bietest du { $partner } an? Du antwortest auf das Angebot: { $their_gives } für { $their_asks }.
ask-draft = Was bietest du { $partner } an? Bisher: { $gives } für { $asks }.
ask-counter = Was bietest du { $partner } an? Bisher: { $gives } für { $asks }. Du antwortest auf das Angebot: { $their_gives } für { $their_asks }.
ask-draft-few =
    { $draft } { $n ->
        [one] Es kann noch einmal geändert werden.
       *[other] Es kann noch { $n }-mal geändert werden.
    }
ask-answer = { $proposer } bietet { $gives } für { $asks }. Nimmst du an?
ask-over = Das Spiel ist zu Ende.

## Was man tun kann.  $n ist der Wert eines Buches oder eine Zahl von Krediten.

do-buy = { $book } für { credits } kaufen
do-buy-towards = { $book } für { credits } kaufen ({ $progress })
towards = { $what } { $have } von { $size }
towards-another = noch einmal { $what } { $have } von { $size }
do-sell = { $book } für { credits } verkaufen
do-pick = { $book } nehmen, Wert { $n }
do-give = { $book } geben, Wert { $n }
do-take-out = { $book } wieder aus dem Angebot nehmen, Wert { $n }
do-ask = { $book } verlangen, Wert { $n }
group =
    { $what ->
       *[book] Bücher
        [add] dazulegen
        [ask] verlangen
        [buy] kaufen
        [choose] wählen
        [give] geben
        [pick] nehmen
        [sell] verkaufen
        [take-out] wieder herausnehmen
    }
brief-price = { $n }
brief-towards = ({ $what } { $have }/{ $size })
do-add = { $book } dazulegen, Wert { $n }
do-choose = { $book } wählen, Wert { $n }
do-book = { $book }, Wert { $n }
do-bid = { credits } bieten
do-amount = { credits }
do-item-amount =
    { $item ->
        [give-credits] { credits } geben
        [ask-credits] { credits } verlangen
        [give-debt] einen Schuldschein über { credits } geben
        [ask-debt] einen Schuldschein über { credits } verlangen
        [hand-debt] Schulden über { credits } abgeben
       *[take-debt] Schulden über { credits } übernehmen
    }
do-item =
    { $item ->
        [give-credits] Kredite geben
        [ask-credits] Kredite verlangen
        [give-debt] einen Schuldschein geben
        [ask-debt] einen Schuldschein verlangen
        [hand-debt] Schulden abgeben: { $partner } übernimmt sie
       *[take-debt] Schulden von { $partner } übernehmen
    }
do-lock = { $label } einschließen
do-force = { $country } für { credits } eine Zufallskarte ziehen lassen
do-trade = mit { $country } handeln
do-end-step = den Schritt beenden
do-no-bid = passen: kein Gebot
do-none = nichts davon
do-decline = ablehnen
do-pay-credits = in Krediten zahlen
do-take-credits = Kredite nehmen
do-return-book = ein Buch zurückgeben
do-pick-books = Bücher aussuchen
do-be-owed = Bücher wollen: { credits } bleiben dir geschuldet
do-rest = den Rest in Krediten nehmen
do-accept = annehmen
do-reject = ablehnen
do-counter = mit einem anderen Angebot antworten
do-begin-with = mit dem Angebot von { $partner } beginnen
do-invite = { $partner } um einen Vorschlag bitten
do-submit = das Angebot machen
do-cancel = die Verhandlung beenden

## Warum etwas gerade nicht geht

reason-lacks =
    { $side ->
       *[both] Das Angebot ist leer: Jede Seite muss etwas geben.
        [partner] { $partner } gibt in diesem Angebot nichts: Verlange auch etwas.
        [proposer] Du gibst in diesem Angebot nichts: Gib auch etwas.
    }
reason-no-credits = Du hast keine Kredite.
reason-they-no-credits = { $partner } hat keine Kredite.

## Was man bereuen könnte

caution-trade = Ihr habt beide nur Kredite, und Kredite gehen nur in eine Richtung: Kein Angebot käme zustande, und die Verhandlung zählt.
caution-lock-possible = Jetzt könnte eine Sammlung eingeschlossen werden.
caution-cancel = Das beendet die Verhandlung, und was im Angebot liegt, ist vergessen.
caution-lock = Die Bücher dieser Sammlung wechseln nie mehr Besitzer oder Zustand.
caution-force = Das kostet { credits }, und die Karte kann auch eine gute sein.
caution-near = Von der Sammlung { $label } hast du { $have } von { $size } Büchern, dieses eingeschlossen.
caution-change = Es ist mehr wert, als fällig ist ({ credits }): Du musst herausgeben.

## Der Wertungsbogen

sheet-collections-doubled = Sammlungen (doppelt)
sheet-grouped-at-the-end-doubled = am Ende zusammengestellt (doppelt)
sheet-other-books = andere Bücher
sheet-unpaid-debts = unbezahlte Schulden

## Optionen

option-length = Länge des Spiels
option-length-quick = eine Runde in jedem Jahrhundert
option-length-long = zwei Runden in jedem Jahrhundert
option-trade-limit = Verhandlungen im Zug
option-trade-limit-3 = höchstens drei
option-trade-limit-0 = kein Handel
option-trade-limit-free = eine Zahl von 0 bis 10
option-roll-one-pays = Was eine gewürfelte 1 bringt
option-roll-one-pays-1 = 1 Kredit und eine Zufallskarte
option-roll-one-pays-0 = nur eine Zufallskarte
option-talks = Wer Verhandlungen eröffnen darf
option-talks-active = das Land am Zug, das ein anderes um seinen Vorschlag bitten darf
option-talks-all = auch andere dürfen vorschlagen, bevor es sammelt, und wer einen Satz ersteigert, darf ihn gleich aufteilen
option-owed-books = Will ein Sieger Bücher, die der Verlierer nicht hat,
option-owed-books-no = nimmt er Kredite
option-owed-books-yes = können sie ihm geschuldet bleiben

## Die Zeichnung im Terminal

draw-text = { $text }
draw-part-century = Jahrhundert
draw-part-market = Markt
draw-from-auction = ein Buch aus einer Versteigerung
draw-phase =
    { $phase ->
        [roll] würfeln
        [settle] Schulden begleichen
        [event] Ereignis
        [collect] sammeln
        [chance] Zufall
        [close] abschließen
        [last-call] letzter Aufruf
        [final-settlement] letzte Abrechnung
       *[final-purchases] letzte Käufe
    }
draw-turn = { $who } ist am Zug
draw-round = Runde { $round } von { $rounds }
draw-pending = eine Zufallskarte steht aus
draw-on-table = Auf dem Tisch:
draw-offer = { $who } an { $to }: { $gives } für { $asks }
draw-market = Markt
draw-sold-out = ausverkauft
draw-count = { $century }. Jh. { $n }
draw-books =
    { $n ->
        [one] 1 Buch
       *[other] { $n } Bücher
    }
draw-show-market = show markt
draw-set = Versteigerungssatz
draw-set-waits = { $set } kann noch freigegeben werden
draw-hammer = Unter dem Hammer:
draw-locked = eingeschlossen: { $label }
draw-shelf = Regal
draw-collecting = sammelt
draw-nothing-common = noch nichts gemeinsam
draw-you = du
draw-score = Punkte { $n }
draw-debt = { $to } { $n }
draw-owes = schuldet { $debts }
draw-ready = fertig
draw-out-of-reach = außer Reichweite

## Was auf einem Ding steht, wenn jemand mehr darüber wissen will.  $said ist, was da steht, $n seine Zahl.

about-author = Autorschaft: { $said }
about-year = { $said }
about-place = gedruckt in { $said }
about-printer = Druck: { $said }
about-country = Land: { $said }
about-genre = Gattung: { $said }
about-century = { $n }. Jahrhundert
about-value = { $n ->
    [one] { $n } Kredit wert
   *[other] { $n } Kredite wert
}
about-most-valuable = eines der wertvollsten Bücher
about-auction = kommt nur durch eine Versteigerung
about-books = vier Bücher: { $said }
about-lines = Es bringt { $said }.
about-rule = { $said }
about-text = { $said }
about-why = Warum es wichtig ist: { $said }
printed-lit = Literatur
printed-rel = Religion
printed-sci = Wissenschaft
printed-phi = Philosophie & Bildung
printed-his = Geschichte & Reisen
printed-art = Kunst & Gestaltung

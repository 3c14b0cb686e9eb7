# Was von jedem Spiel gesagt wird.

list-and = { $most } und { $last }

## Warum ein Bot etwas gewählt hat.  $what, $versus und $other sind Möglichkeiten.

bot-only = „{ $what }“ ist alles, was erlaubt ist.
bot-lot = „{ $what }“ wurde aus { $options } Möglichkeiten gelost.
bot-net = „{ $what }“ gefällt dem Netz am besten, mit { $share } Prozent.
bot-glance = „{ $what }“ scheint mir auf den ersten Blick am besten.
bot-end = „{ $what }“ bringt mich am Ende meines Zuges auf { $value }.
bot-end-equal = „{ $what }“ bringt mich am Ende meines Zuges auf { $value }, nicht besser und nicht schlechter als „{ $versus }“.
bot-end-ahead = „{ $what }“ bringt mich am Ende meines Zuges auf { $value }, { $ahead } mehr als „{ $versus }“.
bot-promise =
    „{ $what }“ verspricht { $value } % des Sieges ({ $low } bis { $high } % nach { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuchen
    })
bot-search = { $promise }.
bot-search-next = { $promise }; danach kommt „{ $other }“ mit { $value } %.
bot-search-unsure =
    { $promise }; „{ $other }“ sieht nach { $value } % aus, aber nach weniger Versuchen ({ $tries }), also weniger sicher.

## Nach einem beendeten Spiel.  $what, $chosen und $better sind Möglichkeiten; $loss und $ahead Prozent des Sieges.

review-well-part = { $part }: { $points } Punkte, niemand sonst hatte mehr als { $others }.
review-well-choice = „{ $what }“: die beste Wahl, { $ahead } % vor der nächstbesten.
review-well-streak =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander ohne Fehler, von { $all }.
review-try-turn = „{ $better }“ statt „{ $chosen }“: Das hat { $loss } % des Sieges gekostet.
review-try-part =
    { $part }: Besser gespielt, hätte das in { $turns ->
        [one] dem misslungenen Zug
       *[other] den { $turns } misslungenen Zügen
    } { $points } Punkte mehr gebracht.
review-unused =
    „{ $what }“: { $times }-mal möglich, nie getan{ $others ->
        [0] .
       *[other] ; andere taten es { $others }-mal.
    }

# Im Terminal.
review-title = Rückblick: { $game }
review-won = { $who } hat gewonnen, { $scores }.
review-lost = Niemand hat gewonnen: { $scores }.
review-chances = Aussichten auf den Sieg
review-after = nach { $ply }
review-at-start = am Anfang
review-moved = Was die Aussichten verändert hat (zusammen ergibt es das Ergebnis)
review-start = Anfang
review-choices = durch eigene Wahl verloren
review-luck = Glück
review-rivals = andere
review-rest = eigene Züge, bestenfalls
review-result = Ergebnis
review-turning = Wendepunkte
review-by-choice = eine Wahl von { $who }
review-by-luck = Glück, nach einer Wahl von { $who }
review-by-both = eine Wahl von { $who }, und Glück
review-point = { $number }. Nach { $ply } Entscheidungen: { $cause }; { $changes }
review-change = { $who } { $before } → { $after } %
review-judged = Entscheidungen, die ohne Zweifel etwas gekostet haben
review-no-mistakes = Keine.
review-decision = { $ply }. { $who }: { $verdict }, −{ $loss } % ({ $low } bis { $high }): { $chosen }
review-better = besser: { $line }
review-why = das bringt { $parts }
review-part = { $points } { $part }
review-accuracy = Genauigkeit
review-accurate = { $who }: { $value } ({ $verdicts })
review-not-judged = { $who }: nichts zu beurteilen
review-verdict = { $number } { $verdict }
review-advice = Für { $who }
review-well = gut gemacht
review-try = zu versuchen
review-rule = nicht genutzt
review-best = beste
review-good = gut
review-inaccurate = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-unclear = nicht zu unterscheiden
review-only = keine Wahl
review-tempo = { $who }: { $turns } Züge, { $decisions } Entscheidungen; Punkte je Zug in jedem Drittel des Spiels: { $thirds }

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

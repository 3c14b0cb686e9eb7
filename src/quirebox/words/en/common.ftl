# What is said of any game.

list-and = { $most } and { $last }

## Why a bot chose what it chose.  $what, $versus and $other are options.

bot-only = “{ $what }” is all that is allowed.
bot-lot = “{ $what }” was drawn by lot from { $options } options.
bot-net = “{ $what }” is what the network likes best, with { $share } per cent.
bot-glance = “{ $what }” looks best to me at a glance.
bot-end = “{ $what }” leaves me at { $value } at the end of my turn.
bot-end-equal = “{ $what }” leaves me at { $value } at the end of my turn, no better and no worse than “{ $versus }”.
bot-end-ahead = “{ $what }” leaves me at { $value } at the end of my turn, { $ahead } more than “{ $versus }”.
bot-promise =
    “{ $what }” promises { $value } % of the victory ({ $low } to { $high } % after { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    })
bot-search = { $promise }.
bot-search-next = { $promise }; next comes “{ $other }” with { $value } %.
bot-search-unsure =
    { $promise }; “{ $other }” looks like { $value } %, but after fewer tries ({ $tries }), which is less sure.

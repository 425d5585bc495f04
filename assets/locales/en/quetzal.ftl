# The words of Quetzal, in English. Places and pieces have the names of the rulebook's English edition; the tiles,
# which have none there, have ours.

quetzal-title = Quetzal
quetzal-about = Roll your team of adventurers and archaeologists, send them over the island to outbid the others for artifacts, and ship complete collections before the fifth round is over.

## Set-up

quetzal-option-start = Who begins
quetzal-option-start-random = Drawn by lot
quetzal-option-rolls = How meeples fall
quetzal-option-rolls-likely = As estimated: rarely on the side or standing
quetzal-option-rolls-forgiving = Forgiving: more often on the side or standing
quetzal-option-tracking = Cards taken face up
quetzal-option-tracking-false = Everybody remembers for themselves
quetzal-option-tracking-true = Stay open for all to see
quetzal-option-village-colour = The Village takes
quetzal-option-village-colour-adventurers = Adventurers
quetzal-option-village-colour-archaeologists = Archaeologists
quetzal-option-village-colour-either = Either
quetzal-option-village-costs = Prices at the Village
quetzal-option-village-costs-2-1-1 = 2, 1 and 1 coins
quetzal-option-village-costs-2-2-1 = 2, 2 and 1 coins
quetzal-option-mummy-values = Mummies are worth
quetzal-option-mummy-values-3-6-10 = 3, 6, 10 points
quetzal-option-mummy-values-2-6-10 = 2, 6, 10 points
quetzal-option-extra-crate = Extra Crate adds a card
quetzal-option-extra-crate-meeple = To each delivery at the harbor
quetzal-option-extra-crate-round = To the first delivery of a round at the harbor
quetzal-option-automaton = The automaton takes first
quetzal-option-automaton-rare = The rarest artifacts
quetzal-option-automaton-common = The commonest artifacts
quetzal-ending-five-rounds = Five rounds have been played.
quetzal-nth-round = Round { $round }

## Score sheet and panels

quetzal-score-collections = Collections delivered
quetzal-score-bonuses = Points on delivered cards
quetzal-score-cargo = Upgrades at deliveries
quetzal-score-track = Discovery track
quetzal-score-quarry = Quarry
quetzal-score-patronage = Points bought
quetzal-score-marker = First Player marker
quetzal-score-coins = Coins (1 for every 3)
quetzal-score-upgrades = Points on Upgrades
quetzal-criterion-discovery = Discovery track
quetzal-count-points = { $count ->
    [one] point
   *[other] points
}
quetzal-count-final = { $count ->
    [one] point if it ended now
   *[other] points if it ended now
}
quetzal-label-final = { $count ->
    [one] point
   *[other] points
}
quetzal-count-coins = { $count ->
    [one] coin
   *[other] coins
}
quetzal-label-coins = { $count ->
    [one] coin
   *[other] coins
}
quetzal-count-discovery = { $count ->
    [one] Discovery point
   *[other] Discovery points
}
quetzal-label-discovery = Discovery
quetzal-count-cards = { $count ->
    [one] card
   *[other] cards
}
quetzal-count-meeples = { $count ->
    [one] meeple to place
   *[other] meeples to place
}
quetzal-label-meeples = to place
quetzal-count-adventurers = { $count ->
    [one] can be an adventurer
   *[other] can be adventurers
}
quetzal-count-archaeologists = { $count ->
    [one] can be an archaeologist
   *[other] can be archaeologists
}
quetzal-count-upgrades = { $count ->
    [one] Upgrade
   *[other] Upgrades
}

## Small words

quetzal-number = { $number }
quetzal-times = { $count } { $thing-plural }
quetzal-one = { $thing-indef }
quetzal-list-2 = { $item1 } and { $item2 }
quetzal-list-3 = { $item1 }, { $item2 } and { $item3 }
quetzal-list-4 = { $item1 }, { $item2 }, { $item3 } and { $item4 }
quetzal-list-5 = { $item1 }, { $item2 }, { $item3 }, { $item4 } and { $item5 }
quetzal-list-6 = { $item1 }, { $item2 }, { $item3 }, { $item4 }, { $item5 } and { $item6 }
quetzal-list-7 = { $item1 }, { $item2 }, { $item3 }, { $item4 }, { $item5 }, { $item6 } and { $item7 }
quetzal-some-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
quetzal-some-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
quetzal-and-coins = { $coins ->
    [0] {""}
    [one] 1 coin
   *[other] { $coins } coins
}
quetzal-and-points = { $points ->
    [0] {""}
    [one] 1 point
   *[other] { $points } points
}
quetzal-and-discovery = { $discovery ->
    [0] {""}
    [one] 1 Discovery point
   *[other] { $discovery } Discovery points
}
quetzal-and-upgrades = { $upgrades ->
    [0] {""}
   *[other] an Upgrade
}
quetzal-and-standing = { $standing ->
    [0] {""}
   *[other] { $standing } standing
}
quetzal-and-side = { $side ->
    [0] {""}
   *[other] { $side } on the side
}
quetzal-and-white = { $white ->
    [0] {""}
    [one] 1 archaeologist
   *[other] { $white } archaeologists
}
quetzal-and-black = { $black ->
    [0] {""}
    [one] 1 adventurer
   *[other] { $black } adventurers
}
quetzal-and-character = { $character ->
    [0] {""}
   *[other] the Character
}
quetzal-group = { $colour-key ->
    [open] the Character alone
   *[other] { $size ->
        [one] 1 { $colour-one }
       *[other] { $size } { $colour-other }
    }
}
quetzal-bonus-none = nothing
quetzal-bonus-coin = 1 coin
quetzal-bonus-discovery = 1 Discovery point
quetzal-bonus-vp = 1 victory point
quetzal-colour-black = adventurers
    .key = black
    .one = adventurer
    .other = adventurers
quetzal-colour-white = archaeologists
    .key = white
    .one = archaeologist
    .other = archaeologists
quetzal-colour-open = either colour
    .key = open
    .one = meeple of either colour
    .other = meeples of one colour
quetzal-kind-black = Adventurer
    .indef = an adventurer
    .def = the adventurer
    .plural = adventurers
quetzal-kind-white = Archaeologist
    .indef = an archaeologist
    .def = the archaeologist
    .plural = archaeologists
quetzal-kind-side = Meeple on its side
    .indef = a meeple on its side
    .def = the meeple on its side
    .plural = meeples on their sides
quetzal-kind-standing = Standing meeple
    .indef = a standing meeple
    .def = the standing meeple
    .plural = standing meeples
quetzal-kind-character = Character
    .indef = the Character
    .def = the Character
    .plural = Characters
quetzal-fell-black = adventurer
quetzal-fell-white = archaeologist
quetzal-fell-side = on the side
quetzal-fell-standing = standing
quetzal-fell-flat = flat

## Places

quetzal-place-camp = Camp
    .def = the Camp
    .at = at the Camp
    .to = to the Camp
quetzal-place-stela = Stela of Knowledge
    .def = the Stela of Knowledge
    .at = at the Stela of Knowledge
    .to = to the Stela of Knowledge
quetzal-place-temple-1 = Temple, 5-coin step
    .def = the 5-coin step of the Temple
    .at = on the 5-coin step of the Temple
    .to = to the 5-coin step of the Temple
quetzal-place-temple-2 = Temple, 4-coin step
    .def = the 4-coin step of the Temple
    .at = on the 4-coin step of the Temple
    .to = to the 4-coin step of the Temple
quetzal-place-temple-3 = Temple, 3-coin step
    .def = the 3-coin step of the Temple
    .at = on the 3-coin step of the Temple
    .to = to the 3-coin step of the Temple
quetzal-place-temple-4 = Temple, 2-coin step
    .def = the 2-coin step of the Temple
    .at = on the 2-coin step of the Temple
    .to = to the 2-coin step of the Temple
quetzal-place-temple-5 = Temple, 1-coin step
    .def = the 1-coin step of the Temple
    .at = on the 1-coin step of the Temple
    .to = to the 1-coin step of the Temple
quetzal-place-quarry = Quarry
    .def = the Quarry
    .at = at the Quarry
    .to = to the Quarry
quetzal-place-small-temple = Small Temple
    .def = the Small Temple
    .at = at the Small Temple
    .to = to the Small Temple
quetzal-place-ruins = Ruins
    .def = the Ruins
    .at = at the Ruins
    .to = to the Ruins
quetzal-place-black-market = Black Market
    .def = the Black Market
    .at = at the Black Market
    .to = to the Black Market
quetzal-place-village-1 = Village, upper space
    .def = the upper space of the Village
    .at = on the upper space of the Village
    .to = to the upper space of the Village
quetzal-place-village-2 = Village, middle space
    .def = the middle space of the Village
    .at = on the middle space of the Village
    .to = to the middle space of the Village
quetzal-place-village-3 = Village, lower space
    .def = the lower space of the Village
    .at = on the lower space of the Village
    .to = to the lower space of the Village
quetzal-place-harbor = Harbor Master’s Office
    .def = the Harbor Master’s Office
    .at = at the Harbor Master’s Office
    .to = to the Harbor Master’s Office
quetzal-place-ship-1 = Ship 1
    .def = ship 1
    .at = on ship 1
    .to = to ship 1
quetzal-place-ship-2 = Ship 2
    .def = ship 2
    .at = on ship 2
    .to = to ship 2
quetzal-place = { $face }{ $state ->
    [covered] , not used in this game
    [held] { $owner-side ->
        [mine] , held by you
       *[theirs] , held by { $owner }
    }
    [automaton] , held by the automaton
   *[empty] {""}
}
quetzal-display = Card place: { $face }
quetzal-display-temple = Temple
quetzal-display-quarry = Quarry
quetzal-display-small-temple = Small Temple
quetzal-display-ruins = Ruins
quetzal-tile-display = Upgrade place at the Village
quetzal-pool = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}of { $owner }
}
quetzal-pool-black = Adventurers
quetzal-pool-white = Archaeologists
quetzal-pool-side = Meeples on the side
quetzal-pool-standing = Standing meeples
quetzal-pool-character = Character
quetzal-track = Discovery track: { $face }{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades) }
quetzal-track-start = start
quetzal-track-nothing = no reward
quetzal-track-reward = {""}
quetzal-round = Round { $number }

## Pieces

quetzal-card-pottery-none = Pottery
    .indef = pottery
    .def = the pottery
    .plural = pottery
quetzal-card-pottery-coin = Pottery (+1 coin)
    .indef = pottery (+1 coin)
    .def = the pottery (+1 coin)
    .plural = pottery (+1 coin)
quetzal-card-pottery-discovery = Pottery (+1 Discovery)
    .indef = pottery (+1 Discovery)
    .def = the pottery (+1 Discovery)
    .plural = pottery (+1 Discovery)
quetzal-card-pottery-vp = Pottery (+1 point)
    .indef = pottery (+1 point)
    .def = the pottery (+1 point)
    .plural = pottery (+1 point)
quetzal-card-weapon-none = Weapon
    .indef = a weapon
    .def = the weapon
    .plural = weapons
quetzal-card-weapon-coin = Weapon (+1 coin)
    .indef = a weapon (+1 coin)
    .def = the weapon (+1 coin)
    .plural = weapons (+1 coin)
quetzal-card-weapon-discovery = Weapon (+1 Discovery)
    .indef = a weapon (+1 Discovery)
    .def = the weapon (+1 Discovery)
    .plural = weapons (+1 Discovery)
quetzal-card-weapon-vp = Weapon (+1 point)
    .indef = a weapon (+1 point)
    .def = the weapon (+1 point)
    .plural = weapons (+1 point)
quetzal-card-tablet-none = Tablet
    .indef = a tablet
    .def = the tablet
    .plural = tablets
quetzal-card-tablet-coin = Tablet (+1 coin)
    .indef = a tablet (+1 coin)
    .def = the tablet (+1 coin)
    .plural = tablets (+1 coin)
quetzal-card-tablet-discovery = Tablet (+1 Discovery)
    .indef = a tablet (+1 Discovery)
    .def = the tablet (+1 Discovery)
    .plural = tablets (+1 Discovery)
quetzal-card-tablet-vp = Tablet (+1 point)
    .indef = a tablet (+1 point)
    .def = the tablet (+1 point)
    .plural = tablets (+1 point)
quetzal-card-statuette-none = Statuette
    .indef = a statuette
    .def = the statuette
    .plural = statuettes
quetzal-card-statuette-coin = Statuette (+1 coin)
    .indef = a statuette (+1 coin)
    .def = the statuette (+1 coin)
    .plural = statuettes (+1 coin)
quetzal-card-statuette-discovery = Statuette (+1 Discovery)
    .indef = a statuette (+1 Discovery)
    .def = the statuette (+1 Discovery)
    .plural = statuettes (+1 Discovery)
quetzal-card-statuette-vp = Statuette (+1 point)
    .indef = a statuette (+1 point)
    .def = the statuette (+1 point)
    .plural = statuettes (+1 point)
quetzal-card-mummy-none = Mummy
    .indef = a mummy
    .def = the mummy
    .plural = mummies
quetzal-card-mummy-discovery = Mummy (+1 Discovery)
    .indef = a mummy (+1 Discovery)
    .def = the mummy (+1 Discovery)
    .plural = mummies (+1 Discovery)
quetzal-type-pottery = pottery
    .title = Pottery
    .plural = pottery
quetzal-type-weapon = weapon
    .title = Weapons
    .plural = weapons
quetzal-type-tablet = tablet
    .title = Tablets
    .plural = tablets
quetzal-type-statuette = statuette
    .title = Statuettes
    .plural = statuettes
quetzal-type-mummy = mummy
    .title = Mummies
    .plural = mummies
quetzal-card = { $face ->
    [none] { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
   *[other] { $count ->
        [one] { $face }
       *[other] { $count } × { INSIDE($face) }
    }
}{ $state ->
    [discarded] , discarded
    [unseen] , not seen yet
   *[none] {""}
}
quetzal-meeple = { $owner-side ->
    [mine] Your meeple
   *[theirs] Meeple of { $owner }
}, { $face }{ $state ->
    [held] , picked up
   *[none] {""}
}
quetzal-meeple-black = adventurer
quetzal-meeple-white = archaeologist
quetzal-meeple-side = on its side (either)
quetzal-meeple-standing = standing (either)
quetzal-character = { $owner-side ->
    [mine] Your Character
   *[theirs] Character of { $owner }
}, { $face }{ $state ->
    [held] , picked up
   *[none] {""}
}
quetzal-character-flat = flat
quetzal-character-side = on its side
quetzal-character-standing = standing
quetzal-automaton-meeple = Meeple of the automaton, { $face }
quetzal-automaton-meeple-black = adventurer
quetzal-automaton-meeple-white = archaeologist
quetzal-automaton-card = Automaton card { $face }
quetzal-automaton-card-a1 = A1
quetzal-automaton-card-a2 = A2
quetzal-automaton-card-a3 = A3
quetzal-automaton-card-a4 = A4
quetzal-automaton-card-a5 = A5
quetzal-automaton-card-a6 = A6
quetzal-automaton-card-a7 = A7
quetzal-automaton-card-a8 = A8
quetzal-automaton-card-a9 = A9
quetzal-automaton-card-a10 = A10
quetzal-automaton-pile = { $count ->
    [one] 1 Automaton card to come
   *[other] { $count } Automaton cards to come
}
quetzal-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
quetzal-pile = Upgrade pile: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
quetzal-marker = { $owner-side ->
    [mine] Your First Player marker
   *[theirs] First Player marker: { $owner }
}
quetzal-plane = Plane
quetzal-disk = { $owner-side ->
    [mine] Your Discovery disk
   *[theirs] Discovery disk of { $owner }
}
quetzal-upgrade-reroll-2 = Second Thoughts
quetzal-upgrade-reroll-all = Regroup
quetzal-upgrade-coins-to-vp = Patronage
quetzal-upgrade-coins-to-d = Survey Fund
quetzal-upgrade-tablet-coins = Tablet Patron
quetzal-upgrade-trio-vp = Varied Cargo
quetzal-upgrade-pottery-3 = Potter’s Guild
quetzal-upgrade-weapon-3 = Armourer’s Guild
quetzal-upgrade-temple-discount = Temple Guide
quetzal-upgrade-extra-delivery = Extra Crate
quetzal-upgrade-temple-draw = Keen Eye
quetzal-upgrade-now-coins = Sponsor
quetzal-upgrade-now-d = Breakthrough
quetzal-effect-reroll-2 = In Phase 1 you may reroll up to { $meeples } of your meeples.
quetzal-effect-reroll-all = In Phase 1 you may reroll all your meeples.
quetzal-effect-coins-to-vp = On your turn: { $price } coins for { $vp } victory point, as often as you like.
quetzal-effect-coins-to-d = On your turn: { $price } coins for { $steps } Discovery point, as often as you like.
quetzal-effect-tablet-coins = { $pay } coins for each tablet you deliver.
quetzal-effect-trio-vp = { $vp } points if a delivery holds pottery, a weapon and a tablet.
quetzal-effect-pottery-3 = { quetzal-effect-coins } and { $vp } points if a delivery holds at least { $cards } pottery.
quetzal-effect-weapon-3 = { quetzal-effect-coins } and { $vp } points if a delivery holds at least { $cards } weapons.
quetzal-effect-temple-discount = Temple spaces cost you { $price ->
    [one] 1 coin
   *[other] { $price } coins
} less.
quetzal-effect-extra-delivery = Each of your deliveries may hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} more.
quetzal-effect-temple-draw = On the 3-coin and 2-coin steps of the Temple draw two cards and keep one; the other goes under the deck.
quetzal-effect-now-coins = { quetzal-effect-coins }, at once.
quetzal-effect-now-d = { $steps ->
    [one] 1 Discovery point
   *[other] { $steps } Discovery points
} and { quetzal-effect-coins }, at once.
quetzal-effect-coins = { $pay ->
    [one] 1 coin
   *[other] { $pay } coins
}
quetzal-upgrade = { $face }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}{ $state ->
    [active] { $owner-side ->
        [mine] , active
       *[theirs] , active for { $owner }
    }
    [spent] { $owner-side ->
        [mine] , in your discard pile
       *[theirs] , in the discard pile of { $owner }
    }
    [left] , still in the pile
   *[none] {""}
}

## What is asked

quetzal-ask-nothing = The game is over
quetzal-ask-rerolls = { $held ->
    [0] Reroll with your Upgrades, or go on
    [one] Pick one more meeple, or roll
   *[other] Roll them again?
}
quetzal-ask-exchange-first = Exchange coins with your Upgrades, or go on
quetzal-ask-place = { $held ->
    [0] Choose a place, or pick up meeples first
    [one] Where does this meeple go?
   *[other] Where do these { $held } meeples go?
}
quetzal-ask-bid = { $place }: how many meeples do you bid?
    .here = How many meeples do you bid?
quetzal-ask-camp-reroll = { $times ->
    [one] Camp: you may roll one of your meeples again
   *[other] Camp: you may roll one of your meeples again ({ $times } times)
}
quetzal-ask-temple = { $left ->
    [one] Choose a card from the Temple
   *[other] Choose a card from the Temple: { $left } to take
}
quetzal-ask-keep = Keep one of the two cards; the other goes under the deck
quetzal-ask-market = Black Market: sell an artifact for { quetzal-some-coins }?
quetzal-ask-village = Choose an Upgrade at the Village
quetzal-ask-limit = You may keep two Upgrades: which one do you discard?
quetzal-ask-delivery = Pick up to { $limit } cards to deliver { $place-at }
quetzal-ask-exchange = Exchange coins before the round ends?

## What can be done

quetzal-do-occupy = Place { $place-at }{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
}
    .here = { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }
quetzal-do-bid = Bid { quetzal-group } { $place-at }
    .here = bid { quetzal-group }
quetzal-control-bid = { quetzal-group }{ LIST(quetzal-and-side, quetzal-and-standing, quetzal-and-character, before: " with ") }
quetzal-bids-black = Adventurers
quetzal-bids-white = Archaeologists
quetzal-bids-open = Character
quetzal-do-camp = { $size ->
    [one] To the Camp: +{ quetzal-some-coins }
   *[other] { $size } to the Camp: +{ quetzal-some-coins }
}
    .here = { $size ->
        [one] +{ quetzal-some-coins }
       *[other] { $size } meeples, +{ quetzal-some-coins }
    }
quetzal-do-harbor = { $size ->
    [one] To the Harbor Master’s Office for { $coins } coins
   *[other] { $size } to the Harbor Master’s Office for { $coins } coins
}
    .here = { $size ->
        [one] { $coins } coins
       *[other] { $size } meeples, { $coins } coins
    }
quetzal-do-hold = Pick up { $meeple-indef }
    .here = pick up
quetzal-do-hold-reroll = Reroll { $meeple-indef }
    .here = reroll
quetzal-do-reroll = Reroll { $meeples }
    .here = reroll
quetzal-do-reroll-all = Reroll all your meeples
quetzal-do-reroll-nothing = No reroll
quetzal-do-go-on = Go on
quetzal-do-buy-point = Pay { quetzal-some-coins } for 1 victory point
quetzal-do-buy-discovery = Pay { quetzal-some-coins } for 1 Discovery point
quetzal-do-exchange-nothing = No exchange
quetzal-do-take-card = Take { $card-def }
    .here = take
quetzal-do-keep = Keep { $card-def }
    .here = keep
quetzal-do-sell = Sell { $card-indef }
    .here = sell
quetzal-do-sell-nothing = Sell nothing
quetzal-do-take-upgrade = Take { $upgrade }
    .here = take
quetzal-do-discard-upgrade = Discard { $upgrade }
    .here = discard
quetzal-do-load = Load { $card-indef }
    .here = load
quetzal-do-deliver = { $count ->
    [one] Deliver this card
   *[other] Deliver these { $count } cards
}: { quetzal-some-points }
quetzal-do-deliver-all = Deliver all { $count } cards: { quetzal-some-points }
quetzal-do-deliver-best = Deliver the best { $count }: { quetzal-some-points }
quetzal-do-deliver-nothing = Deliver nothing
quetzal-do-keep-all = Keep all cards…

## What it would bring

quetzal-preview-cost = { $coins ->
    [one] Costs 1 coin
   *[other] Costs { $coins } coins
}
    .here = {""}
quetzal-preview-goes = You send { $goes }. Left: { $stays }
    .here = {""}
quetzal-preview-goes-all = You send { $goes }. Nobody is left
    .here = {""}
quetzal-preview-coins = Pays { quetzal-some-coins }
quetzal-preview-temple = { $choose ->
    [one] Choose 1 card from the Temple
   *[other] Choose { $choose } cards from the Temple
}{ $draw ->
    [0] {""}
   *[other] , then draw { $draw } from the deck
}{ $above ->
    [0] ; so far you choose first
    [one] ; one player chooses before you
   *[other] ; { $above } players choose before you
}
    .here = { $choose ->
        [one] 1 card
       *[other] { $choose } cards
    }{ $draw ->
        [0] {""}
       *[other] , then { $draw } from the deck
    }{ $above ->
        [0] , first to choose so far
        [one] , after one player
       *[other] , after { $above } players
    }
quetzal-preview-village = Choose one of { $tiles } Upgrades{ $above ->
    [0] ; so far you choose first
    [one] ; one player chooses before you
   *[other] ; { $above } players choose before you
}
    .here = one of { $tiles } Upgrades{ $above ->
        [0] , first to choose so far
        [one] , after one player
       *[other] , after { $above } players
    }
quetzal-preview-stela = The First Player marker and { $steps ->
    [one] 1 Discovery point
   *[other] { $steps } Discovery points
}
quetzal-preview-cards = The cards there: { $cards }
    .here = { $cards }
quetzal-preview-bonus = Bonus: { $bonus }
quetzal-preview-market = The winner may sell one artifact for { quetzal-some-coins }
    .here = sell one artifact for { quetzal-some-coins }
quetzal-preview-camp = { quetzal-effect-coins } at once, and you may reroll a meeple of your pool (estimated: { $percent } % that it lands standing, for another coin)
    .here = you may reroll a meeple
quetzal-preview-camp-several = { quetzal-effect-coins } at once, and you may reroll a meeple of your pool { $times } times (estimated: { $percent } % that it lands standing, for another coin)
    .here = you may reroll { $times } times
quetzal-preview-camp-last = { quetzal-effect-coins } at once; no meeple is left to reroll
    .here = {""}
quetzal-preview-limit = Deliver up to { $limit } cards
quetzal-preview-limit-each = Each of the { $meeples } meeples delivers up to { $limit } cards
quetzal-preview-haul = Your hand would bring { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) } now
quetzal-preview-ousts = { $size ->
    [one] Sends a meeple of { $seat } home
   *[other] Sends { $size } meeples of { $seat } home
}
quetzal-preview-ousts-automaton = { $size ->
    [one] Sends the automaton’s meeple away
   *[other] Sends the automaton’s { $size } meeples away
}
quetzal-preview-track = { $steps ->
    [one] 1 Discovery point
   *[other] { $steps } Discovery points
}{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: ": ") }
    .here = { LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: "Discovery track: ") }
quetzal-preview-track-end = The end of the Discovery track: nothing more to gain there
quetzal-preview-collection = { $held ->
    [0] You have no { $artifact-plural } yet
    [one] You have 1 { $artifact }
   *[other] You have { $held } { $artifact-plural }
}; 1, 2 or 3 delivered together pay { $one }, { $two } or { $three } points
    .here = { $held ->
        [0] none yet
       *[other] you have { $held }
    }; 1, 2 or 3 pay { $one }, { $two } or { $three }
quetzal-preview-under = The other card goes under the deck
quetzal-preview-sold = Neither its points nor its bonus
quetzal-preview-printed = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
quetzal-preview-twin = You have this Upgrade already: it only brings its points
quetzal-preview-slots-full = You keep two Upgrades: one of the three will be discarded
quetzal-preview-set = { $count } { $count ->
    [one] { $artifact }
   *[other] { $artifact-plural }
}: { quetzal-some-points }
quetzal-preview-bonuses = On the cards: { LIST(quetzal-and-points, quetzal-and-coins, quetzal-and-discovery) }
quetzal-preview-upgrades = By Upgrades: { LIST(quetzal-and-points, quetzal-and-coins) }
quetzal-preview-total = The cards in all: { LIST(quetzal-some-points, quetzal-and-coins) }

## Why not

quetzal-refused-marker = Whoever holds the First Player marker may not go here
quetzal-refused-occupied = This space is taken for the round
quetzal-refused-own-bid = You hold this place already
quetzal-refused-one-meeple = Only one meeple goes here
quetzal-refused-coins = { $coins ->
    [one] Costs 1 coin
   *[other] Costs { $coins } coins
}; { $held ->
    [0] you have none
   *[other] you have { $held }
}
quetzal-refused-bid = Takes { $beat } { $colour-other } or more; { $usable ->
    [0] you have none
   *[other] you have { $usable }
}
quetzal-refused-mixed = Adventurers and archaeologists may not be mixed here
quetzal-refused-colour = Only { $colour-other } may go here
quetzal-refused-limit = No more than { $limit } cards in this delivery

## Notes

quetzal-inspect-discard = Discarded cards
quetzal-inspect-unseen = Cards you have not seen
quetzal-inspect-pile = Upgrades still in the pile
quetzal-inspect-odds = How meeples fall, as estimated
quetzal-inspect-values = What collections pay
quetzal-note-bid = { $place }: { $seat } with { quetzal-group }; { $colour-key ->
    [open] it takes { $beat } of one colour to outbid
   *[other] it takes { $beat } to outbid
}
quetzal-note-automaton = { $place }: the automaton with { quetzal-group }; { $colour-key ->
    [open] it takes { $beat } of one colour to outbid
   *[other] it takes { $beat } to outbid
}
quetzal-held = Standing bid: { quetzal-group }; { $colour-key ->
    [open] it takes { $beat } of one colour to outbid
   *[other] it takes { $beat } to outbid
}
    .here = {""}
quetzal-note-cargo = This cargo pays { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }
quetzal-note-hand = Your hand would bring { $harbor ->
    [one] 1 point
   *[other] { $harbor } points
} at the Harbor Master’s Office, { $ship } on a ship

## Told large

quetzal-banner-ousted = { $seat } outbid you { $place-at } with { $bid } meeples: { $size ->
    [one] your meeple comes back to you
   *[other] your { $size } meeples come back to you
}
    .heard = Outbid: { $size ->
        [one] your meeple comes back to you
       *[other] your { $size } meeples come back to you
    }
quetzal-goes-first = { $seat-side ->
    [mine] you go first
   *[theirs] { $seat } goes first
}
quetzal-banner-round = Round { $round } begins: { quetzal-goes-first }
quetzal-banner-last-round = The last round begins: { quetzal-goes-first }

## Log

quetzal-log-round = Round { $round } begins
quetzal-log-automaton = Automaton card { $card }: { $count ->
    [one] the Temple step of { $spaces } coins
   *[other] the Temple steps of { $spaces } coins
}, { $first_size ->
    [one] 1 { $first_colour-one }
   *[other] { $first_size } { $first_colour-other }
} { $first-at } and { $second_size ->
    [one] 1 { $second_colour-one }
   *[other] { $second_size } { $second_colour-other }
} { $second-at }
quetzal-log-rolled = { $seat-did } rolled { LIST(quetzal-and-black, quetzal-and-white, quetzal-and-side, quetzal-and-standing) }; Character { $character }{ $coins ->
    [0] {""}
    [one] {" "}(+1 coin)
   *[other] {" "}(+{ $coins } coins)
}
    .heard = { $seat }: { LIST(quetzal-and-black, quetzal-and-white, quetzal-and-side, quetzal-and-standing) }; Character { $character }
quetzal-log-rerolled = { $seat-did } rerolled { $meeples }: { $fell }{ $coins ->
    [0] {""}
    [one] {" "}(+1 coin)
   *[other] {" "}(+{ $coins } coins)
}
quetzal-log-placed = { $seat-did } placed { $meeples } { $place-at }{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
}
    .own = Placed{ $coins ->
        [0] {""}
        [one] {" "}for 1 coin
       *[other] {" "}for { $coins } coins
    }
    .heard = { $seat }: { $place-at }
quetzal-log-bid = { $seat-did } bid { quetzal-group } { $place-at }
    .own = Bid { quetzal-group } { $place-at }
    .heard = { $seat }: { quetzal-group } { $place-at }
quetzal-log-camp = { $seat-did } sent { $meeples } to the Camp (+{ quetzal-some-coins })
    .own = Camp: +{ quetzal-some-coins }
    .heard = { $seat }: { $meeples } to the Camp
quetzal-log-ousted = { $size ->
    [one] { $seat } was outbid and took 1 meeple back from { $place-def }
   *[other] { $seat } was outbid and took { $size } meeples back from { $place-def }
}
quetzal-log-ousted-automaton = The automaton was ousted from { $place-def }
quetzal-log-marker = { $seat-did } took the First Player marker
quetzal-log-took = { $seat-did } took { $card-indef } from the Temple
    .own = Taken: { $card }
    .heard = { $seat-did } took { $card-indef }
quetzal-log-drew = { $seat-did } drew a card from the deck
quetzal-log-drew-own = { $seat-did } drew { $card-indef } from the deck
    .own = Drawn: { $card }
quetzal-log-kept = { $seat-did } drew two cards, kept one and put the other under the deck
quetzal-log-kept-own = { $seat-did } kept { $card-indef } and put { $other-indef } under the deck
quetzal-log-won = { $seat-did } won { $place-def }: { $cards }, and { $bonus }
quetzal-log-won-bonus = { $seat-did } won { $place-def }: { $bonus }
quetzal-log-automaton-took = The automaton took { $cards } { $place-at }, straight to the discard pile
quetzal-log-automaton-nothing = The automaton found nothing { $place-at }
quetzal-log-advanced = { $seat-did } reached space { $space } of the Discovery track{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: ": ") }
    .own = Discovery track: { $space }{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: ", ") }
    .heard = { $seat }: { $space } on the Discovery track{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: ", ") }
quetzal-log-sold = { $seat-did } sold { $card-indef } at the Black Market for { quetzal-some-coins }
    .own = Sold for { quetzal-some-coins }
quetzal-log-upgrade = { $seat-did } took the Upgrade { $upgrade }{ LIST(quetzal-and-coins, quetzal-and-discovery, before: ": ") }
quetzal-log-drew-upgrade = { $seat-did } drew the Upgrade { $upgrade }{ LIST(quetzal-and-coins, quetzal-and-discovery, before: ": ") }
quetzal-log-discarded-upgrade = { $seat-did } discarded the Upgrade { $upgrade }
quetzal-log-delivered = { $seat-did } delivered { $cards } { $place-at }: { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }
    .own = Delivered: { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }
quetzal-log-bought-point = { $seat-did } paid { quetzal-some-coins } for 1 point
quetzal-log-bought-discovery = { $seat-did } paid { quetzal-some-coins } for 1 Discovery point
quetzal-log-declined = { $seat-did } did nothing { $place-at }
quetzal-log-reshuffled = The discard pile was shuffled into a new deck
quetzal-log-ended = { $winners ->
    [one] { $seat-side ->
        [mine] You win the game
       *[theirs] { $seat } wins the game
    }
   *[other] { $seat } and others share the victory
}

## The table

quetzal-title-temple = Temple
quetzal-title-village = Village
quetzal-short-stela = Stela
quetzal-short-harbor = Harbor
quetzal-heap = { $count ->
    [0] { $face }: none
   *[other] { $face } × { $count }
}
quetzal-row = { $owner-side ->
    [mine] You
   *[theirs] { $owner }
}: { quetzal-some-coins }
quetzal-discard = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
quetzal-notebook = Notebook: how meeples fall and what collections pay
quetzal-inspect-deck = Cards you have not seen
quetzal-inspect-spent = Upgrades in the discard pile of { $seat }
quetzal-inspect-notebook = How meeples fall and what collections pay
quetzal-inspect-automaton = What the automaton takes first
quetzal-odds = { $face }: { $percent } %
quetzal-values = { $artifact-title }: 1, 2 or 3 together pay { $one }, { $two } or { $three } points; { $copies } in the game
quetzal-prefers-bonus = Then, of one kind: { $bonus }

## Parts of the table, as headings to listen to

quetzal-part-temple = Stela and Temple
quetzal-part-village = Village
quetzal-part-bids = Places to bid for
quetzal-part-shore = Ships, Camp and Harbor
quetzal-part-display = Cards and Upgrades on display
quetzal-part-tracks = Discovery track and rounds
quetzal-part-meeples = { $owner-side ->
    [mine] Your meeples
   *[theirs] Meeples of { $owner }
}
quetzal-part-cards = { $owner-side ->
    [mine] Your cards and Upgrades
   *[theirs] Cards and Upgrades of { $owner }
}
quetzal-part-rest = Players and piles

## What is on the board, to listen to

quetzal-lies-bid = { $place }: { quetzal-group }
quetzal-lies-temple = Cards in the Temple: { $things }
quetzal-lies-village = Upgrades in the Village: { $things }
quetzal-lies-count = { $count } × { $thing }
quetzal-listed = { $first }, { $rest }

## Why a hint says so

quetzal-hint-points = It scores { quetzal-some-points } now.
quetzal-hint-delivery = The delivery pays { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }.
quetzal-hint-upgrade = It brings the Upgrade { $upgrade }: { $points ->
    [0] no points at the end, but its effect.
    [one] 1 point at the end, and its effect.
   *[other] { $points } points at the end, and its effect.
}
quetzal-hint-village = { $above ->
    [0] You choose first among { $tiles } Upgrades.
    [one] You choose among { $tiles } Upgrades, after one other space.
   *[other] You choose among { $tiles } Upgrades, after { $above } other spaces.
}
quetzal-hint-coins = It brings { quetzal-some-coins }: you have { $held } then.
quetzal-hint-discovery = { $steps ->
    [one] It moves you one step,
   *[other] It moves you { $steps } steps,
} to space { $space } of the Discovery track.
quetzal-hint-meeples = { $meeples ->
    [one] You have one meeple to place then.
   *[other] You have { $meeples } meeples to place then.
}
quetzal-hint-marker = It brings the First Player marker and { $steps ->
    [one] 1 Discovery point.
   *[other] { $steps } Discovery points.
}
quetzal-hint-bonuses = The place adds { $bonus }.
quetzal-hint-market = The Black Market pays { quetzal-some-coins } for one card.
quetzal-hint-complete = { $sure ->
    [yes] It makes { $count } { $artifact-plural }:
    [bid] If nobody outbids you, it makes { $count } { $artifact-plural }:
   *[no] It should make { $count } { $artifact-plural }:
} { $points ->
    [one] 1 more point
   *[other] { $points } more points
} at a delivery.
quetzal-hint-cards = { $sure ->
    [yes] It brings { $cards }:
    [bid] If nobody outbids you, it brings { $cards }:
   *[no] It should bring { $cards }:
} { $points ->
    [one] 1 more point
   *[other] { $points } more points
} at a delivery.
quetzal-hint-room = { $cards ->
    [one] You can deliver one card this round:
   *[other] You can deliver { $cards } cards this round:
} { $points ->
    [one] your hand is worth 1 point there.
   *[other] your hand is worth { $points } points there.
}
quetzal-hint-draws = { $draws ->
    [one] It brings one card from the deck.
   *[other] It brings { $draws } cards from the deck.
}
quetzal-hint-keeps = You keep { $upgrades }.
quetzal-hint-ousts = { $size ->
    [one] It drives a meeple of { $seat } away.
   *[other] It drives { $size } meeples of { $seat } away.
}
quetzal-hint-ousts-automaton = { $size ->
    [one] It drives the automaton’s meeple away.
   *[other] It drives the automaton’s { $size } meeples away.
}
quetzal-hint-safe = { $size ->
    [one] Nobody can drive your meeple away from there now.
   *[other] Nobody can drive your { $size } meeples away from there now.
}
quetzal-hint-wild = { $count ->
    [0] None of your { $total } meeples counts as either colour.
    [one] One of your { $total } meeples counts as either colour.
   *[other] { $count } of your { $total } meeples count as either colour.
}
quetzal-hint-left = { $meeples ->
    [0] It is your last meeple of this round.
    [one] You still have one meeple to place after it.
   *[other] You still have { $meeples } meeples to place after it.
}

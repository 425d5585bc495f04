# The words of Attika, in English. Names are those of the rulebook's English edition.

attika-title = Attika
attika-about = Build the cities of ancient Greece on a landscape that grows as you play. Be the first to raise all thirty buildings, or join two shrines by an unbroken chain of your own.

## Set-up

attika-option-start = Who begins
attika-option-start-random = Drawn by lot
attika-option-extra-cards = Extra cards at the start
attika-option-extra-cards-0 = None
attika-option-extra-cards-1 = One each
attika-option-extra-cards-2 = Two each
attika-option-far-shrines = Shrines
attika-option-far-shrines-false = As in the rules
attika-option-far-shrines-true = Farther apart
attika-option-blessing = Joining two shrines
attika-option-blessing-false = Wins the game
attika-option-blessing-true = Brings three amphoras, once per player
attika-option-cards-of-each = Landscape cards
attika-option-cards-of-each-15 = 60, as in the rules
attika-option-cards-of-each-20 = 80, for longer hands

## Landscapes, cards, numbers

attika-ground-water = on water
attika-ground-forest = in a forest
attika-ground-hills = on hills
attika-ground-mountains = on mountains
attika-ground-blank = on open land
attika-landscape-water = water
attika-landscape-forest = forest
attika-landscape-hills = hills
attika-landscape-mountains = mountains
attika-some-water = { $water ->
    [0] {""}
   *[other] { $water } water
}
attika-some-forest = { $forest ->
    [0] {""}
    [one] 1 forest
   *[other] { $forest } forests
}
attika-some-hills = { $hills ->
    [0] {""}
    [one] 1 hill
   *[other] { $hills } hills
}
attika-some-mountains = { $mountains ->
    [0] {""}
    [one] 1 mountain
   *[other] { $mountains } mountains
}
attika-count-buildings-left = { $count ->
    [one] building to go
   *[other] buildings to go
}
attika-label-buildings-left = to build
attika-count-stored = waiting
attika-count-cards = { $count ->
    [one] card
   *[other] cards
}
attika-count-amphoras = { $count ->
    [one] amphora
   *[other] amphoras
}
attika-count-settlements = { $count ->
    [one] settlement
   *[other] settlements
}
attika-count-missing = { $count ->
    [one] building short of joining two shrines
   *[other] buildings short of joining two shrines
}
attika-label-missing = to link shrines
attika-score-buildings = Buildings of 30
attika-course = Buildings, round by round

## Buildings and their groups

attika-building-capital = Capital
    .indef = a capital
    .def = the capital
attika-building-oracle = Oracle
    .indef = an oracle
    .def = the oracle
attika-building-theatre = Theatre
    .indef = a theatre
    .def = the theatre
attika-building-tavern = Tavern
    .indef = a tavern
    .def = the tavern
attika-building-plaza = Plaza
    .indef = a plaza
    .def = the plaza
attika-building-gymnasium = Gymnasium
    .indef = a gymnasium
    .def = the gymnasium
attika-building-statue = Statue
    .indef = a statue
    .def = the statue
attika-building-market = Market
    .indef = a market
    .def = the market
attika-building-stadium = Stadium
    .indef = a stadium
    .def = the stadium
attika-building-temple = Temple
    .indef = a temple
    .def = the temple
attika-building-well = Well
    .indef = a well
    .def = the well
attika-building-cornfield = Cornfield
    .indef = a cornfield
    .def = the cornfield
attika-building-mill = Mill
    .indef = a mill
    .def = the mill
attika-building-village = Village
    .indef = a village
    .def = the village
attika-building-quarry = Quarry
    .indef = a quarry
    .def = the quarry
attika-building-fortress = Fortress
    .indef = a fortress
    .def = the fortress
attika-building-tower = Tower
    .indef = a tower
    .def = the tower
attika-building-vineyard = Vineyard
    .indef = a vineyard
    .def = the vineyard
attika-building-vintner = Vintner
    .indef = a vintner
    .def = the vintner
attika-building-silvermine = Silver mine
    .indef = a silver mine
    .def = the silver mine
attika-building-mint = Mint
    .indef = a mint
    .def = the mint
attika-building-harbour = Harbour
    .indef = a harbour
    .def = the harbour
attika-building-ship = Ship
    .indef = a ship
    .def = the ship
attika-building-street = Street
    .indef = a street
    .def = the street
attika-slot-capital = { attika-building-capital }
attika-slot-oracle = { attika-building-oracle }
attika-slot-theatre = { attika-building-theatre }
attika-slot-tavern = { attika-building-tavern }
attika-slot-plaza = { attika-building-plaza }
attika-slot-gymnasium = { attika-building-gymnasium }
attika-slot-statue = { attika-building-statue }
attika-slot-market = { attika-building-market }
attika-slot-stadium = { attika-building-stadium }
attika-slot-temple = { attika-building-temple }
attika-slot-well = { attika-building-well }
attika-slot-cornfield = { attika-building-cornfield }
attika-slot-mill = { attika-building-mill }
attika-slot-village = { attika-building-village }
attika-slot-quarry = { attika-building-quarry }
attika-slot-fortress = { attika-building-fortress }
attika-slot-tower = { attika-building-tower }
attika-slot-vineyard = { attika-building-vineyard }
attika-slot-vintner = { attika-building-vintner }
attika-slot-silvermine = { attika-building-silvermine }
attika-slot-mint = { attika-building-mint }
attika-slot-harbour = { attika-building-harbour }
attika-slot-ship = { attika-building-ship }
attika-slot-street = { attika-building-street }
attika-group-city = City
    .def = the City group
attika-group-supply = Supply
    .def = the Supply group
attika-group-defence = Defence
    .def = the Defence group
attika-group-seafaring = Seafaring
    .def = the Seafaring group
attika-group-streets = Streets
    .def = the Streets group
attika-group-wine = Wine
    .def = the Wine group
attika-group-minting = Minting
    .def = the Minting group

## Things on the table

# Nothing is printed on the tiles: only who cannot see them is told where a hex lies.
attika-where = { $at }
attika-hex = { $face }
attika-hex-water = Water
attika-hex-forest = Forest
attika-hex-hills = Hills
attika-hex-mountains = Mountains
attika-hex-blank = Open land
attika-shrine = Shrine
attika-centre = Room for a tile
attika-slot = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}of { $owner }
}: { $state ->
    [built] built
    [waiting] waiting to be built
    [pending] being placed
   *[hidden] still in a stack
}
attika-group = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}of { $owner }
}{ $state ->
    [complete] , complete: amphora earned
    [broken] , complete but not joined
   *[none] {""}
}
attika-building = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}of { $owner }
}{ $state ->
    [pending] , about to be built
    [newest] , just built
   *[none] {""}
}
attika-building-none = Building
attika-tile = Landscape tile: { $face }
attika-tile-T01 = 3 × water around it
attika-tile-T02 = 3 × forest around it
attika-tile-T03 = 3 × hills around it
attika-tile-T04 = 3 × mountains around it
attika-tile-T05 = water in the middle, water and forest around it
attika-tile-T06 = forest in the middle, forest and hills around it
attika-tile-T07 = hills in the middle, hills and mountains around it
attika-tile-T08 = mountains in the middle, mountains and water around it
attika-tile-T09 = 2 × water, 1 × hills around it
attika-tile-T10 = 2 × forest, 1 × mountains around it
attika-tile-T11 = 2 × hills, 1 × water around it
attika-tile-T12 = 2 × mountains, 1 × forest around it
attika-tile-T13 = 2 × water, 1 × mountains around it
attika-tile-T14 = 2 × forest, 1 × water around it
attika-tile-T15 = 2 × hills, 1 × forest around it
attika-tile-T16 = 2 × mountains, 1 × hills around it
attika-tile-T17 = water in the middle, forest and hills around it
attika-tile-T18 = forest in the middle, water and mountains around it
attika-tile-T19 = hills in the middle, water and mountains around it
attika-tile-T20 = mountains in the middle, forest and hills around it
attika-tile-T21 = water, forest, hills and mountains around it
attika-tile-T22 = mountains, water, hills and forest around it
attika-pooled-T01 = { attika-tile-T01 }
attika-pooled-T02 = { attika-tile-T02 }
attika-pooled-T03 = { attika-tile-T03 }
attika-pooled-T04 = { attika-tile-T04 }
attika-pooled-T05 = { attika-tile-T05 }
attika-pooled-T06 = { attika-tile-T06 }
attika-pooled-T07 = { attika-tile-T07 }
attika-pooled-T08 = { attika-tile-T08 }
attika-pooled-T09 = { attika-tile-T09 }
attika-pooled-T10 = { attika-tile-T10 }
attika-pooled-T11 = { attika-tile-T11 }
attika-pooled-T12 = { attika-tile-T12 }
attika-pooled-T13 = { attika-tile-T13 }
attika-pooled-T14 = { attika-tile-T14 }
attika-pooled-T15 = { attika-tile-T15 }
attika-pooled-T16 = { attika-tile-T16 }
attika-pooled-T17 = { attika-tile-T17 }
attika-pooled-T18 = { attika-tile-T18 }
attika-pooled-T19 = { attika-tile-T19 }
attika-pooled-T20 = { attika-tile-T20 }
attika-pooled-T21 = { attika-tile-T21 }
attika-pooled-T22 = { attika-tile-T22 }
attika-pooled = Landscape tile: { $face }
attika-card = { $count ->
    [one] { $face ->
        [none] 1 hidden card
       *[other] 1 { $face } card
    }
   *[other] { $face ->
        [none] { $count } hidden cards
       *[other] { $count } { $face } cards
    }
}
attika-card-water = water
attika-card-forest = forest
attika-card-hills = hills
attika-card-mountains = mountains
attika-stack = { $face }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}of { $owner }
}, { $count ->
    [0] empty
    [one] 1 building
   *[other] { $count } buildings
}
attika-stack-main = Main stack
attika-stack-other = Stack
attika-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
attika-pool = { $count ->
    [0] No landscape tiles left
    [one] 1 landscape tile left
   *[other] { $count } landscape tiles left
}
attika-amphora = { $count ->
    [0] No amphora
    [one] 1 amphora
   *[other] { $count } amphoras
}
attika-discard = Discarded cards: { $count }
attika-inspect-discard = Discarded cards
attika-inspect-pool = Tiles still to come
attika-inspect-stacks = Still in the stacks of { $seat }

## Parts of the table, as headings to listen to

attika-part-land = Land
attika-part-buildings = { $owner-side ->
    [mine] Your buildings
   *[theirs] Buildings of { $owner }
}
attika-part-hand = { $owner-side ->
    [mine] Your cards and stacks
   *[theirs] Cards and stacks of { $owner }
}
attika-part-supply = Supply
attika-beside = Beside { LIST($things, attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }

## What is asked

attika-ask-begin = { $can ->
    [draw] Draw a building, or { $cards ->
        [0] end the turn
        [one] take a card
       *[other] take up to { $cards } cards
    }
    [build] Build one that waits, or { $cards ->
        [0] end the turn
        [one] take a card
       *[other] take up to { $cards } cards
    }
    [nothing] Nothing can be drawn or built: { $cards ->
        [0] end the turn
        [one] take a card
       *[other] take up to { $cards } cards
    }
   *[both] Draw a building, build one that waits, or { $cards ->
        [0] end the turn
        [one] take a card
       *[other] take up to { $cards } cards
    }
}
    .here = Draw, build, or take cards
attika-ask-draw = { $left ->
    [0] No building is left to draw: finish
    [one] Draw one more building, or finish
   *[other] Draw up to { $left } more buildings, or finish
}
attika-ask-build = { $left ->
    [0] Nothing more can be built: finish
    [one] Build one more, or finish
   *[other] Build up to { $left } more, or finish
}
attika-ask-draw-amphora = Spend an amphora to draw once more, or end the turn
attika-ask-build-amphora = Spend an amphora to build once more, or end the turn
attika-ask-site = Where does { $building-def } stand?
attika-ask-reveal = You drew { $building-indef }: build it, or let it wait
    .here = Build it, or let it wait
attika-ask-pay = Pay for { $building-def }
attika-ask-expand = A stack is empty: lay the new landscape tile
    .here = Lay the new landscape tile{ LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains, before: ": ") }
attika-ask-rotate = Turn the tile as you like it
attika-ask-cards = Spend an amphora for a card, or end the turn
attika-ask-nothing = The game is over

## What one may do

attika-do-draw = { $kind ->
    [main] Draw from the main stack
   *[other] Draw from stack { $number }
}
    .here = draw
attika-do-build = Build { $building-def }
    .here = build
attika-do-build-at = Build { $building-def } here { $cards ->
    [0] for free
    [one] for 1 card
   *[other] for { $cards } cards
}
    .here = { $cards ->
        [0] free
        [one] 1 card
       *[other] { $cards } cards
    }
attika-do-store = Let it wait
attika-do-pay = Pay { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
attika-do-pay-of = Pay { $count } { $landscape }
attika-do-expand = Lay the tile here
    .here = {""}
attika-do-turn = { $degrees ->
    [0] Lay it as it is
   *[other] Lay it turned by { $degrees }°
}
attika-do-pass = { $cards ->
    [one] Take a card
   *[other] Take { $cards } cards
}
attika-do-finish = { $cards ->
    [one] Finish and take a card
   *[other] Finish and take { $cards } cards
}
attika-do-fewer = Take fewer cards
attika-do-end = End the turn
attika-do-decline = End without cards
attika-do-amphora-action = Amphora: one more action
attika-do-amphora-card = Amphora: one card

## What it would bring

attika-preview-stack = { $count ->
    [one] 1 building in it
   *[other] { $count } buildings in it
}
    .here = {""}
attika-preview-expands = Its last building: you will lay a landscape tile
attika-some-mine = { $mine ->
    [0] {""}
    [one] 1 building of yours
   *[other] { $mine } buildings of yours
}
attika-some-theirs = { $theirs ->
    [0] {""}
    [one] 1 of another player
   *[other] { $theirs } of other players
}
attika-some-shrines = { $shrines ->
    [0] {""}
    [one] a shrine
   *[other] { $shrines } shrines
}
attika-preview-touches = Beside { LIST(attika-some-mine, attika-some-theirs, attika-some-shrines) }
attika-preview-shows = {""}
    .here = { $landscape } at { $q }, { $r }
attika-preview-cost = Cost: { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
    .here = { $site ->
        [1] {""}
       *[0] Cost: { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
    }
attika-preview-cost-any = Cost: { $cards } cards of any kind
    .here = { $site ->
        [1] {""}
       *[0] Cost: { $cards } cards of any kind
    }
attika-preview-sites = { $count ->
    [one] 1 place to build it, for { $cards ->
        [0] nothing
        [one] 1 card
       *[other] { $cards } cards
    }
   *[other] { $count } places to build it, from { $cards ->
        [0] free
        [one] 1 card
       *[other] { $cards } cards
    }
}
attika-preview-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .here = {""}
attika-preview-chain = Free: it stands beside the building it follows
    .here = {""}
attika-preview-land = { $total ->
    [0] The land pays nothing
   *[other] The land pays { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
}
    .here = {""}
attika-preview-land-any = { $symbols ->
    [0] The land pays nothing
    [one] The land pays 1 card
   *[other] The land pays { $symbols } cards
}
    .here = {""}
attika-preview-settlement = { $cards ->
    [one] A new settlement: 1 card more
   *[other] A new settlement: { $cards } cards more
}
attika-preview-pay = { $cards ->
    [0] You pay nothing
    [one] You pay 1 card
   *[other] You pay { $cards } cards
}
    .here = {""}
attika-preview-pay-swapped = You pay { $cards } cards: two for each one that you lack
    .here = {""}
attika-preview-amphora = Completes { $group-def }: an amphora
attika-preview-broken = Completes { $group-def }, but in several pieces: no amphora
attika-preview-blessing = { $amphoras ->
    [0] Joins two shrines, but no amphora is left
    [one] Joins two shrines: an amphora
   *[other] Joins two shrines: { $amphoras } amphoras
}
attika-preview-wins = Wins the game

## Why not

attika-refused-building = You are building this turn: nothing is drawn.
attika-refused-drawing = You are drawing this turn: what waits stays where it is.
attika-refused-empty-stack = This stack is empty.
attika-refused-no-site = There is no place where you can pay for it.
attika-refused-occupied = Something stands here already.
attika-refused-shrine = Nobody builds on a shrine.
attika-refused-cards = It would cost { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} here; { $held ->
    [0] you hold none.
    [one] the 1 you hold is not enough.
   *[other] the { $held } you hold are not enough.
}
attika-note-threat = { $missing ->
    [0] { $seat } joins two shrines.
    [one] { $seat } needs only one more building to join two shrines.
   *[other] { $seat } needs only { $missing } more buildings to join two shrines.
}

## Told large

attika-banner-threat = { $seat } built { $building-indef }: one more building, and two shrines are joined
attika-banner-threat-tile = { $seat } laid a tile: one building on it, and two shrines are joined
attika-banner-last-building = { $seat } built { $building-indef }: only one building is left to build
attika-banner-in-the-way = { $seat } built { $building-indef } in your way: to join two shrines you now need { $now } buildings instead of { $needed }
attika-banner-cut-off = { $seat } built { $building-indef } and cut you off: on this land you cannot join two shrines any more
attika-banner-must-wait = You cannot pay for { $building-def } anywhere now: it waits on your board

## Log

attika-log-drew = { $seat-did } drew { $building-indef }
    .own = Drew { $building-indef }
attika-log-stored = { $seat-did } let { $building-def } wait
    .own = It waits
attika-log-built = { $seat-did } built { $building-indef } { $ground } { $cards ->
    [0] for free
    [one] for 1 card
   *[other] for { $cards } cards
}
    .own = { $cards ->
        [0] Built { $building-indef } for free
        [one] Built { $building-indef } for 1 card
       *[other] Built { $building-indef } for { $cards } cards
    }
    .heard = { $seat-did } built { $building-indef } at { $q }, { $r }
attika-log-turned-up = { $seat-did } turned up a landscape tile
attika-log-expanded = { $seat-did } laid the tile
attika-log-took = { $count ->
    [one] { $seat-did } took a card
   *[other] { $seat-did } took { $count } cards
}
attika-log-took-own = { $seat-did } took { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
attika-log-declined = { $seat-did } took no cards
attika-log-reshuffled = The discarded cards were shuffled into a new deck
attika-log-completed = { $seat-did } completed { $group-def } and earned { $amphoras ->
    [one] an amphora
   *[other] { $amphoras } amphoras
}
attika-log-broken = { $seat-did } completed { $group-def }, but in several pieces
attika-log-blessed = { $amphoras ->
    [0] { $seat-did } joined two shrines, but no amphora was left
    [one] { $seat-did } joined two shrines and earned an amphora
   *[other] { $seat-did } joined two shrines and earned { $amphoras } amphoras
}
attika-log-amphora-action = { $seat-did } spent an amphora for one more action
attika-log-amphora-card = { $seat-did } spent an amphora for a card
attika-log-ended-all-built = { $seat } has built everything and wins
    .own = You have built everything and win
attika-log-ended-connection = { $seat } has joined two shrines and wins
    .own = You have joined two shrines and win
attika-log-ended-all-built-and-connection = { $seat } has built everything and joined two shrines at once, and wins
    .own = You have built everything and joined two shrines at once, and win
attika-log-ended-stalemate = Nobody could go on; { $winners ->
    [one] { $seat } stands best
   *[other] several stand equally well
}
attika-log-ended-turn-limit = A hundred rounds are over; { $winners ->
    [one] { $seat } stands best
   *[other] several stand equally well
}
attika-ending-stalemate = Nobody could go on: buildings, then amphoras, then cards decide.
attika-ending-turn-limit = A hundred rounds are over: buildings, then amphoras, then cards decide.
attika-verdict-all-built = { $side ->
    [won] You built all thirty buildings and won
    [lost] You lost: { $seat } built all thirty buildings
   *[told] { $seat } built all thirty buildings and won
}
attika-verdict-connection = { $side ->
    [won] You joined two shrines and won
    [lost] You lost: { $seat } joined two shrines
   *[told] { $seat } joined two shrines and won
}
attika-verdict-all-built-and-connection = { $side ->
    [won] You built all thirty buildings, joined two shrines and won
    [lost] You lost: { $seat } built all thirty buildings and joined two shrines
   *[told] { $seat } built all thirty buildings, joined two shrines and won
}
attika-criterion-buildings = Buildings
attika-criterion-amphoras = Amphoras
attika-criterion-cards = Cards
attika-nth-round = Round { $round }

## Why a hint says so

attika-hint-end = It wins the game: { $reason ->
    [all-built] all your { $total } buildings stand.
   *[other] two shrines are joined.
}
attika-hint-shrines = { $missing ->
    [one] Then you are one building from joining two shrines.
   *[other] Then you are { $missing } buildings from joining two shrines.
}
attika-hint-threat = It keeps { $seat } from joining two shrines: { $missing ->
    [one] one building is missing
   *[other] { $missing } buildings are missing
} then, not { $before }.
attika-hint-blocked = It closes the way of { $seat }, who { $before ->
    [one] was one building
   *[other] was { $before } buildings
} from joining two shrines.
attika-hint-draw = { $left ->
    [one] One building is still in your stacks; drawn now, it may be built at once.
   *[other] { $left } buildings are still in your stacks; what you draw may be built at once.
}
attika-hint-build = { $built ->
    [one] The first of your { $total } buildings will stand.
   *[other] { $built } of your { $total } buildings will stand.
}
attika-hint-price = { $paid ->
    [0] Here { $building-def } is free, instead of { $full ->
        [one] one card.
       *[other] { $full } cards.
    }
    [one] Here { $building-def } costs one card, instead of { $full }.
   *[other] Here { $building-def } costs { $paid } cards, instead of { $full }.
}
attika-hint-cards = { $fewer ->
    [one] Your next buildings will cost you one card less.
   *[other] Your next buildings will cost you { $fewer } cards less.
}
attika-hint-hand = { $cards ->
    [one] It brings one card:
   *[other] It brings { $cards } cards:
} { $held } in your hand.
attika-hint-settlements = It joins your settlements: { $settlements ->
    [one] one
   *[other] { $settlements }
} instead of { $before }.
attika-hint-amphoras = { $amphoras ->
    [one] It earns you an amphora.
   *[other] It earns you { $amphoras } amphoras.
}
attika-hint-groups = { $count } of { $size } buildings of { $group-def } will stand in one piece; complete, they earn an amphora.
attika-hint-room = { $more ->
    [one] It leaves one more free place
   *[other] It leaves { $more } more free places
} beside your buildings: { $places } in all.
attika-hint-land = { $tiles ->
    [one] You may lay the last landscape tile.
   *[other] You may lay one of the { $tiles } landscape tiles left.
}
attika-hint-keeps = It leaves you { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }.
attika-hint-keeps-nothing = It takes your whole hand, whichever way you pay.
attika-hint-spends = { $amphoras ->
    [0] It uses your last amphora.
    [one] You still have one amphora after it.
   *[other] You still have { $amphoras } amphoras after it.
}
attika-hint-waits = A better place may come: here { $building-def } would cost up to { $full ->
    [one] one card.
   *[other] { $full } cards.
}
attika-hint-stands = { $paid ->
    [0] Here { $building-def } is free:
    [one] Here { $building-def } costs one card:
   *[other] Here { $building-def } costs { $paid } cards:
} { $built } of your { $total } buildings will stand.
attika-hint-saves = { $amphoras ->
    [one] It saves your amphora for a better moment.
   *[other] It saves your { $amphoras } amphoras for a better moment.
}

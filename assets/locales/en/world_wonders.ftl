# The words of World Wonders, in English. Names are those of the rulebook's English edition; the histories are our own.

world-wonders-title = World Wonders
world-wonders-about = Spend seven gold a round on roads, buildings and monuments, and fit them all onto your map. Keep your three resources level, let the population grow, and leave no gaps.

## Set-up

world-wonders-option-map-side = Maps
world-wonders-option-map-side-A = The same lake for all
world-wonders-option-map-side-B = Each their own river
world-wonders-option-board-side = Resource boards
world-wonders-option-board-side-A = Even tracks
world-wonders-option-board-side-B = Quick food, slow gears
world-wonders-option-advanced = Public objectives
world-wonders-option-advanced-false = None
world-wonders-option-advanced-true = Three, for advanced play
world-wonders-option-solo-level = The Automaton
world-wonders-option-solo-level-easy = Easy: beat the sum of your resources
world-wonders-option-solo-level-hard = Hard: its monuments count too
world-wonders-ending-ten-rounds = Ten rounds have been played.
world-wonders-ending-population = A city is full.

## Numbers

world-wonders-count-gold = gold left
world-wonders-label-gold = gold
world-wonders-count-loan = { $count ->
    [0] no loan
   *[other] loan to repay
}
world-wonders-count-food = food
world-wonders-count-ceramics = ceramics
world-wonders-count-gears = { $count ->
    [one] gear
   *[other] gears
}
world-wonders-count-population = population
world-wonders-count-monuments = { $count ->
    [one] monument
   *[other] monuments
}
world-wonders-count-buildings = { $count ->
    [one] building
   *[other] buildings
}
world-wonders-count-roads = { $count ->
    [one] road space
   *[other] road spaces
}
world-wonders-count-out = { $count ->
    [0] in the round
   *[other] out for this round
}
world-wonders-count-place = in turn order
world-wonders-count-points = { $count ->
    [one] point
   *[other] points
}
world-wonders-count-target = to beat
world-wonders-count-automaton = { $count ->
    [one] point of the Automaton’s monuments
   *[other] points of the Automaton’s monuments
}
world-wonders-score-population = Population
world-wonders-score-least-resource = Least produced resource
world-wonders-score-monuments = Monuments
world-wonders-score-natural-resources = Natural resources
world-wonders-score-districts = City districts
world-wonders-score-loan = Unpaid loan
world-wonders-criterion-monuments = Monuments built

## Objectives

world-wonders-objective-green-valley = Green Valley
world-wonders-objective-about-green-valley = Largest green area enclosed by pieces, natural resources or water; edges and Sidewalk do not enclose
world-wonders-score-objective-green-valley = { world-wonders-objective-green-valley }
world-wonders-count-objective-green-valley = { world-wonders-objective-green-valley }
world-wonders-objective-roads-to-rome = Roads to Rome
world-wonders-objective-about-roads-to-rome = Longest road, counted as one path without side branches
world-wonders-score-objective-roads-to-rome = { world-wonders-objective-roads-to-rome }
world-wonders-count-objective-roads-to-rome = { world-wonders-objective-roads-to-rome }
world-wonders-objective-city-of-wonders = City of Wonders
world-wonders-objective-about-city-of-wonders = Most monuments
world-wonders-score-objective-city-of-wonders = { world-wonders-objective-city-of-wonders }
world-wonders-count-objective-city-of-wonders = { world-wonders-objective-city-of-wonders }
world-wonders-objective-natural-resources = Natural Resources
world-wonders-objective-about-natural-resources = Most buildings next to visible natural resources
world-wonders-score-objective-natural-resources = Objective Natural Resources
world-wonders-count-objective-natural-resources = { world-wonders-objective-natural-resources }
world-wonders-objective-waterfront = Waterfront
world-wonders-objective-about-waterfront = Most buildings next to open water
world-wonders-score-objective-waterfront = { world-wonders-objective-waterfront }
world-wonders-count-objective-waterfront = { world-wonders-objective-waterfront }
world-wonders-objective-philosophy = Philosophy
world-wonders-objective-about-philosophy = Most Libraries
world-wonders-score-objective-philosophy = { world-wonders-objective-philosophy }
world-wonders-count-objective-philosophy = { world-wonders-objective-philosophy }
world-wonders-objective-devotion = Devotion
world-wonders-objective-about-devotion = Most Temples
world-wonders-score-objective-devotion = { world-wonders-objective-devotion }
world-wonders-count-objective-devotion = { world-wonders-objective-devotion }
world-wonders-objective-commerce = Commerce
world-wonders-objective-about-commerce = Most Markets
world-wonders-score-objective-commerce = { world-wonders-objective-commerce }
world-wonders-count-objective-commerce = { world-wonders-objective-commerce }
world-wonders-objective-culinary = Culinary
world-wonders-objective-about-culinary = Farthest on the food track
world-wonders-score-objective-culinary = { world-wonders-objective-culinary }
world-wonders-count-objective-culinary = { world-wonders-objective-culinary }
world-wonders-objective-pottery = Pottery
world-wonders-objective-about-pottery = Farthest on the ceramics track
world-wonders-score-objective-pottery = { world-wonders-objective-pottery }
world-wonders-count-objective-pottery = { world-wonders-objective-pottery }
world-wonders-objective-engineering = Engineering
world-wonders-objective-about-engineering = Farthest on the gears track
world-wonders-score-objective-engineering = { world-wonders-objective-engineering }
world-wonders-count-objective-engineering = { world-wonders-objective-engineering }
world-wonders-objective-village = Village
world-wonders-objective-about-village = Largest group of touching Habitations, two at least
world-wonders-score-objective-village = { world-wonders-objective-village }
world-wonders-count-objective-village = { world-wonders-objective-village }
world-wonders-objective-countryside = Countryside
world-wonders-objective-about-countryside = Largest group of touching Farms, two at least
world-wonders-score-objective-countryside = { world-wonders-objective-countryside }
world-wonders-count-objective-countryside = { world-wonders-objective-countryside }
world-wonders-objective-suburbs = Suburbs
world-wonders-objective-about-suburbs = Most buildings at the edge of the map; the Sidewalk’s side is none
world-wonders-score-objective-suburbs = { world-wonders-objective-suburbs }
world-wonders-count-objective-suburbs = { world-wonders-objective-suburbs }
world-wonders-objective-metropolis = Metropolis
world-wonders-objective-about-metropolis = A city district of each of the five types
world-wonders-score-objective-metropolis = { world-wonders-objective-metropolis }
world-wonders-count-objective-metropolis = { world-wonders-objective-metropolis }

## Buildings and what they touch

world-wonders-type-library = Library
    .indef = a Library
    .def = the Library
    .plural = Libraries
world-wonders-type-farm = Farm
    .indef = a Farm
    .def = the Farm
    .plural = Farms
world-wonders-type-habitation = Habitation
    .indef = a Habitation
    .def = the Habitation
    .plural = Habitations
world-wonders-type-market = Market
    .indef = a Market
    .def = the Market
    .plural = Markets
world-wonders-type-temple = Temple
    .indef = a Temple
    .def = the Temple
    .plural = Temples
world-wonders-feature-road = Road
    .indef = a road
    .plural = roads
    .def = the road
world-wonders-feature-sidewalk = Sidewalk
    .indef = the Sidewalk
    .plural = Sidewalks
    .def = the Sidewalk
world-wonders-feature-water = Water
    .indef = open water
    .plural = water spaces
    .def = the water
world-wonders-feature-nature = Natural resource
    .indef = a natural resource
    .plural = natural resources
    .def = the natural resource
world-wonders-shape-row = row of three
world-wonders-shape-corner = corner of three
world-wonders-shape-square = square of four
world-wonders-shape-ell = L of four
world-wonders-shape-step = P of five
world-wonders-shape-slab = slab of six
world-wonders-shape-tee = T of four
world-wonders-shape-elbow = elbow of five
world-wonders-tile-of-library = Library ({ $shape })
    .indef = a Library ({ $shape })
    .def = the Library ({ $shape })
world-wonders-tile-of-farm = Farm ({ $shape })
    .indef = a Farm ({ $shape })
    .def = the Farm ({ $shape })
world-wonders-tile-of-habitation = Habitation ({ $shape })
    .indef = a Habitation ({ $shape })
    .def = the Habitation ({ $shape })
world-wonders-tile-of-market = Market ({ $shape })
    .indef = a Market ({ $shape })
    .def = the Market ({ $shape })
world-wonders-tile-of-temple = Temple ({ $shape })
    .indef = a Temple ({ $shape })
    .def = the Temple ({ $shape })

## Items

world-wonders-item-long = Long road
    .indef = a long road
    .def = the long road
world-wonders-item-start = Starting road
    .indef = their starting road
    .def = the starting road
world-wonders-item-bridge = Bridge
    .indef = a bridge
    .def = the bridge
world-wonders-item-short = Set of short roads
    .indef = a set of short roads
    .def = the set of short roads
world-wonders-item-tower = Tower
    .indef = a tower
    .def = the tower
world-wonders-item-first = First player’s pedestal
    .indef = the first player’s pedestal
    .def = the first player’s pedestal
world-wonders-item-second = Second player’s pedestal
    .indef = the second player’s pedestal
    .def = the second player’s pedestal
world-wonders-road-long = { world-wonders-item-long }
    .indef = a long road
    .def = the long road
world-wonders-road-two = Short road of two spaces
    .indef = a short road of two spaces
    .def = the short road of two spaces
world-wonders-road-one = Short road of one space
    .indef = a short road of one space
    .def = the short road of one space
world-wonders-road-bridge = { world-wonders-item-bridge }

## Monuments

world-wonders-monument-ziggurat = Ziggurat
    .indef = the Ziggurat
    .def = the Ziggurat
world-wonders-monument-giza = Giza Pyramid Complex
    .indef = the Giza Pyramid Complex
    .def = the Giza Pyramid Complex
world-wonders-monument-obelisks = Obelisks
    .indef = the Obelisks
    .def = the Obelisks
world-wonders-monument-trojan = Trojan Horse
    .indef = the Trojan Horse
    .def = the Trojan Horse
world-wonders-monument-ishtar = Ishtar Gate
    .indef = the Ishtar Gate
    .def = the Ishtar Gate
world-wonders-monument-theater = Theater
    .indef = the Theater
    .def = the Theater
world-wonders-monument-parthenon = The Parthenon
    .indef = the Parthenon
    .def = the Parthenon
world-wonders-monument-carthage = The Port of Carthage
    .indef = the Port of Carthage
    .def = the Port of Carthage
world-wonders-monument-aqueduct = Aqueduct
    .indef = the Aqueduct
    .def = the Aqueduct
world-wonders-monument-petra = Petra
    .indef = Petra
    .def = Petra
world-wonders-monument-lighthouse = The Lighthouse of Alexandria
    .indef = the Lighthouse of Alexandria
    .def = the Lighthouse of Alexandria
world-wonders-monument-wall = The Great Wall of China
    .indef = the Great Wall of China
    .def = the Great Wall of China
world-wonders-monument-bridge = Roman Bridge
    .indef = the Roman Bridge
    .def = the Roman Bridge
world-wonders-monument-colosseum = The Colosseum
    .indef = the Colosseum
    .def = the Colosseum
world-wonders-monument-angkor = Angkor Wat
    .indef = Angkor Wat
    .def = Angkor Wat
world-wonders-monument-hippodrome = Hippodrome
    .indef = the Hippodrome
    .def = the Hippodrome
world-wonders-monument-moai = Moai
    .indef = the Moai
    .def = the Moai
world-wonders-monument-castillo = El Castillo / Chichen Itza
    .indef = El Castillo
    .def = El Castillo
world-wonders-monument-machu = Machu Picchu
    .indef = Machu Picchu
    .def = Machu Picchu
world-wonders-monument-shitennoji = Shitennō-ji
    .indef = Shitennō-ji
    .def = Shitennō-ji
world-wonders-monument-thienmu = Thien Mu Pagoda
    .indef = the Thien Mu Pagoda
    .def = the Thien Mu Pagoda
world-wonders-short-ziggurat = Ziggurat
world-wonders-short-giza = Giza
world-wonders-short-obelisks = Obelisks
world-wonders-short-trojan = Trojan Horse
world-wonders-short-ishtar = Ishtar Gate
world-wonders-short-theater = Theater
world-wonders-short-parthenon = Parthenon
world-wonders-short-carthage = Carthage
world-wonders-short-aqueduct = Aqueduct
world-wonders-short-petra = Petra
world-wonders-short-lighthouse = Lighthouse
world-wonders-short-wall = Great Wall
world-wonders-short-bridge = Roman Bridge
world-wonders-short-colosseum = Colosseum
world-wonders-short-angkor = Angkor Wat
world-wonders-short-hippodrome = Hippodrome
world-wonders-short-moai = Moai
world-wonders-short-castillo = El Castillo
world-wonders-short-machu = Machu Picchu
world-wonders-short-shitennoji = Shitennō-ji
world-wonders-short-thienmu = Thien Mu
world-wonders-look = About { $monument-def }
world-wonders-component = Part of { $monument-def } ({ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
})
    .indef = a part of { $monument-def } ({ $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    })
    .def = a part of { $monument-def } ({ $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    })
world-wonders-history-ziggurat = Stepped temple towers of Mesopotamia, raised in brick from the third millennium BCE. The shrine at the top stood as near to the sky as builders could bring it.
world-wonders-history-giza = The tombs of Khufu, Khafre and Menkaure, built near the Nile in the 26th century BCE. Of the seven ancient wonders, theirs is the only one still standing.
world-wonders-history-obelisks = Tall tapering pillars cut from a single stone, set up in pairs before Egyptian temples. Their gilded tips caught the first light of the sun.
world-wonders-history-trojan = In the legend of the Trojan War the Greeks hid warriors in a wooden horse. The Trojans pulled it inside their walls themselves, and the city fell that night.
world-wonders-history-ishtar = The northern gate of Babylon, faced with blue glazed brick under Nebuchadnezzar II, about 575 BCE. Dragons and bulls in relief watched over the processional way.
world-wonders-history-theater = Greek plays were first given in the open on wooden stages. Later the seats were cut into hillsides in stone, and a whisper on stage carries to the top row.
world-wonders-history-parthenon = The temple of Athena on the Acropolis of Athens, finished in 438 BCE. Its columns lean and swell very slightly, so that the eye sees them straight.
world-wonders-history-carthage = Carthage had two linked harbours: an outer one for trade and a round inner one for war. Sheds around its ring held well over a hundred ships.
world-wonders-history-aqueduct = A channel that carries water over valleys by its slope alone. Rome’s first dates from 312 BCE, and some are still in use.
world-wonders-history-petra = The rose-red city of the Nabataeans in today’s Jordan, its tombs and temples carved straight into the cliffs. Cisterns and conduits made the dry gorge a stop for caravans.
world-wonders-history-lighthouse = Built in the 3rd century BCE on the island of Pharos, over a hundred metres high. Its fire guided ships for centuries until earthquakes brought it down.
world-wonders-history-wall = Walls begun by several states in the 5th century BCE, joined and extended by later dynasties. With all their branches they measure more than 21,000 kilometres.
world-wonders-history-bridge = Round arches of stone carry the load to the banks, so the bridge grows firmer under weight. Several still bear traffic after two thousand years.
world-wonders-history-colosseum = Rome’s great oval amphitheatre, opened in 80 CE. Eighty arches at ground level let tens of thousands in and out within minutes.
world-wonders-history-angkor = A temple city of the Khmer, built in the 12th century within a wide moat. Its five towers stand for the peaks of the mountain of the gods.
world-wonders-history-hippodrome = A long course for horses and chariots, run since at least the 7th century BCE. The sharp turns at the ends decided most races.
world-wonders-history-moai = Some nine hundred stone figures carved by the Rapa Nui of Easter Island, between about 1250 and 1500. Most look inland, over the villages they protect.
world-wonders-history-castillo = The stepped pyramid of the Maya city of Chichen Itza. At the equinoxes the shadow of its edge slides down the stair like a serpent.
world-wonders-history-machu = An Inca estate of the 15th century on a ridge of the Andes, its stones fitted without mortar. Terraces held the slope and fed its people.
world-wonders-history-shitennoji = Founded by Prince Shōtoku in Osaka in 593, one of the first Buddhist temples of Japan. Burnt down more than once, it was each time rebuilt on the old plan.
world-wonders-history-thienmu = A temple of 1601 above the Perfume River at Hue in Vietnam. Its seven-storey octagonal tower, added in 1844, has become the emblem of the city.

## Things on the table

world-wonders-city = { $owner-side ->
    [mine] Your city
   *[theirs] City of { $owner }
}, { $face }
world-wonders-city-A = lake map
world-wonders-city-B1 = river map 1
world-wonders-city-B2 = river map 2
world-wonders-city-B3 = river map 3
world-wonders-city-B4 = river map 4
world-wonders-city-B5 = river map 5
world-wonders-sidewalk = { $owner-side ->
    [mine] Your Sidewalk
   *[theirs] Sidewalk of { $owner }
}
world-wonders-hand = { $owner-side ->
    [mine] Pieces you are placing
   *[theirs] Pieces { $owner } is placing
}
world-wonders-cell = { $state }, { $face }
world-wonders-cell-land = land
world-wonders-cell-nature = natural resource
world-wonders-cell-water = water
world-wonders-offer = On offer: { $face }, { $state } gold
world-wonders-offer-long = { world-wonders-item-long }
world-wonders-offer-short = { world-wonders-item-short }
world-wonders-offer-tower = { world-wonders-item-tower }
world-wonders-offer-first = { world-wonders-item-first }
world-wonders-offer-second = { world-wonders-item-second }
world-wonders-offer-S1 = { world-wonders-shape-row }
world-wonders-offer-S2 = { world-wonders-shape-corner }
world-wonders-offer-S3 = { world-wonders-shape-square }
world-wonders-offer-S4 = { world-wonders-shape-ell }
world-wonders-offer-S5 = { world-wonders-shape-step }
world-wonders-offer-S6 = { world-wonders-shape-slab }
world-wonders-offer-S7 = { world-wonders-shape-tee }
world-wonders-offer-S8 = { world-wonders-shape-elbow }
world-wonders-pile-S1 = { world-wonders-shape-row }
world-wonders-pile-S2 = { world-wonders-shape-corner }
world-wonders-pile-S3 = { world-wonders-shape-square }
world-wonders-pile-S4 = { world-wonders-shape-ell }
world-wonders-pile-S5 = { world-wonders-shape-step }
world-wonders-pile-S6 = { world-wonders-shape-slab }
world-wonders-pile-S7 = { world-wonders-shape-tee }
world-wonders-pile-S8 = { world-wonders-shape-elbow }
world-wonders-display = Place of a monument
world-wonders-objectives = Place of an objective
world-wonders-order = Place { $state } in turn order
world-wonders-offered = { $count ->
    [one] { $face }
   *[other] { $face }, { $count } left
}
world-wonders-offered-long = { world-wonders-item-long }
world-wonders-offered-short = { world-wonders-item-short }
world-wonders-tile = { $face }, { $state ->
    [S1] { world-wonders-shape-row }
    [S2] { world-wonders-shape-corner }
    [S3] { world-wonders-shape-square }
    [S4] { world-wonders-shape-ell }
    [S5] { world-wonders-shape-step }
    [S6] { world-wonders-shape-slab }
    [S7] { world-wonders-shape-tee }
   *[S8] { world-wonders-shape-elbow }
}
world-wonders-tile-library = { world-wonders-type-library }
world-wonders-tile-farm = { world-wonders-type-farm }
world-wonders-tile-habitation = { world-wonders-type-habitation }
world-wonders-tile-market = { world-wonders-type-market }
world-wonders-tile-temple = { world-wonders-type-temple }
world-wonders-tower = Tower
world-wonders-pedestal = { $face }
world-wonders-pedestal-first = { world-wonders-item-first }
world-wonders-pedestal-second = { world-wonders-item-second }
world-wonders-card = Monument card: { $face }
world-wonders-card-ziggurat = { world-wonders-monument-ziggurat }
world-wonders-card-giza = { world-wonders-monument-giza }
world-wonders-card-obelisks = { world-wonders-monument-obelisks }
world-wonders-card-trojan = { world-wonders-monument-trojan }
world-wonders-card-ishtar = { world-wonders-monument-ishtar }
world-wonders-card-theater = { world-wonders-monument-theater }
world-wonders-card-parthenon = { world-wonders-monument-parthenon }
world-wonders-card-carthage = { world-wonders-monument-carthage }
world-wonders-card-aqueduct = { world-wonders-monument-aqueduct }
world-wonders-card-petra = { world-wonders-monument-petra }
world-wonders-card-lighthouse = { world-wonders-monument-lighthouse }
world-wonders-card-wall = { world-wonders-monument-wall }
world-wonders-card-bridge = { world-wonders-monument-bridge }
world-wonders-card-colosseum = { world-wonders-monument-colosseum }
world-wonders-card-angkor = { world-wonders-monument-angkor }
world-wonders-card-hippodrome = { world-wonders-monument-hippodrome }
world-wonders-card-moai = { world-wonders-monument-moai }
world-wonders-card-castillo = { world-wonders-monument-castillo }
world-wonders-card-machu = { world-wonders-monument-machu }
world-wonders-card-shitennoji = { world-wonders-monument-shitennoji }
world-wonders-card-thienmu = { world-wonders-monument-thienmu }
world-wonders-objective = Objective: { $face }
world-wonders-marker = { $owner-side ->
    [mine] Your marker
   *[theirs] Marker of { $owner }
}{ $state ->
    [out] , out for this round
    [active] , whose turn it is
   *[none] {""}
}
world-wonders-loan = { $owner-side ->
    [mine] Your loan
   *[theirs] Loan of { $owner }
}
world-wonders-loans = { $count ->
    [one] 1 loan left
   *[other] { $count } loans left
}
world-wonders-road = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}
world-wonders-wonder = { $count ->
    [one] { $face }
   *[other] { $face }, { $count } parts
}
world-wonders-wonder-ziggurat = { world-wonders-monument-ziggurat }
world-wonders-wonder-giza = { world-wonders-monument-giza }
world-wonders-wonder-obelisks = { world-wonders-monument-obelisks }
world-wonders-wonder-trojan = { world-wonders-monument-trojan }
world-wonders-wonder-ishtar = { world-wonders-monument-ishtar }
world-wonders-wonder-theater = { world-wonders-monument-theater }
world-wonders-wonder-parthenon = { world-wonders-monument-parthenon }
world-wonders-wonder-carthage = { world-wonders-monument-carthage }
world-wonders-wonder-aqueduct = { world-wonders-monument-aqueduct }
world-wonders-wonder-petra = { world-wonders-monument-petra }
world-wonders-wonder-lighthouse = { world-wonders-monument-lighthouse }
world-wonders-wonder-wall = { world-wonders-monument-wall }
world-wonders-wonder-bridge = { world-wonders-monument-bridge }
world-wonders-wonder-colosseum = { world-wonders-monument-colosseum }
world-wonders-wonder-angkor = { world-wonders-monument-angkor }
world-wonders-wonder-hippodrome = { world-wonders-monument-hippodrome }
world-wonders-wonder-moai = { world-wonders-monument-moai }
world-wonders-wonder-castillo = { world-wonders-monument-castillo }
world-wonders-wonder-machu = { world-wonders-monument-machu }
world-wonders-wonder-shitennoji = { world-wonders-monument-shitennoji }
world-wonders-wonder-thienmu = { world-wonders-monument-thienmu }
world-wonders-pile = Stack, { $face }: { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
}
world-wonders-left-tile = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}
world-wonders-left-tile-library = { world-wonders-type-library }
world-wonders-left-tile-farm = { world-wonders-type-farm }
world-wonders-left-tile-habitation = { world-wonders-type-habitation }
world-wonders-left-tile-market = { world-wonders-type-market }
world-wonders-left-tile-temple = { world-wonders-type-temple }
world-wonders-deck = Monument deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
world-wonders-left-card = { $face }
world-wonders-left-card-ziggurat = { world-wonders-monument-ziggurat }
world-wonders-left-card-giza = { world-wonders-monument-giza }
world-wonders-left-card-obelisks = { world-wonders-monument-obelisks }
world-wonders-left-card-trojan = { world-wonders-monument-trojan }
world-wonders-left-card-ishtar = { world-wonders-monument-ishtar }
world-wonders-left-card-theater = { world-wonders-monument-theater }
world-wonders-left-card-parthenon = { world-wonders-monument-parthenon }
world-wonders-left-card-carthage = { world-wonders-monument-carthage }
world-wonders-left-card-aqueduct = { world-wonders-monument-aqueduct }
world-wonders-left-card-petra = { world-wonders-monument-petra }
world-wonders-left-card-lighthouse = { world-wonders-monument-lighthouse }
world-wonders-left-card-wall = { world-wonders-monument-wall }
world-wonders-left-card-bridge = { world-wonders-monument-bridge }
world-wonders-left-card-colosseum = { world-wonders-monument-colosseum }
world-wonders-left-card-angkor = { world-wonders-monument-angkor }
world-wonders-left-card-hippodrome = { world-wonders-monument-hippodrome }
world-wonders-left-card-moai = { world-wonders-monument-moai }
world-wonders-left-card-castillo = { world-wonders-monument-castillo }
world-wonders-left-card-machu = { world-wonders-monument-machu }
world-wonders-left-card-shitennoji = { world-wonders-monument-shitennoji }
world-wonders-left-card-thienmu = { world-wonders-monument-thienmu }
world-wonders-solo = The Automaton’s card: { $face }
world-wonders-solo-A01 = slab of six, else square of four, else left monument
world-wonders-solo-A02 = P of five, else L of four, else right monument
world-wonders-solo-A03 = L of four, else slab of six, else left monument
world-wonders-solo-A04 = square of four, else P of five, else right monument
world-wonders-solo-A05 = corner of three, else row of three, else left monument
world-wonders-solo-A06 = row of three, else corner of three, else right monument
world-wonders-solo-A07 = slab of six, else corner of three, else right monument
world-wonders-solo-A08 = P of five, else row of three, else left monument
world-wonders-solo-A09 = long road and row of three, else L of four, else left monument
world-wonders-solo-A10 = short roads and corner of three, else square of four, else right monument
world-wonders-solo-A11 = long road and tower, else P of five, else left monument
world-wonders-solo-A12 = short roads and tower, else slab of six, else right monument
world-wonders-solo-A13 = right monument, else L of four and square of four
world-wonders-solo-A14 = shuffle all cards, draw another
world-wonders-solo-deck = The Automaton’s deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## What a monument asks for, and what a seat has, beside the pictures

world-wonders-tracks = { $owner-side ->
    [mine] Your resource board
   *[theirs] Resource board of { $owner }
}: { $face }
world-wonders-tracks-A = { world-wonders-option-board-side-A }
world-wonders-tracks-B = { world-wonders-option-board-side-B }
world-wonders-counted = { $count } { $what }
world-wonders-demand-land = { $count ->
    [one] 1 land space
   *[other] { $count } land spaces
}
world-wonders-demand-water = { $count ->
    [one] 1 water space
   *[other] { $count } water spaces
}
world-wonders-demand-either = { $count } on land or water
world-wonders-demand-connected = { $count } parts that touch
world-wonders-demand-gap1 = { $count } parts, one space between
world-wonders-demand-feature = { $count ->
    [one] { $feature-indef }
   *[other] { $count } { $feature-plural }
}
world-wonders-demand-list = { LIST($first, $second, $third) }
world-wonders-demand-beside = Next to { $features }
world-wonders-demand-parts = { $how }: { $ground }
world-wonders-demand-said = { $line }
world-wonders-demand-able = { $seat-side ->
    [mine] You could build it now
   *[theirs] { $seat } could build it now
}
    .here = { $seat-side ->
        [mine] {""}
       *[theirs] { $seat } could build it too
    }
world-wonders-demand-price = { $price } gold

## Parts of the table, as headings to listen to

world-wonders-part-city = { $owner-side ->
    [mine] Your city
   *[theirs] City of { $owner }
}
world-wonders-part-mine = { $owner-side ->
    [mine] Your resources
   *[theirs] Resources of { $owner }
}
world-wonders-part-monuments = Monuments
world-wonders-part-buildings = Buildings on offer
world-wonders-part-roads = Roads, towers and pedestals
world-wonders-part-rest = Turn order and other players

## What is asked

world-wonders-ask-nothing = The game is over
world-wonders-ask-purchase = { $gold ->
    [one] Buy something: 1 gold left
   *[other] Buy something: { $gold } gold left
}
world-wonders-ask-open = Lay your starting road beside the Sidewalk, or buy the short roads first
world-wonders-ask-open-road = Lay your starting road beside the Sidewalk
world-wonders-ask-short = { $left ->
    [one] Lay the last short road
   *[other] Lay the short roads: { $left } to go
}
world-wonders-ask-short-start = { $left ->
    [one] Lay the last short road or your starting road
   *[other] Lay the short roads, { $left } to go, or your starting road
}
world-wonders-ask-component = { $left ->
    [one] Lay the last part of { $monument-def }
   *[other] Lay the parts of { $monument-def }: { $left } to go
}
world-wonders-ask-place = Where does { $piece-def } go?
    .here = Where does it go?

## What one may do

world-wonders-turn = { $turn ->
    [0] As printed
    [1] A quarter turn
    [2] A half turn
   *[other] Three quarter turns
}
world-wonders-do-buy = { $price ->
    [one] Buy { $item-def } for 1 gold
   *[other] Buy { $item-def } for { $price } gold
}
    .here = { $kind ->
        [monument] buy for { $price } gold
       *[other] buy
    }
world-wonders-do-open-short = { $price ->
    [one] First buy { $item-def } for 1 gold
   *[other] First buy { $item-def } for { $price } gold
}
    .here = buy first
world-wonders-do-place = Place it here
    .here = place
world-wonders-do-loan = Take a loan of { $gold } gold
world-wonders-do-repay = Repay the loan with { $gold } gold
world-wonders-do-out = Be out for this round

## What it would bring

world-wonders-preview-price = { $left ->
    [0] Costs { $price } gold: you will be out for this round
   *[other] Costs { $price } gold, leaves { $left }
}
    .here = { $left ->
        [0] your last gold
       *[other] {""}
    }
world-wonders-some-food = { $food ->
    [0] {""}
   *[other] { $food } food
}
world-wonders-some-ceramics = { $ceramics ->
    [0] {""}
   *[other] { $ceramics } ceramics
}
world-wonders-some-gears = { $gears ->
    [0] {""}
    [one] 1 gear
   *[other] { $gears } gears
}
world-wonders-some-population = { $population ->
    [0] {""}
   *[other] { $population } population
}
world-wonders-preview-symbols = Gives { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
world-wonders-preview-gains = Brings { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
    .here = { LIST(world-wonders-some-population) }
world-wonders-preview-rings = { $points ->
    [one] Worth 1 point
   *[other] Worth { $points } points
}
world-wonders-preview-pedestal = { $place ->
    [one] You will be first in the next round
   *[other] You will be second in the next round
}
world-wonders-preview-pedestal-last = No use any more: this is the last round
world-wonders-preview-covers = Covers { $places }
world-wonders-preview-line = { $line }: { $sign ->
    [loss] −{ $points }
   *[gain] +{ $points }
}
    .here = {""}
world-wonders-preview-site = { $sign ->
    [loss] This place: −{ $points }
   *[gain] This place: +{ $points }
}
    .here = {""}
world-wonders-preview-total = In all: { $sign ->
    [none] no points now
    [loss] { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
   *[gain] { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }
}
    .here = { $sign ->
        [none] {""}
        [loss] In all: { $points ->
            [one] 1 point less
           *[other] { $points } points less
        }
       *[gain] In all: { $points ->
            [one] 1 point more
           *[other] { $points } points more
        }
    }
world-wonders-preview-loan = You would have { $gold } gold; unpaid at the end it costs { $points } points
world-wonders-preview-repay = You would have { $gold } gold; it no longer costs { $points } points
world-wonders-preview-out = { $gold } gold is lost

## Why not

world-wonders-refused-edge = It would leave the map.
world-wonders-refused-covered = It would cover another piece.
world-wonders-refused-water = It may not lie on water.
world-wonders-refused-land = Part of it must lie on water, and the rest on the ground its card shows.
world-wonders-refused-ends = It must start and end on land.
world-wonders-refused-road = A road must touch a road, a tower or the Sidewalk.
world-wonders-refused-support = It must touch a road or { $type-indef }.
world-wonders-refused-piece = A tower must touch something on your map.
world-wonders-refused-beside = It must touch { $feature-indef }.
world-wonders-refused-arrangement = No legal arrangement puts one of its parts there.
world-wonders-refused-sold = None left this round.
world-wonders-refused-gold = It costs { $price } gold, and you have { $gold }.
world-wonders-refused-room = It fits nowhere on your map.
world-wonders-refused-feature = { $count ->
    [one] Nowhere on your map could it touch { $feature-indef }.
   *[other] It must touch { $count } { $feature-plural }.
}
world-wonders-refused-monument-room = It fits nowhere beside all that it must touch.
world-wonders-refused-second-pedestal = You hold a pedestal already.
world-wonders-refused-second-loan = Repay the loan you have first.
world-wonders-refused-repay-now = A loan is repaid in a later round.
world-wonders-refused-repay-gold = You lack the gold to repay.
world-wonders-refused-out = As long as you can buy something, you must.

## Worth knowing

world-wonders-note-near-end = { $left ->
    [one] { $seat }: city full at 1 more population, maybe the last round.
   *[other] { $seat }: city full at { $left } more population, the end is near.
}
world-wonders-note-last-round = { $seat }: city full, this is the last round.
world-wonders-note-can-build = { $seat } could build { $monument-def } now.
world-wonders-note-target = { $points ->
    [one] To win you need more than 1 point.
   *[other] To win you need more than { $points } points.
}

## Told large

world-wonders-banner-bought-away = { $seat } bought { $item-def } before you{ $kind ->
    [monument] {""}
   *[other] : there is no other for you in this round
}
    .heard = { $seat } bought { $item-def } before you
world-wonders-banner-automaton-took = The Automaton took { $item-def } before you{ $kind ->
    [monument] {""}
   *[other] : there is no other for you in this round
}
    .heard = The Automaton took { $item-def } before you
world-wonders-banner-out = { $lost ->
    [one] Your round is over: 1 gold is lost
   *[other] Your round is over: { $lost } gold are lost
}
world-wonders-banner-order = { $place ->
    [0] { $seat } begins
    [1] you begin
    [2] you are second
    [3] you are third
    [4] you are fourth
   *[other] you are fifth
}
world-wonders-banner-round = Round { $round }: { world-wonders-banner-order }
world-wonders-banner-tenth-round = Round { $round }, the last one: { world-wonders-banner-order }
world-wonders-banner-last-round = { $seat-side ->
    [mine] Your city is full: this is the last round
   *[theirs] The city of { $seat } is full: this is the last round
}


## Log

world-wonders-log-round = Round { $round }: { $seat } begins
world-wonders-log-bought = { $seat-did } bought { $item-indef } for { $price } gold
    .own = Bought for { $price } gold
    .heard = { $seat-did } bought { $item-indef }
world-wonders-log-monument = { $seat-did } paid { $price } gold for { $item-def }
world-wonders-log-pedestal = { $seat-did } took { $item-def }
world-wonders-log-laid = { $seat-did } placed { $piece-indef } at { $at }
    .own = Placed
    .heard = {""}
world-wonders-log-discarded = { $count ->
    [one] 1 short road of { $seat } fitted nowhere and was discarded
   *[other] { $count } short roads of { $seat } fitted nowhere and were discarded
}
world-wonders-log-gained = { $seat-did } gained { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
    .own = Gained { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
    .heard = {""}
world-wonders-log-grew = { $seat-did } gained { $population } population
    .own = Gained { $population } population
    .heard = {""}
world-wonders-log-loan = { $seat-did } took a loan
world-wonders-log-repaid = { $seat-did } repaid the loan
world-wonders-log-out = { $lost ->
    [0] { $seat } is out for this round
   *[other] { $seat } is out for this round and lost { $lost } gold
}
    .own = { $lost ->
        [0] You are out for this round
       *[other] You are out for this round and lost { $lost } gold
    }
world-wonders-log-shown = New on display: { $monument-def }
world-wonders-log-automaton-drew = The Automaton drew card { $card }
world-wonders-log-automaton-took = The Automaton took { $item-def }
world-wonders-log-automaton-idled = The Automaton found nothing that card { $card } names
world-wonders-log-ended-ten-rounds = Ten rounds have been played: the game is over
world-wonders-log-ended-population = A city is full: the game is over

## Why a hint says so

world-wonders-hint-points = You end the game with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
world-wonders-hint-target = You end the game with { $points ->
    [one] 1 point
   *[other] { $points } points
} against { $target } of the Automaton.
world-wonders-hint-tracks = It brings { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears) }{ $points ->
    [0] .
    [one] : your lowest resource rises to { $least }, 1 more point.
   *[other] : your lowest resource rises to { $least }, { $points } more points.
}
world-wonders-hint-population = It moves you to { $population } population{ $points ->
    [0] .
    [one] : 1 more point.
   *[other] : { $points } more points.
}
world-wonders-hint-monument = It builds { $monument-def }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
world-wonders-hint-monuments = { $count ->
    [one] Then one monument on offer has a place in your city.
   *[other] Then { $count } monuments on offer have a place in your city.
}
world-wonders-hint-map = { $nature ->
    [0] {""}
    [one] One more natural resource lies beside your city{ $districts ->
        [0] {""}
       *[other] {" "}and{" "}
    }
   *[other] { $nature } more natural resources lie beside your city{ $districts ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $districts ->
    [0] {""}
    [one] { $nature ->
        [0] One more building is
       *[other] one more building is
    } enclosed, a city district
   *[other] { $districts } more buildings are enclosed, city districts
}: { $points ->
    [one] 1 more point.
   *[other] { $points } more points.
}
world-wonders-hint-open = { $gaps ->
    [one] Only one green space beside it is left to cover: then it is a city district, 1 point.
   *[other] { $gaps } green spaces beside it are left to cover: then it is a city district, 1 point.
}
world-wonders-hint-gaps = { $fewer ->
    [one] It closes one gap beside your buildings;
   *[other] It closes { $fewer } gaps beside your buildings;
} { $left ->
    [0] none is left.
   *[other] { $left } are left.
}
world-wonders-hint-room = { $more ->
    [one] One more green space lies beside your roads:
   *[other] { $more } more green spaces lie beside your roads:
} { $places } in all, to build on.
world-wonders-hint-gold = You have { $gold } gold then.
world-wonders-hint-loan = It frees you from the loan, which costs { $points } points at the end.
world-wonders-hint-pedestal = { $place ->
    [1] You will be first in the next round.
   *[other] You will be second in the next round.
}
world-wonders-hint-objectives = { $objective }: you have { $value } then{ $points ->
    [0] .
    [one] , 1 more point now.
   *[other] , { $points } more points now.
}
world-wonders-hint-left = You still have { $gold } gold for this round.

# Les mots de World Wonders, en français. Les récits sur les monuments sont les nôtres.

world-wonders-title = World Wonders
world-wonders-about = Dépensez sept pièces d’or par manche en routes, bâtiments et monuments, et faites tout tenir sur votre carte. Équilibrez vos trois ressources, faites croître la population et ne laissez pas de trous.

## Mise en place

world-wonders-option-map-side = Cartes
world-wonders-option-map-side-A = Le même lac pour tous
world-wonders-option-map-side-B = À chacun sa rivière
world-wonders-option-board-side = Plateaux de ressources
world-wonders-option-board-side-A = Pistes égales
world-wonders-option-board-side-B = Nourriture rapide, engrenages lents
world-wonders-option-advanced = Objectifs publics
world-wonders-option-advanced-false = Aucun
world-wonders-option-advanced-true = Trois, pour le jeu avancé
world-wonders-option-solo-level = L’Automate
world-wonders-option-solo-level-easy = Facile : dépasser la somme de vos ressources
world-wonders-option-solo-level-hard = Difficile : ses monuments comptent aussi
world-wonders-ending-ten-rounds = Les dix manches ont été jouées.
world-wonders-ending-population = Une cité est pleine.

## Nombres

world-wonders-count-gold = { $count ->
    [one] pièce d’or
   *[other] pièces d’or
}
world-wonders-label-gold = or
world-wonders-count-loan = { $count ->
    [0] aucun emprunt
   *[other] emprunt à rembourser
}
world-wonders-count-food = { $count ->
    [one] nourriture
   *[other] nourritures
}
world-wonders-count-ceramics = { $count ->
    [one] céramique
   *[other] céramiques
}
world-wonders-count-gears = { $count ->
    [one] engrenage
   *[other] engrenages
}
world-wonders-count-population = { $count ->
    [one] habitant
   *[other] habitants
}
world-wonders-count-monuments = { $count ->
    [one] monument
   *[other] monuments
}
world-wonders-count-buildings = { $count ->
    [one] bâtiment
   *[other] bâtiments
}
world-wonders-count-roads = { $count ->
    [one] case de route
   *[other] cases de route
}
world-wonders-count-out = { $count ->
    [0] joue encore cette manche
   *[other] a fini sa manche
}
world-wonders-count-place = dans l’ordre du tour
world-wonders-count-points = { $count ->
    [one] point
   *[other] points
}
world-wonders-count-target = { $count ->
    [one] point à dépasser
   *[other] points à dépasser
}
world-wonders-count-automaton = { $count ->
    [one] point des monuments de l’Automate
   *[other] points des monuments de l’Automate
}
world-wonders-score-population = Population
world-wonders-score-least-resource = Ressource la plus basse
world-wonders-score-monuments = Monuments
world-wonders-score-natural-resources = Ressources naturelles
world-wonders-score-districts = Quartiers
world-wonders-score-loan = Emprunt non remboursé
world-wonders-criterion-monuments = Monuments construits

## Objectifs

world-wonders-objective-green-valley = Vallée verte
world-wonders-objective-about-green-valley = La plus grande zone verte entourée de pièces, de ressources naturelles ou d’eau ; ni les bords ni le trottoir ne comptent
world-wonders-score-objective-green-valley = { world-wonders-objective-green-valley }
world-wonders-count-objective-green-valley = { world-wonders-objective-green-valley }
world-wonders-objective-roads-to-rome = Routes vers Rome
world-wonders-objective-about-roads-to-rome = La plus longue route, comptée comme un seul chemin sans embranchements
world-wonders-score-objective-roads-to-rome = { world-wonders-objective-roads-to-rome }
world-wonders-count-objective-roads-to-rome = { world-wonders-objective-roads-to-rome }
world-wonders-objective-city-of-wonders = Cité des merveilles
world-wonders-objective-about-city-of-wonders = Le plus de monuments
world-wonders-score-objective-city-of-wonders = { world-wonders-objective-city-of-wonders }
world-wonders-count-objective-city-of-wonders = { world-wonders-objective-city-of-wonders }
world-wonders-objective-natural-resources = Ressources naturelles
world-wonders-objective-about-natural-resources = Le plus de bâtiments à côté de ressources naturelles visibles
world-wonders-score-objective-natural-resources = Objectif Ressources naturelles
world-wonders-count-objective-natural-resources = { world-wonders-objective-natural-resources }
world-wonders-objective-waterfront = Front de mer
world-wonders-objective-about-waterfront = Le plus de bâtiments au bord de l’eau libre
world-wonders-score-objective-waterfront = { world-wonders-objective-waterfront }
world-wonders-count-objective-waterfront = { world-wonders-objective-waterfront }
world-wonders-objective-philosophy = Philosophie
world-wonders-objective-about-philosophy = Le plus de Bibliothèques
world-wonders-score-objective-philosophy = { world-wonders-objective-philosophy }
world-wonders-count-objective-philosophy = { world-wonders-objective-philosophy }
world-wonders-objective-devotion = Dévotion
world-wonders-objective-about-devotion = Le plus de Temples
world-wonders-score-objective-devotion = { world-wonders-objective-devotion }
world-wonders-count-objective-devotion = { world-wonders-objective-devotion }
world-wonders-objective-commerce = Commerce
world-wonders-objective-about-commerce = Le plus de Marchés
world-wonders-score-objective-commerce = { world-wonders-objective-commerce }
world-wonders-count-objective-commerce = { world-wonders-objective-commerce }
world-wonders-objective-culinary = Gastronomie
world-wonders-objective-about-culinary = Le plus loin sur la piste de nourriture
world-wonders-score-objective-culinary = { world-wonders-objective-culinary }
world-wonders-count-objective-culinary = { world-wonders-objective-culinary }
world-wonders-objective-pottery = Poterie
world-wonders-objective-about-pottery = Le plus loin sur la piste de céramique
world-wonders-score-objective-pottery = { world-wonders-objective-pottery }
world-wonders-count-objective-pottery = { world-wonders-objective-pottery }
world-wonders-objective-engineering = Ingénierie
world-wonders-objective-about-engineering = Le plus loin sur la piste d’engrenages
world-wonders-score-objective-engineering = { world-wonders-objective-engineering }
world-wonders-count-objective-engineering = { world-wonders-objective-engineering }
world-wonders-objective-village = Village
world-wonders-objective-about-village = Le plus grand groupe d’Habitations qui se touchent, deux au moins
world-wonders-score-objective-village = { world-wonders-objective-village }
world-wonders-count-objective-village = { world-wonders-objective-village }
world-wonders-objective-countryside = Campagne
world-wonders-objective-about-countryside = Le plus grand groupe de Fermes qui se touchent, deux au moins
world-wonders-score-objective-countryside = { world-wonders-objective-countryside }
world-wonders-count-objective-countryside = { world-wonders-objective-countryside }
world-wonders-objective-suburbs = Banlieue
world-wonders-objective-about-suburbs = Le plus de bâtiments au bord de la carte ; le côté du trottoir n’en est pas un
world-wonders-score-objective-suburbs = { world-wonders-objective-suburbs }
world-wonders-count-objective-suburbs = { world-wonders-objective-suburbs }
world-wonders-objective-metropolis = Métropole
world-wonders-objective-about-metropolis = Un quartier de chacun des cinq types
world-wonders-score-objective-metropolis = { world-wonders-objective-metropolis }
world-wonders-count-objective-metropolis = { world-wonders-objective-metropolis }

## Bâtiments et ce qu’ils touchent

world-wonders-type-library = Bibliothèque
    .indef = une Bibliothèque
    .def = la Bibliothèque
    .plural = Bibliothèques
    .gender = f
world-wonders-type-farm = Ferme
    .indef = une Ferme
    .def = la Ferme
    .plural = Fermes
    .gender = f
world-wonders-type-habitation = Habitation
    .indef = une Habitation
    .def = l’Habitation
    .plural = Habitations
    .gender = f
world-wonders-type-market = Marché
    .indef = un Marché
    .def = le Marché
    .plural = Marchés
    .gender = m
world-wonders-type-temple = Temple
    .indef = un Temple
    .def = le Temple
    .plural = Temples
    .gender = m
world-wonders-feature-road = Route
    .indef = une route
    .plural = routes
    .def = la route
    .gender = f
world-wonders-feature-sidewalk = Trottoir
    .indef = le trottoir
    .plural = trottoirs
    .def = le trottoir
    .gender = m
world-wonders-feature-water = Eau
    .indef = de l’eau libre
    .plural = cases d’eau
    .def = l’eau
    .gender = f
world-wonders-feature-nature = Ressource naturelle
    .indef = une ressource naturelle
    .plural = ressources naturelles
    .def = la ressource naturelle
    .gender = f
world-wonders-shape-row = 3 cases en ligne
world-wonders-shape-corner = 3 cases en angle
world-wonders-shape-square = carré de 4 cases
world-wonders-shape-ell = 4 cases en L
world-wonders-shape-step = 5 cases en P
world-wonders-shape-slab = rectangle de 6 cases
world-wonders-shape-tee = 4 cases en T
world-wonders-shape-elbow = 5 cases en V
world-wonders-tile-of-library = Bibliothèque ({ $shape })
    .indef = une Bibliothèque ({ $shape })
    .def = la Bibliothèque ({ $shape })
    .gender = f
world-wonders-tile-of-farm = Ferme ({ $shape })
    .indef = une Ferme ({ $shape })
    .def = la Ferme ({ $shape })
    .gender = f
world-wonders-tile-of-habitation = Habitation ({ $shape })
    .indef = une Habitation ({ $shape })
    .def = l’Habitation ({ $shape })
    .gender = f
world-wonders-tile-of-market = Marché ({ $shape })
    .indef = un Marché ({ $shape })
    .def = le Marché ({ $shape })
    .gender = m
world-wonders-tile-of-temple = Temple ({ $shape })
    .indef = un Temple ({ $shape })
    .def = le Temple ({ $shape })
    .gender = m

## Articles

world-wonders-item-long = Route longue
    .indef = une route longue
    .def = la route longue
    .gender = f
world-wonders-item-start = Route de départ
    .indef = sa route de départ
    .def = la route de départ
    .gender = f
world-wonders-item-bridge = Pont
    .indef = un pont
    .def = le pont
    .gender = m
world-wonders-item-short = Lot de petites routes
    .indef = un lot de petites routes
    .def = le lot de petites routes
    .gender = m
world-wonders-item-tower = Tour
    .indef = une tour
    .def = la tour
    .gender = f
world-wonders-item-first = Piédestal du premier joueur
    .indef = le piédestal du premier joueur
    .def = le piédestal du premier joueur
    .gender = m
world-wonders-item-second = Piédestal du deuxième joueur
    .indef = le piédestal du deuxième joueur
    .def = le piédestal du deuxième joueur
    .gender = m
world-wonders-road-long = { world-wonders-item-long }
    .indef = une route longue
    .def = la route longue
    .gender = f
world-wonders-road-two = Petite route de deux cases
    .indef = une petite route de deux cases
    .def = la petite route de deux cases
    .gender = f
world-wonders-road-one = Petite route d’une case
    .indef = une petite route d’une case
    .def = la petite route d’une case
    .gender = f
world-wonders-road-bridge = { world-wonders-item-bridge }

## Monuments

world-wonders-monument-ziggurat = Ziggourat
    .indef = la Ziggourat
    .def = la Ziggourat
    .gender = f
world-wonders-monument-giza = Pyramides de Gizeh
    .indef = les Pyramides de Gizeh
    .def = les Pyramides de Gizeh
    .gender = m
world-wonders-monument-obelisks = Obélisques
    .indef = les Obélisques
    .def = les Obélisques
    .gender = m
world-wonders-monument-trojan = Cheval de Troie
    .indef = le Cheval de Troie
    .def = le Cheval de Troie
    .gender = m
world-wonders-monument-ishtar = Porte d’Ishtar
    .indef = la Porte d’Ishtar
    .def = la Porte d’Ishtar
    .gender = f
world-wonders-monument-theater = Théâtre
    .indef = le Théâtre
    .def = le Théâtre
    .gender = m
world-wonders-monument-parthenon = Parthénon
    .indef = le Parthénon
    .def = le Parthénon
    .gender = m
world-wonders-monument-carthage = Port de Carthage
    .indef = le Port de Carthage
    .def = le Port de Carthage
    .gender = m
world-wonders-monument-aqueduct = Aqueduc
    .indef = l’Aqueduc
    .def = l’Aqueduc
    .gender = m
world-wonders-monument-petra = Pétra
    .indef = Pétra
    .def = Pétra
    .gender = f
world-wonders-monument-lighthouse = Phare d’Alexandrie
    .indef = le Phare d’Alexandrie
    .def = le Phare d’Alexandrie
    .gender = m
world-wonders-monument-wall = Grande Muraille de Chine
    .indef = la Grande Muraille de Chine
    .def = la Grande Muraille de Chine
    .gender = f
world-wonders-monument-bridge = Pont romain
    .indef = le Pont romain
    .def = le Pont romain
    .gender = m
world-wonders-monument-colosseum = Colisée
    .indef = le Colisée
    .def = le Colisée
    .gender = m
world-wonders-monument-angkor = Angkor Vat
    .indef = Angkor Vat
    .def = Angkor Vat
    .gender = m
world-wonders-monument-hippodrome = Hippodrome
    .indef = l’Hippodrome
    .def = l’Hippodrome
    .gender = m
world-wonders-monument-moai = Moaï
    .indef = les Moaï
    .def = les Moaï
    .gender = m
world-wonders-monument-castillo = El Castillo / Chichén Itzá
    .indef = El Castillo
    .def = El Castillo
    .gender = f
world-wonders-monument-machu = Machu Picchu
    .indef = le Machu Picchu
    .def = le Machu Picchu
    .gender = f
world-wonders-monument-shitennoji = Shitennō-ji
    .indef = le Shitennō-ji
    .def = le Shitennō-ji
    .gender = m
world-wonders-monument-thienmu = Pagode de Thien Mu
    .indef = la Pagode de Thien Mu
    .def = la Pagode de Thien Mu
    .gender = f
world-wonders-short-ziggurat = Ziggourat
world-wonders-short-giza = Gizeh
world-wonders-short-obelisks = Obélisques
world-wonders-short-trojan = Troie
world-wonders-short-ishtar = Porte d’Ishtar
world-wonders-short-theater = Théâtre
world-wonders-short-parthenon = Parthénon
world-wonders-short-carthage = Carthage
world-wonders-short-aqueduct = Aqueduc
world-wonders-short-petra = Pétra
world-wonders-short-lighthouse = Phare
world-wonders-short-wall = Muraille
world-wonders-short-bridge = Pont romain
world-wonders-short-colosseum = Colisée
world-wonders-short-angkor = Angkor Vat
world-wonders-short-hippodrome = Hippodrome
world-wonders-short-moai = Moaï
world-wonders-short-castillo = El Castillo
world-wonders-short-machu = Machu Picchu
world-wonders-short-shitennoji = Shitennō-ji
world-wonders-short-thienmu = Thien Mu
world-wonders-look = Détails : { $monument }
world-wonders-component = Partie du monument « { $monument } » ({ $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
})
    .indef = une partie du monument « { $monument } » ({ $spaces ->
        [one] 1 case
       *[other] { $spaces } cases
    })
    .def = une partie du monument « { $monument } » ({ $spaces ->
        [one] 1 case
       *[other] { $spaces } cases
    })
    .gender = f
world-wonders-history-ziggurat = Tours à degrés de Mésopotamie, bâties en brique dès le IIIe millénaire av. J.-C. Le sanctuaire du sommet était aussi près du ciel qu’on savait le porter.
world-wonders-history-giza = Tombeaux de Khéops, Khéphren et Mykérinos, élevés près du Nil au XXVIe siècle av. J.-C. Des sept merveilles antiques, c’est la seule encore debout.
world-wonders-history-obelisks = Hauts piliers effilés taillés d’un seul bloc, dressés par paires devant les temples égyptiens. Leur pointe dorée prenait la première lumière du soleil.
world-wonders-history-trojan = Dans la légende, les Grecs cachèrent des guerriers dans un cheval de bois. Les Troyens le tirèrent eux-mêmes dans leurs murs, et la ville tomba la nuit même.
world-wonders-history-ishtar = Porte nord de Babylone, revêtue de briques bleues émaillées sous Nabuchodonosor II, vers 575 av. J.-C. Dragons et taureaux en relief y veillaient sur la voie des processions.
world-wonders-history-theater = Les pièces grecques furent d’abord jouées en plein air sur des tréteaux. On tailla plus tard les gradins dans la pente, et un murmure y monte jusqu’au dernier rang.
world-wonders-history-parthenon = Temple d’Athéna sur l’Acropole d’Athènes, achevé en 438 av. J.-C. Ses colonnes penchent et se renflent à peine, pour que l’œil les voie droites.
world-wonders-history-carthage = Carthage avait deux ports reliés : l’un pour le commerce, l’autre, rond, pour la guerre. Les cales de son anneau abritaient bien plus de cent navires.
world-wonders-history-aqueduct = Canal qui mène l’eau par-dessus les vallées par sa seule pente. Le premier de Rome date de 312 av. J.-C., et certains servent encore.
world-wonders-history-petra = Cité rose des Nabatéens, dans l’actuelle Jordanie, aux tombeaux et temples taillés dans la falaise. Citernes et conduites firent de la gorge aride une étape des caravanes.
world-wonders-history-lighthouse = Bâti au IIIe siècle av. J.-C. sur l’île de Pharos, haut de plus de cent mètres. Son feu guida les navires pendant des siècles, jusqu’à ce que des séismes l’abattent.
world-wonders-history-wall = Murs commencés par plusieurs royaumes au Ve siècle av. J.-C., réunis et prolongés par les dynasties suivantes. Avec toutes leurs branches, ils dépassent 21 000 kilomètres.
world-wonders-history-bridge = Des arches rondes en pierre reportent la charge sur les rives : le pont s’affermit sous le poids. Plusieurs servent encore après deux mille ans.
world-wonders-history-colosseum = Le grand amphithéâtre ovale de Rome, ouvert en 80. Quatre-vingts arcades au sol laissaient entrer et sortir des dizaines de milliers de personnes en quelques minutes.
world-wonders-history-angkor = Temple-cité des Khmers, bâti au XIIe siècle au milieu d’une large douve. Ses cinq tours figurent les cimes de la montagne des dieux.
world-wonders-history-hippodrome = Longue piste pour chevaux et chars, courue dès le VIIe siècle av. J.-C. au moins. Les virages serrés aux deux bouts décidaient la plupart des courses.
world-wonders-history-moai = Quelque neuf cents figures de pierre taillées par les Rapa Nui de l’île de Pâques, entre 1250 et 1500 environ. La plupart regardent vers l’intérieur, sur les villages qu’elles protègent.
world-wonders-history-castillo = Pyramide à degrés de la cité maya de Chichén Itzá. Aux équinoxes, l’ombre de son arête descend l’escalier comme un serpent.
world-wonders-history-machu = Domaine inca du XVe siècle sur une crête des Andes, aux pierres ajustées sans mortier. Les terrasses retenaient la pente et nourrissaient ses habitants.
world-wonders-history-shitennoji = Fondé à Osaka par le prince Shōtoku en 593, l’un des premiers temples bouddhiques du Japon. Brûlé plus d’une fois, il fut chaque fois rebâti sur le plan ancien.
world-wonders-history-thienmu = Temple de 1601 au-dessus de la rivière des Parfums, à Hué, au Viêt Nam. Sa tour octogonale à sept étages, ajoutée en 1844, est devenue l’emblème de la ville.

## Ce qui est sur la table

world-wonders-city = { $owner-side ->
    [mine] Votre cité
   *[theirs] Cité ({ $owner })
}, { $face }
world-wonders-city-A = carte du lac
world-wonders-city-B1 = carte de rivière 1
world-wonders-city-B2 = carte de rivière 2
world-wonders-city-B3 = carte de rivière 3
world-wonders-city-B4 = carte de rivière 4
world-wonders-city-B5 = carte de rivière 5
world-wonders-sidewalk = { $owner-side ->
    [mine] Votre trottoir
   *[theirs] Trottoir ({ $owner })
}
world-wonders-hand = { $owner-side ->
    [mine] Vos pièces à poser
   *[theirs] Pièces à poser ({ $owner })
}
world-wonders-cell = { $state }, { $face }
world-wonders-cell-land = terre
world-wonders-cell-nature = ressource naturelle
world-wonders-cell-water = eau
world-wonders-offer = Offre ({ INSIDE($face) }), prix { $state }
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
world-wonders-display = Place d’un monument
world-wonders-objectives = Place d’un objectif
world-wonders-order = Place { $state } dans l’ordre du tour
world-wonders-offered = { $count ->
    [one] { $face }
   *[other] { $face }, encore { $count }
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
world-wonders-tower = Tour
world-wonders-pedestal = { $face }
world-wonders-pedestal-first = { world-wonders-item-first }
world-wonders-pedestal-second = { world-wonders-item-second }
world-wonders-card = Monument « { $face } »
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
world-wonders-objective = Objectif : { $face }
world-wonders-marker = { $owner-side ->
    [mine] Votre marqueur
   *[theirs] Marqueur ({ $owner })
}{ $state ->
    [out] , a fini sa manche
    [active] , à son tour de jouer
   *[none] {""}
}
world-wonders-loan = { $owner-side ->
    [mine] Votre emprunt
   *[theirs] Emprunt ({ $owner })
}
world-wonders-loans = { $count ->
    [one] Encore 1 emprunt
   *[other] Encore { $count } emprunts
}
world-wonders-road = { $count ->
    [one] { $face }
   *[other] { $count } × { INSIDE($face) }
}
world-wonders-wonder = { $count ->
    [one] { $face }
   *[other] { $face }, { $count } parties
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
world-wonders-pile = Pile ({ $face }) : { $count ->
    [one] 1 tuile face cachée
   *[other] { $count } tuiles face cachée
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
world-wonders-deck = Pioche des monuments : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
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
world-wonders-solo = Automate : { $face }
world-wonders-solo-A01 = rectangle de six, sinon carré de quatre, sinon monument de gauche
world-wonders-solo-A02 = P de cinq, sinon L de quatre, sinon monument de droite
world-wonders-solo-A03 = L de quatre, sinon rectangle de six, sinon monument de gauche
world-wonders-solo-A04 = carré de quatre, sinon P de cinq, sinon monument de droite
world-wonders-solo-A05 = angle de trois, sinon barre de trois, sinon monument de gauche
world-wonders-solo-A06 = barre de trois, sinon angle de trois, sinon monument de droite
world-wonders-solo-A07 = rectangle de six, sinon angle de trois, sinon monument de droite
world-wonders-solo-A08 = P de cinq, sinon barre de trois, sinon monument de gauche
world-wonders-solo-A09 = route longue et barre de trois, sinon L de quatre, sinon monument de gauche
world-wonders-solo-A10 = petites routes et angle de trois, sinon carré de quatre, sinon monument de droite
world-wonders-solo-A11 = route longue et tour, sinon P de cinq, sinon monument de gauche
world-wonders-solo-A12 = petites routes et tour, sinon rectangle de six, sinon monument de droite
world-wonders-solo-A13 = monument de droite, sinon L de quatre et carré de quatre
world-wonders-solo-A14 = mélanger toutes les cartes, en tirer une autre
world-wonders-solo-deck = { $count ->
    [one] 1 carte dans la pioche de l’Automate
   *[other] { $count } cartes dans la pioche de l’Automate
}

## Ce qu’un monument demande, et ce qu’un joueur possède, à côté des images

world-wonders-tracks = { $owner-side ->
    [mine] Votre plateau de ressources
   *[theirs] Plateau de ressources ({ $owner })
} : { $face }
world-wonders-tracks-A = { world-wonders-option-board-side-A }
world-wonders-tracks-B = { world-wonders-option-board-side-B }
world-wonders-counted = { $count } { $what }
world-wonders-demand-land = { $count ->
    [one] 1 case de terre
   *[other] { $count } cases de terre
}
world-wonders-demand-water = { $count ->
    [one] 1 case d’eau
   *[other] { $count } cases d’eau
}
world-wonders-demand-either = { $count } de terre ou d’eau
world-wonders-demand-connected = { $count } parties jointes
world-wonders-demand-gap1 = { $count } parties, une case entre elles
world-wonders-demand-feature = { $count ->
    [one] { $feature-indef }
   *[other] { $count } { $feature-plural }
}
world-wonders-demand-list = { LIST($first, $second, $third) }
world-wonders-demand-beside = Touche { $features }
world-wonders-demand-parts = { $how } : { $ground }
world-wonders-demand-said = { $line }
world-wonders-demand-able = { $seat-side ->
    [mine] Vous pourriez le construire maintenant
   *[theirs] { $seat } pourrait le construire maintenant
}
    .here = { $seat-side ->
        [mine] {""}
       *[theirs] { $seat } pourrait aussi le construire
    }
world-wonders-demand-price = { $price ->
    [one] 1 pièce d’or
   *[other] { $price } pièces d’or
}

## Les parties de la table, en titres à écouter

world-wonders-part-city = { $owner-side ->
    [mine] Votre cité
   *[theirs] Cité ({ $owner })
}
world-wonders-part-mine = { $owner-side ->
    [mine] Vos ressources
   *[theirs] Ressources ({ $owner })
}
world-wonders-part-monuments = Monuments
world-wonders-part-buildings = Bâtiments à acheter
world-wonders-part-roads = Routes, tours et piédestaux
world-wonders-part-rest = Ordre du tour et autres joueurs

## Ce qui est demandé

world-wonders-ask-nothing = La partie est finie
world-wonders-ask-purchase = { $gold ->
    [one] Achetez : il vous reste 1 pièce d’or
   *[other] Achetez : il vous reste { $gold } pièces d’or
}
world-wonders-ask-open = Posez votre route de départ contre le trottoir, ou achetez d’abord les petites routes
world-wonders-ask-open-road = Posez votre route de départ contre le trottoir
world-wonders-ask-short = { $left ->
    [one] Posez la dernière petite route
   *[other] Posez vos petites routes : encore { $left }
}
world-wonders-ask-short-start = { $left ->
    [one] Posez la dernière petite route ou votre route de départ
   *[other] Posez vos petites routes, encore { $left }, ou votre route de départ
}
world-wonders-ask-component = { $left ->
    [one] { $monument } : posez la dernière partie
   *[other] { $monument } : posez les parties, encore { $left }
}
world-wonders-ask-place = Où placer { $piece-def } ?
    .here = Où la poser ?

## Ce que l’on peut faire

world-wonders-turn = { $turn ->
    [0] Sans rotation
    [1] Un quart de tour
    [2] Un demi-tour
   *[other] Trois quarts de tour
}
world-wonders-do-buy = { $price ->
    [one] Acheter { $item-def } pour 1 pièce d’or
   *[other] Acheter { $item-def } pour { $price } pièces d’or
}
    .here = { $kind ->
        [monument] { $price ->
            [one] Acheter pour 1 pièce d’or
           *[other] Acheter pour { $price } pièces d’or
        }
       *[other] Acheter
    }
world-wonders-do-open-short = { $price ->
    [one] Acheter d’abord { $item-def } pour 1 pièce d’or
   *[other] Acheter d’abord { $item-def } pour { $price } pièces d’or
}
    .here = Acheter d’abord
world-wonders-do-place = Placer ici
    .here = Placer
world-wonders-do-loan = Emprunter { $gold } pièces d’or
world-wonders-do-repay = Rembourser l’emprunt avec { $gold } pièces d’or
world-wonders-do-out = Finir la manche

## Ce que cela apporterait

world-wonders-preview-price = { $left ->
    [0] { $price ->
        [one] Coûte 1 pièce d’or : vous aurez fini la manche
       *[other] Coûte { $price } pièces d’or : vous aurez fini la manche
    }
   *[other] { $price ->
        [one] Coûte 1 pièce d’or, il vous en restera { $left }
       *[other] Coûte { $price } pièces d’or, il vous en restera { $left }
    }
}
    .here = { $left ->
        [0] vos dernières pièces
       *[other] {""}
    }
world-wonders-some-food = { $food ->
    [0] {""}
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
world-wonders-some-ceramics = { $ceramics ->
    [0] {""}
    [one] { $ceramics } céramique
   *[other] { $ceramics } céramiques
}
world-wonders-some-gears = { $gears ->
    [0] {""}
    [one] { $gears } engrenage
   *[other] { $gears } engrenages
}
world-wonders-some-population = { $population ->
    [0] {""}
    [one] 1 habitant
   *[other] { $population } habitants
}
world-wonders-preview-symbols = Donne { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
world-wonders-preview-gains = Apporte { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
    .here = { LIST(world-wonders-some-population) }
world-wonders-preview-rings = { $points ->
    [one] Vaut { $points } point
   *[other] Vaut { $points } points
}
world-wonders-preview-pedestal = { $place ->
    [1] Vous jouerez en premier à la prochaine manche
   *[other] Vous jouerez en deuxième à la prochaine manche
}
world-wonders-preview-pedestal-last = Ne sert plus à rien : c’est la dernière manche
world-wonders-preview-covers = Couvre { $places }
world-wonders-preview-line = { $line } : { $sign ->
    [loss] −{ $points }
   *[gain] +{ $points }
}
    .here = {""}
world-wonders-preview-site = { $sign ->
    [loss] Cet emplacement : −{ $points }
   *[gain] Cet emplacement : +{ $points }
}
    .here = {""}
world-wonders-preview-total = En tout : { $sign ->
    [none] aucun point pour l’instant
    [loss] { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
   *[gain] { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
}
    .here = { $sign ->
        [none] {""}
        [loss] En tout : { $points ->
            [one] { $points } point de moins
           *[other] { $points } points de moins
        }
       *[gain] En tout : { $points ->
            [one] { $points } point de plus
           *[other] { $points } points de plus
        }
    }
world-wonders-preview-loan = Vous auriez { $gold } pièces d’or ; non remboursé à la fin, l’emprunt coûte { $points } points
world-wonders-preview-repay = { $gold ->
    [0] Il ne vous resterait rien
    [one] Il vous resterait 1 pièce d’or
   *[other] Il vous resterait { $gold } pièces d’or
} ; l’emprunt ne coûterait plus { $points } points
world-wonders-preview-out = { $gold ->
    [one] { $gold } pièce d’or perdue
   *[other] { $gold } pièces d’or perdues
}

## Pourquoi pas

world-wonders-refused-edge = Cela sortirait de la carte.
world-wonders-refused-covered = Cela recouvrirait une autre pièce.
world-wonders-refused-water = Cela ne peut pas aller sur l’eau.
world-wonders-refused-land = Une partie doit être sur l’eau, le reste sur le terrain que montre la carte du monument.
world-wonders-refused-ends = Les deux extrémités doivent être sur la terre.
world-wonders-refused-road = Une route doit toucher une route, une tour ou le trottoir.
world-wonders-refused-support = Il faut toucher une route ou { $type-indef }.
world-wonders-refused-piece = Une tour doit toucher quelque chose sur votre carte.
world-wonders-refused-beside = Il faut toucher { $feature-indef }.
world-wonders-refused-arrangement = Aucune disposition permise n’en met une partie ici.
world-wonders-refused-sold = Il n’y en a plus pour cette manche.
world-wonders-refused-gold = { $price ->
    [one] Cela coûte 1 pièce d’or
   *[other] Cela coûte { $price } pièces d’or
} ; { $gold ->
    [0] vous n’en avez plus.
   *[other] vous en avez { $gold }.
}
world-wonders-refused-room = Cela ne tient nulle part sur votre carte.
world-wonders-refused-feature = { $count ->
    [one] Sur votre carte, aucune place ne permet de toucher { $feature-indef }.
   *[other] Il faut toucher { $count } { $feature-plural } à la fois.
}
world-wonders-refused-monument-room = Cela ne tient nulle part à côté de tout ce qu’il faut toucher.
world-wonders-refused-second-pedestal = Vous avez déjà un piédestal.
world-wonders-refused-second-loan = Remboursez d’abord votre emprunt.
world-wonders-refused-repay-now = Un emprunt se rembourse lors d’une manche suivante.
world-wonders-refused-repay-gold = Vous n’avez pas assez d’or pour rembourser.
world-wonders-refused-out = Tant que vous pouvez acheter, vous devez acheter.

## Bon à savoir

world-wonders-note-near-end = { $left ->
    [one] { $seat } n’est plus qu’à 1 habitant d’une cité pleine : c’est peut-être la dernière manche.
   *[other] { $seat } n’est plus qu’à { $left } habitants d’une cité pleine : la fin approche.
}
world-wonders-note-last-round = Une cité est pleine ({ $seat }) : c’est la dernière manche.
world-wonders-note-can-build = { $seat } pourrait construire { $monument-def } maintenant.
world-wonders-note-target = { $points ->
    [one] Pour gagner : plus de { $points } point.
   *[other] Pour gagner : plus de { $points } points.
}

## Annoncé en grand

world-wonders-banner-bought-away = { $seat } a acheté { $item-def } avant vous{ $kind ->
    [monument] {""}
   *[other]  : plus rien de tel pour vous dans cette manche
}
    .heard = { $seat } a acheté { $item-def } avant vous
world-wonders-banner-automaton-took = L’Automate a pris { $item-def } avant vous{ $kind ->
    [monument] {""}
   *[other]  : plus rien de tel pour vous dans cette manche
}
    .heard = L’Automate a pris { $item-def } avant vous
world-wonders-banner-out = { $lost ->
    [one] Votre manche est finie : 1 pièce d’or perdue
   *[other] Votre manche est finie : { $lost } pièces d’or perdues
}
world-wonders-banner-order = { $place ->
    [0] { $seat } commence
    [1] vous commencez
    [2] vous êtes en deuxième position
    [3] vous êtes en troisième position
    [4] vous êtes en quatrième position
   *[other] vous êtes en cinquième position
}
world-wonders-banner-round = Manche { $round } : { world-wonders-banner-order }
world-wonders-banner-tenth-round = Manche { $round }, la dernière : { world-wonders-banner-order }
world-wonders-banner-last-round = { $seat-side ->
    [mine] Votre cité est pleine : c’est la dernière manche
   *[theirs] Une cité est pleine ({ $seat }) : c’est la dernière manche
}

## Journal

world-wonders-log-round = Manche { $round } : { $seat } commence
world-wonders-log-bought = { $price ->
    [one] { $seat-did } acheté { $item-indef } pour 1 pièce d’or
   *[other] { $seat-did } acheté { $item-indef } pour { $price } pièces d’or
}
    .own = { $price ->
        [one] Achat pour 1 pièce d’or
       *[other] Achat pour { $price } pièces d’or
    }
    .heard = { $seat-did } acheté { $item-indef }
world-wonders-log-monument = { $price ->
    [one] { $seat-did } payé 1 pièce d’or pour { $item-def }
   *[other] { $seat-did } payé { $price } pièces d’or pour { $item-def }
}
world-wonders-log-pedestal = { $seat-did } pris { $item-def }
world-wonders-log-laid = { $seat-did } posé { $piece-indef } en { $at }
    .own = Posé
    .heard = {""}
world-wonders-log-discarded = { $count ->
    [one] { $seat-did } défaussé 1 petite route, faute de place
   *[other] { $seat-did } défaussé { $count } petites routes, faute de place
}
world-wonders-log-gained = { $seat-did } gagné { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
    .own = Gain : { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears, world-wonders-some-population) }
    .heard = {""}
world-wonders-log-grew = { $population ->
    [one] { $seat-did } gagné 1 habitant
   *[other] { $seat-did } gagné { $population } habitants
}
    .heard = {""}
world-wonders-log-loan = { $seat-did } fait un emprunt
world-wonders-log-repaid = { $seat-did } remboursé son emprunt
world-wonders-log-out = { $lost ->
    [0] { $seat-did } fini sa manche
    [one] { $seat-did } fini sa manche et perdu 1 pièce d’or
   *[other] { $seat-did } fini sa manche et perdu { $lost } pièces d’or
}
world-wonders-log-shown = Nouveau monument : { $monument }
world-wonders-log-automaton-drew = L’Automate a tiré la carte { $card }
world-wonders-log-automaton-took = L’Automate a pris { $item-def }
world-wonders-log-automaton-idled = L’Automate n’a rien trouvé de ce que demande la carte { $card }
world-wonders-log-ended-ten-rounds = Les dix manches ont été jouées : la partie est terminée
world-wonders-log-ended-population = Une cité est pleine : la partie est terminée

## Pourquoi un indice le dit

world-wonders-hint-points = Vous finissez la partie avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
world-wonders-hint-target = Vous finissez la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} contre { $target } pour l’Automate.
world-wonders-hint-tracks = Cela apporte { LIST(world-wonders-some-food, world-wonders-some-ceramics, world-wonders-some-gears) }{ $points ->
    [0] .
    [one] {" : "}votre ressource la plus basse monte à { $least }, { $points } point de plus.
   *[other] {" : "}votre ressource la plus basse monte à { $least }, { $points } points de plus.
}
world-wonders-hint-population = { $population ->
    [one] Cela vous mène à { $population } habitant
   *[other] Cela vous mène à { $population } habitants
}{ $points ->
    [0] .
    [one] {" : "}{ $points } point de plus.
   *[other] {" : "}{ $points } points de plus.
}
world-wonders-hint-monument = Cela bâtit { $monument-def } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
world-wonders-hint-monuments = { $count ->
    [one] { $count } monument de l’offre aura une place dans votre cité.
   *[other] { $count } monuments de l’offre auront une place dans votre cité.
}
world-wonders-hint-map = { $nature ->
    [0] {""}
    [one] { $nature } ressource naturelle de plus à côté de votre cité{ $districts ->
        [0] {""}
       *[other] {" "}et{" "}
    }
   *[other] { $nature } ressources naturelles de plus à côté de votre cité{ $districts ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $districts ->
    [0] {""}
    [one] { $districts } quartier de plus, fermé de toutes parts
   *[other] { $districts } quartiers de plus, fermés de toutes parts
} : { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
}
world-wonders-hint-open = { $gaps ->
    [one] Plus qu’une case verte à couvrir autour, et ce sera un quartier : 1 point.
   *[other] Encore { $gaps } cases vertes à couvrir autour, et ce sera un quartier : 1 point.
}
world-wonders-hint-gaps = { $fewer ->
    [one] Cela comble { $fewer } vide à côté de vos bâtiments ;
   *[other] Cela comble { $fewer } vides à côté de vos bâtiments ;
} { $left ->
    [0] il n’en reste aucun.
   *[other] il en reste { $left }.
}
world-wonders-hint-room = { $more ->
    [one] { $more } case verte de plus au bord de vos routes :
   *[other] { $more } cases vertes de plus au bord de vos routes :
} { $places } en tout, où construire.
world-wonders-hint-gold = { $gold ->
    [one] Vous aurez { $gold } pièce d’or.
   *[other] Vous aurez { $gold } pièces d’or.
}
world-wonders-hint-loan = Cela vous libère de l’emprunt, qui coûte { $points } points à la fin.
world-wonders-hint-pedestal = { $place ->
    [1] Vous jouerez en premier à la prochaine manche.
   *[other] Vous jouerez en deuxième à la prochaine manche.
}
world-wonders-hint-objectives = { $objective } : vous en serez à { $value }{ $points ->
    [0] .
    [one] , { $points } point de plus maintenant.
   *[other] , { $points } points de plus maintenant.
}
world-wonders-hint-left = { $gold ->
    [0] C’est votre dernière pièce d’or de la manche.
    [one] Il vous restera { $gold } pièce d’or pour cette manche.
   *[other] Il vous restera { $gold } pièces d’or pour cette manche.
}

# Les mots d’Attika, en français.

attika-title = Attika
attika-about = Bâtissez les cités de la Grèce antique sur un paysage qui grandit au fil de la partie. Élevez vos trente bâtiments avant les autres, ou reliez deux sanctuaires par une chaîne ininterrompue.

## Mise en place

attika-option-start = Qui commence
attika-option-start-random = Tirage au sort
attika-option-extra-cards = Cartes en plus au départ
attika-option-extra-cards-0 = Aucune
attika-option-extra-cards-1 = Une par joueur
attika-option-extra-cards-2 = Deux par joueur
attika-option-far-shrines = Sanctuaires
attika-option-far-shrines-false = Comme dans la règle
attika-option-far-shrines-true = Plus éloignés
attika-option-blessing = Relier deux sanctuaires
attika-option-blessing-false = Donne la victoire
attika-option-blessing-true = Rapporte trois amphores, une fois par joueur
attika-option-cards-of-each = Cartes paysage
attika-option-cards-of-each-15 = 60, comme dans la règle
attika-option-cards-of-each-20 = 80, pour des mains plus fournies

## Paysages, cartes, nombres

attika-ground-water = sur l’eau
attika-ground-forest = dans une forêt
attika-ground-hills = sur des collines
attika-ground-mountains = dans les montagnes
attika-ground-blank = en terrain nu
attika-landscape-water = eau
attika-landscape-forest = forêt
attika-landscape-hills = collines
attika-landscape-mountains = montagnes
attika-some-water = { $water ->
    [0] {""}
    [one] 1 eau
   *[other] { $water } eaux
}
attika-some-forest = { $forest ->
    [0] {""}
    [one] 1 forêt
   *[other] { $forest } forêts
}
attika-some-hills = { $hills ->
    [0] {""}
    [one] 1 colline
   *[other] { $hills } collines
}
attika-some-mountains = { $mountains ->
    [0] {""}
    [one] 1 montagne
   *[other] { $mountains } montagnes
}
attika-count-buildings-left = { $count ->
    [one] bâtiment restant
   *[other] bâtiments restants
}
attika-label-buildings-left = à bâtir
attika-count-stored = en attente
attika-count-cards = { $count ->
    [one] carte
   *[other] cartes
}
attika-count-amphoras = { $count ->
    [one] amphore
   *[other] amphores
}
attika-count-settlements = { $count ->
    [one] colonie
   *[other] colonies
}
attika-count-missing = { $count ->
    [one] bâtiment à poser pour relier deux sanctuaires
   *[other] bâtiments à poser pour relier deux sanctuaires
}
attika-label-missing = pour relier
attika-score-buildings = Bâtiments sur 30
attika-course = Les bâtiments au fil de la partie

## Les bâtiments et leurs groupes

attika-building-capital = Capitale
    .indef = une capitale
    .def = la capitale
    .gender = f
attika-building-oracle = Oracle
    .indef = un oracle
    .def = l’oracle
    .gender = m
attika-building-theatre = Théâtre
    .indef = un théâtre
    .def = le théâtre
    .gender = m
attika-building-tavern = Taverne
    .indef = une taverne
    .def = la taverne
    .gender = f
attika-building-plaza = Agora
    .indef = une agora
    .def = l’agora
    .gender = f
attika-building-gymnasium = Gymnase
    .indef = un gymnase
    .def = le gymnase
    .gender = m
attika-building-statue = Statue
    .indef = une statue
    .def = la statue
    .gender = f
attika-building-market = Marché
    .indef = un marché
    .def = le marché
    .gender = m
attika-building-stadium = Stade
    .indef = un stade
    .def = le stade
    .gender = m
attika-building-temple = Temple
    .indef = un temple
    .def = le temple
    .gender = m
attika-building-well = Puits
    .indef = un puits
    .def = le puits
    .gender = m
attika-building-cornfield = Champ de blé
    .indef = un champ de blé
    .def = le champ de blé
    .gender = m
attika-building-mill = Moulin
    .indef = un moulin
    .def = le moulin
    .gender = m
attika-building-village = Village
    .indef = un village
    .def = le village
    .gender = m
attika-building-quarry = Carrière
    .indef = une carrière
    .def = la carrière
    .gender = f
attika-building-fortress = Forteresse
    .indef = une forteresse
    .def = la forteresse
    .gender = f
attika-building-tower = Tour
    .indef = une tour
    .def = la tour
    .gender = f
attika-building-vineyard = Vigne
    .indef = une vigne
    .def = la vigne
    .gender = f
attika-building-vintner = Chai
    .indef = un chai
    .def = le chai
    .gender = m
attika-building-silvermine = Mine d’argent
    .indef = une mine d’argent
    .def = la mine d’argent
    .gender = f
attika-building-mint = Atelier monétaire
    .indef = un atelier monétaire
    .def = l’atelier monétaire
    .gender = m
attika-building-harbour = Port
    .indef = un port
    .def = le port
    .gender = m
attika-building-ship = Navire
    .indef = un navire
    .def = le navire
    .gender = m
attika-building-street = Rue
    .indef = une rue
    .def = la rue
    .gender = f
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
attika-group-city = Cité
    .def = le groupe de la cité
attika-group-supply = Subsistance
    .def = le groupe de la subsistance
attika-group-defence = Défense
    .def = le groupe de la défense
attika-group-seafaring = Navigation
    .def = le groupe de la navigation
attika-group-streets = Rues
    .def = le groupe des rues
attika-group-wine = Vin
    .def = le groupe du vin
attika-group-minting = Monnaie
    .def = le groupe de la monnaie

## Ce qui se trouve sur la table

# Rien n’est imprimé sur les tuiles : seuls ceux qui ne les voient pas entendent où est un hexagone.
attika-where = { $at }
attika-hex = { $face }
attika-hex-water = Eau
attika-hex-forest = Forêt
attika-hex-hills = Collines
attika-hex-mountains = Montagnes
attika-hex-blank = Terrain nu
attika-shrine = Sanctuaire
attika-centre = Place pour une tuile
attika-slot = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}({ $owner })
}, { $state ->
    [built] sur le plateau
    [waiting] en attente
    [pending] en cours de pose
   *[hidden] encore dans une pile
}
attika-group = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}({ $owner })
}{ $state ->
    [complete] , groupe complet : amphore gagnée
    [broken] , groupe complet, mais en plusieurs morceaux
   *[none] {""}
}
attika-building = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}({ $owner })
}{ $state ->
    [pending] , en aperçu
    [newest] , dernier bâtiment posé
   *[none] {""}
}
attika-building-none = Bâtiment
attika-tile = Tuile paysage : { $face }
attika-tile-T01 = 3 × eau autour
attika-tile-T02 = 3 × forêt autour
attika-tile-T03 = 3 × collines autour
attika-tile-T04 = 3 × montagnes autour
attika-tile-T05 = eau au milieu ; eau et forêt autour
attika-tile-T06 = forêt au milieu ; forêt et collines autour
attika-tile-T07 = collines au milieu ; collines et montagnes autour
attika-tile-T08 = montagnes au milieu ; montagnes et eau autour
attika-tile-T09 = 2 × eau, 1 × collines autour
attika-tile-T10 = 2 × forêt, 1 × montagnes autour
attika-tile-T11 = 2 × collines, 1 × eau autour
attika-tile-T12 = 2 × montagnes, 1 × forêt autour
attika-tile-T13 = 2 × eau, 1 × montagnes autour
attika-tile-T14 = 2 × forêt, 1 × eau autour
attika-tile-T15 = 2 × collines, 1 × forêt autour
attika-tile-T16 = 2 × montagnes, 1 × collines autour
attika-tile-T17 = eau au milieu ; forêt et collines autour
attika-tile-T18 = forêt au milieu ; eau et montagnes autour
attika-tile-T19 = collines au milieu ; eau et montagnes autour
attika-tile-T20 = montagnes au milieu ; forêt et collines autour
attika-tile-T21 = eau, forêt, collines et montagnes autour
attika-tile-T22 = montagnes, eau, collines et forêt autour
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
attika-pooled = Tuile paysage : { $face }
attika-card = { $count ->
    [one] { $face ->
        [none] 1 carte cachée
       *[other] 1 carte { $face }
    }
   *[other] { $face ->
        [none] { $count } cartes cachées
       *[other] { $count } cartes { $face }
    }
}
attika-card-water = eau
attika-card-forest = forêt
attika-card-hills = collines
attika-card-mountains = montagnes
attika-stack = { $face }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}({ $owner })
}, { $count ->
    [0] vide
    [one] 1 bâtiment
   *[other] { $count } bâtiments
}
attika-stack-main = Pile principale
attika-stack-other = Pile
attika-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
attika-pool = { $count ->
    [0] Plus aucune tuile paysage
    [one] Encore 1 tuile paysage
   *[other] Encore { $count } tuiles paysage
}
attika-amphora = { $count ->
    [0] Aucune amphore
    [one] 1 amphore
   *[other] { $count } amphores
}
attika-discard = Cartes défaussées : { $count }
attika-inspect-discard = Cartes défaussées
attika-inspect-pool = Tuiles à venir
attika-inspect-stacks = Encore dans les piles ({ $seat })

## Les parties de la table, en titres à écouter

attika-part-land = Terrain
attika-part-buildings = { $owner-side ->
    [mine] Vos bâtiments
   *[theirs] Bâtiments ({ $owner })
}
attika-part-hand = { $owner-side ->
    [mine] Vos cartes et vos piles
   *[theirs] Cartes et piles ({ $owner })
}
attika-part-supply = Réserve
attika-beside = À côté : { LIST($things, attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }

## Ce qui est demandé

attika-ask-begin = { $can ->
    [draw] Piochez un bâtiment, ou { $cards ->
        [0] finissez le tour
        [one] prenez une carte
       *[other] prenez jusqu’à { $cards } cartes
    }
    [build] Construisez un bâtiment de votre plateau, ou { $cards ->
        [0] finissez le tour
        [one] prenez une carte
       *[other] prenez jusqu’à { $cards } cartes
    }
    [nothing] Rien à piocher ni à construire : { $cards ->
        [0] finissez le tour
        [one] prenez une carte
       *[other] prenez jusqu’à { $cards } cartes
    }
   *[both] Piochez un bâtiment, construisez-en un de votre plateau, ou { $cards ->
        [0] finissez le tour
        [one] prenez une carte
       *[other] prenez jusqu’à { $cards } cartes
    }
}
    .here = Piocher, construire ou prendre des cartes
attika-ask-draw = { $left ->
    [0] Il n’y a plus de bâtiment à piocher : terminez
    [one] Piochez encore un bâtiment, ou terminez
   *[other] Piochez encore jusqu’à { $left } bâtiments, ou terminez
}
attika-ask-build = { $left ->
    [0] Vous ne pouvez plus rien construire : terminez
    [one] Construisez encore un bâtiment, ou terminez
   *[other] Construisez encore jusqu’à { $left } bâtiments, ou terminez
}
attika-ask-draw-amphora = Dépensez une amphore pour piocher encore, ou finissez le tour
attika-ask-build-amphora = Dépensez une amphore pour construire encore, ou finissez le tour
attika-ask-site = Où placer { $building-def } ?
attika-ask-reveal = Vous avez pioché { $building-indef } : { $building-gender ->
    [f] construisez-la ou mettez-la en attente
   *[m] construisez-le ou mettez-le en attente
}
    .here = Le construire, ou le mettre en attente
attika-ask-pay = Payez { $building-def }
attika-ask-expand = Une pile est vide : posez la nouvelle tuile paysage
    .here = Posez la nouvelle tuile paysage{ LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains, before: " : ") }
attika-ask-rotate = Orientez la tuile comme il vous plaît
attika-ask-cards = Dépensez une amphore pour une carte, ou finissez le tour
attika-ask-nothing = La partie est finie

## Ce que l’on peut faire

attika-do-draw = { $kind ->
    [main] Piocher dans la pile principale
   *[other] Piocher dans la pile { $number }
}
    .here = Piocher
attika-do-build = Construire { $building-def }
    .here = Construire
attika-do-build-at = { $cards ->
    [0] Construire gratuitement { $building-def } ici
    [one] Construire { $building-def } ici pour 1 carte
   *[other] Construire { $building-def } ici pour { $cards } cartes
}
    .here = { $cards ->
        [0] gratuit
        [one] 1 carte
       *[other] { $cards } cartes
    }
attika-do-store = Mettre en attente
attika-do-pay = Payer { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
attika-do-pay-of = Payer { $count } { $landscape }
attika-do-expand = Poser la tuile ici
    .here = {""}
attika-do-turn = { $degrees ->
    [0] La poser telle quelle
   *[other] La poser tournée de { $degrees }°
}
attika-do-pass = { $cards ->
    [one] Prendre { $cards } carte
   *[other] Prendre { $cards } cartes
}
attika-do-finish = { $cards ->
    [one] Finir et prendre { $cards } carte
   *[other] Finir et prendre { $cards } cartes
}
attika-do-fewer = Prendre moins de cartes
attika-do-end = Finir le tour
attika-do-decline = Passer sans piocher
attika-do-amphora-action = Une action de plus (1 amphore)
attika-do-amphora-card = Une carte (1 amphore)

## Ce que cela rapporterait

attika-preview-stack = { $count ->
    [one] Encore 1 bâtiment
   *[other] Encore { $count } bâtiments
}
    .here = {""}
attika-preview-expands = Son dernier bâtiment : vous poserez une tuile paysage
attika-some-mine = { $mine ->
    [0] {""}
    [one] 1 de vos bâtiments
   *[other] { $mine } de vos bâtiments
}
attika-some-theirs = { $theirs ->
    [0] {""}
    [one] 1 bâtiment adverse
   *[other] { $theirs } bâtiments adverses
}
attika-some-shrines = { $shrines ->
    [0] {""}
    [one] un sanctuaire
   *[other] { $shrines } sanctuaires
}
attika-preview-touches = Touche { LIST(attika-some-mine, attika-some-theirs, attika-some-shrines) }
attika-preview-shows = {""}
    .here = { $landscape } en { $q }, { $r }
attika-preview-cost = Coût : { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
    .here = { $site ->
        [1] {""}
       *[0] Coût : { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
    }
attika-preview-cost-any = Coût : { $cards } cartes au choix
    .here = { $site ->
        [1] {""}
       *[0] Coût : { $cards } cartes au choix
    }
attika-preview-sites = { $count ->
    [one] 1 place possible, { $cards ->
        [0] gratuite
        [one] pour 1 carte
       *[other] pour { $cards } cartes
    }
   *[other] { $count } places possibles, { $cards ->
        [0] dont une gratuite au moins
        [one] à partir de 1 carte
       *[other] à partir de { $cards } cartes
    }
}
attika-preview-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .here = {""}
attika-preview-chain = Gratuit : à côté du bâtiment qui le précède
    .here = {""}
attika-preview-land = { $total ->
    [0] Le terrain ne fournit rien
   *[other] Le terrain fournit { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
}
    .here = {""}
attika-preview-land-any = { $symbols ->
    [0] Le terrain ne fournit rien
    [one] Le terrain remplace 1 carte
   *[other] Le terrain remplace { $symbols } cartes
}
    .here = {""}
attika-preview-settlement = { $cards ->
    [one] Nouvelle colonie : 1 carte de plus
   *[other] Nouvelle colonie : { $cards } cartes de plus
}
attika-preview-pay = { $cards ->
    [0] Vous ne payez rien
    [one] Vous payez 1 carte
   *[other] Vous payez { $cards } cartes
}
    .here = {""}
attika-preview-pay-swapped = Vous payez { $cards } cartes : deux pour chaque carte qui vous manque
    .here = {""}
attika-preview-amphora = Complète { $group-def } : une amphore
attika-preview-broken = Complète { $group-def }, mais en plusieurs morceaux : pas d’amphore
attika-preview-blessing = { $amphoras ->
    [0] Relie deux sanctuaires, mais il ne reste pas d’amphore
    [one] Relie deux sanctuaires : une amphore
   *[other] Relie deux sanctuaires : { $amphoras } amphores
}
attika-preview-wins = Gagne la partie

## Pourquoi pas

attika-refused-building = Ce tour-ci, vous construisez : vous ne pouvez pas piocher.
attika-refused-drawing = Ce tour-ci, vous piochez : vous ne pouvez rien construire de votre plateau.
attika-refused-empty-stack = Cette pile est vide.
attika-refused-no-site = Vous ne pourriez payer sa construction nulle part.
attika-refused-occupied = La place est déjà occupée.
attika-refused-shrine = On ne construit pas sur un sanctuaire.
attika-refused-cards = Cela coûterait ici { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $held ->
    [0] vous n’en avez aucune.
    [one] votre seule carte ne suffit pas.
   *[other] vos { $held } cartes ne suffisent pas.
}
attika-note-threat = { $missing ->
    [0] { $seat } relie deux sanctuaires.
    [one] Il ne manque qu’un bâtiment à { $seat } pour relier deux sanctuaires.
   *[other] Il ne manque que { $missing } bâtiments à { $seat } pour relier deux sanctuaires.
}

## Annoncé en grand

attika-banner-threat = { $seat } a construit { $building-indef } : encore un bâtiment, et deux sanctuaires sont reliés
attika-banner-threat-tile = { $seat } a posé une tuile : un bâtiment dessus, et deux sanctuaires sont reliés
attika-banner-last-building = { $seat } a construit { $building-indef } : il ne lui reste qu’un bâtiment à construire
attika-banner-in-the-way = { $seat } a construit { $building-indef } sur votre chemin : pour relier deux sanctuaires, il vous faut { $now } bâtiments au lieu de { $needed }
attika-banner-cut-off = { $seat } a construit { $building-indef } et vous coupe la route : sur ce terrain, vous ne pouvez plus relier deux sanctuaires
attika-banner-must-wait = Vous ne pouvez payer { $building-def } nulle part pour l’instant : la construction attend sur votre plateau

## Journal

attika-log-drew = { $seat-did } pioché { $building-indef }
    .own = Pioche : { $building-indef }
attika-log-stored = { $seat-did } mis { $building-def } en attente
    .own = Mise en attente
attika-log-built = { $cards ->
    [0] { $seat-did } construit gratuitement { $building-indef } { $ground }
    [one] { $seat-did } construit { $building-indef } { $ground } pour 1 carte
   *[other] { $seat-did } construit { $building-indef } { $ground } pour { $cards } cartes
}
    .own = { $cards ->
        [0] Construction gratuite : { $building-indef }
        [one] Construction pour 1 carte : { $building-indef }
       *[other] Construction pour { $cards } cartes : { $building-indef }
    }
    .heard = { $seat-did } construit { $building-indef } en { $q }, { $r }
attika-log-turned-up = { $seat-did } révélé une tuile paysage
attika-log-expanded = { $seat-did } posé la tuile
attika-log-took = { $count ->
    [one] { $seat-did } pris { $count } carte
   *[other] { $seat-did } pris { $count } cartes
}
attika-log-took-own = { $seat-did } pris { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }
attika-log-declined = { $seat } n’a pris aucune carte
attika-log-reshuffled = La défausse a été mélangée pour former une nouvelle pioche
attika-log-completed = { $seat-did } complété { $group-def } et gagné { $amphoras ->
    [one] une amphore
   *[other] { $amphoras } amphores
}
attika-log-broken = { $seat-did } complété { $group-def }, mais en plusieurs morceaux
attika-log-blessed = { $amphoras ->
    [0] { $seat-did } relié deux sanctuaires, mais il ne restait pas d’amphore
    [one] { $seat-did } relié deux sanctuaires et gagné une amphore
   *[other] { $seat-did } relié deux sanctuaires et gagné { $amphoras } amphores
}
attika-log-amphora-action = { $seat-did } dépensé une amphore pour une action de plus
attika-log-amphora-card = { $seat-did } dépensé une amphore pour une carte
attika-log-ended-all-built = { $seat } a tout construit et gagne la partie
    .own = Vous avez tout construit et gagnez la partie
attika-log-ended-connection = { $seat } a relié deux sanctuaires et gagne la partie
    .own = Vous avez relié deux sanctuaires et gagnez la partie
attika-log-ended-all-built-and-connection = { $seat } a tout construit et relié deux sanctuaires d’un coup, et gagne la partie
    .own = Vous avez tout construit et relié deux sanctuaires d’un coup, et gagnez la partie
attika-log-ended-stalemate = Personne ne pouvait plus continuer ; { $winners ->
    [one] { $seat } est en tête
   *[other] plusieurs sont à égalité
}
attika-log-ended-turn-limit = Cent tours ont été joués ; { $winners ->
    [one] { $seat } est en tête
   *[other] plusieurs sont à égalité
}
attika-ending-stalemate = Personne ne pouvait plus continuer : les bâtiments, puis les amphores, puis les cartes départagent les joueurs.
attika-ending-turn-limit = Cent tours ont été joués : les bâtiments, puis les amphores, puis les cartes départagent les joueurs.
attika-verdict-all-built = { $side ->
    [won] Vous avez gagné en construisant vos trente bâtiments
    [lost] Vous avez perdu : { $seat } a construit ses trente bâtiments
   *[told] { $seat } a construit ses trente bâtiments et gagne
}
attika-verdict-connection = { $side ->
    [won] Vous avez gagné en reliant deux sanctuaires
    [lost] Vous avez perdu : { $seat } a relié deux sanctuaires
   *[told] { $seat } a relié deux sanctuaires et gagne
}
attika-verdict-all-built-and-connection = { $side ->
    [won] Vous avez gagné en construisant vos trente bâtiments et en reliant deux sanctuaires
    [lost] Vous avez perdu : { $seat } a construit ses trente bâtiments et relié deux sanctuaires
   *[told] { $seat } a construit ses trente bâtiments, relié deux sanctuaires et gagne
}
attika-criterion-buildings = Bâtiments
attika-criterion-amphoras = Amphores
attika-criterion-cards = Cartes
attika-nth-round = Tour { $round }

## Pourquoi un indice le dit

attika-hint-end = Cela gagne la partie : { $reason ->
    [all-built] vos { $total } bâtiments sont construits.
   *[other] deux sanctuaires sont reliés.
}
attika-hint-shrines = { $missing ->
    [one] Il ne vous manquera plus qu’un bâtiment pour relier deux sanctuaires.
   *[other] Il ne vous manquera plus que { $missing } bâtiments pour relier deux sanctuaires.
}
attika-hint-threat = Cela éloigne { $seat } des sanctuaires : { $missing ->
    [one] il lui manquera { $missing } bâtiment
   *[other] il lui manquera { $missing } bâtiments
} pour en relier deux, au lieu de { $before }.
attika-hint-blocked = Cela barre la route à { $seat }, à qui il manquait { $before ->
    [one] { $before } bâtiment
   *[other] { $before } bâtiments
} pour relier deux sanctuaires.
attika-hint-draw = { $left ->
    [one] Il reste 1 bâtiment dans vos piles ; une fois pioché, il peut être construit aussitôt.
   *[other] Il reste { $left } bâtiments dans vos piles ; un bâtiment pioché peut être construit aussitôt.
}
attika-hint-build = { $built ->
    [one] Ce sera le premier de vos { $total } bâtiments.
   *[other] { $built } de vos { $total } bâtiments seront construits.
}
attika-hint-price = { $building } : { $paid ->
    [0] rien à payer ici, au lieu de { $full ->
        [one] 1 carte.
       *[other] { $full } cartes.
    }
    [one] { $paid } carte ici, au lieu de { $full }.
   *[other] { $paid } cartes ici, au lieu de { $full }.
}
attika-hint-cards = { $fewer ->
    [one] Vos prochains bâtiments coûteront 1 carte de moins.
   *[other] Vos prochains bâtiments coûteront { $fewer } cartes de moins.
}
attika-hint-hand = { $cards ->
    [one] Cela apporte { $cards } carte :
   *[other] Cela apporte { $cards } cartes :
} { $held } en main.
attika-hint-settlements = Cela réunit vos colonies : { $settlements } au lieu de { $before }.
attika-hint-amphoras = { $amphoras ->
    [one] Cela vous rapporte une amphore.
   *[other] Cela vous rapporte { $amphoras } amphores.
}
attika-hint-groups = { $count } bâtiments sur { $size } formeront un seul bloc ({ $group }) ; au complet, ils rapportent une amphore.
attika-hint-room = { $more ->
    [one] Cela laisse { $more } place libre de plus
   *[other] Cela laisse { $more } places libres de plus
} à côté de vos bâtiments : { $places } en tout.
attika-hint-land = { $tiles ->
    [one] Vous poserez la dernière tuile paysage.
   *[other] Vous poserez l’une des { $tiles } tuiles paysage restantes.
}
attika-hint-keeps = Il vous restera { LIST(attika-some-water, attika-some-forest, attika-some-hills, attika-some-mountains) }.
attika-hint-keeps-nothing = Toute votre main y passe, de quelque façon que vous payiez.
attika-hint-spends = { $amphoras ->
    [0] C’est votre dernière amphore.
    [one] Il vous restera { $amphoras } amphore.
   *[other] Il vous restera { $amphoras } amphores.
}
attika-hint-waits = Une meilleure place peut se présenter : { $building-def } coûterait ici jusqu’à { $full ->
    [one] 1 carte.
   *[other] { $full } cartes.
}
attika-hint-stands = { $building } : { $paid ->
    [0] rien à payer ici ;
    [one] { $paid } carte ici ;
   *[other] { $paid } cartes ici ;
} { $built ->
    [one] ce sera le premier de vos { $total } bâtiments.
   *[other] { $built } de vos { $total } bâtiments seront construits.
}
attika-hint-saves = { $amphoras ->
    [one] Votre amphore servira à un meilleur moment.
   *[other] Vos { $amphoras } amphores serviront à un meilleur moment.
}

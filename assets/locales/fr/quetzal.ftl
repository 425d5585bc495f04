# Les mots de Quetzal, en français. Lieux et matériel portent les noms de la règle française ; les tuiles, qui n’y ont
# pas de nom, portent les nôtres.

quetzal-title = Quetzal
quetzal-about = Lancez votre équipe d’Aventuriers et d’Archéologues, envoyez-la sur l’île disputer les objets aux enchères, et livrez des collections complètes avant la fin du cinquième tour.

## Mise en place

quetzal-option-start = Qui commence
quetzal-option-start-random = Tirage au sort
quetzal-option-rolls = Comment tombent les meeples
quetzal-option-rolls-likely = Selon notre estimation : presque toujours à plat
quetzal-option-rolls-forgiving = Clément : moins souvent à plat
quetzal-option-tracking = Cartes prises face visible
quetzal-option-tracking-false = À chacun de s’en souvenir
quetzal-option-tracking-true = Restent visibles pour tous
quetzal-option-village-colour = Le Village accueille
quetzal-option-village-colour-adventurers = Des Aventuriers
quetzal-option-village-colour-archaeologists = Des Archéologues
quetzal-option-village-colour-either = Les uns ou les autres
quetzal-option-village-costs = Prix au Village
quetzal-option-village-costs-2-1-1 = 2, 1 et 1 Pièces d’or
quetzal-option-village-costs-2-2-1 = 2, 2 et 1 Pièces d’or
quetzal-option-mummy-values = Les momies valent
quetzal-option-mummy-values-3-6-10 = 3, 6 ou 10 points
quetzal-option-mummy-values-2-6-10 = 2, 6 ou 10 points
quetzal-option-extra-crate = « Caisse de plus » ajoute une carte
quetzal-option-extra-crate-meeple = À chaque livraison à la Capitainerie
quetzal-option-extra-crate-round = À la première livraison du tour à la Capitainerie
quetzal-option-automaton = L’automate prend d’abord
quetzal-option-automaton-rare = Les objets les plus rares
quetzal-option-automaton-common = Les objets les plus communs
quetzal-ending-five-rounds = Les cinq tours ont été joués.
quetzal-nth-round = Tour { $round }

## Feuille de score et joueurs

quetzal-score-collections = Collections livrées
quetzal-score-bonuses = Bonus des cartes livrées
quetzal-score-cargo = Améliorations (livraisons)
quetzal-score-track = Piste de Découverte
quetzal-score-quarry = Carrière
quetzal-score-patronage = Points achetés
quetzal-score-marker = Jeton Premier Joueur
quetzal-score-coins = Pièces d’or (par lot de 3)
quetzal-score-upgrades = Améliorations (à la fin)
quetzal-criterion-discovery = Piste de Découverte
quetzal-count-points = { $count ->
    [one] point
   *[other] points
}
quetzal-count-final = { $count ->
    [one] point si la partie finissait là
   *[other] points si la partie finissait là
}
quetzal-label-final = { $count ->
    [one] point
   *[other] points
}
quetzal-count-coins = { $count ->
    [one] Pièce d’or
   *[other] Pièces d’or
}
quetzal-label-coins = { $count ->
    [one] pièce
   *[other] pièces
}
quetzal-count-discovery = { $count ->
    [one] point de Découverte
   *[other] points de Découverte
}
quetzal-label-discovery = Découverte
quetzal-count-cards = { $count ->
    [one] carte
   *[other] cartes
}
quetzal-count-meeples = { $count ->
    [one] meeple à placer
   *[other] meeples à placer
}
quetzal-label-meeples = à placer
quetzal-count-adventurers = { $count ->
    [one] peut être Aventurier
   *[other] peuvent être Aventuriers
}
quetzal-count-archaeologists = { $count ->
    [one] peut être Archéologue
   *[other] peuvent être Archéologues
}
quetzal-count-upgrades = { $count ->
    [one] Amélioration
   *[other] Améliorations
}

## Petits mots

quetzal-number = { $number }
quetzal-times = { $count } { $thing-plural }
quetzal-one = { $thing-indef }
quetzal-list-2 = { $item1 } et { $item2 }
quetzal-list-3 = { $item1 }, { $item2 } et { $item3 }
quetzal-list-4 = { $item1 }, { $item2 }, { $item3 } et { $item4 }
quetzal-list-5 = { $item1 }, { $item2 }, { $item3 }, { $item4 } et { $item5 }
quetzal-list-6 = { $item1 }, { $item2 }, { $item3 }, { $item4 }, { $item5 } et { $item6 }
quetzal-list-7 = { $item1 }, { $item2 }, { $item3 }, { $item4 }, { $item5 }, { $item6 } et { $item7 }
quetzal-some-coins = { $coins ->
    [one] { $coins } Pièce d’or
   *[other] { $coins } Pièces d’or
}
quetzal-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quetzal-and-coins = { $coins ->
    [0] {""}
    [one] 1 Pièce d’or
   *[other] { $coins } Pièces d’or
}
quetzal-and-points = { $points ->
    [0] {""}
    [one] 1 point
   *[other] { $points } points
}
quetzal-and-discovery = { $discovery ->
    [0] {""}
    [one] 1 point de Découverte
   *[other] { $discovery } points de Découverte
}
quetzal-and-upgrades = { $upgrades ->
    [0] {""}
   *[other] une Amélioration
}
quetzal-and-standing = { $standing ->
    [0] {""}
   *[other] { $standing } debout
}
quetzal-and-side = { $side ->
    [0] {""}
   *[other] { $side } sur la tranche
}
quetzal-and-white = { $white ->
    [0] {""}
    [one] { $white } Archéologue
   *[other] { $white } Archéologues
}
quetzal-and-black = { $black ->
    [0] {""}
    [one] { $black } Aventurier
   *[other] { $black } Aventuriers
}
quetzal-and-character = { $character ->
    [0] {""}
   *[other] le Personnage
}
quetzal-group = { $colour-key ->
    [open] le Personnage seul
   *[other] { $size ->
        [one] 1 { $colour-one }
       *[other] { $size } { $colour-other }
    }
}
quetzal-bonus-none = rien
quetzal-bonus-coin = 1 Pièce d’or
quetzal-bonus-discovery = 1 point de Découverte
quetzal-bonus-vp = 1 point de Victoire
quetzal-colour-black = Aventuriers
    .key = black
    .one = Aventurier
    .other = Aventuriers
quetzal-colour-white = Archéologues
    .key = white
    .one = Archéologue
    .other = Archéologues
quetzal-colour-open = couleur au choix
    .key = open
    .one = meeple de couleur au choix
    .other = meeples d’une même couleur
quetzal-kind-black = Aventurier
    .indef = un Aventurier
    .def = l’Aventurier
    .gender = m
    .plural = Aventuriers
quetzal-kind-white = Archéologue
    .indef = un Archéologue
    .def = l’Archéologue
    .gender = m
    .plural = Archéologues
quetzal-kind-side = Meeple sur la tranche
    .indef = un meeple sur la tranche
    .def = le meeple sur la tranche
    .gender = m
    .plural = meeples sur la tranche
quetzal-kind-standing = Meeple debout
    .indef = un meeple debout
    .def = le meeple debout
    .gender = m
    .plural = meeples debout
quetzal-kind-character = Personnage
    .indef = le Personnage
    .def = le Personnage
    .gender = m
    .plural = Personnages
quetzal-fell-black = Aventurier
quetzal-fell-white = Archéologue
quetzal-fell-side = sur la tranche
quetzal-fell-standing = debout
quetzal-fell-flat = à plat

## Lieux

quetzal-place-camp = Campement
    .def = le Campement
    .at = au Campement
    .to = au Campement
quetzal-place-stela = Stèle du Savoir
    .def = la Stèle du Savoir
    .at = à la Stèle du Savoir
    .to = à la Stèle du Savoir
quetzal-place-temple-1 = Temple, case à 5 pièces
    .def = la case à 5 pièces du Temple
    .at = sur la case à 5 pièces du Temple
    .to = sur la case à 5 pièces du Temple
quetzal-place-temple-2 = Temple, case à 4 pièces
    .def = la case à 4 pièces du Temple
    .at = sur la case à 4 pièces du Temple
    .to = sur la case à 4 pièces du Temple
quetzal-place-temple-3 = Temple, case à 3 pièces
    .def = la case à 3 pièces du Temple
    .at = sur la case à 3 pièces du Temple
    .to = sur la case à 3 pièces du Temple
quetzal-place-temple-4 = Temple, case à 2 pièces
    .def = la case à 2 pièces du Temple
    .at = sur la case à 2 pièces du Temple
    .to = sur la case à 2 pièces du Temple
quetzal-place-temple-5 = Temple, case à 1 pièce
    .def = la case à 1 pièce du Temple
    .at = sur la case à 1 pièce du Temple
    .to = sur la case à 1 pièce du Temple
quetzal-place-quarry = Carrière
    .def = la Carrière
    .at = à la Carrière
    .to = à la Carrière
quetzal-place-small-temple = Petit Temple
    .def = le Petit Temple
    .at = au Petit Temple
    .to = au Petit Temple
quetzal-place-ruins = Ruines
    .def = les Ruines
    .at = aux Ruines
    .to = aux Ruines
quetzal-place-black-market = Marché noir
    .def = le Marché noir
    .at = au Marché noir
    .to = au Marché noir
quetzal-place-village-1 = Village, case du haut
    .def = la case du haut du Village
    .at = sur la case du haut du Village
    .to = sur la case du haut du Village
quetzal-place-village-2 = Village, case du milieu
    .def = la case du milieu du Village
    .at = sur la case du milieu du Village
    .to = sur la case du milieu du Village
quetzal-place-village-3 = Village, case du bas
    .def = la case du bas du Village
    .at = sur la case du bas du Village
    .to = sur la case du bas du Village
quetzal-place-harbor = Capitainerie
    .def = la Capitainerie
    .at = à la Capitainerie
    .to = à la Capitainerie
quetzal-place-ship-1 = Navire 1
    .def = le Navire 1
    .at = sur le Navire 1
    .to = sur le Navire 1
quetzal-place-ship-2 = Navire 2
    .def = le Navire 2
    .at = sur le Navire 2
    .to = sur le Navire 2
quetzal-place = { $face }{ $state ->
    [covered] , hors jeu dans cette partie
    [held] { $owner-side ->
        [mine] {" "}(à vous)
       *[theirs] {" "}({ $owner })
    }
    [automaton] {" "}(l’automate)
   *[empty] {""}
}
quetzal-display = Emplacement de carte : { $face }
quetzal-display-temple = Temple
quetzal-display-quarry = Carrière
quetzal-display-small-temple = Petit Temple
quetzal-display-ruins = Ruines
quetzal-tile-display = Emplacement d’Amélioration au Village
quetzal-pool = { $face }{ $owner-side ->
    [mine] {""}
   *[theirs] {" "}({ $owner })
}
quetzal-pool-black = Aventuriers
quetzal-pool-white = Archéologues
quetzal-pool-side = Meeples sur la tranche
quetzal-pool-standing = Meeples debout
quetzal-pool-character = Personnage
quetzal-track = Piste de Découverte : { $face }{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades) }
quetzal-track-start = départ
quetzal-track-nothing = pas de récompense
quetzal-track-reward = {""}
quetzal-round = Tour { $number }

## Matériel

quetzal-card-pottery-none = Poterie
    .indef = une poterie
    .def = la poterie
    .gender = f
    .plural = poteries
quetzal-card-pottery-coin = Poterie (+1 Pièce d’or)
    .indef = une poterie (+1 Pièce d’or)
    .def = la poterie (+1 Pièce d’or)
    .gender = f
    .plural = poteries (+1 Pièce d’or)
quetzal-card-pottery-discovery = Poterie (+1 Découverte)
    .indef = une poterie (+1 Découverte)
    .def = la poterie (+1 Découverte)
    .gender = f
    .plural = poteries (+1 Découverte)
quetzal-card-pottery-vp = Poterie (+1 point)
    .indef = une poterie (+1 point)
    .def = la poterie (+1 point)
    .gender = f
    .plural = poteries (+1 point)
quetzal-card-weapon-none = Arme
    .indef = une arme
    .def = l’arme
    .gender = f
    .plural = armes
quetzal-card-weapon-coin = Arme (+1 Pièce d’or)
    .indef = une arme (+1 Pièce d’or)
    .def = l’arme (+1 Pièce d’or)
    .gender = f
    .plural = armes (+1 Pièce d’or)
quetzal-card-weapon-discovery = Arme (+1 Découverte)
    .indef = une arme (+1 Découverte)
    .def = l’arme (+1 Découverte)
    .gender = f
    .plural = armes (+1 Découverte)
quetzal-card-weapon-vp = Arme (+1 point)
    .indef = une arme (+1 point)
    .def = l’arme (+1 point)
    .gender = f
    .plural = armes (+1 point)
quetzal-card-tablet-none = Tablette
    .indef = une tablette
    .def = la tablette
    .gender = f
    .plural = tablettes
quetzal-card-tablet-coin = Tablette (+1 Pièce d’or)
    .indef = une tablette (+1 Pièce d’or)
    .def = la tablette (+1 Pièce d’or)
    .gender = f
    .plural = tablettes (+1 Pièce d’or)
quetzal-card-tablet-discovery = Tablette (+1 Découverte)
    .indef = une tablette (+1 Découverte)
    .def = la tablette (+1 Découverte)
    .gender = f
    .plural = tablettes (+1 Découverte)
quetzal-card-tablet-vp = Tablette (+1 point)
    .indef = une tablette (+1 point)
    .def = la tablette (+1 point)
    .gender = f
    .plural = tablettes (+1 point)
quetzal-card-statuette-none = Statuette
    .indef = une statuette
    .def = la statuette
    .gender = f
    .plural = statuettes
quetzal-card-statuette-coin = Statuette (+1 Pièce d’or)
    .indef = une statuette (+1 Pièce d’or)
    .def = la statuette (+1 Pièce d’or)
    .gender = f
    .plural = statuettes (+1 Pièce d’or)
quetzal-card-statuette-discovery = Statuette (+1 Découverte)
    .indef = une statuette (+1 Découverte)
    .def = la statuette (+1 Découverte)
    .gender = f
    .plural = statuettes (+1 Découverte)
quetzal-card-statuette-vp = Statuette (+1 point)
    .indef = une statuette (+1 point)
    .def = la statuette (+1 point)
    .gender = f
    .plural = statuettes (+1 point)
quetzal-card-mummy-none = Momie
    .indef = une momie
    .def = la momie
    .gender = f
    .plural = momies
quetzal-card-mummy-discovery = Momie (+1 Découverte)
    .indef = une momie (+1 Découverte)
    .def = la momie (+1 Découverte)
    .gender = f
    .plural = momies (+1 Découverte)
quetzal-type-pottery = poterie
    .title = Poteries
    .plural = poteries
    .gender = f
quetzal-type-weapon = arme
    .title = Armes
    .plural = armes
    .gender = f
quetzal-type-tablet = tablette
    .title = Tablettes
    .plural = tablettes
    .gender = f
quetzal-type-statuette = statuette
    .title = Statuettes
    .plural = statuettes
    .gender = f
quetzal-type-mummy = momie
    .title = Momies
    .plural = momies
    .gender = f
quetzal-card = { $face ->
    [none] { $count ->
        [one] 1 carte cachée
       *[other] { $count } cartes cachées
    }
   *[other] { $count ->
        [one] { $face }
       *[other] { $count } × { INSIDE($face) }
    }
}{ $state ->
    [discarded] , dans la défausse
    [unseen] , pas encore vue
   *[none] {""}
}
quetzal-meeple = { $owner-side ->
    [mine] Votre meeple
   *[theirs] Meeple ({ $owner })
}, { $face }{ $state ->
    [held] , choisi
   *[none] {""}
}
quetzal-meeple-black = Aventurier
quetzal-meeple-white = Archéologue
quetzal-meeple-side = sur la tranche (au choix)
quetzal-meeple-standing = debout (au choix)
quetzal-character = { $owner-side ->
    [mine] Votre Personnage
   *[theirs] Personnage ({ $owner })
}, { $face }{ $state ->
    [held] , choisi
   *[none] {""}
}
quetzal-character-flat = à plat
quetzal-character-side = sur la tranche
quetzal-character-standing = debout
quetzal-automaton-meeple = Meeple de l’automate, { $face }
quetzal-automaton-meeple-black = Aventurier
quetzal-automaton-meeple-white = Archéologue
quetzal-automaton-card = Carte Automate { $face }
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
    [one] { $count } carte Automate à venir
   *[other] { $count } cartes Automate à venir
}
quetzal-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
quetzal-pile = Pile d’Améliorations : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
quetzal-marker = { $owner-side ->
    [mine] Votre jeton Premier Joueur
   *[theirs] Jeton Premier Joueur ({ $owner })
}
quetzal-plane = Jeton Avion
quetzal-disk = { $owner-side ->
    [mine] Votre disque
   *[theirs] Disque ({ $owner })
}
quetzal-upgrade-reroll-2 = Seconde chance
quetzal-upgrade-reroll-all = Regroupement
quetzal-upgrade-coins-to-vp = Mécénat
quetzal-upgrade-coins-to-d = Fonds d’étude
quetzal-upgrade-tablet-coins = Amateur de tablettes
quetzal-upgrade-trio-vp = Cargaison variée
quetzal-upgrade-pottery-3 = Guilde des potiers
quetzal-upgrade-weapon-3 = Guilde des armuriers
quetzal-upgrade-temple-discount = Guide du Temple
quetzal-upgrade-extra-delivery = Caisse de plus
quetzal-upgrade-temple-draw = Œil exercé
quetzal-upgrade-now-coins = Bienfaiteur
quetzal-upgrade-now-d = Percée
quetzal-effect-reroll-2 = À l’étape 1, vous pouvez relancer jusqu’à { $meeples } de vos meeples.
quetzal-effect-reroll-all = À l’étape 1, vous pouvez relancer tous vos meeples.
quetzal-effect-coins-to-vp = À votre tour : { $price } Pièces d’or contre { $vp } point de Victoire, autant de fois que vous voulez.
quetzal-effect-coins-to-d = À votre tour : { $price } Pièces d’or contre { $steps } point de Découverte, autant de fois que vous voulez.
quetzal-effect-tablet-coins = { $pay } Pièces d’or pour chaque tablette livrée.
quetzal-effect-trio-vp = { $vp } points si une livraison contient une poterie, une arme et une tablette.
quetzal-effect-pottery-3 = { quetzal-effect-coins } et { $vp } points si une livraison contient au moins { $cards } poteries.
quetzal-effect-weapon-3 = { quetzal-effect-coins } et { $vp } points si une livraison contient au moins { $cards } armes.
quetzal-effect-temple-discount = Les cases du Temple vous coûtent { $price ->
    [one] { $price } Pièce d’or
   *[other] { $price } Pièces d’or
} de moins.
quetzal-effect-extra-delivery = Chacune de vos livraisons peut contenir { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de plus.
quetzal-effect-temple-draw = Sur les cases à 3 et à 2 pièces du Temple, piochez deux cartes et gardez-en une ; l’autre va sous la pioche.
quetzal-effect-now-coins = { quetzal-effect-coins }, tout de suite.
quetzal-effect-now-d = { $steps ->
    [one] { $steps } point de Découverte
   *[other] { $steps } points de Découverte
} et { quetzal-effect-coins }, tout de suite.
quetzal-effect-coins = { $pay ->
    [one] { $pay } Pièce d’or
   *[other] { $pay } Pièces d’or
}
quetzal-upgrade = { $face }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}{ $state ->
    [active] { $owner-side ->
        [mine] , Amélioration active
       *[theirs] , Amélioration active ({ $owner })
    }
    [spent] { $owner-side ->
        [mine] , dans votre défausse
       *[theirs] , dans la défausse personnelle ({ $owner })
    }
    [left] , encore dans la pile
   *[none] {""}
}

## Ce qui est demandé

quetzal-ask-nothing = La partie est finie
quetzal-ask-rerolls = { $held ->
    [0] Relancez des meeples grâce à vos Améliorations, ou continuez
    [one] Prenez un autre meeple, ou lancez
   *[other] Relancer ces meeples ?
}
quetzal-ask-exchange-first = Échangez des Pièces d’or grâce à vos Améliorations, ou continuez
quetzal-ask-place = { $held ->
    [0] Choisissez un lieu, ou prenez d’abord des meeples
    [one] Où va ce meeple ?
   *[other] Où vont ces { $held } meeples ?
}
quetzal-ask-bid = { $place } : combien de meeples misez-vous ?
    .here = Combien de meeples misez-vous ?
quetzal-ask-camp-reroll = { $times ->
    [one] Campement : vous pouvez relancer un de vos meeples
   *[other] Campement : vous pouvez relancer un de vos meeples ({ $times } fois)
}
quetzal-ask-temple = { $left ->
    [one] Choisissez une carte dans le Temple
   *[other] Choisissez une carte dans le Temple : { $left } à prendre
}
quetzal-ask-keep = Gardez une des deux cartes ; l’autre va sous la pioche
quetzal-ask-market = Marché noir : vendre une carte Objet pour { quetzal-some-coins } ?
quetzal-ask-village = Choisissez une Amélioration au Village
quetzal-ask-limit = Vous ne gardez que deux Améliorations : laquelle défausser ?
quetzal-ask-delivery = Choisissez jusqu’à { $limit } cartes à livrer { $place-at }
quetzal-ask-exchange = Échanger des Pièces d’or avant la fin du tour ?

## Ce que l’on peut faire

quetzal-do-occupy = Placez-vous { $place-at }{ $coins ->
    [0] {""}
    [one] {" "}pour 1 Pièce d’or
   *[other] {" "}pour { $coins } Pièces d’or
}
    .here = { $coins ->
        [0] gratuit
        [one] 1 Pièce d’or
       *[other] { $coins } Pièces d’or
    }
quetzal-do-bid = Miser { quetzal-group } { $place-at }
    .here = Miser { quetzal-group }
quetzal-control-bid = { quetzal-group }{ LIST(quetzal-and-side, quetzal-and-standing, quetzal-and-character, before: ", dont ") }
quetzal-bids-black = Aventuriers
quetzal-bids-white = Archéologues
quetzal-bids-open = Personnage
quetzal-do-camp = { $size ->
    [one] Envoyer 1 meeple au Campement et gagner { quetzal-some-coins }
   *[other] Envoyer { $size } meeples au Campement et gagner { quetzal-some-coins }
}
    .here = { $size ->
        [one] gagner { quetzal-some-coins }
       *[other] { $size } meeples, gagner { quetzal-some-coins }
    }
quetzal-do-harbor = { $size ->
    [one] Envoyer 1 meeple à la Capitainerie pour { $coins } Pièces d’or
   *[other] Envoyer { $size } meeples à la Capitainerie pour { $coins } Pièces d’or
}
    .here = { $size ->
        [one] { $coins } Pièces d’or
       *[other] { $size } meeples, { $coins } Pièces d’or
    }
quetzal-do-hold = Choisir { $meeple-indef }
    .here = Choisir
quetzal-do-hold-reroll = Relancer { $meeple-indef }
    .here = Relancer
quetzal-do-reroll = Relancer { $meeples }
    .here = Relancer
quetzal-do-reroll-all = Relancer tous vos meeples
quetzal-do-reroll-nothing = Ne pas relancer
quetzal-do-go-on = Continuer
quetzal-do-buy-point = Payer { quetzal-some-coins } pour 1 point de Victoire
quetzal-do-buy-discovery = Payer { quetzal-some-coins } pour 1 point de Découverte
quetzal-do-exchange-nothing = Ne rien échanger
quetzal-do-take-card = Prendre { $card-def }
    .here = Prendre
quetzal-do-keep = Garder { $card-def }
    .here = Garder
quetzal-do-sell = Vendre { $card-indef }
    .here = Vendre
quetzal-do-sell-nothing = Ne rien vendre
quetzal-do-take-upgrade = Prendre « { $upgrade } »
    .here = Prendre
quetzal-do-discard-upgrade = Défausser « { $upgrade } »
    .here = Défausser
quetzal-do-load = Charger { $card-indef }
    .here = Charger
quetzal-do-deliver = { $count ->
    [one] Livrer cette carte
   *[other] Livrer ces { $count } cartes
} : { quetzal-some-points }
quetzal-do-deliver-all = Livrer les { $count } cartes : { quetzal-some-points }
quetzal-do-deliver-best = Livrer les { $count } meilleures : { quetzal-some-points }
quetzal-do-deliver-nothing = Ne rien livrer
quetzal-do-keep-all = Garder toutes les cartes…

## Ce que cela rapporterait

quetzal-preview-cost = { $coins ->
    [one] Coûte 1 Pièce d’or
   *[other] Coûte { $coins } Pièces d’or
}
    .here = {""}
quetzal-preview-goes = Vous envoyez : { $goes }. Il reste : { $stays }
    .here = {""}
quetzal-preview-goes-all = Vous envoyez : { $goes }. Il ne reste personne
    .here = {""}
quetzal-preview-coins = Rapporte { quetzal-some-coins }
quetzal-preview-temple = { $choose ->
    [one] Choisir 1 carte dans le Temple
   *[other] Choisir { $choose } cartes dans le Temple
}{ $draw ->
    [0] {""}
   *[other] , puis piocher { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }
}{ $above ->
    [0] {" "}; pour l’instant, vous choisissez en premier
    [one] {" "}; un joueur choisit avant vous
   *[other] {" "}; { $above } joueurs choisissent avant vous
}
    .here = { $choose ->
        [one] 1 carte
       *[other] { $choose } cartes
    }{ $draw ->
        [0] {""}
       *[other] , puis { $draw } de la pioche
    }{ $above ->
        [0] , premier à choisir pour l’instant
        [one] , après un joueur
       *[other] , après { $above } joueurs
    }
quetzal-preview-village = Choisir une Amélioration parmi { $tiles }{ $above ->
    [0] {" "}; pour l’instant, vous choisissez en premier
    [one] {" "}; un joueur choisit avant vous
   *[other] {" "}; { $above } joueurs choisissent avant vous
}
    .here = une Amélioration parmi { $tiles }{ $above ->
        [0] , premier à choisir pour l’instant
        [one] , après un joueur
       *[other] , après { $above } joueurs
    }
quetzal-preview-stela = Le jeton Premier Joueur et { $steps ->
    [one] { $steps } point de Découverte
   *[other] { $steps } points de Découverte
}
quetzal-preview-cards = Les cartes du lieu : { $cards }
    .here = { $cards }
quetzal-preview-bonus = Bonus : { $bonus }
quetzal-preview-market = Qui l’emporte peut vendre une carte Objet pour { quetzal-some-coins }
    .here = vendre une carte Objet pour { quetzal-some-coins }
quetzal-preview-camp = { quetzal-effect-coins } tout de suite, et vous pouvez relancer un meeple de votre réserve (estimation : { $percent } % qu’il finisse debout, pour une Pièce d’or de plus)
    .here = vous pouvez relancer un meeple
quetzal-preview-camp-several = { quetzal-effect-coins } tout de suite, et vous pouvez relancer { $times } fois un meeple de votre réserve (estimation : { $percent } % qu’il finisse debout, pour une Pièce d’or de plus)
    .here = vous pouvez relancer { $times } fois
quetzal-preview-camp-last = { quetzal-effect-coins } tout de suite ; aucun meeple ne reste à relancer
    .here = {""}
quetzal-preview-limit = Livrer jusqu’à { $limit } cartes
quetzal-preview-limit-each = Chacun des { $meeples } meeples livre jusqu’à { $limit } cartes
quetzal-preview-haul = Votre main rapporterait { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) } maintenant
quetzal-preview-ousts = { $size ->
    [one] Chasse 1 meeple ({ $seat })
   *[other] Chasse { $size } meeples ({ $seat })
}
quetzal-preview-ousts-automaton = { $size ->
    [one] Chasse le meeple de l’automate
   *[other] Chasse les { $size } meeples de l’automate
}
quetzal-preview-track = { $steps ->
    [one] { $steps } point de Découverte
   *[other] { $steps } points de Découverte
}{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: " : ") }
    .here = { LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: "Piste de Découverte : ") }
quetzal-preview-track-end = Bout de la piste de Découverte : plus rien à y gagner
quetzal-preview-collection = { $held ->
    [0] Vous n’avez aucune { $artifact }
    [one] Vous avez { $held } { $artifact }
   *[other] Vous avez { $held } { $artifact-plural }
} ; 1, 2 ou 3 livrées ensemble rapportent { $one }, { $two } ou { $three } points
    .here = { $held ->
        [0] aucune
       *[other] vous en avez { $held }
    } ; 1, 2 ou 3 rapportent { $one }, { $two } ou { $three }
quetzal-preview-under = L’autre carte va sous la pioche
quetzal-preview-sold = Ni ses points ni son bonus
quetzal-preview-printed = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
quetzal-preview-twin = Vous avez déjà cette Amélioration : elle ne rapporte que ses points
quetzal-preview-slots-full = Vous ne gardez que deux Améliorations : l’une des trois sera défaussée
quetzal-preview-set = { $count } { $count ->
    [one] { $artifact }
   *[other] { $artifact-plural }
} : { quetzal-some-points }
quetzal-preview-bonuses = Bonus des cartes : { LIST(quetzal-and-points, quetzal-and-coins, quetzal-and-discovery) }
quetzal-preview-upgrades = Grâce aux Améliorations : { LIST(quetzal-and-points, quetzal-and-coins) }
quetzal-preview-total = Total des cartes : { LIST(quetzal-some-points, quetzal-and-coins) }

## Pourquoi pas

quetzal-refused-marker = Qui possède le jeton Premier Joueur ne peut pas y aller
quetzal-refused-occupied = Cette case est déjà prise pour ce tour
quetzal-refused-own-bid = Vous occupez déjà ce lieu
quetzal-refused-one-meeple = Un seul meeple peut y aller
quetzal-refused-coins = { $coins ->
    [one] Coûte 1 Pièce d’or
   *[other] Coûte { $coins } Pièces d’or
} ; { $held ->
    [0] vous n’en avez pas
   *[other] vous en avez { $held }
}
quetzal-refused-bid = Il faut au moins { $beat } { $colour-other } ; { $usable ->
    [0] vous n’en avez pas
   *[other] vous en avez { $usable }
}
quetzal-refused-mixed = Il est interdit d’y panacher Aventuriers et Archéologues
quetzal-refused-colour = Seuls des { $colour-other } peuvent y aller
quetzal-refused-limit = Pas plus de { $limit } cartes dans cette livraison

## Remarques

quetzal-inspect-discard = Cartes défaussées
quetzal-inspect-unseen = Cartes que vous n’avez pas vues
quetzal-inspect-pile = Améliorations encore dans la pile
quetzal-inspect-odds = Comment tombent les meeples, selon notre estimation
quetzal-inspect-values = Ce que rapportent les collections
quetzal-note-bid = { $place } : { $seat } avec { quetzal-group } ; { $colour-key ->
    [open] il en faut { $beat } d’une même couleur pour surenchérir
   *[other] il en faut { $beat } pour surenchérir
}
quetzal-note-automaton = { $place } : l’automate avec { quetzal-group } ; { $colour-key ->
    [open] il en faut { $beat } d’une même couleur pour surenchérir
   *[other] il en faut { $beat } pour surenchérir
}
quetzal-held = Mise actuelle : { quetzal-group } ; { $colour-key ->
    [open] il en faut { $beat } d’une même couleur pour surenchérir
   *[other] il en faut { $beat } pour surenchérir
}
    .here = {""}
quetzal-note-cargo = Cette cargaison rapporte { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }
quetzal-note-hand = Votre main rapporterait { $harbor ->
    [one] { $harbor } point
   *[other] { $harbor } points
} à la Capitainerie, { $ship } sur un Navire

## Annoncé en grand

quetzal-banner-ousted = { $seat } surenchérit { $place-at } avec { $bid } meeples : { $size ->
    [one] votre meeple vous revient
   *[other] vos { $size } meeples vous reviennent
}
    .heard = Surenchère : { $size ->
        [one] votre meeple vous revient
       *[other] vos { $size } meeples vous reviennent
    }
quetzal-goes-first = { $seat-side ->
    [mine] vous jouez en premier
   *[theirs] { $seat } joue en premier
}
quetzal-banner-round = Le tour { $round } commence : { quetzal-goes-first }
quetzal-banner-last-round = Le dernier tour commence : { quetzal-goes-first }

## Journal

quetzal-log-round = Le tour { $round } commence
quetzal-log-automaton = Carte Automate { $card } : { $count ->
    [one] case du Temple à { $spaces } pièces
   *[other] cases du Temple à { $spaces } pièces
}, { $first_size ->
    [one] 1 { $first_colour-one }
   *[other] { $first_size } { $first_colour-other }
} { $first-at } et { $second_size ->
    [one] 1 { $second_colour-one }
   *[other] { $second_size } { $second_colour-other }
} { $second-at }
quetzal-log-rolled = { $seat-did } lancé ses meeples : { LIST(quetzal-and-black, quetzal-and-white, quetzal-and-side, quetzal-and-standing) } ; Personnage { $character }{ $coins ->
    [0] {""}
    [one] {" "}(+1 Pièce d’or)
   *[other] {" "}(+{ $coins } Pièces d’or)
}
    .heard = { $seat } : { LIST(quetzal-and-black, quetzal-and-white, quetzal-and-side, quetzal-and-standing) } ; Personnage { $character }
quetzal-log-rerolled = { $seat-did } relancé { $meeples } : { $fell }{ $coins ->
    [0] {""}
    [one] {" "}(+1 Pièce d’or)
   *[other] {" "}(+{ $coins } Pièces d’or)
}
quetzal-log-placed = { $seat-did } placé { $meeples } { $place-at }{ $coins ->
    [0] {""}
    [one] {" "}pour 1 Pièce d’or
   *[other] {" "}pour { $coins } Pièces d’or
}
    .own = Placé{ $coins ->
        [0] {""}
        [one] {" "}pour 1 Pièce d’or
       *[other] {" "}pour { $coins } Pièces d’or
    }
    .heard = { $seat } : { $place-at }
quetzal-log-bid = { $seat-did } misé { quetzal-group } { $place-at }
    .own = Mise : { quetzal-group } { $place-at }
    .heard = { $seat } : { quetzal-group } { $place-at }
quetzal-log-camp = { $seat-did } envoyé { $meeples } au Campement (+{ quetzal-some-coins })
    .own = Campement : +{ quetzal-some-coins }
    .heard = { $seat } : { $meeples } au Campement
quetzal-log-ousted = { $size ->
    [one] { $seat-did } récupéré 1 meeple chassé ({ $place })
   *[other] { $seat-did } récupéré { $size } meeples chassés ({ $place })
}
quetzal-log-ousted-automaton = L’automate a été chassé ({ $place })
quetzal-log-marker = { $seat-did } pris le jeton Premier Joueur
quetzal-log-took = { $seat-did } pris { $card-indef } dans le Temple
    .own = Carte prise : { $card }
    .heard = { $seat-did } pris { $card-indef }
quetzal-log-drew = { $seat-did } pioché une carte
quetzal-log-drew-own = { $seat-did } pioché { $card-indef }
    .own = Carte piochée : { $card }
quetzal-log-kept = { $seat-did } pioché deux cartes, en a gardé une et replacé l’autre sous la pioche
quetzal-log-kept-own = { $seat-did } gardé { $card-indef } et replacé { $other-indef } sous la pioche
quetzal-log-won = { $seat-did } remporté { $place-def } : { $cards }, plus { $bonus }
quetzal-log-won-bonus = { $seat-did } remporté { $place-def } : { $bonus }
quetzal-log-automaton-took = L’automate s’est servi { $place-at } : { $cards }, aussitôt défaussées
quetzal-log-automaton-nothing = L’automate n’a rien trouvé { $place-at }
quetzal-log-advanced = { $seat-did } atteint la case { $space } de la piste de Découverte{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: " : ") }
    .own = Piste de Découverte : { $space }{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: ", ") }
    .heard = { $seat } : case { $space } de la piste de Découverte{ LIST(quetzal-and-coins, quetzal-and-points, quetzal-and-upgrades, before: ", ") }
quetzal-log-sold = { $seat-did } vendu { $card-indef } au Marché noir pour { quetzal-some-coins }
    .own = Vente pour { quetzal-some-coins }
quetzal-log-upgrade = { $seat-did } pris l’Amélioration « { $upgrade } »{ LIST(quetzal-and-coins, quetzal-and-discovery, before: " : ") }
quetzal-log-drew-upgrade = { $seat-did } pioché l’Amélioration « { $upgrade } »{ LIST(quetzal-and-coins, quetzal-and-discovery, before: " : ") }
quetzal-log-discarded-upgrade = { $seat-did } défaussé l’Amélioration « { $upgrade } »
quetzal-log-delivered = { $seat-did } livré { $cards } { $place-at } : { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }
    .own = Livraison : { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }
quetzal-log-bought-point = { $seat-did } payé { quetzal-some-coins } pour 1 point
quetzal-log-bought-discovery = { $seat-did } payé { quetzal-some-coins } pour 1 point de Découverte
quetzal-log-declined = { $seat } n’a rien fait { $place-at }
quetzal-log-reshuffled = La défausse a été mélangée pour former une nouvelle pioche
quetzal-log-ended = { $winners ->
    [one] { $seat-side ->
        [mine] Vous gagnez la partie
       *[theirs] { $seat } gagne la partie
    }
   *[other] { $seat } et d’autres se partagent la victoire
}

## La table

quetzal-title-temple = Temple
quetzal-title-village = Village
quetzal-short-stela = Stèle
quetzal-short-harbor = Capitainerie
quetzal-heap = { $count ->
    [0] { $face } : aucun
   *[other] { $face } × { $count }
}
quetzal-row = { $owner-side ->
    [mine] Vous
   *[theirs] { $owner }
} : { quetzal-some-coins }
quetzal-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
quetzal-notebook = Carnet : comment tombent les meeples, ce que rapportent les collections
quetzal-inspect-deck = Cartes que vous n’avez pas vues
quetzal-inspect-spent = Améliorations dans la défausse personnelle ({ $seat })
quetzal-inspect-notebook = Comment tombent les meeples, ce que rapportent les collections
quetzal-inspect-automaton = Ce que l’automate prend d’abord
quetzal-odds = { $face } : { $percent } %
quetzal-values = { $artifact-title } : 1, 2 ou 3 ensemble rapportent { $one }, { $two } ou { $three } points ; { $copies } dans le jeu
quetzal-prefers-bonus = Puis, à famille égale : { $bonus }

## Les parties de la table, en titres à écouter

quetzal-part-temple = Stèle et Temple
quetzal-part-village = Village
quetzal-part-bids = Lieux où l’on mise
quetzal-part-shore = Navires, Campement et Capitainerie
quetzal-part-display = Cartes et Améliorations exposées
quetzal-part-tracks = Piste de Découverte et tours
quetzal-part-meeples = { $owner-side ->
    [mine] Vos meeples
   *[theirs] Meeples ({ $owner })
}
quetzal-part-cards = { $owner-side ->
    [mine] Vos cartes et Améliorations
   *[theirs] Cartes et Améliorations ({ $owner })
}
quetzal-part-rest = Joueurs et piles

## Ce qu’il y a sur le plateau, à l’écoute

quetzal-lies-bid = { $place } : { quetzal-group }
quetzal-lies-temple = Cartes du Temple : { $things }
quetzal-lies-village = Améliorations du Village : { $things }
quetzal-lies-count = { $count } × { $thing }
quetzal-listed = { $first }, { $rest }

## Pourquoi un indice le dit

quetzal-hint-points = Cela rapporte { quetzal-some-points } tout de suite.
quetzal-hint-delivery = La livraison rapporte { LIST(quetzal-some-points, quetzal-and-coins, quetzal-and-discovery) }.
quetzal-hint-upgrade = Cela donne l’Amélioration « { $upgrade } » : { $points ->
    [0] pas de point à la fin, mais son effet.
    [one] { $points } point à la fin, et son effet.
   *[other] { $points } points à la fin, et son effet.
}
quetzal-hint-village = { $above ->
    [0] Vous choisirez en premier parmi { $tiles } Améliorations.
    [one] Vous choisirez parmi { $tiles } Améliorations, après { $above } autre case.
   *[other] Vous choisirez parmi { $tiles } Améliorations, après { $above } autres cases.
}
quetzal-hint-coins = Cela rapporte { quetzal-some-coins } : vous en aurez { $held }.
quetzal-hint-discovery = { $steps ->
    [one] Cela vous avance de { $steps } case,
   *[other] Cela vous avance de { $steps } cases,
} jusqu’à la case { $space } de la piste de Découverte.
quetzal-hint-meeples = { $meeples ->
    [one] Vous aurez { $meeples } meeple à placer.
   *[other] Vous aurez { $meeples } meeples à placer.
}
quetzal-hint-marker = Cela donne le jeton Premier Joueur et { $steps ->
    [one] { $steps } point de Découverte.
   *[other] { $steps } points de Découverte.
}
quetzal-hint-bonuses = Le lieu ajoute { $bonus }.
quetzal-hint-market = Le Marché noir paie { quetzal-some-coins } pour une carte.
quetzal-hint-complete = { $sure ->
    [yes] Vous aurez { $count } { $artifact-plural } :
    [bid] Si personne ne surenchérit, vous aurez { $count } { $artifact-plural } :
   *[no] Vous devriez avoir { $count } { $artifact-plural } :
} { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
} à la livraison.
quetzal-hint-cards = { $sure ->
    [yes] Cela apporte { $cards } :
    [bid] Si personne ne surenchérit, cela apporte { $cards } :
   *[no] Cela devrait apporter { $cards } :
} { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
} à la livraison.
quetzal-hint-room = { $cards ->
    [one] Vous pourrez livrer { $cards } carte ce tour-ci :
   *[other] Vous pourrez livrer { $cards } cartes ce tour-ci :
} { $points ->
    [one] votre main y vaut { $points } point.
   *[other] votre main y vaut { $points } points.
}
quetzal-hint-draws = { $draws ->
    [one] Cela apporte { $draws } carte de la pioche.
   *[other] Cela apporte { $draws } cartes de la pioche.
}
quetzal-hint-keeps = Vous gardez { $upgrades }.
quetzal-hint-ousts = { $size ->
    [one] Cela chasse { $size } meeple ({ $seat }).
   *[other] Cela chasse { $size } meeples ({ $seat }).
}
quetzal-hint-ousts-automaton = { $size ->
    [one] Cela chasse le meeple de l’automate.
   *[other] Cela chasse les { $size } meeples de l’automate.
}
quetzal-hint-safe = { $size ->
    [one] Personne ne peut plus en chasser votre meeple.
   *[other] Personne ne peut plus en chasser vos { $size } meeples.
}
quetzal-hint-wild = { $count ->
    [0] Aucun de vos { $total } meeples ne compte pour les deux faces.
    [one] { $count } de vos { $total } meeples compte pour les deux faces.
   *[other] { $count } de vos { $total } meeples comptent pour les deux faces.
}
quetzal-hint-left = { $meeples ->
    [0] C’est votre dernier meeple de ce tour.
    [one] Il vous restera { $meeples } meeple à placer.
   *[other] Il vous restera { $meeples } meeples à placer.
}

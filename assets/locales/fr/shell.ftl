# Les mots de la page, en français.

ludoteca = Ludoteca
page-title = { $title } – Ludoteca
close = Fermer
cancel = Annuler
apply = Appliquer
open = Ouvrir
home = Retour à l’accueil
you = vous

## Accueil

lobby = Accueil
lobby-motto = Des jeux de société prêts à jouer : seul, contre des robots ou à plusieurs autour d’un écran. Sans inscription.
lobby-games = Jeux
lobby-more = Autres actions
lobby-continue = Reprendre
lobby-finished = Parties terminées
lobby-looking = Recherche d’autres parties…
lobby-partial = Liste incomplète.
lobby-unofficial = Projet d’amateurs, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; les dessins et le code sont les nôtres. Ce que vous jouez reste dans ce navigateur.
facts-players = { $fewest }–{ $most } joueurs
facts-minutes = { $shortest }–{ $longest } min
play-now = Jouer
set-up = Personnaliser
open-file = Ouvrir un fichier
open-link = Ouvrir un lien
open-link-field = Le lien, ou ce qui suit #g=
settings = Réglages
saved-over = Terminée
saved-won = Gagnée
saved-lost = Perdue
saved-conceded = Abandonnée
rename-game = Renommer la partie « { $title } »
export-game = Enregistrer la partie « { $title } » dans un fichier
delete-game = Supprimer la partie « { $title } »
game-name = Nom de la partie
game-deleted = La partie « { $title } » a été supprimée.
game-restore = Annuler
aside-title = Parties illisibles
aside-about = Ces données se trouvaient ici, mais cette version ne sait pas les lire. Elles sont conservées telles quelles ; vous pouvez les enregistrer dans des fichiers.
export-aside = Enregistrer « { $name } » dans un fichier
opening = Mise en place

## Statistiques

statistics = Statistiques
statistics-about = Sont comptées les parties jouées par une seule personne, en solo ou contre des robots, et finies dans ce navigateur, même si elles ont été supprimées depuis. Une partie abandonnée compte comme perdue, mais pas ses points. Les parties à plusieurs personnes ne comptent pas. Rien ne quitte ce navigateur.
statistics-none = Aucune partie ne s’est encore terminée ici.
statistics-alone = En solo
statistics-against = { $seats } joueurs · robots : { $levels }
statistics-played = Jouées
statistics-won = Gagnées
statistics-share = { $share } %
statistics-points = Points en moyenne
statistics-unit = { $unit }, moyenne
statistics-mean = { $mean }
statistics-best = record { $best }
statistics-streak = Victoires d’affilée
statistics-longest = au plus { $longest }
statistics-last =
    { $count ->
        [one] La dernière partie
       *[other] Les { $count } dernières parties
    }
statistics-date = Date
statistics-result = Résultat
statistics-score = Points
statistics-clear = Effacer les statistiques
statistics-clear-about = Tous les résultats sont oubliés, et les parties déjà finies ne compteront plus. Les parties enregistrées restent.
statistics-clear-yes = Effacer
statistics-file = Statistiques Ludoteca
statistics-full = Le stockage du navigateur est plein : cette partie ne compte pas dans les statistiques. La partie elle-même n’est pas touchée.

## Démarrage

engine-progress = Préparation des jeux
engine-page = Préparation des jeux…
engine-fetch = Préparation des jeux…
engine-restore = Préparation des jeux…
engine-modules = Préparation des jeux…
engine-ready = Prêt.
engine-failed = Le moteur de règles n’a pas démarré. Vos parties sont en sécurité.
engine-wait = Un instant : les jeux se préparent encore.

## Ce qui ne démarre pas ou s’arrête

try-again = Réessayer
engine-slow = La préparation des jeux prend plus de temps que d’habitude…
engine-unloaded = Une partie de la page n’a pas pu être chargée. Vos parties sont en sécurité.
engine-replaced = Une nouvelle version de Ludoteca est en ligne, et un élément de la version de cet onglet n’y est plus. Rechargez la page pour continuer ; vos parties sont en sécurité.
engine-silent = Le moteur de règles ne répond pas. On attend…
engine-stopped = Le moteur de règles s’est arrêté. Il redémarre…
engine-restarted = Le moteur de règles s’est arrêté et a été redémarré. Rien n’est perdu.
engine-unrestored = Le moteur de règles s’est arrêté et a été redémarré. La partie a été rouverte telle qu’elle est conservée.
engine-lost = Le moteur de règles s’est arrêté et n’a pas pu redémarrer. Vos parties sont en sécurité.
engine-down = Le moteur de règles ne tourne pas : rien n’a été fait. Vos parties sont en sécurité.
engine-gave-up = Le moteur de règles s’est arrêté deux fois à cet endroit : rien n’a été fait. La partie est comme avant.
mind-slow = Un instant : les robots démarrent encore.
table-slow = Un instant : cela prend plus de temps que d’habitude.
mind-stopped = La réflexion des robots s’est arrêtée. Elle redémarre…
mind-restarted = La réflexion des robots s’est arrêtée et a été relancée.
mind-failed = Les robots ne peuvent pas réfléchir : ce dont ils ont besoin n’a pas démarré.
words-failed = Une partie des textes de la page n’a pas pu être chargée.

## Préparation

setup-title = Nouvelle partie : { $game }
setup-players = Joueurs
setup-who = Joueur { $number } : humain ou robot
setup-name = Nom du joueur { $number }
setup-colour = Couleur du joueur { $number } : { $colour }
setup-colours = Couleurs
setup-seed = Code de mise en place
setup-seed-hint = au hasard
start-game = Commencer la partie
seat-name = Joueur { $number }
seat-did = { $side ->
    [mine] Vous avez
   *[theirs] { $name } a
}
person = Humain
bot-of-level = Robot : { $level }
bot-name-1 = Thaïs
bot-name-2 = Lykos
bot-name-3 = Myrto
bot-name-4 = Damon
bot-name-5 = Phoibé
level-novice = novice
level-novice-about = Joue avec bon sens, ne voit pas loin et se trompe parfois : pour vos premières parties.
level-skilled = confirmé
level-skilled-about = Prévoit son tour jusqu’au bout, mais pas votre réponse.
level-expert = expert
level-expert-about = Met ses meilleures idées à l’épreuve du hasard et de vos réponses ; il prend plus de temps.
level-random = au hasard
level-random-about = Fait n’importe quoi, pourvu que les règles le permettent.
colour-black = noir
colour-sky = bleu ciel
colour-yellow = jaune
colour-blue = bleu
colour-vermilion = vermillon
colour-purple = pourpre

## Table

table = Table
seats = Joueurs
tools = Outils
menu = Menu
log = Journal
log-and-notes = Journal et points à surveiller
scores = Scores
quick-tools = Annuler et conseil
overview = Scores et totaux
overview-numbers = Tous les totaux
notes = À surveiller
notes-count = À surveiller : { $count }
panel-fold = Replier : { $title }
panel-unfold = Déplier : { $title }
score-total = Total
round = Manche { $round }
turn-yours = À vous de jouer
turn-of = À { $name } de jouer
turn-thinking = { $name } réfléchit…
turn-done = Votre tour est terminé
turn-next = Ensuite : { $name }
turn-over = La partie est finie
undo = Annuler le coup
undo-because = Annuler le coup : { $why }
said-undone = { $count ->
    [one] Annulé :
   *[other] Annulé, { $count } lignes :
}
said-redone = { $count ->
    [one] Rejoué :
   *[other] Rejoué, { $count } lignes :
}
said-more = { $count ->
    [one] Et une de plus
   *[other] Et { $count } de plus
}
said-your-turn = À vous.
said-turn-of = Tour suivant : { $seat }
redo = Rétablir
hint = Indice
hint-key = Indice{ $key ->
    [none] {""}
   *[other] {" "}({ $key })
}
hint-thinking = À la recherche d’un bon coup…
hint-whole = Un indice : { INSIDE($what) }.
hint-at = Il s’agit de : { $name }.
hint-play = Jouer ce coup
hint-play-key = Jouer ce coup{ $key ->
    [none] {""}
   *[other] {" "}({ $key })
}
hint-close = Fermer l’indice
hint-only = Il n’y a rien d’autre à faire ici.
hint-equal = { $count } choix se valent ici ; en voici un.
hint-rather = Mieux que « { $choice } » : { INSIDE($reason) }
hint-best = C’est le plus prometteur des { $count } choix.
act-now = Faire jouer tout de suite
act-now-key = Faire jouer { $name } tout de suite{ $key ->
    [none] {""}
   *[other] {" "}({ $key })
}
share = Partager
rules = Règles
rules-title = { $title } : les règles en bref
rules-none = Il n’y a pas encore de résumé pour ce jeu.
recap-title = { $round } : c’est fini
recap-points = { $gain }, { $points } en tout
go-on = Continuer
log-since = Depuis votre dernier tour
log-empty = Il ne s’est encore rien passé.
seat-won = a gagné
seat-to-act = doit jouer
seat-rename = Nom
seat-who = Joué par
concede = Abandonner
concede-title = { $name } abandonne ?
concede-about = { $others ->
    [0] La partie s’arrête aussitôt.
    [one] La partie s’arrête aussitôt et l’adversaire gagne.
   *[other] La partie s’arrête aussitôt et tous les autres gagnent.
}
end-turn = Finir le tour
end-turn-about = { $name }, votre tour est terminé. Regardez aussi longtemps que vous voulez avant de passer l’appareil.
hand-over-title = { $name }
hand-over-about = C’est à { $name } de jouer. Passez-lui l’appareil : aucune main n’est visible à l’écran.
hand-over-ready = Je suis { $name }
past-moment = Action { $moment } sur { $all }
past-back = Une action en arrière
past-forth = Une action en avant
past-now = Revenir au présent
replay = Revoir la partie
replay-moment = Moment de la partie
replay-run = Dérouler la partie
replay-pause = Pause
replay-play-on = Rejouer d’ici (nouvelle partie)
replay-play-on-title = Rejouer d’ici ?
replay-play-on-about = Une nouvelle partie commence après l’action { $moment } sur { $all }, avec les mêmes joueurs. La partie que vous regardez reste telle quelle.
past-round-back = Un tour de table en arrière
past-round-forth = Un tour de table en avant
course = Les points au fil de la partie
watch = Regarder
take-over = Jouer ici
play-on = Continuer la partie
watch-tab = Cette partie se joue dans un autre onglet. Vous la regardez.
watch-link = Une partie ouverte par un lien. Elle ne sera conservée que si vous la continuez.
watch-deleted = Cette partie a été supprimée dans un autre onglet. Elle ne sera conservée que si vous la continuez.
watch-deleted-over = Cette partie a été supprimée dans un autre onglet. { $how }
keep-game = La conserver ici
elsewhere-title = Partie ouverte dans un autre onglet
elsewhere-about = Cette partie se joue dans un autre onglet de ce navigateur. Vous pouvez la regarder ici, ou la reprendre : l’autre onglet ne fera alors que regarder.
taken-over = Cette partie se joue maintenant dans un autre onglet.
changed-elsewhere = Un autre onglet a joué un dernier coup avant que celui-ci ne prenne la suite. La partie continue à partir de là.
deleted-elsewhere = Cette partie a été supprimée dans un autre onglet.
no-such-game = Cette partie n’existe pas dans ce navigateur.

table-actions = Actions
table-actions-enter = Actions. Entrée : { $what }
table-actions-next = Actions. N : { $what }
table-boards = Plateaux
table-board-of = Plateau : { $seat }
table-close = Fermer
table-nothing-there = Il n’y a rien ici.
table-gone = Ce que vous avez touché n’est plus là : rien n’a été fait.
table-too-fast = C’était trop rapide : les derniers gestes n’ont pas compté.
table-confirm-end = { $what }, puis au suivant
table-lay-so = Poser ainsi
table-instead = Choisir ceci à la place
table-put-back = Reprendre
table-back = Retour
table-back-nothing = Rien n’est choisi.
table-turn-only = Ici, la pièce ne tient que dans ce sens.
table-turn-none = Rien à tourner pour l’instant.
table-picked = { $what } : choisi
table-step-back = Une étape en arrière.
table-enter-confirms = Entrée pour confirmer.
table-enter-ends = Entrée pour confirmer et finir le tour.
table-enter-nothing = Entrée ne choisit rien ici : N mène aux choix possibles.
told-pickable = { $count ->
    [0] Aucune place ni pièce à choisir
    [one] Une place ou pièce à choisir
   *[other] { $count } places ou pièces à choisir
}
told-empty = Il n’y a encore rien sur le plateau.
told-nobody = Personne d’autre ne joue.
told-you = Vous
table-turned = { $count ->
    [one] Pivoté : une place
   *[other] Pivoté : { $count } places
}
table-named = { $name }{ LIST(INSIDE($what-here), before: " : ") }
table-nth = { $name }, { $number } sur { $count }
table-lies = { $what } : { $at }
table-here = { $what-here }
said-own = { $what-own }
said-heard = { $what-heard }
table-only-one = Rien d’autre n’est à choisir.
table-not-now = Ceci n’est pas à choisir maintenant.
key-unknown = Cette touche ne fait rien ici ; le point d’interrogation donne la liste des touches.
table-edge = Rien de ce côté.
table-turn-left = Pivoter à gauche
table-turn-right = Pivoter à droite
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Voir tout le plateau

## Fin

verdict-points = { $side ->
    [won] Vous avez gagné de { $by ->
        [one] { $by } point
       *[other] { $by } points
    }
    [lost] { $seats ->
        [2] Vous avez perdu de { $by ->
            [one] { $by } point
           *[other] { $by } points
        }
       *[other] Vous avez perdu de { $by ->
            [one] { $by } point
           *[other] { $by } points
        } contre { $winners }
    }
   *[told] { $winners } l’emporte de { $by ->
        [one] { $by } point
       *[other] { $by } points
    }
} : { $most }, { $more } contre { $less }
verdict-count = { $side ->
    [won] Vous avez gagné
    [lost] { $seats ->
        [2] Vous avez perdu
       *[other] Vous avez perdu contre { $winners }
    }
   *[told] { $winners } l’emporte
} : { $most }, { $more } contre { $less }
verdict-tie = Égalité à { $value } : { $side ->
    [won] vous gagnez
    [lost] { $seats ->
        [2] vous perdez
       *[other] vous perdez contre { $winners }
    }
   *[told] { $winners } l’emporte
} au départage ({ $most }, { $more } contre { $less })
verdict-shared = { $side ->
    [won] Vous partagez la victoire avec { $others }
   *[told] { $winners } se partagent la victoire
} : égalité à { $value } et à tous les départages
verdict-goal = { $side ->
    [won] Vous gagnez !
    [lost] Vous avez perdu.
   *[told] { $seat } :
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, il en fallait plus de { $goal }
verdict-conceded = { $side ->
    [won] Vous gagnez : { $seat } abandonne
    [lost] Vous avez abandonné
   *[told] { $seat } abandonne
}
verdict-plain = { $side ->
    [won] { $count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire avec { $others }
    }
   *[other] { $count ->
        [0] Partie perdue
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
}
score-said = { $label } : { $points }
places = Classement
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
results = Résultats
look-at-results = Voir les résultats
again = Rejouer
again-same = Rejouer la même partie

## Partager

share-title = Partager cette partie
share-about = Le lien, comme le fichier, contient toute la partie, telle qu’elle est maintenant : on peut y lire les mains cachées et les pioches à venir. Qui l’ouvre peut la regarder, et la continuer si elle n’est pas finie.
share-about-moment = Vous revoyez la partie : le lien, comme le fichier, la contient jusqu’au moment affiché, l’action { $moment } sur { $all }. On peut y lire les mains cachées et les pioches à venir. Qui l’ouvre peut la regarder et la continuer à partir de là.
share-link = Lien vers cette partie
share-copy = Copier
share-copied = Le lien est copié.
share-copy-by-hand = Le lien est sélectionné : copiez-le avec Ctrl+C ou ⌘C.
share-send = Envoyer…
share-file = Enregistrer un fichier
share-qr = Le lien en code QR

## Signaler un problème

report = Signaler un problème
report-about = Un fichier est enregistré sur votre appareil, pour que vous l’envoyiez à qui s’occupe de cette page. Rien n’est envoyé automatiquement. Le fichier contient :
report-record = toute la partie sur la table : on peut y lire les mains cachées et les pioches à venir ;
report-no-record = aucune partie, puisqu’il n’y en a pas d’ouverte ;
report-version = la version de la page ;
report-browser = votre navigateur et votre système, la langue, la taille de l’écran, et si vous êtes hors ligne ;
report-errors =
    { $count ->
        [0] aucune erreur, puisque la page n’en a remarqué aucune.
        [one] la seule erreur que la page ait remarquée.
       *[other] les { $count } dernières erreurs que la page a remarquées.
    }
report-else = Il ne contient rien d’autre : ni d’autres parties, ni les réglages.
report-save = Enregistrer le fichier
page-error = Quelque chose s’est mal passé dans la page.

## Réglages

setting-language = Langue
setting-language-auto = Automatique
setting-language-en = English
setting-language-fr = Français
setting-theme = Thème
setting-theme-auto = Automatique
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-text-size = Taille du texte
setting-text-size-normal = Normale
setting-text-size-large = Grande
setting-text-size-larger = Très grande
setting-animation = Animations
setting-animation-auto = Selon le système
setting-animation-slow = Lentes
setting-animation-normal = Normales
setting-animation-fast = Rapides
setting-animation-none = Aucune
setting-bot-pace = Rythme des robots
setting-bot-pace-slow = Lent
setting-bot-pace-normal = Normal
setting-bot-pace-fast = Rapide
setting-bot-pace-instant = Immédiat
setting-recap = Récapitulatif de fin de manche
setting-recap-always = Toujours
setting-recap-touch = Sur écran tactile
setting-recap-never = Jamais
setting-confirm = Confirmer un placement
setting-confirm-touch = Sur écran tactile
setting-confirm-always = Toujours
setting-sound = Sons
setting-sound-off = Aucun
setting-sound-quiet = Discrets
setting-sound-normal = Normaux
setting-vibration = Vibrations
setting-vibration-off = Non
setting-vibration-on = Oui
setting-confirm-never = Jamais
setting-end-turn = Finir mon tour moi-même
setting-end-turn-touch = Sur écran tactile
setting-end-turn-always = Toujours
setting-end-turn-never = Jamais
setting-shortcuts = Touches seules (lettres, chiffres, signes)
setting-shortcuts-on = Actives
setting-shortcuts-off = Inactives
settings-reading = Lecture
settings-table = Table
settings-sound = Sons et vibrations
sounds-offer = Voulez-vous des sons discrets, pour votre tour, les pièces et les coups ?
sounds-yes = Oui, volontiers
settings-keyboard = Clavier

## Raccourcis clavier

keys = Raccourcis clavier
keys-off = Les touches seules sont désactivées dans les réglages : ce qui est en gris ne fait rien.
keys-or = ou
key-tab = aller à la table, aux boutons et aux panneaux, l’un après l’autre
key-step = aller de place en place ; sur les hexagones, ↑ va en haut à droite et ↓ en bas à gauche, avec Maj en haut à gauche et en bas à droite
key-next = aller à ce qui peut être choisi ensuite
key-previous = revenir au précédent
key-next-group = aller à la partie suivante de la table où un choix est possible
key-previous-group = aller à la partie précédente
key-accept = choisir ce qui a le focus, ou confirmer
key-back = revenir d’un pas
key-turn = tourner la pièce vers la droite
key-turn-back = la tourner vers la gauche
key-inspect = regarder dans une pile
key-zoom-in = s’approcher
key-zoom-out = s’éloigner
key-fit = voir tout le plateau
key-hint = demander un indice ; pendant qu’un robot réfléchit, le faire jouer
key-play-hint = jouer l’indice
key-tell-table = dit ce qui est demandé et ce que l’on peut choisir
key-tell-board = dit ce qui se trouve sur le plateau
key-tell-mine = dit ce que vous avez
key-tell-others = dit ce que les autres ont
key-tell-scores = dit le score
key-say-again = répète la dernière annonce
key-undo = annuler
key-redo = rétablir
key-keys = cette liste
key-cap-tab = Tab
key-cap-enter = Entrée
key-cap-escape = Échap
key-cap-shift = Maj
key-cap-ctrl = Ctrl

## Limites du moteur

too-many-tables = { $most } parties sont ouvertes ici en même temps, et il n’y a plus de place pour une autre. Rechargez la page pour les fermer ; les parties conservées restent.

## Ce qui a mal tourné

storage-full = Le stockage du navigateur est plein : la partie n’a pas pu être conservée. Enregistrez d’anciennes parties dans des fichiers, supprimez-les, puis réessayez.
storage-failed = Le navigateur n’a pas pu enregistrer cela. Réessayez dans un instant.
storage-unread = La base de données du navigateur ne répond pas, et cette partie n’est conservée nulle part ailleurs. Réessayez dans un instant.
storage-unlisted = La base de données du navigateur ne répond pas : il manque peut-être des parties dans cette liste pour le moment.
loss-full = Le stockage du navigateur est plein : ce que vous jouez n’est plus conservé. Un nouvel essai est fait régulièrement ; pour ne rien perdre, enregistrez la partie dans un fichier ou faites de la place.
loss-unsaved = Le navigateur n’a pas pu conserver ce coup. Un nouvel essai est fait régulièrement ; pour ne rien perdre, enregistrez la partie dans un fichier.
loss-local = La base de données du navigateur ne fonctionne pas en ce moment. La partie est conservée, mais un arrêt brutal du navigateur peut coûter les dernières secondes.
loss-second-copy = Le stockage du navigateur est plein : la partie est conservée, mais il n’y a pas de place pour sa deuxième copie. Enregistrez d’anciennes parties dans des fichiers et supprimez-les.
saved-again = La partie est de nouveau entièrement conservée.
saved-separately = Une copie plus récente de cette partie a été trouvée dans la base de données du navigateur. Elle est conservée comme une partie à part dans l’accueil.
internal = Le moteur de règles a rencontré un problème. La partie est conservée telle qu’elle était ; rechargez la page pour continuer.
stopped = Le robot a été interrompu.
stale = La table a changé entre-temps.
bad-request = La page a demandé quelque chose que le moteur ne comprend pas ({ $field }).
illegal-action = Les règles ne le permettent pas.
game-over = La partie est finie.
no-such-moment = Ce moment n’existe pas dans cette partie.
redo-nothing = Il n’y a rien à rétablir.
undo-nothing = vous n’avez rien à annuler.
undo-luck = quelque chose a été révélé ou pioché depuis.
undo-hand-over = quelqu’un d’autre a joué depuis.
record-damaged = Cette partie est endommagée : la rejouer ne mène pas au résultat qu’elle annonce. Rien n’a été modifié.
record-truncated = Ce lien est coupé : il en manque la fin.
record-not-a-link = Ce n’est pas un lien vers une partie.
record-not-a-file = Ce fichier n’est pas une partie de Ludoteca.
record-newer = Cette partie ({ $game }) suit des règles plus récentes que celles de cette page. Mettez la page à jour, puis rouvrez la partie.
record-older = Cette partie ({ $game }) suit d’anciennes règles que cette page ne joue plus.
record-newer-format = Cette partie vient d’une version plus récente de la page. Mettez la page à jour, puis rouvrez la partie.
record-unknown-game = Il n’y a pas ici de jeu nommé { $game }.
record-seats = { $game } ne se joue pas à ce nombre de joueurs.
record-options = { $game } n’a pas ces options.
record-players = La liste des joueurs de cette partie est incohérente.
record-too-long = C’est trop long pour être une partie.
record-illegal-action = L’action { $number } de cette partie est contraire aux règles ; elle n’a donc pas été ouverte.

update-ready = Une nouvelle version de Ludoteca est là ; elle servira à votre prochaine visite.
update-now = L’utiliser tout de suite

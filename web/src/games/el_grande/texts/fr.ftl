### What the page says of El Grande, French.

el_grande-page-card-values = Pouvoir { $value }, amène { $supply }
el_grande-page-welcome-title = El Grande, à votre table
el_grande-page-welcome-text = L’Espagne au quinzième siècle. Neuf régions, un Roi et une tour pleine de secrets. Jouez à El Grande contre des bots ou entre amis : tout de suite, sans compte, sur tous les écrans.
el_grande-page-learn-text = Trois manches avec un plan, contre trois bots qui jouent le jeu. Des notes montrent où regarder, et un décompte général révèle ce que valait le plan. En dix minutes, vous savez jouer.
el_grande-page-learn-1 = Le pouvoir
el_grande-page-learn-1-text = Votre carte Pouvoir détermine quand vient votre tour et combien de nouveaux caballeros arrivent à votre Cour. Carte forte : tôt, mais peu de caballeros.
el_grande-page-learn-2 = L’action
el_grande-page-learn-2-text = Vous prenez ensuite l’une des cinq cartes Action : vous placez des caballeros autour du Roi et utilisez une action spéciale.
el_grande-page-learn-3 = La majorité
el_grande-page-learn-3-text = Toutes les régions sont décomptées trois fois. Qui a le plus de caballeros dans une région y marque le plus de points ; une égalité rapporte moins.
el_grande-page-feature-meter-text = Survolez ou touchez une région : vous voyez qui y marquerait combien, et ce que changerait un caballero de plus.
el_grande-page-map = Carte d’Espagne
el_grande-page-hold-looks = Appuyez longuement sur une région pour voir qui y marquerait.
el_grande-page-credits-game = El Grande est un jeu de société de Wolfgang Kramer et Richard Ulrich. Ce site est l’œuvre de passionnés ; les règles et les cartes y sont expliquées avec nos propres mots.
el_grande-page-credits-drawing = La carte
el_grande-page-credits-drawing-1 = Provinces © Instituto Geográfico Nacional de España, CC BY 4.0, via es-atlas.
el_grande-page-credits-drawing-2 = Côtes voisines : Natural Earth, domaine public, via world-atlas.
el_grande-page-credits-drawing-3 = Projection, sélection, simplification, rivages lointains et tout ce qui est dessiné sur la carte : Castillo.
el_grande-page-court-count = À la Cour : { $count }
el_grande-page-province-count = En Province : { $count }
el_grande-page-place-up-to = { $count ->
        [one] Placer { $count } caballero
       *[other] Placer jusqu’à { $count } caballeros
    }
el_grande-page-not-open = Inutilisable ici pendant cette manche
el_grande-page-face-down = Face cachée : personne ne peut la prendre pendant cette manche.
el_grande-page-kept-card = Gardée pour un prochain tour.
el_grande-page-counts-for = { $owner } (compte pour { $name })
el_grande-page-used-cards = Vos cartes jouées
el_grande-page-meter-of = { $place } : qui marquerait des points ici
el_grande-page-meter-count = ici
el_grande-page-meter-now = points
el_grande-page-meter-general = général
el_grande-page-meter-plus = avec +1
el_grande-page-went-in = { $count ->
        [0] Personne n’y est entré depuis sa dernière ouverture.
        [one] Quelqu’un y est entré une fois depuis sa dernière ouverture.
       *[other] On y est entré { $count } fois depuis sa dernière ouverture.
    }
el_grande-page-secret-disc = Disque de sélection
el_grande-page-set-disc = Régler le disque
el_grande-page-set-disc-to = Régler sur { $place }
el_grande-page-disc-is-set = Votre disque indique { $place }.
el_grande-page-disc-is-set-plain = Votre disque est réglé.
el_grande-page-change-disc = Changer
el_grande-page-value-place = à placer
el_grande-page-value-value = valeur
el_grande-page-value-supply = ravitaillement
el_grande-page-value-first = premier
el_grande-page-value-second = deuxième
el_grande-page-value-third = troisième
el_grande-page-value-up_to = jusqu’à
el_grande-page-value-own = à soi
el_grande-page-value-foreign = adverses
el_grande-page-value-count = nombre
el_grande-page-value-least = au moins
el_grande-page-value-most = au plus
el_grande-page-value-points = points
el_grande-page-value-caballeros = caballeros
el_grande-page-value-court = à la Cour
el_grande-page-value-home = région de base
el_grande-page-value-copies = exemplaires
el_grande-page-kind-action = Cartes Action
el_grande-page-kind-power = Cartes Pouvoir
el_grande-page-kind-place = Lieux
el_grande-page-kind-scoreboard = Tuiles de score
el_grande-page-kind-other = Autres nombres

el_grande-page-stage-castillo = Le Castillo s’ouvre
el_grande-page-stage-between = Où ils vont
el_grande-page-stage-kept = personne à envoyer

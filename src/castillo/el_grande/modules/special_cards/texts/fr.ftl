### Les Cartes spéciales de Roi et Intrigue. Termes : tuile Limite · protection royale · espionnage · dernière minute.

special_cards-module =
    .name = Cartes spéciales
    .sign = S
    .text = Dix cartes de plus pour Roi et Intrigue : fêtes, espions, limites et un déplacement de dernière minute.

special_cards-marker-limit =
    .name = tuile Limite
    .text = La région n’accueille pas plus de caballeros que la tuile n’a de places. Si tous ceux qui arrivent ensemble n’y trouvent pas place, ils vont tous à leur Cour.
special_cards-marker-protection =
    .name = Protection royale
    .text = Jusqu’à la fin de la manche, rien n’y entre ni n’en sort, et il n’y a pas de bonus du Roi.
special_cards-marker-last_minute =
    .name = Dernière minute
    .text = Une fois, juste avant un décompte, le détenteur de cette carte peut déplacer un caballero.

special_cards-window-last_minute =
    .name = Déplacer à la dernière minute
    .text = Avant un décompte, vous pouvez déplacer un de vos caballeros.

special_cards-setting-lift =
    .name = Levée
    .text = Ce que cette carte retire.
special_cards-setting-lift-three_kinds = Espionnage, dernière minute et tuiles Limite seulement
special_cards-setting-lift-any_tile = Tout marqueur d’un effet durable

## Ce qui est demandé

special_cards-prompt-name_for_limit = Dans quelle région posez-vous la tuile Limite ?
special_cards-prompt-pick_surplus = { $left ->
        [one] { $place } : { $left } caballero de trop. Qui retourne à la Cour ?
       *[other] { $place } : { $left } caballeros de trop. Qui retourne à la Cour ?
    }
special_cards-prompt-name_for_protection = Quelle région est sous protection royale pendant cette manche ?
special_cards-prompt-pick_at_last_minute = Dernière minute : lequel de vos caballeros déplacez-vous ?
special_cards-prompt-move_at_last_minute = Votre caballero part { $from_from }. Où va-t-il ?
special_cards-prompt-pick_to_lift = Quel effet levez-vous ?
special_cards-prompt-pick_own_region = Quelle région décomptez-vous parmi celles où vous avez un caballero ?
special_cards-prompt-pick_opponent = À qui proposez-vous les régions ?
special_cards-prompt-offer_region = { $left ->
        [one] Proposez encore { $left } région à { $opponent }.
       *[other] Proposez encore { $left } régions à { $opponent }.
    }
special_cards-prompt-pick_offered = { $other } vous propose ces régions. Laquelle est décomptée ?

special_cards-pass-name_for_limit = Aucune région possible
special_cards-pass-pick_surplus = Personne ne doit partir
special_cards-pass-pick_at_last_minute = Ne déplacer personne
special_cards-pass-move_at_last_minute = Nulle part où aller
special_cards-pass-pick_to_lift = Rien à lever
special_cards-pass-pick_own_region = Aucune région

special_cards-step-carry_limit = Nouvelle tuile Limite : { $place }.
special_cards-step-carry_protection = Région à protéger : { $place }.
special_cards-step-carry_lift = Effet à lever : { $marker }.

## Ce qui est raconté

special_cards-log-last_minute = { $seat } a déplacé un caballero à la dernière minute.
special_cards-log-lifted = { $seat } a levé : { $what }.
special_cards-why-limited = { $place } a déjà une tuile Limite.
special_cards-why-protected = { $place } : sous protection royale, rien ne peut entrer ni sortir.
special_cards-why-not_there = { $place } : aucun de vos caballeros ne s’y trouve.
special_cards-why-not_offered = { $place } : région non proposée.
special_cards-why-offered = { $place } : région déjà proposée.

## Les cartes Pouvoir

special_cards-card-fiesta =
    .name = Fiesta
    .text = { base-power-text } { special_cards-card-fiesta.special }
    .special = Vous pouvez placer jusqu’à { $more } caballeros de plus que n’en indique votre carte de la rangée. À utiliser avant de placer.
special_cards-card-espionage =
    .name = Espionnage
    .text = { base-power-text } { special_cards-card-espionage.special }
    .special = Jusqu’au prochain décompte général : vous y réglez votre disque pour le Castillo une fois que les autres ont montré le leur.
special_cards-card-putsch =
    .name = Putsch
    .text = { base-power-text } { special_cards-card-putsch.special }
    .special = Tous les Grandes vont dans le Castillo, sauf ceux de la région du Roi. Au prochain décompte général, chacun va dans la région indiquée par le disque de son propriétaire ; d’ici là, le Castillo lui tient lieu de région de base.
special_cards-card-six_is_enough =
    .name = Six suffisent
    .text = { base-power-text } { special_cards-card-six_is_enough.special }
    .special = Posez une tuile Limite dans une région, sauf celle du Roi : elle accueille au plus { $places } caballeros. S’ils sont trop nombreux, choisissez qui retourne à la Cour. Ensuite, si tous ceux qui arrivent ensemble n’y trouvent pas place, ils vont tous à leur Cour.
special_cards-card-last_minute =
    .name = Dernière minute
    .text = { base-power-text } { special_cards-card-last_minute.special }
    .special = Gardez cette carte. Une fois, avant un décompte spécial ou juste avant une région d’un décompte général, déplacez un de vos caballeros, ni depuis ni vers la région du Roi, ni dans le Castillo.
special_cards-card-royal_protection =
    .name = Protection royale
    .text = { base-power-text } { special_cards-card-royal_protection.special }
    .special = Marquez une région. Jusqu’à la fin de la manche, aucun caballero, aucun Grande, aucune tuile de score n’y entre ni n’en sort, et il n’y a pas de bonus du Roi.
special_cards-card-lift =
    .name = Levée
    .text = { base-power-text } { special_cards-card-lift.special }
    .special = Retirez un espionnage, une carte gardée pour la dernière minute ou une tuile Limite. Selon les réglages de la table, ce peut aussi être un autre marqueur d’un effet durable.
special_cards-card-score_own_region =
    .name = Son propre domaine
    .text = { base-power-text } { special_cards-card-score_own_region.special }
    .special = Décomptez une région où vous avez au moins un caballero, même celle du Roi.
special_cards-card-score_any_region =
    .name = Domaine d’autrui
    .text = { base-power-text } { special_cards-card-score_any_region.special }
    .special = Décomptez une région de votre choix, même sans caballero à vous, même celle du Roi.
special_cards-card-offered_scoring =
    .name = Une offre
    .text = { base-power-text } { special_cards-card-offered_scoring.special }
    .special = Proposez { $regions } régions à un adversaire, qui choisit celle à décompter.

## Règles

special_cards-rules-500 =
    .rule = KI-5
    .title = Les Cartes spéciales
    .text = Dix cartes s’ajoutent à votre choix. L’espionnage et la carte gardée pour la dernière minute restent visibles jusqu’à ce qu’ils servent ou soient levés. Les tuiles Limite restent jusqu’à ce qu’elles soient levées ; il y en a trois, une au plus par région.

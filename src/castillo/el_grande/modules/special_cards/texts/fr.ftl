### Les Cartes spéciales de Roi et Intrigue. Termes : tableau de limite · protection royale · espionnage · dernière minute.

special_cards-module =
    .name = Cartes spéciales
    .text = Dix cartes de plus pour Roi et Intrigue : fêtes, espions, limites et un déplacement de dernière minute.

special_cards-marker-limit =
    .name = tableau de limite
    .text = Seuls autant de caballeros que le tableau a de places s’y tiennent. Qui arrive sans trouver de place retourne à la Cour.
special_cards-marker-protection =
    .name = Protection royale
    .text = Jusqu’à la fin de la manche, rien n’y entre ni n’en sort, et aucun bonus du Roi n’y est versé.
special_cards-marker-last_minute =
    .name = Dernière minute
    .text = Une fois, juste avant un décompte, ce joueur peut déplacer un caballero.

special_cards-window-last_minute =
    .name = Déplacer à la dernière minute
    .text = Avant un décompte, vous pouvez déplacer un de vos caballeros.

special_cards-setting-lift =
    .name = Levée
    .text = Ce que cette carte retire.
special_cards-setting-lift-three_kinds = Espionnage, dernière minute et tableaux de limite seulement
special_cards-setting-lift-any_tile = Tout marqueur d’un effet durable

## Ce qui est demandé

special_cards-prompt-name_for_limit = Dans quelle région posez-vous le tableau de limite ?
special_cards-prompt-pick_surplus = { $left ->
        [one] { $place } : { $left } caballero de trop. Qui retourne à la Cour ?
       *[other] { $place } : { $left } caballeros de trop. Qui retourne à la Cour ?
    }
special_cards-prompt-name_for_protection = Quelle région est sous protection royale cette manche ?
special_cards-prompt-pick_at_last_minute = Dernière minute : lequel de vos caballeros se déplace ?
special_cards-prompt-move_at_last_minute = Votre caballero quitte { $from }. Pour aller où ?
special_cards-prompt-pick_to_lift = Que levez-vous ?
special_cards-prompt-pick_own_region = Quelle région où vous avez un caballero est décomptée ?
special_cards-prompt-pick_opponent = À qui proposez-vous les régions ?
special_cards-prompt-offer_region = { $left ->
        [one] Proposez encore { $left } région à { $opponent }.
       *[other] Proposez encore { $left } régions à { $opponent }.
    }
special_cards-prompt-pick_offered = { $other } vous propose ces régions. Laquelle est décomptée ?

special_cards-pass-name_for_limit = Aucune région possible
special_cards-pass-pick_surplus = Personne ne doit partir
special_cards-pass-pick_at_last_minute = Personne ne bouge
special_cards-pass-move_at_last_minute = Nulle part où aller
special_cards-pass-pick_to_lift = Rien à lever
special_cards-pass-pick_own_region = Aucune région

special_cards-step-carry_limit = { $place } va recevoir un tableau de limite.
special_cards-step-carry_protection = { $place } va être protégée.
special_cards-step-carry_lift = Va être levé : { $marker }.

## Ce qui est raconté

special_cards-log-last_minute = { $seat } a déplacé à la dernière minute.
special_cards-log-lifted = { $seat } a levé : { $what }.
special_cards-why-limited = { $place } a déjà un tableau de limite.
special_cards-why-protected = { $place } : sous protection royale, rien ne peut entrer ni sortir.
special_cards-why-not_there = { $place } : aucun de vos caballeros ne s’y trouve.
special_cards-why-not_offered = { $place } : région non proposée.
special_cards-why-offered = { $place } : région déjà proposée.

## Les cartes de pouvoir

special_cards-card-fiesta =
    .name = Fiesta
    .text = { base-power-text } { special_cards-card-fiesta.special }
    .special = Vous pouvez placer jusqu’à { $more } caballeros de plus que ne le dit votre carte d’étalage. À utiliser avant de placer.
special_cards-card-espionage =
    .name = Espionnage
    .text = { base-power-text } { special_cards-card-espionage.special }
    .special = Jusqu’au prochain décompte général : vous y réglez votre disque du Castillo après que les autres ont montré le leur.
special_cards-card-putsch =
    .name = Putsch
    .text = { base-power-text } { special_cards-card-putsch.special }
    .special = Tous les Grandes vont dans le Castillo, sauf ceux de la région du Roi. Au prochain décompte général, chacun en sort avec le disque de son propriétaire ; d’ici là, le Castillo est sa région d’origine.
special_cards-card-six_is_enough =
    .name = Six suffisent
    .text = { base-power-text } { special_cards-card-six_is_enough.special }
    .special = Posez un tableau de limite dans une région, sauf celle du Roi : { $places } caballeros au plus s’y tiennent. Choisissez qui est de trop. Qui arrive sans trouver de place retourne à la Cour, avec tous ceux qui arrivent ensemble.
special_cards-card-last_minute =
    .name = Dernière minute
    .text = { base-power-text } { special_cards-card-last_minute.special }
    .special = Gardez cette carte. Une fois, avant un décompte spécial ou juste avant une région d’un décompte général, déplacez un de vos caballeros, ni depuis ni vers la région du Roi, ni dans le Castillo.
special_cards-card-royal_protection =
    .name = Protection royale
    .text = { base-power-text } { special_cards-card-royal_protection.special }
    .special = Marquez une région. Jusqu’à la fin de la manche, ni caballero, ni Grande, ni tableau n’y entre ou n’en sort, et aucun bonus du Roi n’y est versé.
special_cards-card-lift =
    .name = Levée
    .text = { base-power-text } { special_cards-card-lift.special }
    .special = Retirez un espionnage, une carte gardée pour la dernière minute ou un tableau de limite. Si la table joue ainsi : ou tout autre marqueur d’un effet durable.
special_cards-card-score_own_region =
    .name = Domaine propre
    .text = { base-power-text } { special_cards-card-score_own_region.special }
    .special = Décomptez une région où vous avez au moins un caballero. Celle du Roi est permise.
special_cards-card-score_any_region =
    .name = Domaine d’autrui
    .text = { base-power-text } { special_cards-card-score_any_region.special }
    .special = Décomptez une région de votre choix, même sans caballero à vous. Celle du Roi est permise.
special_cards-card-offered_scoring =
    .name = Une offre
    .text = { base-power-text } { special_cards-card-offered_scoring.special }
    .special = Proposez { $regions } régions à un adversaire, qui choisit celle qui est décomptée.

## Règles

special_cards-rules-500 =
    .rule = KI-5
    .title = Les Cartes spéciales
    .text = Dix cartes s’ajoutent à celles parmi lesquelles vous choisissez. L’espionnage et la carte gardée pour la dernière minute restent visibles jusqu’à leur emploi ou leur levée. Les tableaux de limite restent jusqu’à leur levée ; il y en a trois, un par région au plus.

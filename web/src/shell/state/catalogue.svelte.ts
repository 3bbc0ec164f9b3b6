/** What can be played: asked for once, and which of the games the reader looks at. */
import type { CatalogueMessage, GameMessage } from '../../generated/types';
import { api } from '../../net/api';
import { router } from './router.svelte';
import { keep, kept } from './settings.svelte';

class Catalogue {
  found = $state.raw<CatalogueMessage | null>(null);
  private wish = $state('');
  private asking: Promise<void> | null = null;

  readonly games = $derived(this.found?.games ?? []);
  /** The game that is looked at: one that was chosen, that the address names, that was chosen before; or the first there is. */
  readonly game: GameMessage | undefined = $derived.by(() => {
    const wishes = [this.wish, router.route.query.get('game'), kept('game')];
    return wishes.flatMap((wish) => this.games.filter(({ id }) => id === wish))[0] ?? this.games[0];
  });

  /** Fails if there is no answer; then it may be asked for again. */
  async load(): Promise<void> {
    this.asking ??= api.catalogue().then(
      (found) => void (this.found = found),
      (error: unknown) => {
        this.asking = null;
        throw error;
      },
    );
    await this.asking;
  }

  choose(game: string): void {
    this.wish = game;
    keep('game', game);
  }
}

export const catalogue = new Catalogue();

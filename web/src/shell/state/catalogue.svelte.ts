/** What can be played: asked for once, and which of the games the reader looks at. */
import type { CatalogueMessage, GameMessage } from '../../generated/types';
import { api } from '../../net/api';
import { keep, kept } from './settings.svelte';

class Catalogue {
  found = $state.raw<CatalogueMessage | null>(null);
  private wish = $state(kept('game') ?? '');
  private asking: Promise<void> | null = null;

  readonly games = $derived(this.found?.games ?? []);
  /** The game that was last looked at, or the first there is. */
  readonly game: GameMessage | undefined = $derived(this.games.find((game) => game.id === this.wish) ?? this.games[0]);

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

  /** What there is of each game, all in one list. */
  async ofEach<T>(ask: (game: string) => Promise<T[]>): Promise<T[]> {
    await this.load();
    return (await Promise.all(this.games.map((game) => ask(game.id)))).flat();
  }

  choose(game: string): void {
    this.wish = game;
    keep('game', game);
  }

  /** Whether a module is one of the game that is looked at. */
  has(module: string): boolean {
    return module === this.game?.id || (this.game?.modules.some((one) => one.id === module) ?? true);
  }
}

export const catalogue = new Catalogue();

/** What every game has its own of, asked for when it is first wanted: what two games call alike is not the same. */
export class ByGame<T, More extends string[] = []> {
  private found = $state.raw<ReadonlyMap<string, T>>(new Map());
  private readonly asked = new Map<string, Promise<T>>();

  constructor(private readonly ask: (game: string, ...more: More) => Promise<T>) {}

  /** That of a game; undefined until it has come. */
  of(game: string, ...more: More): T | undefined {
    const known = this.found.get([game, ...more].join('/'));
    if (known === undefined) void this.need(game, ...more).catch(() => undefined);
    return known;
  }

  /** That of a game, once it is there. Where it does not come it is asked for again by whoever wants it next. */
  need(game: string, ...more: More): Promise<T> {
    const key = [game, ...more].join('/');
    const asked = this.asked.get(key) ?? this.fetch(key, game, ...more);
    this.asked.set(key, asked);
    return asked;
  }

  private async fetch(key: string, game: string, ...more: More): Promise<T> {
    try {
      const found = await this.ask(game, ...more);
      this.found = new Map([...this.found, [key, found]]);
      return found;
    } catch (error) {
      this.asked.delete(key);
      throw error;
    }
  }
}

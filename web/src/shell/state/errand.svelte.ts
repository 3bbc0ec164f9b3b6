/** A command of ours, from when it is sent until what came of it is shown. */

interface Underway {
  /** Whether it answers the open question, which is not asked again meanwhile. */
  answers: boolean;
  /** The entry that ends it, once that is shown; unknown until the server has said so. */
  until: number;
}

const UNKNOWN = Infinity;

export class Errand {
  private now = $state.raw<Underway | null>(null);

  get busy(): boolean {
    return this.now !== null;
  }

  get answering(): boolean {
    return this.now?.answers ?? false;
  }

  /** Sets out. A later errand takes the place of one that is still under way. */
  begin(answers: boolean): Underway {
    const errand = { answers, until: UNKNOWN };
    this.now = errand;
    return errand;
  }

  /** The server has taken it as this entry; how far is shown already. */
  taken(errand: Underway, entry: number, shownEntry: number): void {
    if (this.now !== errand) return;
    this.now = { ...errand, until: entry };
    this.arrived(shownEntry);
  }

  /** An entry is shown now. */
  arrived(entry: number): void {
    if (this.now && entry >= this.now.until) this.now = null;
  }

  /** It came to nothing. */
  failed(errand: Underway): void {
    if (this.now === errand) this.now = null;
  }
}

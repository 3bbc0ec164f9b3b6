/** What is said at one table, as far as it has come. It fetches nothing itself: `late` does, and says how it is read aloud. */
import type { SaidMessage, SilencedMessage } from '../../generated/types';
import { keep, kept } from '../state/settings.svelte';

export type Room = SaidMessage['room'];

/** Milliseconds for which a sign is shown at the seat of whoever made it. */
export const SHOWN = 4000;

export class Talk {
  /** In the order in which it was said. */
  said = $state.raw<SaidMessage[]>([]);
  rooms = $state.raw<Room[]>([]);
  silenced = $state.raw<SilencedMessage[]>([]);
  /** Rooms of which there is more. */
  more = $state.raw<ReadonlySet<Room>>(new Set());
  /** Whether the panel is open. */
  open = $state(false);
  /** The moment that what is written points at. */
  n = $state<number | null>(null);
  /** Signs that have just been made. */
  signs = $state.raw<SaidMessage[]>([]);
  /** What others have said last, to be read aloud. */
  latest = $state('');
  /** How somebody's words are read aloud. */
  aloud: (said: SaidMessage) => string = (said) => `${said.name}: ${said.text}`;
  /** How often the connection was lost, and something may have been missed. */
  losses = $state(0);
  private read = $state(0);

  constructor(
    readonly id: string,
    readonly token = '',
  ) {
    this.read = Number(kept(`talk.${id}`) ?? 0);
  }

  readonly unread = $derived.by(() => (this.open ? 0 : this.said.filter((said) => !said.yours && said.id > this.read).length));

  /** Something was said just now. */
  hear(said: SaidMessage): void {
    const known = this.said.some(({ id }) => id === said.id);
    this.take([said]);
    if (known) return;
    if (!said.yours) this.latest = this.aloud(said);
    if (said.emote) this.sign(said);
  }

  take(more: readonly SaidMessage[]): void {
    const known = new Map([...this.said, ...more].map((said) => [said.id, said]));
    this.said = [...known.values()].sort((a, b) => a.id - b.id);
    if (this.open) this.seen();
  }

  lost(): void {
    this.losses += 1;
  }

  /** Everything that has come has been read. */
  seen(): void {
    this.read = Math.max(this.read, this.said.at(-1)?.id ?? 0);
    keep(`talk.${this.id}`, String(this.read));
  }

  turn(open: boolean): void {
    this.open = open;
    this.seen();
  }

  /** What is written next is about this moment. */
  point(n: number): void {
    this.n = n;
    this.turn(true);
  }

  private sign(said: SaidMessage): void {
    this.signs = [...this.signs.filter(({ seat }) => seat !== said.seat), said];
    setTimeout(() => (this.signs = this.signs.filter((one) => one !== said)), SHOWN);
  }
}

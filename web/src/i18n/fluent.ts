/** Fluent messages of one language: of one game, and those that belong to none. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { TextMessage } from '../generated/types';
import { dated } from './when';

export type Args = Record<string, unknown>;

/** What seats are called; a seat without a name is called by its colour. */
export type Names = readonly string[];

/** How a game says a word of its own, by the argument it stands in; undefined where it is no such word. */
export type Reads = (name: string, word: string) => string | undefined;

const FORMS = ['in', 'into', 'from'];
/** A time as texts carry it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
/** What stands where an argument is missing. */
const UNKNOWN = '…';

/** `tower-2` is called what `tower` is called, unless it has a name of its own. */
export function plain(id: string): string {
  return id.replace(/(-\d+)+$/, '');
}

export class Messages {
  private readonly bundle: FluentBundle;
  /** By the rest of an id: the first who has a message of it. */
  private readonly owners = new Map<string, string>();
  reads: Reads | undefined;

  constructor(
    readonly language: string,
    readonly sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const entry of resource.body) this.index(entry.id);
    }
  }

  private index(id: string): void {
    const [owner = ''] = id.split('-', 1);
    const rest = id.slice(owner.length + 1);
    if (!this.owners.has(rest)) this.owners.set(rest, owner);
  }

  /** `place-north` is `some_game-place-north`: the first owner that can names it. */
  private owned(kind: string, id: string): string | undefined {
    const own = `${kind}-${id}`;
    const rest = this.owners.has(own) ? own : `${kind}-${plain(id)}`;
    const owner = this.owners.get(rest);
    return owner === undefined ? undefined : `${owner}-${rest}`;
  }

  has(key: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(key);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** A message by its key; the key itself where there is none, so that a gap shows. */
  message(key: string, args: Args = {}, attribute = ''): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) return attribute ? `${key}.${attribute}` : key;
    const errors: Error[] = [];
    const given = args as Record<string, FluentVariable>;
    const said = this.bundle.formatPattern(pattern, given, errors);
    const missing = errors.flatMap((error) => /^Unknown variable: \$(.+)$/.exec(error.message)?.[1] ?? []);
    if (missing.length === 0) return said;
    return this.bundle.formatPattern(pattern, { ...given, ...Object.fromEntries(missing.map((name) => [name, UNKNOWN])) }, []);
  }

  /** A text as a sentence. */
  render(text: TextMessage, names: Names = []): string {
    return this.message(text.key, this.args(text.args, names));
  }

  /** Arguments in the words of the language; a place also comes with its prepositions: `$place_in`, `$place_into`, `$place_from`. */
  args(args: Args, names: Names = []): Args {
    const out: Args = {};
    for (const [name, value] of Object.entries(args)) {
      out[name] = this.value(name, value, names);
      const place = (value as { place?: unknown } | null)?.place;
      if (typeof place === 'string') for (const form of FORMS) out[`${name}_${form}`] = this.placeForm(place, form);
    }
    return out;
  }

  private value(name: string, value: unknown, names: Names): unknown {
    if (Array.isArray(value)) return name === 'points' ? this.shares(value as number[], names) : this.list(value, names);
    if (value !== null && typeof value === 'object') return this.nameOf(value as Args, names);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'string') return this.word(name, value);
    return value ?? UNKNOWN;
  }

  private list(items: unknown[], names: Names): string {
    const word = (item: unknown) =>
      typeof item === 'string' && this.has(cardMessage(item), 'name') ? this.card(item) : String(this.value('', item, names));
    return items.map(word).join(', ');
  }

  /** A word that has a name of its own under the argument's name; any other is a choice within the message. */
  private word(name: string, word: string): string {
    if (MOMENT.test(word)) return dated(word, this.language);
    const found = name && word ? this.owned(name, word) : undefined;
    if (found && this.has(found, 'name')) return this.message(found, {}, 'name');
    return this.reads?.(name, word) ?? word;
  }

  /** Points by seat in one phrase. */
  shares(points: number[], names: Names = []): string {
    const got = points.flatMap((number, seat) => (number ? [this.message('kernel-share', { seat: this.seat(seat, names), number })] : []));
    return got.length > 0 ? got.join(', ') : this.message('kernel-share-nobody');
  }

  /** A place with its preposition. */
  placeForm(place: string, form: string): string {
    const found = this.owned('place', place);
    if (found && this.has(found, form)) return this.message(found, {}, form);
    return this.message('kernel-place', { name: this.named('place', place) }, form);
  }

  /** What a reference is called: `{place: id}`, `{seat: 0}`, `{card: key}`, `{marker: id}`, or a nested text. */
  nameOf(ref: Args, names: Names = []): string {
    if (typeof ref.key === 'string') return this.render(ref as unknown as TextMessage, names);
    const [kind, what] = Object.entries(ref)[0] ?? ['', ''];
    if (kind === 'seat') return this.seat(Number(what), names);
    if (kind === 'card') return this.card(String(what));
    return this.named(kind, String(what));
  }

  seat(seat: number, names: Names = []): string {
    const key = `kernel-seat-${seat}`;
    return names[seat] || this.message(this.has(key) ? key : 'kernel-seat-unknown');
  }

  card(key: string): string {
    return this.message(cardMessage(key), {}, 'name');
  }

  /** The name of a place, marker or badge: the one of whichever module names it; else its id as words. */
  named(kind: string, id: string): string {
    const found = this.owned(kind, id);
    if (found && this.has(found, 'name')) return this.message(found, {}, 'name');
    return plain(id).replaceAll(/[_-]/g, ' ');
  }

  /** Whether someone has a name for it. */
  names(kind: string, id: string): boolean {
    const found = this.owned(kind, id);
    return found !== undefined && this.has(found, 'name');
  }

  /** What a marker means, if whoever names it says so; `ship_2` means what `ship` means. */
  about(kind: string, id: string): string {
    const ids = [plain(id), plain(id).replace(/_\d+$/, '')].map((name) => this.owned(kind, name));
    const found = ids.find((owner) => owner && this.has(owner, 'text'));
    return found ? this.message(found, {}, 'text') : '';
  }
}

/** `base/1/move_4` has its texts in `base-card-move_4`. */
export function cardMessage(key: string): string {
  const parts = key.split('/');
  return `${parts[0]}-card-${parts[parts.length - 1]}`;
}

/** What a game brings to the page. What it does not bring is drawn by the plain parts, so that any game can be played at once. */
import type { Component } from 'svelte';
import type { Words } from '../a11y/labels';
import type { Reads } from '../i18n/fluent';
import type { Insets } from './drawing/insets';
import type { Point } from './drawing/point';
import type { Beat, Play } from './state/beats';
import type { Flight, Flyer } from './state/events';
import type { Row } from './state/scoring';
import type { Lights } from './targets';
import type { EventMessage, LogLine, PreviewMessage, WhyNotMessage } from '../generated/types';
import type { DecisionView, GameView, OptionView } from './view';

/** What every part of a game is given. */
export interface PartProps<V extends GameView = GameView> {
  view: V;
  names: string[];
  /** Targets that may be picked now. */
  lit: ReadonlySet<string>;
  /** Whether there is little room. */
  narrow: boolean;
  onpick: (target: string, at?: Point) => void;
  /** An answer is given outright, where a part has put it together itself. */
  onchoose: (option: OptionView) => void;
  /** What would follow an answer, as far as nothing hidden comes out; null where nobody can tell. */
  onpreview: (option: OptionView, unwanted: AbortSignal) => Promise<PreviewMessage | null>;
  /** Why notations or targets, 40 at most, are not among the answers; null where nobody can tell. */
  onwhynot: (targets: string[], unwanted: AbortSignal) => Promise<WhyNotMessage | null>;
  /** A card in full. */
  ondetails: (card: string) => void;
}

export interface BoardProps<V extends GameView = GameView> extends PartProps<V> {
  /** Places that were touched since one was last here. */
  marked: ReadonlySet<string>;
  /** A target that is spoken of elsewhere. */
  pointed: string;
  /** Places that are being scored: they are outlined. */
  scored: readonly string[];
  /** What the panels over the board leave free. */
  insets: Insets;
  letters: boolean;
  flights: Flight[];
  flyers: Flyer[];
  /** What has been announced and not been done yet: where it would go. */
  ghosts: Flight[];
  /** `held`: a finger rested on it, so what is said of it stays until it is dismissed. */
  onpoint: (target: string, at: Point, held?: boolean) => void;
}

export interface BoardHandle {
  zoomBy?: (factor: number) => void;
}

export interface SeatProps<V extends GameView = GameView> extends PartProps<V> {
  seat: number;
}

export interface DeedsProps<V extends GameView = GameView> extends PartProps<V> {
  /** What is asked of the reader; null while an answer is on its way. */
  decision: DecisionView | null;
}

export interface PlaceProps<V extends GameView = GameView> {
  view: V;
  names: string[];
  place: string;
}

export interface ThingProps<V extends GameView = GameView> {
  view: V;
  names: string[];
  /** What the board calls it. */
  thing: string;
}

export interface AnswerProps<V extends GameView = GameView> {
  view: V;
  decision: DecisionView;
  names: string[];
  busy: boolean;
  /** Whether there is little room. */
  narrow: boolean;
  /** A target that was picked on the board, but not yet chosen. */
  wish: string;
  onchoose: (option: OptionView) => void;
  onpoint: (target: string) => void;
}

/** A sign in a row of the ledger, and what it is called. */
export interface RowSign {
  sign: 'crown' | 'shield';
  name: string;
}

export interface BetweenProps {
  play: Play;
  beat: Beat;
  names: string[];
}

/** A part that is fetched when it is first shown. */
export type LatePart<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** The parts of a game, by where they stand. Those with a question mark may be missing. */
export interface GamePage<V extends GameView = GameView> {
  Board: Component<BoardProps<V>, BoardHandle>;
  /** Under the seats, or with the hand where there is little room: what lies beside the board. */
  Beside?: Component<PartProps<V>>;
  /** Where there is little room, above the hand: the cards on the table in brief. */
  Strip?: Component<PartProps<V>>;
  /** In the top bar: how far the game is. */
  Course: Component<{ view: V }>;
  Hand: Component<PartProps<V>>;
  Cards: Component<PartProps<V>>;
  /** With each seat: what it has, under its name and points. */
  SeatDetails: Component<SeatProps<V>>;
  /** With each seat where there is little room: the one thing of it that counts most. */
  SeatBrief?: Component<SeatProps<V>>;
  /** In the tip of a place: who would get what there. */
  PlaceDetails: Component<PlaceProps<V>>;
  /** In the tip of whatever else the board points at. */
  ThingDetails?: Component<ThingProps<V>>;
  /** The game's own way of answering (`asks` says `own`). */
  Answer?: LatePart<AnswerProps<V>>;
  /** In a scoring: what happens between two places, where the game shows it in its own way. */
  Between?: LatePart<BetweenProps>;
  /** In the prompt: all that has no place on the board, where the game has its own buttons for it. */
  Deeds?: Component<DeedsProps<V>>;
  /** What is to be done with an answer that is being put together; empty where the question stands as it is. */
  saying?: (names: string[]) => string;
  /** Shows what a hint speaks of, beside what is lit. */
  suggest?: (option: OptionView) => void;
  /** The rows of "who gets what where" as this game shows them: folded, in its order; `now` where nothing was scored yet. */
  ledger?: (rows: Row[], now: boolean) => Row[];
  /** What lies on places of a row and counts there. */
  signs?: (view: V, places: readonly string[]) => RowSign[];
  lights?: Lights<V>;
  words?: Words;
  /** The whole board as a few sentences, where places and who is there do not tell it. */
  summary?: (view: V, names: string[]) => string;
  /** By seat: the power cards that were played so far and are not in hand again, as far as one may know; `lines` are those up to here. */
  spent?: (view: V, lines: readonly LogLine[]) => readonly string[][];
  /** Whether somebody stopped somebody else with it: that has a sound of its own. */
  stops?: (event: EventMessage) => boolean;
  /** How texts say words of the game's own, such as a cell of its map. */
  reads?: Reads;
  /** A typed line as single notations, where one may say several at once. */
  notations?: (line: string) => string[];
  /** Keys of the game's own, each with what the game says of it (`<game>-page-key-<id>`). */
  keys?: [key: string, id: string][];
  /** What the prompt takes of the window, in pixels. */
  promptHeight?: number;
  /** What the hand takes of the window, in pixels. */
  handHeight?: (view: V) => number;
}

// Written by tools/make_types.py from the server's messages and the games' view types. Do not edit.

/** A sentence in no language yet: a Fluent key and arguments (numbers, words, references: `{"place": "aragon"}`). */
export interface TextMessage {
  key: string;
  args: Record<string, unknown>;
}

/** Something that happened, as this viewer may know it. `kind` is the key of its log line. */
export interface EventMessage {
  kind: string;
  args: Record<string, unknown>;
  rule: string;
}

/** Everything that decides a game before its first choice, except its seed. */
export interface SetupView {
  game: string;
  players: number;
  modules: string[];
  options: Record<string, unknown>;
  sheet: Record<string, Record<string, number>>;
}

/** Somewhere pieces can be. */
export interface PlaceView {
  id: string;
  kind: string;
  values?: number[];
  closed?: TextMessage | null;
}

/** Pieces of one seat and kind in one place. */
export interface StackView {
  id: string;
  place: string;
  owner: number;
  kind: string;
  count: number;
}

/** Anything on the board, or in front of a seat, that is neither a piece nor a card. */
export interface MarkerView {
  id: string;
  kind: string;
  place?: string | null;
  places?: string[] | null;
  on?: string | null;
  holds?: string | null;
  seat?: number | null;
  owner?: number | null;
  values?: number[] | null;
  until?: string | null;
  counts?: number[] | null;
  badges?: Record<string, string[]> | null;
}

/** A card that lies face up. */
export interface CardView {
  id: string;
  card: string;
  kind: string;
  rule?: string;
  holder?: number | null;
}

/** What lies on the table for all to see, in terms that fit any game. */
export interface BoardView {
  places: PlaceView[];
  stacks: StackView[];
  markers: MarkerView[];
  cards: CardView[];
  numbers: Record<string, unknown>;
}

/** One allowed answer to a decision. */
export interface OptionView {
  action: number;
  notation: string;
  verb: string;
  target: string;
  text: TextMessage;
  weight?: "act" | "aside" | "stop";
}

/** A card of a picker: the actions that mark it and take the mark back. */
export interface PickView {
  id: string;
  mark: number;
  unmark: number;
  marked: boolean;
}

/** A set to start from; texts: `<game>-preset-<id>`. */
export interface PresetView {
  id: string;
  cards: string[];
}

/** A hand of `size` is picked. Marked are the cards left out, or those taken; marks go back before others come. */
export interface PickerView {
  size: number;
  leaves_out: boolean;
  cards: PickView[];
  presets: PresetView[];
}

/** An open question to a seat. */
export interface DecisionView {
  seat: number;
  number: number;
  kind: string;
  prompt: TextMessage;
  caution: TextMessage | null;
  rule: string;
  options: OptionView[];
  main: number | null;
  why_not: Record<string, TextMessage>;
  simultaneous: boolean;
  answered: boolean;
  picker: PickerView | null;
}

/** Whether the viewer can take their last choice back, and why not. */
export interface TakeBackView {
  possible: boolean;
  reason: TextMessage | null;
}

/** A note of a lesson; texts: `<module>-lesson-<id>`. It points at options' targets, seats or areas of the table. */
export interface NoteView {
  id: string;
  at: string[];
}

/** What the plan of a lesson brings at a place, at the general scoring. */
export interface ForeseenView {
  place: string;
  points: number;
}

/** How far a lesson is: the notes of the moment, one after the other. */
export interface LessonView {
  module: string;
  notes: NoteView[];
  step: number;
  steps: number;
  waits: boolean;
  over: boolean;
  foresees: ForeseenView[];
}

/** What one viewer may know of a game: the part that every game has. */
export interface GameView {
  version: number;
  setup: SetupView;
  seat: number | null;
  number: number;
  over: boolean;
  scores: number[];
  winners: number[];
  active: number;
  order: number[];
  waiting: number[];
  board: BoardView;
  standing: Record<string, string>;
  windows: Record<string, string[]>;
  pending: unknown[][];
  decision: DecisionView | null;
  take_back: TakeBackView;
  lesson?: LessonView | null;
}

/** A table option as the game describes it; texts: `<owner>-setting-<name>` and `<owner>-setting-<name>-<value>`.

    The owner is the game, or the module without which the option does not exist. */
export interface OptionSpecMessage {
  name: string;
  values: unknown[];
  default: unknown;
  seats: boolean;
  rule: string;
  module: string;
}

/** A module; texts: `<id>-module`. `needs` and `combines_with` say which sets are possible. */
export interface ModuleMessage {
  id: string;
  needs: string[];
  combines_with: string[];
  not_recommended_with: string[];
}

/** A table to start from; texts: `<game>-table-<id>`. Options that it does not name have their defaults. */
export interface PresetMessage {
  id: string;
  modules: string[];
  options: Record<string, unknown>;
}

/** A game that can be played here, with its modules and table options. */
export interface GameMessage {
  id: string;
  least_players: number;
  most_players: number;
  implied: string;
  modules: ModuleMessage[];
  allowed_sets: string[][];
  options: OptionSpecMessage[];
  presets: PresetMessage[];
  lessons: string[];
}

/** A bot to sit down; texts: `bots-level-<id>`. */
export interface BotLevelMessage {
  id: string;
}

/** What there is at this server: games, bots, languages. */
export interface CatalogueMessage {
  version: string;
  compiled: boolean;
  languages: Record<string, string>;
  games: GameMessage[];
  bots: BotLevelMessage[];
}

/** How a kind of marker is drawn, in a box of 24 by 24: paths filled and stroked on a token of a tone. */
export interface SignMessage {
  kind: string;
  tone: "blue" | "gold" | "green" | "red" | "stone";
  fill: string;
  line: string;
}

/** A card or place of the reference, with the provenance of each of its values. */
export interface CardReference {
  key: string;
  module: string;
  kind: string;
  rule: string;
  values: Record<string, number>;
  sources: Record<string, string>;
  stack: number | null;
}

/** One page of the rules. */
export interface RuleReference {
  id: string;
  rule: string;
  module: string;
  title: string;
  text: string;
}

/** Who the browser is: a guest, known by a signed cookie; a member, if they can sign in elsewhere. */
export interface MeMessage {
  id: string;
  name: string;
  member: boolean;
}

/** A new name for the guest behind this browser. */
export interface RenameMe {
  name: string;
}

/** Something that failed in a browser, for whoever runs the server: which part of which page, and where it stood. */
export interface Trouble {
  part: string;
  error: string;
  stack?: string;
  page?: string;
  table?: string;
  n?: number;
}

/** A link that moves a guest to another device; works once. */
export interface DeviceLink {
  path: string;
}

/** No clock (`minutes` 0), or minutes per turn with a bank of minutes that is used up after them. */
export interface Pace {
  minutes: number;
  bank: number;
}

/** How a seat is to be filled: by me, by whoever follows the link (open), by a bot, or on this device too (hot). */
export interface SeatWish {
  kind: "bot" | "hot" | "me" | "open";
  level?: string;
  name?: string;
}

/** A table to be opened; what each game allows is in the catalogue. */
export interface NewTable {
  seats: SeatWish[];
  game?: string;
  modules?: string[];
  options?: Record<string, unknown>;
  pace?: Pace;
  watch?: "anyone" | "link" | "nobody";
  listed?: boolean;
  talk?: boolean;
  rated?: boolean;
  name?: string;
  sheet?: Record<string, Record<string, number>>;
  window_seconds?: number | null;
}

/** A game at once; without a word, the first of the catalogue. */
export interface PlayNow {
  game?: string;
  language?: string;
}

/** A lesson; without a module, the first of the game. */
export interface LessonWish {
  game?: string;
  module?: string;
}

/** A note has been read, or the lesson is to end here; the game continues. */
export interface LessonCommand {
  what: "go_on" | "stop";
}

/** A seat of a table, and who plays it. */
export interface SeatMessage {
  number: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  player: string;
  yours: boolean;
  hot: boolean;
  host: boolean;
  away: boolean;
  resigned: boolean;
  ends: boolean;
  pauses: boolean;
  present: boolean;
  looking: boolean;
  time_left: number | null;
  bank_left: number | null;
}

/** A table as this viewer sees it, without the position. */
export interface TableMessage {
  id: string;
  name: string;
  game: string;
  modules: string[];
  options: Record<string, unknown>;
  players: number;
  seats: SeatMessage[];
  rounds: number;
  state: "aside" | "over" | "playing" | "waiting";
  n: number;
  yours: boolean;
  pace: Pace;
  watch: string;
  listed: boolean;
  invite: string;
  watch_link: string;
  created: number;
  updated: number;
  rematch: string;
  lesson: string;
  window_seconds: number;
  talk: boolean;
  paused: number | null;
  rated: boolean;
}

/** A table in a list, with how far its game is. `waiting` are the seats that everybody waits for. */
export interface TableAtAGlance {
  id: string;
  name: string;
  game: string;
  modules: string[];
  options: Record<string, unknown>;
  players: number;
  seats: SeatMessage[];
  rounds: number;
  state: "aside" | "over" | "playing" | "waiting";
  n: number;
  yours: boolean;
  pace: Pace;
  watch: string;
  listed: boolean;
  invite: string;
  watch_link: string;
  created: number;
  updated: number;
  rematch: string;
  lesson: string;
  window_seconds: number;
  talk: boolean;
  paused: number | null;
  rated: boolean;
  round: number;
  scores: number[];
  winners: number[];
  waiting: number[];
  asked: TextMessage | null;
  time_left: number | null;
}

/** Everything a browser needs to show a table. `views`: one for each seat you hold; a watcher's has seat None. */
export interface TableState {
  table: TableMessage;
  views: GameView[];
}

/** What entry `n` brought, as this viewer may know it. */
export interface LogLine {
  n: number;
  seat: number;
  what: "choose" | "end" | "seam" | "stand" | "start" | "take_back";
  at: number;
  round: number;
  active: number;
  events: EventMessage[];
  scores: number[];
}

/** The log of a table, as this viewer may read it. */
export interface LogMessage {
  lines: LogLine[];
}

/** The position after entry `n`, as this viewer may know it. */
export interface MomentMessage {
  n: number;
  view: GameView;
}

/** An answer to the open question of a seat. */
export interface Choice {
  seat: number;
  number: number;
  action: number;
  then?: number[];
}

/** One answer to the open question, only to see what would follow. */
export interface PreviewWish {
  seat: number;
  number: number;
  action: number;
}

/** What would follow an answer, as far as nothing hidden comes out; `own` is what the game adds. */
export interface PreviewMessage {
  events: EventMessage[];
  points: number[];
  hidden: boolean;
  own: Record<string, unknown>;
}

/** What I would like to answer, though it is not offered: notations, or what could be touched, by its id. */
export interface WhyNotWish {
  seat: number;
  number: number;
  targets: string[];
}

/** Why something is not offered. `meant` are notations as options write them, where they were written otherwise. */
export interface WhyNotMessage {
  reasons: Record<string, TextMessage | null>;
  meant: Record<string, string>;
}

/** A seat takes its last choice back. */
export interface TakeBack {
  seat: number;
  n: number;
}

/** A page has shown the log up to line `n`, and nobody looks at a scoring in it there any more. */
export interface Seen {
  n: number;
}

/** A seat answers a window in advance. */
export interface Standing {
  seat: number;
  window: string;
  answer: string;
}

/** It was done: how far the log that everyone may know goes then. The news tell what came of it. */
export interface Taken {
  n: number;
}

/** Take a seat by a link; without a number, the first free one. */
export interface Sit {
  token: string;
  seat?: number | null;
}

/** The owner gives an empty seat to a bot, or frees a taken one before the game begins (`free`).

    A person leaves their own to a bot for a while, takes it back, or resigns: then a bot plays on for good. */
export interface SeatCommand {
  seat: number;
  what: "free" | "let_bot_play" | "resign" | "take_back_seat" | "to_bot";
  level?: string;
}

/** Whether I would end the game as it stands: it ends when all people at the table would; a no undoes every yes. */
export interface EndWish {
  agree: boolean;
}

/** Whether I want a pause: it begins when all people at the table do; a no withdraws every yes, or ends it. */
export interface PauseWish {
  pause: boolean;
}

/** The table is gone. */
export interface TableClosed {
  id: string;
}

/** Play on from a moment of a finished game, against bots. */
export interface Fork {
  n: number;
  seat: number;
  level?: string;
}

/** For which of my seats; without a word, the one that is asked. */
export interface HintWish {
  seat?: number | null;
}

/** What a bot would do in this place, and what it expects. */
export interface HintMessage {
  option: OptionView;
  reason: TextMessage;
  estimate: number[];
}

/** Why something was not done: one sentence, and, where the engine gave it, the reason as a text.

    Of several answers in one request, the first `done` were taken all the same. */
export interface Refusal {
  error: string;
  reason: TextMessage | null;
  done: number;
}

/** Something changed: the lines since the last news, and the views as they are now. */
export interface News {
  type: "news";
  table: TableMessage;
  lines: LogLine[];
  views: GameView[];
}

/** Someone came, went, or a clock moved; the position is the same. */
export interface Presence {
  type: "presence";
  table: TableMessage;
}

/** A sign of life: how far the log that everyone may know goes, and how many other messages this socket brought. */
export interface Beat {
  type: "beat";
  n: number;
  sent: number;
}

/** What somebody said, or a sign they made. */
export interface SaidMessage {
  id: number;
  room: "table" | "watchers";
  name: string;
  seat: number;
  yours: boolean;
  at: number;
  emote: "" | "hello" | "laugh" | "ole" | "oops" | "thanks" | "thinking" | "well_played" | "your_turn";
  text: string;
  n: number | null;
}

/** Somebody whom I have muted. */
export interface SilencedMessage {
  who: string;
  name: string;
}

/** What was said in a room, the newest last. Messages of people whom I have muted are not in it. */
export interface TalkMessage {
  room: "table" | "watchers";
  rooms: ("table" | "watchers")[];
  speak: boolean;
  messages: SaidMessage[];
  more: boolean;
  silenced: SilencedMessage[];
}

/** A message or a gesture; it may point at a moment of the game. */
export interface SayWish {
  room?: "table" | "watchers";
  text?: string;
  emote?: "hello" | "laugh" | "ole" | "oops" | "thanks" | "thinking" | "well_played" | "your_turn" | null;
  n?: number | null;
}

/** Mutes whoever said this, at every table. */
export interface SilenceWish {
  message: number;
}

/** Unmutes somebody. */
export interface HearWish {
  who: string;
}

/** Reports a message to whoever runs the server. */
export interface ReportWish {
  message: number;
  kind: "cheating" | "insult" | "other";
  text?: string;
}

/** The report has been sent. */
export interface Reported {
  message: number;
}

/** Whether people may talk at my table. */
export interface TalkSwitch {
  talk: boolean;
}

/** Somebody said something. */
export interface Talk {
  type: "talk";
  said: SaidMessage;
}

/** Points by seat that one source gave in one round; its name: the text `gain`. */
export interface SourceMessage {
  gain: string;
  round: number;
  points: number[];
}

/** What a seat is honoured for: the text `award` has a name and, with these words, a sentence. */
export interface AwardMessage {
  seat: number;
  award: string;
  words: Record<string, unknown>;
}

/** How a finished game came about, as far as it can be told at once. */
export interface EndingMessage {
  sources: SourceMessage[];
  awards: AwardMessage[];
}

/** A turn that changed a seat's chance to win; `n` is the entry that changed it most. */
export interface TurningMessage {
  seat: number;
  round: number;
  acting: number;
  first: number;
  last: number;
  n: number;
  change: number;
  unused: string;
}

/** Win chances by seat after every turn of a finished game, as a watcher would have guessed them.

    While they are being worked out, `moments` are those known so far; there is nothing else yet. Ask again. */
export interface ChanceMessage {
  expected: number;
  moments: number[];
  chances: number[][];
  errors: number[];
  turning: TurningMessage[];
  awards: AwardMessage[];
  done: boolean;
}

/** An answer to a past decision that was weighed: the chance to win with it, as its seat knew the game then.

    `behind` is how much less that is than with the preferred answer, `error` the standard error of this difference. */
export interface ReviewedOption {
  text: TextMessage;
  target: string;
  chance: number;
  behind: number;
  error: number;
}

/** A decision of one's own, looked at again: entry `n` is what was chosen. */
export interface ReviewedMove {
  n: number;
  round: number;
  kind: string;
  options: ReviewedOption[];
  chosen: number;
  cost: number;
  grade: "best" | "costly" | "doubtful" | "good";
}

/** What a strong bot would have done at the decisions of a seat through a finished game.

    While they are being looked at, `moves` are those known so far, in order. Ask again. */
export interface ReviewMessage {
  seat: number;
  expected: number;
  moves: ReviewedMove[];
  best: number;
  costliest: number;
  done: boolean;
}

/** A passkey of mine. `synced`: several devices share it. */
export interface PasskeyMessage {
  id: string;
  name: string;
  made: number;
  used: number;
  synced: boolean;
}

/** The guest who played in this browser before I signed in, with their tables; at `both` of them I sit as well. */
export interface BeforeMessage {
  name: string;
  tables: number;
  both: number;
}

/** My account. `letters`: this server sends e-mails; `passkeys_here`: they work here. */
export interface AccountMessage {
  id: string;
  name: string;
  member: boolean;
  colour: "" | "blue" | "green" | "purple" | "red" | "yellow";
  language: "" | "de" | "en" | "fr" | "nl";
  zone: string;
  quiet_from: number;
  quiet_until: number;
  email: string;
  letters: boolean;
  passkeys_here: boolean;
  passkeys: PasskeyMessage[];
  codes: number;
  before: BeforeMessage | null;
}

/** My preferences. Quiet hours are minutes after midnight in my time zone; the same twice: none. */
export interface Profile {
  name: string;
  colour?: "" | "blue" | "green" | "purple" | "red" | "yellow";
  language?: "" | "de" | "en" | "fr" | "nl";
  zone?: string;
  quiet_from?: number;
  quiet_until?: number;
}

/** What a new passkey is made with. */
export interface PasskeyChallenge {
  challenge: string;
  place: string;
  user: string;
  name: string;
  known: string[];
}

/** What a passkey has to answer. */
export interface SignInChallenge {
  challenge: string;
  place: string;
}

/** A passkey that was just made, as the browser gave it, and what I call it. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  name: string;
}

/** What a passkey answered to a challenge. */
export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** What I call a passkey. */
export interface PasskeyName {
  name: string;
}

/** Codes that sign me in, each once. They are shown now and never again. */
export interface RecoveryCodes {
  codes: string[];
}

/** One of my recovery codes. */
export interface RecoveryCode {
  code: string;
}

/** An e-mail address, and the language to write to it in. */
export interface Address {
  email: string;
  language?: "" | "de" | "en" | "fr" | "nl";
}

/** Sign out in this browser, or everywhere I am signed in. */
export interface SignOut {
  everywhere: boolean;
}

/** It is done; what there is to know of it shows where one looks. */
export interface Done {
  done: boolean;
}

/** How many tables came along from the guest before, and how many stayed, since I sit there as well. */
export interface Brought {
  tables: number;
  stayed: number;
}

/** My name, as a sign that I mean it: all that is kept of me is deleted. */
export interface Farewell {
  name: string;
}

/** A way in which I am notified. */
export interface ChannelMessage {
  id: string;
  kind: "mail" | "push" | "webhook";
  label: string;
  form: string;
  secret: string;
  since: number;
}

/** How I am notified that a table is waiting for me. */
export interface NoticesMessage {
  channels: ChannelMessage[];
  pace: "day" | "hour" | "once";
  push_key: string;
  mail: boolean;
  email: string;
  member: boolean;
}

/** How often I want to be notified: at once, at most once an hour, or once a day. */
export interface NoticeWish {
  pace: "day" | "hour" | "once";
}

/** A browser that takes push notifications: its subscription. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
  language?: string;
}

/** E-mails to my confirmed address. */
export interface MailWish {
  language?: string;
}

/** Requests to an address of mine. */
export interface WebhookWish {
  address: string;
  form?: "discord" | "plain";
  language?: string;
}

/** Whether I am notified about a table. */
export interface TableNotices {
  on: boolean;
  channels: number;
}

/** Whether I want to be notified about a table. */
export interface TableNoticeWish {
  on: boolean;
}

/** No more e-mails are sent. */
export interface LettersStopped {
  stopped: boolean;
}

/** A page of finished games, the latest first. `next`: where the page after it begins; empty: there is none. */
export interface GamesMessage {
  games: TableAtAGlance[];
  next: string;
}

/** How somebody fared in one game with so many players, with bots among them or without. */
export interface KindMessage {
  game: string;
  players: number;
  bots: boolean;
  games: number;
  places: number[];
  average: number;
  best: number;
}

/** Points that a source, by its text, gave in a game on average. */
export interface SourceShare {
  game: string;
  source: string;
  points: number;
}

/** Something of a game that somebody likes: a card by how often they used it, a region by the points it gave. */
export interface Favourite {
  game: string;
  id: string;
  amount: number;
}

/** One finished game of many. */
export interface CourseMessage {
  table: string;
  at: number;
  game: string;
  players: number;
  score: number;
  place: number;
}

/** Somebody with whom games were played, and how many of them each of the two was ahead. */
export interface MetMessage {
  player: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

/** How well somebody plays, as far as it is known: in nineteen of twenty cases within `margin` of `rating`. */
export interface RatingMessage {
  game: string;
  players: number;
  bots: boolean;
  rating: number;
  margin: number;
  games: number;
  course: number[];
}

/** What is shown of somebody. */
export interface PlayerMessage {
  id: string;
  name: string;
  yours: boolean;
  shown: "anyone" | "met" | "nobody" | null;
  games: number;
  won: number;
  streak: number;
  longest: number;
  kinds: KindMessage[];
  sources: SourceShare[];
  cards: Favourite[];
  places: Favourite[];
  course: CourseMessage[];
  met: MetMessage[];
  ratings: RatingMessage[];
}

/** To whom I show my games. */
export interface ProfileWish {
  shown: "anyone" | "met" | "nobody";
}

/** Ratings that can be compared: of a game, with so many players, with bots among them or without. */
export interface PoolMessage {
  game: string;
  players: number;
  bots: boolean;
  rated: number;
}

/** A line of a list of ratings. A bot has a level and no id; somebody who shows their games to nobody has none. */
export interface RatedMessage {
  player: string;
  name: string;
  level: string;
  yours: boolean;
  place: number;
  rating: number;
  margin: number;
  games: number;
}

/** A list of ratings, by what each is at least: rating less margin. */
export interface RatingsMessage {
  pools: PoolMessage[];
  least: number;
  rows: RatedMessage[];
  mine: RatedMessage | null;
}

/** What the host says on the first page, by language (empty: to all others), and what concerns the reader. */
export interface HouseMessage {
  announced: number;
  texts: Record<string, string>;
  banned: TextMessage | null;
  reports: number | null;
}

/** Something about a person at a table that the host should know. */
export interface PersonReport {
  table: string;
  seat: number;
  kind: "cheating" | "insult" | "name" | "other";
  text?: string;
}

/** A report, for those who moderate. `person` is whom it is about. */
export interface ReportMessage {
  id: number;
  at: number;
  kind: string;
  text: string;
  quoted: string;
  times: number;
  table: string;
  person: string;
  reported: string;
  reporter: string;
}

/** Somebody who is banned; `until` is 0 where it is for good. */
export interface BanMessage {
  person: string;
  name: string;
  at: number;
  until: number;
  why: string;
}

/** A line of the audit log; `who` is what a member is called who acted, empty for the host. */
export interface ActMessage {
  id: number;
  at: number;
  who: string;
  what: string;
  about: string;
  why: string;
}

/** What those see who moderate: open reports, bans, and what was done last. */
export interface ModerationMessage {
  reports: ReportMessage[];
  bans: BanMessage[];
  log: ActMessage[];
}

/** What is made of a report: it is closed, or its person is banned too, for some days or (0) for good. */
export interface Verdict {
  what: "ban" | "close";
  days?: number;
  note?: string;
}

/** A ban is lifted. */
export interface Lifting {
  person: string;
  note?: string;
}

/** The board; `numbers` are round, track, went_in (how often, into the Castillo), and lists by seat: court, hand. */
export interface GrandeBoardView extends BoardView {
  cards: GrandeCardView[];
  places: GrandePlaceView[];
  stacks: GrandeStackView[];
}

/** An action card, a power card, or what modules display. */
export interface GrandeCardView extends CardView {
  available?: boolean | null;
  in_play?: boolean | null;
  open?: boolean | null;
  place?: number | null;
  special?: boolean | null;
  stack?: number | null;
  supply?: number | null;
  taken_by?: number | null;
  value?: number | null;
}

/** What one viewer may know of a game of El Grande. */
export interface GrandeGameView extends GameView {
  board: GrandeBoardView;
  disc: string | null;
  hand: string[];
  known: Record<string, Record<string, number[]>>;
  meter: Record<string, GrandeMeterView>;
  state: Record<string, Record<string, number[]>>;
  trail: Record<string, unknown>;
  under_way: number[];
  used: string[][] | null;
}

/** If the place were scored: points by seat, in a general scoring, and each seat's own with one more caballero. */
export interface GrandeMeterView {
  general: number[];
  now: number[];
  parts: unknown[];
  plus: number[];
}

/** A region, the Castillo, or a place of a module. */
export interface GrandePlaceView extends PlaceView {
  borders: string[];
  coast: boolean;
  printed: number[];
  values: number[];
}

/** Caballeros of one seat and kind in one place. */
export interface GrandeStackView extends StackView {
  badges: string[];
}

/** What one viewer may know of a game of El Caballero. */
export interface CaballeroGameView extends GameView {
  areas: Record<string, unknown>[];
  hand: string[];
  left: CaballeroLeftView | null;
  meter: Record<string, CaballeroMeterView>;
  symbols: Record<string, string>;
  table: Record<string, unknown>;
}

/** What can still be done in this turn. */
export interface CaballeroLeftView {
  cards: number;
  castles: number;
  grande: boolean;
  owes: boolean;
  ships: number;
  supply: number;
  tiles: number;
}

/** If the area were scored now. */
export interface CaballeroMeterView {
  now: number[];
  parts: unknown[];
}

export type NewsMessage = News | Presence | Talk | Beat;

export type Language = "en" | "de" | "nl" | "fr";

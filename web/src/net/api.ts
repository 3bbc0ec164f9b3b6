/** Everything the page asks of the server. A refusal is an error that carries its sentence. */
import type {
  CardReference,
  CatalogueMessage,
  ChanceMessage,
  Choice,
  DeviceLink,
  EndingMessage,
  EndWish,
  Fork,
  GamesMessage,
  HintMessage,
  HouseMessage,
  LessonCommand,
  Language,
  LettersStopped,
  LogMessage,
  MeMessage,
  MailWish,
  ModerationMessage,
  MomentMessage,
  NewTable,
  NoticesMessage,
  NoticeWish,
  PauseWish,
  PlayerMessage,
  PersonReport,
  PreviewMessage,
  PreviewWish,
  PushWish,
  ProfileWish,
  RatingsMessage,
  Refusal,
  ReviewMessage,
  RuleReference,
  SeatCommand,
  SignMessage,
  Sit,
  Standing,
  TableClosed,
  TableNotices,
  TableAtAGlance,
  TableState,
  TakeBack,
  Taken,
  TalkSwitch,
  Verdict,
  WebhookWish,
  WhyNotMessage,
  WhyNotWish,
} from '../generated/types';

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.error);
  }
}

/** Seconds after which an answer is not waited for. */
const PATIENCE = 10;
const COMMAND = 5;
const THOUGHT = 120;
const DELIVERY = 40;

export async function ask<T>(method: string, path: string, body?: unknown, seconds = PATIENCE, unwanted?: AbortSignal): Promise<T> {
  const late = AbortSignal.timeout(seconds * 1000);
  const signal = unwanted ? AbortSignal.any([late, unwanted]) : late;
  const request: RequestInit = { method, headers: { Accept: 'application/json' }, signal };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  }
  try {
    const answer = await fetch(`/api${path}`, request);
    if (!answer.ok) throw new Refused(await refusalOf(answer), answer.status);
    return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused({ error: '', reason: { key: 'page-no-connection', args: {} }, done: 0 }, 0);
  }
}

/** Whether nobody said yes or no: then it may have been done all the same. */
export function unanswered(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status >= 500);
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const found = (await answer.json()) as Partial<Refusal> & { detail?: string };
    return { error: found.error ?? found.detail ?? answer.statusText, reason: found.reason ?? null, done: found.done ?? 0 };
  } catch {
    return { error: answer.statusText, reason: null, done: 0 };
  }
}

export const get = <T>(path: string, seconds?: number) => ask<T>('GET', path, undefined, seconds);
export const post = <T>(path: string, body: unknown = {}, seconds?: number, unwanted?: AbortSignal) =>
  ask<T>('POST', path, body, seconds, unwanted);

export const api = {
  me: () => get<MeMessage>('/me'),
  rename: (name: string) => post<MeMessage>('/me', { name }),
  deviceLink: () => post<DeviceLink>('/me/device'),
  claimDevice: (token: string) => post<MeMessage>(`/device/${token}`),
  notices: () => get<NoticesMessage>('/me/notices'),
  wishNotices: (wish: NoticeWish) => post<NoticesMessage>('/me/notices', wish),
  addPush: (wish: PushWish) => post<NoticesMessage>('/me/notices/push', wish),
  addMail: (wish: MailWish) => post<NoticesMessage>('/me/notices/mail', wish),
  addWebhook: (wish: WebhookWish) => post<NoticesMessage>('/me/notices/webhook', wish),
  dropChannel: (id: string) => post<NoticesMessage>(`/me/notices/${id}/off`),
  tryChannel: (id: string) => post<NoticesMessage>(`/me/notices/${id}/try`, {}, DELIVERY),
  tableNotices: (id: string) => get<TableNotices>(`/tables/${id}/notices`),
  muteTable: (id: string, on: boolean) => post<TableNotices>(`/tables/${id}/notices`, { on }),
  stopLetters: (token: string) => post<LettersStopped>(`/notices/stop/${token}`),
  catalogue: () => get<CatalogueMessage>('/catalogue'),
  cards: (game: string) => get<CardReference[]>(`/cards?game=${game}`),
  signs: (game: string) => get<SignMessage[]>(`/signs?game=${game}`),
  rules: (language: Language, game: string) => get<RuleReference[]>(`/rules/${language}?game=${game}`),
  openTables: () => get<TableAtAGlance[]>('/tables'),
  myTables: () => get<TableAtAGlance[]>('/my-tables'),
  playNow: (game: string) => post<TableState>('/play-now', { game }),
  tutorial: (game: string, module = '') => post<TableState>('/tutorial', { game, module }),
  seen: (id: string, n: number) => post<Taken>(`/tables/${id}/seen`, { n }, COMMAND),
  lesson: (id: string, what: LessonCommand['what']) => post<Taken>(`/tables/${id}/lesson`, { what }, COMMAND),
  newTable: (wish: NewTable) => post<TableState>('/tables', wish),
  table: (id: string, token = '') => get<TableState>(`/tables/${id}${token ? `?token=${token}` : ''}`),
  log: (id: string, since = -1, token = '') => get<LogMessage>(`/tables/${id}/log?since=${since}${token ? `&token=${token}` : ''}`),
  moment: (id: string, n: number, seat: number | null, token = '') =>
    get<MomentMessage>(`/tables/${id}/moment/${n}?token=${token}${seat === null ? '' : `&seat=${seat}`}`),
  choose: (id: string, choice: Choice) => post<Taken>(`/tables/${id}/choose`, choice, COMMAND),
  preview: (id: string, wish: PreviewWish, unwanted?: AbortSignal) =>
    post<PreviewMessage>(`/tables/${id}/preview`, wish, COMMAND, unwanted),
  whyNot: (id: string, wish: WhyNotWish, unwanted?: AbortSignal) => post<WhyNotMessage>(`/tables/${id}/why-not`, wish, COMMAND, unwanted),
  takeBack: (id: string, wish: TakeBack) => post<Taken>(`/tables/${id}/take-back`, wish, COMMAND),
  stand: (id: string, standing: Standing) => post<Taken>(`/tables/${id}/stand`, standing, COMMAND),
  sit: (id: string, sit: Sit) => post<TableState>(`/tables/${id}/sit`, sit, COMMAND),
  seat: (id: string, command: SeatCommand) => post<TableState>(`/tables/${id}/seat`, command, COMMAND),
  leave: (id: string) => post<TableState>(`/tables/${id}/leave`, {}, COMMAND),
  close: (id: string) => post<TableClosed>(`/tables/${id}/close`, {}, COMMAND),
  end: (id: string, wish: EndWish) => post<TableState>(`/tables/${id}/end`, wish, COMMAND),
  pause: (id: string, wish: PauseWish) => post<TableState>(`/tables/${id}/pause`, wish, COMMAND),
  talking: (id: string, wish: TalkSwitch) => post<TableState>(`/tables/${id}/talking`, wish, COMMAND),
  fork: (id: string, fork: Fork) => post<TableState>(`/tables/${id}/fork`, fork),
  rematch: (id: string) => post<TableState>(`/tables/${id}/rematch`),
  hint: (id: string, seat: number) => post<HintMessage>(`/tables/${id}/hint`, { seat }, THOUGHT),
  ending: (id: string, token = '') => get<EndingMessage>(`/tables/${id}/ending?token=${token}`, THOUGHT),
  share: (id: string) => post<TableState>(`/tables/${id}/share`, {}, COMMAND),
  review: (id: string, seat: number, token = '') => get<ReviewMessage>(`/tables/${id}/review?seat=${seat}&token=${token}`, THOUGHT),
  myGames: (wish: Record<string, string>) => get<GamesMessage>(`/my-games?${new URLSearchParams(wish).toString()}`),
  player: (id: string) => get<PlayerMessage>(`/players/${id}`),
  playerGames: (id: string, before: string) => get<GamesMessage>(`/players/${id}/games?before=${before}`),
  showProfile: (wish: ProfileWish) => post<PlayerMessage>('/me/shown', wish, COMMAND),
  ratings: (game: string, players: number, bots: boolean) =>
    get<RatingsMessage>(`/ratings?game=${game}&players=${players}&bots=${String(bots)}`),
  house: () => get<HouseMessage>('/house'),
  report: (report: PersonReport) => post<null>('/reports', report),
  moderation: () => get<ModerationMessage>('/moderation'),
  seeToReport: (id: number, verdict: Verdict) => post<ModerationMessage>(`/moderation/reports/${id}`, verdict),
  liftBan: (person: string) => post<ModerationMessage>('/moderation/lift', { person }),
  chances: (id: string, token = '') => get<ChanceMessage>(`/tables/${id}/chances?token=${token}`, THOUGHT),
};

/** Where a table's news come from. */
export function socketAddress(id: string, since: number, token: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const extra = token ? `&token=${token}` : '';
  return `${scheme}://${location.host}/api/tables/${id}/news?since=${since}${extra}`;
}

/** Pushes to this browser: whether it takes them, and how they are turned on. The service worker comes with them, and not before. */
import type { PushWish } from '../../generated/types';

export type PushState = 'none' | 'denied' | 'off' | 'on';

const WORKER = '/sw.js';

/** Whether this browser could take pushes here: not without HTTPS, and on some phones only in an installed app. */
function isPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** For whoever turns pushes on or has installed the app. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) ?? null;
}

export async function stateOf(): Promise<PushState> {
  if (!isPossible()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) ? 'on' : 'off';
}

/** Asks the reader and the browser; what the server needs to know. Null where one of them said no. */
export async function subscribe(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await register();
  const old = await subscription();
  if (old && keyOf(old) !== key) await old.unsubscribe();
  const found = await registration?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return found ? wishOf(found) : null;
}

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function wishOf(found: PushSubscription): PushWish | null {
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, label: browserOf(navigator.userAgent) };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** The id under which the server knows this browser; empty where it takes no pushes. */
export async function channelOf(): Promise<string> {
  const found = isPossible() ? await subscription() : null;
  if (!found) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`push ${found.endpoint}`));
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

const BROWSERS: [name: string, sign: RegExp][] = [
  ['Firefox', /Firefox|FxiOS/],
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
];

/** What a browser is called, as “Firefox/Android”; empty for one that nobody knows. */
export function browserOf(agent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([, sign]) => sign.test(agent))?.[0] ?? '');
  return browser && system ? `${browser}/${system}` : '';
}

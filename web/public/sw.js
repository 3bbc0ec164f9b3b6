/* The service worker: shows what is pushed, and a page for when there is no connection. It keeps that page and nothing else; whatever the
 * server says is asked of the server. It is there only for those who turned pushes on, or installed the app. */
const CACHE = 'castillo-offline-1';
const OFFLINE = '/offline.html';
const KEPT = [OFFLINE, '/offline.css', '/offline.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith('castillo-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ title = 'Castillo', body = '', path = '/', tag = 'castillo', language = 'en', count = 1 }) {
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang: language,
    icon: '/icon-192.png',
    badge: '/icon-badge-96.png',
    data: { path },
  });
  await self.navigator.setAppBadge?.(count).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

/* A window that shows it already comes to the front. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/* The browser has made a new address for its pushes: the server is told. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old) {
  if (!old) return;
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(old.options)).toJSON();
  const body = JSON.stringify({ endpoint, ...keys });
  await fetch('/api/me/notices/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

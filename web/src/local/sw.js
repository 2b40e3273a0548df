// Keeps all files of one making of the page together in this browser, and answers with them. A newer
// making is fetched beside it and takes its place once no tab shows the old one: a game that is being
// played goes on with what it began with. Of the documentation those pages stay that were read.
const CACHE = `tanglewood-${'VERSION'}`;
const FILES = ['FILES'];
const DOCS = `${self.registration.scope}docs/`;

self.addEventListener('install', (event) => {
  // Past what the browser may still hold of an older making.
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith('tanglewood-') && name !== CACHE).map((name) => caches.delete(name))),
  );
  event.waitUntil(others.then(() => self.clients.claim()));
});

// Somebody wants the newer making now: only if no other tab would lose what it has begun with.
self.addEventListener('message', (event) => {
  if (event.data !== 'take') return;
  const found = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(
    found.then((pages) => {
      const playing = ({ url }) => url.startsWith(self.registration.scope) && !url.startsWith(DOCS);
      const alone = pages.filter(playing).length <= 1;
      event.ports[0].postMessage(alone);
      return alone && self.skipWaiting();
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const kept = await cache.match(request, { ignoreSearch: true });
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.status === 200 && request.url.startsWith(DOCS)) await cache.put(request, answer.clone()).catch(() => undefined);
      return answer;
    }),
  );
});

// A tap on what was shown when somebody's turn had come leads back to the table.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const found = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(
    found.then((pages) => {
      const there = pages.find((page) => page.url.endsWith(notification.data));
      return there ? there.focus() : self.clients.openWindow(notification.data);
    }),
  );
});

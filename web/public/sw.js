// Keeps the page of a server in this browser, with what it needs to host solo games itself, and answers
// with that while the server is gone. The server writes the list of files (server/files.py); without one
// nothing is kept.
const CACHE = 'tanglewood-/* version */';
const FILES = [/* files */];
/** Answers of a proxy whose server is gone. */
const GONE = [502, 504];
/** Milliseconds after which a server that says nothing is taken for gone. */
const PATIENCE = 6000;

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith('tanglewood-') && name !== CACHE).map((name) => caches.delete(name))),
  );
  event.waitUntil(others.then(() => self.clients.claim()));
});

/** What the server says, or what is kept of it. */
async function answer(request, file) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(file, { ignoreVary: true });
  if (!kept) return fetch(request);
  if (file.startsWith('/assets/')) return kept; // their names change with what is in them
  try {
    const found = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return GONE.includes(found.status) ? kept : found;
  } catch {
    return kept;
  }
}

if (FILES.length) {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    const file = request.mode === 'navigate' && !pathname.startsWith('/api/') ? '/' : pathname;
    if (FILES.includes(file)) event.respondWith(answer(request, file));
  });
}

// A tap on what was shown when somebody's turn had come, where pages may not show it themselves
// (Android), leads back to the table.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const found = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(
    found.then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === notification.data);
      return there ? there.focus() : self.clients.openWindow(notification.data);
    }),
  );
});

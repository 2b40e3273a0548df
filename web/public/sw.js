// Shows that somebody's turn has come, where pages may not do so themselves (Android); a tap leads
// back to the table. It keeps nothing and answers no requests.
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

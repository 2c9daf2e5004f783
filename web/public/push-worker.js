/*
 * Shows push notices of new requests, for members who switched them on. Answers no requests and stores nothing: pages load exactly as
 * without it (decision 0069). The server writes the texts (functions/src/push); they name nobody who asks for a place.
 */

self.addEventListener('push', (event) => {
  const { title, body, path } = contentOf(event.data);
  const notice = {
    body,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    lang: 'de',
    data: { path },
    // One notice per practice, however many arrive; each one is heard.
    tag: path,
    renotify: true,
  };
  event.waitUntil(self.registration.showNotification(title, notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** Browsers require a notice for each message, also for one that cannot be read. */
function contentOf(data) {
  const unknown = { title: 'Neues bei Platzwart', body: '', path: '/dashboard' };
  try {
    const { title, body, path } = data.json();
    const isOurs =
      typeof path === 'string' &&
      new URL(path, self.location.origin).origin === self.location.origin;
    return isOurs && title ? { title: String(title), body: String(body), path } : unknown;
  } catch {
    return unknown;
  }
}

/** A window that shows these requests already, otherwise a new one: nobody loses what they are writing elsewhere. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

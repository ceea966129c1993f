import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

// Served instead of the other one when that has to go: it takes over at once, deletes what was kept and leaves.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => {
  const deleted = self.caches
    .keys()
    .then((names) => Promise.all(names.map((name) => self.caches.delete(name))))
  event.waitUntil(deleted.then(() => self.registration.unregister()))
})

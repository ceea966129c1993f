import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { formCache, keepForm, savedFilesCache, savedPagesCache } from '../caches'
import { formPageOf, isFormFile } from './form-page'
import { networkFirst } from './network-first'
import { cachedFiles } from './cached-files'
import { isPageAddress, offlinePageOf } from './offline-page'
import { openNews, showNews } from './push-news'
import { renewPush, renewPushAgain } from './renew-push'
import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

// Everybody keeps the offline pages; the form, four times as large, is kept by those who open the complaint area.
precache(self.offlineFiles)
cleanupOutdatedCaches()
const form = cachedFiles(formCache, self.formFiles)

// A new version waits until no page of the old one is open: a form that is being filled in keeps the files it was made of.
self.addEventListener('install', (event) =>
  event.waitUntil(
    self.caches.has(formCache).then((isCached) => (isCached ? form.fill() : undefined)),
  ),
)
// The first visit is served too, before the page is loaded a second time. The browser asks for a page while the worker still wakes up.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      form.dropOthers(),
      self.registration.navigationPreload?.enable(),
    ]),
  ),
)
self.addEventListener('message', (event) => {
  if (event.data === keepForm)
    event.waitUntil(form.fill().then(() => event.ports[0]?.postMessage(keepForm)))
})

self.addEventListener('push', (event) => event.waitUntil(showNews(self, event.data)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(self, event)))
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNews(self, event.notification)),
)

/** What the network says, asked for before the worker was awake where the browser can do so. */
async function fresh(event: object, request: Request): Promise<Response> {
  const early = 'preloadResponse' in event ? await event.preloadResponse : undefined
  return early instanceof Response ? early : fetch(request)
}

// What a page may show of its own: no icons of the frame, no photos of the API.
const isCover = ({ pathname }: URL) => !/^\/(?:v1|img|_next)\//.test(pathname)

async function savedCopy({ pathname }: URL): Promise<Response | undefined> {
  return (await self.caches.has(savedPagesCache))
    ? (await self.caches.open(savedPagesCache)).match(pathname)
    : undefined
}

// Everything not named here goes to the network as if there were no worker: the API, photos, previews, every POST.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && request.method === 'GET' && isPageAddress(url),
  async ({ event, request, url }) => {
    const response = fresh(event, request)
    // Looked at below; until then a failure is nobody's surprise.
    event.waitUntil(response.then(renewPushAgain, () => undefined))
    const formPage = formPageOf(url)
    const cached = await (formPage ? form.match(formPage) : savedCopy(url))
    if (cached)
      return networkFirst(
        () => response,
        async () => cached,
      )
    return response.catch(
      async (error: unknown) => (await matchPrecache(offlinePageOf(url))) ?? Promise.reject(error),
    )
  },
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFormFile(url),
  new StaleWhileRevalidate({ cacheName: 'form-files' }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && form.has(url.pathname) && !isPageAddress(url),
  async ({ request, url }) => (await form.match(url.pathname)) ?? fetch(request),
)
// Names of styles change with their content, so a kept one is right; a cover is asked for anew as long as there is network.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    (request.destination === 'style' || (request.destination === 'image' && isCover(url))),
  async ({ request }) => {
    const cached = async () =>
      (await self.caches.has(savedFilesCache))
        ? (await self.caches.open(savedFilesCache)).match(request)
        : undefined
    if (request.destination === 'style')
      return (await matchPrecache(request)) ?? (await cached()) ?? fetch(request)
    return fetch(request).catch(async (error: unknown) => (await cached()) ?? Promise.reject(error))
  },
)
addRoute({ cleanURLs: false, ignoreURLParametersMatching: [] })
// Storage that a browser cannot open, as after a crash, must not keep away what there is network for.
setCatchHandler(({ request }) => fetch(request))

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeCaches } from '@/tests/support/fake-caches'
import { formCache, keepForm, savedFilesCache, savedPagesCache } from '../caches'
import type { SubscriptionChange } from './worker-scope'

const origin = 'https://portal.example'

/** What a worker's events carry, as far as this worker looks. */
interface FakeEvent extends SubscriptionChange {
  request?: Request
  preloadResponse?: Promise<Response | undefined>
  data?: unknown
  ports?: { postMessage: (message: unknown) => void }[]
  respondWith?: (response: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

const listeners = new Map<string, ((event: FakeEvent) => void)[]>()
const network = vi.fn<(request: Request | string) => Promise<Response>>()
let caches: FakeCaches

const storage = {
  has: (name: string) => caches.has(name),
  open: (name: string) => caches.open(name),
  delete: (name: string) => caches.delete(name),
  keys: async () => [...caches.all.keys()],
  match: async () => undefined,
}

beforeAll(async () => {
  // As it is built: otherwise the library says every step aloud.
  vi.stubEnv('NODE_ENV', 'production')
  const scope = {
    addEventListener: (type: string, listener: (event: FakeEvent) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    location: new URL(`${origin}/service-worker.js`),
    registration: { scope: `${origin}/`, navigationPreload: { enable: async () => undefined } },
    clients: { claim: async () => undefined },
    caches: storage,
    fetch: network,
    offlineFiles: ['/luring', '/en/luring'].map((url) => ({ url, revision: '1' })),
    formFiles: [
      { url: '/aduan-warga/buat-aduan', revision: '1' },
      { url: '/_next/static/form.js', revision: null },
    ],
    ExtendableEvent: Event,
    FetchEvent: class extends Event {},
  }
  vi.stubGlobal('self', Object.assign(globalThis, scope))
  await import('./service-worker')
})

/** Runs the listeners of an event to their end. */
async function dispatch(type: string, values: Partial<FakeEvent> = {}): Promise<Response | null> {
  const work: Promise<unknown>[] = []
  const answers: Promise<Response>[] = []
  const event = Object.assign(new Event(type), values, {
    waitUntil: (each: Promise<unknown>) => {
      each.catch(() => undefined)
      work.push(each)
    },
    respondWith: (response: Promise<Response>) => void answers.push(response),
  })
  for (const listener of listeners.get(type) ?? []) listener(event)
  const [response = null] = await Promise.all(answers)
  // What an answer still writes may fail, and the answer stands.
  await (type === 'fetch' ? Promise.allSettled(work) : Promise.all(work))
  return response
}

interface Asked {
  mode?: string
  destination?: string
  method?: string
}
/** @returns what the worker answers; null where it leaves the request to the browser */
const ask = (path: string, { mode = 'no-cors', destination = '', method = 'GET' }: Asked = {}) =>
  dispatch('fetch', {
    request: Object.defineProperties(new Request(new URL(path, origin), { method }), {
      mode: { value: mode },
      destination: { value: destination },
    }),
  })
const visit = (path: string) => ask(path, { mode: 'navigate', destination: 'document' })
const put = async (cache: string, path: string, text: string) =>
  (await caches.open(cache)).put(path, new Response(text))
const held = () =>
  [...caches.all].flatMap(([, { held: entries }]) =>
    [...entries.keys()].map((url) => url.slice(origin.length)),
  )

beforeEach(async () => {
  caches = new FakeCaches()
  network.mockReset()
  network.mockImplementation(async (request) =>
    Object.defineProperty(new Response('fresh'), 'url', {
      value: typeof request === 'string' ? new URL(request, origin).href : request.url,
    }),
  )
  await dispatch('install')
  await dispatch('activate')
  network.mockClear()
})

const textOf = async (response: Response | null) => response && (await response.text())
const offline = () => network.mockRejectedValue(new TypeError('offline'))
async function keep() {
  await put(formCache, '/aduan-warga/buat-aduan?revision=1', 'kept form')
  await put(formCache, '/_next/static/form.js', 'kept program')
}

describe('the service worker', () => {
  it('keeps the offline pages of everybody, and the form of those alone whose page asks for it', async () => {
    expect(held().map((path) => path.split('?')[0])).toEqual(['/luring', '/en/luring'])
    await dispatch('message', { data: 'keep-all', ports: [] })
    expect(network).not.toHaveBeenCalled()
    const postMessage = vi.fn()
    await dispatch('message', { data: keepForm, ports: [{ postMessage }] })
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(keepForm)
    expect(network.mock.calls.map(([request]) => request)).toEqual([
      '/aduan-warga/buat-aduan',
      '/_next/static/form.js',
    ])
  })

  it('brings the form of a new build along where there is one, and no form elsewhere', async () => {
    await dispatch('install')
    expect(caches.all.has(formCache)).toBe(false)
    await put(formCache, '/aduan-warga/buat-aduan?revision=0', 'old')
    await dispatch('install')
    await dispatch('activate')
    expect(held().filter((path) => path.includes('form') || path.includes('aduan'))).toEqual([
      '/aduan-warga/buat-aduan?revision=1',
      '/_next/static/form.js',
    ])
  })

  it.each([
    ['an answer of the API', '/v1/public/complaints/JBR-1', {}],
    ['a photo of a complaint', '/v1/public/media/3', { destination: 'image' }],
    ['a picture of the frame', '/img/app-192.png', { destination: 'image' }],
    ['a preview', '/preview/layanan-publik/1', { mode: 'navigate' }],
    ['a file that is opened', '/dokumen/a.pdf', { mode: 'navigate' }],
    ['a feed of Open311', '/open311/v2/requests', { mode: 'navigate' }],
    ['data of a page', '/aduan-warga/cek-status?_rsc=1', {}],
    ['data of the form', '/aduan-warga/buat-aduan?_rsc=1', {}],
    ['a form that is sent', '/v1/page-feedback/form', { mode: 'navigate', method: 'POST' }],
    ['a page asked for by a form that is sent', '/urusan', { mode: 'navigate', method: 'POST' }],
    ['another site', 'https://other.example/berita', { mode: 'navigate' }],
    ['a style of another site', 'https://other.example/a.css', { destination: 'style' }],
  ])('has no part in %s', async (_, path, asked: Asked) => {
    expect(await ask(path, asked)).toBeNull()
  })

  it.each([
    '/aduan-warga/cek-status?nomor=JBR-1',
    '/en/aduan-warga/new/cek-status',
    '/aduan-warga/tanda-terima',
    '/berita/a',
    '/aduan-warga/buat-aduan',
  ])('keeps nothing of %s when it is visited', async (path) => {
    const before = held()
    expect(await textOf(await visit(path))).toBe('fresh')
    expect(held()).toEqual(before)
  })

  it('answers what has no copy with the offline page, in the language of the address', async () => {
    await dispatch('install')
    offline()
    const cache = [...caches.all.values()].find(({ held: entries }) => entries.size === 2)
    const [first, second] = [...(cache?.held.keys() ?? [])]
    cache?.held.set(first ?? '', new Response('luring'))
    cache?.held.set(second ?? '', new Response('offline'))
    expect([
      await textOf(await visit('/aduan-warga/cek-status?nomor=JBR-1')),
      await textOf(await visit('/en/berita/a')),
    ]).toEqual(['luring', 'offline'])
  })

  it('shows the copy of a saved page without network, whatever its query, and the page itself with it', async () => {
    await put(savedPagesCache, '/berita/a', 'copy')
    expect(await textOf(await visit('/berita/a'))).toBe('fresh')
    offline()
    expect(await textOf(await visit('/berita/a?utm=x'))).toBe('copy')
  })

  it('shows the kept form without network, and takes what the browser asked for before the worker was awake', async () => {
    await keep()
    const early = dispatch('fetch', {
      request: Object.defineProperties(new Request(`${origin}/aduan-warga/buat-aduan`), {
        mode: { value: 'navigate' },
      }),
      preloadResponse: Promise.resolve(new Response('early')),
    })
    expect(await textOf(await early)).toBe('early')
    expect(network).not.toHaveBeenCalled()
    offline()
    expect(await textOf(await visit('/aduan-warga/buat-aduan?kategori=1'))).toBe('kept form')
    expect(await textOf(await ask('/_next/static/form.js'))).toBe('kept program')
  })

  it('gives copies their styles and covers, and asks for a cover anew while there is network', async () => {
    await put(savedFilesCache, '/_next/static/a.css', 'kept style')
    await put(savedFilesCache, '/sampul/1.png', 'kept cover')
    expect([
      await textOf(await ask('/_next/static/a.css', { destination: 'style' })),
      await textOf(await ask('/_next/static/b.css', { destination: 'style' })),
      await textOf(await ask('/sampul/1.png', { destination: 'image' })),
    ]).toEqual(['kept style', 'fresh', 'fresh'])
    offline()
    expect(await textOf(await ask('/sampul/1.png', { destination: 'image' }))).toBe('kept cover')
  })

  it('tells the server of a subscription that the browser has renewed', async () => {
    const subscription = { options: { applicationServerKey: null }, toJSON: () => ({}) }
    await dispatch('pushsubscriptionchange', {
      oldSubscription: subscription,
      newSubscription: subscription,
    })
    expect(network.mock.calls.map(([address]) => address)).toEqual(['/v1/public/push-renewals'])
  })

  it('tells it again with the next page that comes from the network', async () => {
    offline()
    const subscription = { options: { applicationServerKey: null }, toJSON: () => ({}) }
    await dispatch('pushsubscriptionchange', {
      oldSubscription: subscription,
      newSubscription: subscription,
    })
    await visit('/berita/a').catch(() => undefined)
    const told = () =>
      network.mock.calls.filter(([address]) => address === '/v1/public/push-renewals').length
    expect(told()).toBe(1)
    network.mockImplementation(async () => new Response('fresh'))
    await visit('/berita/a')
    expect(told()).toBe(2)
  })

  it('keeps nothing from anybody while the storage of the browser is broken', async () => {
    await keep()
    const broken = async () => {
      throw new DOMException('Unexpected internal error', 'UnknownError')
    }
    const whole = { ...storage }
    Object.assign(storage, { has: broken, open: broken })
    try {
      const answers = [
        await visit('/berita/a'),
        await visit('/aduan-warga/buat-aduan'),
        await ask('/_next/static/form.js'),
        await ask('/_next/static/a.css', { destination: 'style' }),
        await ask('/sampul/1.png', { destination: 'image' }),
        await visit('/luring'),
      ]
      expect(await Promise.all(answers.map(textOf))).toEqual(answers.map(() => 'fresh'))
    } finally {
      Object.assign(storage, whole)
    }
  })
})

import type { PrecacheEntry } from 'workbox-precaching'
import type { CachedFile } from './cached-files'

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
}

/** What a push service brought, decrypted by the browser. */
export interface PushedData {
  json: () => unknown
}

/** A browser's way to be told, as far as the worker looks. */
export interface WorkerSubscription {
  readonly options: { readonly applicationServerKey: ArrayBuffer | null }
  toJSON: () => { endpoint?: string; keys?: Record<string, string> }
}

/** Says that the browser has renewed its subscription, or has ended it to have another one made. Not every browser names them. */
export interface SubscriptionChange {
  readonly oldSubscription?: WorkerSubscription | null
  readonly newSubscription?: WorkerSubscription | null
}

/** What the worker uses of its global scope. TypeScript's own types of it cannot be loaded beside those of pages. */
export interface WorkerScope {
  /** Files of the offline pages of this build, written here by scripts/build.mjs. */
  offlineFiles: PrecacheEntry[]
  /** Further files of the complaint form, written here by scripts/build.mjs. */
  formFiles: CachedFile[]
  registration: {
    unregister: () => Promise<boolean>
    pushManager: {
      subscribe: (options: {
        userVisibleOnly: true
        applicationServerKey: ArrayBuffer | null
      }) => Promise<WorkerSubscription>
    }
    navigationPreload?: { enable: () => Promise<void> }
    showNotification: (
      title: string,
      options: {
        body: string
        tag: string
        /** Browsers replace a message in silence otherwise. */
        renotify: true
        lang: string
        icon: string
        data: string
      },
    ) => Promise<void>
  }
  clients: { claim: () => Promise<void>; openWindow: (address: string) => Promise<unknown> }
  location: { origin: string }
  caches: CacheStorage
  skipWaiting: () => Promise<void>
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: WorkerEvent) => void,
  ) => void) &
    ((
      type: 'message',
      listener: (event: WorkerEvent & { data: unknown; ports: readonly MessagePort[] }) => void,
    ) => void) &
    ((
      type: 'pushsubscriptionchange',
      listener: (event: WorkerEvent & SubscriptionChange) => void,
    ) => void) &
    ((type: 'push', listener: (event: WorkerEvent & { data: PushedData | null }) => void) => void) &
    ((
      type: 'notificationclick',
      listener: (
        event: WorkerEvent & { notification: { close: () => void; data: unknown } },
      ) => void,
    ) => void)
}

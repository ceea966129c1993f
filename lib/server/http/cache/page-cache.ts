import { millisecondsInDay } from 'date-fns/constants'
import { LRUCache } from 'lru-cache'

/** Parts of the cache with a size of their own, so that floods of searches, payloads or wrong addresses do not evict the pages. */
export type PoolName = 'pages' | 'queries' | 'payloads' | 'reads' | 'missing'

/** Share of the cache's bytes each pool may hold. */
export const poolShare: Record<PoolName, number> = {
  pages: 0.45,
  queries: 0.2,
  payloads: 0.18,
  reads: 0.15,
  missing: 0.02,
}

/** Age limits of a cached response, milliseconds. */
export const freshMs = 60_000
export const staleMs = 600_000
/** Oldest response, milliseconds, that is sent in place of an error page. */
export const staleOnErrorMs = millisecondsInDay

const poolNames = Object.keys(poolShare) as PoolName[]
/** Pause after a failed refresh before the next attempt, milliseconds. */
const retryMs = 5_000

type CacheState = 'hit' | 'stale' | 'miss' | 'shared' | 'rescued'

export interface CacheKey {
  key: string
  pool: PoolName
  tags: readonly string[]
  /** Never sent stale, except in place of an error. */
  isTimely?: boolean
}

/** Result of one render: the value for all callers that wait for it unless it says otherwise, and whether and where to cache it. */
export interface RenderResult<T> {
  value: T
  /** Bytes that a cached value counts against its pool; null: not cached. */
  sizeBytes: number | null
  /** Pool to cache it in, if not that of the key: not-found responses have their own. */
  pool?: PoolName
  /** Says something of the caller and nothing of the value, as a limit does: whoever else waits tries anew, and an old value stays. */
  isOfCallerAlone?: boolean
}

interface Entry<T> {
  key: string
  pool: PoolName
  value: T
  tags: readonly string[]
  storedAt: number
  refreshAfter: number
}

interface Flight<T> {
  promise: Promise<RenderResult<T>>
  tags: readonly string[]
  isPurged: boolean
}

export interface CacheLookup<T> {
  value: T
  state: CacheState
}

interface Options {
  maxBytes: number
  now?: () => number
  /** Whether a refresh in the background may start now. */
  hasRoom?: () => boolean
}

/**
 * The only cache of responses. Fresh values are served at once; stale ones too, while one refresh runs in the background; a missing value is
 * rendered once for all callers that wait for it; when rendering fails, a value of up to `staleOnErrorMs` is served.
 */
export class PageCache<T> {
  readonly #pools: Record<PoolName, LRUCache<string, Entry<T>>>
  /** Index for purges: they would otherwise read every entry. */
  readonly #entriesByTag = new Map<string, Set<Entry<T>>>()
  readonly #flights = new Map<string, Flight<T>>()
  readonly #now: () => number
  readonly #hasRoom: () => boolean

  constructor({ maxBytes, now = () => performance.now(), hasRoom = () => true }: Options) {
    const pool = (name: PoolName) =>
      new LRUCache<string, Entry<T>>({
        maxSize: Math.floor(maxBytes * poolShare[name]),
        // Called for evictions, purges and replaced entries alike.
        dispose: (entry) => this.#removeFromIndex(entry),
      })
    this.#pools = {
      pages: pool('pages'),
      queries: pool('queries'),
      payloads: pool('payloads'),
      reads: pool('reads'),
      missing: pool('missing'),
    }
    this.#now = now
    this.#hasRoom = hasRoom
  }

  get bytes() {
    return poolNames.reduce((sum, name) => sum + this.#pools[name].calculatedSize, 0)
  }

  #entryFor({ key, pool }: CacheKey): Entry<T> | undefined {
    return this.#pools[pool].get(key) ?? this.#pools.missing.get(key)
  }

  /** The value that can be sent without waiting, else undefined; a stale one starts one refresh. Synchronous, because hits are the busiest path. */
  peek(cacheKey: CacheKey, render: () => Promise<RenderResult<T>>): CacheLookup<T> | undefined {
    const entry = this.#entryFor(cacheKey)
    if (!entry) return undefined
    const now = this.#now()
    const age = now - entry.storedAt
    if (age < freshMs) return { value: entry.value, state: 'hit' }
    if (cacheKey.isTimely || age >= staleMs) return undefined
    if (now >= entry.refreshAfter && !this.#flights.has(cacheKey.key) && this.#hasRoom()) {
      this.#launch(cacheKey, render).promise.catch(() => {
        entry.refreshAfter = this.#now() + retryMs
      })
    }
    return { value: entry.value, state: 'stale' }
  }

  /** Reads the cache or renders, at most once per key at a time. @throws what `render` throws when no old value is left */
  async get(cacheKey: CacheKey, render: () => Promise<RenderResult<T>>): Promise<CacheLookup<T>> {
    const found = this.peek(cacheKey, render)
    if (found) return found
    const running = this.#flights.get(cacheKey.key)
    try {
      const { value, isOfCallerAlone } = await (running ?? this.#launch(cacheKey, render)).promise
      if (!running || !isOfCallerAlone) return { value, state: running ? 'shared' : 'miss' }
    } catch (error) {
      const old = this.#entryFor(cacheKey)
      if (old && this.#now() - old.storedAt < staleOnErrorMs)
        return { value: old.value, state: 'rescued' }
      throw error
    }
    return this.get(cacheKey, render)
  }

  #launch(cacheKey: CacheKey, render: () => Promise<RenderResult<T>>): Flight<T> {
    const flight: Flight<T> = {
      promise: render().then((rendered) => {
        this.#land(cacheKey, flight, rendered)
        return rendered
      }),
      tags: cacheKey.tags,
      isPurged: false,
    }
    this.#flights.set(cacheKey.key, flight)
    const leave = () => {
      if (this.#flights.get(cacheKey.key) === flight) this.#flights.delete(cacheKey.key)
    }
    flight.promise.then(leave, leave)
    return flight
  }

  #land(
    cacheKey: CacheKey,
    flight: Flight<T>,
    { value, sizeBytes, pool = cacheKey.pool, isOfCallerAlone }: RenderResult<T>,
  ) {
    // Data read before a purge may be out of date: the waiting callers get it, later ones do not.
    if (flight.isPurged || isOfCallerAlone) return
    this.#pools[cacheKey.pool].delete(cacheKey.key)
    this.#pools.missing.delete(cacheKey.key)
    const now = this.#now()
    if (sizeBytes !== null)
      this.#store(
        {
          key: cacheKey.key,
          pool,
          value,
          tags: cacheKey.tags,
          storedAt: now,
          refreshAfter: now,
        },
        sizeBytes,
      )
  }

  #store(entry: Entry<T>, bytes: number) {
    const { key, pool, tags } = entry
    // A character of a string takes up to two bytes.
    this.#pools[pool].set(key, entry, { size: bytes + key.length * 2 })
    // The pool refuses an entry larger than itself.
    if (!this.#pools[pool].has(key)) return
    for (const tag of tags) {
      const entries = this.#entriesByTag.get(tag)
      if (entries) entries.add(entry)
      else this.#entriesByTag.set(tag, new Set([entry]))
    }
  }

  #removeFromIndex(entry: Entry<T>) {
    for (const tag of entry.tags) {
      const entries = this.#entriesByTag.get(tag)
      entries?.delete(entry)
      if (entries?.size === 0) this.#entriesByTag.delete(tag)
    }
  }

  /** Removes every entry with one of the tags, and keeps running renders with one out of the cache; `*` removes everything. */
  purge(tags: readonly string[]) {
    const isAll = tags.includes('*')
    if (isAll) for (const name of poolNames) this.#pools[name].clear()
    else this.#forEachTagged(tags, ({ pool, key }) => this.#pools[pool].delete(key))
    this.#dropFlights((own) => isAll || own.some((tag) => tags.includes(tag)))
  }

  /**
   * Marks every entry with one of the tags as too old to be sent before it is rendered again; it stays in the cache for when that fails. For
   * tags that all pages carry: a purge would leave nothing to send while the pages cannot be rendered.
   */
  outdate(tags: readonly string[]) {
    const longAgo = this.#now() - staleMs
    this.#forEachTagged(tags, (entry) => {
      entry.storedAt = Math.min(entry.storedAt, longAgo)
    })
    this.#dropFlights((own) => own.some((tag) => tags.includes(tag)))
  }

  #forEachTagged(tags: readonly string[], work: (entry: Entry<T>) => void) {
    for (const tag of tags) for (const entry of this.#entriesByTag.get(tag) ?? []) work(entry)
  }

  #dropFlights(isHit: (own: readonly string[]) => boolean) {
    for (const [key, flight] of this.#flights) {
      if (!isHit(flight.tags)) continue
      flight.isPurged = true
      this.#flights.delete(key)
    }
  }
}

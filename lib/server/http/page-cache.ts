import { millisecondsInDay } from 'date-fns/constants'
import { LRUCache } from 'lru-cache'

/** Parts of the cache that may not push each other out: floods of searches, payloads or wrong addresses leave the pages alone. */
export type PoolName = 'pages' | 'queries' | 'payloads' | 'reads' | 'missing'

/** Share of the cache's bytes each pool may hold. */
export const poolShare: Record<PoolName, number> = {
  pages: 0.45,
  queries: 0.2,
  payloads: 0.18,
  reads: 0.15,
  missing: 0.02,
}

/** Age limits of a stored answer, milliseconds. */
export const freshMs = 60_000
export const staleMs = 600_000
/** How old an answer may be when it is the only alternative to an error page. */
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

/** What one production yields: a value for everybody waiting, and where and whether to keep it. */
export interface Produced<T> {
  value: T
  /** Bytes to count when it is kept; null: not kept. */
  keptBytes: number | null
  /** Pool it belongs to; wrong addresses move to their own. */
  pool?: PoolName
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
  promise: Promise<T>
  tags: readonly string[]
  isPurged: boolean
}

export interface Found<T> {
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
 * The portal's one cache. Fresh answers are served as they are; stale ones too, while one refresh runs; missing ones are made once
 * for all who wait; when making fails, an old answer is better than none.
 */
export class PageCache<T> {
  readonly #pools: Record<PoolName, LRUCache<string, Entry<T>>>
  /** Every entry under each of its tags, so that a purge looks at nothing else. */
  readonly #entriesByTag = new Map<string, Set<Entry<T>>>()
  readonly #flights = new Map<string, Flight<T>>()
  readonly #now: () => number
  readonly #hasRoom: () => boolean

  constructor({ maxBytes, now = Date.now, hasRoom = () => true }: Options) {
    const pool = (name: PoolName) =>
      new LRUCache<string, Entry<T>>({
        maxSize: Math.floor(maxBytes * poolShare[name]),
        // Whatever takes an entry out: lack of room, a purge or its successor.
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

  #held({ key, pool }: CacheKey): Entry<T> | undefined {
    return this.#pools[pool].get(key) ?? this.#pools.missing.get(key)
  }

  /** What can be sent at once, or undefined; a stale find starts one refresh. Synchronous, because hits are the busiest path. */
  peek(cacheKey: CacheKey, produce: () => Promise<Produced<T>>): Found<T> | undefined {
    const entry = this.#held(cacheKey)
    if (!entry) return undefined
    const now = this.#now()
    const age = now - entry.storedAt
    if (age < freshMs) return { value: entry.value, state: 'hit' }
    if (cacheKey.isTimely || age >= staleMs) return undefined
    if (now >= entry.refreshAfter && !this.#flights.has(cacheKey.key) && this.#hasRoom()) {
      this.#launch(cacheKey, produce).promise.catch(() => {
        entry.refreshAfter = this.#now() + retryMs
      })
    }
    return { value: entry.value, state: 'stale' }
  }

  /** Answers from the cache or by producing, at most once per key at a time. @throws what `produce` throws when nothing old is left */
  async get(cacheKey: CacheKey, produce: () => Promise<Produced<T>>): Promise<Found<T>> {
    const found = this.peek(cacheKey, produce)
    if (found) return found
    const running = this.#flights.get(cacheKey.key)
    try {
      return {
        value: await (running ?? this.#launch(cacheKey, produce)).promise,
        state: running ? 'shared' : 'miss',
      }
    } catch (error) {
      const old = this.#held(cacheKey)
      if (old && this.#now() - old.storedAt < staleOnErrorMs)
        return { value: old.value, state: 'rescued' }
      throw error
    }
  }

  #launch(cacheKey: CacheKey, produce: () => Promise<Produced<T>>): Flight<T> {
    const flight: Flight<T> = {
      promise: produce().then((produced) => this.#land(cacheKey, flight, produced)),
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
    { value, keptBytes, pool = cacheKey.pool }: Produced<T>,
  ): T {
    // What was read before a purge may be out of date: the waiting callers get it, nobody later does.
    if (flight.isPurged) return value
    this.#pools[cacheKey.pool].delete(cacheKey.key)
    this.#pools.missing.delete(cacheKey.key)
    const now = this.#now()
    if (keptBytes !== null)
      this.#store(
        {
          key: cacheKey.key,
          pool,
          value,
          tags: cacheKey.tags,
          storedAt: now,
          refreshAfter: now,
        },
        keptBytes,
      )
    return value
  }

  #store(entry: Entry<T>, bytes: number) {
    const { key, pool, tags } = entry
    // Characters take up to two bytes each.
    this.#pools[pool].set(key, entry, { size: bytes + key.length * 2 })
    // What alone is larger than its pool is not kept.
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

  /** Forgets everything that carries one of the tags, running renders included; `*` forgets everything. */
  purge(tags: readonly string[]) {
    const isAll = tags.includes('*')
    if (isAll) for (const name of poolNames) this.#pools[name].clear()
    else this.#forEachTagged(tags, ({ pool, key }) => this.#pools[pool].delete(key))
    this.#dropFlights((own) => isAll || own.some((tag) => tags.includes(tag)))
  }

  /**
   * From now on nothing that carries one of the tags is sent before it was made anew, but it stays for when that fails: for tags that
   * all pages carry, where forgetting everything at once would leave visitors in a rush with nothing.
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

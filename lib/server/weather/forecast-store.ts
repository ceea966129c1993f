import type { Forecast } from './bmkg-forecast'

/** The last forecast of a village. */
export interface CachedForecast {
  /** null: the agency does not know this village. */
  forecast: Forecast | null
  /** Milliseconds since 1970. */
  fetchedAt: number
}

/** The last forecast per village, the least recently used evicted first; some 6 KB each. */
export class ForecastStore {
  readonly entry = new Map<string, CachedForecast>()

  constructor(readonly maxVillages = 1_000) {}

  get(villageCode: string): CachedForecast | undefined {
    const entry = this.entry.get(villageCode)
    if (entry) this.#touch(villageCode, entry)
    return entry
  }

  set(villageCode: string, entry: CachedForecast): void {
    this.#touch(villageCode, entry)
    const oldest = this.entry.keys().next().value
    if (this.entry.size > this.maxVillages && oldest !== undefined) this.entry.delete(oldest)
  }

  /** Moves an entry to the end, since a Map iterates in insertion order. */
  #touch(villageCode: string, entry: CachedForecast) {
    this.entry.delete(villageCode)
    this.entry.set(villageCode, entry)
  }
}

import type { Forecast } from './bmkg-forecast'

/** What the agency last said about a village. */
export interface KeptForecast {
  /** null: the agency does not know this village. */
  forecast: Forecast | null
  /** Milliseconds since 1970. */
  fetchedAt: number
}

/** The last answers per village, the longest unused forgotten first; some 6 KB each. */
export class ForecastStore {
  readonly #kept = new Map<string, KeptForecast>()

  constructor(readonly maxVillages = 1_000) {}

  get(villageCode: string): KeptForecast | undefined {
    const kept = this.#kept.get(villageCode)
    if (kept) this.#touch(villageCode, kept)
    return kept
  }

  set(villageCode: string, kept: KeptForecast): void {
    this.#touch(villageCode, kept)
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > this.maxVillages && oldest !== undefined) this.#kept.delete(oldest)
  }

  /** Moves an entry to the end, where a Map keeps what came last. */
  #touch(villageCode: string, kept: KeptForecast) {
    this.#kept.delete(villageCode)
    this.#kept.set(villageCode, kept)
  }
}

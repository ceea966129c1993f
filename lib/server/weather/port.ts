import type { Locale } from '@/lib/i18n/locales'
import type { Position, WeatherResponse } from '@/lib/schemas/weather'

export interface WeatherPort {
  /**
   * The weather now and in the next days at the village nearest to a position; of the provincial capital for positions far outside the
   * province.
   * @throws Problem UNAVAILABLE when no agency is set, or when it does not answer and its last good answer is older than 24 hours
   */
  at(position: Position, locale: Locale): Promise<WeatherResponse>
}

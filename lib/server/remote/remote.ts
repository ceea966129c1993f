import type { RemoteApi } from './remote-api'
import type { Reading } from './lenient-parse'

/** What every remote port is made of. */
export interface Remote {
  api: RemoteApi
  /** Public address of this portal, for addresses of its own pages. */
  siteOrigin: string
  /** How answers are read; `defaults` stand in for fields that older answers do not have. */
  reading: (defaults?: Record<string, unknown>) => Reading
}

/** Items that say nothing about their language are Indonesian (contract 14.8). */
export const indonesian = { lang: 'id' } as const

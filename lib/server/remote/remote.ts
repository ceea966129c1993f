import type { RemoteApi } from './remote-api'
import type { ResponseReading, Shape } from './envelope'

/** What every remote port is made of. */
export interface Remote {
  api: RemoteApi
  /** Public address of this portal, for addresses of its own pages. */
  siteOrigin: string
  /** How answers are read; `defaults` stand in for fields that older answers do not have, `shape` brings their items to the present shape. */
  reading: (defaults?: Record<string, unknown>, shape?: Shape) => ResponseReading
}

/** Items that say nothing about their language are Indonesian (contract 14.8). */
export const indonesian = { lang: 'id' } as const

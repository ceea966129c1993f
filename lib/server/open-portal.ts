import { env } from '@/lib/env'
import type { Portal } from './contract'
import { openEmbeddedPortal } from './embedded/open'
import { providePortal } from './portal'

async function open(): Promise<Portal> {
  const settings = env()
  const { PORTAL_API_URL: apiUrl } = settings
  if (apiUrl === undefined) return openEmbeddedPortal(settings)
  const { openRemotePortal } = await import('./remote/open')
  return openRemotePortal({ ...settings, PORTAL_API_URL: apiUrl })
}

/**
 * Opens the portal's backend once per process: database, migrations and, on the first start, seeded content; with PORTAL_API_URL a client of
 * the provincial API instead.
 */
export const openPortal = (): Promise<Portal> => providePortal(open)

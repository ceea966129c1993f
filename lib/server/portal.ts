import { env } from '@/lib/env'
import type { Portal } from './contract'
import { openEmbeddedPortal } from './embedded/open'
import { openRemotePortal } from './remote/open'

const handle = Symbol.for('portal.handle')
// One handle per process: the server bundle, Next's bundle and its re-evaluated modules all meet here.
const store = globalThis as unknown as { [handle]?: Promise<Portal> }

function open(): Promise<Portal> {
  const settings = env()
  const { PORTAL_API_URL: apiUrl } = settings
  return apiUrl === undefined ? openEmbeddedPortal(settings) : openRemotePortal({ ...settings, PORTAL_API_URL: apiUrl })
}

/**
 * Opens the portal's backend once per process: database, migrations and, on the first start, seeded content; with PORTAL_API_URL a client of
 * the provincial API instead.
 */
export function openPortal(): Promise<Portal> {
  return (store[handle] ??= open())
}

/** The backend behind every page and route. */
export const portal = openPortal

import { env } from '@/lib/env'
import type { Portal } from './contract'
import { openEmbeddedPortal } from './embedded/open'

const handle = Symbol.for('portal.handle')
// One handle per process: the server bundle, Next's bundle and its re-evaluated modules all meet here.
const store = globalThis as unknown as { [handle]?: Promise<Portal> }

/** Opens the portal's backend once per process: database, migrations and, on the first start, seeded content. */
export function openPortal(): Promise<Portal> {
  return (store[handle] ??= openEmbeddedPortal(env()))
}

/** The backend behind every page and route. */
export const portal = openPortal

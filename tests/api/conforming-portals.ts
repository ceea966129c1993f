import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBmkgStub, type BmkgStub } from '../support/bmkg-stub'
import { backends, type EmptyBackend } from '../support/database'
import { startPortal, type PortalServer } from '../support/portal-server'
import { freePort } from '../support/postgres'

export const apiKey = 'conformance-key'

/** A running portal that has to keep the whole contract, with what stands behind it. */
export interface ConformingPortal {
  portal: PortalServer
  agency: BmkgStub
  /** Of the database that holds what is written. */
  settings: EmptyBackend['settings']
  /** Everything that was logged on the way of a request. */
  output(): string
  close(): Promise<void>
}

async function openEmbedded(open: () => Promise<EmptyBackend>): Promise<ConformingPortal> {
  const backend = await open()
  const agency = await startBmkgStub()
  const portal = await startPortal({ ...backend.settings, PORTAL_API_KEY: apiKey, WEATHER_API_URL: agency.url })
  return {
    portal,
    agency,
    settings: backend.settings,
    output: () => portal.output(),
    async close() {
      await portal.stop()
      await agency.close()
      await backend.close()
    },
  }
}

/** A portal without a database that asks another portal, both on the loopback: the way of every answer is real HTTP. */
async function openRemote(open: () => Promise<EmptyBackend>): Promise<ConformingPortal> {
  const backend = await open()
  const agency = await startBmkgStub()
  const port = await freePort()
  const upstream = await startPortal({
    ...backend.settings,
    PORTAL_API_KEY: apiKey,
    WEATHER_API_URL: agency.url,
    // What an operator has to set there: whom to believe about callers, and whose pages may write.
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
  })
  const folder = mkdtempSync(join(tmpdir(), 'portal-remote-'))
  const portal = await startPortal({ DATA_DIR: folder, MIN_FREE_BYTES: '0', PORT: String(port), PORTAL_API_URL: upstream.origin, PORTAL_API_KEY: apiKey })
  return {
    portal,
    agency,
    settings: backend.settings,
    output: () => `${upstream.output()}\n${portal.output()}`,
    async close() {
      await portal.stop()
      await upstream.stop()
      await agency.close()
      await backend.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const [sqlite] = backends

/** Everything that answers for the portal: both databases, and a provincial API over HTTP. */
export const conformingPortals: { name: string; open: () => Promise<ConformingPortal> }[] = [
  ...backends.map(({ name, open }) => ({ name, open: () => openEmbedded(open) })),
  ...(sqlite ? [{ name: 'a provincial API', open: () => openRemote(sqlite.open) }] : []),
]

import { startBmkgStub, type BmkgStub } from '../support/bmkg-stub'
import {
  type Backend,
  makeDataFolder,
  removeFolder,
  sqlite,
  type TestDatabase,
} from '../support/database'
import { startPortal, type PortalServer } from '../support/portal-server'
import { freePort } from '../support/postgres'

export const apiKey = 'conformance-key'
/** Of officers with every scope, there and at the portal that is asked by the remote one. */
export const operatorToken = 'conformance-token-of-operators-with-every-scope'

/** Channels for news; nothing is sent to them here. */
const channels = {
  VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'A'.repeat(43),
  NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/news',
  NOTIFY_WEBHOOK_SECRET: 's'.repeat(32),
}

/** A running portal that must conform to the whole contract, with its backend. */
export interface ConformingPortal {
  portal: PortalServer
  agency: BmkgStub
  /** Of the database that holds what is written. */
  settings: TestDatabase['settings']
  /** Everything that was logged on the way of a request. */
  output(): string
  close(): Promise<void>
}

/** A portal on a database of its own. */
export async function openEmbedded({ open }: Backend): Promise<ConformingPortal> {
  const backend = await open('seeded')
  const agency = await startBmkgStub()
  const portal = await startPortal({
    ...backend.settings,
    ...channels,
    PORTAL_API_KEY: apiKey,
    OPERATOR_TOKEN: operatorToken,
    WEATHER_API_URL: agency.url,
  })
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

/** A portal without a database that calls another portal, both on the loopback, over real HTTP. */
export async function openRemote(): Promise<ConformingPortal> {
  const backend = await sqlite.open('seeded')
  const agency = await startBmkgStub()
  const port = await freePort()
  const upstream = await startPortal({
    ...backend.settings,
    ...channels,
    PORTAL_API_KEY: apiKey,
    OPERATOR_TOKEN: operatorToken,
    WEATHER_API_URL: agency.url,
    // What an operator has to set there: whom to believe about callers, and whose pages may write.
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
  })
  const folder = makeDataFolder()
  const portal = await startPortal({
    DATA_DIR: folder,
    MIN_FREE_BYTES: '0',
    PORT: String(port),
    PORTAL_API_URL: upstream.origin,
    PORTAL_API_KEY: apiKey,
    OPERATOR_TOKEN: operatorToken,
  })
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
      removeFolder(folder)
    },
  }
}

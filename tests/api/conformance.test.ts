import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { backends, type EmptyBackend } from '../support/database'
import { startPortal, type PortalServer } from '../support/portal-server'
import { areasConformance } from './conformance/areas'
import type { Ask } from './conformance/ask'
import { fuzzConformance } from './conformance/fuzz'
import { newsConformance } from './conformance/news'
import { protocolConformance } from './conformance/protocol'
import { servicesConformance } from './conformance/services'
import { writesConformance } from './conformance/writes'

const apiKey = 'conformance-key'

describe.each(backends)('the API on $name', ({ open }) => {
  let backend: EmptyBackend
  let portal: PortalServer
  beforeAll(async () => {
    backend = await open()
    portal = await startPortal({ ...backend.settings, PORTAL_API_KEY: apiKey })
  })
  afterAll(async () => {
    await portal.stop()
    await backend.close()
  })

  const ask: Ask = (path, init) => portal.ask(path, init)

  async function storedFeedback() {
    const db = openDatabase(parseEnv(backend.settings))
    try {
      return await db.selectFrom('feedback').selectAll().orderBy('id', 'desc').execute()
    } finally {
      await db.destroy()
    }
  }

  areasConformance(ask)
  newsConformance(ask)
  servicesConformance(ask)
  writesConformance({ ask, apiKey, origin: () => portal.origin, storedFeedback })
  protocolConformance(ask)
  fuzzConformance(ask)

  it('has logged no failure and nothing that people wrote', () => {
    const lines = portal.output().split('\n')
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
    expect(lines.filter((line) => /Besarkan hurufnya|Lainnya - Petani|Kota Bandung/.test(line))).toEqual([])
  })
})

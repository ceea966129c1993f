import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { BmkgStub } from '../support/bmkg-stub'
import { aboutConformance } from './conformance/about'
import { archivesConformance } from './conformance/archives'
import { areasConformance } from './conformance/areas'
import type { Ask } from './conformance/ask'
import { bannersConformance } from './conformance/banners'
import { eventsConformance } from './conformance/events'
import { financeConformance } from './conformance/finance'
import { awardsConformance } from './conformance/awards'
import { fuzzConformance } from './conformance/fuzz'
import { lifeEventsConformance } from './conformance/life-events'
import { linkCheckerConformance } from './conformance/link-checker'
import { newsConformance } from './conformance/news'
import { programsConformance } from './conformance/programs'
import { protocolConformance } from './conformance/protocol'
import { quickAccessesConformance } from './conformance/quick-accesses'
import { searchConformance } from './conformance/search'
import { servicesConformance } from './conformance/services'
import { visitsConformance } from './conformance/visits'
import { weatherConformance } from './conformance/weather'
import { writesConformance } from './conformance/writes'
import { apiKey, conformingPortals, type ConformingPortal } from './conforming-portals'

describe.each(conformingPortals)('the API on $name', ({ open }) => {
  let running: ConformingPortal
  beforeAll(async () => {
    running = await open()
  })
  afterAll(() => running.close())

  const agency = (): BmkgStub => running.agency
  const ask: Ask = (path, init) => running.portal.ask(path, init)

  async function storedFeedback() {
    const db = openDatabase(parseEnv(running.settings))
    try {
      return await db.selectFrom('feedback').selectAll().orderBy('id', 'desc').execute()
    } finally {
      await db.destroy()
    }
  }

  areasConformance(ask)
  aboutConformance(ask)
  awardsConformance(ask)
  programsConformance(ask)
  newsConformance(ask)
  servicesConformance(ask)
  lifeEventsConformance(ask)
  quickAccessesConformance(ask)
  bannersConformance(ask)
  visitsConformance(ask)
  eventsConformance(ask)
  archivesConformance(ask)
  financeConformance(ask)
  searchConformance(ask)
  writesConformance({ ask, apiKey, origin: () => running.portal.origin, storedFeedback })
  weatherConformance({ ask, agency, output: () => running.output() })
  linkCheckerConformance(ask)
  protocolConformance(ask)
  fuzzConformance(ask)

  it('has logged no failure and nothing that people wrote', () => {
    const lines = running.output().split('\n')
    // The weather tests break the agency on purpose; its 503 is the promised answer.
    const failures = lines.filter((line) => line.includes('"level":"error"') && !/"route":"\/v1\/weather","status":503/.test(line))
    expect(failures).toEqual([])
    expect(lines.filter((line) => /Besarkan hurufnya|Lainnya - Petani|Kota Bandung/.test(line))).toEqual([])
  })
})

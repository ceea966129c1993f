import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { Database } from '@/lib/server/db/types'
import { openDatabase } from '@/lib/server/db/open'
import { apiKey, type ConformingPortal } from '../conforming-portals'
import { aboutConformance } from './about'
import { additionsConformance } from './additions'
import { archivesConformance } from './archives'
import { areasConformance } from './areas'
import type { Ask } from './ask'
import { awardsConformance } from './awards'
import { bannersConformance } from './banners'
import { complaintRatingsConformance } from './complaint-ratings'
import { eventsConformance } from './events'
import { feedbackConformance } from './feedback'
import { financeConformance } from './finance'
import { lifeEventsConformance } from './life-events'
import { mattersConformance } from './matters'
import { newsChannelsConformance } from './news-channels'
import { newsConformance } from './news'
import { pageFeedbackConformance } from './page-feedback'
import { programsConformance } from './programs'
import { publicInformationConformance } from './public-information'
import { quickAccessesConformance } from './quick-accesses'
import { rightsConformance } from './rights'
import { searchConformance } from './search'
import { servicesConformance } from './services'
import { signsConformance } from './signs'
import { visitsConformance } from './visits'
import { writesConformance } from './writes'

interface Conforming {
  open: () => Promise<ConformingPortal>
  /** Checks for this portal alone. */
  more?: (ask: Ask, running: () => ConformingPortal) => void
}

/**
 * Everything that a portal promises, whatever it keeps its data in. Each kind of portal has a file of its own, so that they run beside each
 * other.
 */
export function contractConformance(name: string, { open, more }: Conforming) {
  describe(`the API on ${name}`, () => {
    let running: ConformingPortal
    beforeAll(async () => {
      running = await open()
    })
    afterAll(() => running.close())

    const ask: Ask = (path, init) => running.portal.ask(path, init)

    async function inDatabase<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
      const db = openDatabase(parseEnv(running.settings))
      try {
        return await work(db)
      } finally {
        await db.destroy()
      }
    }
    const storedFeedback = () =>
      inDatabase((db) => db.selectFrom('feedback').selectAll().orderBy('id', 'desc').execute())
    const endComplaint = (number: string, status: 'finished' | 'rejected') =>
      inDatabase(
        async (db) =>
          void (await db
            .updateTable('complaints')
            .set({ status, awaits: null, closed_at: new Date().toISOString() })
            .where('number', '=', number)
            .execute()),
      )

    areasConformance(ask)
    aboutConformance(ask)
    awardsConformance(ask)
    mattersConformance(ask)
    publicInformationConformance(ask)
    programsConformance(ask)
    newsConformance(ask)
    servicesConformance(ask)
    lifeEventsConformance(ask)
    quickAccessesConformance(ask)
    bannersConformance(ask)
    signsConformance(ask)
    visitsConformance(ask)
    pageFeedbackConformance(ask)
    eventsConformance(ask)
    archivesConformance(ask)
    financeConformance(ask)
    feedbackConformance(ask)
    searchConformance(ask)
    writesConformance({ ask, apiKey, origin: () => running.portal.origin, storedFeedback })
    additionsConformance(ask, apiKey)
    rightsConformance(ask, apiKey)
    newsChannelsConformance(ask, apiKey)
    complaintRatingsConformance(ask, apiKey, endComplaint)
    more?.(ask, () => running)

    it('has logged no failure and nothing that people wrote', () => {
      const lines = running.output().split('\n')
      // The weather tests break the agency on purpose; its 503 is the promised response.
      const failures = lines.filter(
        (line) =>
          line.includes('"level":"error"') && !/"route":"\/v1\/weather","status":503/.test(line),
      )
      expect(failures).toEqual([])
      expect(
        lines.filter((line) => /Besarkan hurufnya|Lainnya - Petani|Kota Bandung/.test(line)),
      ).toEqual([])
    })
  })
}

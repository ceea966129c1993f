import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { Database } from '@/lib/server/db/types'
import { openDatabase } from '@/lib/server/db/open'
import { apiKey, type ConformingPortal, operatorToken } from '../conforming-portals'
import { describeAbout } from './about'
import { describeAdditions } from './additions'
import { describeArchives } from './archives'
import { describeAreas } from './areas'
import type { Ask } from './ask'
import { describeAwards } from './awards'
import { describeBanners } from './banners'
import { describeComplaintRatings } from './complaint-ratings'
import { describeDocuments } from './documents'
import { describeEvents } from './events'
import { describeFeedback } from './feedback'
import { describeFinance } from './finance'
import { describeLifeEvents } from './life-events'
import { describeMatters } from './matters'
import { describeNewsChannels } from './news-channels'
import { describeNews } from './news'
import { describeOperators } from './operators'
import { describePageFeedback } from './page-feedback'
import { describePrograms } from './programs'
import { describePublicInformation } from './public-information'
import { describeQuickAccesses } from './quick-accesses'
import { describeRights } from './rights'
import { describeSearch } from './search'
import { describeServices } from './services'
import { describeSigns } from './signs'
import { describeVisits } from './visits'
import { describeWrites } from './writes'

interface Conforming {
  open: () => Promise<ConformingPortal>
  /** Checks of a portal that nobody has asked anything yet. */
  atFirst?: (running: () => ConformingPortal) => void
  /** Checks for this portal alone. */
  more?: (ask: Ask, running: () => ConformingPortal) => void
}

/**
 * Everything that a portal promises, whatever it keeps its data in. Each kind of portal has a file of its own, so that they run beside each
 * other.
 */
export function describeContract(name: string, { open, atFirst, more }: Conforming) {
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

    atFirst?.(() => running)
    describeAreas(ask)
    describeAbout(ask)
    describeAwards(ask)
    describeMatters(ask)
    describePublicInformation(ask)
    describePrograms(ask)
    describeNews(ask)
    describeServices(ask)
    describeLifeEvents(ask)
    describeQuickAccesses(ask)
    describeBanners(ask)
    describeSigns(ask)
    describeVisits(ask)
    describePageFeedback(ask)
    describeEvents(ask)
    describeArchives(ask)
    describeFinance(ask)
    describeFeedback(ask)
    describeSearch(ask)
    describeWrites({ ask, apiKey, origin: () => running.portal.origin, storedFeedback })
    describeAdditions(ask, apiKey)
    describeDocuments(ask, apiKey, operatorToken)
    describeRights(ask, apiKey)
    describeNewsChannels(ask, apiKey)
    describeOperators(ask, apiKey, operatorToken)
    describeComplaintRatings(ask, apiKey, endComplaint)
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

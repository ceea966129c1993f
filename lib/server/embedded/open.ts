import { sql } from 'kysely'
import type { Env } from '@/lib/env'
import type { Portal } from '@/lib/server/contract'
import { openWeather } from '@/lib/server/weather/open-weather'
import { createAbout } from './about/about'
import { createArchives } from './archives/archives'
import { createAreas } from './areas'
import { createAwards } from './awards/awards'
import { createBanners } from './banners/banners'
import { createComplaints } from './complaints/complaints'
import { removeOldIdentities } from './complaints/retention'
import { createDistricts } from './districts/districts'
import { createEvents } from './events/events'
import { createFeedback } from './feedback'
import { createFlags } from './flags/flags'
import { createFinance } from './finance/finance'
import { createInformations } from './informations/informations'
import { createDatabaseLimits, createMemoryLimits } from './limits'
import { createLifeEvents } from './life-events/life-events'
import { openMedia } from './media/media'
import { createNews } from './news/news'
import { openPreparedDatabase } from './prepare-database'
import { createPrograms } from './programs/programs'
import { createQuickAccesses } from './quick-accesses/quick-accesses'
import { repeat } from './repeat'
import { createSearch } from './search/search'
import { createServices } from './services/services'
import { createPageTexts } from './super-app/page-texts'
import { createUnits } from './units/units'
import { openVisits } from './visits/visits'

const retentionIntervalMs = 24 * 60 * 60_000

/** One line for the operator, without personal data. */
const note = (event: string, facts: Record<string, unknown>) => console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', event, ...facts }))

const noteFailure = (job: string) => (error: unknown) => note('job failed', { job, name: error instanceof Error ? error.name : 'unknown' })

/**
 * Opens the embedded backend on a database that is up to date.
 * @throws StartError with one line for the operator when folder or database cannot be used
 */
export async function openEmbeddedPortal(env: Env): Promise<Portal> {
  const db = await openPreparedDatabase(env)
  const now = () => new Date()
  const media = await openMedia(db, { dataDir: env.DATA_DIR, minFreeBytes: env.MIN_FREE_BYTES, now, report: noteFailure('orphan photos') })
  const visits = openVisits(db, { now, report: noteFailure('visits') })
  const stopRetention = repeat(
    async () => {
      const complaints = await removeOldIdentities(db, now())
      if (complaints > 0) note('reporter identities removed', { complaints })
    },
    retentionIntervalMs,
    noteFailure('retention'),
  )
  return {
    areas: createAreas(db),
    news: createNews(db, { siteOrigin: env.SITE_ORIGIN, now }),
    services: createServices(db, now),
    lifeEvents: createLifeEvents(db),
    quickAccesses: createQuickAccesses(db),
    banners: createBanners(db, now),
    visits,
    about: createAbout(db),
    districts: createDistricts(db),
    units: createUnits(db),
    informations: createInformations(db, now),
    awards: createAwards(db),
    programs: createPrograms(db),
    flags: createFlags(db),
    pageTexts: createPageTexts(db),
    archives: createArchives(db, { siteOrigin: env.SITE_ORIGIN }),
    finance: createFinance(db),
    events: createEvents(db, now),
    search: createSearch(db, { siteOrigin: env.SITE_ORIGIN, now }),
    media,
    complaints: createComplaints(db, { siteOrigin: env.SITE_ORIGIN, dataDir: env.DATA_DIR, minFreeBytes: env.MIN_FREE_BYTES, now }),
    feedback: createFeedback(db, now),
    weather: openWeather(env),
    limits: env.DATABASE_URL ? createDatabaseLimits(db) : createMemoryLimits(),
    ready: () =>
      sql`select 1`
        .execute(db)
        .then(() => true)
        .catch(() => false),
    async close() {
      await media.close()
      await visits.close()
      await stopRetention()
      await db.destroy()
    },
  }
}

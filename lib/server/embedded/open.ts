import { millisecondsInDay } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'
import type { Env } from '@/lib/env'
import { noteAs } from '@/lib/server/observability/log-event'
import type { AreasPort } from '@/lib/server/areas/port'
import { createFeedback } from '@/lib/server/feedback/embedded/feedback'
import type { Portal } from '@/lib/server/contract'
import { openDatabaseForJobs } from '@/lib/server/db/open'
import { openFlags } from '@/lib/server/flags/open-flags'
import { createMemoryLimits } from '@/lib/server/limits/memory-limits'
import { jobFailure } from '@/lib/server/observability/job-failures'
import { provideDatabaseGauges } from '@/lib/server/observability/database-gauges'
import { openNotifications } from '@/lib/server/notifications/embedded/open-notifications'
import { createOpenRequests } from '@/lib/server/open311/embedded/open-requests'
import { withDraftOverlay } from '@/lib/server/previews/embedded/draft-overlay'
import { createPreviews } from '@/lib/server/previews/embedded/previews'
import { connectPurge, invalidateLocally, purge } from '@/lib/server/purge'
import { alertWatch, alertWatchIntervalMs } from '@/lib/server/alerts/watch-alerts'
import { openWeather } from '@/lib/server/weather/open-weather'
import { openContentSync } from '@/lib/server/content/source/sync-job'
import { storedCollections } from '@/lib/server/content/stored-collections'
import { createAbout } from '@/lib/server/content/types/about'
import { createAlerts } from '@/lib/server/alerts/embedded/alerts'
import { createArchives } from '@/lib/server/content/types/archives'
import { createComplaints } from '@/lib/server/complaints/embedded/complaints'
import { startEventWebhooks } from '@/lib/server/complaints/embedded/event-webhooks/start-event-webhooks'
import { autoClose } from '@/lib/server/complaints/embedded/handling/auto-close'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { createReceipts } from '@/lib/server/complaints/embedded/receipt/create-receipts'
import { createReporterActions } from '@/lib/server/complaints/embedded/reporter/reporter'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import {
  compactTotals,
  hasChanges,
} from '@/lib/server/complaints/embedded/statistics/compact-totals'
import { isByCalendar, isCounted } from '@/lib/server/complaints/embedded/statistics/counted-state'
import { recountComplaints } from '@/lib/server/complaints/embedded/statistics/recount'
import { createEvents } from '@/lib/server/content/types/events/events'
import { createFlags } from '@/lib/server/content/types/flags'
import { createFinance } from '@/lib/server/content/types/finance'
import { createInformations } from '@/lib/server/content/types/informations'
import { createDatabaseLimits } from '@/lib/server/limits/embedded/limits'
import { createLifeEvents } from '@/lib/server/content/types/life-events'
import { openMedia } from '@/lib/server/media/embedded/media'
import { createNews } from '@/lib/server/content/types/news/news'
import { onceEvery } from '@/lib/server/jobs/embedded/once-every'
import { createOperators } from '@/lib/server/operators/embedded/operators'
import { closeParts } from './close-parts'
import { openPreparedDatabase } from './prepare-database'
import { createPageFeedback } from '@/lib/server/page-feedback/embedded/page-feedback'
import { createPrograms } from '@/lib/server/content/types/programs'
import { openPurgeChannel } from './purge-channel/purge-channel'
import { repeat } from '@/lib/server/jobs/repeat'
import { refreshSearchInPieces } from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { createServices } from '@/lib/server/content/types/services/services'
import { createPageTexts } from '@/lib/server/content/types/page-texts'
import { openQueryLog } from '@/lib/server/query-log/embedded/query-log'
import { openVisits } from '@/lib/server/visits/embedded/visits'
import { metaOf, rowsBefore } from '@/lib/schemas/list'
import { byCharacter, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { listTerms } from '@/lib/server/search/embedded/list-terms'

function createAreas(db: Kysely<Database>): AreasPort {
  return {
    async list({
      depth,
      parent_code_kemendagri: parent,
      code_kemendagri: code,
      q,
      page,
      per_page: perPage,
    }) {
      let rows = db.selectFrom('areas').where('depth', '=', depth)
      if (code) rows = rows.where('code_kemendagri', '=', code)
      // A province has no parent; the contract's default parent would hide it.
      else if (depth > 1)
        rows = rows.where((where) =>
          where.or([
            where('parent_code', '=', parent),
            where('code_kemendagri', 'like', `${parent}.%`),
          ]),
        )
      for (const word of listTerms(q)) rows = rows.where(like('folded', containing(word)))
      const { count } = await rows
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const data = await rows
        .select(['id', 'name', 'code_kemendagri'])
        .orderBy(byCharacter(db, sql.ref('folded')))
        .orderBy('code_kemendagri')
        .limit(perPage)
        .offset(rowsBefore(page, perPage))
        .execute()
      return { data, meta: metaOf(count, page, perPage) }
    },
  }
}

const retentionIntervalMs = millisecondsInDay
/** Proposed closings take effect on a promised day; checked every hour so that it is that day whenever the process started. */
const closingIntervalMs = 60 * 60_000
const totalsIntervalMs = 60_000
/** Changes are indexed at once; this job covers a new analysis and manual changes in the database. */
const indexingIntervalMs = millisecondsInDay

const note = noteAs('info')
const warn = noteAs('warn')

/**
 * Opens the embedded backend on a database that is up to date.
 * @throws StartError with one line for the operator when folder or database cannot be used
 */
export async function openEmbeddedPortal(env: Env): Promise<Portal> {
  const opened = await openPreparedDatabase(env, 'visitors')
  const db = env.PREVIEW_SECRET === undefined ? opened : withDraftOverlay(opened)
  const jobs = openDatabaseForJobs(env, opened)
  provideDatabaseGauges(db, env)
  const now = () => new Date()
  const media = await openMedia(db, {
    jobs,
    dataDir: env.DATA_DIR,
    mediaUrl: env.MEDIA_URL,
    minFreeBytes: env.MIN_FREE_BYTES,
    now,
    report: jobFailure('photos'),
  })
  const changes = await openPurgeChannel(env, {
    onMessage: invalidateLocally,
    report: jobFailure('purge channel'),
  })
  const disconnectPurge = connectPurge((tags) => changes.publish(tags))
  const visits = openVisits(db, { now, report: jobFailure('visits') })
  const queryLog = openQueryLog(db, { now, report: jobFailure('query log') })
  const flags = openFlags(env, createFlags(db))
  const notifications = openNotifications(db, env, {
    jobs,
    now,
    note,
    noteFailure: jobFailure('notifications'),
  })
  const stopEventWebhooks = startEventWebhooks(jobs, env.EVENT_WEBHOOKS ?? [], now)
  // After every event of a complaint: messages within its transaction, purged pages after it.
  const afterEvents = {
    onEvent: notifications.onEvent,
    onSupporter: notifications.onSupporter,
    onPublicChange: () => purge(['complaints']),
  }
  const stopRetention = onceEvery(
    jobs,
    {
      name: 'retention',
      everyMs: retentionIntervalMs,
      now,
      report: jobFailure('retention'),
      isWaryOfClock: true,
    },
    async () => {
      for (const { rule, rows } of await runRetention(jobs, env, now()))
        if (rows > 0) note('retention', { rule, rows })
    },
  )
  const stopClosing = onceEvery(
    jobs,
    {
      name: 'closing',
      everyMs: closingIntervalMs,
      now,
      report: jobFailure('closing'),
      isWaryOfClock: true,
    },
    async () => {
      const complaints = await autoClose(jobs, { now, ...afterEvents }, jobFailure('closing'))
      if (complaints > 0) note('silent complaints closed', { complaints })
    },
  )
  const isUpToDate = async () => (await isCounted(jobs)) && (await isByCalendar(jobs))
  const hasTotalsToAdd = async () => !(await isUpToDate()) || (await hasChanges(jobs))
  const stopTotals = onceEvery(
    jobs,
    {
      name: 'complaint totals',
      everyMs: totalsIntervalMs,
      now,
      report: jobFailure('complaint totals'),
      hasWork: hasTotalsToAdd,
    },
    async () => {
      // After a change of what is counted, or of the holidays.
      if (!(await isUpToDate())) note('complaints counted', { ...(await recountComplaints(jobs)) })
      await compactTotals(jobs)
    },
  )
  const stopContentSync = openContentSync(jobs, env, now)
  const { prepare: prepareSearch, ...search } = createSearch(db, {
    siteOrigin: env.SITE_ORIGIN,
    now,
  })
  const stopIndexing = repeat(
    async () => {
      const documents = await refreshSearchInPieces(jobs)
      if (documents > 0) note('search index refreshed', { documents })
      // In pieces in the background, before the first search.
      await prepareSearch()
    },
    indexingIntervalMs,
    jobFailure('search index'),
  )
  const alerts = createAlerts(db, now)
  const stopAlertWatch = repeat(
    alertWatch(createAlerts(jobs, now)),
    alertWatchIntervalMs,
    jobFailure('alerts'),
  )
  return {
    ...storedCollections(db, now),
    alerts,
    areas: createAreas(db),
    news: createNews(db, { siteOrigin: env.SITE_ORIGIN, now }),
    services: createServices(db, now),
    previews:
      env.PREVIEW_SECRET === undefined
        ? undefined
        : createPreviews(db, { secrets: env.PREVIEW_SECRET, now, warn }),
    lifeEvents: createLifeEvents(db),
    visits,
    about: createAbout(db),
    informations: createInformations(db, now),
    programs: createPrograms(db),
    flags,
    pageTexts: createPageTexts(db),
    archives: createArchives(db, { siteOrigin: env.SITE_ORIGIN }),
    finance: createFinance(db),
    events: createEvents(db, now),
    search,
    queryLog,
    media,
    complaints: createComplaints(db, {
      siteOrigin: env.SITE_ORIGIN,
      dataDir: env.DATA_DIR,
      minFreeBytes: env.MIN_FREE_BYTES,
      now,
      ...afterEvents,
    }),
    operators: createOperators(db, { now, report: jobFailure('operator tokens') }),
    handling: createHandling(db, { now, files: media, ...afterEvents }),
    reporters: {
      ...createReporterActions(db, {
        now,
        siteOrigin: env.SITE_ORIGIN,
        channels: notifications.channels,
        ...afterEvents,
      }),
      ...createReceipts(db, { now, siteOrigin: env.SITE_ORIGIN }),
    },
    monitoring: createMonitoring(db, { now, ...afterEvents }),
    mailConsent: notifications.consent,
    openRequests: createOpenRequests(db, { siteOrigin: env.SITE_ORIGIN }),
    feedback: createFeedback(db, now),
    pageFeedback: createPageFeedback(db, now),
    weather: openWeather(env),
    limits: env.DATABASE_URL ? createDatabaseLimits(db) : createMemoryLimits(),
    ready: () =>
      sql`select 1`
        .execute(db)
        .then(() => true)
        .catch(() => false),
    close: () =>
      closeParts([
        // What is held is written, and the messages stop, however long a job is still at work.
        [
          () => media.close(),
          () => visits.close(),
          () => queryLog.close(),
          () => notifications.close(),
          stopEventWebhooks,
          stopRetention,
          stopAlertWatch,
          stopClosing,
          stopTotals,
          stopIndexing,
          stopContentSync,
        ],
        [
          async () => {
            disconnectPurge()
            await changes.close()
          },
          () => flags.close(),
        ],
        [async () => jobs !== opened && (await jobs.destroy())],
        [() => opened.destroy()],
      ]),
  }
}

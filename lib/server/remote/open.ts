import type { Env } from '@/lib/env'
import { flagDefaults } from '@/lib/flags'
import { alert } from '@/lib/schemas/alerts'
import { area } from '@/lib/schemas/areas'
import { featureFlags } from '@/lib/schemas/flags'
import type { AlertsPort } from '@/lib/server/alerts/port'
import { alertWatch, alertWatchIntervalMs } from '@/lib/server/alerts/watch-alerts'
import type { AreasPort } from '@/lib/server/areas/port'
import type { Portal } from '@/lib/server/contract'
import { openDataFolder } from '@/lib/server/db/open'
import { openFlags } from '@/lib/server/flags/open-flags'
import type { FlagsPort } from '@/lib/server/flags/port'
import { repeat } from '@/lib/server/jobs/repeat'
import { createMemoryLimits } from '@/lib/server/limits/memory-limits'
import { noteAs } from '@/lib/server/observability/log-event'
import type { OperatorsPort } from '@/lib/server/operators/port'
import { openWeather } from '@/lib/server/weather/open-weather'
import { createRemoteArchives } from './archives'
import { createTransport } from './client'
import { createRemoteComplaints } from './complaints'
import {
  createRemoteAbout,
  createRemoteCollections,
  createRemoteFinance,
  createRemotePageTexts,
  createRemotePrograms,
} from './content'
import { itemOf, itemsOf, pageOf } from './envelope'
import { createRemoteEvents } from './events'
import { createRemoteFeedback } from './feedback'
import { createRemoteHandling } from './handling'
import { createRemoteInformations } from './informations'
import { createRemoteLifeEvents } from './life-events'
import { createRemoteMedia } from './media'
import { createRemoteMonitoring } from './monitoring'
import { createRemoteNews } from './news'
import { createRemoteOpenRequests } from './open311'
import { createRemotePageFeedback } from './page-feedback'
import type { Remote } from './remote'
import { createRemoteApi } from './remote-api'
import { createRemoteReporters } from './reporters'
import { createRemoteQueryLog } from './query-log'
import { createRemoteSearch } from './search'
import { createRemoteServices } from './services'
import { createRemoteVisits } from './visits'
import { createRemoteWeather } from './weather'

const createRemoteAreas = ({ api }: Remote): AreasPort => ({
  list: async (query) => pageOf(area, await api.read({ path: '/v1/areas', query }), query),
})

const createRemoteAlerts = ({ api }: Remote): AlertsPort => ({
  // A warning that is over must not be shown because the API does not response.
  current: async (locale) =>
    itemsOf(alert, await api.read({ path: '/v1/public/alerts', locale })).filter(
      ({ expires_at: end }) => Date.parse(end) > Date.now(),
    ),
})

const createRemoteFlags = ({ api }: Remote): FlagsPort => ({
  all: async () =>
    itemOf(featureFlags, await api.read({ path: '/v1/public/feature-flags' })) ?? {
      ...flagDefaults,
    },
})

/** Failures of others are no errors of the portal. */
const note = noteAs('warn')

/** Tokens with names are kept where the database is. The name in a history is that of this portal's own token there. */
const noOperatorTokens: OperatorsPort = {
  hasTokens: () => Promise.resolve(false),
  byToken: () => Promise.resolve(null),
  actorOf: (_operator, written) => written,
}

export type RemoteEnv = Env & { PORTAL_API_URL: string }

/** Address of the API without what every path begins with. */
const baseOf = (url: string) => url.replace(/\/+$/, '').replace(/\/v1$/, '')

/**
 * The portal as a client of a provincial API with the same contract: no database, no photos, no background jobs of its own. It starts
 * whether or not the API answers; limits are counted in memory, by this process alone.
 */
export async function openRemotePortal(env: RemoteEnv): Promise<Portal> {
  // Readiness looks at the disk; nothing else is kept there.
  await openDataFolder(env.DATA_DIR)
  const baseUrl = baseOf(env.PORTAL_API_URL)
  const settings = {
    baseUrl,
    siteOrigin: env.SITE_ORIGIN,
    apiKey: env.PORTAL_API_KEY,
    operatorToken: env.OPERATOR_TOKEN?.[0],
    transport: createTransport({ timeoutMs: env.PORTAL_API_TIMEOUT_MS }),
    note,
  }
  const api = createRemoteApi(settings)
  const remote: Remote = {
    api,
    siteOrigin: env.SITE_ORIGIN,
    reading: (defaults = {}, shape) => ({
      defaults,
      shape,
      pictureOrigin: new URL(baseUrl).origin,
    }),
  }
  // A separate client (contract 1.1): a weather agency that fails must not make the portal leave everything else alone.
  const weather = env.WEATHER_API_URL
    ? openWeather(env)
    : createRemoteWeather({ ...remote, api: createRemoteApi(settings) })
  const areas = createRemoteAreas(remote)
  const flags = openFlags(env, createRemoteFlags(remote))
  const alerts = createRemoteAlerts(remote)
  // Also the steady question by which the portal notices that the API is back while nobody visits.
  const stopAlertWatch = repeat(alertWatch(alerts), alertWatchIntervalMs, () => undefined)
  return {
    ...createRemoteCollections(remote),
    areas,
    news: createRemoteNews(remote),
    services: createRemoteServices(remote),
    lifeEvents: createRemoteLifeEvents(remote),
    visits: createRemoteVisits(remote),
    about: createRemoteAbout(remote),
    informations: createRemoteInformations(remote),
    alerts,
    programs: createRemotePrograms(remote),
    flags,
    pageTexts: createRemotePageTexts(remote),
    archives: createRemoteArchives(remote),
    finance: createRemoteFinance(remote),
    events: createRemoteEvents(remote),
    search: createRemoteSearch(remote),
    queryLog: createRemoteQueryLog(remote),
    media: createRemoteMedia(remote),
    complaints: createRemoteComplaints(remote),
    operators: noOperatorTokens,
    handling: createRemoteHandling(remote, env.OPERATOR_TOKEN?.[0]),
    reporters: createRemoteReporters(remote),
    monitoring: createRemoteMonitoring(remote),
    openRequests: createRemoteOpenRequests(remote, areas),
    feedback: createRemoteFeedback(remote, env.OPERATOR_TOKEN?.[0]),
    pageFeedback: createRemotePageFeedback(remote),
    weather,
    limits: createMemoryLimits(),
    ready: async () => api.isUp(),
    async close() {
      await stopAlertWatch()
      await flags.close()
    },
  }
}

import {
  visitCountersResponse,
  visitCsvQuery,
  visitRequest,
  visitStatistics,
  visitStatisticsQuery,
} from '@/lib/schemas/visits'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { logEvent } from '@/lib/server/observability/log-event'
import { never, shared } from '../cache-policy'
import { limit } from '../caller'
import { csvResponse } from '../csv-response'
import { isRobot } from '../is-robot'
import { isPortalPage } from '../portal-page'
import type { LoggedCall } from '../problem-response'
import { route } from '../route'
import { visitsCsv } from '../visits-csv'

/** Do Not Track and its successor, Global Privacy Control. */
const optsOutOfCounting = ({ headers }: Request) =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'

/** A visit that cannot be counted is logged, never shown to the visitor. */
const noteFailure = (call: LoggedCall) => (error: unknown) =>
  logEvent('error', 'visit-not-counted', { ...call, ...errorFacts(error) })

/** Contract 8. */
export const visitRoutes = [
  route(
    {
      path: '/v1/public/counter-widget',
      summary: 'Visitor numbers of this moment',
      response: visitCountersResponse,
      cache: shared('list', ['visits']),
    },
    async (c) => c.json({ data: await c.var.portal.visits.counters() }),
  ),
  route(
    {
      path: '/v1/public/visitor-statistics',
      summary: 'Visitor numbers by day, week or month',
      query: visitStatisticsQuery,
      response: visitStatistics,
      cache: shared('list', ['visits']),
    },
    async (c) => c.json(await c.var.portal.visits.statistics(c.req.valid('query'))),
  ),
  // A link cannot send the language header, so the language may be a query parameter.
  route(
    {
      path: '/v1/public/visitor-statistics/csv',
      summary: 'The same as a CSV file',
      query: visitCsvQuery,
      response: 'text/csv',
      cache: shared('list', ['visits']),
    },
    async (c) => {
      const { lang = c.var.locale, ...query } = c.req.valid('query')
      const statistics = await c.var.portal.visits.statistics(query)
      const name = `${lang === 'id' ? 'kunjungan' : 'visits'}-${query.period}`
      return csvResponse(visitsCsv(statistics, query.period, lang), name)
    },
  ),
  // Visitors who opt out, robots and addresses that are no page get the same response and are not counted.
  route(
    {
      method: 'post',
      path: '/v1/public/visits',
      summary: 'Counts one look at one page',
      guard: 'write',
      body: visitRequest,
      status: 204,
      response: null,
      cache: never,
    },
    async (c) => {
      const { caller, portal } = c.var
      const { path } = c.req.valid('json')
      const userAgent = c.req.header('user-agent') ?? ''
      if (optsOutOfCounting(c.req.raw) || !isPortalPage(path) || isRobot(userAgent))
        return c.body(null, 204)
      await limit(caller, 'visit')
      await portal.visits.count({ ip: caller.ip, userAgent }).catch(noteFailure(c.var.call))
      return c.body(null, 204)
    },
  ),
]

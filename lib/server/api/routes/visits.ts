import {
  visitCountersResponse,
  visitCsvQuery,
  visitRequest,
  visitStatistics,
  visitStatisticsQuery,
} from '@/lib/schemas/visits'
import { never, shared } from '../cache-policy'
import { limit } from '../caller'
import { isCountable, noteNotCounted } from '../counted-request'
import { csvResponse } from '../csv-response'
import { isPortalPage } from '../portal-page'
import { route } from '../route'
import { visitsCsv } from '../visits-csv'

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
      return csvResponse(visitsCsv(statistics, query.period, lang), name, lang)
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
      if (!isPortalPage(path) || !isCountable(c.req.raw)) return c.body(null, 204)
      await limit(caller, 'visit')
      await portal.visits
        .count({ ip: caller.ip, userAgent })
        .catch(noteNotCounted('visit-not-counted', c.var.call))
      return c.body(null, 204)
    },
  ),
]

import {
  archiveResponse,
  archiveCategoryList,
  archiveList,
  archiveQuery,
  archiveYears,
  archiveYearsQuery,
  financeTopic,
  isArchiveTopic,
} from '@/lib/schemas/archives'
import {
  financeResponse,
  financeCsvQuery,
  financeQuery,
  financeReportsQuery,
} from '@/lib/schemas/finance'
import { shared } from '../cache-policy'
import { csvResponse } from '../csv-response'
import { financeCsv } from '../finance-csv'
import { found } from '../problem-response'
import { route } from '../route'

/** Documents and public money (contract 7.1 and 9). */
export const documentRoutes = [
  route(
    {
      path: '/v1/public/document-archives',
      summary: 'Documents, newest first unless sorted otherwise',
      query: archiveQuery,
      response: archiveList,
      cache: shared('list', ['archives']),
    },
    async (c) => c.json(await c.var.portal.archives.list(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      path: '/v1/public/document-archives/categories',
      summary: 'The five document topics with their counts',
      response: archiveCategoryList,
      cache: shared('list', ['archives']),
    },
    async (c) => c.json({ data: await c.var.portal.archives.categories(c.var.locale) }),
  ),
  route(
    {
      path: '/v1/public/document-archives/slug/[slug]',
      summary: 'One document',
      response: archiveResponse,
      cache: shared('list', ['archives']),
    },
    async (c) =>
      c.json({
        data: found(await c.var.portal.archives.bySlug(c.req.param('slug'), c.var.locale)),
      }),
  ),
  // An unknown topic has none.
  route(
    {
      path: '/v1/public/document-archives/years',
      summary: 'The years that documents are about, the latest first',
      query: archiveYearsQuery,
      response: archiveYears,
      cache: shared('list', ['archives']),
    },
    async (c) => {
      const { cat } = c.req.valid('query')
      if (cat !== '' && !isArchiveTopic(cat)) return c.json({ data: [] })
      return c.json({ data: await c.var.portal.archives.years(isArchiveTopic(cat) ? cat : null) })
    },
  ),
  route(
    {
      path: '/v1/public/regional-finances',
      summary: 'Budget and realisation of a year, the latest without `year`',
      query: financeQuery,
      response: financeResponse,
      cache: shared('list', ['finance']),
      failures: [404],
    },
    async (c) => {
      const { finance } = c.var.portal
      return c.json({
        data: found(await finance.report(c.req.valid('query'), c.var.locale)),
        meta: { years: await finance.years() },
      })
    },
  ),
  // A link cannot send the language header, so the language may be a query parameter.
  route(
    {
      path: '/v1/public/regional-finances/csv',
      summary: 'The same figures as a CSV file',
      query: financeCsvQuery,
      response: 'text/csv',
      cache: shared('list', ['finance']),
      failures: [404],
    },
    async (c) => {
      const { year, lang = c.var.locale } = c.req.valid('query')
      const report = found(await c.var.portal.finance.report({ year }, lang))
      return csvResponse(financeCsv(report, lang), `keuangan-daerah-${report.year}-${lang}`, lang)
    },
  ),
  // `cat` may name their topic again; any other topic has none of them.
  route(
    {
      path: '/v1/public/regional-finances/reports',
      summary: 'Documents on public money',
      query: financeReportsQuery,
      response: archiveList,
      cache: shared('list', ['archives']),
    },
    async (c) => {
      const { cat, ...query } = c.req.valid('query')
      const { archives } = c.var.portal
      const isElsewhere =
        cat.length > 0 &&
        (await archives.list({ cat, per_page: 1 }, 'id')).data[0]?.category_slug !== financeTopic
      return c.json(
        await archives.list({ ...query, cat: [isElsewhere ? '-' : financeTopic] }, c.var.locale),
      )
    },
  ),
]

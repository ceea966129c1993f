import { z } from 'zod'
import { env } from '@/lib/env'
import { locales, type Locale } from '@/lib/i18n/locales'
import { type Page, perPageMax } from '@/lib/schemas/list'
import {
  type PublicInformationClass,
  publicInformationCsvQuery,
} from '@/lib/schemas/public-information'
import type { Portal } from '@/lib/server/contract'
import { shared } from '../cache-policy'
import { catalog, isTable } from '../catalog'
import { csvResponse } from '../csv-response'
import { publicInformationCsv } from '../public-information-csv'
import { route } from '../route'

/** Most pages of a list that one file is made of. */
const pagesMax = 50
/** Most pages of documents that the catalogue looks through for tables, the newest first. */
const documentPagesMax = 5

/** The items of a list, page by page. */
async function allOf<Item>(
  list: (paging: { page: number; per_page: number }) => Promise<Page<Item>>,
  max: number,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; page <= max; page += 1) {
    const { data, meta } = await list({ page, per_page: perPageMax })
    items.push(...data)
    if (page >= meta.total_page) break
  }
  return items
}

const register = (portal: Portal, locale: Locale, category: PublicInformationClass | undefined) =>
  allOf(
    (paging) => portal['public-information'].list({ ...paging, class: category }, locale),
    pagesMax,
  )

const catalogQuery = z.object({ lang: z.enum(locales).optional().catch(undefined) })

/**
 * The register of public information as a file, and the catalogue of open data. A link cannot send the language header, so the language
 * may be a query parameter.
 */
export const openDataRoutes = [
  route(
    {
      path: '/v1/public-information/csv',
      summary: 'The register as a CSV file',
      query: publicInformationCsvQuery,
      response: 'text/csv',
      cache: shared('reference', ['public-information', 'units']),
    },
    async (c) => {
      const { lang = c.var.locale, class: category } = c.req.valid('query')
      const entries = await register(c.var.portal, lang, category)
      const name = lang === 'id' ? 'daftar-informasi-publik' : 'public-information'
      return csvResponse(publicInformationCsv(entries, env().SITE_ORIGIN, lang), name, lang)
    },
  ),
  route(
    {
      path: '/v1/catalog.jsonld',
      summary: 'What the portal gives as open data, as a DCAT 3 catalogue',
      query: catalogQuery,
      response: 'application/ld+json',
      cache: shared('list', ['archives']),
    },
    async (c) => {
      const { lang = c.var.locale } = c.req.valid('query')
      const { archives } = c.var.portal
      const documents = await allOf((paging) => archives.list(paging, lang), documentPagesMax)
      return c.body(
        JSON.stringify(catalog(documents.filter(isTable), env().SITE_ORIGIN, lang)),
        200,
        { 'Content-Type': 'application/ld+json; charset=utf-8', 'Content-Language': lang },
      )
    },
  ),
]

import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { type AboutKey, type AboutText, aboutTexts } from '@/lib/schemas/about'
import { financeReport } from '@/lib/schemas/finance'
import { overview } from '@/lib/schemas/overview'
import { type Program, program } from '@/lib/schemas/programs'
import { superApp } from '@/lib/schemas/super-app'
import {
  type CollectionKind,
  collectionPorts,
  type CollectionPorts,
} from '@/lib/server/content/collections'
import type {
  AboutPort,
  FinancePort,
  PageTextsPort,
  ProgramsPort,
} from '@/lib/server/content/ports'
import { itemOf, itemsOf, listMetaOf, metaIn, pageOf } from './envelope'
import { legacyCollections, shapedProgram } from './legacy-responses'
import { pathPart } from './query'
import { indonesian, type Remote } from './remote'
import { cleanHtml } from './rich-text'

/** Collections, each read where its definition says. */
export function createRemoteCollections({ api, reading }: Remote): CollectionPorts {
  const readingOf = (kind: CollectionKind) => {
    const { defaults, shape } = legacyCollections[kind] ?? {}
    return reading({ ...indonesian, ...defaults }, shape)
  }
  return collectionPorts({
    page:
      ({ kind, path, item }) =>
      async (query, locale) =>
        pageOf(item, await api.read({ path, query, locale }), query, readingOf(kind)),
    list:
      ({ kind, path, item }) =>
      async (locale) =>
        itemsOf(item, await api.read({ path, locale }), readingOf(kind)),
    item:
      ({ kind, path, item }) =>
      async (id, locale) =>
        itemOf(
          item,
          await api.read({ path: path.replace('[id]', pathPart(id)), locale }),
          readingOf(kind),
        ),
    current:
      ({ kind, path, item }) =>
      async (locale) =>
        itemOf(item, await api.read({ path, locale }), readingOf(kind)),
  })
}

export const createRemoteAbout = ({ api }: Remote): AboutPort => ({
  async text<K extends AboutKey>(key: K, locale: Locale): Promise<AboutText<K> | null> {
    // The shape is the one of the key.
    return itemOf(
      aboutTexts[key],
      await api.read({ path: `/v1/public/about/${pathPart(key)}`, locale }),
    ) as AboutText<K> | null
  },
})

export const createRemotePageTexts = ({ api }: Remote): PageTextsPort => ({
  superApp: async (locale) =>
    itemOf(superApp, await api.read({ path: '/v1/public/page-texts/super-app', locale })),
  overview: async (locale) =>
    itemOf(overview, await api.read({ path: '/v1/public/page-texts/overview', locale })),
})

export function createRemotePrograms({ api, reading }: Remote): ProgramsPort {
  const defaults = { ...indonesian, social_media: {} }
  const cleaned = (item: Program, locale: Locale): Program => ({
    ...item,
    description: cleanHtml(item.description, locale),
  })
  return {
    async list(query, locale) {
      const body = await api.read({ path: '/v1/featured-programs', query, locale })
      const data = itemsOf(program, body, reading(defaults, shapedProgram))
      const { last_updated: lastUpdated } = metaIn(body)
      return {
        data: data.map((item) => cleaned(item, locale)),
        meta: {
          total_count: listMetaOf(body, data.length).total_count,
          last_updated: typeof lastUpdated === 'string' && lastUpdated !== '' ? lastUpdated : null,
        },
      }
    },

    async byId(id, locale) {
      const body = await api.read({ path: `/v1/featured-programs/${pathPart(id)}`, locale })
      const item = itemOf(program, body, reading(defaults, shapedProgram))
      return item && cleaned(item, locale)
    },
  }
}

export function createRemoteFinance({ api }: Remote): FinancePort {
  const ask = (year: number | undefined, locale?: Locale) =>
    api.read({ path: '/v1/public/regional-finances', query: { year }, locale })
  const years = async () =>
    itemsOf(z.number().int(), metaIn(await ask(undefined))['years']).toSorted((a, b) => b - a)
  const report = async (year: number | undefined, locale: Locale) =>
    itemOf(financeReport, await ask(year, locale))
  return {
    years,
    async report({ year, isComplete }, locale) {
      if (!isComplete) return report(year, locale)
      for (const each of year === undefined ? await years() : [year]) {
        const found = await report(each, locale)
        if (found?.period === 'full') return found
      }
      return null
    },
  }
}

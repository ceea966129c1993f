import { z } from 'zod'
import { perPageMax } from '@/lib/schemas/list'
import {
  archiveCategory,
  type ArchiveDetail,
  archiveDetail,
  archiveItem,
  type ArchiveQuery,
} from '@/lib/schemas/archives'
import { eventCalendar, eventDetail, eventItem } from '@/lib/schemas/events'
import { financeReport } from '@/lib/schemas/finance'
import { information, informationDetail, type InformationKind } from '@/lib/schemas/informations'
import type { Locale } from '@/lib/i18n/locales'
import type {
  ArchivesPort,
  EventsPort,
  FinancePort,
  InformationsPort,
} from '@/lib/server/content/ports'
import { itemOf, itemsOf, metaIn, pageOf } from './envelope'
import { madeSlug, shapedDocument, shapedEvent } from './legacy-responses'
import { part } from './query'
import { indonesian, type Remote } from './remote'
import { cleanHtml } from './rich-text'
import { remoteSitemap } from './sitemap-entries'

const documentDefaults = {
  ...indonesian,
  created_by: { name: '', unit_name: '' },
  official: { name: '', url: '' },
}

export function createRemoteArchives({ api, reading }: Remote): ArchivesPort {
  const path = '/v1/public/document-archives'
  const list = async (query: Partial<ArchiveQuery>, locale: Locale) =>
    pageOf(
      archiveItem,
      await api.read({ path, query, locale }),
      query,
      reading(documentDefaults, shapedDocument),
    )

  /** What is known of a document of an API that has no addresses for documents: its line of the list. */
  async function fromList(slug: string, locale: Locale): Promise<ArchiveDetail | null> {
    const item = (await list({ per_page: perPageMax }, locale)).data.find(
      (each) => each.slug === slug,
    )
    return item
      ? { ...item, blocks: [], official: { name: item.created_by.unit_name, url: item.source } }
      : null
  }

  return {
    list,
    categories: async (locale) =>
      itemsOf(archiveCategory, await api.read({ path: `${path}/categories`, locale })),
    years: async (topic) =>
      itemsOf(z.number().int(), await api.read({ path: `${path}/years`, query: { cat: topic } })),
    async bySlug(slug, locale) {
      const item = itemOf(
        archiveDetail,
        await api.read({ path: `${path}/slug/${part(slug)}`, locale }),
        reading(documentDefaults),
      )
      return item ?? (madeSlug.test(slug) ? fromList(slug, locale) : null)
    },

    sitemap: remoteSitemap((query) => list(query, 'id')),
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

export const createRemoteEvents = ({ api, reading }: Remote): EventsPort => {
  const defaults = {
    ...indonesian,
    priority: 0,
    created_by: { name: '', unit_name: '' },
    start_hour: '00:00:00',
    end_hour: '23:59:59',
  }
  return {
    list: async (query, locale) =>
      pageOf(
        eventItem,
        await api.read({ path: '/v1/public/events', query, locale }),
        query,
        reading(defaults, shapedEvent),
      ),
    calendar: async (query, locale) =>
      itemsOf(
        eventCalendar.element,
        await api.read({ path: '/v1/public/events/calendar', query, locale }),
      ),
    byId: async (id, locale) =>
      itemOf(
        eventDetail,
        await api.read({ path: `/v1/public/events/${part(id)}`, locale }),
        reading(defaults, shapedEvent),
      ),
  }
}

/** Addresses of both kinds: informations by number or slug, announcements by slug alone. */
const listPath: Record<InformationKind, string> = {
  information: '/v1/informations',
  announcement: '/v1/public/announcements',
}
const slugPath: Record<InformationKind, string> = {
  information: '/v1/informations/slug',
  announcement: '/v1/public/announcements',
}

export function createRemoteInformations({ api, reading }: Remote): InformationsPort {
  const defaultsOf = (kind: InformationKind) => ({
    ...indonesian,
    status: 'PUBLISHED',
    category: { id: 0, title: '', description: '', type: kind },
  })

  async function detail(kind: InformationKind, path: string, locale: Locale) {
    const item = itemOf(
      informationDetail,
      await api.read({ path, locale }),
      reading(defaultsOf(kind)),
    )
    return item && { ...item, content: cleanHtml(item.content, locale) }
  }

  const list: InformationsPort['list'] = async (kind, query, locale) =>
    pageOf(
      information,
      await api.read({ path: listPath[kind], query, locale }),
      query,
      reading(defaultsOf(kind)),
    )
  const bySlug: InformationsPort['bySlug'] = (kind, slug, locale) =>
    detail(kind, `${slugPath[kind]}/${part(slug)}`, locale)

  return {
    list,
    bySlug,
    async byId(kind, id, locale) {
      if (kind === 'information') return detail(kind, `${listPath.information}/${part(id)}`, locale)
      const slug = (await list(kind, { per_page: perPageMax }, locale)).data.find(
        (item) => item.id === id,
      )?.slug
      return slug === undefined ? null : bySlug(kind, slug, locale)
    },
  }
}

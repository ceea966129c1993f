import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import {
  archiveCategory,
  type ArchiveDetail,
  archiveDetail,
  archiveItem,
  type ArchiveQuery,
} from '@/lib/schemas/archives'
import { perPageMax } from '@/lib/schemas/list'
import type { ArchivesPort } from '@/lib/server/content/ports'
import { itemOf, itemsOf, pageOf } from './envelope'
import { madeSlug, shapedDocument } from './legacy-responses'
import { pathPart } from './query'
import { indonesian, type Remote } from './remote'
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
        await api.read({ path: `${path}/slug/${pathPart(slug)}`, locale }),
        reading(documentDefaults),
      )
      return item ?? (madeSlug.test(slug) ? fromList(slug, locale) : null)
    },

    sitemap: remoteSitemap((query) => list(query, 'id')),
  }
}

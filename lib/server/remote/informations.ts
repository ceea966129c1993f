import type { Locale } from '@/lib/i18n/locales'
import {
  information,
  informationDetail,
  type InformationKind,
  informationKinds,
} from '@/lib/schemas/informations'
import { perPageMax } from '@/lib/schemas/list'
import type { InformationsPort } from '@/lib/server/content/ports'
import { itemOf, pageOf } from './envelope'
import { pathPart } from './query'
import { indonesian, type Remote } from './remote'
import { cleanHtml } from './rich-text'
import { joinedSitemap, remoteSitemap } from './sitemap-entries'

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
    detail(kind, `${slugPath[kind]}/${pathPart(slug)}`, locale)

  return {
    list,
    bySlug,
    async byId(kind, id, locale) {
      if (kind === 'information')
        return detail(kind, `${listPath.information}/${pathPart(id)}`, locale)
      const slug = (await list(kind, { per_page: perPageMax }, locale)).data.find(
        (item) => item.id === id,
      )?.slug
      return slug === undefined ? null : bySlug(kind, slug, locale)
    },

    sitemap: joinedSitemap(
      informationKinds.map((kind) => remoteSitemap((query) => list(kind, query, 'id'), kind)),
    ),
  }
}

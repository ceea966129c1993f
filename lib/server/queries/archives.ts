import 'server-only'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { ArchiveItem, ArchiveQuery } from '@/lib/schemas/archives'
import { cachedPortal } from './cached-portal'

/** Documents on one page of the archive. */
export const archivePageSize = 10

/** Makes addresses of own files root-relative, so that a page works under every host name of the portal. */
function withOwnPath<T extends ArchiveItem>(item: T): T {
  const origin = `${env().SITE_ORIGIN}/`
  return item.source.startsWith(origin)
    ? { ...item, source: item.source.slice(origin.length - 1) }
    : item
}

/** One page of the archive; an empty one past the end, with the count of all that match. */
export async function listDocuments(query: Partial<ArchiveQuery>, locale: Locale) {
  const { data, meta } = await cachedPortal.archives.list(
    { per_page: archivePageSize, ...query },
    locale,
  )
  return { data: data.map(withOwnPath), meta }
}

/** A document with everything its page shows; null when unknown. */
export async function getDocument(slug: string, locale: Locale) {
  const document = await cachedPortal.archives.bySlug(slug, locale)
  return document && withOwnPath(document)
}

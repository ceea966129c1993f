import { documentPath } from '@/lib/address/lists/archive-address'
import { lifeEventAddress, planPath } from '@/lib/address/lists/life-event-address'
import { newsAddress } from '@/lib/address/lists/news-address'
import { serviceAddress } from '@/lib/address/lists/service-address'
import { aboutPaths } from '@/lib/address/paths'
import { env } from '@/lib/env'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { newsCategories } from '@/lib/schemas/news'
import { serviceCategories } from '@/lib/schemas/services'
import { pageRoutes } from '@/lib/server/http/page-routes'
import { portal } from '@/lib/server/portal'
import type { SitemapEntry } from '@/lib/server/sitemap/port'

const fixedPaths = new Set([
  ...pageRoutes.filter(({ isInSitemap }) => isInSitemap).map(({ pattern }) => pattern),
  ...Object.values(aboutPaths),
])

export interface SitemapPage {
  path: string
  /** Where English has another address than the same under `/en`. */
  englishPath?: string
  updatedAt?: string
}

/** Kinds of content that grow: by the name of their files their ports and the paths of their pages. */
const growing = new Map<string, { kind: 'news' | 'archives'; pathOf: (slug: string) => string }>([
  ['berita', { kind: 'news', pathOf: (slug) => `${newsAddress.path}/${slug}` }],
  ['dokumen', { kind: 'archives', pathOf: documentPath }],
])

/** The file of everything that does not grow. */
const fixedFile = '0'

const pageOf = ({ slug, updated_at }: SitemapEntry, pathOf: (slug: string) => string) => ({
  path: pathOf(slug),
  updatedAt: updated_at,
})

async function fixedPages(): Promise<SitemapPage[]> {
  const { services, lifeEvents } = await portal()
  const [serviceSlugs, events, englishEvents] = await Promise.all([
    services.slugs(),
    lifeEvents.parts('id'),
    lifeEvents.parts('en'),
  ])
  const englishNames = new Map(englishEvents.map(({ id, name }) => [id, name]))
  return [
    ...[
      ...fixedPaths,
      ...newsCategories.map((category) => newsAddress.href({ category })),
      ...serviceCategories.map((category) => serviceAddress.href({ category })),
    ].map((path) => ({ path })),
    ...events.map(({ id, name }) => ({
      path: lifeEventAddress.href({ name }),
      englishPath: lifeEventAddress.href({ name: englishNames.get(id) ?? name }),
    })),
    ...events.flatMap(({ plan_slug: slug }) => (slug === null ? [] : [{ path: planPath(slug) }])),
    ...serviceSlugs.flatMap((entry) => [
      pageOf(entry, (slug) => `${serviceAddress.path}/${slug}`),
      pageOf(entry, (slug) => `${serviceAddress.path}/${slug}/standar`),
    ]),
  ]
}

/** Names of the files that together hold every public page; without reading the pages. */
export async function sitemapFiles(): Promise<string[]> {
  const ports = await portal()
  const ofKinds = await Promise.all(
    [...growing].map(async ([name, { kind }]) =>
      (await ports[kind].sitemap.parts()).map((part) => `${name}-${part}`),
    ),
  )
  return [fixedFile, ...ofKinds.flat()]
}

/** The pages of a file; none for a name that no file has. */
export async function sitemapPages(file: string): Promise<SitemapPage[]> {
  if (file === fixedFile) return fixedPages()
  const [, name = '', part] = /^([a-z]+)-(0|[1-9]\d{0,5})$/.exec(file) ?? []
  const of = growing.get(name)
  if (!of) return []
  const entries = await (await portal())[of.kind].sitemap.entries(Number(part))
  return entries.map((entry) => pageOf(entry, of.pathOf))
}

/** Path of a file. */
export const sitemapFilePath = (file: string) => `/peta-situs/${file}.xml`

export function sitemapAddress(locale: Locale, { path, englishPath }: SitemapPage): string {
  return `${env().SITE_ORIGIN}${localePath(locale, locale === 'en' ? (englishPath ?? path) : path)}`
}

import { documentPath } from '@/lib/address/lists/archive-address'
import { lifeEventAddress, planPath } from '@/lib/address/lists/life-event-address'
import { newsAddress } from '@/lib/address/lists/news-address'
import { serviceAddress } from '@/lib/address/lists/service-address'
import { aboutPaths, informationPath, newsPath, servicePath } from '@/lib/address/paths'
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

interface Growing {
  kind: 'news' | 'archives' | 'informations'
  pathOf: (entry: SitemapEntry) => string
}

/** Kinds of content that grow: by the name of their files their ports and the paths of their pages. */
const growing = new Map<string, Growing>([
  ['berita', { kind: 'news', pathOf: ({ slug }) => newsPath(slug) }],
  ['dokumen', { kind: 'archives', pathOf: ({ slug }) => documentPath(slug) }],
  [
    'informasi',
    {
      kind: 'informations',
      pathOf: ({ slug, category }) =>
        informationPath(category === 'announcement' ? category : 'information', slug),
    },
  ],
])

/** The file of everything that does not grow. */
const fixedFile = '0'

const pageOf = (entry: SitemapEntry, path: string): SitemapPage => ({
  path,
  updatedAt: entry.updated_at,
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
      pageOf(entry, servicePath(entry.slug)),
      pageOf(entry, `${servicePath(entry.slug)}/standar`),
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
  return entries.map((entry) => pageOf(entry, of.pathOf(entry)))
}

/** Path of a file. */
export const sitemapFilePath = (file: string) => `/peta-situs/${file}.xml`

export function sitemapAddress(locale: Locale, { path, englishPath }: SitemapPage): string {
  return `${env().SITE_ORIGIN}${localePath(locale, locale === 'en' ? (englishPath ?? path) : path)}`
}

import { aboutPaths } from '@/components/content/about/about-pages'
import {
  archivesPath,
  documentPath,
  financePath,
} from '@/components/content/archives/archive-filters'
import { monitoringPath } from '@/components/content/complaints/monitoring-filters'
import { awardsPath, overviewPath } from '@/components/content/overview/overview-paths'
import { superAppPath } from '@/components/content/super-app/super-app-path'
import { visitsPath } from '@/components/content/visits/visit-range'
import { env } from '@/lib/env'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { newsCategories } from '@/lib/schemas/news'
import { serviceCategories, type ServiceCategory } from '@/lib/schemas/services'
import { portal } from '@/lib/server/portal'

const fixedPaths = [
  '/',
  '/berita',
  '/layanan',
  '/layanan-fase-kehidupan',
  '/agenda-jawa-barat',
  '/agenda-jawa-barat-v2',
  '/aduan-warga',
  '/aduan-warga/buat-aduan',
  '/aduan-warga/cek-status',
  '/aduan-warga/tanda-terima',
  monitoringPath,
  '/aksesibilitas',
  '/kebijakan-privasi',
  '/ketentuan',
  '/tentang-portal',
  '/umpan',
  archivesPath,
  financePath,
  visitsPath,
  overviewPath,
  awardsPath,
  superAppPath,
  ...Object.values(aboutPaths),
]

const serviceCategoryPath = (category: ServiceCategory) =>
  `/layanan?${new URLSearchParams({ kategori: category }).toString()}`

const lifeEventPath = (name: string) =>
  `/layanan-fase-kehidupan/daftar-layanan?${new URLSearchParams({ kategori: name }).toString()}`

export interface SitemapPage {
  path: string
  /** Where English has another address than the same under `/en`. */
  englishPath?: string
  updatedAt?: string
}

/** Pages of one file: 10,000 addresses in two languages. The protocol ends at 50,000. */
export const pagesPerFile = 5_000

/** Every public page. */
export async function sitemapPages(): Promise<SitemapPage[]> {
  const { news, services, lifeEvents, archives } = await portal()
  const [articles, serviceSlugs, events, englishEvents, documents] = await Promise.all([
    news.slugs(),
    services.slugs(),
    lifeEvents.parts('id'),
    lifeEvents.parts('en'),
    archives.slugs(),
  ])
  const englishNames = new Map(englishEvents.map(({ id, name }) => [id, name]))
  return [
    ...[
      ...fixedPaths,
      ...newsCategories.map((category) => `/berita?kategori=${category}`),
      ...serviceCategories.map(serviceCategoryPath),
    ].map((path) => ({ path })),
    ...events.map(({ id, name }) => ({
      path: lifeEventPath(name),
      englishPath: lifeEventPath(englishNames.get(id) ?? name),
    })),
    ...articles.map(({ slug, updated_at }) => ({ path: `/berita/${slug}`, updatedAt: updated_at })),
    ...serviceSlugs.map(({ slug, updated_at }) => ({
      path: `/layanan/${slug}`,
      updatedAt: updated_at,
    })),
    ...documents.map(({ slug, updated_at }) => ({
      path: documentPath(slug),
      updatedAt: updated_at,
    })),
  ]
}

/** Number of files that hold all of them; never none. */
export const filesFor = (pages: readonly SitemapPage[]) =>
  Math.max(1, Math.ceil(pages.length / pagesPerFile))

/** Path of one of the files, counted from 0. */
export const sitemapFilePath = (id: number) => `/peta-situs/${id}.xml`

export function sitemapAddress(locale: Locale, { path, englishPath }: SitemapPage): string {
  return `${env().SITE_ORIGIN}${localePath(locale, locale === 'en' ? (englishPath ?? path) : path)}`
}

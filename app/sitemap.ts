import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { localePath, locales } from '@/lib/i18n/locales'
import { newsCategories } from '@/lib/schemas/news'
import { serviceCategories, type ServiceCategory } from '@/lib/schemas/services'
import { portal } from '@/lib/server/portal'

export const dynamic = 'force-dynamic'

const fixedPaths = ['/', '/berita', '/layanan', '/aduan-warga', '/aduan-warga/buat-aduan', '/aduan-warga/cek-status', '/aksesibilitas', '/kebijakan-privasi']

const serviceCategoryPath = (category: ServiceCategory) => `/layanan?${new URLSearchParams({ kategori: category }).toString()}`

/** Every public page in both languages, each naming its pair. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { news, services } = await portal()
  const [articles, serviceSlugs] = await Promise.all([news.slugs(), services.slugs()])
  const pages: { path: string; updatedAt?: string }[] = [
    ...[...fixedPaths, ...newsCategories.map((category) => `/berita?kategori=${category}`), ...serviceCategories.map(serviceCategoryPath)].map((path) => ({ path })),
    ...articles.map(({ slug, updated_at }) => ({ path: `/berita/${slug}`, updatedAt: updated_at })),
    ...serviceSlugs.map(({ slug, updated_at }) => ({ path: `/layanan/${slug}`, updatedAt: updated_at })),
  ]
  const address = (path: string) => `${env().SITE_ORIGIN}${path}`
  return pages.flatMap(({ path, updatedAt }) =>
    locales.map((locale) => ({
      url: address(localePath(locale, path)),
      ...(updatedAt ? { lastModified: updatedAt } : {}),
      alternates: { languages: Object.fromEntries(locales.map((each) => [each, address(localePath(each, path))])) },
    })),
  )
}

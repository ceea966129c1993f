import { env } from '@/lib/env'
import { localePath, type Locale } from '@/lib/i18n/locales'
import type { InformationDetail } from '@/lib/schemas/informations'

interface Crumb {
  name: string
  path: string
}

const absolute = (locale: Locale, path: string) => `${env().SITE_ORIGIN}${localePath(locale, path)}`

const breadcrumb = (locale: Locale, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(locale, path),
  })),
})

/** The search page and its breadcrumb, for search engines. */
export const searchJsonLd = (locale: Locale, title: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'SearchResultsPage',
  name: title,
  inLanguage: locale,
  breadcrumb: breadcrumb(locale, crumbs),
})

/** An announcement or information and its breadcrumb, for search engines. */
export const articleJsonLd = (
  locale: Locale,
  item: InformationDetail,
  crumbs: readonly Crumb[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: item.title,
  description: item.excerpt,
  inLanguage: item.lang,
  datePublished: item.created_at,
  dateModified: item.updated_at,
  breadcrumb: breadcrumb(locale, crumbs),
})

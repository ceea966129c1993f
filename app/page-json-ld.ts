import { env } from '@/lib/env'
import { localePath, type Locale } from '@/lib/i18n/locales'

interface Entry {
  name: string
  /** Path without language. */
  path: string
}

const address = (locale: Locale, path: string) => `${env().SITE_ORIGIN}${localePath(locale, path)}`

/** The breadcrumb of a page, as schema.org's BreadcrumbList. */
export const breadcrumbJsonLd = (locale: Locale, entries: Entry[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: entries.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address(locale, path),
  })),
})

/** A list of pages in their order, as schema.org's ItemList. @param before entries on earlier pages of the list */
export const itemListJsonLd = (locale: Locale, name: string, entries: Entry[], before = 0) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: entries.map((entry, at) => ({
    '@type': 'ListItem',
    position: before + at + 1,
    name: entry.name,
    url: address(locale, entry.path),
  })),
})

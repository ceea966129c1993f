import type { Metadata } from 'next'
import { languages, localePath, locales, type Locale } from '@/lib/i18n/locales'

interface PageMetadata {
  locale: Locale
  /** Path without language, query in canonical order: `/berita?kategori=ekonomi`. */
  path: string
  title: string
  description: string
  /** Root-relative address of a picture for link previews. */
  image?: string
  type?: 'website' | 'article'
  publishedTime?: string
  /** Feeds of what the page lists, by media type. */
  feeds?: Record<string, { url: string; title: string }[]>
}

/** Title, description, canonical address, language pair and Open Graph of a page; origins come from SITE_ORIGIN through metadataBase. */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  image,
  type = 'website',
  publishedTime,
  feeds,
}: PageMetadata): Metadata {
  const here = localePath(locale, path)
  return {
    title,
    description,
    alternates: {
      canonical: here,
      ...(feeds && { types: feeds }),
      languages: {
        ...Object.fromEntries(locales.map((each) => [each, localePath(each, path)])),
        'x-default': localePath('id', path),
      },
    },
    openGraph: {
      title,
      description,
      url: here,
      siteName: 'Portal Jabar',
      locale: languages[locale].iso.replace('-', '_'),
      alternateLocale: locales
        .filter((each) => each !== locale)
        .map((each) => languages[each].iso.replace('-', '_')),
      images: [{ url: image ?? '/img/og-portal-jabar.png', width: 1200, height: 630 }],
      ...(type === 'article' ? { type, publishedTime } : { type }),
    },
    twitter: { card: 'summary_large_image' },
  }
}

'use client'

import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import type { MouseEvent } from 'react'
import { languages, localePath, locales } from '@/lib/i18n/locales'

/**
 * Attributes of a link to this page in each language; query and fragment are taken along at the moment of the click. Plain links and full loads
 * on purpose: the document's language and every text change.
 */
export function useLanguageLinks() {
  const current = useLocale()
  const bare = usePathname().replace(/^\/en(?=\/|$)/, '') || '/'
  return locales.map((locale) => {
    const href = localePath(locale, bare)
    return {
      name: languages[locale].name,
      isCurrent: locale === current,
      link: {
        href,
        hrefLang: locale,
        lang: locale,
        onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
          currentTarget.href = `${href}${window.location.search}${window.location.hash}`
        },
      },
    }
  })
}

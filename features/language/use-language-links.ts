'use client'

import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import type { SyntheticEvent } from 'react'
import { languages, localePath, locales } from '@/lib/i18n/locales'

/**
 * Attributes of a link to this page in each language; query and fragment are taken along at the moment of the press, also of the one that opens
 * a tab of its own or the browser's menu. Plain links and full loads on purpose: the document's language and every text change.
 */
export function useLanguageLinks() {
  const current = useLocale()
  const bare = usePathname().replace(/^\/en(?=\/|$)/, '') || '/'
  return locales.map((locale) => {
    const href = localePath(locale, bare)
    const takeAlong = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
      currentTarget.href = `${href}${window.location.search}${window.location.hash}`
    }
    return {
      name: languages[locale].name,
      isCurrent: locale === current,
      link: {
        href,
        hrefLang: locale,
        lang: locale,
        onClick: takeAlong,
        // A middle or right button clicks nothing.
        onPointerDown: takeAlong,
        onFocus: takeAlong,
      },
    }
  })
}

'use client'

import { GlobeIcon } from '@phosphor-icons/react'
import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { languages, localePath, type Locale } from '@/lib/i18n/locales'

/** This page in the other language; query and fragment are taken along at the moment of the click. */
export function LanguageLink() {
  const t = useTranslations('common.language')
  const other: Locale = useLocale() === 'id' ? 'en' : 'id'
  const bare = usePathname().replace(/^\/en(?=\/|$)/, '') || '/'
  const href = localePath(other, bare)
  return (
    // A full load on purpose: the document's language and every text change.
    <a
      href={href}
      hrefLang={other}
      onClick={(event) => {
        event.currentTarget.href = `${href}${window.location.search}${window.location.hash}`
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-[0.9375rem] font-semibold text-text-2 hover:bg-subtle hover:text-link-hover"
    >
      <GlobeIcon aria-hidden="true" size={20} />
      <span className="sr-only">{t('switchTo')}</span>
      <span lang={other} className="max-xs:sr-only">
        {languages[other].name}
      </span>
      <span aria-hidden="true" className="uppercase xs:hidden">
        {other}
      </span>
    </a>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useLanguageLinks } from './use-language-links'

/** This page in every language as a row of links, the current one marked. */
export function LanguageTabs() {
  const t = useTranslations('menu.language')
  return (
    <ul aria-label={t('list')} className="flex gap-1 rounded-lg bg-sunken p-1">
      {useLanguageLinks().map(({ name, isCurrent, link }) => (
        <li key={name} className="flex-1">
          <a
            {...link}
            aria-current={isCurrent || undefined}
            className={
              'flex min-h-11 items-center justify-center rounded-md text-label text-text-2 hover:text-link ' +
              'aria-[current]:bg-surface aria-[current]:text-link aria-[current]:shadow-1 forced-colors:aria-[current]:border'
            }
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

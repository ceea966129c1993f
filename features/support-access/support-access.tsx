'use client'

import { useTranslations } from 'next-intl'
import { Dock } from './dock'
import { FeatureButton } from './feature-button'

/** The menu of the floating widgets on every page: a dock from 1280 px, the 'Fitur' button and its sheet below. Nothing without scripts. */
export function SupportAccess() {
  const t = useTranslations('widgets')
  return (
    <aside
      id="fitur-bantuan"
      tabIndex={-1}
      aria-label={t('title')}
      className="support-access scripts-only no-print"
    >
      <Dock />
      <FeatureButton />
    </aside>
  )
}

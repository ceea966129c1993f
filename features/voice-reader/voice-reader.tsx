'use client'

import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useCallback, useState, type ReactNode } from 'react'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { useEffectModule, type Start } from '@/lib/accessibility/use-effect-module'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { warnNotReady } from './not-ready'

const loadReader = (locale: Locale, show: (note: ReactNode) => void): Promise<Start> =>
  import('./open-reader')
    .then(({ openReader }) => openReader(locale, show))
    .catch(() => {
      warnNotReady()
      return () => () => undefined
    })

/** Reads the home page aloud while voice mode is on; silent everywhere else. Its code is fetched only then. */
export function VoiceReader() {
  const locale = useLocale()
  const isHome = usePathname() === localePath(locale, '/')
  const isEnabled = useSettingsStore(({ settings }) => settings.isVoiceEnabled)
  const [note, setNote] = useState<ReactNode>(null)
  useEffectModule(
    isEnabled && isHome,
    useCallback(() => loadReader(locale, setNote), [locale]),
  )
  return note
}

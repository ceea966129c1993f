'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'

/** Code and words of a part of the menu that most visits never open. */
export type LoadPart<T> = (locale: Locale) => Promise<T>

/**
 * Fetches a part of the menu once, when somebody is about to open it. `part` is null until it is here.
 * `prepare` may be called as often as one likes and fails when the part cannot be loaded; the next call then tries again.
 */
export function useMenuPart<T extends object>(load: LoadPart<T>) {
  const locale = useLocale()
  const [part, setPart] = useState<T | null>(null)
  const pending = useRef<Promise<T> | null>(null)

  const prepare = async (): Promise<T> => {
    pending.current ??= load(locale).then(
      (loaded) => {
        setPart(loaded)
        return loaded
      },
      (error: unknown) => {
        pending.current = null
        throw error
      },
    )
    return pending.current
  }

  return { part, prepare, locale }
}

import { getLocale } from 'next-intl/server'
import type { GivenParams } from '@/lib/address/params'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'

export type SearchParams = Promise<GivenParams>

/** The language of the page being rendered. */
export async function pageLocale(): Promise<Locale> {
  const locale = await getLocale()
  return isLocale(locale) ? locale : defaultLocale
}

/** A path segment as typed; null when its percent signs make no text. */
export function segmentText(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'

/** Says when a page was saved: "Disimpan pada 21 November 2026, 08.00 WIB". */
export function useSavedLine() {
  const [t, format] = [useTranslations('saved'), useFormatter()]
  return (savedAt: Date, key: 'savedAt' | 'mayHaveChanged') =>
    t(key, {
      time: `${format.dateTime(savedAt, { dateStyle: 'long' })}, ${format.dateTime(savedAt, { timeStyle: 'short' })} WIB`,
    })
}

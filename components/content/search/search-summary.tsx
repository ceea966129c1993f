import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormatter } from '@/lib/i18n/formatter'

interface SearchSummaryProps {
  query: string
  count: number
  /** The corrected query, if it was corrected. */
  corrected: string | null
  /** Terms without results while others have some. */
  unmatched: readonly string[]
}

/** The number of results and their query. A live region, because it is the result of an action. */
export function SearchSummary({ query, count, corrected, unmatched }: SearchSummaryProps) {
  const t = useTranslations('search')
  const format = useFormatter()
  const strong = (chunks: ReactNode) => <strong className="font-bold text-heading">{chunks}</strong>
  return (
    <output className="block min-w-0 text-text-2">
      {t.rich(query === '' ? 'count.everything' : 'count.results', { count, query, strong })}
      {corrected !== null && (
        <span className="mt-1 block text-small">{t('corrected', { words: corrected })}</span>
      )}
      {unmatched.length > 0 && (
        <span className="mt-1 block text-small">
          {t('unmatched', { words: format.list(unmatched.map((word) => `“${word}”`)) })}
        </span>
      )}
    </output>
  )
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface SearchSummaryProps {
  query: string
  count: number
  /** The words as they were read when a slip was mended. */
  corrected: string | null
}

/** How much was found, for which words. Heard at once, because it is the answer to a question. */
export function SearchSummary({ query, count, corrected }: SearchSummaryProps) {
  const t = useTranslations('search')
  const strong = (chunks: ReactNode) => <strong className="font-bold text-heading">{chunks}</strong>
  return (
    <output className="block min-w-0 text-text-2">
      {t.rich(query === '' ? 'count.everything' : 'count.results', { count, query, strong })}
      {corrected !== null && (
        <span className="mt-1 block text-small">{t('corrected', { words: corrected })}</span>
      )}
    </output>
  )
}

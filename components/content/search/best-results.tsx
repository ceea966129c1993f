import { useTranslations } from 'next-intl'
import type { SearchItem } from '@/lib/schemas/search'
import { fitOf } from '@/lib/search/result-order'
import { picturedResults } from './pictured-results'
import { ResultRow } from './result-card'

interface BestResultsProps {
  items: readonly SearchItem[]
  /** Something above says already where to go; pages that have the words too are no better answer. */
  isAnswered: boolean
}

const titles = { about: 'best', mentioned: 'mentioned', partial: 'partial' } as const

/** The best results of all content types, called an answer only where one is about all words of the query and nothing else answers it. */
export function BestResults({ items, isAnswered }: BestResultsProps) {
  const t = useTranslations('search')
  const title = isAnswered ? 'others' : titles[fitOf(items)]
  if (items.length === 0) return null
  return (
    <section aria-labelledby="best-results" className="mt-7">
      <h2 id="best-results" className="border-b border-line pb-3 text-h3">
        {t(title)}
      </h2>
      <ul className="divide-y divide-line">
        {picturedResults(items).map((item) => (
          <li key={item.path}>
            <ResultRow item={item} level="h3" isKindNamed />
          </li>
        ))}
      </ul>
    </section>
  )
}

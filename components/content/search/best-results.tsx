import { useTranslations } from 'next-intl'
import type { SearchItem } from '@/lib/schemas/search'
import { isPartial } from '@/lib/search/result-order'
import { ResultRow } from './result-card'

/** The best results of all content types, called an answer only where one has all words of the query. */
export function BestResults({ items }: { items: readonly SearchItem[] }) {
  const t = useTranslations('search')
  if (items.length === 0) return null
  return (
    <section aria-labelledby="best-results" className="mt-7">
      <h2 id="best-results" className="border-b border-line pb-3 text-h3">
        {t(isPartial(items) ? 'partial' : 'best')}
      </h2>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.path}>
            <ResultRow item={item} level="h3" isKindNamed />
          </li>
        ))}
      </ul>
    </section>
  )
}

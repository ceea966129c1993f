import { useTranslations } from 'next-intl'
import type { SearchItem } from '@/lib/schemas/search'
import { ResultRow } from './result-card'

/** Services that many people look for, one below the other; nothing without any. */
export function PopularServices({ items }: { items: readonly SearchItem[] }) {
  const t = useTranslations('search.empty')
  if (items.length === 0) return null
  return (
    <section aria-labelledby="popular-services">
      <h2 id="popular-services" className="text-h3">
        {t('popularServices')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card bg-surface px-5 shadow-0 forced-colors:border sm:px-6.5">
        {items.map((item) => (
          <li key={item.id}>
            <ResultRow item={{ ...item, highlight: null, picture: null }} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

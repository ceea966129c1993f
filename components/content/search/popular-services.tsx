import { useTranslations } from 'next-intl'
import type { SearchItem } from '@/lib/schemas/search'
import { ResultCard } from './result-card'

/** Services that many people look for, as cards; nothing without any. */
export function PopularServices({ items }: { items: readonly SearchItem[] }) {
  const t = useTranslations('search.empty')
  if (items.length === 0) return null
  return (
    <section aria-labelledby="popular-services">
      <h2 id="popular-services" className="text-h3">
        {t('popularServices')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <li key={item.id}>
            <ResultCard item={{ ...item, highlight: null, picture: null }} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { SearchFilters } from '@/lib/address/lists/search-address'
import { useFormatter } from '@/lib/i18n/formatter'
import type { SearchMeta } from '@/lib/schemas/search'
import { strong } from '../strong'

interface SearchSummaryProps {
  filters: Pick<SearchFilters, 'query'>
  meta: SearchMeta
  /** The same search with the words exactly as typed. */
  exactHref: string
}

/** The number of results and their query. A live region, because it is the result of an action. */
export function SearchSummary({ filters: { query }, meta, exactHref }: SearchSummaryProps) {
  const t = useTranslations('search')
  const format = useFormatter()
  const { total_count: count, corrected, unmatched } = meta
  return (
    <div className="min-w-0 text-text-2">
      <output className="block">
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
      {corrected !== null && (
        <Link
          href={exactHref}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:text-link-hover hover:underline"
        >
          {t('exact', { query })}
        </Link>
      )}
    </div>
  )
}

import { StaticMarkup } from '@/components/ui/static-markup'
import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from '@/components/ui/link'
import type { ResultGroup as ResultGroupItems } from '@/lib/search/result-order'
import { picturedResults } from './pictured-results'
import { ResultCard, ResultRow } from './result-card'
import { domainAddress, type SearchFilters } from '@/lib/address/lists/search-address'

type Words = Pick<SearchFilters, 'query' | 'exact'>

/** More results of each content type, in their given order: services as cards, everything else as rows. */
export function ResultGroups({
  groups,
  filters,
}: {
  groups: readonly ResultGroupItems[]
  filters: Words
}) {
  return (
    <StaticMarkup id="hasil" className="mt-12 space-y-12">
      {groups.map((group) => (
        <ResultGroup key={group.domain} group={group} filters={filters} />
      ))}
    </StaticMarkup>
  )
}

function ResultGroup({
  group: { domain, count, items },
  filters: { query, exact },
}: {
  group: ResultGroupItems
  filters: Words
}) {
  const t = useTranslations('search')
  const id = useId()
  const isCards = domain === 'public_service'
  return (
    <section aria-labelledby={id}>
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3 ${isCards ? '' : 'border-b border-line'}`}
      >
        <h2 id={id} className="text-h3">
          {t(`domains.${domain}`)}
        </h2>
        <Link
          href={domainAddress(domain).href({ query, exact })}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:text-link-hover hover:underline"
        >
          {t(`more.${domain}`, { count })}
          <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
        </Link>
      </div>
      <ul className={isCards ? 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3' : 'divide-y divide-line'}>
        {picturedResults(items).map((item) => (
          <li key={item.path}>
            {isCards ? <ResultCard item={item} level="h3" /> : <ResultRow item={item} level="h3" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

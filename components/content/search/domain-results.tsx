import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'
import type { SearchDomain, SearchItem, SearchMeta } from '@/lib/schemas/search'
import { picturedResults } from './pictured-results'
import { ResultCard, ResultRow } from './result-card'
import {
  domainAddress,
  searchAddress,
  type SearchFilters,
} from '@/lib/address/lists/search-address'
import { SearchEmpty } from './search-empty'
import { SearchFilterForm } from './search-filter-form'
import { SearchSummary } from './search-summary'

interface DomainResultsProps {
  domain: SearchDomain
  items: readonly SearchItem[]
  meta: SearchMeta
  filters: SearchFilters
  /** Shown where nothing was found. */
  popularServices: readonly SearchItem[]
}

/** The results of one content type: count, filters, list or grid, pages. */
export function DomainResults({
  domain,
  items,
  meta,
  filters,
  popularServices,
}: DomainResultsProps) {
  const t = useTranslations('search')
  if (items.length === 0) return <Nothing {...{ domain, meta, filters, popularServices }} />
  const { view, page } = filters
  return (
    <>
      <h2 className="sr-only">{t(`domains.${domain}`)}</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SearchSummary
          filters={filters}
          meta={meta}
          exactHref={domainAddress(domain).href({ ...filters, exact: true, page: 1 })}
        />
        <SearchFilterForm domain={domain} filters={filters} />
      </div>
      <StaticMarkup
        as="ul"
        id="hasil"
        className={
          view === 'petak'
            ? 'mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
            : 'mt-4 divide-y divide-line border-t border-line'
        }
      >
        {picturedResults(items).map((item) => (
          <li key={item.path}>
            {view === 'petak' ? (
              <ResultCard item={item} level="h3" />
            ) : (
              <ResultRow item={item} level="h3" />
            )}
          </li>
        ))}
      </StaticMarkup>
      <Pagination
        page={page}
        totalPages={meta.total_page}
        hrefOf={(number) => domainAddress(domain).href({ ...filters, page: number })}
      />
    </>
  )
}

function Nothing({
  domain,
  meta,
  filters,
  popularServices,
}: Pick<DomainResultsProps, 'domain' | 'meta' | 'filters' | 'popularServices'>) {
  const t = useTranslations('search')
  const pagination = useTranslations('common.pagination')
  const { query } = filters
  if (meta.total_count > 0) {
    const first = {
      label: pagination('first'),
      href: domainAddress(domain).href({ ...filters, page: 1 }),
    }
    return (
      <SearchEmpty text={t('empty.page')} link={first} similarTerms={[]} popularServices={[]} />
    )
  }
  return (
    <SearchEmpty
      text={
        query === ''
          ? t('empty.domain', { domain: t(`domains.${domain}`) })
          : t('empty.query', { query })
      }
      link={{ label: t('empty.everywhere'), href: searchAddress.href({ query }) }}
      similarTerms={meta.near}
      popularServices={popularServices}
    />
  )
}

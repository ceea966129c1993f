import { StaticMarkup } from '@/components/ui/static-markup'
import { XIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { InlineMessage } from '@/components/ui/inline-message'
import { Link } from '@/components/ui/link'
import { Pagination } from '@/components/ui/pagination'
import type { Award, AwardCategoryCount } from '@/lib/schemas/awards'
import { AwardYear } from './award-card'
import {
  awardAddress,
  type AwardFilters,
  awardQueryMin,
  isSearching,
} from '@/lib/address/lists/award-address'
import { byYear } from './by-year'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface AwardResultsProps {
  awards: readonly Award[]
  totalCount: number
  totalPages: number
  filters: AwardFilters
  categories: readonly AwardCategoryCount[]
}

/** Count, chosen fields, achievements, pages; or why there are none. */
export function AwardResults({
  awards,
  totalCount,
  totalPages,
  filters,
  categories,
}: AwardResultsProps) {
  const t = useTranslations('awards')
  const { query } = filters
  const isFiltered = query !== '' || filters.categories.length > 0
  return (
    <div className="mt-6">
      {query !== '' && !isSearching(filters) && (
        <div className="mb-4">
          <InlineMessage tone="info">
            {t('tooShort', { length: awardQueryMin, query })}
          </InlineMessage>
        </div>
      )}
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 className="text-body font-normal text-text-2">
          {isSearching(filters)
            ? t.rich('countQuery', { count: totalCount, query, strong })
            : t.rich('count', { count: totalCount, strong })}
        </h2>
        {isFiltered && <ClearLink href={awardAddress.path}>{t('clear')}</ClearLink>}
      </div>
      <ChosenCategories filters={filters} categories={categories} />
      {awards.length === 0 ? (
        <div className="mt-4">
          <Empty filters={filters} totalCount={totalCount} />
        </div>
      ) : (
        <StaticMarkup as="ul" id="daftar-prestasi" className="mt-4 space-y-3">
          {byYear(awards).map((each) => (
            <li key={each.awards[0]?.id}>
              <AwardYear {...each} />
            </li>
          ))}
        </StaticMarkup>
      )}
      <Pagination
        page={filters.page}
        totalPages={totalPages}
        hrefOf={(page) => awardAddress.href({ ...filters, page })}
      />
    </div>
  )
}

function ChosenCategories({
  filters,
  categories,
}: Pick<AwardResultsProps, 'filters' | 'categories'>) {
  const t = useTranslations('awards')
  const chosen = categories.filter(({ key }) => filters.categories.includes(key))
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="mt-2 flex flex-wrap gap-2 print:hidden">
      {chosen.map(({ key, category }) => (
        <li key={key}>
          <Link
            href={awardAddress.href({
              ...filters,
              categories: filters.categories.filter((each) => each !== key),
              page: 1,
            })}
            aria-label={t('remove', { category })}
            className={
              'inline-flex min-h-11 items-center gap-2 rounded-full bg-subtle px-4 ' +
              'text-small font-semibold text-hejo-700 hover:bg-hejo-100 forced-colors:border'
            }
          >
            {category}
            <XIcon aria-hidden="true" size={16} weight="bold" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Empty({ filters, totalCount }: Pick<AwardResultsProps, 'filters' | 'totalCount'>) {
  const t = useTranslations('awards')
  if (totalCount > 0)
    return <PastEnd text={t('emptyPage')} href={awardAddress.href({ ...filters, page: 1 })} />
  return (
    <EmptyState
      image="/img/empty-search.svg"
      text={isSearching(filters) ? t('empty', { query: filters.query }) : t('emptyCategory')}
      link={{ href: awardAddress.path, label: t('everyAward') }}
    />
  )
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FilterFold } from '@/components/ui/filter-fold'
import { Pagination } from '@/components/ui/pagination'
import type { MonitoredComplaint } from '@/lib/schemas/complaint-monitoring'
import type { Choice } from '@/lib/schemas/complaints'
import type { ListMeta } from '@/lib/schemas/list'
import { ComplaintRow, RowSigns } from './complaint-row'
import { MonitoringFilterForm } from './monitoring-filter-form'
import {
  isNarrowed,
  listAnchor,
  type MonitoringFilters,
  monitoringHref,
} from '@/lib/address/lists/monitoring-address'
import { PastEnd } from '../past-end'
import { EmptyState } from '@/components/ui/empty-state'
import { strong } from '../strong'
import { ClearLink } from '../clear-link'

interface MonitoringEmptyProps {
  filters: MonitoringFilters
  /** Above zero when only this page of the list is empty. */
  totalCount: number
}

/** Explains why the list is empty and offers a link to the nearest alternative. */
function MonitoringEmpty({ filters, totalCount }: MonitoringEmptyProps) {
  const t = useTranslations('complaint-monitoring.empty')
  const everything = { label: t('everything'), href: monitoringHref() }

  if (totalCount > 0)
    return <PastEnd text={t('page')} href={monitoringHref({ ...filters, page: 1 })} />

  function reason() {
    if (!isNarrowed(filters))
      return { text: t('none'), link: { label: t('create'), href: '/aduan-warga/buat-aduan' } }
    return {
      text: filters.query === '' ? t('filters') : t('query', { query: filters.query }),
      link: everything,
    }
  }

  return <EmptyState image="/img/empty-search.svg" {...reason()} />
}

export interface MonitoringListProps {
  complaints: MonitoredComplaint[]
  meta: ListMeta
  filters: MonitoringFilters
  categories: Choice[]
  cities: Choice[]
}

const plain = (chunks: ReactNode) => chunks

/** The public complaints that match the filters, with their form, count and pages. */
export function MonitoringList({
  complaints,
  meta,
  filters,
  categories,
  cities,
}: MonitoringListProps) {
  const t = useTranslations('complaint-monitoring')
  const counted = { count: meta.total_count, query: filters.query, strong }
  const count = () => t.rich(filters.query === '' ? 'count' : 'countQuery', counted)
  // Long lists are counted only so far.
  const countMore = () => t.rich(filters.query === '' ? 'countMore' : 'countMoreQuery', counted)
  const onButton = t.rich(meta.is_total_capped ? 'countMore' : 'count', {
    ...counted,
    strong: plain,
  })
  return (
    <section aria-labelledby={listAnchor} className="mt-12">
      <h2 id={listAnchor} className="text-h2">
        {t('listTitle')}
      </h2>
      <div className="mt-5">
        <FilterFold
          label={t('filterForm')}
          count={onButton}
          isInUse={isNarrowed({ ...filters, query: '' })}
        >
          <MonitoringFilterForm filters={filters} categories={categories} cities={cities} />
        </FilterFold>
      </div>
      <p className="mt-5 text-text-2">
        {meta.is_total_capped ? countMore() : count()}
        {isNarrowed(filters) && (
          <>
            {' '}
            <ClearLink href={monitoringHref({ order: filters.order })} className="ms-2">
              {t('clearFilters')}
            </ClearLink>
          </>
        )}
      </p>
      <div className="mt-4">
        {complaints.length === 0 ? (
          <MonitoringEmpty filters={filters} totalCount={meta.total_count} />
        ) : (
          <>
            <RowSigns />
            <ul className="divide-y divide-line rounded-card bg-surface shadow-0 forced-colors:border">
              {complaints.map((complaint) => (
                <li key={complaint.complaint_number}>
                  <ComplaintRow complaint={complaint} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {complaints.some((complaint) => complaint.is_demo) && (
        <p className="mt-4 max-w-[80ch] text-small text-text-2">{t('demoNote')}</p>
      )}
      <Pagination
        page={filters.page}
        totalPages={meta.total_page}
        hrefOf={(page) => monitoringHref({ ...filters, page })}
      />
    </section>
  )
}

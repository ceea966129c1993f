import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import {
  isNarrowed,
  type MonitoringFilters,
  type MonitoringHref,
  noMonitoringFilters,
} from './monitoring-filters'

interface MonitoringEmptyProps {
  filters: MonitoringFilters
  /** Above zero when only this page of the list is empty. */
  totalCount: number
  hrefOf: MonitoringHref
}

/** Says why the list shows nothing and offers the nearest way out. */
export function MonitoringEmpty({ filters, totalCount, hrefOf }: MonitoringEmptyProps) {
  const t = useTranslations('complaint-monitoring.empty')
  const everything = { label: t('everything'), href: hrefOf(noMonitoringFilters) }

  function reason() {
    if (totalCount > 0)
      return {
        text: t('page'),
        way: { label: t('firstPage'), href: hrefOf({ ...filters, page: 1 }) },
      }
    if (!isNarrowed(filters))
      return { text: t('none'), way: { label: t('create'), href: '/aduan-warga/buat-aduan' } }
    return {
      text: filters.query === '' ? t('filters') : t('query', { query: filters.query }),
      way: everything,
    }
  }

  return <EmptyState image="/img/empty-search.svg" {...reason()} />
}

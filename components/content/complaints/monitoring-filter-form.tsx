import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { type Choice } from '@/lib/schemas/complaints'
import {
  defaultMonitoringOrder,
  listAnchor,
  type MonitoringFilters,
  monitoringOrders,
} from './monitoring-filters'

interface MonitoringFilterFormProps {
  action: string
  filters: MonitoringFilters
  categories: Choice[]
  /** Regencies and cities by their code. */
  cities: Choice[]
}

const half = 'min-w-[min(10rem,100%)]'

/** Status, category, region, days and order as a plain GET form that leads to the list; keeps the search query. */
export function MonitoringFilterForm({
  action,
  filters,
  categories,
  cities,
}: MonitoringFilterFormProps) {
  const t = useTranslations('complaint-monitoring')
  const statuses = useTranslations('complaint-status')
  const { query, status, category, city, from, until, order } = filters
  const optionsOf = (all: string, choices: Choice[]) => [
    { value: '', text: all },
    ...choices.map(({ id, name }) => ({ value: id, text: name })),
  ]
  return (
    <form
      // Remounted when the address changes without a page load; uncontrolled fields would keep the old value.
      key={Object.values(filters).join('|')}
      action={`${action}#${listAnchor}`}
      aria-label={t('filterForm')}
      className="no-print flex flex-wrap items-end gap-x-2.5 gap-y-3"
    >
      {query !== '' && <input type="hidden" name="q" value={query} />}
      <FilterSelect
        className={half}
        name="status"
        label={t('filters.status')}
        value={status ?? ''}
        options={optionsOf(
          t('filters.anyStatus'),
          complaintStatuses.map((id) => ({ id, name: statuses(id) })),
        )}
      />
      <FilterSelect
        className={half}
        name="kategori"
        label={t('filters.category')}
        value={category ?? ''}
        options={optionsOf(t('filters.anyCategory'), categories)}
      />
      <FilterSelect
        className={half}
        name="wilayah"
        label={t('filters.city')}
        value={city ?? ''}
        options={optionsOf(t('filters.anyCity'), cities)}
      />
      <DayField name="dari" label={t('filters.from')} value={from} />
      <DayField name="sampai" label={t('filters.until')} value={until} />
      <FilterSelect
        className={half}
        name="urut"
        label={t('filters.sort')}
        value={order === defaultMonitoringOrder ? '' : order}
        options={monitoringOrders.map((each) => ({
          value: each === defaultMonitoringOrder ? '' : each,
          text: t(`sorts.${each}`),
        }))}
      />
      <button
        type="submit"
        className={buttonClass(
          'secondary',
          'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto',
        )}
      >
        {t('filters.apply')}
      </button>
    </form>
  )
}

function DayField({ name, label, value }: { name: string; label: string; value: string | null }) {
  const id = useId()
  return (
    <div className={`flex-1 sm:flex-none ${half}`}>
      <label htmlFor={id} className="mb-1 block text-micro text-text-2">
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={value ?? ''}
        className="min-h-11 w-full min-w-0 rounded-md border border-control bg-surface px-3.5 py-2 text-[0.9375rem] font-[650] text-heading hover:border-control-hover"
      />
    </div>
  )
}

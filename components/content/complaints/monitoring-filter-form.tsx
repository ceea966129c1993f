import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { AddressForm } from '@/components/ui/address-form'
import { orderNames } from '@/lib/address/orders'
import { selectField } from '@/lib/address/select-field'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { type Choice } from '@/lib/schemas/complaints'
import {
  listAnchor,
  monitoringAddress,
  type MonitoringFilters,
  monitoringOrders,
} from '@/lib/address/lists/monitoring-address'

interface MonitoringFilterFormProps {
  filters: MonitoringFilters
  categories: Choice[]
  /** Regencies and cities by their code. */
  cities: Choice[]
}

const half = 'min-w-[min(10rem,100%)]'

/** Status, category, region, days and order as a plain GET form that leads to the list; keeps the search query. */
export function MonitoringFilterForm({ filters, categories, cities }: MonitoringFilterFormProps) {
  const t = useTranslations('complaint-monitoring')
  const statuses = useTranslations('complaint-status')
  const { status, category, city, from, until, order } = filters
  const { params } = monitoringAddress
  const nameIn = (choices: Choice[], id: string) => choices.find((each) => each.id === id)?.name
  const idsOf = (choices: Choice[]) => ['', ...choices.map(({ id }) => id)]
  return (
    <AddressForm
      address={monitoringAddress}
      filters={filters}
      label={t('filterForm')}
      className="no-print flex flex-wrap items-end gap-x-2.5 gap-y-3"
      anchor={listAnchor}
      fields={{
        status: (
          <FilterSelect
            className={half}
            label={t('filters.status')}
            {...selectField(params.status, status, [null, ...complaintStatuses], (each) =>
              each === null ? t('filters.anyStatus') : statuses(each),
            )}
          />
        ),
        category: (
          <FilterSelect
            className={half}
            label={t('filters.category')}
            {...selectField(
              params.category,
              category,
              idsOf(categories),
              (id) => nameIn(categories, id) ?? t('filters.anyCategory'),
            )}
          />
        ),
        city: (
          <FilterSelect
            className={half}
            label={t('filters.city')}
            {...selectField(
              params.city,
              city,
              idsOf(cities),
              (id) => nameIn(cities, id) ?? t('filters.anyCity'),
            )}
          />
        ),
        from: <DayField name={params.from.name} label={t('filters.from')} value={from} />,
        until: <DayField name={params.until.name} label={t('filters.until')} value={until} />,
        order: (
          <FilterSelect
            className={half}
            label={t('filters.sort')}
            {...selectField(params.order, order, orderNames(monitoringOrders), (each) =>
              t(`sorts.${each}`),
            )}
          />
        ),
      }}
    >
      <button
        type="submit"
        className={buttonClass(
          'secondary',
          'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto',
        )}
      >
        {t('filters.apply')}
      </button>
    </AddressForm>
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

import { useTranslations } from 'next-intl'
import { FilterDay } from '@/components/ui/filter-day'
import { FilterSubmit } from '@/components/ui/filter-submit'
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
      className={
        'no-print grid items-end gap-x-2.5 gap-y-3 xs:grid-cols-2 md:grid-cols-[1fr_1.1fr_1.25fr_1fr] ' +
        'xl:grid-cols-[1.02fr_1.13fr_1.3fr_0.93fr_0.93fr_0.82fr_auto]'
      }
      anchor={listAnchor}
      fields={{
        status: (
          <FilterSelect
            label={t('filters.status')}
            {...selectField(params.status, status, [null, ...complaintStatuses], (each) =>
              each === null ? t('filters.anyStatus') : statuses(each),
            )}
          />
        ),
        category: (
          <FilterSelect
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
            label={t('filters.city')}
            {...selectField(
              params.city,
              city,
              idsOf(cities),
              (id) => nameIn(cities, id) ?? t('filters.anyCity'),
            )}
          />
        ),
        from: <FilterDay name={params.from.name} label={t('filters.from')} value={from} />,
        until: <FilterDay name={params.until.name} label={t('filters.until')} value={until} />,
        order: (
          <FilterSelect
            label={t('filters.sort')}
            {...selectField(params.order, order, orderNames(monitoringOrders), (each) =>
              t(`sorts.${each}`),
            )}
          />
        ),
      }}
    >
      <FilterSubmit>{t('filters.apply')}</FilterSubmit>
    </AddressForm>
  )
}

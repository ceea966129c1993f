import { useTranslations } from 'next-intl'
import { FilterSubmit } from '@/components/ui/filter-submit'
import { FilterSelect } from '@/components/ui/filter-select'
import { AddressForm } from '@/components/ui/address-form'
import { orderNames } from '@/lib/address/orders'
import { selectField } from '@/lib/address/select-field'
import {
  archiveAddress,
  type ArchiveFilters,
  archiveOrders,
} from '@/lib/address/lists/archive-address'

interface ArchiveFilterFormProps {
  filters: ArchiveFilters
  /** Years that documents of the topic are about. */
  years: number[]
}

/** Year and order as a plain GET form; keeps the query and topic. */
export function ArchiveFilterForm({ filters, years }: ArchiveFilterFormProps) {
  const t = useTranslations('archives')
  const { year, order } = filters
  const { params } = archiveAddress
  const choices = year === null || years.includes(year) ? years : [year, ...years]
  return (
    <AddressForm
      address={archiveAddress}
      filters={filters}
      label={t('filterForm')}
      className="no-print flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
      fields={{
        year: (
          <FilterSelect
            className="min-w-34"
            label={t('year')}
            {...selectField(params.year, year, [null, ...choices], (each) =>
              each === null ? t('anyYear') : String(each),
            )}
          />
        ),
        order: (
          <FilterSelect
            className="min-w-34"
            label={t('sort')}
            {...selectField(params.order, order, orderNames(archiveOrders), (each) =>
              t(`sorts.${each}`),
            )}
          />
        ),
      }}
    >
      <FilterSubmit>{t('applyFilters')}</FilterSubmit>
    </AddressForm>
  )
}

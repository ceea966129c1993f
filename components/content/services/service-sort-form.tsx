import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { AddressForm } from '@/components/ui/address-form'
import { orderNames } from '@/lib/address/orders'
import { selectField } from '@/lib/address/select-field'
import {
  serviceAddress,
  type ServiceFilters,
  serviceOrders,
} from '@/lib/address/lists/service-address'

/** The order as a plain GET form; what is searched and filtered stays as it is. */
export function ServiceSortForm({ filters }: { filters: ServiceFilters }) {
  const t = useTranslations('services')
  const { params } = serviceAddress
  return (
    <AddressForm
      address={serviceAddress}
      filters={filters}
      label={t('filterForm')}
      className="flex w-full items-end gap-2.5 sm:w-auto print:hidden"
      fields={{
        order: (
          <FilterSelect
            className="min-w-0 sm:min-w-44"
            label={t('sort')}
            {...selectField(params.order, filters.order, orderNames(serviceOrders), (each) =>
              t(`sorts.${each}`),
            )}
          />
        ),
      }}
    >
      <button
        type="submit"
        className={buttonClass('secondary', 'min-h-11! rounded-md! px-4! py-2! text-[0.9375rem]')}
      >
        {t('applyFilters')}
      </button>
    </AddressForm>
  )
}

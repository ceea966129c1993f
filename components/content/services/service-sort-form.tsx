import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { HiddenFields } from '@/components/ui/hidden-fields'
import { orderNames } from '@/lib/address/orders'
import { selectField } from '@/lib/address/select-field'
import {
  serviceAddress,
  type ServiceFilters,
  serviceOrders,
} from '@/lib/address/lists/service-address'

interface ServiceSortFormProps {
  action: string
  filters: ServiceFilters
}

/** The order as a plain GET form; what is searched and filtered stays as it is. */
export function ServiceSortForm({ action, filters }: ServiceSortFormProps) {
  const t = useTranslations('services')
  const { params, fields } = serviceAddress
  const hidden = fields(filters, ['order', 'page'])
  return (
    <form
      // Remounted when the address changes without a page load; uncontrolled fields would keep the old value.
      key={JSON.stringify([filters.order, hidden])}
      action={action}
      aria-label={t('filterForm')}
      className="flex w-full items-end gap-2.5 sm:w-auto print:hidden"
    >
      <HiddenFields fields={hidden} />
      <FilterSelect
        className="min-w-0 sm:min-w-44"
        label={t('sort')}
        {...selectField(params.order, filters.order, orderNames(serviceOrders), (each) =>
          t(`sorts.${each}`),
        )}
      />
      <button
        type="submit"
        className={buttonClass('secondary', 'min-h-11! rounded-md! px-4! py-2! text-[0.9375rem]')}
      >
        {t('applyFilters')}
      </button>
    </form>
  )
}

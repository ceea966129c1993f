import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { defaultServiceOrder, serviceOrders, type ServiceOrder } from './service-filters'

interface ServiceSortFormProps {
  action: string
  order: ServiceOrder
  /** Every other filter as the address names it; sent along unchanged. */
  hiddenFields: Record<string, string>
}

/** The order as a plain GET form; what is searched and filtered stays as it is. */
export function ServiceSortForm({ action, order, hiddenFields }: ServiceSortFormProps) {
  const t = useTranslations('services')
  return (
    <form
      // Redrawn when the address changes without a page load; uncontrolled fields would keep the old choice.
      key={JSON.stringify([order, hiddenFields])}
      action={action}
      aria-label={t('filterForm')}
      className="flex w-full items-end gap-2.5 sm:w-auto print:hidden"
    >
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterSelect
        className="min-w-0 sm:min-w-44"
        name="urut"
        label={t('sort')}
        value={order === defaultServiceOrder ? '' : order}
        options={serviceOrders.map((each) => ({
          value: each === defaultServiceOrder ? '' : each,
          text: t(`sorts.${each}`),
        }))}
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

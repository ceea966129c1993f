import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import { defaultServiceOrder, serviceOrders, type ServiceOrder } from './service-filters'

const selectClass =
  'min-h-11 w-full appearance-none rounded-md bg-surface py-2 pl-3.75 pr-10 text-[0.9375rem] font-[650] text-heading ' +
  'border border-control hover:border-control-hover'

interface ServiceSortFormProps {
  action: string
  order: ServiceOrder
  /** Every other filter as the address names it; sent along unchanged. */
  kept: Record<string, string>
}

/** The order as a plain GET form; what is searched and filtered stays as it is. */
export function ServiceSortForm({ action, order, kept }: ServiceSortFormProps) {
  const t = useTranslations('services')
  const id = useId()
  return (
    <form
      // Redrawn when the address changes without a page load; uncontrolled fields would keep the old choice.
      key={JSON.stringify([order, kept])}
      action={action}
      aria-label={t('filterForm')}
      className="flex w-full items-end gap-2.5 sm:w-auto print:hidden"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 flex-1 sm:min-w-44 sm:flex-none">
        <label htmlFor={id} className="mb-1 block text-micro text-text-2">
          {t('sort')}
        </label>
        <div className="relative">
          <select id={id} name="urut" defaultValue={order === defaultServiceOrder ? '' : order} className={selectClass}>
            {serviceOrders.map((each) => (
              <option key={each} value={each === defaultServiceOrder ? '' : each}>
                {t(`sorts.${each}`)}
              </option>
            ))}
          </select>
          <CaretDownIcon aria-hidden="true" size={18} weight="bold" className="pointer-events-none absolute right-3.5 top-1/2 -translate-y-1/2 text-text-2" />
        </div>
      </div>
      <button type="submit" className={buttonClass('secondary', 'min-h-11! rounded-md! px-4! py-2! text-[0.9375rem]')}>
        {t('applyFilters')}
      </button>
    </form>
  )
}

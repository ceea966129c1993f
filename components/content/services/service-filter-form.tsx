import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import { availabilities } from '@/lib/schemas/services'
import { defaultServiceOrder, serviceOrders, type ServiceFilters } from './service-filters'

const selectClass =
  'min-h-11 w-full appearance-none rounded-md bg-surface py-2 pl-3.75 pr-10 text-[0.9375rem] font-[650] text-heading ' +
  'border border-control hover:border-control-hover'

/** Availability and order as a plain GET form; the words searched for and the category stay as they are. */
export function ServiceFilterForm({ action, filters }: { action: string; filters: ServiceFilters }) {
  const t = useTranslations('services')
  const { query, category, availability, order } = filters
  return (
    <form
      // Redrawn when the address changes without a page load; uncontrolled fields would keep the old choice.
      key={[query, category, availability, order].join('|')}
      action={action}
      aria-label={t('filterForm')}
      className="flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
    >
      {query !== '' && <input type="hidden" name="q" value={query} />}
      {category && <input type="hidden" name="kategori" value={category} />}
      <Choice
        name="ketersediaan"
        label={t('availabilityFilter')}
        value={availability ?? ''}
        options={[{ value: '', text: t('anyAvailability') }, ...availabilities.map((each) => ({ value: each, text: t(`availability.${each}`) }))]}
      />
      <Choice
        name="urut"
        label={t('sort')}
        value={order === defaultServiceOrder ? '' : order}
        options={serviceOrders.map((each) => ({ value: each === defaultServiceOrder ? '' : each, text: t(`sorts.${each}`) }))}
      />
      <button type="submit" className={buttonClass('secondary', 'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto')}>
        {t('applyFilters')}
      </button>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  options: { value: string; text: string }[]
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <label htmlFor={id} className="mb-1 block text-micro text-text-2">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className={selectClass}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <CaretDownIcon aria-hidden="true" size={18} weight="bold" className="pointer-events-none absolute right-3.5 top-1/2 -translate-y-1/2 text-text-2" />
      </div>
    </div>
  )
}

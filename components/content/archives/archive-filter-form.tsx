import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import { archiveOrders, defaultArchiveOrder, type ArchiveFilters } from './archive-filters'

const selectClass =
  'min-h-11 w-full appearance-none rounded-md border border-control bg-surface py-2 pl-3.75 pr-10 text-[0.9375rem] font-[650] text-heading hover:border-control-hover'

interface ArchiveFilterFormProps {
  action: string
  filters: ArchiveFilters
  /** Years that documents of the topic are about. */
  years: number[]
}

/** Year and order as a plain GET form; words and topic stay as they are. */
export function ArchiveFilterForm({ action, filters, years }: ArchiveFilterFormProps) {
  const t = useTranslations('archives')
  const { query, topic, year, order } = filters
  const choices = year === null || years.includes(year) ? years : [year, ...years]
  return (
    <form
      // Redrawn when the address changes without a page load; uncontrolled fields would keep the old choice.
      key={[query, topic, year, order].join('|')}
      action={action}
      aria-label={t('filterForm')}
      className="no-print flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
    >
      {query !== '' && <input type="hidden" name="q" value={query} />}
      {topic && <input type="hidden" name="topik" value={topic} />}
      <Choice
        name="tahun"
        label={t('year')}
        value={year === null ? '' : String(year)}
        options={[{ value: '', text: t('anyYear') }, ...choices.map((each) => ({ value: String(each), text: String(each) }))]}
      />
      <Choice
        name="urut"
        label={t('sort')}
        value={order === defaultArchiveOrder ? '' : order}
        options={archiveOrders.map((each) => ({ value: each === defaultArchiveOrder ? '' : each, text: t(`sorts.${each}`) }))}
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
    <div className="min-w-34 flex-1 sm:flex-none">
      <label htmlFor={id} className="mb-1 block text-micro text-text-2">
        {label}
      </label>
      <div className="relative">
        <select id={id} name={name} defaultValue={value} className={selectClass}>
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

import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { AgendaFilters } from '@/lib/agenda/address'
import { eventCategoriesOf, eventGroups, eventTypes } from '@/lib/schemas/events'
import { categoryKeys } from './agenda-keys'

/** Category, type and time as a plain GET form; the group and the words searched for stay as they are. */
export function AgendaFilterForm({ action, filters }: { action: string; filters: AgendaFilters }) {
  const t = useTranslations('agenda')
  const { group, category, type, isPast, query } = filters
  const categories = (group ? [group] : eventGroups).flatMap((each) => eventCategoriesOf[each].map((value) => ({ value, text: t(`categories.${categoryKeys[value]}`) })))
  return (
    <form
      // Redrawn when the address changes without a page load; uncontrolled fields would keep the old choice.
      key={[group, category, type, isPast, query].join('|')}
      action={action}
      aria-label={t('listPage.filterForm')}
      className="flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
    >
      {query !== '' && <input type="hidden" name="q" value={query} />}
      {group && <input type="hidden" name="kelompok" value={group} />}
      <Choice name="kategori" label={t('listPage.category')} value={category ?? ''} options={[{ value: '', text: t('listPage.anyCategory') }, ...categories]} />
      <Choice
        name="jenis"
        label={t('listPage.type')}
        value={type ?? ''}
        options={[{ value: '', text: t('listPage.anyType') }, ...eventTypes.map((value) => ({ value, text: t(`types.${value}`) }))]}
      />
      <Choice
        name="waktu"
        label={t('listPage.when')}
        value={isPast ? 'lalu' : ''}
        options={[
          { value: '', text: t('listPage.upcoming') },
          { value: 'lalu', text: t('listPage.past') },
        ]}
      />
      <button type="submit" className={buttonClass('secondary', 'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto')}>
        {t('listPage.apply')}
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

const selectClass =
  'min-h-11 w-full appearance-none rounded-md bg-surface py-2 pl-3.75 pr-10 text-[0.9375rem] font-[650] text-heading ' +
  'border border-control hover:border-control-hover'

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
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

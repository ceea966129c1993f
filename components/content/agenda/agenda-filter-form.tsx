import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import type { AgendaFilters } from '@/lib/agenda/address'
import { eventCategoriesOf, eventGroups, eventTypes } from '@/lib/schemas/events'
import { categoryKeys } from './agenda-keys'

/** Category, type and time as a plain GET form; the group and keeps the search query. */
export function AgendaFilterForm({ action, filters }: { action: string; filters: AgendaFilters }) {
  const t = useTranslations('agenda')
  const { group, category, type, isPast, query } = filters
  const categories = (group ? [group] : eventGroups).flatMap((each) =>
    eventCategoriesOf[each].map((value) => ({
      value,
      text: t(`categories.${categoryKeys[value]}`),
    })),
  )
  return (
    <form
      // Remounted when the address changes without a page load; uncontrolled fields would keep the old value.
      key={[group, category, type, isPast, query].join('|')}
      action={action}
      aria-label={t('listPage.filterForm')}
      className="flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
    >
      {query !== '' && <input type="hidden" name="q" value={query} />}
      {group && <input type="hidden" name="kelompok" value={group} />}
      <FilterSelect
        className="min-w-36"
        name="kategori"
        label={t('listPage.category')}
        value={category ?? ''}
        options={[{ value: '', text: t('listPage.anyCategory') }, ...categories]}
      />
      <FilterSelect
        className="min-w-36"
        name="jenis"
        label={t('listPage.type')}
        value={type ?? ''}
        options={[
          { value: '', text: t('listPage.anyType') },
          ...eventTypes.map((value) => ({ value, text: t(`types.${value}`) })),
        ]}
      />
      <FilterSelect
        className="min-w-36"
        name="waktu"
        label={t('listPage.when')}
        value={isPast ? 'lalu' : ''}
        options={[
          { value: '', text: t('listPage.upcoming') },
          { value: 'lalu', text: t('listPage.past') },
        ]}
      />
      <button
        type="submit"
        className={buttonClass(
          'secondary',
          'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto',
        )}
      >
        {t('listPage.apply')}
      </button>
    </form>
  )
}

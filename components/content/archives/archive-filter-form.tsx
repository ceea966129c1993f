import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { archiveOrders, defaultArchiveOrder, type ArchiveFilters } from './archive-filters'

interface ArchiveFilterFormProps {
  action: string
  filters: ArchiveFilters
  /** Years that documents of the topic are about. */
  years: number[]
}

/** Year and order as a plain GET form; keeps the query and topic. */
export function ArchiveFilterForm({ action, filters, years }: ArchiveFilterFormProps) {
  const t = useTranslations('archives')
  const { query, topic, year, order } = filters
  const choices = year === null || years.includes(year) ? years : [year, ...years]
  return (
    <form
      // Remounted when the address changes without a page load; uncontrolled fields would keep the old value.
      key={[query, topic, year, order].join('|')}
      action={action}
      aria-label={t('filterForm')}
      className="no-print flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
    >
      {query !== '' && <input type="hidden" name="q" value={query} />}
      {topic && <input type="hidden" name="topik" value={topic} />}
      <FilterSelect
        className="min-w-34"
        name="tahun"
        label={t('year')}
        value={year === null ? '' : String(year)}
        options={[
          { value: '', text: t('anyYear') },
          ...choices.map((each) => ({ value: String(each), text: String(each) })),
        ]}
      />
      <FilterSelect
        className="min-w-34"
        name="urut"
        label={t('sort')}
        value={order === defaultArchiveOrder ? '' : order}
        options={archiveOrders.map((each) => ({
          value: each === defaultArchiveOrder ? '' : each,
          text: t(`sorts.${each}`),
        }))}
      />
      <button
        type="submit"
        className={buttonClass(
          'secondary',
          'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto',
        )}
      >
        {t('applyFilters')}
      </button>
    </form>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { FactNote } from '@/components/content/about/fact-note'
import { Container } from '@/components/layout/container'
import { useFormatter } from '@/lib/i18n/formatter'
import { localePath } from '@/lib/i18n/locales'
import type { Award, AwardCategoryCount } from '@/lib/schemas/awards'
import type { Overview } from '@/lib/schemas/overview'
import { AwardCategoryField } from './award-category-field'
import { awardAddress, type AwardFilters } from '@/lib/address/lists/award-address'
import { AwardResults } from './award-results'
import { AwardToolbar } from './award-toolbar'

interface AwardsViewProps {
  awards: readonly Award[]
  totalCount: number
  totalPages: number
  categories: readonly AwardCategoryCount[]
  filters: AwardFilters
  /** How many awards there were in a period; null while an installation does not say. */
  period: Overview['awards'] | null
}

/** The achievements below their banner: fourteen fields, search, order and page size in one plain GET form, then the list. */
export function AwardsView({ categories, filters, period, ...results }: AwardsViewProps) {
  const t = useTranslations('awards')
  const format = useFormatter()
  const form = useId()
  return (
    <Container className="relative pb-18">
      {/* The key makes React draw new fields after a navigation; uncontrolled ones would keep the old choice. */}
      <div
        key={[filters.query, filters.order, filters.size, ...filters.categories].join('|')}
        className="-mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:-mt-9 lg:grid-cols-[19rem_minmax(0,1fr)] xl:gap-x-10"
      >
        <form
          id={form}
          action={localePath(useLocale(), awardAddress.path)}
          aria-label={t('form')}
          className="min-w-0 print:hidden"
        >
          <AwardCategoryField form={form} categories={categories} chosen={filters.categories} />
        </form>
        <div className="min-w-0">
          <AwardToolbar form={form} filters={filters} />
          <AwardResults {...results} filters={filters} categories={categories} />
          {period && (
            <div className="mt-8">
              <FactNote>
                {t('period', {
                  count: format.number(period.count),
                  period: period.period,
                  source: period.source,
                })}
              </FactNote>
            </div>
          )}
        </div>
      </div>
    </Container>
  )
}

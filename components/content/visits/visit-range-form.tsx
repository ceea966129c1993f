import { useTranslations } from 'next-intl'
import { FilterDay } from '@/components/ui/filter-day'
import { FilterSubmit } from '@/components/ui/filter-submit'
import { AddressForm } from '@/components/ui/address-form'
import { Link } from '@/components/ui/link'
import type { Day } from '@/lib/days'
import { visitAddress, type VisitFilters } from '@/lib/address/lists/visit-address'
import type { VisitRange } from './visit-range'

interface VisitRangeFormProps {
  filters: VisitFilters
  range: VisitRange
  today: Day
}

/** First and last day as a plain GET form; the period stays as it is. */
export function VisitRangeForm({ filters, range, today }: VisitRangeFormProps) {
  const t = useTranslations('visits')
  const { params } = visitAddress
  const isNarrowed = filters.from !== null || filters.until !== null
  return (
    <AddressForm
      // Without days in the address it shows the last ones, which are others tomorrow.
      key={`${range.from}|${range.until}`}
      address={visitAddress}
      filters={filters}
      label={t('rangeForm')}
      className="no-print flex flex-wrap items-end gap-x-2.5 gap-y-3"
      fields={{
        from: (
          <FilterDay name={params.from.name} label={t('from')} value={range.from} max={today} />
        ),
        until: (
          <FilterDay name={params.until.name} label={t('until')} value={range.until} max={today} />
        ),
      }}
    >
      <FilterSubmit>{t('apply')}</FilterSubmit>
      {isNarrowed && (
        <Link
          href={visitAddress.href({ period: filters.period })}
          className="inline-flex min-h-11 items-center px-1 text-small font-semibold text-link underline underline-offset-4 hover:text-link-hover"
        >
          {t('reset')}
        </Link>
      )}
    </AddressForm>
  )
}

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
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
        from: <DayField name={params.from.name} label={t('from')} value={range.from} max={today} />,
        until: (
          <DayField name={params.until.name} label={t('until')} value={range.until} max={today} />
        ),
      }}
    >
      <button
        type="submit"
        className={buttonClass(
          'secondary',
          'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] xs:w-auto',
        )}
      >
        {t('apply')}
      </button>
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

function DayField({
  name,
  label,
  value,
  max,
}: {
  name: string
  label: string
  value: Day
  max: Day
}) {
  const id = useId()
  return (
    <div className="min-w-[min(10rem,100%)] flex-1 sm:flex-none">
      <label htmlFor={id} className="mb-1 block text-micro text-text-2">
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        max={max}
        defaultValue={value}
        className="min-h-11 w-full min-w-0 rounded-md border border-control bg-surface px-3.5 py-2 text-[0.9375rem] font-[650] text-heading hover:border-control-hover"
      />
    </div>
  )
}

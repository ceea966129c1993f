import { MagnifyingGlassIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { orderNames } from '@/lib/address/orders'
import { selectField } from '@/lib/address/select-field'
import {
  awardAddress,
  type AwardFilters,
  awardOrders,
  awardQueryMin,
  awardSizes,
} from '@/lib/address/lists/award-address'

const control =
  'min-h-11 w-full rounded-md border border-control bg-surface py-2 text-[0.9375rem] text-heading ' +
  'hover:border-control-hover placeholder:text-text-3 placeholder:opacity-100'

/** Query, order and page size of the filter form, and its button. */
export function AwardToolbar({ form, filters }: { form: string; filters: AwardFilters }) {
  const t = useTranslations('awards')
  const id = useId()
  const { query, order, size } = filters
  const { params } = awardAddress
  return (
    <div
      className={
        'flex flex-wrap items-end gap-2.5 lg:rounded-card lg:bg-surface lg:px-6 lg:pb-6 lg:pt-5 lg:shadow-0 ' +
        'lg:forced-colors:border print:hidden'
      }
    >
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="mb-1 block text-micro text-text-2">
          {t('search')}
        </label>
        <div className="relative">
          <MagnifyingGlassIcon
            aria-hidden="true"
            size={20}
            weight="bold"
            className="pointer-events-none absolute left-3.5 top-1/2 -translate-y-1/2 text-link"
          />
          <input
            id={id}
            form={form}
            type="search"
            name={params.query.name}
            defaultValue={query}
            minLength={awardQueryMin}
            maxLength={100}
            placeholder={t('searchHint', { length: awardQueryMin })}
            autoComplete="off"
            enterKeyHint="search"
            className={`${control} pl-11 pr-3.5`}
          />
        </div>
      </div>
      <FilterSelect
        form={form}
        label={t('sort')}
        {...selectField(params.order, order, orderNames(awardOrders), (each) => t(`sorts.${each}`))}
      />
      <FilterSelect
        form={form}
        label={t('size')}
        {...selectField(params.size, size, awardSizes, String)}
      />
      <button
        form={form}
        type="submit"
        className={buttonClass(
          'secondary',
          'min-h-11! w-full rounded-md! px-4! py-2! text-[0.9375rem] sm:w-auto',
        )}
      >
        {t('apply')}
      </button>
    </div>
  )
}

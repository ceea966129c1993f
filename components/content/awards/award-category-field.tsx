import { useTranslations } from 'next-intl'
import { awardAddress } from '@/lib/address/lists/award-address'
import type { AwardCategory, AwardCategoryCount } from '@/lib/schemas/awards'

interface AwardCategoryFieldProps {
  /** The form it belongs to. */
  form: string
  categories: readonly AwardCategoryCount[]
  chosen: readonly AwardCategory[]
}

const entry =
  'flex min-h-11 items-center gap-3 rounded-full bg-surface px-4 text-[0.9375rem] font-semibold text-hejo-700 shadow-0 transition-colors duration-fast ' +
  'hover:bg-subtle has-checked:bg-hejo-100 has-checked:text-hejo-800 ' +
  'lg:rounded-lg lg:bg-transparent lg:px-3 lg:py-1.5 lg:font-[550] lg:text-text lg:shadow-none lg:has-checked:bg-subtle'

/** The fourteen fields with their counts; several may be ticked. A rail beside the list, below 1024 px a row that scrolls sideways. */
export function AwardCategoryField({ form, categories, chosen }: AwardCategoryFieldProps) {
  const t = useTranslations('awards')
  return (
    <fieldset className="rail min-w-0">
      <legend className="sr-only">{t('categories')}</legend>
      <p aria-hidden="true" className="hidden px-3 pb-2 text-h4 text-heading lg:block">
        {t('categories')}
      </p>
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0.5">
        {categories.map(({ key, category, count }) => (
          <li key={key}>
            <label className={entry}>
              <input
                form={form}
                type="checkbox"
                name={awardAddress.params.categories.name}
                value={key}
                defaultChecked={chosen.includes(key)}
                className="size-5 shrink-0 accent-hejo-600"
              />
              <span className="whitespace-nowrap lg:min-w-0 lg:flex-1 lg:whitespace-normal">
                {category}
              </span>{' '}
              <span className="rounded-full bg-batu-100 px-2 py-0.5 text-micro tabular-nums text-batu-700">
                {count}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

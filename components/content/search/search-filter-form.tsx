import { ListBulletsIcon, SquaresFourIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FilterSelect } from '@/components/ui/filter-select'
import { AddressForm } from '@/components/ui/address-form'
import { Link } from '@/components/ui/link'
import { selectField } from '@/lib/address/select-field'
import type { SearchDomain } from '@/lib/schemas/search'
import {
  defaultOrder,
  domainAddress,
  ordersFor,
  type SearchFilters,
  searchSizes,
  type SearchView,
  searchViews,
} from '@/lib/address/lists/search-address'

interface SearchFilterFormProps {
  domain: SearchDomain
  filters: SearchFilters
}

/** Order and page size as a plain GET form, list or grid as links. */
export function SearchFilterForm({ domain, filters }: SearchFilterFormProps) {
  const t = useTranslations('search.filters')
  const { query, order, size, view } = filters
  const address = domainAddress(domain)
  const { href, params } = address
  const usual = defaultOrder(query)
  const orders = ordersFor(query).map((each) => (each === usual ? null : each))
  return (
    <div className="flex w-full flex-wrap items-end gap-2.5 sm:w-auto print:hidden">
      <AddressForm
        address={address}
        filters={filters}
        label={t('form')}
        className="flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
        fields={{
          order: (
            <FilterSelect
              className="min-w-28"
              label={t('order')}
              {...selectField(params.order, order, orders, (each) => t(`orders.${each ?? usual}`))}
            />
          ),
          size: (
            <FilterSelect
              className="min-w-28"
              label={t('size')}
              {...selectField(params.size, size, searchSizes, String)}
            />
          ),
        }}
      >
        <button
          type="submit"
          className={buttonClass('secondary', 'min-h-11! rounded-md! px-4! py-2! text-[0.9375rem]')}
        >
          {t('apply')}
        </button>
      </AddressForm>
      <nav aria-label={t('view')}>
        <ul className="flex gap-1">
          {searchViews.map((each) => (
            <li key={each}>
              <ViewLink
                view={each}
                isCurrent={each === view}
                href={href({ ...filters, view: each })}
                label={t(`views.${each}`)}
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function ViewLink({
  view,
  isCurrent,
  href,
  label,
}: {
  view: SearchView
  isCurrent: boolean
  href: string
  label: string
}) {
  const Icon = view === 'daftar' ? ListBulletsIcon : SquaresFourIcon
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'true' : undefined}
      className={
        'grid size-11 place-items-center rounded-md bg-surface text-text-2 ring-1 ring-inset ring-line-strong ' +
        'hover:bg-subtle aria-[current=true]:bg-brand aria-[current=true]:text-on-brand'
      }
    >
      <Icon aria-hidden="true" size={20} weight="bold" />
    </Link>
  )
}

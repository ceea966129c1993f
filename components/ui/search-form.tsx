import { MagnifyingGlassIcon } from '@phosphor-icons/react/ssr'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { ListAddress } from '@/lib/address/list-address'
import { localePath } from '@/lib/i18n/locales'
import { AddressFields } from './address-fields'
import { buttonClass } from './button-class'

interface SearchFormProps<Filters extends { query: string }> {
  /** The list that is searched. */
  address: ListAddress<Filters>
  /** The current query, and the other filters, which stay as they are. */
  filters: Filters
  label: string
  submitLabel: string
  /** Suggestions; rendered in the form, whose field they find. */
  suggestions?: ReactNode
}

/** A search as a plain GET form: works without scripts and leaves an address that can be shared. */
export function SearchForm<Filters extends { query: string }>({
  address,
  filters,
  label,
  submitLabel,
  suggestions,
}: SearchFormProps<Filters>) {
  const locale = useLocale()
  const { query } = filters
  return (
    // The key remounts the field after a navigation; an uncontrolled one would keep the old query.
    <search key={query}>
      <form
        action={localePath(locale, address.path)}
        className="field-frame relative flex items-center gap-3 huge-text:flex-wrap rounded-xl bg-surface border-[1.5px] border-brand py-1.25 pl-4.5 pr-1.5"
      >
        {/* The words need its room on the narrowest phones; the button says the same. */}
        <MagnifyingGlassIcon
          aria-hidden="true"
          size={22}
          weight="bold"
          className="shrink-0 text-link max-[23.5rem]:hidden huge-text:hidden"
        />
        <AddressFields
          address={address}
          filters={filters}
          fields={{
            query: (
              <input
                type="search"
                name={address.params.query.name}
                aria-label={label}
                placeholder={label}
                defaultValue={query}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
                className={
                  'min-h-12 w-full min-w-0 flex-1 huge-text:basis-full rounded-md bg-transparent text-prose text-text ' +
                  'placeholder:text-text-3 placeholder:opacity-100'
                }
              />
            ),
          }}
        />
        {suggestions}
        <button type="submit" className={buttonClass('primary', 'shrink-0')}>
          {submitLabel}
        </button>
      </form>
    </search>
  )
}

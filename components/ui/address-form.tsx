import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { ListAddress } from '@/lib/address/list-address'
import { localePath } from '@/lib/i18n/locales'
import { AddressFields } from './address-fields'

interface AddressFormProps<Filters, Field extends keyof Filters> {
  address: ListAddress<Filters>
  /** The filters of the current address. */
  filters: Filters
  /** The fields by which the form asks for filters. */
  fields: Record<Field, ReactNode>
  label: string
  className: string
  /** Where on the page the form leads to. */
  anchor?: string
  /** Its button. */
  children: ReactNode
}

/** Filters of a list as a plain GET form; the others stay as they are. */
export function AddressForm<Filters, Field extends keyof Filters & string>({
  address,
  filters,
  fields,
  label,
  className,
  anchor,
  children,
}: AddressFormProps<Filters, Field>) {
  const path = localePath(useLocale(), address.path)
  return (
    <form
      // Remounted when the address changes without a page load; uncontrolled fields would keep the old value.
      key={address.href(filters)}
      action={anchor === undefined ? path : `${path}#${anchor}`}
      aria-label={label}
      className={className}
    >
      <AddressFields address={address} filters={filters} fields={fields} />
      {children}
    </form>
  )
}

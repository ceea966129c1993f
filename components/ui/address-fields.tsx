import { Fragment, type ReactNode } from 'react'
import type { ListAddress } from '@/lib/address/list-address'
import { pageParam } from '@/lib/address/params'

interface AddressFieldsProps<Filters, Field extends keyof Filters> {
  address: ListAddress<Filters>
  /** The filters of the current address. */
  filters: Filters
  /** The fields by which the form asks for filters. */
  fields: Record<Field, ReactNode>
}

/**
 * Fields of a GET form in the order of the address, so that what it sends is the address that links have: those it asks for, and hidden
 * ones that keep the other filters. It leads to the first page.
 */
export function AddressFields<Filters, Field extends keyof Filters & string>({
  address,
  filters,
  fields,
}: AddressFieldsProps<Filters, Field>) {
  const visible = new Map<string, ReactNode>(Object.entries(fields))
  return address
    .write(filters)
    .map(({ filter, fields: parameters }) => (
      <Fragment key={filter}>
        {visible.has(filter)
          ? visible.get(filter)
          : parameters
              .filter(([name]) => name !== pageParam.name)
              .map(([name, value]) => (
                <input key={value} type="hidden" name={name} value={value} />
              ))}
      </Fragment>
    ))
}

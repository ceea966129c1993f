import { Fragment, type ReactNode } from 'react'
import type { ListAddress } from '@/lib/address/list-address'
import { pageParam } from '@/lib/address/params'

interface AddressFieldsProps<Filters, Asked extends keyof Filters> {
  address: ListAddress<Filters>
  /** The filters of the current address. */
  filters: Filters
  /** The fields by which the form asks for filters. */
  asked: Record<Asked, ReactNode>
}

/**
 * Fields of a GET form in the order of the address, so that what it sends is the address that links have: those it asks for, and hidden
 * ones that keep the other filters. It leads to the first page.
 */
export function AddressFields<Filters, Asked extends keyof Filters & string>({
  address,
  filters,
  asked,
}: AddressFieldsProps<Filters, Asked>) {
  const visible = new Map<string, ReactNode>(Object.entries(asked))
  return address
    .write(filters)
    .map(({ filter, fields }) => (
      <Fragment key={filter}>
        {visible.has(filter)
          ? visible.get(filter)
          : fields
              .filter(([name]) => name !== pageParam.name)
              .map(([name, value]) => (
                <input key={value} type="hidden" name={name} value={value} />
              ))}
      </Fragment>
    ))
}

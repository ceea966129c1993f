import type { AddressParam, GivenParams } from './params'

type AddressParams<Filters> = { readonly [Key in keyof Filters]: AddressParam<Filters[Key]> }

/** The address of a list: a path, and the filters that its parameters stand for. */
export interface ListAddress<Filters> {
  path: string
  params: AddressParams<Filters>
  /** What the path says without parameters. */
  none: Filters
  read: (given: GivenParams) => Filters
  /** The path with these filters, parameters in the order of the definition. */
  href: (filters?: Partial<Filters>) => string
  /** Hidden fields, name and value, with which a form keeps what it does not ask for itself. @param asked filters with fields of their own */
  fields: (filters: Filters, asked: readonly (keyof Filters)[]) => [string, string][]
}

/** The filters of an address. */
export type AddressFilters<Address> = Address extends ListAddress<infer Filters> ? Filters : never

/**
 * An address by its path and parameters, of which everything else follows.
 * @param reconcile what the filters read together mean, where they depend on each other
 */
export function listAddress<Filters extends object>(
  path: string,
  params: AddressParams<Filters>,
  reconcile: (filters: NoInfer<Filters>) => NoInfer<Filters> = (filters) => filters,
): ListAddress<Filters> {
  const keys = Object.keys(params) as (keyof Filters)[]
  const filtersOf = (valueOf: (key: keyof Filters) => Filters[keyof Filters]) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Filters

  const written = (filters: Partial<Filters>, among = keys) =>
    among.flatMap((key) => {
      const value = filters[key]
      const { name, write } = params[key]
      return value === undefined ? [] : write(value).map((text): [string, string] => [name, text])
    })

  const none = filtersOf((key) => params[key].none)
  return {
    path,
    params,
    none,
    read: (given) => reconcile(filtersOf((key) => params[key].read(given[params[key].name]))),
    href: (filters = {}) => {
      const query = new URLSearchParams(written(filters)).toString()
      return query === '' ? path : `${path}?${query}`
    },
    fields: (filters, asked) =>
      written(
        filters,
        keys.filter((key) => !asked.includes(key)),
      ),
  }
}

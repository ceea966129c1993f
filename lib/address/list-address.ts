import type { AddressParam, GivenParams } from './params'

type AddressParams<Filters> = { readonly [Key in keyof Filters]: AddressParam<Filters[Key]> }

/** A filter as an address says it: name and value of each of its parameters, none at its default. */
interface WrittenFilter<Filters> {
  filter: keyof Filters & string
  fields: [name: string, value: string][]
}

/** The address of a list: a path, and the filters that its parameters stand for. */
export interface ListAddress<Filters> {
  path: string
  params: AddressParams<Filters>
  /** Names of the parameters, in their order. */
  names: readonly string[]
  /** What the path says without parameters. */
  none: Filters
  read: (given: GivenParams) => Filters
  /** The filters in the order of the definition, in which links and forms have them. */
  write: (filters: Partial<Filters>) => WrittenFilter<Filters>[]
  /** The path with these filters. */
  href: (filters?: Partial<Filters>) => string
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
  const keys = Object.keys(params) as (keyof Filters & string)[]
  const filtersOf = (valueOf: (key: keyof Filters) => Filters[keyof Filters]) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Filters

  const fieldsOf = <Key extends keyof Filters>(
    { name, write }: AddressParam<Filters[Key]>,
    value: Filters[Key] | undefined,
  ) => (value === undefined ? [] : write(value).map((text): [string, string] => [name, text]))
  const write = (filters: Partial<Filters>) =>
    keys.map((filter) => ({ filter, fields: fieldsOf(params[filter], filters[filter]) }))

  return {
    path,
    params,
    names: keys.map((key) => params[key].name),
    none: filtersOf((key) => params[key].none),
    read: (given) => reconcile(filtersOf((key) => params[key].read(given[params[key].name]))),
    write,
    href: (filters = {}) => {
      const query = new URLSearchParams(write(filters).flatMap(({ fields }) => fields)).toString()
      return query === '' ? path : `${path}?${query}`
    },
  }
}

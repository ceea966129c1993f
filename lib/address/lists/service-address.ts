import {
  availabilities,
  serviceCategories,
  type ServiceQuery,
  serviceUsers,
  type ServiceUser,
} from '@/lib/schemas/services'
import { type AddressFilters, listAddress } from '../list-address'
import { type ListOrders, orderParam } from '../orders'
import {
  choiceParam,
  flagParam,
  type GivenParams,
  keywordParam,
  pageParam,
  queryParam,
} from '../params'

/** Orders of the directory. */
export const serviceOrders = {
  nama: { sort_by: 'name', sort_order: 'ASC' },
  'nama-turun': { sort_by: 'name', sort_order: 'DESC' },
  terbaru: { sort_by: 'updated_at', sort_order: 'DESC' },
} as const satisfies ListOrders<ServiceQuery>

// Addresses name users in one word.
const userNames: Record<ServiceUser, string> = {
  Umum: 'umum',
  'Pelaku Usaha': 'usaha',
  ASN: 'asn',
}

/** The directory of services; all filters can be combined. */
export const serviceAddress = listAddress('/layanan', {
  query: queryParam,
  category: choiceParam('kategori', serviceCategories, null),
  availability: choiceParam('ketersediaan', availabilities, null),
  /** Whom the service is for. */
  user: choiceParam('untuk', serviceUsers, null, (user) => userNames[user]),
  isFree: flagParam('gratis'),
  isOpen: flagParam('buka'),
  order: orderParam(serviceOrders, 'nama'),
  page: pageParam,
})
export type ServiceFilters = AddressFilters<typeof serviceAddress>

/** What the address says for a category when none has that name, else empty. */
export function unknownCategoryOf(given: GivenParams): string {
  const { name, read } = serviceAddress.params.category
  return read(given[name]) === null ? keywordParam(name).read(given[name]) : ''
}

/** Whether a filter besides query and category narrows the list. */
export const hasFacet = ({ availability, user, isFree, isOpen }: ServiceFilters) =>
  availability !== null || user !== null || isFree || isOpen

/** Whether anything narrows the list; order and page do not. */
export const isNarrowed = (filters: ServiceFilters) =>
  filters.query !== '' || filters.category !== null || hasFacet(filters)

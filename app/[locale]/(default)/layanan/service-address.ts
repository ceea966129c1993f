import { pageParam, textParam, withQuery, type SearchParams } from '@/app/page-params'
import {
  defaultServiceOrder,
  serviceOrders,
  type ServiceFilters,
  type ServiceOrder,
} from '@/components/content/services/service-filters'
import {
  availabilities,
  isServiceCategory,
  serviceUsers,
  type ServiceQuery,
  type ServiceUser,
} from '@/lib/schemas/services'
import { keyword } from '@/lib/schemas/text'

export const servicesPath = '/layanan'

// Addresses name users in one word.
const userParams: Record<ServiceUser, string> = {
  Umum: 'umum',
  'Pelaku Usaha': 'usaha',
  ASN: 'asn',
}
const yes = '1'

interface ServiceListRequest {
  filters: ServiceFilters
  /** What `kategori` says when no category has that name, else empty. */
  unknownCategory: string
}

/** Reads the directory's address. Values that mean nothing fall back to the default; only an unknown category is remembered. */
export async function readServiceAddress(searchParams: SearchParams): Promise<ServiceListRequest> {
  const { q, kategori, ketersediaan, untuk, gratis, buka, urut, halaman } = await searchParams
  const category = textParam(kategori)
  const isKnown = isServiceCategory(category)
  return {
    unknownCategory: isKnown ? '' : keyword.parse(category),
    filters: {
      query: keyword.parse(textParam(q)),
      category: isKnown ? category : null,
      availability: availabilities.find((each) => each === textParam(ketersediaan)) ?? null,
      user: serviceUsers.find((each) => userParams[each] === textParam(untuk)) ?? null,
      isFree: textParam(gratis) === yes,
      isOpen: textParam(buka) === yes,
      order: serviceOrders.find((each) => each === textParam(urut)) ?? defaultServiceOrder,
      page: pageParam(halaman),
    },
  }
}

/** What narrows the directory, by the names of its address; whatever narrows nothing is left out. */
export function narrowingFields({
  query,
  category,
  availability,
  user,
  isFree,
  isOpen,
}: ServiceFilters): Record<string, string> {
  const fields = {
    q: query,
    kategori: category,
    ketersediaan: availability,
    untuk: user && userParams[user],
    gratis: isFree && yes,
    buka: isOpen && yes,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** The order by its name in the address; nothing at the default. */
export const orderField = (order: ServiceOrder): Record<string, string> =>
  order === defaultServiceOrder ? {} : { urut: order }

/** Address of the directory with these filters; whatever is at its default is left out. */
export const servicesHref = (filters: ServiceFilters) =>
  withQuery(servicesPath, {
    ...narrowingFields(filters),
    ...orderField(filters.order),
    halaman: filters.page > 1 ? filters.page : null,
  })

const orders: Record<ServiceOrder, Pick<ServiceQuery, 'sort_by' | 'sort_order'>> = {
  nama: { sort_by: 'name', sort_order: 'ASC' },
  'nama-turun': { sort_by: 'name', sort_order: 'DESC' },
  terbaru: { sort_by: 'updated_at', sort_order: 'DESC' },
}

/** The same filters as the backend names them. */
export const serviceQueryOf = ({
  query,
  category,
  availability,
  user,
  isFree,
  isOpen,
  order,
  page,
}: ServiceFilters): Partial<ServiceQuery> => ({
  q: query,
  cat: category ?? '',
  availability: availability ?? undefined,
  service_user: user ?? undefined,
  is_free: isFree,
  open: isOpen,
  page,
  ...orders[order],
})

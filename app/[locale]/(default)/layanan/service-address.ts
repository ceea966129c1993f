import { pageParam, textParam, withQuery, type SearchParams } from '@/app/page-params'
import { defaultServiceOrder, serviceOrders, type ServiceFilters, type ServiceOrder } from '@/components/content/services/service-filters'
import { availabilities, isServiceCategory, type ServiceQuery } from '@/lib/schemas/services'
import { keyword } from '@/lib/schemas/text'

export const servicesPath = '/layanan'

interface AskedServices {
  filters: ServiceFilters
  /** What `kategori` says when no category has that name, else empty. */
  unknownCategory: string
}

/** Reads the directory's address. Values that mean nothing fall back to the default; only an unknown category is remembered. */
export async function readServiceAddress(searchParams: SearchParams): Promise<AskedServices> {
  const { q, kategori, ketersediaan, urut, halaman } = await searchParams
  const category = textParam(kategori)
  const isKnown = isServiceCategory(category)
  return {
    unknownCategory: isKnown ? '' : keyword.parse(category),
    filters: {
      query: keyword.parse(textParam(q)),
      category: isKnown ? category : null,
      availability: availabilities.find((each) => each === textParam(ketersediaan)) ?? null,
      order: serviceOrders.find((each) => each === textParam(urut)) ?? defaultServiceOrder,
      page: pageParam(halaman),
    },
  }
}

/** Address of the directory with these filters; whatever is at its default is left out. */
export const servicesHref = ({ query, category, availability, order, page }: ServiceFilters) =>
  withQuery(servicesPath, {
    q: query,
    kategori: category,
    ketersediaan: availability,
    urut: order === defaultServiceOrder ? null : order,
    halaman: page > 1 ? page : null,
  })

const orders: Record<ServiceOrder, Pick<ServiceQuery, 'sort_by' | 'sort_order'>> = {
  nama: { sort_by: 'name', sort_order: 'ASC' },
  'nama-turun': { sort_by: 'name', sort_order: 'DESC' },
  terbaru: { sort_by: 'updated_at', sort_order: 'DESC' },
}

/** The same filters as the backend names them. */
export const serviceQueryOf = ({ query, category, availability, order, page }: ServiceFilters): Partial<ServiceQuery> => ({
  q: query,
  cat: category ?? '',
  availability: availability ?? undefined,
  page,
  ...orders[order],
})

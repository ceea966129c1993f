import { z } from 'zod'
import { isRecord } from '@/lib/json'
import { popularService } from '@/lib/schemas/popular-services'
import {
  availabilities,
  serviceCategories,
  serviceDetail,
  serviceFacets,
  serviceItem,
  type ServiceList,
  type ServiceQuery,
} from '@/lib/schemas/services'
import type { ServicesPort } from '@/lib/server/content/ports'
import type { Locale } from '@/lib/i18n/locales'
import { itemOf, itemsOf, listMetaOf, metaIn } from './envelope'
import { pathPart, type Query } from './query'
import { indonesian, type Remote } from './remote'
import { cleanHtml } from './rich-text'

const categoryCount = z.object({
  name: z.enum(serviceCategories),
  label: z.string(),
  count: z.number().int(),
})

const block = { title: '', is_active: 0, items: [] }
const defaults = {
  ...indonesian,
  technical: 'Offline',
  operator_status: 'Aktif',
  service_user: 'Umum',
  is_active: 0,
  cover: { video: null, image: null },
  service_fee: {
    has_range: 0,
    minimum_fee: 0,
    maximum_fee: 0,
    has_description: 0,
    description: '',
  },
  benefits: block,
  facilities: block,
  terms_and_conditions: { ...block, cover: null },
  service_procedures: { ...block, cover: null },
  infographics: { is_active: 0, images: [] },
  faq: { is_active: 0, items: [] },
  minimum_fee: 0,
  maximum_fee: 0,
  has_range: 0,
  has_description: 0,
  hours_kind: 'office',
}

/** Whether and how a service can be used, from the two fields that older answers have (contract 4.2). */
function availabilityOf(value: Record<string, unknown>): unknown {
  if (availabilities.some((each) => each === value['availability'])) return value['availability']
  if (value['operator_status'] === 'Tidak Aktif') return 'NOT_OPERATED'
  const technical = typeof value['technical'] === 'string' ? value['technical'].toUpperCase() : ''
  return technical === 'ONLINE' ? 'ONLINE' : 'OFFLINE'
}

/** Older shapes brought to the present ones: availability from its parts, questions under `Items`. */
function shaped(value: unknown): unknown {
  if (!isRecord(value)) return value
  const faq: unknown = value['faq']
  return {
    ...value,
    availability: availabilityOf(value),
    name: value['name'] ?? value['service_name'],
    ...(isRecord(faq) && { faq: { ...faq, items: faq['items'] ?? faq['Items'] } }),
  }
}

/** How services of older lists are read. */
export const serviceReading = ({ reading }: Remote) => reading(defaults, shaped)

/** A yes is asked for; a no is what everybody means who says nothing. */
const wishes = ({
  is_free: isFree,
  open,
  ...rest
}: Partial<Omit<ServiceQuery, 'paginated'>>): Query => ({
  ...rest,
  is_free: isFree || undefined,
  open: open || undefined,
})

/** Services of the provincial API. */
export function createRemoteServices(remote: Remote): ServicesPort {
  const [{ api }, reading] = [remote, serviceReading(remote)]
  const path = '/v1/public/master-data-publications'

  async function list(
    { paginated, page, per_page, ...query }: Partial<ServiceQuery>,
    locale: Locale,
  ): Promise<ServiceList> {
    const body = await api.read({
      path,
      query: { ...wishes(query), ...(paginated && { page, per_page }) },
      locale,
    })
    const data = itemsOf(serviceItem, body, reading)
    const { total_count } = listMetaOf(body, data.length)
    const meta = metaIn(body)
    const lastUpdated = meta['last_updated']
    return {
      data,
      meta: {
        total_count,
        static_count: Math.round(Number(meta['static_count'] ?? total_count)) || 0,
        last_updated: typeof lastUpdated === 'string' && lastUpdated !== '' ? lastUpdated : null,
      },
    }
  }

  return {
    list,

    async bySlug(slug, locale) {
      const item = itemOf(
        serviceDetail,
        await api.read({ path: `${path}/slug/${pathPart(slug)}`, locale }),
        reading,
      )
      return item && { ...item, content: cleanHtml(item.content, locale) }
    },

    async facets({ q, cat, type, availability, service_user, is_free, open }) {
      const none = { availability: [], service_user: [], is_free: 0, open: 0 }
      return (
        itemOf(
          serviceFacets,
          await api.read({
            path: `${path}/facets`,
            query: wishes({ q, cat, type, availability, service_user, is_free, open }),
          }),
        ) ?? none
      )
    },

    categories: async (locale) =>
      itemsOf(categoryCount, await api.read({ path: `${path}/categories`, locale }), {
        // The name itself where the response has none for people.
        shape: (each) =>
          isRecord(each) ? { ...each, label: each['label'] ?? each['name'] } : each,
      }),

    popular: async (audience, locale) =>
      itemsOf(
        popularService,
        await api.read({ path: '/v1/public/popular-services', query: { audience }, locale }),
      ),
    slugs: async () =>
      (await list({}, 'id')).data.map(({ slug, updated_at }) => ({ slug, updated_at })),
  }
}

import { z } from 'zod'
import {
  lifeEventList,
  lifeEventParts,
  lifeEventPartsQuery,
  lifeEventQuery,
  lifeEventServiceList,
  lifeEventServiceQuery,
} from '@/lib/schemas/life-events'
import { popularServiceList, popularServiceQuery } from '@/lib/schemas/popular-services'
import { previewQuery } from '@/lib/schemas/previews'
import {
  serviceCategories,
  serviceFacets,
  serviceItem,
  serviceQuery,
  serviceSingle,
} from '@/lib/schemas/services'
import { serviceFile } from '@/lib/server/seed/service-file'
import { pathsOf } from '../path-description'

const { get, post } = pathsOf('Public services')

const previewPath = '/v1/public/master-data-publications/preview/[id]'

const asked = serviceQuery.omit({ paginated: true })
const serviceList = z.object({
  data: z.array(serviceItem),
  meta: z.object({
    total_count: z.number().int(),
    last_updated: z.string().nullable(),
    static_count: z.number().int(),
  }),
})
const categories = z.object({
  data: z.array(
    z.object({ name: z.enum(serviceCategories), label: z.string(), count: z.number().int() }),
  ),
})

export const servicePaths = [
  get(
    '/v1/public/master-data-publications',
    'Public services; in pages only when `page` or `per_page` is given',
    serviceList,
    { query: asked },
  ),
  get(
    '/v1/public/master-data-publications/facets',
    'How many services each further choice would leave',
    z.object({ data: serviceFacets }),
    {
      query: asked.omit({ page: true, per_page: true, sort_by: true, sort_order: true }),
    },
  ),
  get(
    '/v1/public/master-data-publications/categories',
    'The nine service categories with their counts',
    categories,
  ),
  get('/v1/public/master-data-publications/slug/[slug]', 'One public service', serviceSingle),
  get(
    previewPath,
    'The draft of a public service, or its live version; 404 for every token that does not open it',
    serviceSingle,
    { query: previewQuery },
  ),
  post(
    previewPath,
    'A document of an editor as the page of the service would show it; nothing is stored',
    serviceSingle,
    {
      query: previewQuery,
      body: serviceFile,
      failures: [401, 403, 404, 413, 415, 422],
    },
  ),
  get('/v1/public/popular-services', 'Three services for each audience', popularServiceList, {
    query: popularServiceQuery,
  }),
  get('/v1/public/life-events', 'Life events with the number of services', lifeEventList, {
    query: lifeEventQuery,
  }),
  get('/v1/public/life-events/parts', 'All life events for menus', lifeEventParts, {
    query: lifeEventPartsQuery,
  }),
  get(
    '/v1/public/life-events/services',
    'Services of a life event, named by `kategori`',
    lifeEventServiceList,
    { query: lifeEventServiceQuery, failures: [404] },
  ),
]
